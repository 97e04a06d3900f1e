"""The search: the one owner of its tree, its board and its random numbers. One thread at a time may call it.

Only `stop` may be called from anywhere, at any time.
"""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from studio.engine.arrays import grown, held_bytes, is_full, new_tree, next_sizes, used_bytes
from studio.engine.boards import alone, board_map
from studio.engine.breakpoints import Break, Breakpoints, Watch
from studio.engine.final_move import final_allowed_row
from studio.engine.following import moves_between
from studio.engine.kernel_folder import wipe_damaged
from studio.engine.kernels.board import OPEN, Codes
from studio.engine.kernels.hand_priors import list_with_priors
from studio.engine.kernels.passes import (
    DEEP,
    DEPTH_MOST,
    DEPTH_SUM,
    DRAWN_ROLLOUTS,
    FULL,
    NOTHING_LEFT,
    PHASE,
    PROVEN,
    ROLLOUTS,
    SELECT,
    SIMULATIONS,
    STOPPED,
)
from studio.engine.kernels.reclaiming import IDLE, STAGE, begin_reclaiming, reclaim
from studio.engine.kernels.scoring import FREE
from studio.engine.kernels.tree import AT_ONCE, CELLS_END, LEAVES, NODES, NODES_END, ROOT, Tree, plant
from studio.engine.limits import Limit, StoppedBy, refuse_bad_start
from studio.engine.looking import Looking
from studio.engine.pace import Pace
from studio.engine.parameters import Parameters
from studio.engine.passing import advance_all, go_on, new_pass
from studio.engine.phase_event import PhaseEvent
from studio.engine.priors import Priors, refuse_bad_priors
from studio.engine.settings import MARGIN_NODES, UNLIMITED, margin_cells, settings_of
from studio.engine.snapshot import NodeView, Snapshot
from studio.engine.steering import RootSteering, Steering
from studio.engine.stepping import describe_phase, note_before
from studio.engine.timeline import Timeline
from studio.engine.tree_file import About, about_search, generator_of
from studio.engine.tree_filter import FilteredNodes, TreeFilter, filtered_nodes
from studio.engine.tree_outline import TreeOutline, outlined_tree
from studio.engine.tree_statistics import TreeStatistics, counted_tree
from studio.engine.tree_writing import written
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.position import Position

_RECLAIM_CELLS = 1 << 17
_MB = 1_000_000


