"""A search in its own thread, for the window. Commands do not block, and signals report results and events."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.options.steering import Steering
from studio.game.position import Position
from studio.networks.catalogue import ResolvedSearch, resolved_search
from studio.thinking.thinker import MakeWork, Thinker
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
from studio.thinking.tree_work import WorkKind, WorkNews, WorkRequests

PULL_MS = 33
_LONGEST_END_MS = 3000


class LiveSearch(QObject):
    """Owns a thinker and its thread. The object belongs to the window's thread, and emits all signals there."""

    state_changed = Signal(object)
    """Emitted with the new `EngineState`."""
    thought_changed = Signal(object)
    """Emitted with the newest `Thought`, at most thirty times a second."""
    stopped = Signal(object)
    """Emitted at the end of a run, with its reason as a `StoppedBy`."""
    restarted = Signal()
    """Emitted when the search of this position starts again, from an empty tree or from a file."""
    phases_performed = Signal(object)
    """Emitted with the `PhaseEvent`s of single steps in order, at most the last 200."""
    nodes_inspected = Signal(object)
    """Emitted with those of the requested `NodeView`s that are in the tree."""
    broken = Signal(object)
    """Emitted with the `Break` that ended a run or a series of steps."""
    # News of replaced requests is left out.
    work_advanced = Signal(object)
    """Emitted with the `WorkNews` about the last requested work of a kind."""
    start_wanted_changed = Signal()
    """Emitted when `is_start_wanted` has changed, because a start was requested or its request was withdrawn."""
    preparation_changed = Signal(int, int)
    """Emitted while stages that this search needs are compiled before it starts.

    The arguments are the number of compiled stages and the number of all stages.
    """
    rest_prepared = Signal(int, int)
    """Emitted while stages that this search does not need are compiled in the background.

    The arguments are the number of compiled stages and the number of all stages.
    """
    failed = Signal(object)
    """Emitted with the `StudioError` that ended a search or refused a command."""

    _noticed = Signal(object)

    def __init__(self, parameters: Parameters, *, seed: int = 0, threads: int = 1, parent: QObject | None = None):
        super().__init__(parent)
        self._parameters, self._seed, self._threads = parameters, seed, threads
        self._run = 0
        self._priors: Priors = ()
        self._position: Position | None = None
        self._state, self._is_start_wanted = EngineState.PAUSED, False
        self._thought: Thought | None = None
        self.breakpoints = Breakpoints()
        """The breakpoints, which end a run before its limit."""
        self._requests = WorkRequests()
        self._noticed.connect(self._on_noticed, Qt.ConnectionType.QueuedConnection)
        self._thinker = Thinker(self._noticed.emit)
        self._thread = _ThinkingThread(self._thinker, self)
        self._timer = QTimer(self)
        self._timer.setInterval(PULL_MS)
        self._timer.timeout.connect(self._pull)

    # State

    @property
    def state(self) -> EngineState:
        return self._state

    @property
    def is_start_wanted(self) -> bool:
        """Whether the search will start by itself as soon as its kernels are compiled."""
        return self._is_start_wanted

    @property
    def run(self) -> int:
        """The number of the current run, which changes with the position and with each restart.

        Results with another number are out of date.
        """
        return self._run

    @property
    def thought(self) -> Thought | None:
        """The newest results of the current run, or None if there are none yet."""
        return self._thought

    @property
    def parameters(self) -> Parameters:
        return self._parameters

    @property
    def resolved(self) -> ResolvedSearch:
        """The parameters and the network of the search in the current game."""
        if self._position is None:
            return ResolvedSearch(self._parameters)
        return resolved_search(self._parameters, self._position.rules)

    @property
    def threads(self) -> int:
        return self._threads

    @property
    def seed(self) -> int:
        return self._seed

    def is_watching(self, position: Position) -> bool:
        """Return whether `position` is the current position of the search, even if the search is paused."""
        return self._position == position

    # Commands

    def open(self) -> None:
        """Start the thread and accept commands."""
        self._thread.start()

    def close(self) -> None:
        """Close the thinker, and return when its thread has ended."""
        self._timer.stop()
        self._thread.end()

    def watch(self, position: Position) -> None:
        """Make `position` the position to search. If the search is running, it continues with this position."""
        self._position, self._priors = position.copy(), ()
        self._begin()

    def set_parameters(self, parameters: Parameters, *, seed: int | None = None, threads: int | None = None) -> None:
        """Restart the search with other parameters. If `seed` or `threads` is None, its current value remains.

        Priors from `set_search` are removed.
        """
        had_priors, self._parameters, self._priors = bool(self._priors), parameters, ()
        self._seed = self._seed if seed is None else seed
        self._threads = self._threads if threads is None else threads
        if self._position is not None:
            self._begin(again=had_priors)
            self.restarted.emit()

    def set_search(self, parameters: Parameters, *, seed: int, threads: int, priors: Priors = ()) -> None:
        """Restart the search of this position with these settings.

        If `priors` is not empty, the root's moves have these priors until the position or the parameters change.
        """
        self._parameters, self._seed, self._threads, self._priors = parameters, seed, threads, priors
        self.restart()

    def start(self, limit: Limit) -> None:
        self._want_start(True)
        self._thinker.post(partial(Thinker.start, limit=limit))

    def run_to(self, simulations: int) -> None:
        """Search until this position has `simulations` simulations. If it already has them, pause."""
        self._want_start(True)
        self._thinker.post(partial(Thinker.run_to, simulations=simulations))

    def pause(self) -> None:
        self._want_start(False)
        self._thinker.post(Thinker.pause)

    def step_phase(self) -> None:
        self._thinker.post(partial(Thinker.step, phases=1))

    def step_simulation(self) -> None:
        """Finish the simulation in progress. If there is none, perform a whole simulation."""
        self.step_simulations(1)

    def step_simulations(self, count: int) -> None:
        """Perform `count` simulations step by step, and report their phases.

        A later command ends the steps early, unless it only reads the tree or sets breakpoints.
        """
        self._thinker.post(partial(Thinker.step, simulations=count))

    def restart(self) -> None:
        """Discard the tree, and search this position from an empty tree."""
        if self._position is not None:
            self._begin(again=True)
            self.restarted.emit()

    def inspect(self, paths: tuple[tuple[int, ...], ...]) -> None:
        """Request the nodes at these paths, which `nodes_inspected` will deliver.

        A path contains the points of the moves from the root.
        """
        self._thinker.post(partial(Thinker.inspect, paths=paths), urgent=False)

    def steer(self, steering: Steering) -> None:
        """Apply the user's restrictions and visit requests to the root's moves until the position changes."""
        self._thinker.post(partial(Thinker.steer, steering=steering))

    def set_breakpoints(self, breakpoints: Breakpoints) -> None:
        self.breakpoints = breakpoints
        self._thinker.post(partial(Thinker.set_breakpoints, breakpoints=breakpoints), urgent=False)

    def resume(self, path: Path, position: Position, parameters: Parameters, seed: int) -> None:
        """Replace the search by the saved one in the file at `path`.

        The file must have been read before, by work of the kind READING (see `begin_work`).
        """
        self._position, self._parameters, self._seed, self._priors = position.copy(), parameters, seed, ()
        setup, number = self._next_setup(self._position), self._requests.begin(WorkKind.READING)
        self._thinker.post(partial(Thinker.resume, setup=setup, number=number, path=path))
        self.restarted.emit()

    def begin_work(self, kind: WorkKind, make: MakeWork) -> None:
        """Start work on the whole tree. If work of the same kind is running, it is replaced."""
        number = self._requests.begin(kind)
        self._thinker.post(partial(Thinker.begin_work, kind=kind, number=number, make=make), urgent=False)

    def cancel_work(self, kind: WorkKind) -> None:
        number = self._requests.number(kind)
        if number is not None:
            self._thinker.give_up(kind, number)

    # Implementation

    def _begin(self, again: bool = False) -> None:
        if self._position is not None:
            setup = self._next_setup(self._position)
            self._thinker.post(partial(Thinker.watch, setup=setup, again=again))

    def _next_setup(self, position: Position) -> SearchSetup:
        self._run += 1
        self._thought = None
        return SearchSetup(self._run, position, self._parameters, self._seed, self._threads, self._priors)

    @Slot(object)
    def _on_noticed(self, notice: Notice) -> None:
        match notice:
            case Prepared(done, of):
                self._show_state(EngineState.PREPARING)
                self.preparation_changed.emit(done, of)
            case RestPrepared(done, of):
                self.rest_prepared.emit(done, of)
            case WorkNews():
                self._on_work(notice)
            case Reached() | Stepped() | Stopped() | Inspected() | Failed():
                if notice.run in (0, self._run):  # other notices are about an earlier run
                    self._on_search(notice)
            case _:
                assert_never(notice)

    def _on_search(self, notice: SearchNotice) -> None:
        """Emit the signals for a notice. An error comes before the new state.

        Other events come after the new state and results.
        """
        if isinstance(notice, Failed):
            self.failed.emit(notice.error)
        self._show_state(notice.state)
        self._pull()
        match notice:
            case Reached() | Failed():
                pass
            case Inspected(views=views):
                self.nodes_inspected.emit(views)
            case Stepped(events=events, broken=broken):
                if events:
                    self.phases_performed.emit(events)
                self._report_break(broken)
            case Stopped(reason=reason, broken=broken):
                self._report_break(broken)
                self.stopped.emit(reason)
            case _:
                assert_never(notice)

    def _report_break(self, broken: Break | None) -> None:
        if broken is not None:
            self.broken.emit(broken)

    def _on_work(self, news: WorkNews) -> None:
        """Emit `work_advanced`, unless there is a newer request of the same kind."""
        # Requests for an earlier position count, too: a caller waits for the end of reading a file.
        if self._requests.take(news):
            self.work_advanced.emit(news)

    def _want_start(self, wanted: bool) -> None:
        if wanted is not self._is_start_wanted:
            self._is_start_wanted = wanted
            self.start_wanted_changed.emit()

    def _show_state(self, state: EngineState) -> None:
        self._is_start_wanted &= state is EngineState.PREPARING
        if state is EngineState.THINKING:
            self._timer.start()
        else:
            self._timer.stop()
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot()
    def _pull(self) -> None:
        thought = self._thinker.newest
        if thought is not None and thought.run == self._run and thought is not self._thought:
            self._thought = thought
            self.thought_changed.emit(thought)


class _ThinkingThread(QThread):
    """Runs a thinker until it is closed."""

    # As a Qt object, it belongs to the thread that created it.

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker

    def run(self) -> None:
        self._thinker.work()

    def end(self) -> None:
        """Close the thinker, and return when its thread has ended."""
        self._thinker.close()
        if self.isRunning() and not self.wait(_LONGEST_END_MS):
            self.wait()


MakeLiveSearch = Callable[[Parameters, int, QObject], LiveSearch]
"""A function that creates a live search from parameters, a seed and an owner.

The thread of the search is not started yet.
"""
