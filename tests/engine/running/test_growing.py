"""The growth of a tree and of its transposition table, and what it preserves."""

from pathlib import Path

import numpy as np
import pytest

from studio.engine.kernels.search.tree import NODES_END, Tree
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.running import arrays, tree_memory
from studio.engine.running.arrays import FEWEST_NODES, crowded_table_room, table_room
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from tests.engine.searches import check_invariants, described, searched, tree_of
from tests.sizes import one_always

GRAPH = Parameters(transpositions=True, proofs=False)
CONNECT_FOUR, FIFTEEN = Position(PRESETS["connect-four"]), Position(PRESETS["gomoku-15"])


def in_short_runs(search: Search, simulations: int, seconds: float) -> Search:
    while search.simulations < simulations:
        search.run(Limit(simulations=simulations - search.simulations, seconds=seconds))
    return search


@pytest.mark.parametrize("parameters", one_always(2, [GRAPH, Parameters(proofs=False)]), ids=["graph", "tree"])
def test_short_runs_give_the_same_tree_as_a_long_one(parameters: Parameters) -> None:
    whole = Search(FIFTEEN, parameters)
    whole.run(Limit(simulations=330_000))
    parts = in_short_runs(Search(FIFTEEN, parameters), 330_000, seconds=0.05)
    assert parts.snapshot().nodes == whole.snapshot().nodes > 262_144
    assert described(parts.inspect(())) == described(whole.inspect(()))
    assert not parts.snapshot().capped


def shared_nodes(search: Search) -> list[int]:
    table = tree_of(search).shared
    return sorted(table[table > 0].tolist())


def live_nodes(search: Search) -> list[int]:
    tree = tree_of(search)
    end = int(tree.counts[NODES_END])
    return (1 + np.flatnonzero((tree.mark[1:end] != 0) | (tree.visits[1:end] != 0))).tolist()


@pytest.mark.long
def test_the_transposition_table_grows_gradually() -> None:
    search, sizes = Search(CONNECT_FOUR, GRAPH), []
    for _ in range(12):
        search.run(Limit(simulations=50_000))
        sizes.append(tree_of(search).shared.size)
        assert tree_of(search).counts[NODES_END] <= table_room(tree_of(search))
    assert len(set(sizes)) > 2
    assert sizes == sorted(sizes)
    assert set(shared_nodes(search)) <= set(live_nodes(search))
    assert len(shared_nodes(search)) > search.snapshot().nodes - 2  # not the root
    check_invariants(search)


@pytest.mark.long
def test_a_table_that_cannot_grow_in_time_may_be_crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_memory, "next_table_bytes", lambda _tree: 10**15)
    crowded, search = False, Search(CONNECT_FOUR, GRAPH)
    while search.simulations < 400_000:
        search.run(Limit(simulations=10_000, seconds=100))
        tree = tree_of(search)
        assert tree.counts[NODES_END] <= crowded_table_room(tree)
        crowded |= bool(tree.counts[NODES_END] > table_room(tree))
    assert crowded
    other = searched(CONNECT_FOUR, 400_000, seed=0, transpositions=True, proofs=False)
    assert described(search.inspect(())) == described(other.inspect(()))
    check_invariants(search)


