"""A training in a child process."""

# The window does not load the training code.

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities import messages
from studio.activities.child_lines import ChildLines
from studio.child_process import own_command
from studio.engine.evaluation import messages as network_messages
from studio.game.errors import FileError, StudioError
from studio.game.files.saving import replace_file
from studio.game.message import Message
from studio.game.rules import Rules, rules_from_text
from studio.training.checkpoint import Progress
from studio.training.folder import CURVE, PAGE, SavedTraining, kept_trainings, network_in, read_curve
from studio.training.notices import (
    Begun,
    Ended,
    Failed,
    Learning,
    Learnt,
    Measuring,
    Notice,
    Paused,
    Played,
)
from studio.training.request import Command, TrainingRequest

_logger = logging.getLogger(__name__)


class TrainingState(StrEnum):
    READY = "ready"
    """No training was started yet."""
    STARTING = "starting"
    """The process loads modules and compiles kernels."""
    TRAINING = "training"
    PAUSING = "pausing"
    """The training finishes its current work, and then pauses."""
    PAUSED = "paused"
    STOPPING = "stopping"
    ENDED = "ended"


class Work(StrEnum):
    """What a training process is doing."""

    PLAYING = "playing"
    LEARNING = "learning"
    MEASURING = "measuring"


_WORKS: Mapping[type, Work] = {Learning: Work.LEARNING, Measuring: Work.MEASURING}


def training_command() -> tuple[str, ...]:
    """Return the program and the arguments that start the training process."""
    return own_command("studio.training.child")


