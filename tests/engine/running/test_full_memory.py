"""Where the memory is full: what is not proven says that it is, and no move is lost for good."""

from collections.abc import Iterator
from typing import Any

import pytest

from studio.engine.kernels.search.passes import Pass
from studio.engine.kernels.search.tree import CELLS_END, FREE_NODE, NODES_END
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.parameters import Parameters
from studio.engine.running.room import TreeRoom
from studio.engine.search import Search
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from tests.engine.possible_numbers import impossible_numbers
from tests.engine.searches import tree_of
from tests.game.boards import TICTACTOE
from tests.sizes import a_tenth_always

KINDS: dict[str, dict[str, Any]] = {
    "plain": {},
    "graph": {"transpositions": True},
    "studio": {"transpositions": True, "tree_radius": 1, "exploration": 0.3},
    "widening": {"widening_start": 1, "widening_factor": 1.0},
    "puct": {"selection": "puct", "first_play": 0.0},
}
DRAWN = Position.from_text("X O X\nX O .\n. X .\nO to move", TICTACTOE)


def positions_after(position: Position, seen: set[tuple[int, ...]]) -> Iterator[Position]:
    """This one and all that can follow, each once."""
    cells = tuple(map(int, position.cells))
    if cells in seen or position.is_over:
        return
    seen.add(cells)
    yield position.copy()
    for move in position.legal_moves():
        position.play(move)
        yield from positions_after(position, seen)
        position.undo()


@pytest.mark.parametrize("part", a_tenth_always(range(10)))
def test_each_position_of_tic_tac_toe_is_proven_or_the_memory_is_full(part: int) -> None:
    positions = list(positions_after(Position(TICTACTOE), set()))
    assert len(positions) == 4520
    for number, position in enumerate(positions[part::10]):
        for threads in (1, 2):
            for knobs in KINDS.values():
                search = Search(position, Parameters(memory_mb=1, **knobs), seed=number, threads=threads)
                reason = search.run(Limit(simulations=20_000))
                assert reason is StoppedBy.PROOF or search.snapshot().capped


def test_a_node_that_needs_a_large_block_where_only_small_ones_are_left_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TreeRoom, "_grow", lambda *_: False)
    search = Search(Position(PRESETS["gomoku-9"]), Parameters(proofs=False, memory_mb=1))
    tree = tree_of(search)
    for block in range(int(tree.counts[CELLS_END]), int(tree.counts[CELLS_END]) + 4 * 1000, 4):  # as if given back
        tree.child[block], tree.free_blocks[2] = tree.free_blocks[2], block
    tree.counts[CELLS_END] = tree.child.size
    assert not search.snapshot().capped
    search.run(Limit(simulations=3))
    assert len(search.inspect(())) == 3
    assert not search.snapshot().capped, "all that was asked for was given"
    search.run(Limit(simulations=3))
    assert len(search.inspect(())) == 3
    assert search.snapshot().capped
    assert not impossible_numbers(search)


@pytest.mark.parametrize("transpositions", [False, True])
def test_moves_that_several_threads_wanted_when_the_memory_was_full_get_their_turn(transpositions: bool) -> None:
    """Two passes see that a child is to be made, before either makes it; then there is no room for them."""
    search = Search(DRAWN, Parameters(transpositions=transpositions), threads=2)
    one, other = search._passes.all
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


def perform(search: Search, current: Pass, phases: int) -> None:
    """Let one of several threads go on by so many phases."""
    for _ in range(phases):
        search._passes.all[0], first = current, search._passes.all[0]
        search._passes.advance_by_phase(tree_of(search), search._runs.task._replace(threads=True))
        search._passes.all[0] = first
