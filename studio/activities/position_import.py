"""Imports games into the position database in a child process."""

import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from studio.activities import messages
from studio.child_process import log_failure, own_command, own_environment
from studio.game.errors import FileError, StudioError
from studio.game.message import Message
from studio.positions.importing import Progress
from studio.positions.notices import Advanced, Done, Failed, ImportRequest, Notice

STOP_MS, CLOSE_MS = 20_000, 3_000
"""Milliseconds from `cancel` and from `close` until the process is killed."""
_MOST_LINE = 1_000_000
_MOST_ERRORS = 8192
_logger = logging.getLogger(__name__)


class PositionImport(QObject):
    """Runs one import at a time. Everything that a progress report counts is on the disk already, so it is not lost if
    the process is killed.
    """

    advanced = Signal(object)
    """The `Progress` so far."""
    done = Signal(object)
    """The `Progress` at the end of an import that is complete or was cancelled."""
    failed = Signal(object)
    """The `StudioError` that ended the import."""

    def __init__(self, path: Path, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path, self._command = path, tuple(command) or own_command("studio.positions.child")
        self._process: QProcess | None = None
        self._said = self._errors = b""
        self._progress = Progress()
        self._is_told = self._is_cancelled = False  # whether the process has told how it ended
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(STOP_MS)
        self._patience.timeout.connect(self._kill)

    @property
    def is_on(self) -> bool:
        return self._process is not None

    @property
    def progress(self) -> Progress:
        """The last progress of the current or last import."""
        return self._progress

    def begin(self, paths: Sequence[Path], *, is_merge: bool = False) -> None:
        """Import files and folders, or merge another database. Raise StudioError during another import."""
        if self.is_on:
            raise StudioError(messages.IMPORT_ON)
        self._said = self._errors = b""
        self._progress, self._is_told, self._is_cancelled = Progress(), False, False
        request = ImportRequest(str(self._path), tuple(map(str, paths)), is_merge)
        program, *arguments = self._command
        process = QProcess(self)
        process.setProgram(program)
        process.setArguments([*arguments, msgspec.json.encode(request).decode()])
        process.setProcessEnvironment(_environment())
        process.readyReadStandardOutput.connect(self._on_said)
        process.readyReadStandardError.connect(self._on_errors)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start()

    @Slot()
    def cancel(self) -> None:
        """Stop after the games that were read. A signal reports the end."""
        if self._process is not None and not self._is_cancelled:
            self._is_cancelled = True
            self._process.closeWriteChannel()
            self._patience.start()

    def close(self) -> None:
        """End the import, and wait for its process. Games that were imported stay."""
        process = self._process
        if process is None:
            return
        self.cancel()
        if not process.waitForFinished(CLOSE_MS):
            process.kill()
            process.waitForFinished(CLOSE_MS)

    # Implementation

    @Slot()
    def _on_said(self) -> None:
        if self._process is None:
            return
        self._said += bytes(self._process.readAllStandardOutput().data())
        *lines, self._said = self._said.split(b"\n")
        for line in lines:
            try:
                notice: Notice = msgspec.json.decode(line, type=Notice)
            except msgspec.MsgspecError:
                continue
            self._hear(notice)
        if len(self._said) > _MOST_LINE:
            self._said = b""

    def _hear(self, notice: Notice) -> None:
        match notice:
            case Advanced(progress):
                self._progress = progress
                self.advanced.emit(progress)
            case Done(progress):
                self._progress, self._is_told = progress, True
            case Failed(code, template, fields):
                self._is_told = True
                kind = FileError if "path" in fields else StudioError
                self.failed.emit(kind(Message(code, template), **fields))  # type: ignore[arg-type]  # by name

    @Slot()
    def _on_errors(self) -> None:
        """Read the error output of the process, and keep its end for the log."""
        if self._process is not None:
            self._errors = (self._errors + bytes(self._process.readAllStandardError().data()))[-_MOST_ERRORS:]

    @Slot()
    def _on_finished(self) -> None:
        self._on_said()
        self._on_errors()
        self._leave()

    @Slot(object)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._leave()

    @Slot()
    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _leave(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._patience.stop()
        process.deleteLater()
        if not self._is_told and not self._is_cancelled:
            number, status = process.processId(), process.exitCode()
            log_failure(_logger, "An import", number, status, self._errors.decode("utf-8", "replace"))
            self.failed.emit(StudioError(messages.IMPORT_LOST))
        self.done.emit(self._progress)


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment()
    for name, value in own_environment().items():
        environment.insert(name, value)
    return environment
