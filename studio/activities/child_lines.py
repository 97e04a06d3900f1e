"""A child process of this program. It takes one request in JSON, and answers with lines of JSON."""

import logging
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from studio.child_process import log_failure, own_environment

STOP_MS, CLOSE_MS = 20_000, 3_000
"""Milliseconds after `expect_end` and `end` until the process is killed."""
_MOST_LINE = 1_000_000
_MOST_ERRORS = 8192


class ChildLines(QObject):
    """Runs one process at a time. Owners write to it, and receive its lines, decoded, by a signal."""

    received = Signal(object)
    """Emitted for each line of the process, with its content as an object of the type `notice`."""
    ended = Signal()
    """Emitted when the process has ended or could not be started."""

    def __init__(self, command: Sequence[str], notice: Any, parent: QObject | None = None) -> None:
        """Create the object without starting a process.

        `notice` is the type of the lines. Lines that do not fit this type are ignored.
        """
        super().__init__(parent)
        self._command = tuple(command)
        self._decoder = msgspec.json.Decoder(notice)
        self._process: QProcess | None = None
        self._output = self._errors = b""
        self._number = 0  # kept because Qt forgets it when the process ends
        self._status: int | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(STOP_MS)
        self._patience.timeout.connect(self._kill)

    @property
    def is_on(self) -> bool:
        return self._process is not None

    @property
    def was_started(self) -> bool:
        """Return whether the current or last process could be started."""
        return self._number > 0

    def start(self, request: msgspec.Struct) -> None:
        """Start the process, and pass the request as its last argument. No other process may be running."""
        self._output = self._errors = b""
        self._number, self._status = 0, None
        program, *arguments = self._command
        process = QProcess(self)
        process.setProgram(program)
        process.setArguments([*arguments, msgspec.json.encode(request).decode()])
        process.setProcessEnvironment(_environment())
        process.started.connect(self._on_started)
        process.readyReadStandardOutput.connect(self._on_output)
        process.readyReadStandardError.connect(self._on_errors)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.start()

    def write_line(self, line: str) -> None:
        if self._process is not None:
            self._process.write(f"{line}\n".encode())

    def close_input(self) -> None:
        if self._process is not None:
            self._process.closeWriteChannel()

    def expect_end(self) -> None:
        """Kill the process if it does not end by itself in `STOP_MS`. The owner has asked it to end."""
        if self._process is not None:
            self._patience.start()

    def end(self) -> None:
        """Wait until the process has ended, and kill it after `CLOSE_MS`."""
        process = self._process
        if process is not None and not process.waitForFinished(CLOSE_MS):
            process.kill()
            process.waitForFinished(CLOSE_MS)

    def log_failure(self, logger: logging.Logger, name: str) -> None:
        """Log how the last process ended. `name` says what it was, for example "A training"."""
        log_failure(logger, name, self._number, self._status, self._errors.decode("utf-8", "replace"))

    # Implementation

    @Slot()
    def _on_started(self) -> None:
        if self._process is not None:
            self._number = self._process.processId()

    @Slot()
    def _on_output(self) -> None:
        if self._process is None:
            return
        self._output += bytes(self._process.readAllStandardOutput().data())
        *lines, self._output = self._output.split(b"\n")
        for line in lines:
            try:
                notice = self._decoder.decode(line)
            except msgspec.MsgspecError:
                continue
            self.received.emit(notice)
        if len(self._output) > _MOST_LINE:
            self._output = b""

    @Slot()
    def _on_errors(self) -> None:
        """Read the error output of the process, and keep its end for the log."""
        if self._process is not None:
            self._errors = (self._errors + bytes(self._process.readAllStandardError().data()))[-_MOST_ERRORS:]

    @Slot()
    def _on_finished(self) -> None:
        self._on_output()
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
        self._status = _status_of(process) if self.was_started else None
        process.deleteLater()
        self.ended.emit()


def _status_of(process: QProcess) -> int:
    """Return the exit status as `subprocess` gives it, which is negative after a signal."""
    is_signal = process.exitStatus() is QProcess.ExitStatus.CrashExit and sys.platform != "win32"
    return -process.exitCode() if is_signal else process.exitCode()


def _environment() -> QProcessEnvironment:
    environment = QProcessEnvironment()
    for name, value in own_environment().items():
        environment.insert(name, value)
    return environment
