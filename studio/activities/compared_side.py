"""One side of a comparison: a search in its own thread, and its settings."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.insight.sides import Side, SideSettings
from studio.thinking.live_search import LiveSearch, MakeLiveSearch
from studio.thinking.thoughts import EngineState, Thought


class Spent(NamedTuple):
    """The simulations, seconds and depth that one side has used."""

    simulations: int
    seconds: float
    depth: int


class ComparedSide(QObject):
    """Runs the search of one side in its own thread, from the first `begin` to `close`."""

    thought_changed = Signal(object)
    state_changed = Signal()
    failed = Signal(object)

    def __init__(self, side: Side, make_live_search: MakeLiveSearch, parent: QObject) -> None:
        super().__init__(parent)
        self.side = side
        self._make_live_search = make_live_search
        self._live_search: LiveSearch | None = None
        self._settings = SideSettings()
        self._is_asked = False

    @property
    def settings(self) -> SideSettings:
        return self._settings

    @property
    def thought(self) -> Thought | None:
        """The newest results of the search since the last `begin`, or None if there are none yet."""
        return self._live_search.thought if self._live_search is not None else None

    @property
    def state(self) -> EngineState:
        """The state of the search. It is never PAUSED while `is_thinking`."""
        # The thread may not have reported the start yet.
        state = self._live_search.state if self._live_search is not None else EngineState.PAUSED
        if not self._is_asked or state is not EngineState.PAUSED:
            return state
        return EngineState.PREPARING if self.thought is None else EngineState.THINKING

    @property
    def is_thinking(self) -> bool:
        """Return whether the search that `run_for` requested is still running."""
        return self._is_asked

    @property
    def is_settled(self) -> bool:
        """Return whether a search is unnecessary because the game is over or its result is proven."""
        is_known = self.thought is not None  # without a thought, the state is still the earlier search's
        return is_known and self.state in (EngineState.PROVEN, EngineState.OVER)

    @property
    def simulations(self) -> int:
        return self.thought.snapshot.simulations if self.thought is not None else 0

    @property
    def spent(self) -> Spent:
        """The simulations, seconds and depth of the search since the last `begin`."""
        snapshot = self.thought.snapshot if self.thought is not None else None
        return Spent(self.simulations, snapshot.seconds if snapshot else 0.0, snapshot.depth if snapshot else 0)

    def set_settings(self, settings: SideSettings) -> None:
        self._settings = settings

    def begin(self, position: Position) -> None:
        """Prepare a new search of `position` with the current settings. Start a thread if none is running."""
        parameters = self._settings.parameters
        if self._live_search is None:
            self._live_search = self._opened(parameters)
        live_search, self._is_asked = self._live_search, False
        live_search.pause()  # without a pause, a search that ended with a proof would use the rest of its limit at once
        live_search.set_parameters(parameters, seed=self._settings.seed, threads=1)
        live_search.watch(position)
        live_search.restart()  # a reused tree would make the result unrepeatable

    def run_for(self, limit: Limit) -> None:
        if self._live_search is not None:
            if self.state is EngineState.FAILED:
                self._live_search.restart()
            self._is_asked = True
            self._live_search.start(limit)

    def pause(self) -> None:
        if self._live_search is not None:
            self._live_search.pause()

    def close(self) -> None:
        """End the thread. Signals that it has sent but not yet delivered are ignored."""
        if self._live_search is not None:
            self._live_search.close()
            self._live_search.blockSignals(True)
            self._live_search.deleteLater()
        self._live_search, self._is_asked = None, False

    def _opened(self, parameters: Parameters) -> LiveSearch:
        live_search = self._make_live_search(parameters, self._settings.seed, self)
        live_search.thought_changed.connect(self.thought_changed)
        live_search.state_changed.connect(self._on_state)
        live_search.stopped.connect(self._on_stopped)
        live_search.failed.connect(self._on_failed)
        live_search.open()
        return live_search

    @Slot()
    def _on_state(self) -> None:
        self.state_changed.emit()

    @Slot()
    def _on_stopped(self) -> None:
        self._is_asked = False
        self.state_changed.emit()

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._is_asked = False
        self.failed.emit(error)
        self.state_changed.emit()
