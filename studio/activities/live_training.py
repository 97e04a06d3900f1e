"""A training in a child process, which reports its progress in lines on its standard output."""

# The window does not load the training code.

import logging
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from studio.activities import messages
from studio.child_process import log_failure, own_command, own_environment
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

# Saved files are always complete, so only the work since the last save is lost.
STOP_MS, CLOSE_MS = 20_000, 3_000
"""Milliseconds from `stop` and from `close` until the process is killed."""
_MOST_LINE = 1_000_000
_MOST_ERRORS = 8192
_logger = logging.getLogger(__name__)


class TrainingState(StrEnum):
    READY = "ready"
    """No training was started."""
    STARTING = "starting"
    """The process loads modules and compiles kernels."""
    TRAINING = "training"
    PAUSING = "pausing"
    """The training finishes its current work before it pauses."""
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
    """Runs the training process. Errors during the call of a method are raised; the signal `failed` reports later
    errors.
    """

    state_changed = Signal()
    curve_changed = Signal()
    """A generation has ended, or a different training is shown."""
    work_changed = Signal()
    game_played = Signal(object)
    """The moves of a game that has just ended."""
    failed = Signal(object)
    """The `StudioError` that ended the training."""

    def __init__(self, folder: Path, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trainings_folder = folder
        """Contains a folder for each training."""
        self._command = tuple(command) or training_command()
        self._process: QProcess | None = None
        self._said = self._errors = b""
        self._number = 0  # the process id, kept because Qt forgets it when the process ends
        self._state, self._work = TrainingState.READY, Work.PLAYING
        self._request: TrainingRequest | None = None
        self._rules: Rules | None = None
        self._curve: list[Progress] = []
        self._games = (0, 0)
        self._is_over, self._is_done = False, False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(STOP_MS)
        self._patience.timeout.connect(self._kill)

    # State

    @property
    def is_on(self) -> bool:
        return self._process is not None

    @property
    def state(self) -> TrainingState:
        return self._state

    @property
    def is_done(self) -> bool:
        """Return whether the last training has used all its hours."""
        return self._is_done

    @property
    def work(self) -> Work:
        return self._work

    @property
    def games(self) -> tuple[int, int]:
        """The number of finished self-play games of the current generation, and of its planned games."""
        return self._games

    @property
    def request(self) -> TrainingRequest | None:
        """The settings of the current or last training; None before the first one."""
        return self._request

    @property
    def rules(self) -> Rules | None:
        return self._rules

    @property
    def curve(self) -> tuple[Progress, ...]:
        """The progress after each generation, in order."""
        return tuple(self._curve)

    @property
    def done_share(self) -> float:
        """The share of the training time, 0 to 1, that the finished generations have used; 0 before the first ends."""
        if self._request is None or not self._curve:
            return 0.0
        return min(1.0, self._curve[-1].seconds / max(1.0, 3600 * self._request.hours))

    @property
    def seconds_left(self) -> float | None:
        """Seconds of processor time left for training at the end of the latest generation.

        None before the first generation ends.
        """
        if self._request is None or not self._curve:
            return None
        return max(0.0, 3600 * self._request.hours - self._curve[-1].seconds)

    @property
    def report(self) -> Path | None:
        """The page with the curves and the settings of the current or last training, or None."""
        path = Path(self._request.folder) / PAGE if self._request is not None else None
        return path if path is not None and path.is_file() else None

    @property
    def network(self) -> Path | None:
        """The file of the best network so far, or None before the first generation ends."""
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

        `settings` maps names of `SETTINGS` to values that override the recipe.
        """
        folder = self.trainings_folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}"
        self._start(TrainingRequest(str(folder), rules.text, hours, seed, recipe, settings=dict(settings or {})))

    def resume(self, kept: SavedTraining, hours: float, settings: Mapping[str, str] | None = None) -> None:
        """Resume a training until it has used `hours` hours of processor time in total.

        `settings` override earlier settings of the same names.
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
        """Pause when the training process has finished its current work."""
        if self._state in (TrainingState.STARTING, TrainingState.TRAINING):
            self._ask(Command.PAUSE)
            self._go_to(TrainingState.PAUSING)

    @Slot()
    def go_on(self) -> None:
        if self._state in (TrainingState.PAUSING, TrainingState.PAUSED):
            self._ask(Command.GO_ON)
            self._go_to(TrainingState.TRAINING)

    @Slot()
    def stop(self) -> None:
        """Stop the training. It can be resumed.

        A signal reports the end.
        """
        if self.is_on and self._state is not TrainingState.STOPPING:
            self._ask(Command.STOP)
            self._patience.start()
            self._go_to(TrainingState.STOPPING)

    def close(self) -> None:
        """End the training, and wait for its process."""
        process = self._process
        if process is None:
            return
        self.stop()
        if not process.waitForFinished(CLOSE_MS):
            process.kill()
            process.waitForFinished(CLOSE_MS)

    def save_network(self, path: Path) -> None:
        """Write a copy of the best network so far to `path`. Raise FileError without a network, or if writing fails."""
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
        self._errors = b""
        self._request, self._said, self._is_over, self._is_done = request, b"", False, False
        self._curve = list(read_curve(Path(request.folder) / CURVE)) if request.resumed else []
        self._games, self._work = (0, 0), Work.PLAYING
        program, *arguments = self._command
        process = QProcess(self)
        process.setProgram(program)
        process.setArguments([*arguments, msgspec.json.encode(request).decode()])
        process.setProcessEnvironment(_environment())
        process.readyReadStandardError.connect(self._on_errors)
        process.started.connect(self._on_started)
        process.readyReadStandardOutput.connect(self._on_said)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        self._go_to(TrainingState.STARTING)
        self.curve_changed.emit()
        process.start()

    def _ask(self, command: Command) -> None:
        if self._process is not None:
            self._process.write(f"{command}\n".encode())

    def _go_to(self, state: TrainingState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit()

    @Slot()
    def _on_said(self) -> None:
        if self._process is None:
            return
        self._said += bytes(self._process.readAllStandardOutput().data())
        *lines, self._said = self._said.split(b"\n")
        for line in lines:
            self._hear_line(line)
        if len(self._said) > _MOST_LINE:
            self._said = b""

    def _hear_line(self, line: bytes) -> None:
        try:
            notice: Notice = msgspec.json.decode(line, type=Notice)
        except msgspec.MsgspecError:
            return
        self._hear(notice)

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
    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    @Slot()
    def _on_finished(self) -> None:
        self._on_said()
        self._on_errors()
        self._leave()

    @Slot()
    def _on_started(self) -> None:
        if self._process is not None:
            self._number = self._process.processId()

    @Slot()
    def _on_errors(self) -> None:
        """Read the process's error output, and keep the end of it for the log."""
        if self._process is not None:
            self._errors = (self._errors + bytes(self._process.readAllStandardError().data()))[-_MOST_ERRORS:]

    @Slot(object)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._leave(StudioError(messages.TRAINING_NOT_STARTED))

    def _leave(self, error: StudioError | None = None) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._patience.stop()
        was_asked = self._state is TrainingState.STOPPING
        process.deleteLater()
        self._go_to(TrainingState.ENDED)
        if not self._is_over and not was_asked:
            errors = self._errors.decode("utf-8", "replace")
            log_failure(_logger, "A training", self._number, _status_of(process), errors)
            self.failed.emit(error or StudioError(messages.TRAINING_LOST))


def _status_of(process: QProcess) -> int | None:
    """Return the exit status as `subprocess` reports it: negative after a signal.

    None if the process was not started.
    """
    if process.error() is QProcess.ProcessError.FailedToStart:
        return None
    is_signal = process.exitStatus() is QProcess.ExitStatus.CrashExit and sys.platform != "win32"
    return -process.exitCode() if is_signal else process.exitCode()


def _environment() -> QProcessEnvironment:
    """Return the environment with the folder of this package first in PYTHONPATH."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("PYTHONPATH", own_environment().get("PYTHONPATH", ""))
    return environment


def _error_of(message: Message, fields: dict[str, Any]) -> StudioError:
    return (FileError if "path" in fields else StudioError)(message, **fields)
