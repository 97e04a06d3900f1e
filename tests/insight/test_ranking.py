"""Ranks of moves: proven results by their lengths, and otherwise visits."""

from dataclasses import replace

import numpy as np

from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.insight.ranking import best_point, proven_win, ranked_rows, ranks
from tests.ui.views import BOARD, made_view


def named(rows: list[int], points: list[int]) -> list[str]:
    return [move_name(points[row], BOARD) for row in rows]


def test_wins_come_first_and_the_shortest_one_on_top() -> None:
    view = made_view(
        {"a1": 900, "b1": 500, "c1": 400, "d1": 9, "e1": 1, "a2": 1},
        proofs={"b1": (1, 13), "d1": (1, 9), "a1": (-1, 4), "e1": (-1, 8), "c1": (0, 20)},
    )
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["d1", "b1", "c1", "a2", "e1", "a1"]
    assert ranks(view).tolist() == [6, 2, 3, 1, 5, 4]
    assert move_name(best_point(view) or 0, BOARD) == "d1"


def test_equally_long_results_and_unproven_moves_are_ordered_by_visits() -> None:
    view = made_view({"a1": 90, "b1": 50, "c1": 40, "d1": 30}, proofs={"c1": (1, 5), "d1": (1, 5)})
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["c1", "d1", "a1", "b1"]


def test_visited_losses_come_before_the_others_and_these_from_the_centre_outwards() -> None:
    proofs = {"d1": (-1, 4), "e5": (-1, 12)} | dict.fromkeys(("a1", "c3", "b2"), (-1, 10))
    view = made_view({"d1": 7, "a1": 0, "c3": 0, "b2": 0, "e5": 0}, proofs=proofs)
    view = replace(view, priors=np.full(len(view), np.nan))
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["d1", "e5", "c3", "b2", "a1"]


def test_priors_order_equally_long_losses_without_visits() -> None:
    proofs = dict.fromkeys(("a1", "c3", "b2"), (-1, 10))
    view = made_view({"c3": 0, "b2": 0, "a1": 0}, priors={"a1": 0.6}, proofs=proofs)
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["a1", "c3", "b2"]


def test_priors_order_moves_without_visits_below_the_others() -> None:
    view = made_view({"e5": 1, "a1": 0, "b1": 0, "d4": 0}, priors={"a1": 0.1, "b1": 0.2, "d4": 0.6, "e5": 0.1})
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["e5", "d4", "b1", "a1"]


def test_equally_likely_losses_without_visits_are_ordered_by_their_distance_from_the_visited_moves() -> None:
    proofs = dict.fromkeys(("a1", "b1", "d4", "e5"), (-1, 10))
    view = made_view({"e5": 9, "a1": 0, "b1": 0, "d4": 0}, proofs=proofs)
    view = replace(view, priors=np.full(len(view), 0.1))
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["e5", "d4", "b1", "a1"]


def test_results_of_unknown_length_count_as_long() -> None:
    proofs = {"a1": (-1, -1), "b1": (-1, 30), "c1": (1, -1), "d1": (1, 40)}
    view = made_view({"a1": 90, "b1": 50, "c1": 40, "d1": 30}, proofs=proofs)
    assert named(ranked_rows(view).tolist(), view.points.tolist()) == ["d1", "c1", "a1", "b1"]


def test_no_moves_have_no_best_one() -> None:
    assert best_point(made_view({})) is None
    assert ranks(made_view({})).size == 0


def test_a_proven_win_names_its_shortest_move_if_one_is_known() -> None:
    view = made_view({"a1": 9, "b1": 8, "c1": 2}, proofs={"b1": (1, 14), "c1": (1, 6)})
    assert proven_win(view) == (int(view.points[2]), 7)
    known = replace(made_view({"a1": 9}), proof=Proof.WIN, proof_moves=5)
    assert proven_win(known) == (None, 5)
    assert proven_win(made_view({"a1": 9}, proofs={"a1": (-1, 4)})) is None
    assert proven_win(made_view({})) is None