@pytest.fixture
def scarce(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a machine that has memory for half a million nodes at once."""
    grown = arrays.grown

    def sparing(tree: Tree, nodes: int, cells: int) -> Tree:
        if nodes > 500_000:
            raise MemoryError
        return grown(tree, nodes, cells)

    monkeypatch.setattr(arrays, "grown", sparing)


@pytest.mark.usefixtures("scarce")
def test_a_copy_and_a_file_need_no_more_memory_than_their_nodes(tmp_path: Path) -> None:
    search = searched(FIFTEEN, 100_000, proofs=False)
    assert tree_of(search).visits.size > 1_000_000
    search.save(tmp_path / "tree.npz")
    for other in (search.copy(), Search.open(tmp_path / "tree.npz")):
        assert 100_000 < tree_of(other).visits.size <= 500_000
        assert described(other.inspect(())) == described(search.inspect(()))
        other.run(Limit(simulations=1000))
        check_invariants(other)


def test_a_copy_without_enough_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_sizes: object) -> None:
        raise MemoryError

    search = searched(FIFTEEN, 1000)
    monkeypatch.setattr(arrays, "grown", refused)
    with pytest.raises(StudioError, match="not enough free memory for a copy"):
        search.copy()


def test_a_copy_remembers_that_memory_was_refused() -> None:
    search = searched(FIFTEEN, 1000)
    search._memory.is_refused = True
    assert search.copy().snapshot().memory_refused


@pytest.mark.parametrize("threads", [1, 2, 4])
def test_a_depth_limit_already_reached_ends_a_run_at_once(threads: int, tmp_path: Path) -> None:
    search = searched(CONNECT_FOUR, 20_000, threads=threads, proofs=False)
    search.save(tmp_path / "tree.npz")
    for again in (search, Search.open(tmp_path / "tree.npz", threads=threads)):
        before = again.simulations
        assert again.run(Limit(depth=search.depth, simulations=3000)) is StoppedBy.DEPTH
        assert again.simulations == before


def test_new_tables_start_with_zeros() -> None:
    """An interrupt may leave half a table behind the current one."""
    search = searched(CONNECT_FOUR, 200_000, transpositions=True, proofs=False)
    tree = tree_of(search)
    memory = tree.shared.base
    assert memory is not None
    behind = (tree.shared.ctypes.data - memory.ctypes.data) // tree.shared.itemsize + tree.shared.size
    memory[behind : behind + 4 * tree.shared.size] = 7
    larger = arrays.with_table_for(tree, table_room(tree) + 1)
    assert larger.shared.size > tree.shared.size
    assert np.count_nonzero(larger.shared) == np.count_nonzero(tree.shared)


def ready_search(parameters: Parameters) -> Search:
    search = Search(FIFTEEN, parameters, seed=1)
    search.make_ready()
    return search


@pytest.mark.parametrize("parameters", one_always(2, [GRAPH, Parameters(proofs=False)]), ids=["graph", "tree"])
def test_a_prepared_search_finds_the_same_without_growing(parameters: Parameters) -> None:
    search = ready_search(parameters)
    visits = tree_of(search).visits
    search.run(Limit(simulations=100_000))
    assert tree_of(search).visits is visits
    other = Search(FIFTEEN, parameters, seed=1)
    other.run(Limit(simulations=100_000))
    assert described(search.inspect(())) == described(other.inspect(()))
    assert search.snapshot().nodes == other.snapshot().nodes


def test_another_game_in_the_same_memory_equals_a_new_search() -> None:
    search = ready_search(GRAPH)
    search.run(Limit(simulations=50_000))
    memory, other_game = tree_of(search).visits.base, Position(PRESETS["gomoku-15"])
    other_game.set_up({0: Stone.BLACK, 5: Stone.WHITE})
    search.set_position(other_game)
    assert tree_of(search).visits.base is memory
    assert search.visits == search.simulations == 0
    assert not tree_of(search).shared.any()
    assert not tree_of(search).visits[int(tree_of(search).counts[NODES_END]) :].any()
    search.run(Limit(simulations=30_000))
    check_invariants(search)


def test_a_large_tree_frees_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    search = ready_search(Parameters(proofs=False))
    search.run(Limit(simulations=1000))
    memory, other_game = tree_of(search).visits.base, Position(PRESETS["gomoku-15"])
    other_game.set_up({0: Stone.BLACK, 5: Stone.WHITE})
    monkeypatch.setattr(tree_memory, "_BYTES_TO_EMPTY", 1000)
    search.set_position(other_game)
    assert tree_of(search).visits.base is not memory
    assert tree_of(search).visits.size > FEWEST_NODES
