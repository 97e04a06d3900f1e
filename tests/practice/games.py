"""A reviewed game with a missed win, a move that is only a mistake, and a missed defence; and a folder for cards."""

from datetime import date

from studio.exercises.exercise import setup_of
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof, ThreatsFound, ThreatWin
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.practice.card import Answer, Card, Kind, Origin
from studio.practice.collecting import cards_of
from tests.exercises.boards import MISSED, SEVEN, point, position, record
from tests.insight.reviews import finish_review

TODAY = date(2026, 11, 2)
BLACK, WHITE = Stone.BLACK, Stone.WHITE


def row(
    name: str, rate: float, visits: int = 5000, proof: Proof = Proof.UNKNOWN, line: str = "", plies: int | None = None
) -> Candidate:
    points = tuple(point(each) for each in line.split()) or (point(name),)
    return Candidate(point(name), visits, 2 * rate - 1, None, proof, points, plies)


def missed_win() -> GameRecord:
    """Return a game in which Black misses a win by fours with its first move, and White answers well."""
    game = record(MISSED)
    game.black, game.white, game.date = "Ada", "Studio (casual)", "2026-11-01"
    root, after = game.main_line()[:2]
    win = ThreatWin("fours", (point("d1"), point("d4"), point("e1")))
    won = row("d1", 1.0, 900, Proof.WIN, "d1 d4 e1", 3)
    others = (row("e1", 0.99, 3000, line="e1 d1"), row("d4", 0.4, 2000, line="d4 d1"), row("g7", 0.2, 300))
    game.set_analysis(root, PositionAnalysis(6200, (won, *others), threats=ThreatsFound(win)))
    game.set_analysis(
        after,
        PositionAnalysis(5000, (row("d1", 0.7, 4000, line="d1 e1 f1"), row("c1", 0.1, 10)), threats=ThreatsFound()),
    )
    return finish_review(game)


def missed_defence() -> GameRecord:
    """Return a game in which White does not defend against a win by fours."""
    game = GameRecord(SEVEN)
    passing = position()
    passing.set_up({}, WHITE)
    game.set_setup(game.root, setup_of(passing))
    node = game.add(game.root, point("g7"))
    win = ThreatWin("fours", (point("d1"), point("d4"), point("e1")), (point("d1"), point("e1")))
    rows = row("d1", 0.6, line="d1 c1"), row("g7", 0.0, 900, Proof.LOSS, "g7 d1", 4)
    game.set_analysis(game.root, PositionAnalysis(6000, rows, threats=ThreatsFound(menace=win)))
    answered = ThreatsFound(ThreatWin("fours", win.line))
    best = row("d1", 1.0, 900, Proof.WIN, "d1 d4 e1", 3)
    game.set_analysis(node, PositionAnalysis(900, (best,), known=best.known, threats=answered))
    return finish_review(game)


def quiet() -> GameRecord:
    """Return a game with a mistake that no proof shows."""
    game = GameRecord(SEVEN)
    node = game.add(game.root, point("a1"))
    rows = (row("d4", 0.62, 6000, line="d4 e5 d3"), row("c4", 0.60, 3000), row("b2", 0.45, 2000))
    game.set_analysis(
        game.root,
        PositionAnalysis(
            14_000, (*rows, row("a1", 0.3, 2500, line="a1 d4"), row("g1", 0.35, 20)), threats=ThreatsFound()
        ),
    )
    game.set_analysis(node, PositionAnalysis(9000, (row("d4", 0.7, 9000, line="d4 c4 d3"),), threats=ThreatsFound()))
    return finish_review(game)


def card(number: int = 0) -> Card:
    """Return a card; another number is another position."""
    if number == 0:
        return next(cards_of(missed_win()))
    rules = PRESETS["gomoku-15"]
    cells = ["."] * rules.size
    cells[number], cells[150 + number // 3] = "X", "O"
    rows = [" ".join(cells[start : start + 15]) for start in range(0, rules.size, 15)]
    best, played = Answer(112, 0.6, 4000, line=(112, 113)), Answer(224, 0.3, 4000, line=(224, 112))
    return Card(rules.text, "\n".join(rows), Kind.MISTAKE, played, (best,), origin=Origin("Ada", "Bob", "", number))


def cards(count: int) -> list[Card]:
    return [card(number + 1) for number in range(count)]
