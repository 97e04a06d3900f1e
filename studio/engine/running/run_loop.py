"""The loop of a run. The compiled kernels advance slice by slice, and limits are checked between slices."""

import math
from collections.abc import Callable
from copy import deepcopy

from studio.engine.kernels.search.simulation import DONE, PHASE
from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.options.limits import StoppedBy
from studio.engine.options.steering import Steering
from studio.engine.running.access import Access
from studio.engine.running.components import Components
from studio.engine.running.run import BreakpointWatch, Run, ended_by
from studio.engine.running.tree_reader import describe_phase, note_before
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.game.position import Position

_FEW_VISITS, _VISIT_SECONDS = 16, 0.0002
"""If pending proofs need more than `_FEW_VISITS` visits, the run needs `_VISIT_SECONDS` per visit.

If less time is left, the proofs are dropped.
"""


class RunLoop:
    """Advances the components of one search. It performs runs and single phases, and moves to new roots."""

    def __init__(self, components: Components, access: Access) -> None:
        self._access = access
        self._simulations, self._memory = components.simulations, components.memory
        self._root, self._reader = components.root, components.reader
        self.present: Run | None = None
        self.broken_at: Break | None = None  # the breakpoint that ended the last run
        self._watch: BreakpointWatch | None = None  # the watch of a stopped run, for the run that continues it
        self._seconds = 0.0  # the time of all runs at this root that have ended

    @property
    def seconds(self) -> float:
        """How many seconds this root has been searched, including the current run."""
        return self._seconds + (self.present.seconds if self.present is not None else 0.0)

    def copy_from(self, other: "RunLoop") -> None:
        self._seconds = other.seconds
        self.broken_at, self._watch = other.broken_at, deepcopy(other._watch)

    def continue_after(self, seconds: float) -> None:
        """Set how many seconds this root was searched before."""
        self._seconds = seconds

    # Other positions

    def begin_at(self, position: Position, node: int, has_one_reply: bool) -> None:
        """Make another position the root, and keep the tree below `node`.

        If `node` is 0, begin a new tree. `has_one_reply` means that the tree considers only one forced reply at `node`.
        A second call has the same result, as `Access.change` requires.
        """
        self._simulations.set_root(position)
        self._root.begin(position)
        self._seconds, self._watch, self.broken_at = 0.0, None, None
        self._root.steering.drop()
        if not node:
            self._memory.plant(position, self._simulations.root)
            return
        self._memory.move_root(node)
        if has_one_reply:
            self._memory.open_root(position)
            self._root.steer(Steering())

    def finish_simulation(self) -> None:
        """Finish a simulation that `step` has begun."""
        self._simulations.finish(self._memory.tree, self._root.task)

    # Single phases

    def step(self) -> PhaseEvent | None:
        """Perform one phase and describe it. If nothing is left to search, return None."""
        simulations = self._simulations
        self.prepare_phase()
        if not self.prepare_simulation():
            return None
        tree, current = self._memory.tree, simulations.first
        phase, before = int(current.state[PHASE]), note_before(tree, current)
        if simulations.advance_by_phase(tree, self._root.task) != DONE:
            return None
        if simulations.is_between_simulations:
            self._root.write_win()
        return describe_phase(phase, before, self._reader, current, simulations.count)

    def prepare_phase(self) -> None:
        """Prepare the tree for a phase that is not part of a run."""
        self._memory.tidy()
        self._watch = None
        self._memory.make_room()

    def prepare_simulation(self) -> bool:
        """Run the solvers that are due before a simulation. Return whether something is left to search."""
        self._run_solvers_for_step()
        if self._simulations.is_between_simulations and self._root.is_at_end:
            return False
        self.look_for_win()
        return True

    def _run_solvers_for_step(self) -> None:
        # A call of `stop` in the meantime stops the next run instead.
        is_stopped = self._simulations.take_stop()
        while not self._run_solvers():
            is_stopped = self._simulations.take_stop()
        if is_stopped:
            self._simulations.stop()

    # One run

    def run(
        self,
        run: Run,
        breakpoints: Breakpoints | None,
        snapshot: Callable[[], Snapshot],
        after_slice: Callable[[], object] | None,
    ) -> StoppedBy:
        """Advance slice by slice until the run must end, and return the reason."""
        reason = None
        try:
            reason = self._begin(run, breakpoints)
            self._begin_root(run)
            while True:
                reason = reason or self._reason_to_end(run)
                if reason is None:
                    reason = self._look_for_break(run, self._run_slice(run))
                run.note_moment(self._simulations.count, reason is not None, snapshot)
                if after_slice is not None:
                    after_slice()
                if reason is not None:
                    return reason
        finally:  # twice, because an interrupt may occur before the first call begins; else the second does nothing
            try:
                self._end(run, reason)
            finally:
                self._end(run, reason)

    def _begin(self, run: Run, breakpoints: Breakpoints | None) -> StoppedBy | None:
        self.present = run
        self.finish_simulation()
        run.begin_timeline()
        self._simulations.begin()
        return self._begin_watch(run, breakpoints)

    def _begin_root(self, run: Run) -> None:
        """Search for a win by threats, and store it at its first move in the tree.

        The simulations therefore visit this move first. With an evaluator, this takes a second simulation, because the
        first one only evaluates the root.
        """
        self.look_for_win(run.seconds_left)
        for _ in range(2):
            if self._root.threats.win is None:
                return
            self._advance_at_once(run, 1)
            self._root.write_win()
            self._access.is_consistent = True

    def _advance_at_once(self, run: Run, simulations: int) -> None:
        """Run a few simulations without limits.

        The caller must set `is_consistent` of the search's `Access` when the results are complete.
        """
        self._access.is_consistent = False
        self._memory.make_room(run.seconds_left)
        self._simulations.advance(self._memory.tree, self._root.task, simulations)

    def look_for_win(self, seconds: float = math.inf) -> None:
        """Search for a win by threats, once at each root that is not steered."""
        if self._root.is_open_to_solvers and self._simulations.is_between_simulations:
            self._root.look_for_win(seconds)

    def _run_solvers(self, seconds: float = math.inf, *, is_last: bool = False) -> bool:
        """Run the solvers that are due, and write their proofs to the tree.

        With `is_last` the run ends soon, so the leading moves are checked too. Return False if the time or `stop` ended
        a solver early.
        """
        simulations, root, is_complete = self._simulations, self._root, True
        if not simulations.is_between_simulations:
            return True
        if root.pending.is_empty and root.is_open_to_solvers:
            is_complete = root.run_solvers(simulations.count, simulations.threads, seconds, is_last=is_last)
        root.pending.write()
        return is_complete

    def _write_pending(self, run: Run) -> None:
        """Run the simulations that pending proofs need, if the limits of the run allow them. Then write the proofs."""
        pending = self._root.pending
        if pending.is_empty:
            return
        owed = pending.visits_owed
        if owed > _FEW_VISITS and owed * _VISIT_SECONDS > run.seconds_left:
            pending.drop()
        elif owed <= run.budget(self._simulations.count):
            self._advance_at_once(run, owed)
            self._access.is_consistent = True
            pending.write()
            pending.drop()

    def _run_slice(self, run: Run) -> StoppedBy | None:
        """Advance all threads by one slice. Return why the run ends now, or None if it continues."""
        simulations = self._simulations
        last_node, last_cell = self._memory.make_room(run.seconds_left)
        task = run.task_of(self._root.task)._replace(
            threads=simulations.threads > 1, nodes_enough=last_node, cells_enough=last_cell
        )
        self._access.is_consistent = False
        budget = min(run.budget(simulations.count), self._root.simulations_left(simulations.count))
        reasons = simulations.advance(self._memory.tree, task, budget)
        self._access.is_consistent = True
        reason = ended_by(reasons)
        if reason is StoppedBy.STOP:
            simulations.take_stop()
        return reason

    def _end(self, run: Run, reason: StoppedBy | None) -> None:
        """End a run. `reason` is None after an interrupt."""
        self._simulations.end(self._memory.tree, self._root.task)
        self._access.is_consistent = True  # a slice leaves nothing unfinished when all kernels have returned
        self._seconds, self.present = self.seconds, None
        # a run may be stopped only to read the tree; the next run then continues its watch
        self._watch = run.watch if reason is StoppedBy.STOP else None

    def _reason_to_end(self, run: Run) -> StoppedBy | None:
        """Complete the work after a slice. Return why there must be no further slice, or None."""
        simulations, memory = self._simulations, self._memory
        if self._root.position.is_over:
            return StoppedBy.GAME_OVER
        while not memory.is_tidy:
            if simulations.take_stop():
                return StoppedBy.STOP
            if run.is_late:
                return StoppedBy.SECONDS
            memory.tidy_some()
        if simulations.is_between_simulations:
            memory.pack(run.seconds_left)
            is_last = run.takes_last_check()
            if not self._run_solvers(run.seconds_left, is_last=is_last) and simulations.take_stop():
                return StoppedBy.STOP
            self._write_pending(run)
        if self._root.is_settled:
            return StoppedBy.PROOF
        reached = run.limit_reached(simulations.count, simulations.depth)
        return reached or (StoppedBy.MEMORY if memory.uses_up(run.limit.memory_mb) else None)

    # Breakpoints

    def _begin_watch(self, run: Run, breakpoints: Breakpoints | None) -> StoppedBy | None:
        """Watch the breakpoints.

        If the previous run was stopped, continue its watch. Return why this run must end at once, or None.
        """
        self.broken_at = None
        if breakpoints is not None:
            continues = self._watch is not None and self._watch.breakpoints == breakpoints
            run.watch = self._watch if continues else self.watch(breakpoints)
        reason = self._look_for_break(run, None)
        if run.watch is not None:
            self._root.expect_visits(run.watch.reached)
        return reason

    def watch(self, breakpoints: Breakpoints) -> BreakpointWatch | None:
        return None if breakpoints.is_empty else BreakpointWatch(breakpoints, self._root.view())

    def _look_for_break(self, run: Run, reason: StoppedBy | None) -> StoppedBy | None:
        """Return why the run ends after a slice: because of a breakpoint, or for `reason`.

        After a stop, breakpoints are checked only when the run continues.
        """
        if run.watch is None or reason is StoppedBy.STOP:
            return reason
        self.broken_at = run.watch.look(self._root.view(), self._simulations.count)
        if self.broken_at is None:
            return reason
        return StoppedBy.PROOF if self._root.is_settled else StoppedBy.BREAKPOINT