class LiveTraining(QObject):
    """Runs the training process.

    If an error occurs while a method runs, the method raises it. Later errors are reported by `failed`.
    """

    state_changed = Signal()
    curve_changed = Signal()
    """Emitted when a generation has ended, or a different training is shown."""
    work_changed = Signal()
    game_played = Signal(object)
    """Emitted with the moves of a game that has just ended."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the training."""

    def __init__(self, folder: Path, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trainings_folder = folder
        """The folder that contains a subfolder for each training."""
        # Saved files are always complete, so only the work since the last save is lost if the process is killed.
        self._child = ChildLines(tuple(command) or training_command(), Notice, self)
        self._child.received.connect(self._hear)
        self._child.ended.connect(self._on_ended)
        self._state, self._work = TrainingState.READY, Work.PLAYING
        self._request: TrainingRequest | None = None
        self._rules: Rules | None = None
        self._curve: list[Progress] = []
        self._games = (0, 0)
        self._is_over, self._is_done = False, False

    # State

    @property
    def is_on(self) -> bool:
        return self._state not in (TrainingState.READY, TrainingState.ENDED)

    @property
    def state(self) -> TrainingState:
        return self._state

    @property
    def is_done(self) -> bool:
        """Return whether the last training has used up its hours."""
        return self._is_done

    @property
    def work(self) -> Work:
        return self._work

    @property
    def games(self) -> tuple[int, int]:
        """The number of finished self-play games in the current generation, and the planned number."""
        return self._games

    @property
    def request(self) -> TrainingRequest | None:
        """The settings of the current or last training. None if there was none yet."""
        return self._request

    @property
    def rules(self) -> Rules | None:
        return self._rules

    @property
    def curve(self) -> tuple[Progress, ...]:
        """The progress after each generation, in the order of the generations."""
        return tuple(self._curve)

    @property
    def done_share(self) -> float:
        """The share of the training time, from 0 to 1, that the finished generations have used.

        It is 0 before the first generation ends.
        """
        if self._request is None or not self._curve:
            return 0.0
        return min(1.0, self._curve[-1].seconds / max(1.0, 3600 * self._request.hours))

    @property
    def seconds_left(self) -> float | None:
        """The seconds of processor time that were left for training when the latest generation ended.

        None before the first generation ends.
        """
        if self._request is None or not self._curve:
            return None
        return max(0.0, 3600 * self._request.hours - self._curve[-1].seconds)

    @property
    def report(self) -> Path | None:
        """The page with the curves and settings of the current or last training. None if there is none."""
        path = Path(self._request.folder) / PAGE if self._request is not None else None
        return path if path is not None and path.is_file() else None

    @property
    def network(self) -> Path | None:
        """The file of the best network so far. None before the first generation ends."""
        if self._request is None or not self._curve:
            return None
        return network_in(Path(self._request.folder))

    def kept(self) -> tuple[SavedTraining, ...]:
        """Return the trainings that can be resumed, the newest first."""
        return kept_trainings(self.trainings_folder)

    # Commands

    def begin(
        self, rules: Rules, hours: float, recipe: str, seed: int = 0, settings: Mapping[str, str] | None = None
    ) -> None:
        """Start a training in a new folder.

        `settings` maps names in `SETTINGS` to values that replace those of the recipe.
        """
        folder = self.trainings_folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}"
        self._start(TrainingRequest(str(folder), rules.text, hours, seed, recipe, settings=dict(settings or {})))

    def resume(self, kept: SavedTraining, hours: float, settings: Mapping[str, str] | None = None) -> None:
        """Resume a training until it has used `hours` hours of processor time in total.

        Values in `settings` replace earlier values of the same names.
        """
        progress = kept.progress
        request = TrainingRequest(
            str(kept.folder),
            progress.rules,
            hours,
            progress.seed,
            progress.recipe,
            progress.gate,
            resumed=True,
            settings=progress.settings | dict(settings or {}),
        )
        self._start(request)

    @Slot()
    def pause(self) -> None:
        """Pause as soon as the training process has finished its current work."""
        if self._state in (TrainingState.STARTING, TrainingState.TRAINING):
            self._child.write_line(Command.PAUSE)
            self._go_to(TrainingState.PAUSING)

    @Slot()
    def go_on(self) -> None:
        if self._state in (TrainingState.PAUSING, TrainingState.PAUSED):
            self._child.write_line(Command.GO_ON)
            self._go_to(TrainingState.TRAINING)

    @Slot()
    def stop(self) -> None:
        """Stop the training. It can be resumed later. A signal is emitted when it has stopped."""
        if self.is_on and self._state is not TrainingState.STOPPING:
            self._child.write_line(Command.STOP)
            self._child.expect_end()
            self._go_to(TrainingState.STOPPING)

    def close(self) -> None:
        """End the training, and wait for its process."""
        self.stop()
        self._child.end()

    def save_network(self, path: Path) -> None:
        """Write a copy of the best network so far to `path`.

        Raise FileError if there is no network, or if writing fails.
        """
        network = self.network
        if network is None:
            raise FileError(network_messages.NO_NETWORK, path=str(path))
        try:
            data = network.read_bytes()
        except OSError as error:
            raise FileError(network_messages.NO_NETWORK, path=str(network)) from error
        replace_file(path, data)

    # Implementation

    def _start(self, request: TrainingRequest) -> None:
        if self.is_on:
            raise StudioError(messages.TRAINING_ON)
        self._rules = rules_from_text(request.rules)
        self._request, self._is_over, self._is_done = request, False, False
        self._curve = list(read_curve(Path(request.folder) / CURVE)) if request.resumed else []
        self._games, self._work = (0, 0), Work.PLAYING
        self._go_to(TrainingState.STARTING)
        self.curve_changed.emit()
        self._child.start(request)

    def _go_to(self, state: TrainingState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit()

    @Slot(object)
    def _hear(self, notice: Notice) -> None:
        match notice:
            case Begun() if self._state is TrainingState.STARTING:
                self._go_to(TrainingState.TRAINING)
            case Paused() if self._state is TrainingState.PAUSING:
                self._go_to(TrainingState.PAUSED)
            case Played(moves, games, of):
                self._games = games, of
                self._go_to_work(Work.PLAYING)
                self.game_played.emit(moves)
            case Learning() | Measuring():
                self._go_to_work(_WORKS[type(notice)])
            case Learnt(progress):
                self._curve.append(progress)
                self.curve_changed.emit()
            case Ended(is_done):
                self._is_over, self._is_done = True, is_done
            case Failed(code, template, fields):
                self._is_over = True
                self.failed.emit(_error_of(Message(code, template), dict(fields)))

    def _go_to_work(self, work: Work) -> None:
        self._work = work
        self.work_changed.emit()

    @Slot()
    def _on_ended(self) -> None:
        was_asked = self._state is TrainingState.STOPPING
        self._go_to(TrainingState.ENDED)
        if not self._is_over and not was_asked:
            self._child.log_failure(_logger, "A training")
            self.failed.emit(
                StudioError(messages.TRAINING_LOST if self._child.was_started else messages.TRAINING_NOT_STARTED)
            )


def _error_of(message: Message, fields: dict[str, Any]) -> StudioError:
    return (FileError if "path" in fields else StudioError)(message, **fields)
