"""Long wins by threats that the solver finds at the root while the search grows."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.long_wins import POSITIONS
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.searches import check_invariants, whole_tree

GOMOKU = PRESETS["gomoku-15"]
PLAIN = Parameters(exploration=0.3, tree_radius=1, threats=Threats.THREES)
SEARCHED = replace(PLAIN, attack_nodes=1000)
ENOUGH = Limit(simulations=20_000)


def won_slowly() -> Position:
    """Return a position with a win in 17 plies or more, which the check before the search does not find."""
    record = open_records(POSITIONS).records[0]
    return record.position(record.main_line()[-1])


def searching(parameters: Parameters = SEARCHED) -> Search:
    return Search(won_slowly(), parameters, seed=1)


def test_a_long_win_ends_the_search() -> None:
    search = searching()
    assert search.run(ENOUGH) is StoppedBy.PROOF
    root, move = search.inspect(()), search.final_move()
    assert root.proof is Proof.WIN
    assert move is not None
    assert root.distances[root.points.tolist().index(move)] >= 16
    after = search.position.copy()
    after.play(move)
    found = Solver(GOMOKU).refutations(after, ThreatKind.THREES, SolverLimit(nodes=2_000_000))
    assert not found.refutations
    assert not found.undecided
    check_invariants(search)


def test_the_line_of_the_win_has_only_proven_moves() -> None:
    """The solver proves the move when the tree already has unproven replies. They are no part of the line."""
    search = searching()
    search.run(ENOUGH)
    root, move = search.inspect(()), search.final_move()
    line = root.line(root.points.tolist().index(move))
    assert line[0] == move
    for length in range(1, len(line) + 1):
        assert search.inspect(line[:length]).proof is not Proof.UNKNOWN


def test_it_is_off_unless_the_parameters_turn_it_on() -> None:
    search = searching(PLAIN)
    search.run(Limit(simulations=4_000))
    assert search.inspect(()).proof is Proof.UNKNOWN


@pytest.mark.parametrize("piece", [7, 500])
def test_a_search_in_pieces_grows_the_same_tree(piece: int) -> None:
    whole, pieces = searching(replace(SEARCHED, attack_nodes=20)), searching(replace(SEARCHED, attack_nodes=20))
    whole.run(Limit(simulations=2_100))
    while pieces.simulations < 2_100:
        pieces.run(Limit(simulations=min(piece, 2_100 - pieces.simulations)))
    assert whole_tree(whole) == whole_tree(pieces)


def test_a_saved_search_keeps_the_win(tmp_path: Path) -> None:
    search = searching()
    search.run(ENOUGH)
    search.save(tmp_path / "saved.tree")
    opened = Search.open(tmp_path / "saved.tree")
    assert opened.inspect(()).proof is Proof.WIN
    assert opened.final_move() == search.final_move()


def test_stop_ends_the_solver() -> None:
    search = searching()
    search.stop()
    assert search.run(Limit(simulations=30_000)) is StoppedBy.STOP
    assert search.run(ENOUGH) is StoppedBy.PROOF
