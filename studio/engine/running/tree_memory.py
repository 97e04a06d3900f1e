"""The memory of a search's tree. Arrays grow when needed, and nodes that can no longer be reached are freed."""

import math
from contextlib import suppress

import numpy as np

from studio.engine import messages
from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.search.garbage_collection import IDLE, STAGE, begin_reclaiming, reclaim
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import AT_ONCE, CELLS_END, NODES_END, ROOT, TURNED_AWAY, Tree, plant
from studio.engine.running.arrays import (
    MB,
    READY_NODES,
    allocated_bytes,
    copied,
    crowded_table_room,
    emptied,
    grown,
    held_bytes,
    is_full,
    is_scattered,
    new_tree,
    next_sizes,
    next_table_bytes,
    packed,
    table_room,
    touch,
    touched_bytes,
    used_bytes,
    with_table_for,
)
from studio.engine.running.boards import BoardMap
from studio.engine.running.task import MARGIN_NODES, UNLIMITED, margin_cells
from studio.game.errors import StudioError
from studio.game.position import Position

_RECLAIM_CELLS = 1 << 17
"""How many edges one step of freeing nodes visits. A step takes a few milliseconds."""
_SECONDS_A_BYTE = 4e-9
"""How many seconds it is assumed to take to copy one byte, or to fill one byte of a new table, on a busy machine."""
# Small trees do not depend on the clock. Copying takes about 10 ms, or up to 100 ms if the system must provide the
# memory first. After `make_ready` the time left counts for small trees, too, because moves must not be late.
_FEW_BYTES = 24_000_000
"""A tree of up to this size in bytes is copied into larger arrays even if little time is left."""
_SHARE_TO_PACK = 0.25
"""The largest share of a run's remaining time that packing may take."""
_BYTES_TO_EMPTY = 100_000_000
"""When a new tree begins, an old tree of at least this size in bytes is freed.

A smaller one is emptied and used again.
"""


