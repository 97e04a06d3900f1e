"""Imports games into the position database in a child process."""

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities import messages
from studio.activities.child_lines import ChildLines
from studio.child_process import own_command
from studio.game.errors import FileError, StudioError
from studio.game.message import Message
from studio.positions.importing import Progress
from studio.positions.notices import Advanced, Done, Failed, ImportRequest, Notice

_logger = logging.getLogger(__name__)


class PositionImport(QObject):
    """Runs one import at a time.

    What a progress report counts is already on the disk, so it is not lost if the process is killed.
    """

    advanced = Signal(object)
    """Emitted with the `Progress` so far."""
    done = Signal(object)
    """Emitted with the last `Progress` when an import was completed or cancelled."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the import."""

    def __init__(self, path: Path, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._child = ChildLines(tuple(command) or own_command("studio.positions.child"), Notice, self)
        self._child.received.connect(self._hear)
        self._child.ended.connect(self._on_ended)
        self._progress = Progress()
        self._is_told = self._is_cancelled = False  # whether the process has told how it ended

    @property
    def is_on(self) -> bool:
        return self._child.is_on

    @property
    def progress(self) -> Progress:
        """The last progress of the current or last import."""
        return self._progress

    def begin(self, paths: Sequence[Path], *, is_merge: bool = False) -> None:
        """Import files and folders.

        If `is_merge`, merge another database instead. Raise StudioError if an import is already running.
        """
        if self.is_on:
            raise StudioError(messages.IMPORT_ON)
        self._progress, self._is_told, self._is_cancelled = Progress(), False, False
        self._child.start(ImportRequest(str(self._path), tuple(map(str, paths)), is_merge))

    @Slot()
    def cancel(self) -> None:
        """Stop the import. Games that were already read stay. A signal is emitted when it has stopped."""
        if self.is_on and not self._is_cancelled:
            self._is_cancelled = True
            self._child.close_input()
            self._child.expect_end()

    def close(self) -> None:
        """End the import, and wait for its process. Games that were already imported stay."""
        self.cancel()
        self._child.end()

    # Implementation

    @Slot(object)
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
    def _on_ended(self) -> None:
        if not self._is_told and not self._is_cancelled:
            self._child.log_failure(_logger, "An import")
            self.failed.emit(StudioError(messages.IMPORT_LOST))
        self.done.emit(self._progress)
