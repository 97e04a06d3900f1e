"""Checks a tree that was read from a file, and adds what the search needs.

Each step checks a limited number of edges.
"""

import os
from collections.abc import Callable, Iterator

import numpy as np

from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.search.simulation import (
    BLACK_WINS,
    DEPTH_MOST,
    DEPTH_SUM,
    DRAWN_ROLLOUTS,
    DRAWS,
    ROLLOUTS,
    SIMULATIONS,
    WHITE_WINS,
)
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import CELLS, LEAVES, NO_NODE, NODES, SHARED, Tree
from studio.engine.kernels.walks.checking import (
    BLOCK,
    BLOCKS,
    BOUNDS,
    DEPTH,
    DONE,
    EDGE_NUMBERS,
    FIRST_CELL,
    FOUND_CELLS,
    FOUND_LEAVES,
    FOUND_NODES,
    FOUND_UNLISTED,
    FREE_CELLS,
    GO_ON,
    KEYS,
    LINKS,
    MOVES,
    NODE,
    NODE_NUMBERS,
    NOT_BEGUN,
    ROOT_OVER,
    ROOT_STEERED,
    ROOT_VALUE,
    STATE_CELLS,
    SUMS,
    Walk,
)
from studio.engine.kernels.walks.file_walk import check_free_blocks, list_nodes, walk_on
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap
from studio.engine.running.endgame import ProvenMove
from studio.engine.running.line_boards import new_proving, stones_in_order
from studio.engine.running.root_defences import RootRefutations
from studio.engine.running.root_endgame import RootEndgame
from studio.engine.running.root_threats import RootAttacks, RootThreats, ThreatWins
from studio.engine.running.task import look_cells, looks_for_fours, with_large_table
from studio.engine.saved.file import About, tree_damaged
from studio.game.position import Position

_EDGES = 1 << 14
"""The number of edges that one step checks, so that a step takes a few milliseconds."""

_FAULTS = {
    NODE_NUMBERS: "a node's numbers",
    EDGE_NUMBERS: "an edge's numbers",
    MOVES: "a move",
    BLOCKS: "a block of edges",
    LINKS: "a child",
    SUMS: "a sum",
    BOUNDS: "a bound",
    KEYS: "a key or a child's visits",
}


class TreeChecking:
    """Checks a tree from a file in steps. At the end, the search can use the tree, or an error names what is wrong."""

    def __init__(
        self,
        tree: Tree,
        method: Method,
        board: BoardMap,
        root: Board,
        position: Position,
        parameters: Parameters,
        about: About,
    ) -> None:
        self._tree, self._method, self._about = tree, method, about
        self._codes = board.codes
        self._walk = _walk(method, board, root, position, parameters, about)
        self._position, self._parameters = position, parameters

    def _look_at_root(self) -> Iterator[float]:
        """Run the solvers at the root again, and store what they prove about root moves."""
        position, parameters, stop = self._position, self._parameters, self._walk.work.stop
        wins = ThreatWins(parameters, position.rules, stop)
        threats = RootThreats(parameters, wins)
        if threats.is_used and self._tree.upper[self._about.counts.root] < 0:
            attacks = RootAttacks(parameters, position.rules, stop)
            most_nodes = attacks.schedule.most_nodes(self._root_visits)
            if win := threats.win_in(position) or attacks.win_in(position, most_nodes):
                self._store_proof(ProvenMove(win[0], 1, win[1]))
        yield from self._refute_again(RootRefutations(parameters, position.rules, stop))
        endgame = RootEndgame(parameters, position.rules, stop)
        for _ in endgame.solve(position):
            yield 0.0
        for proven in endgame.proven:
            self._store_proof(proven)

    def _refute_again(self, refutations: RootRefutations) -> Iterator[float]:
        """For each root move that the file calls lost, search again for the win of the other side. Store the proofs."""
        most_nodes = refutations.schedule.most_nodes(self._root_visits)
        if not most_nodes or self._position.is_over:
            return
        lost = self._lost_moves()
        threat = refutations.threat(self._position, most_nodes) if lost else None
        yield 0.0
        for move in lost:
            if threat is not None and move in threat.lost:
                self._store_proof(ProvenMove(move, -1, threat.plies + 1))
            elif win := refutations.refutation(self._position, move, most_nodes):
                self._store_proof(ProvenMove(move, -1, win[1] + 1))
            yield 0.0

    @property
    def _root_visits(self) -> int:
        return int(self._tree.visits[self._about.counts.root])

    def _lost_moves(self) -> list[int]:
        """Return the legal root moves that are lost according to the file."""
        # Indices in the file are not checked yet.
        tree, root, found = self._tree, self._about.counts.root, list[int]()
        block, left = int(tree.first_block[root]), int(tree.edge_count[root])
        legal = {int(self._codes[move]): move for move in self._position.legal_moves()}
        for size in _sizes_in_turn(self._method.first_block):
            if left <= 0 or left > len(legal) or not 0 < block <= tree.child.size - size:
                return found
            for cell in range(block + 1, block + min(left + 1, size)):
                child, move = int(tree.child[cell]), legal.get(int(tree.move[cell]))
                if move is not None and 0 < child < tree.lower.size and tree.upper[child] < 0:
                    found.append(move)
            block, left = int(tree.child[block]), left - (size - 1)
        return found

    def _store_proof(self, proven: ProvenMove) -> None:
        """Store the proof of a root move. If there is a less precise proof, replace it."""
        code = self._codes[proven.move]
        self._walk.claimed[code], self._walk.claimed_plies[code] = proven.value, proven.plies

    def steps(self) -> Iterator[float]:
        """Check the whole tree, and yield the progress from 0 to 1."""
        tree, method, walk, counts = self._tree, self._method, self._walk, self._about.counts
        yield from self._look_at_root()
        for _ in _repeated(lambda: walk_on(tree, method, walk, _EDGES)):
            yield 0.9 * min(1.0, int(walk.state[FOUND_NODES]) / max(1, counts.nodes))
        yield from self._free_blocks()
        self._compare()
        walk.state[NODE] = counts.nodes_end - 1
        for _ in _repeated(lambda: list_nodes(tree, method, walk, _EDGES)):
            yield 1 - 0.1 * int(walk.state[NODE]) / counts.nodes_end

    def _free_blocks(self) -> Iterator[float]:
        tree, walk = self._tree, self._walk
        sizes = _block_sizes(self._method.first_block)
        for number, block in enumerate(tree.free_blocks):
            if block != NO_NODE and number not in sizes:
                raise tree_damaged(_FAULTS[BLOCKS])
        for number, size in sizes.items():
            walk.state[BLOCK] = tree.free_blocks[number]
            for _ in _repeated(lambda size=size: check_free_blocks(tree, walk, size, _EDGES)):  # type: ignore[misc]
                yield 0.9

    def _compare(self) -> None:
        """Store the numbers of nodes, leaves and cells that were counted in `counts` of the tree.

        Raise if the file states other numbers.
        """
        # The file may count a few more nodes, which threads created but never used.
        counts, state, tally = self._about.counts, self._walk.state, self._about.tally
        nodes, leaves, cells = (int(state[cell]) for cell in (FOUND_NODES, FOUND_LEAVES, FOUND_CELLS))
        in_vain = counts.nodes - nodes
        known_leaves = (leaves, int(state[FOUND_UNLISTED]))  # older versions counted the nodes without edges
        whole = (
            in_vain >= 0
            and counts.leaves - in_vain in known_leaves
            and counts.nodes < counts.nodes_end
            and counts.cells == cells
            and cells + int(state[FREE_CELLS]) + FIRST_CELL == counts.cells_end
            and tally[SIMULATIONS] <= self._tree.visits[counts.root]
            and tally[SIMULATIONS] == tally[BLACK_WINS] + tally[WHITE_WINS] + tally[DRAWS]
            and tally[DRAWN_ROLLOUTS] <= tally[ROLLOUTS] <= tally[SIMULATIONS]
            and tally[DEPTH_MOST] <= tally[DEPTH_SUM] <= tally[SIMULATIONS] * tally[DEPTH_MOST]
            and tally[DEPTH_MOST] <= self._walk.nodes.size
        )
        if not whole:
            raise tree_damaged("its counts")
        for cell, found in ((NODES, nodes), (LEAVES, leaves), (CELLS, cells), (SHARED, counts.shared)):
            self._tree.counts[cell] = found


