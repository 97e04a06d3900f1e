"""A node that a solver settled is told from others, and the solver agrees."""

from dataclasses import replace
from typing import Any

import pytest

from studio.engine.options.parameters import Threats
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import ThreatKind
from studio.game.position import Position
from studio.insight.certainty import SolverProof, solver_proof
from tests.engine.searches import searched
from tests.game.boards import GOMOKU, played

SMALL: dict[str, Any] = {"threats": "fours", "tree_radius": 1, "exploration": 0.3}
OPEN_THREE = played("h8 a1 i8 a3 j8")  # White is to move, and few replies refute
WON_BY_THREES = played("h8 a1 i9 a3 h10 c15 g6 d14")  # Black wins by threes, and not by fours


def childless(search: Search) -> list[NodeView]:
    views = (search.inspect((int(point),)) for point in search.inspect(()).points)
    return [view for view in views if not len(view)]


def after(position: Position, view: NodeView) -> Position:
    position = position.copy()
    for point in view.path:
        position.play(point)
    return position


def test_a_win_by_fours_that_a_look_found_is_the_solvers() -> None:
    views = childless(searched(OPEN_THREE, 3000, **SMALL))
    told = [(view, proof) for view in views if (proof := solver_proof(view, Threats.FOURS))]
    assert told
    solver = Solver(GOMOKU)
    for view, proof in told:
        length = solver.solve(after(OPEN_THREE, view)).length
        assert proof == SolverProof(is_won=True, kind=ThreatKind.FOURS, moves=length)


def test_what_was_found_at_the_root_may_be_by_threes() -> None:
    search = searched(WON_BY_THREES, 100, **{**SMALL, "threats": "threes"})
    (view,) = childless(search)
    assert search.inspect(()).proof_moves == view.proof_moves + 1
    assert solver_proof(view, Threats.THREES) == SolverProof(is_won=False, kind=None, moves=view.proof_moves)


@pytest.mark.parametrize("threats", [Threats.NONE, Threats.WINS])
def test_without_a_look_for_fours_nothing_is_the_solvers(threats: Threats) -> None:
    views = childless(searched(OPEN_THREE, 3000, **SMALL))
    assert not any(solver_proof(view, threats) for view in views)


def test_what_is_near_or_has_children_needs_no_solver() -> None:
    search = searched(OPEN_THREE, 3000, **SMALL)
    view = next(view for view in childless(search) if solver_proof(view, Threats.FOURS))
    assert solver_proof(replace(view, proof_moves=1), Threats.FOURS) is None
    assert solver_proof(replace(search.inspect(()), proof=view.proof, proof_moves=9), Threats.FOURS) is None
