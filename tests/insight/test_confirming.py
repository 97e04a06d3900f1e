"""Marks that rest on win rates stand only after long searches of both positions."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import merged_analysis
from studio.game.position_analysis import KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.insight.confirming import FACTOR, Confirming, LongSearch
from studio.insight.judgements import verdict
from studio.insight.reviewing import ReviewQueue
from tests.insight.played import OTHER, PLAYED, THIRD, Played, point, row

SIMULATIONS = 10_000
CONFIRMING = Confirming(Limit(simulations=SIMULATIONS))
WON = KnownResult(Proof.WIN, 5)


def search(rate: float, move: str = OTHER, *, of: int = SIMULATIONS, played: int = 0) -> PositionAnalysis:
    """Return a search that prefers `move` with this win rate, and gave the played move `played` visits."""
    rows = [row(move, of - played, rate), row(PLAYED, played, rate - 0.01)]
    return PositionAnalysis(of, tuple(each for each in rows if each.visits), threats=ThreatsFound())


def long(rate: float, move: str = OTHER, played: int = 0) -> PositionAnalysis:
    return search(rate, move, of=FACTOR * SIMULATIONS, played=played)


def compared(better: float, played: float) -> PositionAnalysis:
    """Return a steered search that gave both moves 5,000 visits."""
    rows = (row(OTHER, 5_000, better), row(PLAYED, 5_000, played))
    return PositionAnalysis(SIMULATIONS, rows, is_steered=True)


def suspect() -> Played:
    """Return a move that a review of 10,000 simulations would mark: it loses 30 %."""
    played = Played(search(0.6, played=1_000), search(0.7))
    played.record.set_analysis(played.record.root, merged_analysis(played.record.root.analysis, compared(0.6, 0.3)))
    return played


def deepen(played: Played, before: PositionAnalysis | None = None, after: PositionAnalysis | None = None) -> None:
    for node, found in ((played.record.root, before), (played.node, after)):
        if found is not None:
            played.record.set_analysis(node, merged_analysis(node.analysis, found))


def needed(played: Played) -> list[LongSearch]:
    return CONFIRMING.needed(played.record, played.node)


def judged(played: Played) -> MoveJudgement:
    found = CONFIRMING.judgement(played.record, played.node)
    assert found is not None
    return found


def test_a_mark_needs_long_searches_of_both_positions() -> None:
    played = suspect()
    before, after = LongSearch(played.record.root, UNSTEERED), LongSearch(played.node, UNSTEERED)
    assert needed(played) == [after, before]
    deepen(played, after=long(0.7))
    assert needed(played) == [before]
    deepen(played, before=long(0.6))
    assert needed(played) == []
    assert judged(played).drop == pytest.approx(0.3)
    assert (judged(played).before.rate, judged(played).after.rate) == pytest.approx((0.6, 0.3))


def test_a_move_without_a_mark_needs_no_long_search() -> None:
    played = Played(search(0.6), search(0.45))
    assert needed(played) == []
    assert CONFIRMING.expected(played.record, played.node) == []


@pytest.mark.parametrize(("hope", "is_mistake"), [(0.6, True), (0.4, False)])
def test_win_rates_that_fall_as_by_a_mistake_need_long_searches_without_a_mark(hope: float, is_mistake: bool) -> None:
    played = Played(search(0.6, played=1_000), search(0.52))
    played.record.set_analysis(played.record.root, merged_analysis(played.record.root.analysis, compared(0.53, 0.48)))
    assert verdict(judged(played).drop) is None, "by the comparison"
    before, after = LongSearch(played.record.root, UNSTEERED), LongSearch(played.node, UNSTEERED)
    assert needed(played) == [after, before]
    deepen(played, long(hope), long(0.65))
    assert needed(played) == []
    assert (verdict(judged(played).drop) is not None) is is_mistake


@pytest.mark.parametrize(
    ("before", "after"),
    [(long(0.35), long(0.7)), (long(0.6), long(0.45)), (long(0.6, PLAYED), long(0.7)), (long(0.6, THIRD), long(0.45))],
    ids=["the better move was overrated", "the played move was underrated", "the move is preferred", "both are good"],
)
def test_long_searches_refute_a_mark(before: PositionAnalysis, after: PositionAnalysis) -> None:
    played = suspect()
    deepen(played, before, after)
    assert needed(played) == []
    assert verdict(judged(played).drop) is None
    assert not judged(played).is_unsettled


def test_long_searches_find_another_better_move() -> None:
    played = suspect()
    deepen(played, long(0.5, THIRD), long(0.7))
    assert judged(played).better == point(THIRD)
    assert judged(played).drop == pytest.approx(0.2)


def test_few_visits_in_the_long_search_do_not_excuse_a_move() -> None:
    played = suspect()
    deepen(played, long(0.6, played=1_500), long(0.7))
    assert judged(played).drop == pytest.approx(0.3), "1,500 visits have the win rate of a short search"


def test_a_move_that_is_proven_to_lose_needs_a_long_search_of_the_others_only() -> None:
    played = Played(search(0.2), PositionAnalysis(9, known=WON, threats=ThreatsFound()))
    others = Steering(excluded={point(PLAYED)})
    assert needed(played) == [LongSearch(played.record.root, others)]
    rows = (row(OTHER, 60_000, 0.3), row(THIRD, 30_000, 0.1))
    deepen(played, PositionAnalysis(FACTOR * SIMULATIONS, rows, is_steered=True))
    assert needed(played) == []
    assert (judged(played).drop, judged(played).before.rate) == pytest.approx((0.3, 0.3))
    doomed = Played(search(0.2), PositionAnalysis(9, known=WON, threats=ThreatsFound()))
    deepen(doomed, PositionAnalysis(FACTOR * SIMULATIONS, (row(OTHER, 90_000, 0.05),), is_steered=True))
    assert verdict(judged(doomed).drop) is None


def test_a_missed_proven_win_needs_a_long_search_after_the_move_only() -> None:
    won = row(OTHER, 500, 1.0, Proof.WIN, 5)
    played = Played(PositionAnalysis(SIMULATIONS, (won,), known=WON, threats=ThreatsFound()), search(0.5))
    played.record.set_analysis(played.record.root, merged_analysis(played.record.root.analysis, compared(1.0, 0.5)))
    assert needed(played) == [LongSearch(played.node)]
    deepen(played, after=long(0.6))
    assert needed(played) == []
    assert judged(played).drop == pytest.approx(0.6)


def test_a_suspect_move_is_expected_to_need_them_before_it_is_compared() -> None:
    played = Played(search(0.6), search(0.7))
    assert needed(played) == []
    assert CONFIRMING.expected(played.record, played.node) == [LongSearch(played.node), LongSearch(played.record.root)]


def test_the_limit_is_a_multiple_of_that_of_the_review() -> None:
    assert Confirming(Limit(simulations=500)).limit == Limit(simulations=5_000)
    assert Confirming(Limit(seconds=2.0, depth=9)).limit == Limit(seconds=20.0)
    by_depth = Confirming(Limit(depth=9))
    assert by_depth.limit is None
    played = suspect()
    assert by_depth.needed(played.record, played.node) == []
    found = by_depth.judgement(played.record, played.node)
    assert found is not None
    assert found.drop == pytest.approx(0.3)


def test_a_review_counts_the_confirmations_of_open_marks() -> None:
    played = suspect()
    line = played.record.main_line()
    given = ReviewQueue(played.record, line, Limit(simulations=SIMULATIONS), "studio", Parameters())
    assert (given.of, given.confirmations) == (0, 2)
