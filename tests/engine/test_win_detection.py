"""Results of the next two moves are detected when a node is created; the root still shows all moves."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.search import Search
from studio.game.notation import point_from_human
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.saved.tree_files import arrays_in, file_of, put, read, refused, save
from tests.engine.searches import cells_of, check_invariants, live_nodes, searched, tree_of, whole_tree
from tests.game.boards import GOMOKU, dropped, played

NEAR: dict[str, Any] = {"threats": "wins", "tree_radius": 1, "exploration": 0.3}
OPEN_THREE = played("h8 a1 i8 a3 j8 a5")  # Black makes four of it, and wins
CLOSED_THREE = played("b8 a8 c8 o1 d8 o3")  # Black makes a four with one reply


def point(text: str) -> int:
    return point_from_human(text, GOMOKU)


def test_a_double_threat_is_a_win_as_soon_as_it_is_made() -> None:
    seen = searched(OPEN_THREE, 200, **NEAR)
    assert seen.inspect(()).proof is Proof.WIN
    assert seen.inspect(()).proof_moves == 3
    assert seen.final_move() in {point("g8"), point("k8")}
    assert searched(OPEN_THREE, 200, **NEAR | {"threats": "none"}).inspect(()).proof is Proof.UNKNOWN


def test_a_double_threat_in_a_gravity_game() -> None:
    for position, moves in ((dropped("4455"), 3), (dropped("44553"), 2)):
        node = searched(position, 40, threats="wins").inspect(())
        assert (node.proof is not Proof.UNKNOWN, node.proof_moves) == (True, moves)


def test_a_move_that_allows_an_immediate_win_is_lost() -> None:
    search = searched(played("b8 a8 c8 o1 d8 o3 e8"), 2000, **NEAR)
    root = search.inspect(())
    for row, move in enumerate(root.points.tolist()):
        is_block = move == point("f8")
        assert (root.upper[row] == -1) == (not is_block), move
        assert is_block or root.distances[row] == 1
    assert search.final_move() == point("f8")


def test_a_node_has_its_only_reply() -> None:
    search = searched(CLOSED_THREE, 3000, **NEAR)
    node = search.inspect((point("e8"),))
    assert node.points.tolist() == [point("f8")]
    assert node.proof is Proof.UNKNOWN
    check_invariants(search)


def test_the_root_shows_every_move_even_with_one_forced_reply() -> None:
    search = searched(CLOSED_THREE, 3000, **NEAR)
    reply = search.inspect((point("e8"), point("f8")))
    search.play(point("e8"))
    assert search.inspect(()).points.tolist() == [point("f8")]
    search.run(Limit(simulations=2000))
    root = search.inspect(())
    assert len(root.points) > 10
    assert root.proof is Proof.UNKNOWN
    assert search.inspect((point("f8"),)).visits >= reply.visits > 100
    check_invariants(search)
    search.steer(Steering(excluded={point("f8")}))
    assert search.run(Limit(simulations=50)) in (StoppedBy.SIMULATIONS, StoppedBy.NOTHING_LEFT)


def test_a_proven_node_is_rebuilt_as_the_root() -> None:
    search = searched(CLOSED_THREE, 3000, **NEAR)
    search.play(point("e8"))
    search.run(Limit(simulations=3000))
    search.play(point("o15"))
    assert search.run(Limit(simulations=3000)) is StoppedBy.PROOF
    assert search.final_move() == point("f8")
    assert search.inspect(()).proof_moves == 1


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("parameters", [{}, {"transpositions": True}, {"selection": "puct", "first_play": 0.0}])
def test_it_works_with_threads_graphs_and_listed_moves(threads: int, parameters: dict[str, Any]) -> None:
    search = searched(CLOSED_THREE, 20_000, threads=threads, **NEAR | parameters)
    check_invariants(search)
    tree = tree_of(search)
    replies = [cells for node, cells in live_nodes(tree, search._reader.method.first_block) if tree.legal[node] == 1]
    assert len(replies) > 20
    assert all(len(cells) <= 1 for cells in replies)


def test_an_overline_that_does_not_win_is_no_threat() -> None:
    """Black's point f8 would make six of b8 to e8 and g8."""
    rules = PRESETS["standard-15"]
    search = searched(played("b8 a8 c8 o1 d8 o3 g8 o5"), 3000, **NEAR)
    exact = searched(played("b8 a8 c8 o1 d8 o3 g8 o5", rules), 3000, **NEAR)
    assert search.inspect((point("e8"),)).points.tolist() == [point("f8")]
    assert len(exact.inspect((point("e8"),)).points) > 1


def test_stepping_makes_the_same_tree() -> None:
    run, stepped = searched(OPEN_THREE, 30, **NEAR), Search(OPEN_THREE, Parameters(**NEAR), seed=1)
    while stepped.simulations < run.simulations:
        assert stepped.step() is not None
    assert np.array_equal(run.inspect(()).child_visits, stepped.inspect(()).child_visits)


def test_without_proofs_nothing_is_detected() -> None:
    """Results of threats are proofs."""
    blind, seeing = (searched(OPEN_THREE, 200, proofs=False, threats=threats) for threats in ("none", "threes"))
    assert whole_tree(blind) == whole_tree(seeing)


# Files


@pytest.fixture
def arrays(tmp_path: Path) -> tuple[Search, dict[str, Any]]:
    search = searched(CLOSED_THREE, 3000, **NEAR)
    return search, arrays_in(save(search, tmp_path / "tree.npz").read_bytes())


def test_a_tree_with_forced_replies_is_reopened(arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, _ = arrays
    opened = read(tmp_path / "tree.npz")
    for going in (search, opened):
        going.run(Limit(simulations=1000))
    assert np.array_equal(search.inspect(()).child_visits, opened.inspect(()).child_visits)


def test_a_forged_only_reply_is_rejected(arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree = tree_of(search)
    nodes = [node for node, cells in live_nodes(tree, search._reader.method.first_block) if len(cells) == 0]
    node = next(node for node in nodes if tree.legal[node] > 1 and tree.lower[node] < tree.upper[node])
    assert refused(file_of(put(found, "legal", node, 1)), tmp_path / "tree.npz") is not None


@pytest.mark.parametrize("value", [-1, 1])
def test_a_forged_proof_is_rejected(value: int, arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree, first = tree_of(search), search._reader.method.first_block
    node = next(node for node, cells in live_nodes(tree, first) if not cells and tree.lower[node] < tree.upper[node])
    forged = put(put(put(found, "lower", node, value), "upper", node, value), "distance", node, 1 if value < 0 else 2)
    assert refused(file_of(forged), tmp_path / "tree.npz") is not None


def test_a_forged_distance_is_rejected(arrays: tuple[Search, dict[str, Any]], tmp_path: Path) -> None:
    search, found = arrays
    tree, first = tree_of(search), search._reader.method.first_block
    node = next(node for node, cells in live_nodes(tree, first) if not cells and tree.distance[node] == 2)
    assert refused(file_of(put(found, "distance", node, 1)), tmp_path / "tree.npz") is not None


def test_the_reply_in_a_file_is_recomputed_from_the_board(
    arrays: tuple[Search, dict[str, Any]], tmp_path: Path
) -> None:
    search, found = arrays
    tree, first = tree_of(search), search._reader.method.first_block
    node = next(node for node, cells in live_nodes(tree, first) if cells and tree.legal[node] == 1)
    (cell,) = cells_of(tree, node, first)
    other = int(search._reader.board.codes[point("n14")])
    assert refused(file_of(put(found, "move", cell, other)), tmp_path / "tree.npz") is not None
