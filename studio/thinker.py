"""The engine's side of an analysis: takes commands one after the other, and searches in between. No Qt in here.

One thread runs `work` and owns the `Search`. Others post commands; each one stops the running kernel, so that it is
taken within a fraction of a millisecond. What leaves is one reference to an immutable `Thought`, and notices.
"""

import queue
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.engine.breakpoints import Break, Breakpoints
from studio.engine.limits import Limit, StoppedBy
from studio.engine.phase_event import Phase, PhaseEvent
from studio.engine.snapshot import NodeView
from studio.engine.steering import Steering
from studio.engine.timeline import Timeline
from studio.game.errors import StudioError
from studio.game.files.report import FileError
from studio.steps import MOST_EVENTS
from studio.thoughts import EngineState, Notice, Setting, Thought
from studio.tree_work import TreeWork, WorkKind, WorkNews

if TYPE_CHECKING:
    from studio.engine.search import Search

SNAPSHOT_SECONDS = 0.03


Command = Callable[["Thinker"], None]
MakeWork = Callable[["Search"], Iterator[object]]
"""Begins a piece of work on the tree of a search."""
_ENDED_BY = {EngineState.PROVEN: StoppedBy.PROOF, EngineState.OVER: StoppedBy.GAME_OVER}
"""Why a run ends before it has begun."""


