"""The numbers of two views side by side: equal to the arrays, and sorted by any column."""

from functools import cache

import numpy as np
import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.notation import move_name, point_from_human
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.insight.differences import Column, Differences, Opinion, differences, opinion_of
from tests.ui.views import BOARD, made_view

LEFT = made_view({"a1": 60, "b1": 30, "c1": 10}, {"a1": 0.6, "b1": 0.5, "c1": 0.4}, proofs={"c1": (-1, 3)})
RIGHT = made_view({"b1": 100, "d1": 80, "a1": 20}, {"b1": 0.55, "d1": 0.7, "a1": 0.3}, proofs={"d1": (1, 0)})


@cache
def real_view(profile: str, seed: int) -> NodeView:
    search = Search(Position(PRESETS["gomoku-6"]), profile_named(profile).parameters, seed=seed)
    search.run(Limit(simulations=700))
    return search.snapshot().root


def names(shown: Differences, column: Column, descending: bool = True) -> list[str]:
    return [move_name(int(shown.points[row]), BOARD) for row in shown.order(column, descending)]


def by_name(shown: Differences, name: str) -> int:
    return list(shown.points).index(point_from_human(name, BOARD))


def test_numbers_stand_beside_each_other() -> None:
    shown = differences(LEFT, RIGHT)
    assert len(shown) == 4
    row = shown.row(by_name(shown, "a1"))
    assert (row.left.visits, row.left.share, row.left.rank) == (60, 0.6, 1)
    assert (row.right.visits, row.right.share, row.right.rank) == (20, 0.1, 3)
    assert row.share == pytest.approx(-0.5)
    assert row.win_rate == pytest.approx(-0.3)


def test_win_rates_and_proofs_can_be_for_the_opponent() -> None:
    shown = differences(LEFT, RIGHT).for_opponent()
    row = shown.row(by_name(shown, "a1"))
    assert [row.left.win_rate, row.right.win_rate] == pytest.approx([0.4, 0.7])
    assert row.win_rate == pytest.approx(0.3)
    assert shown.row(by_name(shown, "c1")).left.proof is Proof.WIN
    assert shown.row(by_name(shown, "d1")).right.proof is Proof.LOSS
    assert shown.row(by_name(shown, "b1")).left.proof is Proof.UNKNOWN
    assert names(shown, Column.LEFT_WIN_RATE)[0] == "c1"


def test_a_move_that_one_side_never_visited_is_unknown_there() -> None:
    shown = differences(LEFT, RIGHT)
    row = shown.row(by_name(shown, "d1"))
    assert (row.left.visits, row.left.share, row.left.rank, row.left.win_rate) == (0, 0.0, None, None)
    assert row.win_rate is None
    assert row.share == pytest.approx(0.4)
    assert (row.left.proof, row.right.proof, row.right.proof_moves) == (Proof.UNKNOWN, Proof.WIN, 1)


def test_the_largest_absolute_difference_of_shares_comes_first() -> None:
    shown = differences(LEFT, RIGHT)
    assert names(shown, Column.SHARE_DIFFERENCE) == ["a1", "d1", "b1", "c1"]


@pytest.mark.parametrize(
    ("column", "descending", "expected"),
    [
        (Column.MOVE, False, ["a1", "b1", "c1", "d1"]),
        (Column.LEFT_SHARE, True, ["a1", "b1", "c1", "d1"]),
        (Column.RIGHT_SHARE, True, ["b1", "d1", "a1", "c1"]),
        (Column.LEFT_WIN_RATE, False, ["c1", "b1", "a1", "d1"]),
        (Column.RIGHT_WIN_RATE, True, ["d1", "b1", "a1", "c1"]),
        (Column.WIN_RATE_DIFFERENCE, True, ["a1", "b1", "d1", "c1"]),
        (Column.PROOF, True, ["d1", "a1", "b1", "c1"]),
    ],
)
def test_each_column_sorts_by_what_it_shows(column: Column, descending: bool, expected: list[str]) -> None:
    assert names(differences(LEFT, RIGHT), column, descending) == expected


def test_real_arrays_are_matched_point_by_point() -> None:
    left, right = real_view("classic-uct", 1), real_view("neighbour", 2)
    shown = differences(left, right)
    expected = right.board_visits / right.child_visits.sum() - left.board_visits / left.child_visits.sum()
    visited = (left.board_visits > 0) | (right.board_visits > 0)
    assert np.allclose(shown.board()[visited], expected[visited])
    assert np.isnan(shown.board()[~visited]).all()
    assert shown.shares.sum() == pytest.approx(0)
    for row in (shown.row(at) for at in range(len(shown))):
        for view, numbers in ((left, row.left), (right, row.right)):
            if numbers.rank is not None:
                candidate = view.candidate(numbers.rank - 1)
                assert (candidate.point, candidate.visits) == (row.point, numbers.visits)
                assert candidate.win_rate == pytest.approx(numbers.win_rate)
                assert (candidate.proof, candidate.proof_moves) == (numbers.proof, numbers.proof_moves)


def test_a_view_has_no_differences_from_itself() -> None:
    view = real_view("classic-uct", 1)
    shown = differences(view, view)
    assert not shown.shares.any()
    assert not shown.win_rates.any()
    assert sorted(shown.points) == sorted(view.points[view.child_visits > 0])


def test_before_both_have_searched_differences_are_unknown() -> None:
    nothing = made_view({})
    assert not differences(nothing, nothing).is_known
    assert not differences(LEFT, nothing).is_known
    assert differences(LEFT, RIGHT).is_known
    assert len(differences(nothing, nothing)) == 0


def test_the_networks_favourite_stands_beside_its_searchs() -> None:
    rolled = opinion_of(LEFT)
    assert rolled == Opinion(point_from_human("a1", BOARD), 0.5)
    judged = opinion_of(made_view({"a1": 60, "b1": 30}, priors={"b1": 0.5, "a1": 0.25}, judged=0.2))
    assert judged is not None
    assert (judged.point, judged.promised) == tuple(point_from_human(name, BOARD) for name in ("a1", "b1"))
    assert judged.prior == 0.5
    assert judged.judged_rate == pytest.approx(0.6)
    assert opinion_of(made_view({"a1": 0, "b1": 0})) is None
