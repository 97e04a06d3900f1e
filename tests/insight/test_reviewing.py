"""The order of the searches of a review."""

from collections.abc import Callable

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.judgement import MoveJudgement, Prospect
from studio.game.merged_analysis import merged_analysis
from studio.game.position_analysis import Candidate, KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.insight.confirming import FACTOR
from studio.insight.judgements import MISTAKE
from studio.insight.review_time import ReviewTime
from studio.insight.reviewing import QUICK_SIMULATIONS, ReviewQueue, ReviewTask, TaskKind
from tests.game.boards import game

SIX = PRESETS["gomoku-6"]
LIMIT = Limit(simulations=10 * QUICK_SIMULATIONS)


def queue(record: GameRecord, limit: Limit = LIMIT, *, again: bool = False) -> ReviewQueue:
    return ReviewQueue(record, record.main_line(), limit, "studio", Parameters(), again=again)


def found(simulations: int, value: float = 0.0) -> PositionAnalysis:
    return PositionAnalysis(simulations, (Candidate(0, simulations, value),), threats=ThreatsFound())


def do(record: GameRecord, given: ReviewQueue, task: ReviewTask) -> None:
    assert task.limit.simulations is not None
    record.set_analysis(task.node, found(task.limit.simulations))
    given.finish(task)


def test_full_searches_wait_for_all_quick_ones() -> None:
    record = game("c3 d4", SIX)
    given = queue(record)
    quick = [given.next() for _ in range(3)]
    assert [task.kind for task in quick if task is not None] == [TaskKind.QUICK] * 3
    assert given.next() is None
    for task in quick:
        assert task is not None
        do(record, given, task)
    full = given.next()
    assert full is not None
    assert (full.kind, full.node, full.needs_threats) == (TaskKind.FULL, record.main_line()[-1], False)


def test_a_move_is_judged_once_when_both_positions_are_searched() -> None:
    record = game("c3 d4", SIX)
    line, given = record.main_line(), queue(record)
    judged = []
    while (task := given.next()) is not None:
        do(record, given, task)
        judged.append([line.index(node) for node in given.take_judged()])
    judged.append([line.index(node) for node in given.take_judged()])
    assert [ply for each in judged for ply in each] == [2, 1]
    assert given.is_finished
    assert (given.done, given.of, given.quick_done, given.quick_of) == (3, 3, 3, 3)


def test_a_position_that_the_quick_search_decides_needs_no_full_search() -> None:
    record = game("c3 d4", SIX)
    given = queue(record)
    while (task := given.next()) is not None:
        assert task.kind is TaskKind.QUICK
        record.set_analysis(task.node, PositionAnalysis(5, known=KnownResult(Proof.DRAW, 30), threats=ThreatsFound()))
        given.finish(task)
    assert given.is_finished


def test_only_what_is_missing_is_searched() -> None:
    record = game("c3 d4", SIX)
    first, second, third = record.main_line()
    record.set_analysis(first, found(10 * QUICK_SIMULATIONS))
    record.set_analysis(second, found(QUICK_SIMULATIONS))
    given = queue(record)
    kinds = []
    while (task := given.next()) is not None:
        kinds.append((task.kind, record.main_line().index(task.node)))
        do(record, given, task)
    assert kinds == [(TaskKind.QUICK, 2), (TaskKind.FULL, 2), (TaskKind.FULL, 1)]
    assert third.analysis is not None
    assert queue(record).next() is None
    assert queue(record, again=True).of == 3


def test_a_short_search_by_time_is_not_sufficient() -> None:
    record = game("c3", SIX)
    parameters = Parameters().as_dict()
    for seconds, of in ((0.1, 2), (0.99, 0), (None, 0)):
        for node in record.main_line():
            node.analysis = PositionAnalysis(
                9, (Candidate(0, 9, 0.0),), "studio", parameters, seconds=seconds, threats=ThreatsFound()
            )
        assert queue(record, Limit(seconds=1.0)).of == of


@pytest.mark.parametrize(
    ("limit", "seconds", "depth", "of"),
    [
        (Limit(simulations=500, seconds=1.0), 0.5, 3, 2),
        (Limit(simulations=500, seconds=1.0), 1.0, 3, 0),
        (Limit(simulations=500, seconds=1.0), None, None, 2),
        (Limit(simulations=500, depth=9), 1.0, 9, 0),
        (Limit(simulations=500, depth=9), 1.0, 8, 2),
        (Limit(simulations=500), 1.0, 9, 2),
    ],
)
def test_a_search_that_another_limit_ended_is_not_repeated(
    limit: Limit, seconds: float | None, depth: int | None, of: int
) -> None:
    record, parameters = game("c3", SIX), Parameters()
    for node in record.main_line():
        node.analysis = PositionAnalysis(
            9,
            (Candidate(0, 9, 0.0),),
            "studio",
            parameters.as_dict(),
            seconds=seconds,
            depth=depth,
            threats=ThreatsFound(),
        )
    assert queue(record, limit).of == of
    other = ReviewQueue(record, record.main_line(), limit, "classic-uct", parameters)
    assert other.of == 2, "another profile may find something else"


