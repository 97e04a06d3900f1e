"""Which children of a node the tree lists."""

from dataclasses import replace

import numpy as np

from studio.engine.views.snapshot import NodeView
from studio.ui.tree.visited import VisitedChildren
from tests.ui.tree.trees import a_still_search

WHOLE = a_still_search().inspect(())
MOVES = WHOLE.points.tolist()


def seen(*visited: int) -> NodeView:
    """Return a node with visits in these rows only."""
    visits = np.zeros(len(WHOLE), np.int64)
    visits[list(visited)] = 7
    return replace(WHOLE, child_visits=visits)


def listed(visited: VisitedChildren, view: NodeView) -> list[int]:
    return [int(point) for point in visited.of(view).points]


def test_unvisited_children_are_left_out() -> None:
    assert listed(VisitedChildren(), seen(0, 3)) == [MOVES[0], MOVES[3]]
    assert listed(VisitedChildren(), seen()) == []
    assert VisitedChildren().of(WHOLE) is WHOLE


def test_all_numbers_of_a_row_stay_together() -> None:
    view = seen(1, 4)
    shown = VisitedChildren().of(view)
    assert [replace(row, share=0) for row in shown.candidates] == [
        replace(view.candidate(row), share=0) for row in (1, 4)
    ]


def test_a_single_new_child_is_listed() -> None:
    assert listed(VisitedChildren(), seen(*range(1, len(MOVES)))) == MOVES


def test_a_listed_child_stays() -> None:
    """Otherwise the tree view would report it as lost."""
    visited = VisitedChildren()
    visited.of(seen(*range(1, len(MOVES))))
    assert listed(visited, seen(1, 2)) == MOVES
    visited.begin()
    assert listed(visited, seen(1, 2)) == MOVES[1:3]


def test_listed_children_stay_when_a_move_is_played() -> None:
    visited, below = VisitedChildren(), (MOVES[0],)
    visited.of(replace(seen(*range(1, len(MOVES))), path=below))
    visited.begin(below)
    assert listed(visited, seen(1, 2)) == MOVES


def test_a_proven_child_without_visits_is_listed() -> None:
    view = seen(0)
    upper = np.ones_like(view.upper)
    upper[2] = -1
    assert listed(VisitedChildren(), replace(view, lower=-np.ones_like(view.lower), upper=upper)) == [
        MOVES[0],
        MOVES[2],
    ]
