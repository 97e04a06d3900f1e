"""The journal, a file to which each edit of the record is written at once.

If the process is killed, at most the last edit is lost. The file begins with a copy of the game, and the edits follow.
Each process has a file of its own and locks it. If a file is not locked, its process was killed.
"""

import contextlib
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from studio.game.files.saving import hold
from studio.game.node import Node
from studio.session import messages
from studio.session.edits import MAX_LINE_BYTES, Closed, Edit, JournalError, Opened, Saved, line_of

MAX_JOURNAL_BYTES = 256 * 1024 * 1024
# After this number the journal requires a new checkpoint, which begins a new file.
MAX_EDITS = 100_000
"""The maximum number of edits in one file."""
ENDING = ".journal"


class Journal:
    """Writes the unsaved edits of a record to a file, which exists only while there are some.

    Its first line is a checkpoint, which contains the whole record (`Opened`). While `needs_checkpoint` is True,
    `write` accepts only a checkpoint, and `note` writes a checkpoint instead of the edit.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: HeldFile | None = None
        self._unsaved = False

    @property
    def needs_checkpoint(self) -> bool:
        """Whether the next line must be a checkpoint.

        This is so at the start, after a save, after a failed write, and when the file is full.
        """
        return self._file is None or self._file.is_spent

    @property
    def is_complete(self) -> bool:
        """Whether the file has all edits since the checkpoint. False without a file."""
        return self._file is not None and not self._file.is_torn

    @property
    def path(self) -> Path | None:
        return self._file.path if self._file else None

    def note(self, edit: Callable[[], Edit], checkpoint: Callable[[], Opened]) -> None:
        """Write the newest edit. If a checkpoint is required, write this instead."""
        # The checkpoint includes the edit.
        try:
            line = checkpoint() if self.needs_checkpoint else edit()
        except JournalError:
            self._miss()
            raise
        self.write(line)

    def write(self, edit: Edit) -> None:
        """Write an edit to the disk. If this fails, the next line must be a checkpoint."""
        try:
            if isinstance(edit, Opened):
                self._begin(edit)
            elif isinstance(edit, Saved | Closed):
                self._end(edit)
            else:
                self._append(edit)
        except JournalError:
            self._miss()
            raise
        except OSError as error:
            self._miss()
            raise _unwritable(error) from error

    def _miss(self) -> None:
        """Remember that an edit is missing in the file."""
        # An edit is missing, so later edits could not be replayed.
        if self._file is not None:
            self._file.is_torn = True

    def close(self, *, discard: bool) -> None:
        """Close the file. If it has unsaved edits, keep it for the next start, unless `discard` is set."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                file.release() if self._unsaved and not discard else file.drop()

    def _begin(self, checkpoint: Opened) -> None:
        """Begin a new file with this checkpoint, and remove the old file afterwards."""
        line = line_of(checkpoint)
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = HeldFile(new_path(self._folder), os.O_CREAT | os.O_EXCL)
        try:
            file.append(line)
        except OSError:
            file.drop()
            raise
        old, self._file, self._unsaved = self._file, file, checkpoint.unsaved
        if old is not None:
            old.drop()

    def _append(self, edit: Edit) -> None:
        if self._file is None or self._file.is_spent:
            raise JournalError(messages.NEEDS_GAME_FIRST)
        self._file.append(line_of(edit))
        self._unsaved = True

    def _end(self, edit: Saved | Closed) -> None:
        """Write a last line, and remove the file."""
        # If the process dies before the removal, the line shows that there is nothing to restore.
        file, self._file, self._unsaved = self._file, None, False
        if file is not None:
            with contextlib.suppress(OSError):
                file.append(line_of(edit))
            file.drop()


class SessionJournal:
    """The journal of a session, which may have none.

    `checkpoint` returns the whole record with the cursor at a node. If writing fails, no error is raised, but `tell` is
    called with the error.
    """

    # An error would come too late: the record has been edited.

    def __init__(
        self,
        journal: Journal | None,
        checkpoint: Callable[[Node], Opened],
        tell: Callable[[JournalError], object],
    ) -> None:
        self._journal, self._checkpoint, self._tell = journal, checkpoint, tell

    @property
    def is_complete(self) -> bool:
        """Whether the file has all edits since the checkpoint. False without a file."""
        return self._journal is not None and self._journal.is_complete

    def note(self, edit: Edit, cursor: Node) -> None:
        """Write the newest edit. If the journal requires a checkpoint, write one with this cursor instead."""
        self._is_done(lambda journal: journal.note(lambda: edit, lambda: self._checkpoint(cursor)))

    def write(self, edit: Edit) -> None:
        self._is_done(lambda journal: journal.write(edit))

    def begin(self, cursor: Node) -> bool:
        """Write the whole record with this cursor. Return False if writing failed."""
        return self._is_done(lambda journal: journal.write(self._checkpoint(cursor)))

    def close(self, *, discard: bool) -> None:
        """Close the journal. If it has unsaved edits, keep its file for the next start, unless `discard` is set."""
        if self._journal is not None:
            self._journal.close(discard=discard)

    def _is_done(self, work: Callable[[Journal], None]) -> bool:
        """Call `work` with the journal.

        If it raises JournalError, pass the error to `tell` and return False. If there is no journal, do nothing and
        return True.
        """
        if self._journal is None:
            return True
        try:
            work(self._journal)
        except JournalError as error:
            self._tell(error)
            return False
        return True


class HeldFile:
    """The locked file of a journal. Lines are appended to it."""

    def __init__(self, path: Path, flags: int = 0) -> None:
        self.path = path
        self.is_torn = False
        """Whether the last line may be incomplete or missing."""
        self._handle: int | None = open_locked(path, flags)
        self._bytes = self._lines = 0

    @property
    def is_spent(self) -> bool:
        return self.is_torn or self._lines >= MAX_EDITS or self._bytes > MAX_JOURNAL_BYTES - MAX_LINE_BYTES

    def append(self, line: bytes) -> None:
        if self._handle is None:
            raise OSError("the file is closed")
        rest, self.is_torn = memoryview(line), True
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        self.is_torn = False
        self._bytes += len(line)
        self._lines += 1

    def rename(self, path: Path) -> None:
        """Rename the file."""
        # On Windows the file is closed and opened again, because an open file cannot be renamed.
        if sys.platform == "win32":
            self.release()
            self.path.rename(path)
            self._handle = open_locked(path)
        else:
            self.path.rename(path)
        self.path = path

    def release(self) -> None:
        """Close and unlock the file."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def drop(self) -> None:
        """Remove and close the file."""
        # If the system allows it, the file stays locked until it is removed, so that no other process can claim it.
        if self._handle is None:
            return
        if sys.platform == "win32":
            self.release()
        try:
            self.path.unlink(missing_ok=True)
        finally:
            self.release()


def open_locked(path: Path, flags: int = 0) -> int:
    """Open a file and lock it. Raise OSError if it does not exist or another process has locked it."""
    flags |= os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
    handle = os.open(path, flags, 0o600)
    try:
        hold(handle)
    except OSError:
        os.close(handle)
        raise
    return handle


def new_path(folder: Path) -> Path:
    return folder / f"{os.getpid()}-{secrets.token_hex(8)}{ENDING}"


def _unwritable(error: OSError) -> JournalError:
    reason = error.strerror or str(error)
    return JournalError(messages.NOT_WRITTEN, reason=reason)