class TreeMemory:
    """Owns the tree and its memory."""

    # Growing replaces the tree, so callers read `tree` each time they use it.

    def __init__(self, method: Method, board: BoardMap, memory_mb: int, threads: int) -> None:
        self._method, self._memory_bytes = method, memory_mb * MB
        self._margins = MARGIN_NODES * threads, margin_cells(board) * threads
        self._reserved = AT_ONCE * threads if threads > 1 else 0  # nodes, and first blocks, that all threads reserve
        self._reclaiming = np.zeros(3, np.int64)
        self._grows_later = self._is_ready = False
        self.tree: Tree
        """The current tree, set by `plant`."""
        self.is_refused = False
        """Whether the system has refused memory that the parameters allow."""

    def plant(self, position: Position, board: Board) -> None:
        """Begin a new tree whose root is `position`. `board` must have the same position."""
        lower, upper = -1, 1
        if position.is_over:
            lower = upper = 0 if position.is_draw else (-1 if position.winner is position.to_move else 1)
        self._reclaiming[STAGE], self.is_refused = IDLE, False
        self._begin_tree()
        plant(self.tree, position.legal_count(), 0, board.key[0], lower, upper)

    def _begin_tree(self) -> None:
        """Create an empty tree. After `make_ready`, reuse the memory of the present tree unless it is large."""
        if self._is_ready and touched_bytes(self.tree) < _BYTES_TO_EMPTY:
            self.tree = emptied(self.tree)
            return
        self.tree = new_tree(self._method.transpositions, self._memory_bytes)
        if self._is_ready:
            self.make_ready()

    def copy_from(self, other: "TreeMemory") -> None:
        """Copy the tree of another search, and its progress in freeing unreachable nodes."""
        try:
            self.tree = copied(other.tree)
        except MemoryError as error:
            raise StudioError(messages.NO_MEMORY) from error
        self._reclaiming[:], self.is_refused = other._reclaiming, other.is_refused

    # Growing

    def make_ready(self) -> None:
        """Allocate the memory that a search needs at its beginning."""
        # The system may take long to provide it.
        if self._enlarge_for(READY_NODES, 4 * READY_NODES):
            self.tree = with_table_for(self.tree, READY_NODES)
            touch(self.tree)
        self._is_ready = True

    def _enlarge_for(self, nodes: int, cells: int) -> bool:
        """Try to make room for this many more nodes and cells. Return whether there is room."""
        tree, counts = self.tree, self.tree.counts
        if counts[NODES_END] + nodes < tree.visits.size and counts[CELLS_END] + cells < tree.child.size:
            return True
        sizes = next_sizes(tree, nodes, cells, self._memory_bytes)
        return sizes != (tree.visits.size, tree.child.size) and self._grow(*sizes)

    def make_room(self, seconds_left: float = math.inf) -> tuple[int, int]:
        """Enlarge arrays that are nearly full, if memory and time allow it.

        Return the numbers of used nodes and cells at which this must be called again. A number is `UNLIMITED` if no
        more room can be made.
        """
        self._grows_later = False
        nodes, cells = self._enlarged_arrays(seconds_left)
        return min(nodes, self._enlarged_table(seconds_left)), cells

    def _enlarged_arrays(self, seconds_left: float) -> tuple[int, int]:
        counts, tree, (nodes, cells) = self.tree.counts, self.tree, self._margins
        last_node, last_cell = tree.visits.size - nodes, tree.child.size - cells
        if counts[NODES_END] < last_node and counts[CELLS_END] < last_cell:
            return last_node, last_cell
        memory_bytes = self._memory_bytes
        while (sizes := next_sizes(tree, nodes, cells, memory_bytes)) != (tree.visits.size, tree.child.size):
            self._grows_later = seconds_left < self._most_seconds(touched_bytes(tree))
            if self._grows_later:
                break
            if self._grow(*sizes):
                return sizes[0] - nodes, sizes[1] - cells
            memory_bytes = memory_bytes * 4 // 5
        return UNLIMITED, UNLIMITED

    def _most_seconds(self, moved_bytes: int) -> float:
        """Return the longest time in seconds that copying this many bytes takes.

        For a small tree, return 0 before `make_ready`.
        """
        counts = self._is_ready or moved_bytes > _FEW_BYTES
        return _SECONDS_A_BYTE * moved_bytes if counts else 0.0

    def _grow(self, nodes: int, cells: int) -> bool:
        try:
            self.tree = grown(self.tree, nodes, cells)
        except MemoryError:
            self.is_refused = True
            return False
        self.tree.counts[TURNED_AWAY] = 0
        return True

    def _enlarged_table(self, seconds_left: float) -> int:
        """Enlarge the table of shared nodes if it is crowded, or if it is half full and there is time.

        Return the number of used nodes at which this must be called again. Return `UNLIMITED` if the table suffices for
        all nodes of the arrays.
        """
        needed = int(self.tree.counts[NODES_END]) + self._margins[0]
        if needed >= table_room(self.tree):
            has_time = seconds_left >= _SECONDS_A_BYTE * next_table_bytes(self.tree)
            if has_time or needed >= crowded_table_room(self.tree):
                self.tree = with_table_for(self.tree, needed + 1)
        room, crowded = table_room(self.tree), crowded_table_room(self.tree)
        if room == self.tree.visits.size:
            return UNLIMITED
        return (room if needed < room else crowded) - self._margins[0]

    # Freeing nodes

    @property
    def is_tidy(self) -> bool:
        """Whether all unreachable nodes have been freed."""
        return bool(self._reclaiming[STAGE] == IDLE)

    def legal_moves(self, node: int) -> int:
        """Return how many moves the search considers at a node."""
        return int(self.tree.legal[node])

    def open_root(self, position: Position) -> None:
        """Let the search consider all moves at the root, even if it considered only replies to a threat before."""
        # The lower bound of the root is reset: it may hold only for these replies.
        tree = self.tree
        root = tree.counts[ROOT]
        tree.legal[root], tree.lower[root] = position.legal_count(), -1

    def move_root(self, node: int) -> None:
        """Make a node the root. All nodes that are not below it are freed later."""
        self.tree.counts[ROOT] = node
        begin_reclaiming(self.tree, self._reclaiming)

    def tidy_some(self) -> None:
        """Free some of the unreachable nodes. This takes a few milliseconds."""
        reclaim(self.tree, self._method, self._reclaiming, _RECLAIM_CELLS)

    def tidy(self) -> None:
        """Free all unreachable nodes."""
        while not self.is_tidy:
            self.tidy_some()

    def pack(self, seconds_left: float = math.inf) -> None:
        """Pack the edges of a full tree if most of their memory is free but scattered.

        This moves edges, so no simulation may be unfinished.
        """
        if not is_scattered(self.tree) or self._most_seconds(used_bytes(self.tree)) > _SHARE_TO_PACK * seconds_left:
            return
        with suppress(MemoryError):  # the tree stays as it is
            self.tree = packed(self.tree, self._method.first_block)

    # Memory

    @property
    def used_mb(self) -> float:
        return used_bytes(self.tree) / MB

    @property
    def held_mb(self) -> float:
        """The size of the arrays in MB, including the part that is not in use."""
        return held_bytes(self.tree) / MB

    @property
    def is_full(self) -> bool:
        """Whether the tree or one of its nodes cannot grow. This does not depend on the time of a run."""
        turned_away = bool(self.tree.counts[TURNED_AWAY])
        full = turned_away or is_full(self.tree, self._method.first_block, self._reserved)
        return full and not self._grows_later

    def uses_up(self, memory_mb: float | None) -> bool:
        """Return whether the tree is full or uses at least `memory_mb`.

        Return False if `memory_mb` is None. Nodes that threads have reserved count as used.
        """
        if memory_mb is None:
            return False
        if self.is_full:
            return True
        reserved, method = self._reserved, self._method
        taken = allocated_bytes(reserved, reserved * method.first_block, method.transpositions)
        return used_bytes(self.tree) + taken >= memory_mb * MB