class Thinker:
    """Lives in one thread, which calls `work`; only `post`, `close` and `newest` are for others."""

    def __init__(self, notify: Callable[[Notice], None]) -> None:
        self.newest: Thought | None = None
        self._notify = notify
        self._commands: queue.SimpleQueue[tuple[Command, bool]] = queue.SimpleQueue()
        self._urgent_posted = 0  # by the one thread that posts
        self._urgent_taken = 0  # by the one that works
        self._closed = False  # set by `close`, from any thread
        self._search: Search | None = None
        self._read: Search | None = None  # comes from a file, and nobody goes on with it yet
        self._setting: Setting | None = None
        self._state = EngineState.PAUSED
        self._wanted = False  # whether a new position is to be searched at once
        self._timeline = Timeline()
        self._works = TreeWork(self._tell_work)
        self._unwanted: set[int] = set()  # works that nobody waits for; added to by the one thread that posts
        self._limit, self._breakpoints = Limit(), Breakpoints()
        self._goal = 0
        self._seconds_left: float | None = None
        self._ends_at = 0.0
        self._published_at = 0.0

    # For any thread

    def post(self, command: Command, urgent: bool = True) -> None:
        """Have a command carried out soon: it stops the running kernel, and an urgent one ends a row of steps."""
        self._urgent_posted += urgent
        self._commands.put((command, urgent))
        self._interrupt()

    def give_up(self, kind: WorkKind, number: int) -> None:
        """End a piece of work, even if the thread waits for its end."""
        self._unwanted.add(number)
        self.post(partial(Thinker.cancel, kind=kind), urgent=False)

    def close(self) -> None:
        """End `work` after the command or slice that is going on."""
        self._closed = True
        self.post(Thinker._rest)

    def _interrupt(self) -> None:
        search = self._search
        if search is not None:
            search.stop()

    def _rest(self) -> None:
        """Nothing to do: the command that wakes the thread when it is to end."""

    # The thread

    def work(self) -> None:
        self._guarded(self.prepare)
        while not self._closed:
            self._guarded(self._work_once)
        self._works.cancel_all()

    def _guarded(self, work: Callable[[], None]) -> None:
        """The boundary of the thread: a failed search must not end the program."""
        try:
            work()
        except StudioError as error:
            self._fail(error)
        except Exception as error:  # noqa: BLE001  # whatever it is, people are told, and the window goes on
            reason = str(error) or type(error).__name__
            self._fail(StudioError("search_failed", f"The search failed: {reason}.", reason=reason))

    def _work_once(self) -> None:
        if not self._commands.empty():
            self._take_command()
        elif self._works.holds_tree:
            self._works.go_on()
        elif self._state is EngineState.THINKING:
            self._think()
        elif self._works.is_waiting:
            self._works.go_on()
        elif self._search is None or self._search.tidy():  # there is nothing left to do
            self._take_command()

    def _take_command(self) -> None:
        command, urgent = self._commands.get()
        self._urgent_taken += urgent
        command(self)

    def _fail(self, error: StudioError) -> None:
        self._works.cancel_all()
        self._search, self._wanted = None, False
        self._tell(EngineState.FAILED, error=error)

    def _tell(
        self,
        state: EngineState,
        *,
        stopped_by: StoppedBy | None = None,
        broken: Break | None = None,
        events: tuple[PhaseEvent, ...] = (),
        views: tuple[NodeView, ...] | None = None,
        error: StudioError | None = None,
    ) -> None:
        self._state = state
        run = self._setting.run if self._setting else 0
        self._notify(Notice(run, state, stopped_by=stopped_by, broken=broken, events=events, views=views, error=error))

    def _tell_work(self, news: WorkNews) -> None:
        run = self._setting.run if self._setting else 0
        self._notify(Notice(run, self._state, work=news))

    def prepare(self) -> None:
        """Make sure that the kernels are compiled, which takes half a minute the first time."""
        from studio.engine.kernel_folder import is_warm
        from studio.engine.warmup import warm_up

        if not is_warm():
            self._notify(Notice(0, EngineState.PREPARING, prepared=(0, 1)))
            warm_up(self._tell_progress, lambda: not self._closed)
        import studio.engine.search  # noqa: F401  # now, so that the first search begins at once

        self._notify(Notice(0, self._state))

    def _tell_progress(self, done: int, of: int) -> None:
        self._notify(Notice(0, EngineState.PREPARING, prepared=(done, of)))

    # Commands, carried out in the thread

    def watch(self, setting: Setting, again: bool = False) -> None:
        """Search this from now on; what is known below it is kept where it can be, unless it is to be forgotten."""
        self._let_go_of_tree()
        self._works.cancel_all()
        old, self._setting = self._setting, setting
        self._timeline = Timeline()
        if self._search is not None and old is not None and not again and _only_moved(old, setting):
            self._search.set_position(setting.position)
        else:
            self._search = None  # frees its memory before the new one asks for some
            self._search = _new_search(setting)
        self._begin_limit()
        self._publish()
        self._tell(self._settled(EngineState.THINKING if self._wanted else EngineState.PAUSED))

    def start(self, limit: Limit) -> None:
        if self._search is None:
            return
        self._limit, self._wanted = limit, True
        self._begin_limit()
        state = self._settled(EngineState.THINKING)
        self._tell(state, stopped_by=_ENDED_BY.get(state))

    def run_to(self, simulations: int) -> None:
        """Search on to so many simulations of this position, however many there are by now."""
        if self._search is None:
            return
        if self._search.simulations < simulations:
            self.start(Limit(simulations=simulations - self._search.simulations))
            return
        self._wanted = False  # nobody stopped it: it has come there, or beyond
        self._publish()
        self._tell(self._settled(EngineState.PAUSED))

    def pause(self) -> None:
        self._wanted = False
        if self._state is EngineState.THINKING:
            self._publish()
            self._tell(EngineState.PAUSED, stopped_by=StoppedBy.STOP)

    def step(self, phases: int = 0, simulations: int = 0) -> None:
        """Perform so many phases, or go on to the end of so many simulations; a running search is paused first.

        The next urgent command ends it early: many steps take long, since each is described.
        """
        self._wanted = False
        self._let_go_of_tree()
        if self._search is None or self._settled(EngineState.PAUSED) is not EngineState.PAUSED:
            return
        events: deque[PhaseEvent] = deque(maxlen=MOST_EVENTS)
        event = self._search.step()
        while event is not None:
            events.append(event)
            phases -= 1
            simulations -= event.phase is Phase.BACKPROPAGATE
            if (phases <= 0 and simulations <= 0) or self._closed or self._is_wanted_elsewhere:
                break
            event = self._search.step()
        self._publish()
        self._tell(self._settled(EngineState.PAUSED), events=tuple(events))

    def steer(self, steering: Steering) -> None:
        """Ask this of the moves at the root; a search that runs goes on."""
        if self._search is None:
            return
        self._let_go_of_tree()
        try:
            self._search.steer(steering)
        except StudioError as error:  # what cannot be asked is no reason to lose the search
            self._tell(self._state, error=error)
            return
        self._publish()
        self._tell(self._settled(self._state))

    def set_breakpoints(self, breakpoints: Breakpoints) -> None:
        self._breakpoints = breakpoints

    def resume(self, setting: Setting, number: int, path: Path) -> None:
        """Go on with the search that was read from this file, in place of the present one."""
        self._let_go_of_tree()
        self._works.cancel_all()
        read, self._read, self._search = self._read, None, None
        is_it = read is not None and _is_set(read, setting)
        self._setting, self._wanted, self._timeline = setting, False, Timeline()
        self._search = read if is_it else _new_search(setting)
        self._begin_limit()
        self._publish()
        self._tell(self._settled(EngineState.PAUSED), error=None if is_it else _changed_file(path))
        self._tell_work(WorkNews(WorkKind.READING, number, is_over=True))

    def _keep_read(self, reading: Generator[object, None, "Search"]) -> Iterator[object]:
        """The present search stays until somebody goes on with the one that is read: the file may be damaged."""
        self._read = None
        self._read = yield from reading

    def inspect(self, paths: tuple[tuple[int, ...], ...]) -> None:
        """Look at nodes by their paths; those that are not in the tree are left out of the answer."""
        if self._search is not None:
            views = [view for path in paths if (view := self._view(path)) is not None]
            self._tell(self._state, views=tuple(views))

    def begin_work(self, kind: WorkKind, number: int, make: MakeWork) -> None:
        """Do this with the whole tree, between other commands; what reads a file gives a search in the end."""
        if self._search is None:
            self._tell_work(WorkNews(kind, number, is_over=True))
            return
        steps = make(self._search)
        if kind is WorkKind.READING and isinstance(steps, Generator):
            steps = self._keep_read(steps)
        self._works.begin(kind, number, steps)

    def cancel(self, kind: WorkKind) -> None:
        self._works.cancel(kind)

    def _let_go_of_tree(self) -> None:
        """It is to change: whoever saves it as it is comes first."""
        self._works.finish_saving(lambda number: self._closed or number in self._unwanted)

    @property
    def _is_wanted_elsewhere(self) -> bool:
        """Whether somebody waits for more than a look at the tree."""
        return self._urgent_posted != self._urgent_taken

    def _view(self, path: tuple[int, ...]) -> NodeView | None:
        try:
            return self._search.inspect(path) if self._search is not None else None
        except StudioError:  # the tree has changed since the path was known
            return None

    # Searching

    def _begin_limit(self) -> None:
        simulations = self._search.simulations if self._search else 0
        self._goal = simulations + (self._limit.simulations or 0)
        self._seconds_left = self._limit.seconds

    def _think(self) -> None:
        search = self._search
        if search is None:
            self._state = EngineState.PAUSED
            return
        self._ends_at = time.perf_counter() + (self._seconds_left or 0.0)
        reason = search.run(self._limit_left(search), self._timeline, self._after_slice, self._breakpoints)
        self._count_seconds()
        if reason is StoppedBy.STOP:  # a command waits, or had been posted before the run began
            return
        self._wanted = reason in (StoppedBy.PROOF, StoppedBy.GAME_OVER)
        self._publish()
        self._tell(self._settled(EngineState.PAUSED), stopped_by=reason, broken=search.broken_at)

    def _count_seconds(self) -> None:
        if self._seconds_left is not None:
            self._seconds_left = max(1e-6, self._ends_at - time.perf_counter())

    def _limit_left(self, search: "Search") -> Limit:
        left = None if self._limit.simulations is None else max(1, self._goal - search.simulations)
        return Limit(
            simulations=left, seconds=self._seconds_left, memory_mb=self._limit.memory_mb, depth=self._limit.depth
        )

    def _after_slice(self) -> None:
        if time.perf_counter() - self._published_at >= SNAPSHOT_SECONDS:
            self._count_seconds()
            self._publish()
        self._works.go_on()
        if not self._commands.empty():
            self._interrupt()

    def _settled(self, state: EngineState) -> EngineState:
        """The state, unless there is nothing to search."""
        if self._setting is None or self._search is None:
            return EngineState.PAUSED
        if self._setting.position.is_over:
            return EngineState.OVER
        return EngineState.PROVEN if self._setting.parameters.proofs and self._search.is_proven else state

    def _publish(self) -> None:
        if self._search is None or self._setting is None:
            return
        self._published_at = time.perf_counter()
        self.newest = Thought(
            self._setting.run,
            self._search.snapshot(),
            self._timeline.snapshots,
            self._progress(self._search),
            self._search.steering,
            tuple(self._search.visits_owed.items()),
        )

    def _progress(self, search: "Search") -> float | None:
        if self._limit.simulations:
            return min(1.0, 1 - (self._goal - search.simulations) / self._limit.simulations)
        if self._limit.seconds and self._seconds_left is not None:
            return 1 - self._seconds_left / self._limit.seconds
        return None


def _only_moved(old: Setting, new: Setting) -> bool:
    same = all(getattr(old, name) == getattr(new, name) for name in ("parameters", "seed", "threads"))
    return same and old.position.rules == new.position.rules and not new.priors


def _is_set(search: "Search", setting: Setting) -> bool:
    """Whether this is the search that somebody wants to go on with."""
    had = (search.position, search.parameters, search.seed)
    return had == (setting.position, setting.parameters, setting.seed)


def _changed_file(path: Path) -> FileError:
    sentence = "This file was changed by another program while it was read. Open it again."
    return FileError("tree_changed", sentence, path=str(path))


def _new_search(setting: Setting) -> "Search":
    from studio.engine.search import Search

    return Search(
        setting.position, setting.parameters, seed=setting.seed, threads=setting.threads, priors=setting.priors
    )
