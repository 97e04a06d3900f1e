"""The evolution of a search in bounded memory."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from studio.engine.options.limits import Limit
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import GROWTH, MOST, Timeline
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import PLAIN, ROLLOUT_PROFILES, described, searched, whole_tree
from tests.game.boards import TICTACTOE, dropped

NINE = PRESETS["gomoku-9"]


def counts_of(timeline: Timeline) -> list[int]:
    return [snapshot.simulations for snapshot in timeline.snapshots]


def test_snapshots_are_taken_at_geometrically_growing_counts() -> None:
    timeline = Timeline()
    Search(Position(NINE), PLAIN).run(Limit(simulations=6000), timeline)
    counts = counts_of(timeline)
    assert counts[:8] == [1, 2, 3, 4, 5, 6, 8, 10]
    assert all(after == max(before + 1, round(before * GROWTH)) for before, after in pairwise(counts[:-1]))
    assert counts[-1] == 6000, "the end is included"
    assert 6000 < timeline.next_count <= 6000 * GROWTH + 1


@pytest.mark.parametrize("growth", [1, 0.5, float("inf"), float("nan")])
def test_an_invalid_growth_factor_is_refused(growth: float) -> None:
    with pytest.raises(StudioError, match="A growth of more than 1 from one snapshot to the next is required"):
        Timeline(growth=growth)


def test_the_repr_of_a_timeline() -> None:
    timeline = Timeline()
    assert repr(timeline) == "<Timeline: 0 snapshots>"
    Search(Position(NINE), PLAIN).run(Limit(simulations=2000), timeline)
    assert repr(timeline) == f"<Timeline: {len(timeline.snapshots)} snapshots of 1 to 2,000 simulations>"


def test_another_position_starts_a_new_timeline() -> None:
    search, timeline = Search(Position(NINE), PLAIN), Timeline()
    search.run(Limit(simulations=5000), timeline)
    search.play(40)
    search.run(Limit(simulations=50), timeline)
    assert {snapshot.run for snapshot in timeline.snapshots} == {1}
    assert (counts_of(timeline)[0], counts_of(timeline)[-1]) == (1, 50)


def test_frequent_interruptions_add_no_snapshots() -> None:
    search, timeline, whole = Search(Position(NINE), PLAIN), Timeline(), Timeline()
    for _ in range(500):
        search.run(Limit(simulations=10), timeline)
    Search(Position(NINE), PLAIN).run(Limit(simulations=5000), whole)
    assert counts_of(timeline) == counts_of(whole)


def test_a_timeline_is_bounded_and_keeps_its_order_and_its_start() -> None:
    some, most = searched(Position(TICTACTOE), 10).snapshot(), 8
    timeline = Timeline(growth=1.1, most=most)
    while timeline.next_count < 10**12:
        added = timeline.next_count
        timeline.add(replace(some, simulations=added))
        counts = counts_of(timeline)
        assert len(counts) <= most
        assert counts == sorted(set(counts))
        assert counts[0] == 1
        assert timeline.next_count > added
    assert len(counts) >= most // 2


def test_a_run_with_many_snapshots_is_thinned_out() -> None:
    timeline = Timeline(growth=1.0001)
    Search(Position(NINE), PLAIN).run(Limit(simulations=800), timeline)
    counts = counts_of(timeline)
    assert MOST // 2 <= len(counts) <= MOST
    assert counts == sorted(set(counts))
    assert [int(snapshot.visits.sum()) for snapshot in timeline.snapshots] == counts


def test_a_timeline_returns_the_last_snapshot_before_a_count() -> None:
    timeline = Timeline()
    assert timeline.at(10**9) is None
    Search(Position(NINE), PLAIN).run(Limit(simulations=100), timeline)
    counts = counts_of(timeline)
    assert timeline.at(0) is None
    assert timeline.at(10**9) is timeline.snapshots[-1]
    for asked in range(1, 101):
        found = timeline.at(asked)
        assert found is not None
        assert found.simulations == max(count for count in counts if count <= asked)


@pytest.mark.parametrize("profile", ["studio-rollouts", "classic-uct"])
def test_a_timeline_is_reproducible_and_changes_nothing(profile: str) -> None:
    searches = [Search(dropped("44"), ROLLOUT_PROFILES[profile].parameters, seed=4) for _ in range(3)]
    timelines = [Timeline(), Timeline()]
    for search, timeline in zip(searches, [*timelines, None], strict=True):
        search.run(Limit(simulations=700), timeline)
    assert [told(snapshot) for snapshot in timelines[0].snapshots] == [
        told(snapshot) for snapshot in timelines[1].snapshots
    ]
    assert whole_tree(searches[0]) == whole_tree(searches[2])
    assert searches[0].final_move() == searches[2].final_move()


def told(snapshot: Snapshot) -> Any:
    """Return everything in a snapshot that a seed determines."""
    return (
        described(snapshot.root),
        *(getattr(snapshot, name) for name in ("run", "best", "simulations", "nodes", "leaves", "depth", "mean_depth")),
    )


def test_each_snapshot_equals_a_run_of_that_length() -> None:
    timeline = Timeline()
    Search(Position(NINE), PLAIN, seed=5).run(Limit(simulations=1000), timeline)
    for snapshot in timeline.snapshots[::5]:
        assert told(snapshot) == told(searched(Position(NINE), snapshot.simulations, 5, proofs=False).snapshot())


def test_a_stepped_search_takes_the_snapshots_that_are_due() -> None:
    search, timeline = Search(Position(NINE), PLAIN, seed=5), Timeline()
    for _ in range(120):
        search.step()
        timeline.note(search.snapshot())
    counts = [snapshot.simulations for snapshot in timeline.snapshots]
    assert counts[0] == 1
    assert counts[-1] == search.simulations == 30
    assert counts == sorted(set(counts))
    ran = Timeline()
    Search(Position(NINE), PLAIN, seed=5).run(Limit(simulations=30), ran)
    assert [told(snapshot) for snapshot in timeline.snapshots] == [told(snapshot) for snapshot in ran.snapshots]


def test_phases_of_a_first_simulation_are_no_snapshot() -> None:
    search, timeline = Search(Position(NINE), PLAIN, seed=5), Timeline()
    search.step()
    timeline.note(search.snapshot())
    assert timeline.snapshots == ()
