"""Which analysis is shown when several are available, in every combination."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position_analysis import Candidate, Proof
from studio.game.stones import Stone
from studio.insight.recorded import Recorded
from studio.thinking.thoughts import Thought
from studio.ui.controllers.shown import Known, Shown, evaluation_of, shown_of
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis
from tests.ui.views import made_view

ROOT, NODE, PAST, EARLY = (made_view({first: 9, "a1": 4}) for first in ("c3", "d4", "b2", "e5"))
LEAF = made_view({})


def snapshot(root: NodeView, simulations: int = 0) -> Snapshot:
    best = int(root.points[0]) if len(root) else None
    return Snapshot(1, root, best, simulations, 1.0, 10, 5, 3, 2.0, 0, 1.0, 1.0, False)


def thought(root: NodeView, simulations: int = 0) -> Thought:
    now = snapshot(root, simulations)
    return Thought(1, now, (now,), 0.5)


BEGIN, MIDDLE, END = snapshot(LEAF), snapshot(PAST, 50), snapshot(EARLY, 100)
NOTHING_YET, SEARCHED = thought(LEAF), thought(ROOT, 70)


def combinations(**fixed: object) -> Iterator[Known]:
    """Return all combinations of sources in which these attributes have these values."""
    choices = {
        "view": (None, ROOT),
        "best": (None, 12),
        "thought": (None, NOTHING_YET, SEARCHED),
        "kept_moments": ((), (BEGIN, MIDDLE), (BEGIN,)),
        "node": (None, NODE, LEAF),
        "moment": (None, BEGIN, MIDDLE, END),
        "moments": ((), (BEGIN, MIDDLE, END)),
        "is_hidden": (False, True),
        "kept": (None, ROOT),
    }
    free = {name: values for name, values in choices.items() if name not in fixed}
    for values in product(*free.values()):
        yield Known(**dict(zip(free, values, strict=True)), **fixed)  # type: ignore[arg-type]


def is_same(one: Shown, other: Shown) -> bool:
    return one.view is other.view and one.best == other.best and _moment(one) is _moment(other)


def _moment(shown: Shown) -> Snapshot | None:
    return shown.thought.snapshot if shown.thought is not None else None


def test_nothing_is_shown_while_the_analysis_is_hidden() -> None:
    assert all(shown_of(known) == Shown() for known in combinations(is_hidden=True))


def test_a_moment_has_the_highest_precedence() -> None:
    for moment, view in ((BEGIN, None), (MIDDLE, PAST), (END, EARLY)):
        for known in combinations(is_hidden=False, moment=moment):
            shown = shown_of(known)
            assert shown.view is view
            assert shown.best == moment.best
            assert _moment(shown) is moment


def test_the_numbers_of_a_moment_end_at_that_moment() -> None:
    moments = (BEGIN, MIDDLE, END)
    for moment, timeline in ((BEGIN, (BEGIN,)), (MIDDLE, (BEGIN, MIDDLE)), (END, moments)):
        found = shown_of(Known(moment=moment, moments=moments, thought=SEARCHED)).thought
        assert found is not None
        assert [id(each) for each in found.timeline] == [id(each) for each in timeline]
        assert found.progress is None


def test_a_node_is_shown_before_the_root_and_a_leaf_shows_nothing() -> None:
    for node, view, best in ((NODE, NODE, int(NODE.points[0])), (LEAF, None, None)):
        for known in combinations(is_hidden=False, moment=None, node=node):
            shown = shown_of(known)
            assert shown.view is view
            assert shown.best == best


def test_totals_belong_to_the_whole_search_at_any_node() -> None:
    for known in combinations(is_hidden=False, moment=None):
        assert _moment(shown_of(known)) is _moment(shown_of(replace(known, node=None)))


def test_found_results_are_shown_before_the_end_of_a_kept_search() -> None:
    for known in combinations(is_hidden=False, moment=None, node=None):
        shown = shown_of(known)
        if known.view is not None or not known.kept_moments:
            assert shown.view is known.view
            assert shown.best == known.best
        else:
            last = known.kept_moments[-1]
            assert shown.view is (last.root if len(last.root) else None)
            assert shown.best == last.best


def test_numbers_are_those_of_a_kept_search_until_another_one_has_begun() -> None:
    for known in combinations(is_hidden=False, moment=None):
        shown = shown_of(known)
        if known.thought is SEARCHED or not known.kept_moments:
            assert shown.thought is known.thought
        else:
            assert _moment(shown) is known.kept_moments[-1]


def test_the_record_and_other_moments_alone_decide_nothing() -> None:
    for known in combinations(kept=None, moments=()):
        assert is_same(shown_of(known), shown_of(replace(known, kept=ROOT, moments=(BEGIN, MIDDLE, END))))


# An analysis from the position database


def test_an_analysis_of_the_database_is_shown_until_a_search_begins() -> None:
    kept = made_view({"c3": 40_000})
    known = Known().expecting(None).recalling(kept)
    assert known.saved == SavedAnalysis(kept.visits, is_searching=False, origin=Origin.DATABASE)
    assert shown_of(known).view is kept
    waiting = known.with_thought(NOTHING_YET)
    assert (waiting.view, waiting.saved) == (kept, known.saved)
    assert waiting.recalling(ROOT).view is kept
    searched = known.with_thought(SEARCHED)
    assert (searched.view, searched.best, searched.saved) == (ROOT, SEARCHED.snapshot.best, None)
    assert not searched.shows_kept
    assert not searched.expecting(ROOT).is_recalled


def test_all_other_results_have_precedence_over_those_of_the_database() -> None:
    others = (
        Known().expecting(ROOT),
        Known(view=ROOT),  # of an external engine
        Known().with_thought(SEARCHED),
        Known(kept_moments=(BEGIN, MIDDLE)),
    )
    assert all(known.recalling(NODE) is known for known in others)
    assert Known().with_thought(NOTHING_YET).recalling(NODE).view is NODE


# How the shown analysis changes


def test_another_position_shows_its_analysis_in_the_record() -> None:
    for known in combinations():
        expecting = known.expecting(NODE)
        assert expecting.kept is expecting.view is NODE
        assert (expecting.best, expecting.thought, expecting.node, expecting.moment) == (None, None, None, None)
        assert expecting.is_hidden is known.is_hidden
        assert expecting.kept_moments is known.kept_moments


def test_a_search_is_shown_when_it_has_more_simulations_than_the_record() -> None:
    kept = made_view({"c3": 20})  # with 21 visits
    for visits, is_further in ((10, False), (20, False), (21, True)):
        searched = thought(made_view({"d4": visits}), visits)
        known = Known().expecting(kept).with_thought(searched)
        assert known.view is (searched.snapshot.root if is_further else kept)
        assert known.best == (searched.snapshot.best if is_further else None)
        assert known.thought is searched, "its numbers are shown at once"
        assert known.shows_kept is (visits < 20)


def test_a_search_that_the_user_starts_here_is_shown_from_its_first_simulation_on() -> None:
    kept, first = made_view({"c3": 20_000}), thought(made_view({"d4": 1}), 1)
    reviewed = Known(recorded=Recorded(is_reviewed=True)).expecting(kept)
    known = reviewed.watching(live=True)
    assert (known.view, known.saved) == (kept, reviewed.saved)
    waiting = known.with_thought(NOTHING_YET)
    assert (waiting.view, waiting.saved) == (kept, reviewed.saved)
    searched = known.with_thought(first)
    assert (searched.view, searched.best) == (first.snapshot.root, first.snapshot.best)
    assert (searched.shows_kept, searched.saved) == (False, None)
    live = SavedAnalysis(kept.visits, is_searching=True, origin=Origin.REVIEW, is_live=True)
    assert searched.source == live
    assert searched.with_thought(thought(made_view({"d4": 30_000}), 30_000)).source is None
    back = searched.watching(live=False).with_thought(first)
    assert (back.view, back.best, back.shows_kept) == (kept, None, True)
    assert back.saved == replace(live, is_live=False)
    assert not searched.expecting(kept).is_live
    assert not searched.lingering().is_live


def test_an_earlier_search_of_the_user_is_named_and_shown_on_request() -> None:
    kept, earlier = made_view({"c3": 20_000}), made_view({"d4": 300})
    known = Known(recorded=Recorded(is_reviewed=True)).expecting(kept, earlier)
    named = SavedAnalysis(kept.visits, is_searching=False, origin=Origin.REVIEW, earlier=earlier.visits)
    assert (known.view, known.saved, known.source) == (kept, named, named)
    assert named.has_other
    shown = known.watching(live=True)
    assert (shown.view, shown.saved, shown.shows_kept) == (earlier, None, False)
    assert shown.source == SavedAnalysis(kept.visits, is_searching=True, origin=Origin.REVIEW, is_live=True)
    assert shown.with_thought(NOTHING_YET).view is earlier
    searched = shown.with_thought(SEARCHED)
    assert searched.view is SEARCHED.snapshot.root
    back = shown.watching(live=False)
    assert (back.view, back.saved) == (kept, named)
    assert known.expecting(kept).earlier is None


def test_a_search_that_the_user_watches_has_its_own_best_move_and_visits() -> None:
    kept, searched = made_view({"c3": 900, "a1": 40}), thought(made_view({"a1": 8, "c3": 4}), 12)
    best, own = int(kept.points[0]), int(searched.snapshot.root.points[0])
    known = Known(recorded=Recorded(best=best, compared=Candidate(best, 800, 0.1))).expecting(kept)
    live = known.watching(live=True).with_thought(searched)
    assert shown_of(live).best == own
    assert live.view is searched.snapshot.root
    assert live.completed(searched.snapshot) is searched.snapshot
    assert known.completed(searched.snapshot).best == best, "the review's"


def test_a_search_without_simulations_does_not_replace_the_record() -> None:
    known = Known().expecting(ROOT).with_thought(NOTHING_YET)
    assert known.view is ROOT
    assert known.thought is None
    assert known.shows_kept


def test_without_a_record_each_snapshot_is_shown() -> None:
    known = Known().with_thought(SEARCHED)
    assert (known.view, known.best) == (ROOT, SEARCHED.snapshot.best)
    assert not known.shows_kept
    known = known.with_thought(NOTHING_YET)
    assert (known.view, known.thought) == (None, NOTHING_YET)


def test_an_outdated_record_is_shown_until_the_first_snapshot() -> None:
    known = replace(Known().expecting(ROOT), kept=None)
    assert shown_of(known).view is ROOT
    assert shown_of(known.with_thought(NOTHING_YET)).view is None


def test_the_evaluation_is_that_of_the_best_move_as_in_the_plot() -> None:
    view = replace(made_view({"c3": 900, "a1": 100, "b2": 50}, {"c3": 0.687, "a1": 0.2, "b2": 0.9}), value=0.4)
    for side, rate in ((Stone.BLACK, 0.687), (Stone.WHITE, 0.313)):
        found = evaluation_of(Shown(view), side)
        assert found is not None
        assert found.black == pytest.approx(rate)


def test_a_saved_analysis_is_named_only_while_it_is_shown() -> None:
    fewer, more = thought(made_view({"c3": 5}), 5), thought(made_view({"c3": 500}), 500)
    known = Known().expecting(ROOT)
    assert known.saved == SavedAnalysis(ROOT.visits, is_searching=False)
    assert known.with_thought(NOTHING_YET).saved == known.saved
    assert known.with_thought(fewer).saved == SavedAnalysis(ROOT.visits, is_searching=True)
    assert known.with_thought(more).saved is None
    for other in (replace(known, node=NODE), replace(known, moment=MIDDLE), replace(known, is_hidden=True), Known()):
        assert other.saved is None


def test_the_visits_that_a_search_kept_from_an_earlier_position_are_its_own() -> None:
    """The user searched the position before for long, and then went on while the search is paused."""
    kept = Known(recorded=Recorded(is_reviewed=True)).expecting(ROOT)
    moved_on = kept.with_thought(thought(made_view({"c3": 500, "a1": 40})))
    assert shown_of(moved_on).view is not ROOT
    assert moved_on.saved is None
    assert moved_on.source is None


def test_the_search_names_the_visits_that_its_first_move_has_from_the_review() -> None:
    best = int(ROOT.points[0])
    known = Known(recorded=Recorded(best=best, compared=Candidate(best, 800, 0.1))).expecting(None)
    searched = known.with_thought(thought(made_view({"c3": 500, "a1": 40}), 540))
    assert searched.saved is None
    assert searched.source == SavedAnalysis(0, is_searching=True, origin=Origin.SEARCH, is_compared=True)
    assert known.with_thought(thought(made_view({"c3": 900, "a1": 40}), 940)).source is None, "it has more itself"
    assert replace(searched, node=NODE).source is None
    assert replace(searched, is_hidden=True).source is None


def test_a_search_after_the_review_is_named_even_if_it_agrees() -> None:
    reviewed = Known(recorded=Recorded(is_reviewed=True)).expecting(ROOT)
    assert reviewed.saved == SavedAnalysis(ROOT.visits, is_searching=False, origin=Origin.REVIEW)
    later = Known(recorded=Recorded(is_reviewed=True, is_later=True)).expecting(ROOT)
    assert later.saved == SavedAnalysis(ROOT.visits, is_searching=False, origin=Origin.LATER)


def test_the_evaluation_has_the_mean_only_of_a_search() -> None:
    view = replace(made_view({"c3": 900, "a1": 100}, {"c3": 0.687, "a1": 0.2}), value=0.2)
    for side, mean in ((Stone.BLACK, 0.6), (Stone.WHITE, 0.4)):
        found = evaluation_of(Shown(view), side)
        assert found is not None
        assert found.mean == pytest.approx(mean)
    saved = replace(view, scores=np.full(len(view), np.nan))
    proven = replace(view, proof=Proof.WIN, value=1.0)
    for other in (saved, proven):
        found = evaluation_of(Shown(other), Stone.BLACK)
        assert found is not None
        assert found.mean is None
