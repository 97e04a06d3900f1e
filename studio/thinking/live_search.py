"""A running search as the window sees it: commands go out, snapshots and notices come back. Nobody waits."""

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
from studio.networks.catalogue import SearchWay, way_of
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
    """Owns one thinker and its thread. Belongs to the window's thread; all signals arrive there."""

    state_changed = Signal(object)
    """The `EngineState`."""
    thought_changed = Signal(object)
    """The newest `Thought`, at most thirty times a second."""
    stopped = Signal(object)
    """What ended a run: `StoppedBy`."""
    restarted = Signal()
    """Another search of the same position was begun."""
    phases_performed = Signal(object)
    """The `PhaseEvent`s of a step, in their order; of many the last ones."""
    nodes_inspected = Signal(object)
    """The `NodeView`s that were asked for, as far as they are in the tree."""
    broken = Signal(object)
    """The `Break` at which a run ended."""
    work_advanced = Signal(object)
    """`WorkNews` of the newest work of each kind."""
    preparation_changed = Signal(int, int)
    """How far what this search needs is compiled, before it can begin."""
    rest_prepared = Signal(int, int)
    """How far everything else is, behind it."""
    failed = Signal(object)
    """The `StudioError` that ended a search or answers a command."""

    _noticed = Signal(object)

    def __init__(self, parameters: Parameters, *, seed: int = 0, threads: int = 1, parent: QObject | None = None):
        super().__init__(parent)
        self._parameters, self._seed, self._threads = parameters, seed, threads
        self._run = 0
        self._priors: Priors = ()
        self._position: Position | None = None
        self._state = EngineState.PAUSED
        self._thought: Thought | None = None
        self.breakpoints = Breakpoints()
        """What stops a run besides its limit; whoever shows them may ask for them here."""
        self._requests = WorkRequests()
        self._noticed.connect(self._on_noticed, Qt.ConnectionType.QueuedConnection)
        self._thinker = Thinker(self._noticed.emit)
        self._thread = _ThinkingThread(self._thinker, self)
        self._timer = QTimer(self)
        self._timer.setInterval(PULL_MS)
        self._timer.timeout.connect(self._pull)

    # What it is

    @property
    def state(self) -> EngineState:
        return self._state

    @property
    def run(self) -> int:
        """The number of the position that is watched; what bears another number is out of date."""
        return self._run

    @property
    def thought(self) -> Thought | None:
        """The newest one of this position."""
        return self._thought

    @property
    def parameters(self) -> Parameters:
        return self._parameters

    @property
    def way(self) -> SearchWay:
        """How it goes about the game that is searched, which may be one for which there is no network."""
        return SearchWay(self._parameters) if self._position is None else way_of(self._parameters, self._position.rules)

    @property
    def threads(self) -> int:
        return self._threads

    @property
    def seed(self) -> int:
        return self._seed

    def is_watching(self, position: Position) -> bool:
        """Whether this position is the one that is searched."""
        return self._position == position

    # Commands

    def open(self) -> None:
        """Begin to take commands."""
        self._thread.start()

    def close(self) -> None:
        """End the thread; returns when it has ended."""
        self._timer.stop()
        self._thread.end()

    def watch(self, position: Position) -> None:
        """Search this position from now on. A search that runs goes on there."""
        self._position, self._priors = position.copy(), ()
        self._begin()

    def set_parameters(self, parameters: Parameters, *, seed: int | None = None, threads: int | None = None) -> None:
        """Search in another way, from the start."""
        had_priors, self._parameters, self._priors = bool(self._priors), parameters, ()
        self._seed = self._seed if seed is None else seed
        self._threads = self._threads if threads is None else threads
        if self._position is not None:
            self._begin(again=had_priors)
            self.restarted.emit()

    def set_search(self, parameters: Parameters, *, seed: int, threads: int, priors: Priors = ()) -> None:
        """Search this position anew in just this way; the priors are for its moves and are left behind with it."""
        self._parameters, self._seed, self._threads, self._priors = parameters, seed, threads, priors
        self.restart()

    def start(self, limit: Limit) -> None:
        self._thinker.post(partial(Thinker.start, limit=limit))

    def run_to(self, simulations: int) -> None:
        """Search on to so many simulations of this position; where there are as many, it pauses."""
        self._thinker.post(partial(Thinker.run_to, simulations=simulations))

    def pause(self) -> None:
        self._thinker.post(Thinker.pause)

    def step_phase(self) -> None:
        self._thinker.post(partial(Thinker.step, phases=1))

    def step_simulation(self) -> None:
        """Perform the rest of a simulation that was begun, or a whole one."""
        self.step_simulations(1)

    def step_simulations(self, count: int) -> None:
        """So many simulations, each described; the next command ends it early."""
        self._thinker.post(partial(Thinker.step, simulations=count))

    def restart(self) -> None:
        """Forget what was found in this position."""
        if self._position is not None:
            self._begin(again=True)
            self.restarted.emit()

    def inspect(self, paths: tuple[tuple[int, ...], ...]) -> None:
        """Ask for nodes by the points that lead to them; they come with `nodes_inspected`."""
        self._thinker.post(partial(Thinker.inspect, paths=paths), urgent=False)

    def steer(self, steering: Steering) -> None:
        """Ask this of the root's moves; another position is not steered."""
        self._thinker.post(partial(Thinker.steer, steering=steering))

    def set_breakpoints(self, breakpoints: Breakpoints) -> None:
        self.breakpoints = breakpoints
        self._thinker.post(partial(Thinker.set_breakpoints, breakpoints=breakpoints), urgent=False)

    def resume(self, path: Path, position: Position, parameters: Parameters, seed: int) -> None:
        """Go on with the search that was read from this file by a work of that kind, which comes first."""
        self._position, self._parameters, self._seed, self._priors = position.copy(), parameters, seed, ()
        setup, number = self._next_setup(self._position), self._requests.begin(WorkKind.READING)
        self._thinker.post(partial(Thinker.resume, setup=setup, number=number, path=path))
        self.restarted.emit()

    def begin_work(self, kind: WorkKind, make: MakeWork) -> None:
        """Have something done with the whole tree, in the place of what is going on of this kind."""
        number = self._requests.begin(kind)
        self._thinker.post(partial(Thinker.begin_work, kind=kind, number=number, make=make), urgent=False)

    def cancel_work(self, kind: WorkKind) -> None:
        number = self._requests.number(kind)
        if number is not None:
            self._thinker.give_up(kind, number)

    # Inside

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
                if notice.run in (0, self._run):  # else it speaks of a position that nobody watches any more
                    self._on_search(notice)
            case _:
                assert_never(notice)

    def _on_search(self, notice: SearchNotice) -> None:
        """An error is told before the state that it has left; what else happened comes after state and thought."""
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
                self._tell_of_break(broken)
            case Stopped(reason=reason, broken=broken):
                self._tell_of_break(broken)
                self.stopped.emit(reason)
            case _:
                assert_never(notice)

    def _tell_of_break(self, broken: Break | None) -> None:
        if broken is not None:
            self.broken.emit(broken)

    def _on_work(self, news: WorkNews) -> None:
        """Whatever the position is now: a file that was begun is told of."""
        if self._requests.take(news):
            self.work_advanced.emit(news)

    def _show_state(self, state: EngineState) -> None:
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
    """Runs a thinker until it is closed. The object belongs to its owner's thread, as all of Qt's do."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker

    def run(self) -> None:
        self._thinker.work()

    def end(self) -> None:
        """Close the thinker; returns when nothing runs any more."""
        self._thinker.close()
        if self.isRunning() and not self.wait(_LONGEST_END_MS):
            self.wait()


MakeLiveSearch = Callable[[Parameters, int, QObject], LiveSearch]
"""Makes one of parameters, a seed and an owner; it is not opened yet."""
