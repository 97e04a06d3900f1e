"""A search with full memory reports it, and loses no move permanently."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from studio.engine.kernels.search.simulation import Simulation
from studio.engine.kernels.search.tree import CELLS_END, FREE_NODE, NODES_END, ROOT
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters, Selection
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.evaluation.networks import network_of
from tests.engine.possible_numbers import impossible_numbers
from tests.engine.searches import tree_of
from tests.game.boards import TICTACTOE
from tests.sizes import one_always

KINDS: dict[str, dict[str, Any]] = {
    "plain": {},
    "graph": {"transpositions": True},
    "studio": {"transpositions": True, "tree_radius": 1, "exploration": 0.3},
    "widening": {"widening_start": 1, "widening_factor": 1.0},
    "puct": {"selection": "puct", "first_play": 0.0},
}
DRAWN = Position.from_text("X O X\nX O .\n. X .\nO to move", TICTACTOE)


def positions_after(position: Position, seen: set[bytes]) -> Iterator[Position]:
    """Return this position and all that can follow, one of those that mirroring and turning the board make equal."""
    board = np.array(position.cells, np.int8).reshape(3, 3)
    same = min(np.rot90(each, turns).tobytes() for each in (board, board.T) for turns in range(4))
    if same in seen or position.is_over:
        return
    seen.add(same)
    yield position.copy()
    for move in position.legal_moves():
        position.play(move)
        yield from positions_after(position, seen)
        position.undo()


@pytest.mark.parametrize("part", one_always(6, range(6)))
def test_each_position_of_tic_tac_toe_is_proven_or_the_memory_is_full(part: int) -> None:
    positions = list(positions_after(Position(TICTACTOE), set()))
    assert len(positions) == 627
    for number, position in enumerate(positions[part::6]):
        for threads in (1, 2):
            for parameters in KINDS.values():
                search = Search(position, Parameters(memory_mb=1, **parameters), seed=number, threads=threads)
                reason = search.run(Limit(simulations=20_000))
                assert reason is StoppedBy.PROOF or search.snapshot().capped


def leave_without_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent trees from growing, and keep the free space in them."""
    monkeypatch.setattr(TreeMemory, "_grow", lambda *_: False)
    monkeypatch.setattr(TreeMemory, "pack", lambda *_: None)


def test_a_node_that_needs_a_large_block_among_small_ones_reports_full_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leave_without_room(monkeypatch)
    search = Search(Position(PRESETS["gomoku-9"]), Parameters(proofs=False, memory_mb=1))
    tree = tree_of(search)
    for block in range(int(tree.counts[CELLS_END]), int(tree.counts[CELLS_END]) + 4 * 1000, 4):  # as if freed
        tree.child[block], tree.free_blocks[2] = tree.free_blocks[2], block
    tree.counts[CELLS_END] = tree.child.size
    assert not search.snapshot().capped
    search.run(Limit(simulations=3))
    assert len(search.inspect(())) == 3
    assert not search.snapshot().capped, "all requests were granted"
    search.run(Limit(simulations=3))
    assert len(search.inspect(())) == 3
    assert search.snapshot().capped
    assert not impossible_numbers(search)


JUDGED = Parameters(selection=Selection.PUCT, first_play=0.0, proofs=False, memory_mb=1)


def judged_without_room(monkeypatch: pytest.MonkeyPatch, small_blocks: int) -> tuple[Search, int]:
    """Return a search whose root was evaluated without room for its moves, and the number of cells then in use."""
    leave_without_room(monkeypatch)
    search = Search(Position(PRESETS["gomoku-9"]), JUDGED, evaluator=network_of(PRESETS["gomoku-9"]))
    tree = tree_of(search)
    end = int(tree.counts[CELLS_END])
    for block in range(end, end + 4 * small_blocks, 4):  # as if freed
        tree.child[block], tree.free_blocks[2] = tree.free_blocks[2], block
    tree.counts[CELLS_END] = tree.child.size
    search.run(Limit(simulations=5))
    return search, end + 4 * small_blocks


@pytest.mark.parametrize("small_blocks", [0, 10])
def test_an_evaluated_node_has_all_its_moves_or_none(monkeypatch: pytest.MonkeyPatch, small_blocks: int) -> None:
    """A part of them would be an arbitrary selection."""
    search, _ = judged_without_room(monkeypatch, small_blocks)
    assert search.visits == 5
    assert len(search.inspect(())) == 0
    assert search.snapshot().capped
    assert search.final_move() is None


@pytest.mark.parametrize("small_blocks", [0, 10])
def test_a_node_evaluated_without_room_gets_its_moves_later(monkeypatch: pytest.MonkeyPatch, small_blocks: int) -> None:
    search, end = judged_without_room(monkeypatch, small_blocks)
    tree_of(search).counts[CELLS_END] = end
    search.run(Limit(simulations=50))
    assert tree_of(search).edge_count[tree_of(search).counts[ROOT]] == 81
    assert search.final_move() is not None
    assert not impossible_numbers(search)


@pytest.mark.parametrize("transpositions", [False, True])
def test_children_that_several_threads_wanted_with_full_memory_are_created_later(transpositions: bool) -> None:
    """Two simulations select the same new child before either creates it; then no room is left."""
    search = Search(DRAWN, Parameters(transpositions=transpositions), threads=2)
    one, other = search._simulations.all
    counts = tree_of(search).counts
    for current in (one, other):
        perform(search, current, 1)
    first_free, counts[NODES_END], counts[FREE_NODE] = int(counts[NODES_END]), tree_of(search).visits.size, 0
    for current in (one, other):
        perform(search, current, 3)
    counts[NODES_END] = first_free
    assert len(search.inspect(())) == 0
    assert search.run(Limit(simulations=10_000)) is StoppedBy.PROOF
    assert search.inspect(()).proof is Proof.DRAW
    assert len(search.inspect(())) == 3


def perform(search: Search, current: Simulation, phases: int) -> None:
    """Let one of several threads perform this many phases."""
    for _ in range(phases):
        search._simulations.all[0], first = current, search._simulations.all[0]
        search._simulations.advance_by_phase(tree_of(search), search._root.task._replace(threads=True))
        search._simulations.all[0] = first
