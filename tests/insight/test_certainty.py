"""A node settled by the solver is distinguished from others, and the solver confirms it."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from studio.engine.options.parameters import Threats
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import ThreatKind
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.insight.certainty import EndProof, SolverProof, end_proof, solver_proof
from tests.engine.searches import searched
from tests.game.boards import GOMOKU, dropped, played

SMALL: dict[str, Any] = {"threats": "fours", "tree_radius": 1, "exploration": 0.3}
OPEN_THREE = played("h8 a1 i8 a3 j8")  # White is to move, and few replies refute the threat
WON_BY_THREES = played("h8 a1 i9 a3 h10 c15 g6 d14")  # Black wins by threes, and not by fours


def childless(search: Search) -> list[NodeView]:
    views = (search.inspect((int(point),)) for point in search.inspect(()).points)
    return [view for view in views if not len(view)]


def after(position: Position, view: NodeView) -> Position:
    position = position.copy()
    for point in view.path:
        position.play(point)
    return position


def test_a_win_by_fours_found_in_the_tree_is_attributed_to_the_solver() -> None:
    views = childless(searched(OPEN_THREE, 3000, **SMALL))
    told = [(view, proof) for view in views if (proof := solver_proof(view, Threats.FOURS))]
    assert told
    solver = Solver(GOMOKU)
    for view, proof in told:
        length = solver.solve(after(OPEN_THREE, view)).length
        assert proof == SolverProof(is_won=True, kind=ThreatKind.FOURS, moves=length)


def test_a_win_found_at_the_root_may_be_by_threes() -> None:
    search = searched(WON_BY_THREES, 100, **{**SMALL, "threats": "threes"})
    (view,) = childless(search)
    assert search.inspect(()).proof_moves == view.proof_moves + 1
    assert solver_proof(view, Threats.THREES) == SolverProof(is_won=False, kind=None, moves=view.proof_moves)


@pytest.mark.parametrize("threats", [Threats.NONE, Threats.WINS])
def test_without_threat_detection_nothing_is_attributed_to_the_solver(threats: Threats) -> None:
    views = childless(searched(OPEN_THREE, 3000, **SMALL))
    assert not any(solver_proof(view, threats) for view in views)


def test_near_ends_and_inner_nodes_need_no_solver() -> None:
    search = searched(OPEN_THREE, 3000, **SMALL)
    view = next(view for view in childless(search) if solver_proof(view, Threats.FOURS))
    assert solver_proof(replace(view, proof_moves=1), Threats.FOURS) is None
    assert solver_proof(replace(search.inspect(()), proof=view.proof, proof_moves=9), Threats.FOURS) is None


ENDS: dict[str, Any] = {"exploration": 0.3, "transpositions": True, "threats": "threes", "end_positions": 50_000_000}


@pytest.mark.parametrize(
    ("columns", "value"),
    [("3661634265535614", Proof.LOSS), ("36616342655356144", Proof.WIN), ("127237756436", Proof.DRAW)],
)
def test_a_result_of_the_endgame_solver_is_distinguished_from_one_of_the_tree(columns: str, value: Proof) -> None:
    """The best move leads to a node with the opposite result; threats are not involved."""
    search = searched(dropped(columns), 400_000, **ENDS)
    best = search.final_move()
    assert best is not None
    view = search.inspect((best,))
    assert end_proof(view) == EndProof(value, search.inspect(()).proof_moves - 1)
    assert solver_proof(view, Threats.THREES) is None
    assert end_proof(search.inspect(())) is None
    assert end_proof(replace(view, proof=Proof.UNKNOWN)) is None


def test_a_result_shown_by_children_needs_no_solver() -> None:
    search = searched(dropped("3661634265535614"), 400_000, **ENDS)
    view = search.inspect((search.final_move() or 0,))
    assert view.proof is Proof.LOSS
    assert len(view) > 0
    assert (
        end_proof(replace(view, upper=np.full(len(view), -1, np.int8), lower=np.full(len(view), -1, np.int8))) is None
    )
