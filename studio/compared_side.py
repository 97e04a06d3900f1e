"""One side of a comparison: a search with a thread of its own, and how it is to search."""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Signal, Slot

from studio.analysis import Analysis, MakeAnalysis
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.profiles import DEFAULT_PROFILE, profile_named
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.thoughts import EngineState, Thought


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SideSettings:
    """How one side searches."""

    profile: str = DEFAULT_PROFILE
    seed: int = 0
    exploration: float | None = None  # as the profile has it

    @property
    def parameters(self) -> Parameters:
        of_profile = profile_named(self.profile).parameters
        return of_profile if self.exploration is None else replace(of_profile, exploration=self.exploration)


class ComparedSide(QObject):
    """Owns an analysis while the comparison is open."""

    thought_changed = Signal(object)
    state_changed = Signal()
    failed = Signal(object)

    def __init__(self, side: Side, make_analysis: MakeAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self.side = side
        self._make_analysis = make_analysis
        self._analysis: Analysis | None = None
        self._settings = SideSettings()
        self._is_asked = False

    @property
    def settings(self) -> SideSettings:
        return self._settings

    @property
    def thought(self) -> Thought | None:
        """The newest one of this position under these settings."""
        return self._analysis.thought if self._analysis is not None else None

    @property
    def state(self) -> EngineState:
        """A side that was asked is at work, before its thread has said so, too."""
        told = self._analysis.state if self._analysis is not None else EngineState.PAUSED
        if not self._is_asked or told is not EngineState.PAUSED:
            return told
        return EngineState.PREPARING if self.thought is None else EngineState.THINKING

    @property
    def is_thinking(self) -> bool:
        """Whether it was asked to search, and has not stopped yet."""
        return self._is_asked

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to search here."""
        is_known = self.thought is not None  # else the state is still that of the search before
        return is_known and self.state in (EngineState.PROVEN, EngineState.OVER)

    @property
    def simulations(self) -> int:
        return self.thought.snapshot.simulations if self.thought is not None else 0

    def spent(self, limit: Limit) -> float:
        """How much of what the limit counts was used so far."""
        if limit.simulations is not None:
            return self.simulations
        return self.thought.snapshot.seconds if self.thought is not None else 0.0

    def set_settings(self, settings: SideSettings) -> None:
        self._settings = settings

    def begin(self, position: Position) -> None:
        """Search this position from the start; a thread is made if there is none."""
        parameters = self._settings.parameters
        if self._analysis is None:
            self._analysis = self._opened(parameters)
        analysis, self._is_asked = self._analysis, False
        analysis.pause()  # after a proof a search would go on at once, with what is left of a limit
        analysis.set_parameters(parameters, seed=self._settings.seed, threads=1)
        analysis.watch(position)
        analysis.restart()  # nothing of an earlier search is kept: it would not be the same again

    def run_for(self, limit: Limit) -> None:
        if self._analysis is not None:
            if self.state is EngineState.FAILED:
                self._analysis.restart()
            self._is_asked = True
            self._analysis.start(limit)

    def pause(self) -> None:
        if self._analysis is not None:
            self._analysis.pause()

    def close(self) -> None:
        """End the thread; what it still has to say is heard by nobody."""
        if self._analysis is not None:
            self._analysis.close()
            self._analysis.blockSignals(True)
            self._analysis.deleteLater()
        self._analysis, self._is_asked = None, False

    def _opened(self, parameters: Parameters) -> Analysis:
        analysis = self._make_analysis(parameters, self._settings.seed, self)
        analysis.thought_changed.connect(self.thought_changed)
        analysis.state_changed.connect(self._on_state)
        analysis.stopped.connect(self._on_stopped)
        analysis.failed.connect(self._on_failed)
        analysis.open()
        return analysis

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
