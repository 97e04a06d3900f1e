"""The runs of a search, one after the other: the compiled loop goes on slice by slice, and is looked at in between."""

import math
from collections.abc import Callable
from copy import deepcopy

from studio.engine.kernels.search.task import LIFTED, Task
from studio.engine.kernels.search.tree import ROOT
from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.options.limits import StoppedBy
from studio.engine.running.parts import Parts
from studio.engine.running.run import Run, ended_by
from studio.engine.running.turn import Turn
from studio.engine.running.watch import Watch
from studio.engine.views.snapshot import Snapshot
from studio.game.position import Position


class Runs:
    """Owned by one search, whose parts it lets go on."""

    def __init__(self, parts: Parts, turn: Turn) -> None:
        self._parts, self._turn = parts, turn
        self.present: Run | None = None
        self.broken_at: Break | None = None  # of the last run
        self._watch: Watch | None = None  # of a run that was interrupted, for the one that goes on
        self._seconds = 0.0  # of the runs that have ended
        self._position: Position  # at the root

    @property
    def seconds(self) -> float:
        """How long this position has been searched, a run that goes on included."""
        return self._seconds + (self.present.seconds if self.present is not None else 0.0)

    @property
    def is_proven(self) -> bool:
        tree = self._parts.room.tree
        root = tree.counts[ROOT]
        return bool(tree.lower[root] == tree.upper[root])

    @property
    def is_settled(self) -> bool:
        parts = self._parts
        return parts.method.proofs and self.is_proven and not parts.steering.asks_for_more(parts.room.tree)

    @property
    def is_at_end(self) -> bool:
        """Whether there is nothing left to search."""
        return self._position.is_over or self.is_settled

    @property
    def task(self) -> Task:
        """What the kernels are asked whether or not there is a run."""
        return self._parts.task._replace(steered=self._parts.steering.mode)

    # Other positions

    def begin_at(self, position: Position) -> None:
        """Another root, of which nothing was searched; to do it twice is to do it once."""
        self._position, self._seconds = position, 0.0
        self._parts.root_look.begin()
        self._parts.end_look.begin(position)
        self._parts.claims.begin()
        self._watch = self.broken_at = None

    def copy_from(self, other: "Runs") -> None:
        parts = self._parts
        self.begin_at(self._position)
        parts.root_look.copy_from(other._parts.root_look)
        parts.end_look.copy_from(other._parts.end_look)
        parts.claims.copy_from(other._parts.claims)
        self.go_on_after(other.seconds)
        self.broken_at, self._watch = other.broken_at, deepcopy(other._watch)

    def go_on_after(self, seconds: float) -> None:
        """As if this position had been searched so long."""
        self._seconds = seconds

    def forget_watch(self) -> None:
        self._watch = None

    def finish_pass(self) -> None:
        self._parts.passes.finish(self._parts.room.tree, self.task)

    # One run

    def go_on(
        self,
        run: Run,
        breakpoints: Breakpoints | None,
        snapshot: Callable[[], Snapshot],
        after_slice: Callable[[], object] | None,
    ) -> StoppedBy:
        """Slice after slice until there is a reason to end."""
        reason = None
        try:
            reason = self._begin(run, breakpoints)
            self._look_at_root(run)
            while True:
                reason = reason or self._reason_to_end(run)
                if reason is None:
                    reason = self._look_for_break(run, self._run_slice(run))
                run.note_moment(self._parts.passes.simulations, reason is not None, snapshot)
                if after_slice is not None:
                    after_slice()
                if reason is not None:
                    return reason
        finally:  # twice, should an interrupt strike before the first has begun; the second time does nothing
            try:
                self._end(run, reason)
            finally:
                self._end(run, reason)

    def _begin(self, run: Run, breakpoints: Breakpoints | None) -> StoppedBy | None:
        self.present = run
        self.finish_pass()
        run.begin_timeline()
        self._parts.passes.begin()
        return self._begin_watch(run, breakpoints)

    def _look_at_root(self, run: Run) -> None:
        """Before anything else: where the side to move wins by threats, one visit of the move shows it; an evaluator
        judges the root first."""
        self.look_for_win(run.seconds_left)
        for _ in range(2):
            if self._parts.root_look.win is None:
                return
            self._turn.is_whole = False
            self._parts.room.make_room(run.seconds_left)
            self._parts.passes.advance(self._parts.room.tree, self.task, 1)
            self._parts.show_win()
            self._turn.is_whole = True

    def look_for_win(self, seconds: float = math.inf) -> None:
        """At a root that nobody steers, once."""
        steering = self._parts.steering
        if steering.mode <= LIFTED and not self.is_at_end and self._parts.passes.is_between_two:
            self._parts.root_look.look(self._position, seconds)
            self._parts.ask_for_win()

    def look_at_end(self, seconds: float = math.inf) -> bool:
        """Where stones fall, at a root that nobody steers: what alpha-beta makes certain of its moves waits for the
        visits that show it. Whether nothing came in between."""
        passes, claims, look, is_whole = self._parts.passes, self._parts.claims, self._parts.end_look, True
        if not passes.is_between_two:
            return True
        if claims.is_empty and self._parts.steering.mode <= LIFTED and not self.is_at_end:
            is_whole = look.look(passes.simulations, passes.threads, seconds)
            claims.add(look.new_claims())
        claims.show()
        return is_whole

    def look_at_end_for_step(self) -> None:
        """Whole: whoever asks to stop means runs, and is answered by the next one."""
        passes = self._parts.passes
        is_stopped = passes.take_stop()
        while not self.look_at_end():
            is_stopped = passes.take_stop()
        if is_stopped:
            passes.stop()

    def _show_end(self, run: Run) -> None:
        """By the visits that are missing, as far as the run has simulations left."""
        claims, passes = self._parts.claims, self._parts.passes
        if not claims.is_empty and claims.visits_owed <= run.budget(passes.simulations):
            self._turn.is_whole = False
            self._parts.room.make_room(run.seconds_left)
            passes.advance(self._parts.room.tree, self.task, claims.visits_owed)
            self._turn.is_whole = True
            claims.show()
            claims.drop()

    def _run_slice(self, run: Run) -> StoppedBy | None:
        """Let all threads go on for a moment; why the run ends with it."""
        passes, room = self._parts.passes, self._parts.room
        last_node, last_cell = room.make_room(run.seconds_left)
        task = run.task_of(self.task)._replace(
            threads=passes.threads > 1, nodes_enough=last_node, cells_enough=last_cell
        )
        self._turn.is_whole = False
        budget = min(run.budget(passes.simulations), self._parts.end_look.simulations_left(passes.simulations))
        reasons = passes.advance(room.tree, task, budget)
        self._turn.is_whole = True
        reason = ended_by(reasons)
        if reason is StoppedBy.STOP:
            passes.take_stop()
        return reason

    def _end(self, run: Run, reason: StoppedBy | None) -> None:
        """Whatever has ended it; an interrupt has no reason."""
        self._parts.passes.end(self._parts.room.tree, self.task)
        self._turn.is_whole = True  # a slice leaves nothing half done once all kernels have come back
        self._seconds, self.present = self.seconds, None
        # whoever stopped it may only have had something to ask
        self._watch = run.watch if reason is StoppedBy.STOP else None

    def _reason_to_end(self, run: Run) -> StoppedBy | None:
        """Why no slice is to follow."""
        passes, room = self._parts.passes, self._parts.room
        if self._position.is_over:
            return StoppedBy.GAME_OVER
        while not room.is_tidy:
            if passes.take_stop():
                return StoppedBy.STOP
            if run.is_late:
                return StoppedBy.SECONDS
            room.tidy_some()
        if passes.is_between_two:
            room.pack(run.seconds_left)
            if not self.look_at_end(run.seconds_left) and passes.take_stop():
                return StoppedBy.STOP
            self._show_end(run)
        if self.is_settled:
            return StoppedBy.PROOF
        reached = run.limit_reached(passes.simulations, passes.depth)
        return reached or (StoppedBy.MEMORY if room.uses_up(run.limit.memory_mb) else None)

    def _begin_watch(self, run: Run, breakpoints: Breakpoints | None) -> StoppedBy | None:
        """Go on watching what an interrupted run watched, or begin anew."""
        self.broken_at = None
        if breakpoints is not None:
            goes_on = self._watch is not None and self._watch.breakpoints == breakpoints
            run.watch = self._watch if goes_on else self.watch(breakpoints)
        reason = self._look_for_break(run, None)
        if run.watch is not None:
            self._parts.expect_visits(run.watch.reached)
        return reason

    def watch(self, breakpoints: Breakpoints) -> Watch | None:
        return None if breakpoints.is_empty else Watch(breakpoints, self._parts.looking.view_at(()))

    def _look_for_break(self, run: Run, reason: StoppedBy | None) -> StoppedBy | None:
        """What ends the run after a slice that ended for this reason; a stopped one is looked at when it goes on."""
        if run.watch is None or reason is StoppedBy.STOP:
            return reason
        self.broken_at = run.watch.look(self._parts.looking.view_at(()), self._parts.passes.simulations)
        if self.broken_at is None:
            return reason
        return StoppedBy.PROOF if self.is_settled else StoppedBy.BREAKPOINT