class Search:
    """Monte Carlo tree search of one position after another."""

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

    # Steering

    @property
    def steering(self) -> Steering:
        """What is asked of the root's moves; another root is not steered."""
        return self._root_steering.steering

    @property
    def visits_owed(self) -> dict[int, int]:
        """The visits that moves were promised and have not had yet, by point."""
        return self._root_steering.owed(self._tree)

    def steer(self, steering: Steering) -> None:
        """Ask this of the root's moves from now on, and nothing else; the tree stays as it is."""
        self._finish_pass()
        steered = self._root_steering.ask(steering, self._tree, self.inspect(()), self._position)
        self._settings = self._settings._replace(steered=steered)

    # Going on

    def run(
        self,
        limit: Limit,
        timeline: Timeline | None = None,
        after_slice: Callable[[], object] | None = None,
        breakpoints: Breakpoints | None = None,
    ) -> StoppedBy:
        """Search until a limit is reached or the root is proven. Blocks; `stop` ends it within a millisecond.

        `after_slice` is called in between, about fifty times a second; it may look, and ask to stop.
        """
        begun = self._running_since = time.perf_counter()
        last = self.simulations + limit.simulations if limit.simulations is not None else None
        self._finish_pass()
        if timeline is not None:
            timeline.begin(self._run_number)
        reason = self._begin_watch(breakpoints)
        try:
            while True:
                reason = reason or self._reason_to_end(limit, begun, last)
                if reason is None:
                    reason = self._look_for_break(self._run_slice(limit, self._budget(limit, begun, last, timeline)))
                if timeline is not None:
                    self._note(timeline, reason)
                if after_slice is not None:
                    after_slice()
                if reason is not None:
                    return reason
        finally:
            self._seconds, self._running_since = self.seconds, None
            if reason is not StoppedBy.STOP:  # whoever stopped may only have had something to ask
                self._watch = None

    def step(self) -> PhaseEvent | None:
        """Perform one phase, and say what it did; nothing where there is nothing left to search."""
        self._finish_reclaiming()
        self._watch = None
        current = self._passes[0]
        if current.state[PHASE] == SELECT and (self._position.is_over or (self.parameters.proofs and self.is_proven)):
            return None
        self._make_room()
        phase, before = int(current.state[PHASE]), note_before(self._tree, current)
        if self._advance_by_phase() == NOTHING_LEFT:
            return None
        return describe_phase(phase, before, self._looking, current, self.simulations)

    def stop(self) -> None:
        """End the current run, or the next one, at once. May be called from any thread."""
        self._stop[0] = 1

    def play(self, point: int) -> None:
        """Make a move at the root: what was found below it is kept, the rest is reclaimed by the next run."""
        position = self._position.copy()
        position.play(point)
        self._finish_pass()
        node = self._looking.child(int(self._tree.counts[ROOT]), int(self._map.codes[point]))
        self._take_position(position)
        if node and self.parameters.reuse:
            self._move_root(node)
        else:
            self._start_anew()

    def tidy(self) -> bool:
        """Give back a part of what the last moves left behind; whether all is done. `run` and `step` do it as well."""
        if self._reclaiming[STAGE] != IDLE:
            self._reclaim_some()
        return bool(self._reclaiming[STAGE] == IDLE)

    def set_position(self, position: Position) -> None:
        """Search this position: its tree is kept if it follows from the present one by moves that were searched."""
        moves = moves_between(self._position, position)
        if moves is None:
            self._finish_pass()
            same_rules = position.rules == self._position.rules
            if not same_rules:
                raise StudioError("other_rules", "A search keeps to its rules. Begin a new search for another game.")
            self._take_position(position.copy())
            self._start_anew()
            return
        for point in moves:
            self.play(point)

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
            memory_mb=used_bytes(self._tree) / _MB,
            memory_allocated_mb=held_bytes(self._tree) / _MB,
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

    def final_move(self) -> int | None:
        """The point to play, by the parameters' rule; nothing before the first simulation or after the game."""
        root = self.inspect(())
        if self._final_chance is None:
            self._final_chance = np.random.default_rng([self.seed, 1])
        row = self._final_row(root, self._final_chance)
        return None if row is None else int(root.points[row])

    def _final_row(self, root: NodeView, chance: np.random.Generator) -> int | None:
        return final_allowed_row(root, self.parameters, chance, self._root_steering.allowed_rows(root))

    # Looking at the whole tree: each step of these takes a few milliseconds, and the search may go on in between

    def filtered(self, wanted: TreeFilter) -> Iterator[FilteredNodes]:
        return filtered_nodes(lambda: self._looking, wanted)

    def statistics(self) -> Iterator[TreeStatistics]:
        return counted_tree(lambda: self._looking, lambda: (self.simulations, self._draw_share()))

    def outline(self, budget: int) -> Iterator[TreeOutline]:
        return outlined_tree(lambda: self._looking, budget)

    # Files

    def saving(self, path: Path, moves: Sequence[int] | None = None) -> Iterator[float]:
        """Write the tree to a file, a little at each step, and tell how far it is; nothing may change meanwhile.

        `moves` are the points played from an empty board to this position, where they are known.
        """
        self._finish_pass()
        while not self.tidy():
            yield 0.0
        about = about_search(
            self._position,
            self.parameters,
            self.seed,
            self.seconds,
            self._settings.steered != FREE,
            moves,
            self._map.kind.__name__,
            self._passes,
            self._final_chance,
            self._tree,
        )
        yield from written(path, self._tree, self._settings.order, about)

    def take_over(self, tree: Tree, order: Codes, about: About) -> None:
        """Go on with a tree that was read from a file."""
        self._settings = self._settings._replace(order=order)
        self._tree, self._looking = tree, Looking(tree, self._settings, self._map)
        self._seconds, self._final_chance = about.seconds, generator_of(about.final_chance)
        self._passes[0].tally[:] = about.tally
        self._passes[0].random[0] = int(about.random, 16)
        if about.steered:
            self.steer(Steering())

    # Inside: slices

    def _run_slice(self, limit: Limit, budget: int) -> StoppedBy | None:
        self._make_room()
        shared_budget = alone(1, np.int64)
        shared_budget[0] = budget
        before, begun = self.simulations, time.perf_counter()
        reasons = advance_all(
            self._tree, self._limited(limit), self._root_board, self._passes, shared_budget, self._stop
        )
        self._pace.learn(self.simulations - before, time.perf_counter() - begun)
        if STOPPED in reasons:
            self._stop[0] = 0
            return StoppedBy.STOP
        if PROVEN in reasons:
            return StoppedBy.PROOF
        if reasons == {NOTHING_LEFT}:  # one thread alone may find that all moves are in the hands of others
            return StoppedBy.NOTHING_LEFT
        return StoppedBy.DEPTH if DEEP in reasons and FULL not in reasons else None

    def _begin_watch(self, breakpoints: Breakpoints | None) -> StoppedBy | None:
        """Go on watching what an interrupted run watched, or begin anew."""
        self.broken_at = None
        if breakpoints is None or breakpoints.is_empty:
            self._watch = None
        elif self._watch is None or self._watch.breakpoints != breakpoints:
            self._watch = Watch(breakpoints, self.inspect(()))
        reason = self._look_for_break(None)
        if self._watch is not None:
            self._settings.reached[:] = 0
            self._settings.reached[self._map.codes[list(self._watch.reached)]] = 1
        return reason

    def _look_for_break(self, reason: StoppedBy | None) -> StoppedBy | None:
        """What ends the run after a slice that ended for this reason; a stopped one is looked at when it goes on."""
        if self._watch is None or reason is StoppedBy.STOP:
            return reason
        self.broken_at = self._watch.look(self.inspect(()), self.simulations)
        if self.broken_at is None:
            return reason
        return StoppedBy.PROOF if self.parameters.proofs and self.is_proven else StoppedBy.BREAKPOINT

    def _note(self, timeline: Timeline, reason: StoppedBy | None) -> None:
        if self.simulations >= timeline.next_count:
            timeline.add(self.snapshot())
        elif reason is not None and self.simulations:
            timeline.end(self.snapshot())

    def _uses_up(self, memory_mb: float | None) -> bool:
        """Whether this much is in use, or will be when each thread has taken a few nodes for itself."""
        if memory_mb is None:
            return False
        settings = self._settings
        taken = self._in_hand() * (settings.node_bytes + settings.first_block * settings.cell_bytes)
        return used_bytes(self._tree) + taken >= memory_mb * _MB

    def _in_hand(self) -> int:
        """How many nodes, and first blocks, the threads may have taken for themselves."""
        return AT_ONCE * self.threads if self.threads > 1 else 0

    def _limited(self, limit: Limit):  # type: ignore[no-untyped-def]
        return self._settings._replace(
            threads=self.threads > 1,
            depth_limit=UNLIMITED if limit.depth is None else limit.depth,
            bytes_enough=UNLIMITED if limit.memory_mb is None else int(limit.memory_mb * _MB),
            visits_enough=0 if self._watch is None else self._watch.breakpoints.visits or 0,
        )

    def _reason_to_end(self, limit: Limit, begun: float, last: int | None) -> StoppedBy | None:
        if self._position.is_over:
            return StoppedBy.GAME_OVER
        while self._reclaiming[STAGE] != IDLE:
            if self._stop[0]:
                self._stop[0] = 0
                return StoppedBy.STOP
            self._reclaim_some()
        if self.parameters.proofs and self.is_proven:
            return StoppedBy.PROOF
        if last is not None and self.simulations >= last:
            return StoppedBy.SIMULATIONS
        if limit.seconds is not None and time.perf_counter() - begun >= limit.seconds:
            return StoppedBy.SECONDS
        return StoppedBy.MEMORY if self._uses_up(limit.memory_mb) else None

    def _budget(self, limit: Limit, begun: float, last: int | None, timeline: Timeline | None) -> int:
        """The simulations of the next slice."""
        left = math.inf if limit.seconds is None else limit.seconds - (time.perf_counter() - begun)
        budget = self._pace.simulations(left)
        if last is not None:
            budget = min(budget, last - self.simulations)
        if timeline is not None:
            budget = min(budget, max(1, timeline.next_count - self.simulations))
        return budget

    # Inside: room

    def _make_room(self) -> None:
        """Enlarge the arrays when they are nearly full, as far as the memory allows."""
        nodes, cells = MARGIN_NODES * self.threads, margin_cells(self._map) * self.threads
        counts, tree = self._tree.counts, self._tree
        last_node, last_cell = tree.visits.size - nodes, tree.child.size - cells
        if counts[NODES_END] >= last_node or counts[CELLS_END] >= last_cell:
            sizes = next_sizes(tree, nodes, cells, self.parameters.memory_mb * _MB)
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
        self._tree = new_tree(self.parameters.transpositions, self.parameters.memory_mb * _MB)
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
        return go_on(self._tree, self._settings, self._root_board, self._passes[0], budget, self._stop, one_phase=True)

    def _tally(self, cell: int) -> int:
        return sum(int(current.tally[cell]) for current in self._passes)

    def _draw_share(self) -> float:
        """Of the rollouts of this position."""
        return self._tally(DRAWN_ROLLOUTS) / max(1, self._tally(ROLLOUTS))
