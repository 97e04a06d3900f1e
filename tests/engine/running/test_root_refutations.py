"""Leading moves of the root that are proven lost, because the other side then wins by threats."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.options.steering import Steering
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import check_invariants, whole_tree

GOMOKU = PRESETS["gomoku-15"]
ATTACKED = """
. . . . . . . . . . . . . . O
. . . . . . . . . O O O X . X
. . . . . . . . . . X X O X .
. . . . . . . . . X X X O X .
. . . . . . . . X . O . X O .
. . . . . . . . . . . O . X .
. . . . . . . . . . . . O . O
. . . . . . . . . . . . . O .
. . . . . . . . . . . . . . X
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
"""
"""White to move. Black threatens to win by threes, and the search at first prefers moves that do not prevent it."""
PLAIN = Parameters(exploration=0.3, tree_radius=1, threats=Threats.THREES)
SEARCHED = replace(PLAIN, refutation_nodes=200)


def attacked(parameters: Parameters = SEARCHED) -> Search:
    return Search(Position.from_text(ATTACKED, GOMOKU), parameters, seed=1)


def refuted(search: Search) -> dict[int, int]:
    """Return the root moves that are proven lost without a proof below them, and the plies until their end."""
    root, found = search.inspect(()), dict[int, int]()
    for point, upper, distance in zip(root.points, root.upper, root.distances, strict=True):
        shows_why = (search.inspect((int(point),)).lower > 0).any()
        if upper < 0 and not shows_why and distance > 2:
            found[int(point)] = int(distance)
    return found


def test_refuted_moves_lose_as_the_solver_says() -> None:
    search = attacked()
    search.run(Limit(simulations=1_100))
    solver, found = Solver(GOMOKU), refuted(search)
    assert found
    for point, plies in found.items():
        after = search.position.copy()
        after.play(point)
        solution = solver.solve(after, kind=ThreatKind.THREES, limit=SolverLimit(nodes=2_000_000))
        assert solution.result is SolverResult.WIN
        assert len(solution.line) <= plies
    assert search.final_move() not in found
    check_invariants(search)


def test_it_is_off_unless_the_parameters_turn_it_on() -> None:
    search = attacked(PLAIN)
    search.run(Limit(simulations=1_100))
    other = attacked()
    other.run(Limit(simulations=1_100))
    assert set(refuted(other)) - set(refuted(search))


@pytest.mark.parametrize("piece", [7, 100, 512])
def test_a_search_in_pieces_grows_the_same_tree(piece: int) -> None:
    whole, pieces = attacked(), attacked()
    whole.run(Limit(simulations=1_100))
    while pieces.simulations < 1_100:
        pieces.run(Limit(simulations=min(piece, 1_100 - pieces.simulations)))
    assert whole_tree(pieces) == whole_tree(whole)
    assert refuted(whole)


def test_an_interrupted_solver_runs_again() -> None:
    whole, stopped = attacked(), attacked()
    whole.run(Limit(simulations=1_100))
    stopped.run(Limit(simulations=511))
    stopped.run(Limit(simulations=1))
    while stopped.simulations < 1_100:
        stopped.stop()
        assert stopped.run(Limit(simulations=1_100 - stopped.simulations)) is StoppedBy.STOP
        stopped.run(Limit(simulations=min(60, 1_100 - stopped.simulations)))
    assert whole_tree(stopped) == whole_tree(whole)


def test_copies_and_saved_searches_continue_with_the_same_tree(tmp_path: Path) -> None:
    search = attacked()
    search.run(Limit(simulations=700))
    assert refuted(search)
    search.save(tmp_path / "search.mcts")
    others = search.copy(), Search.open(tmp_path / "search.mcts")
    search.run(Limit(simulations=500))
    for other in others:
        other.run(Limit(simulations=500))
        assert whole_tree(other) == whole_tree(search)


def test_a_steered_root_is_not_refuted() -> None:
    free = attacked()
    free.run(Limit(simulations=1_100))
    steered = attacked()
    steered.steer(Steering(only=frozenset(refuted(free))))
    steered.run(Limit(simulations=1_100))
    plain = attacked(PLAIN)
    plain.steer(Steering(only=frozenset(refuted(free))))
    plain.run(Limit(simulations=1_100))
    assert whole_tree(steered) == whole_tree(plain)
