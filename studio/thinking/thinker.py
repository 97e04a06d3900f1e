"""The part of a live search that runs in the search's thread. It executes commands in order, and searches in between.

The window's thread posts commands. A command stops the running kernel, so that it is executed within a fraction of a
millisecond.
"""

import logging
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit, StoppedBy
from studio.engine.options.steering import Steering
from studio.game.errors import StudioError
from studio.thinking import messages
from studio.thinking.command_queue import CommandQueue
from studio.thinking.findings import Findings
from studio.thinking.preparation import Preparation
from studio.thinking.remaining_limit import RemainingLimit
from studio.thinking.search_answers import found_nodes, performed_steps
from studio.thinking.search_source import ReadSearch, changed_file, new_search, only_moved
from studio.thinking.thoughts import (
    EngineState,
    Failed,
    Inspected,
    Notice,
    Prepared,
    Reached,
    RestPrepared,
    SearchNotice,
    SearchSetup,
    Stepped,
    Stopped,
    Thought,
)
from studio.thinking.tree_work import TreeWork, WorkKind, WorkNews

if TYPE_CHECKING:
    from studio.engine.search import Search

_logger = logging.getLogger(__name__)
Command = Callable[["Thinker"], None]
MakeWork = Callable[["Search"], Iterator[object]]
"""A function that creates an iterator, which works on the tree of a search step by step."""
_ENDED_BY = {EngineState.PROVEN: StoppedBy.PROOF, EngineState.OVER: StoppedBy.GAME_OVER}
"""The reported reason if a run ends at once because there is nothing to search."""


