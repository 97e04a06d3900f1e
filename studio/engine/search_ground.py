"""The ground of a search: what it owns, how its tree gets room, and how it comes to another position."""

import time
from collections.abc import Sequence

import numpy as np

from studio.engine.arrays import grown, held_bytes, is_full, new_tree, next_sizes, used_bytes
from studio.engine.boards import alone, board_map
from studio.engine.breakpoints import Break, Watch
from studio.engine.final_move import final_allowed_row
from studio.engine.kernel_folder import wipe_damaged
from studio.engine.kernels.board import OPEN
from studio.engine.kernels.hand_priors import list_with_priors
from studio.engine.kernels.passes import (
    DEPTH_MOST,
    DEPTH_SUM,
    DRAWN_ROLLOUTS,
    PHASE,
    ROLLOUTS,
    SELECT,
    SIMULATIONS,
)
from studio.engine.kernels.phases import advance
from studio.engine.kernels.reclaiming import IDLE, STAGE, begin_reclaiming, reclaim
from studio.engine.kernels.tree import AT_ONCE, CELLS_END, LEAVES, NODES, NODES_END, ROOT, Tree, plant
from studio.engine.limits import refuse_bad_start
from studio.engine.looking import Looking
from studio.engine.pace import Pace
from studio.engine.parameters import Parameters
from studio.engine.passing import new_pass
from studio.engine.priors import Priors, refuse_bad_priors
from studio.engine.settings import MARGIN_NODES, UNLIMITED, margin_cells, settings_of
from studio.engine.snapshot import NodeView, Snapshot
from studio.engine.steering import RootSteering
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position

_RECLAIM_CELLS = 1 << 17
MB = 1_000_000


