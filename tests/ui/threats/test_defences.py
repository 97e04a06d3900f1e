"""The moves that defend against a threatened win, if the solver and a search judge them."""

import pytest

from studio.engine.options.choices import Threats
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.threats import SolverLimit
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Solution, SolverResult, ThreatKind
from studio.game.notation import human_point, point_from_human
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.threats.defences import Defences, RefutedMoves, defences_of
from tests.ui.views import BOARD, made_view

NINE = PRESETS["gomoku-9"]
ALL = range(BOARD.size)
LOSS, WIN, DRAW = (-1, 4), (1, 5), (0, 20)


def points(names: str) -> tuple[int, ...]:
    return tuple(sorted(point_from_human(name, BOARD) for name in names.split()))


def solution(refutations: str = "", undecided: str = "") -> Solution:
    """Return a threat of Black's."""
    line = points("c3")
    return Solution(
        SolverResult.WIN, ThreatKind.FOURS, Stone.BLACK, line, points(refutations), points(undecided), 1, 0.0
    )


@pytest.fixture(scope="module")
def lost() -> tuple[Solution, NodeView, Position]:
    """Return a threat by fours with one refutation, the results of a search that proves it to lose, and the position.

    After the refutation, Black wins by threes.
    """
    position = Position(NINE)
    for name in ["e5", "a1", "f5", "c1", "f8", "i9", "h7", "a9", "g7", "g9", "h4", "i1", "g5"]:
        position.play(point_from_human(name, NINE))
    threat = Solver(NINE).solve(position, Stone.BLACK, ThreatKind.FOURS, SolverLimit(nodes=100_000))
    search = Search(position, Parameters(threats=Threats.FOURS), seed=1)
    search.run(Limit(simulations=6000))
    return threat, search.snapshot().root, position


def known(defending: str = "", unrefuted: str = "", stopping: str = "", plies: int = 0) -> Defences:
    """Return defences in which all other moves lose."""
    others = set(ALL) - {*points(defending), *points(unrefuted)}
    return Defences(points(defending), points(unrefuted), tuple(sorted(others)), points(stopping), plies)


def test_moves_that_prevent_the_threat_are_not_proven_to_defend() -> None:
    assert defences_of(solution("b2 a1", "c1 d1"), ALL) == known("", "a1 b2 c1 d1")


def test_a_move_that_is_proven_to_lose_does_not_defend() -> None:
    view = made_view({"a1": 9, "b2": 8, "c1": 7, "d1": 6}, proofs={"b2": LOSS, "c1": LOSS})
    assert defences_of(solution("a1 b2", "c1 d1"), ALL, view) == known("", "a1 d1", "b2", view.child_proof_moves(1))


@pytest.mark.parametrize("proof", [WIN, DRAW])
def test_a_move_that_is_proven_not_to_lose_defends(proof: tuple[int, int]) -> None:
    view = made_view({"a1": 9, "c1": 7}, proofs={"c1": proof})
    assert defences_of(solution("a1", "c1 d1"), ALL, view) == known("c1", "a1 d1")


def test_a_real_search_proves_that_the_only_refutation_loses(lost: tuple[Solution, NodeView, Position]) -> None:
    threat, view, position = lost
    moves = position.legal_moves()
    assert [human_point(point, NINE) for point in defences_of(threat, moves).open] == ["h5"]
    found = defences_of(threat, moves, view)
    assert (found.defending, found.open, found.refuted, found.stopping) == ((), (), tuple(moves), threat.refutations)
    assert found.plies > threat.length, "it loses later"


def test_a_move_that_another_proof_refutes_does_not_defend() -> None:
    assert defences_of(solution("a1 b2", "c1"), ALL, refuted=points("a1 c1")) == known("", "b2", "a1")


def test_refuted_moves_stay_refuted_in_their_position_only() -> None:
    """The search starts again and has not yet proven what the last one has."""
    memory, position = RefutedMoves(), Position(BOARD)
    memory.add(position, points("a1"))
    memory.add(position, points("b2"))
    assert memory.of(position.copy()) == set(points("a1 b2"))
    position.play(point_from_human("c3", BOARD))
    assert memory.of(position) == set()


def test_refuted_moves_of_old_positions_are_forgotten() -> None:
    memory, first = RefutedMoves(), Position(BOARD)
    memory.add(first, [1])
    for number in range(300):
        stones = {at: Stone.BLACK for at in range(9) if number >> at & 1}
        memory.add(Position(BOARD).with_setup(stones, Stone.WHITE), [1])
    assert memory.of(first) == set()
    assert memory.of(Position(BOARD).with_setup(dict.fromkeys((0, 1, 3, 5, 8), Stone.BLACK), Stone.WHITE)) == {1}


@pytest.mark.parametrize(
    ("own", "of_position", "told"), [(34, 22, 22), (14, 22, 14), (34, 0, 34), (0, 22, 22), (0, 0, 0)]
)
def test_a_move_loses_no_later_than_its_position(own: int, of_position: int, told: int) -> None:
    assert known(stopping="a1", plies=own).within(of_position).plies == told
