"""Marks that long searches have not confirmed are named so, or are no marks."""

import pytest

from studio.game.judgement import MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.position_analysis import KnownResult, PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.insight.key_moments import key_moments
from studio.insight.mistakes import Judged, judge
from studio.insight.open_marks import review_depth
from studio.insight.recorded import recorded
from studio.insight.remarks import sentences_on
from tests.insight.played import OTHER, PLAYED, SIX, THIRD, point, row

SHORT, LONG = 10_000, 100_000
_OPEN = "not confirmed yet: F12 checks this by longer searches."


def search(rate: float, visits: int, move: str = OTHER) -> PositionAnalysis:
    rows = (row(move, visits - 1_000, rate), row(PLAYED, 1_000, 0.3))
    return PositionAnalysis(visits, rows, threats=ThreatsFound())


def reviewed(visits: int, judgement: MoveJudgement) -> tuple[GameRecord, Node]:
    """Return a game of two moves, and its first move, whose positions have this many visits."""
    record = GameRecord(SIX)
    node = record.add(record.root, point(PLAYED))
    last = record.add(node, point(THIRD))
    record.set_analysis(record.root, search(0.6, visits))
    record.set_analysis(node, search(0.7, visits))
    record.set_analysis(last, search(0.4, SHORT))
    record.set_judgement(node, judgement)
    return record, node


def marked(before: float = 0.6) -> MoveJudgement:
    return MoveJudgement(0.3, point(OTHER), before=Prospect(before), after=Prospect(0.3))


def judged(record: GameRecord) -> Judged:
    return judge(record, record.main_line())[1]


@pytest.mark.parametrize(("visits", "is_open"), [(SHORT, True), (LONG, False)])
def test_a_mark_without_long_searches_is_open(visits: int, is_open: bool) -> None:
    record, _ = reviewed(visits, marked())
    assert review_depth(record, record.main_line()) == SHORT
    assert (judged(record).drop, judged(record).is_open) == (0.3, is_open)
    (moment,) = key_moments(record, record.main_line())
    assert sentences_on(moment, SIX).endswith(_OPEN) is is_open


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Prospect(0.6), Prospect(known=KnownResult(Proof.LOSS, 9))),
        (Prospect(known=KnownResult(Proof.WIN, 9)), Prospect(0.3)),
    ],
)
def test_a_mark_by_proof_is_not_open(before: Prospect, after: Prospect) -> None:
    record, _ = reviewed(SHORT, MoveJudgement(0.6, point(OTHER), before=before, after=after))
    assert (judged(record).drop, judged(record).is_open) == (0.6, False)


def test_a_better_move_that_is_proven_to_lose_later_is_named() -> None:
    record, _ = reviewed(LONG, marked())
    assert not judged(record).is_better_lost
    other = record.add(record.root, point(OTHER))
    record.set_analysis(other, PositionAnalysis(10, (row(PLAYED, 10, 1.0),), known=KnownResult(Proof.WIN, 9)))
    assert (judged(record).drop, judged(record).is_better_lost) == (0.3, True), "only a review changes the mark"
    (moment,) = key_moments(record, record.main_line())
    assert f"the supposedly better move {OTHER} loses. F12 judges the played move again" in sentences_on(moment, SIX)


def test_a_mark_that_contradicts_its_win_rates_is_no_mark() -> None:
    record, node = reviewed(SHORT, marked(before=0.35))
    found = judged(record)
    assert (found.drop, found.better, found.is_unsettled, found.is_open) == (0, None, True, False)
    assert key_moments(record, record.main_line()) == ()
    assert node.parent is not None
    assert recorded(record, node.parent).best is None, "the bar shows the same move as the plot"


def test_the_candidates_have_the_win_rate_of_the_judgement() -> None:
    record, node = reviewed(SHORT, marked())
    parent = record.root
    analysis = search(0.6, SHORT)
    compared = (row(OTHER, 20_000, 0.58), row(PLAYED, 20_000, 0.2))
    record.set_analysis(parent, PositionAnalysis(SHORT, analysis.candidates, threats=ThreatsFound(), compared=compared))
    assert recorded(record, parent).compared is None, "the judgement has 60 %"
    record.set_judgement(node, marked(before=0.58))
    found = recorded(record, parent).compared
    assert found is not None
    assert found.win_rate == pytest.approx(0.58)