class SearchGround:
    """The one owner of a tree, a board and random numbers; `Search` is made of it."""

    def __init__(
        self, position: Position, parameters: Parameters, *, seed: int = 0, threads: int = 1, priors: Priors = ()
    ) -> None:
        refuse_bad_start(seed, threads)
        refuse_bad_priors(priors, position, parameters)
        wipe_damaged()
        self.parameters = parameters
        self.seed = seed
        self._position = position.copy()
        self._map = board_map(position.rules)
        self._shape = self._map.shape(parameters.rollout_radius, parameters.tree_radius)
        self._root_board = self._map.board(self._shape)
        self._map.set_position(self._root_board, position)
        chance = np.random.default_rng(seed)
        self._settings = settings_of(parameters, self._map, chance)
        self._root_steering = RootSteering(self._settings, self._map)
        self._final_chance: np.random.Generator | None = None
        self._passes = [new_pass(self._map, self._shape, chance) for _ in range(threads)]
        self._stop = alone(1, np.int32)
        self._reclaiming = np.zeros(3, np.int64)
        self._run_number = 0
        self._running_since: float | None = None
        self._tree: Tree
        self._looking: Looking
        self._pace = Pace()
        self._watch: Watch | None = None
        self.broken_at: Break | None = None
        """Where the last run came upon a breakpoint."""
        self._start_anew()
        if priors:
            self._list_moves(priors)

    # What it is

    @property
    def position(self) -> Position:
        """A copy of the position at the root."""
        return self._position.copy()

    @property
    def threads(self) -> int:
        return len(self._passes)

    @property
    def simulations(self) -> int:
        """The simulations of this position."""
        return self._tally(SIMULATIONS)

    @property
    def seconds(self) -> float:
        """How long this position has been searched, a run that goes on included."""
        since = self._running_since
        return self._seconds + (time.perf_counter() - since if since is not None else 0.0)

    @property
    def visits(self) -> int:
        """The root's visits: those kept from an earlier search are among them."""
        return int(self._tree.visits[self._tree.counts[ROOT]])

    @property
    def is_proven(self) -> bool:
        """Whether the root's value is certain, so that there is nothing left to search."""
        root = self._tree.counts[ROOT]
        return bool(self._tree.lower[root] == self._tree.upper[root])

    # Looking

    def snapshot(self) -> Snapshot:
        """The state now; everything in it is a copy."""
        root = self.inspect(())
        row = self._final_row(root, np.random.default_rng([self.seed, 2]))
        simulations = self.simulations
        return Snapshot(
            run=self._run_number,
            root=root,
            best=int(root.points[row]) if row is not None else None,
            simulations=simulations,
            seconds=self.seconds,
            nodes=int(self._tree.counts[NODES]),
            leaves=int(self._tree.counts[LEAVES]),
            depth=max(int(current.tally[DEPTH_MOST]) for current in self._passes),
            mean_depth=self._tally(DEPTH_SUM) / max(1, simulations),
            draw_share=self._draw_share(),
            memory_mb=used_bytes(self._tree) / MB,
            memory_allocated_mb=held_bytes(self._tree) / MB,
            capped=is_full(self._tree, self._settings.first_block, self._in_hand()),
        )

    def inspect(self, path: Sequence[int]) -> NodeView:
        """The node at the end of these points from the root, with its children."""
        node = int(self._tree.counts[ROOT])
        for depth, point in enumerate(path):
            on_board = 0 <= point < self._position.rules.size
            node = self._looking.child(node, int(self._map.codes[point])) if on_board else 0
            if not node:
                where = human_point(point, self._position.rules) if on_board else str(point)
                raise StudioError(
                    "not_in_tree",
                    f"The search has not looked at {where} there (move {depth + 1}).",
                    point=point,
                    where=where,
                    move=depth + 1,
                )
        return self._looking.view(node, tuple(path))

    def _final_row(self, root: NodeView, chance: np.random.Generator) -> int | None:
        return final_allowed_row(root, self.parameters, chance, self._root_steering.allowed_rows(root))

    # Inside: room

    def _make_room(self) -> None:
        """Enlarge the arrays when they are nearly full, as far as the memory allows."""
        nodes, cells = MARGIN_NODES * self.threads, margin_cells(self._map) * self.threads
        counts, tree = self._tree.counts, self._tree
        last_node, last_cell = tree.visits.size - nodes, tree.child.size - cells
        if counts[NODES_END] >= last_node or counts[CELLS_END] >= last_cell:
            sizes = next_sizes(tree, nodes, cells, self.parameters.memory_mb * MB)
            if sizes == (tree.visits.size, tree.child.size) or not self._grow(*sizes):
                last_node = last_cell = UNLIMITED
            else:
                last_node, last_cell = sizes[0] - nodes, sizes[1] - cells
        self._settings = self._settings._replace(nodes_enough=last_node, cells_enough=last_cell)

    def _grow(self, nodes: int, cells: int) -> bool:
        try:
            self._tree = grown(self._tree, nodes, cells)
        except MemoryError:  # the machine has less than the parameters allow
            return False
        self._looking = self._looking.of(self._tree)
        return True

    def _in_hand(self) -> int:
        """How many nodes, and first blocks, the threads may have taken for themselves."""
        return AT_ONCE * self.threads if self.threads > 1 else 0

    # Inside: positions

    def _take_position(self, position: Position) -> None:
        self._position = position
        self._map.set_position(self._root_board, position)
        self._run_number += 1
        self._seconds = 0.0
        self._watch = self.broken_at = None
        self._settings = self._settings._replace(steered=self._root_steering.drop())
        for current in self._passes:
            current.tally[:] = 0

    def _start_anew(self) -> None:
        self._seconds = 0.0
        self._reclaiming[STAGE] = IDLE
        self._tree = new_tree(self.parameters.transpositions, self.parameters.memory_mb * MB)
        position = self._position
        bounds = (-1, 1)
        if position.is_over:
            value = 0 if position.is_draw else (-1 if position.winner is position.to_move else 1)
            bounds = (value, value)
        plant(self._tree, int(self._root_board.counts[OPEN]), 0, self._root_board.key[0], *bounds)
        self._looking = Looking(self._tree, self._settings, self._map)

    def _list_moves(self, priors: Priors) -> None:
        by_code = np.zeros(self._map.points.size, np.float32)
        for point, prior in priors:
            by_code[self._map.codes[point]] = prior
        list_with_priors(self._tree, self._settings, self._root_board, self._passes[0].own, by_code)

    def _move_root(self, node: int) -> None:
        self._tree.counts[ROOT] = node
        begin_reclaiming(self._tree, self._reclaiming)

    def _reclaim_some(self) -> None:
        reclaim(self._tree, self._settings, self._reclaiming, _RECLAIM_CELLS)

    def _finish_reclaiming(self) -> None:
        while self._reclaiming[STAGE] != IDLE:
            self._reclaim_some()

    def _finish_pass(self) -> None:
        """A pass that was begun by steps is finished by steps: it belongs to one thread and to this root."""
        while self._passes[0].state[PHASE] != SELECT:
            self._advance_by_phase()

    def _advance_by_phase(self) -> int:
        budget = np.zeros(1, np.int64)
        return int(advance(self._tree, self._settings, self._root_board, self._passes[0], budget, self._stop, True))

    def _tally(self, cell: int) -> int:
        return sum(int(current.tally[cell]) for current in self._passes)

    def _draw_share(self) -> float:
        """Of the rollouts of this position."""
        return self._tally(DRAWN_ROLLOUTS) / max(1, self._tally(ROLLOUTS))