def test_a_deleted_move_is_left_out() -> None:
    record = game("c3 d4 c4", SIX)
    line, given = record.main_line(), queue(record, Limit(simulations=50))
    record.delete(line[2])
    nodes = []
    while (task := given.next()) is not None:
        nodes.append(line.index(task.node))
        do(record, given, task)
    assert nodes == [1, 0]
    assert given.is_finished


OTHER = 0
"""The point of a move that is not played."""
Rates = Callable[[int, Limit], float]


def search(record: GameRecord, rates: Rates, task: ReviewTask) -> PositionAnalysis:
    """Return the result of a task. A search that compares moves gives the played one the rate after it."""
    line, simulations = record.main_line(), task.limit.simulations or 0
    ply = line.index(task.node)
    points = sorted(task.steering.only) or [OTHER]
    own = {point: rates(ply, task.limit) if point == OTHER else 1 - rates(ply + 1, task.limit) for point in points}
    rows = tuple(Candidate(point, simulations // len(points), 2 * rate - 1) for point, rate in own.items())
    return PositionAnalysis(simulations, rows, threats=ThreatsFound(), is_steered=task.is_steered)


def reviewed(
    rates: Rates, free: int = 1, proven: dict[int, PositionAnalysis] | None = None
) -> tuple[GameRecord, list[tuple[TaskKind, int]]]:
    """Review a game of three moves with `free` threads. `rates` returns the win rate of the side to move at a ply, and
    `proven` has the results of searches that end with a proof.

    Return the game with its judgements, and the long searches and comparisons in the order of their ends.
    """
    record = game("c3 d4 c4", SIX)
    line, given = record.main_line(), queue(record)
    running: list[ReviewTask] = []
    ended = []
    while True:
        while len(running) < free and (task := given.next()) is not None:
            running.append(task)
        if not running:
            break
        task = running.pop(0)
        ply = line.index(task.node)
        analysis = (proven or {}).get(ply) or task.found or search(record, rates, task)
        if task.kind is not TaskKind.AHEAD:
            record.set_analysis(task.node, merged_analysis(task.node.analysis, analysis))
        given.finish(task, analysis)
        if not task.is_of_position:
            ended.append((task.kind, ply))
    assert given.is_finished
    for node, judgement in list(given.judgements()):
        record.set_judgement(node, judgement)
    return record, ended


def marks(record: GameRecord) -> list[int]:
    judged = [node.judgement for node in record.main_line()[1:]]
    return [ply for ply, each in enumerate(judged, 1) if each is not None and each.drop >= MISTAKE]


@pytest.mark.parametrize("free", [1, 2, 3])
@pytest.mark.parametrize("after", [0.8, 0.5])
def test_a_mark_stands_only_if_long_searches_confirm_it(free: int, after: float) -> None:
    """Move 2 seems to lose 30 %. A long search after it says the same, or that it loses nothing."""

    def rate(ply: int, limit: Limit) -> float:
        is_long = limit.simulations == FACTOR * 10 * QUICK_SIMULATIONS
        return {2: after if is_long else 0.8, 3: 0.2}.get(ply, 0.5)

    record, ended = reviewed(rate, free)
    long = sorted({ply for kind, ply in ended if kind is TaskKind.CONFIRMATION})
    assert long == [1, 2]
    assert marks(record) == ([2] if after == 0.8 else [])


@pytest.mark.parametrize("free", [1, 2])
@pytest.mark.parametrize("hope", [0.5, 0.02])
def test_a_proven_loss_is_a_mistake_only_if_a_long_search_finds_a_better_move(free: int, hope: float) -> None:
    """Move 2 is proven to lose. The other moves seem to hold; a long search says the same, or that they lose, too."""
    proven = PositionAnalysis(9, known=KnownResult(Proof.WIN, 7), threats=ThreatsFound())

    def rate(ply: int, limit: Limit) -> float:
        is_long = limit.simulations == FACTOR * 10 * QUICK_SIMULATIONS
        return hope if ply == 1 and is_long else 0.5

    record, ended = reviewed(rate, free, {2: proven})
    assert [(kind, ply) for kind, ply in ended if ply == 1] == [(TaskKind.COMPARISON, 1), (TaskKind.CONFIRMATION, 1)]
    assert marks(record) == ([2] if hope == 0.5 else [])


@pytest.mark.parametrize("free", [1, 3])
@pytest.mark.parametrize(
    ("plies", "is_limited", "hope", "is_asked"),
    [(None, True, 0.5, True), (7, True, 0.5, False), (None, False, 0.5, False), (None, True, 0.02, False)],
)
def test_a_mistake_that_loses_in_an_unknown_number_of_plies_gets_a_long_threat_search(
    plies: int | None, is_limited: bool, hope: float, is_asked: bool, free: int
) -> None:
    known, threats = KnownResult(Proof.WIN, plies), ThreatsFound(is_limited=is_limited)
    proven = PositionAnalysis(9, known=known, threats=threats)

    def rate(ply: int, limit: Limit) -> float:
        is_long = limit.simulations == FACTOR * 10 * QUICK_SIMULATIONS
        return hope if ply == 1 and is_long else 0.5

    record, ended = reviewed(rate, free, {2: proven})
    assert ended.count((TaskKind.THREATS, 2)) == is_asked
    assert all(kind is not TaskKind.THREATS or ply == 2 for kind, ply in ended)
    assert queue(record).next() is None, "a search that found nothing is not repeated"


def test_the_estimate_counts_long_threat_searches() -> None:
    def left(*, is_limited: bool, measured: float | None = None) -> float:
        proven = PositionAnalysis(9, known=KnownResult(Proof.WIN), threats=ThreatsFound(is_limited=is_limited))
        record, _ended = reviewed(lambda _ply, _limit: 0.5, 1, {2: proven})
        line = record.main_line()
        record.set_judgement(line[2], None)
        review, times = queue(record), ReviewTime(line)
        quick = ReviewTask(line[0], record.position(line[0]), Limit(simulations=9), TaskKind.QUICK, needs_threats=False)
        times.note(quick, 0.1, 0.1, PositionAnalysis(9))
        if measured is not None:
            long = ReviewTask(line[2], record.position(line[2]), LIMIT, TaskKind.THREATS, needs_threats=False)
            times.note(long, 0.0, 0.0, proven, measured)
        seconds = times.left(review, LIMIT)
        assert seconds is not None
        return seconds

    without = left(is_limited=False)
    assert left(is_limited=True) - without == pytest.approx(20), "the assumption"
    assert left(is_limited=True, measured=4.0) - without == pytest.approx(4)


def test_a_thread_that_would_wait_searches_ahead_and_nothing_is_searched_twice() -> None:
    def rate(ply: int, _limit: Limit) -> float:
        return {1: 0.8, 2: 0.2, 3: 0.9}.get(ply, 0.5)

    one, several = reviewed(rate), reviewed(rate, 4)
    assert [node.judgement for node in one[0].main_line()] == [node.judgement for node in several[0].main_line()]
    assert TaskKind.AHEAD not in {kind for kind, _ in one[1]}
    ahead = [ply for kind, ply in several[1] if kind is TaskKind.AHEAD]
    assert ahead
    assert len(set(ahead)) == len(ahead)
    confirmed = [ply for kind, ply in several[1] if kind is TaskKind.CONFIRMATION]
    assert len(set(confirmed)) == len(confirmed)


def test_a_finished_review_needs_no_further_search() -> None:
    record, _ = reviewed(lambda ply, _limit: {2: 0.8, 3: 0.2}.get(ply, 0.5))
    assert queue(record).next() is None


def test_a_smaller_limit_keeps_the_judgements_of_a_deeper_review() -> None:
    record = game("c3 d4", SIX)
    for node in record.main_line():
        record.set_analysis(node, found(LIMIT.simulations or 0))
    first = MoveJudgement(0.3, 5, before=Prospect(0.6), after=Prospect(0.3))
    node = record.main_line()[1]
    record.set_judgement(node, first)
    smaller = queue(record, Limit(simulations=QUICK_SIMULATIONS))
    assert (smaller.of, smaller.next(), smaller.is_finished, smaller.kept) == (0, None, True, 1)
    assert dict(smaller.judgements())[node] is first
    assert smaller.take_judged() == [record.main_line()[2], node]
    assert queue(record).kept == 0, "the same limit judges the moves again"
    assert queue(record, Limit(simulations=QUICK_SIMULATIONS), again=True).kept == 0