class Thinker:
    """Executes commands in the one thread that calls `work`.

    Other threads use only `post`, `give_up`, `close` and `newest`.
    """

    def __init__(self, notify: Callable[[Notice], None]) -> None:
        self._notify = notify
        self._commands: CommandQueue[Command] = CommandQueue()
        self._closed = False  # set by `close` in any thread
        self._search: Search | None = None
        self._preparation = Preparation(self._report_preparation, lambda: not self._closed)
        self._read = ReadSearch()
        self._setup: SearchSetup | None = None
        self._state = EngineState.PAUSED
        self._wanted = False  # whether a new position is searched immediately
        self._findings = Findings()
        self._works = TreeWork(notify)
        self._unwanted: set[int] = set()  # the numbers of cancelled requests; only the posting thread adds to it
        self._remaining_limit, self._breakpoints = RemainingLimit(), Breakpoints()

    # For any thread

    @property
    def newest(self) -> Thought | None:
        return self._findings.newest

    def post(self, command: Command, urgent: bool = True) -> None:
        """Post a command, and stop the running kernel. An urgent command also ends a series of steps."""
        self._commands.post(command, urgent)
        self._interrupt()

    def give_up(self, kind: WorkKind, number: int) -> None:
        """Cancel work on the tree. This is possible even while the search's thread waits for the work to end."""
        self._unwanted.add(number)
        self.post(partial(Thinker.cancel, kind=kind), urgent=False)

    def close(self) -> None:
        """End `work` after the current command or the current slice of the search."""
        self._closed = True
        self.post(Thinker._wake)

    def _interrupt(self) -> None:
        search = self._search
        if search is not None:
            search.stop()

    def _wake(self) -> None:
        """Do nothing. This command only wakes the thread, so that it can end."""
        # This command wakes the thread so that it can end.

    # The thread

    def work(self) -> None:
        while not self._closed:
            self._guarded(self._work_once)
        self._works.cancel_all()
        self._preparation.close()

    def _guarded(self, work: Callable[[], None]) -> None:
        """Call `work`, and report its errors."""
        # A failed search must not end the program.
        try:
            work()
        except StudioError as error:
            self._fail(error)
        except Exception as error:  # any error is reported, and the window continues
            _logger.critical("An unexpected error in the thread of a search.", exc_info=error)
            reason = str(error) or type(error).__name__
            self._fail(StudioError(messages.SEARCH_FAILED, reason=reason))

    def _work_once(self) -> None:
        self._report_rest()
        if not self._commands.is_empty:
            self._take_command()
        elif self._works.holds_tree:
            self._works.go_on()
        elif self._state is EngineState.THINKING:
            self._think()
        elif self._works.is_waiting:
            self._works.go_on()
        elif self._search is None or self._search.tidy():  # there is nothing to do: wait for a command
            self._take_command()

    def _take_command(self) -> None:
        command = self._commands.take(self._preparation.look_again_seconds)
        if command is not None:
            command(self)

    def _fail(self, error: StudioError) -> None:
        self._works.cancel_all()
        self._search, self._wanted = None, False
        self._report(Failed(self._run, EngineState.FAILED, error))

    @property
    def _run(self) -> int:
        return self._setup.run if self._setup else 0

    def _report(self, notice: SearchNotice) -> None:
        """Report a notice, and store its state as the current one."""
        self._state = notice.state
        self._notify(notice)

    def _reach(self, state: EngineState) -> None:
        self._report(Reached(self._run, state))

    def _report_preparation(self, done: int, of: int) -> None:
        self._notify(Prepared(done, of))

    def _report_rest(self) -> None:
        news = self._preparation.news
        if news is not None:
            self._notify(RestPrepared(*news))

    # Commands, carried out in the thread

    def watch(self, setup: SearchSetup, again: bool = False) -> None:
        """Search the position of `setup` from now on. A paused search remains paused.

        If only the position has changed, its subtree is kept, unless `again` is set.
        """
        self._finish_saving()
        self._works.cancel_all()
        old, self._setup = self._setup, setup
        if self._search is not None and old is not None and not again and only_moved(old, setup):
            self._search.set_position(setup.position)
            self._findings.timeline.begin(self._search.snapshot().run)  # keeps the past of this position
        else:
            self._findings.begin_timeline()
            self._search = None  # frees the old tree before the new search allocates memory
            self._preparation.prepare_search(setup)
            if self._closed:
                return
            self._search = new_search(setup)
            self._preparation.begin_rest()
        self._remaining_limit.renew(self._search)
        self._publish()
        self._reach(self._actual_state(EngineState.THINKING if self._wanted else EngineState.PAUSED))

    def start(self, limit: Limit) -> None:
        if self._search is None or self._is_refused(self._search):
            return
        self._wanted = True
        self._remaining_limit.grant(limit, self._search)
        state = self._actual_state(EngineState.THINKING)
        reason = _ENDED_BY.get(state)
        self._report(Stopped(self._run, state, reason) if reason is not None else Reached(self._run, state))

    def run_to(self, simulations: int) -> None:
        """Search until this position has `simulations` simulations in total. If it already has them, pause."""
        if self._search is None:
            return
        if self._search.simulations < simulations:
            self.start(Limit(simulations=simulations - self._search.simulations))
            return
        self._wanted = False  # no command stopped the search: the goal is reached
        self._publish()
        self._reach(self._actual_state(EngineState.PAUSED))

    def pause(self) -> None:
        self._wanted = False
        if self._state is EngineState.THINKING:
            self._publish()
            self._report(Stopped(self._run, EngineState.PAUSED, StoppedBy.STOP))

    def step(self, phases: int = 0, simulations: int = 0) -> None:
        """Perform `phases` phases, or finish `simulations` simulations. If the search is running, pause it first.

        If nothing is left to search, do nothing.
        """
        # Describing many steps takes long, so the next urgent command ends the steps early.
        self._wanted = False
        self._finish_saving()
        if self._search is None or self._actual_state(EngineState.PAUSED) is not EngineState.PAUSED:
            return
        if self._is_refused(self._search):
            return
        events, broken = performed_steps(
            self._search, phases, simulations, self._breakpoints, lambda: self._closed or self._commands.is_urgent
        )
        self._findings.timeline.note(self._search.snapshot())
        self._publish()
        self._report(Stepped(self._run, self._actual_state(EngineState.PAUSED), events, broken))

    def steer(self, steering: Steering) -> None:
        """Apply the user's restrictions and visit requests to the root's moves.

        A running search continues. If the steering is impossible, report an error.
        """
        if self._search is None:
            return
        self._finish_saving()
        try:
            self._search.steer(steering)
        except StudioError as error:  # an impossible steering must not end the search
            self._report(Failed(self._run, self._state, error))
            return
        self._publish()
        if self._state is EngineState.PROVEN:  # with other restrictions, a proven position may be searched again
            self._state = EngineState.THINKING if self._wanted else EngineState.PAUSED
        self._reach(self._actual_state(self._state))

    def set_breakpoints(self, breakpoints: Breakpoints) -> None:
        self._breakpoints = breakpoints

    def resume(self, setup: SearchSetup, number: int, path: Path) -> None:
        """Replace the current search by the one that was read from the file at `path`.

        If the file has changed since then, report an error and begin a new search.
        """
        self._finish_saving()
        self._works.cancel_all()
        self._search = None  # frees the old tree before a new search allocates memory
        read = self._read.take(setup)
        self._setup, self._wanted = setup, False
        self._findings.begin_timeline()
        self._preparation.prepare_search(setup)
        self._search = read if read is not None else new_search(setup)
        self._remaining_limit.renew(self._search)
        self._publish()
        state = self._actual_state(EngineState.PAUSED)
        self._report(Reached(self._run, state) if read is not None else Failed(self._run, state, changed_file(path)))
        self._notify(WorkNews(WorkKind.READING, number, is_over=True))
        self._is_refused(self._search)

    def inspect(self, paths: tuple[tuple[int, ...], ...]) -> None:
        """Report the nodes at these paths, leaving out paths outside the tree."""
        if self._search is not None:
            self._report(Inspected(self._run, self._state, found_nodes(self._search, paths)))

    def begin_work(self, kind: WorkKind, number: int, make: MakeWork) -> None:
        """Start work on the whole tree, with its steps between commands.

        If there is no search, the work is reported as finished at once. Work of the kind READING returns a search,
        which is kept for `resume`.
        """
        if self._search is None:
            self._notify(WorkNews(kind, number, is_over=True))
            return
        self._preparation.prepare_work(kind)
        steps = make(self._search)
        if kind is WorkKind.READING and isinstance(steps, Generator):
            steps = self._read.keep(steps)
        self._works.begin(kind, number, steps)

    def cancel(self, kind: WorkKind) -> None:
        self._works.cancel(kind)

    def _is_refused(self, search: "Search") -> bool:
        """If the search can only be read, not continued, report an error. Return whether this is so."""
        try:
            search.refuse_to_go_on()
        except StudioError as error:
            self._wanted = False
            self._report(Failed(self._run, self._actual_state(EngineState.PAUSED), error))
            return True
        return False

    def _finish_saving(self) -> None:
        # The tree is about to change.
        self._works.finish_saving(lambda number: self._closed or number in self._unwanted)

    # Searching

    def _think(self) -> None:
        search = self._search
        if search is None:
            self._state = EngineState.PAUSED
            return
        limit = self._remaining_limit.begin_run(search)
        reason = search.run(limit, self._findings.timeline, self._after_slice, self._breakpoints)
        self._remaining_limit.count_seconds()
        if reason is StoppedBy.STOP:  # a command waits, or arrived just before the run started
            return
        self._wanted = reason in (StoppedBy.PROOF, StoppedBy.GAME_OVER)
        self._publish()
        self._report(Stopped(self._run, self._actual_state(EngineState.PAUSED), reason, search.broken_at))

    def _after_slice(self) -> None:
        if self._findings.are_due:
            self._remaining_limit.count_seconds()
            self._publish()
        self._report_rest()
        self._works.go_on()
        if not self._commands.is_empty:
            self._interrupt()

    def _actual_state(self, state: EngineState) -> EngineState:
        """Return `state`, or another state if the search cannot be in `state` now: PAUSED without a search, OVER
        after the end of the game, or PROVEN if nothing is left to search.
        """
        if self._setup is None or self._search is None:
            return EngineState.PAUSED
        if self._setup.position.is_over:
            return EngineState.OVER
        return EngineState.PROVEN if self._search.is_settled else state

    def _publish(self) -> None:
        if self._search is not None and self._setup is not None:
            self._findings.show(self._setup.run, self._search, self._remaining_limit.progress(self._search))
