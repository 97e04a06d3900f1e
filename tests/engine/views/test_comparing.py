"""Views compare by value and are hashable; visits as boards and as policies."""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from studio.engine import PRESETS, Limit, NodeView, Parameters, Position, Search, Snapshot, StudioError, TreeFilter
from studio.engine.views.view import View
from tests.engine.searches import searched
from tests.game.boards import TICTACTOE, dropped

NINE = PRESETS["gomoku-9"]


def last(steps: Any) -> View:
    view = list(steps)[-1]
    assert isinstance(view, View)
    return view


def views(search: Search) -> dict[str, View]:
    snapshot = search.snapshot()
    return {
        "node": snapshot.root,
        "snapshot": replace(snapshot, seconds=1.0),
        "filtered": last(search.filtered(TreeFilter())),
        "statistics": last(search.statistics()),
        "outline": last(search.outline(50)),
    }


@pytest.mark.parametrize("kind", ["node", "snapshot", "filtered", "statistics", "outline"])
def test_equal_searches_have_equal_views_and_different_ones_do_not(kind: str) -> None:
    one, twin, later = (views(searched(Position(NINE), count, seed=2))[kind] for count in (500, 500, 501))
    assert one == twin
    assert hash(one) == hash(twin)
    assert one != later
    assert {one: "known"}[twin] == "known"
    assert later != one
    assert one != "a text"


def sent(view: View) -> View:
    """Return a copy as it arrives in another process."""
    arrived: View = pickle.loads(pickle.dumps(view))  # noqa: S301  # trusted bytes
    return arrived


@pytest.mark.parametrize("way", [deepcopy, sent])
@pytest.mark.parametrize("kind", ["node", "snapshot", "filtered", "statistics", "outline"])
def test_a_copy_is_as_immutable_as_its_original(kind: str, way: Callable[[View], View]) -> None:
    view = views(searched(Position(NINE), 200))[kind]
    if isinstance(view, Snapshot):
        assert view.visits.any()  # which the root now keeps as well
    copied = way(view)
    assert copied == view
    assert not [array for array in arrays_in(copied) if array.flags.writeable]


def arrays_in(held: Any) -> Iterator[Any]:
    if isinstance(held, np.ndarray):
        yield held
    for part in vars(held).values() if isinstance(held, View) else held if isinstance(held, tuple) else ():
        yield from arrays_in(part)


def test_every_field_counts() -> None:
    view = searched(Position(NINE), 500).inspect(())
    for field in fields(NodeView):
        assert view != replace(view, **{field.name: changed(getattr(view, field.name))}), field.name


def changed(held: Any) -> Any:
    if isinstance(held, np.ndarray):
        return held[:-1]
    if held is None:
        return 0.25
    if isinstance(held, tuple):
        return (changed(held[0]), *held[1:]) if held else (1,)
    return None


def test_phase_events_compare_too() -> None:
    one, twin = (searched(Position(NINE), 50, seed=3).step() for _ in range(2))
    assert one == twin is not None
    assert one != searched(Position(NINE), 51, seed=3).step()


def test_snapshots_of_other_moments_differ() -> None:
    search = searched(Position(NINE), 100)
    snapshots: list[Snapshot] = []
    for _ in range(3):
        search.run(Limit(simulations=1))
        snapshots.append(search.snapshot())
    assert len(set(snapshots)) == 3


def test_a_policy_is_the_visit_share_of_each_point() -> None:
    view = searched(Position(NINE), 2000).inspect(())
    policy = view.policy()
    assert policy.shape == (81,)
    assert policy == pytest.approx(view.board_visits.ravel() / view.child_visits.sum())
    assert not policy.flags.writeable


def test_a_temperature_sharpens_and_flattens() -> None:
    view = searched(Position(TICTACTOE), 900, proofs=False).inspect(())
    squared = view.board_visits.ravel().astype(float) ** 2
    assert view.policy(0.5) == pytest.approx(squared / squared.sum())
    assert view.policy(1e-3).max() == pytest.approx(1.0)
    assert view.policy(1e6) == pytest.approx(np.full(9, 1 / 9), abs=1e-4)
    for temperature in (5e-324, 1e-300, 0.01, 100.0, float("inf")):
        assert view.policy(temperature).sum() == pytest.approx(1.0)
    assert view.policy(5e-324).argmax() == view.points[0]


def test_an_unvisited_move_has_no_share_in_a_policy() -> None:
    search = Search(Position(NINE), Parameters(), seed=1)
    search.run(Limit(simulations=5))
    for temperature in (0.1, 1.0, 1e6, float("inf")):
        assert np.count_nonzero(search.inspect(()).policy(temperature)) == 5


def test_a_policy_of_a_gravity_game_has_columns() -> None:
    position = dropped("44")
    view = searched(position, 500).inspect(())
    assert np.flatnonzero(view.policy()).tolist() == position.legal_moves()
    assert view.policy().reshape(view.board_visits.shape).sum(axis=0) == pytest.approx(
        view.board_visits.sum(axis=0) / view.child_visits.sum()
    )


@pytest.mark.parametrize("temperature", [0, -1.0, float("nan"), "1", None])
def test_an_invalid_temperature_is_refused(temperature: Any) -> None:
    with pytest.raises(StudioError, match=r"^A temperature must be more than 0, not "):
        searched(Position(TICTACTOE), 20).inspect(()).policy(temperature)


def test_where_nothing_was_visited_there_is_no_policy() -> None:
    with pytest.raises(StudioError, match=r"^No move has been visited here yet\."):
        Search(Position(TICTACTOE)).snapshot().root.policy()