def _block_sizes(first_block: int) -> dict[int, int]:
    """Return the possible sizes of blocks. Their order is that of `free_blocks`."""
    sizes = dict[int, int]()
    for size in _sizes_in_turn(first_block):
        if (number := size.bit_length() - 1) in sizes:
            break
        sizes[number] = size
    return sizes


def _sizes_in_turn(first_block: int) -> Iterator[int]:
    """Yield the sizes of the first, second, third ... block of a node. The sequence has no end."""
    size = first_block
    while True:
        yield size
        size = min(max(2 * size, 32), 256)


def _repeated(step: Callable[[], int]) -> Iterator[None]:
    while (found := step()) == GO_ON:
        yield
    if found != DONE:
        raise tree_damaged(_FAULTS[found])


def _walk(
    method: Method, board: BoardMap, root: Board, position: Position, parameters: Parameters, about: About
) -> Walk:
    counts = about.counts
    depths = position.rules.size + 2
    chance = np.random.default_rng(int.from_bytes(os.urandom(16), "big"))
    places = np.zeros(int(method.order.max()) + 1, np.int64)
    places[method.order] = np.arange(method.order.size)
    state = np.zeros(STATE_CELLS, np.int64)
    looks, work = looks_for_fours(parameters, position.rules), new_proving(position.rules, look_cells(parameters))
    state[DEPTH], state[ROOT_STEERED] = NOT_BEGUN, about.steered
    state[ROOT_OVER], state[ROOT_VALUE] = position.is_over, _value_of_end(position)
    return Walk(
        shape=root.shape,
        stones=root.stones.copy(),
        landing=root.landing.copy(),
        counts=root.counts.copy(),
        points=board.points,
        work=work,
        most_nodes=parameters.threat_nodes if looks else 0,
        shortest=parameters.shortest_fours,
        deep=with_large_table(work, parameters),
        deep_visits=parameters.threat_visits if looks else 0,
        root_stones=stones_in_order(position),
        claimed=np.zeros(board.points.size, np.int64),
        claimed_plies=np.zeros(board.points.size, np.int64),
        places=places,
        seen=np.zeros(board.words, np.uint64),
        secrets=chance.integers(0, 2**64, 2 * board.points.size, np.uint64),
        names=np.zeros(counts.nodes_end if method.transpositions else 1, np.uint64),
        used=np.zeros(counts.cells_end, np.uint8),
        nodes=np.zeros(depths, np.uint32),
        moves=np.zeros(depths, np.uint16),
        block=np.zeros(depths, np.int64),
        size=np.zeros(depths, np.int64),
        place=np.zeros(depths, np.int64),
        left=np.zeros(depths, np.int64),
        state=state,
    )


def _value_of_end(position: Position) -> int:
    """Return the value of a finished game for the player who moved last. If the game is not finished, return 0."""
    if position.winner is None:
        return 0
    return -1 if position.winner is position.to_move else 1
