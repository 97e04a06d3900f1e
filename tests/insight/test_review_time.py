"""The estimated time of a review."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.node import Node
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.insight.confirming import FACTOR
from studio.insight.review_time import ReviewTime, evenly_spread
from studio.insight.reviewing import QUICK_SIMULATIONS, ReviewQueue, ReviewTask, TaskKind
from tests.game.boards import game

LIMIT = Limit(simulations=100_000)
EACH = 1e-4
"""The seconds of a simulation."""


def measured(record: GameRecord, *, threads: int = 1, load: float = 1.0, decided: tuple[int, ...] = ()) -> ReviewTime:
    line = record.main_line()
    times = ReviewTime(line, threads)
    for ply, node in enumerate(line):
        simulations = 10 if ply in decided else QUICK_SIMULATIONS
        known = KnownResult(Proof.DRAW) if ply in decided else KnownResult()
        analysis = PositionAnalysis(simulations, (Candidate(0, simulations, 0.0),), known=known)
        task = ReviewTask(node, record.position(node), Limit(simulations=QUICK_SIMULATIONS), TaskKind.QUICK)
        times.note(task, load * EACH * simulations, EACH * simulations, analysis)
    return times


def pending(record: GameRecord) -> list[Node]:
    return record.main_line()


def test_the_time_grows_with_the_limit_and_shrinks_with_the_threads() -> None:
    record = game("h8 i9 g7")
    one = measured(record).estimate(pending(record), LIMIT)
    assert one == pytest.approx(4 * 100_000 * EACH, rel=0.15), "and some comparisons"
    assert measured(record).estimate(pending(record), Limit(simulations=200_000)) == pytest.approx(2 * one)
    assert measured(record, threads=2).estimate(pending(record), LIMIT) == pytest.approx(one / 2)
    assert measured(record, load=3.0).estimate(pending(record), LIMIT) == pytest.approx(3 * one)


def test_decided_positions_take_no_time() -> None:
    record = game("h8 i9 g7")
    times = measured(record, decided=(0, 1, 2, 3))
    assert times.estimate(pending(record), LIMIT) == 0.0


def test_a_limit_of_time_is_the_time() -> None:
    record = game("h8 i9 g7")
    found = measured(record).estimate(pending(record), Limit(seconds=5))
    assert found == pytest.approx(20, rel=0.15)


def test_slower_full_searches_correct_the_estimate() -> None:
    record = game("h8 i9 g7")
    times, line = measured(record), record.main_line()
    before = times.estimate(line[:2], LIMIT)
    for node in line[2:]:
        task = ReviewTask(node, record.position(node), LIMIT)
        times.note(task, 20.0, 20.0, PositionAnalysis(100_000, (Candidate(0, 100_000, 0.0),)))
    assert times.estimate(line[:2], LIMIT) == pytest.approx(2 * before, rel=0.2)
    assert times.simulations_per_second == pytest.approx(5_000, rel=0.1)


def test_quick_searches_that_are_missing_count() -> None:
    record, limit = game("h8 i9 g7"), Limit(depth=20)
    queue = ReviewQueue(record, record.main_line(), limit, "studio", Parameters())
    assert ReviewTime(record.main_line()).left(queue, limit) is None
    times = measured(record)
    left = times.left(queue, limit)
    assert left is not None
    assert left - times.estimate(queue.pending, limit) == pytest.approx(4 * QUICK_SIMULATIONS * EACH)


def test_long_searches_that_confirm_marks_count() -> None:
    """After the first move the win rate of its player falls from 0.5 to 0.2."""
    record = game("h8 i9")
    queue = ReviewQueue(record, record.main_line(), LIMIT, "studio", Parameters())
    line, times = record.main_line(), ReviewTime(record.main_line())
    for node, rate in zip(line, (0.5, 0.8, 0.2), strict=True):
        analysis = PositionAnalysis(QUICK_SIMULATIONS, (Candidate(0, QUICK_SIMULATIONS, 2 * rate - 1),))
        task = ReviewTask(node, record.position(node), Limit(simulations=QUICK_SIMULATIONS), TaskKind.QUICK)
        times.note(task, EACH * QUICK_SIMULATIONS, EACH * QUICK_SIMULATIONS, analysis)
    left = times.left(queue, LIMIT)
    assert left is not None
    quick, each_long = 3 * QUICK_SIMULATIONS * EACH, FACTOR * 100_000 * EACH
    confirmations = left - quick - times.estimate(queue.pending, LIMIT)
    assert confirmations == pytest.approx(2 * each_long, rel=0.1), "before and after the move"


def test_a_loss_of_win_rate_is_expected_to_need_a_comparison() -> None:
    record = game("h8 i9")
    line = record.main_line()
    expected = []
    for value in (0.0, 0.9):
        times = ReviewTime(line)
        for node, won in zip(line, (0.0, value, 0.0), strict=True):
            analysis = PositionAnalysis(QUICK_SIMULATIONS, (Candidate(0, 9, won),), threats=ThreatsFound())
            task = ReviewTask(node, record.position(node), Limit(simulations=QUICK_SIMULATIONS), TaskKind.QUICK)
            times.note(task, 0.1, 0.1, analysis)
        expected.append(times.estimate(line, LIMIT))
    assert expected[1] > 1.2 * expected[0]


def test_samples_are_spread_evenly() -> None:
    nodes = game("h8 i9 g7 g8 f6 f7 e5").main_line()
    assert evenly_spread(nodes, 4) == [nodes[0], nodes[2], nodes[4], nodes[6]]
    assert evenly_spread(nodes, 99) == nodes


def test_the_few_simulations_of_a_decided_position_do_not_measure_comparisons() -> None:
    record = game("h8 i9")
    line, times = record.main_line(), ReviewTime(record.main_line())
    for node, simulations, known in zip(
        line, (QUICK_SIMULATIONS, 2, QUICK_SIMULATIONS), (Proof.UNKNOWN, Proof.WIN, Proof.UNKNOWN), strict=True
    ):
        analysis = PositionAnalysis(simulations, (Candidate(0, simulations, 0.0),), known=KnownResult(known))
        task = ReviewTask(node, record.position(node), Limit(simulations=QUICK_SIMULATIONS), TaskKind.QUICK)
        times.note(task, 0.1, 0.1, analysis)
    assert times.estimate(line, LIMIT) == pytest.approx(40), "two searches and two comparisons"
