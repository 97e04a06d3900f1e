"""Small reviewed games for tests of reports."""

from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.keeping.review_report import ReviewedGame
from tests.game.boards import game
from tests.insight.reviews import finish_review
from tests.keeping.missed import left_alone

NINE = PRESETS["gomoku-9"]
OPENING = "e5 f6 d4 f4 c3 g7"


def reviewed(
    moves: str, *losses: float, black: str = "Ann", white: str = "Ben", result: str = "", rules: Rules = NINE
) -> GameRecord:
    """Return a record in which the best move has a win rate of 70 %, and each played move loses this much of it."""
    record = game(moves, rules)
    record.black, record.white, record.result = black, white, result
    line, best = record.main_line(), point_from_human("a1", rules)
    for node, after, loss in zip(line, line[1:], losses, strict=False):
        assert after.move is not None
        rows = (Candidate(best, 6_000, 0.4), Candidate(after.move.point, 5_000, 2 * (0.7 - loss) - 1))
        record.set_analysis(node, PositionAnalysis(11_000, rows, "studio", threats=ThreatsFound()))
    last = (Candidate(best, 6_000, 0.4),)
    record.set_analysis(line[-1], PositionAnalysis(6_000, last, "studio", threats=ThreatsFound()))
    return finish_review(record)


def two_games() -> list[ReviewedGame]:
    """Return a game between Ann and Ben, and one between Ben and Ann that White lost by overlooking a four."""
    first = reviewed(OPENING, 0.4, 0.0, 0.45, 0.6, 0.4, 0.4, result="W+R")
    first.date = "2026-03-02"
    for node, time_ms in zip(first.main_line()[1:], (1500, 2500, 3500, None, None, 500), strict=True):
        first.set_time(node, time_ms)
    second = left_alone()
    second.black, second.white, second.result, second.date = "Ben", "ann ", "B+R", "2026-03-01"
    return [ReviewedGame(first, "one.sgf"), ReviewedGame(second, "two.sgf", 2)]
