"""The accuracy of a side in a reviewed game, and the summary of a game."""

import pytest

from studio.game.notation import point_from_human
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.accuracy import accuracies
from studio.insight.game_summary import summary_of

NOUGHTS = PRESETS["tic-tac-toe"]


def game(moves: str, *rates: tuple[float, float] | None) -> GameRecord:
    """Return a record. For each position, `rates` are the win rates of the best move, c3, and of the played move, for
    the side to move; None without an analysis.
    """
    record, points = GameRecord(NOUGHTS), [point_from_human(text, NOUGHTS) for text in moves.split()]
    node = record.root
    for point, pair in zip([*points, None], [*rates, *[None] * (len(points) + 1 - len(rates))], strict=True):
        if pair is not None:
            best, played = pair
            rows = [Candidate(point_from_human("c3", NOUGHTS), 9000, 2 * best - 1)]
            rows += [Candidate(point, 8000, 2 * played - 1)] if point is not None else []
            record.set_analysis(node, PositionAnalysis(17_000, tuple(rows)))
        if point is not None:
            node = record.add(node, point)
    return record


def test_it_is_one_minus_the_average_loss_of_win_rate() -> None:
    record = game("a1 b2 a2 b1", (0.7, 0.4), (0.6, 0.6), (0.4, 0.4), (0.6, 0.6), (0.4, 0.4))
    assert accuracies(record) == {Stone.BLACK: pytest.approx(0.85), Stone.WHITE: pytest.approx(1.0)}


def test_a_game_without_enough_analyses_has_none() -> None:
    assert accuracies(game("a1 b2 a2 b1")) == {}
    assert accuracies(game("a1 b2 a2 b1", None, (0.5, 0.5), None, (0.5, 0.5))) == {}


def test_a_summary_has_the_facts_of_the_record() -> None:
    record = game("a1 b2 a2")
    record.black, record.white, record.result, record.date = "Ann", "", "B+R", "2026-03-01"
    record.add(record.root, 4)
    found = summary_of(record)
    assert (found.black, found.white, found.result, found.date, found.moves) == ("Ann", "", "B+R", "2026-03-01", 3)
    assert found.rules == NOUGHTS
