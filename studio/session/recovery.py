"""Recovers games from the journals of killed processes."""

import contextlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from studio.game.errors import StudioError
from studio.game.game_end import played_line
from studio.game.record import GameRecord
from studio.session import messages
from studio.session.editing import carry_out, no_game, read_sgf
from studio.session.edits import (
    MAX_LINE_BYTES,
    Closed,
    Edit,
    JournalError,
    NodePath,
    Opened,
    Saved,
    Stamp,
    edit_of,
    nearest_node,
    node_path,
)
from studio.session.journal import ENDING, MAX_EDITS, MAX_JOURNAL_BYTES, HeldFile, new_path, open_locked
from studio.session.open_file import OpenFile

_BEGINNING = b'{"edit":"opened"'


@dataclass(frozen=True, slots=True)
class RecoverableGame:
    """A game in a journal that its process did not close."""

    path: Path
    edited_at: datetime
    _file: HeldFile | None = field(default=None, repr=False, compare=False)

    @property
    def is_claimed(self) -> bool:
        return self._file is not None

    def discard(self) -> None:
        """Remove the claimed journal."""
        # The game was restored, or the user declined it.
        with contextlib.suppress(OSError):
            if self._file is not None:
                self._file.drop()

    def release(self) -> None:
        """Unlock the journal, so that it can be restored at a later start."""
        if self._file is not None:
            self._file.release()


@dataclass(frozen=True, slots=True)
class Recovered:
    """The game that a journal contains."""

    record: GameRecord
    path: str | None
    """The path of the record's file as text, or None. The path has not been checked."""
    format: str | None
    """The format in which the file is saved. None if the file must not be overwritten."""
    stamp: Stamp | None
    """The state of the file when the killed process last opened or saved it. None if it is not known."""
    number: int
    """The number of the game in its file. The first game has the number 0."""
    cursor: NodePath
    edits: int
    """How many edits follow the checkpoint."""
    # If not, it can be discarded without a question.
    changed: bool
    """Whether the game has unsaved changes."""
    moves: int
    """The number of moves on the main line."""
    edited_at: datetime
    problem: JournalError | None
    """Why lines were left out, or None if none were.

    `journal_torn` means that the last line is damaged. `journal_damaged` means that an earlier line is damaged, and all
    lines after it are left out, too.
    """

    @property
    def file(self) -> OpenFile | None:
        """The file of the record, as the killed process knew it, or None."""
        if not self.path:
            return None
        edited_at = self.edited_at.timestamp()
        return OpenFile.reopened(Path(self.path), self.format, self.stamp, self.number, edited_at)


def found(folder: Path) -> list[RecoverableGame]:
    """Return the journals that are not locked, beginning with the newest."""
    games = (_recoverable(path) for path in folder.glob(f"*{ENDING}"))
    return sorted(filter(None, games), key=lambda game: game.edited_at, reverse=True)


def claim(game: RecoverableGame) -> RecoverableGame | None:
    """Lock a journal and rename it for this process. Return None if another process was faster."""
    file = None
    try:
        file = HeldFile(game.path)
        file.rename(new_path(game.path.parent))
    except OSError:
        if file is not None:
            file.release()
        return None
    return replace(game, path=file.path, _file=file)


def replayed(game: RecoverableGame) -> Recovered:
    """Apply the edits in the journal up to the first damaged line, and return the game.

    Raise JournalError if the checkpoint cannot be read.
    """
    try:
        with game.path.open("rb") as stream:
            replaying = _Replay(_lines(stream))
    except OSError as error:
        reason = error.strerror or str(error)
        raise JournalError(messages.NOT_READ, reason=reason) from error
    return replaying.recovered(game.edited_at)


def _recoverable(path: Path) -> RecoverableGame | None:
    """Return the game of the journal at `path`.

    Return None if the journal is locked or cannot be read. If its checkpoint is incomplete, remove the journal.
    """
    # An empty file is ignored, because the process that created it may not have locked it yet.
    try:
        status = path.lstat()
        if not stat.S_ISREG(status.st_mode) or not status.st_size:
            return None
        os.close(open_locked(path))
        if _is_unfinished(path):
            path.unlink()
            return None
    except OSError:
        return None
    return RecoverableGame(path, datetime.fromtimestamp(status.st_mtime, UTC))


def _is_unfinished(path: Path) -> bool:
    """Return whether the checkpoint of the journal is incomplete."""
    # Such a journal can be removed: a saved file or an older journal contains the changes.
    with path.open("rb") as stream:
        line = stream.readline(MAX_LINE_BYTES + 1)
    return _BEGINNING.startswith(line[: len(_BEGINNING)]) and not line.endswith(b"\n") and len(line) <= MAX_LINE_BYTES


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a journal, one after the other."""
    # The length of a line and the total size are limited.
    while stream.tell() < MAX_JOURNAL_BYTES and (line := stream.readline(MAX_LINE_BYTES + 1)):
        yield line


class _Replay:
    """Repeats edits on the record of a checkpoint."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._checkpoint = _checkpoint(next(lines, b""))
        self._path, self._format = self._checkpoint.path, self._checkpoint.format
        self._stamp, self._number = self._checkpoint.stamp, self._checkpoint.number
        self._record = read_sgf(self._checkpoint.sgf)
        self._cursor = nearest_node(self._record, self._checkpoint.cursor)
        self._edits = 0
        self._changed = self._checkpoint.unsaved
        self._problem: JournalError | None = None
        for number, line in enumerate(islice(lines, MAX_EDITS), start=2):
            try:
                self._take(edit_of(line))
            except (StudioError, ValueError):
                is_torn = not line.endswith(b"\n")
                self._problem = JournalError(messages.TORN) if is_torn else JournalError(messages.DAMAGED, line=number)
                break

    def recovered(self, edited_at: datetime) -> Recovered:
        return Recovered(
            self._record,
            self._path,
            self._format,
            self._stamp,
            self._number,
            node_path(self._cursor),
            self._edits,
            self._changed,
            sum(node.move is not None for node in played_line(self._record.root)),
            edited_at,
            self._problem,
        )

    def _take(self, edit: Edit) -> None:
        if isinstance(edit, Saved):
            self._path, self._format = edit.path, edit.format
            self._stamp, self._number = edit.stamp, 0
        if isinstance(edit, Saved | Closed):
            self._edits, self._changed = 0, False
            return
        self._cursor = carry_out(edit, self._record).node or self._cursor
        self._edits += 1
        self._changed = True


def _checkpoint(line: bytes) -> Opened:
    with contextlib.suppress(JournalError):
        edit = edit_of(line)
        if isinstance(edit, Opened):
            return edit
    raise no_game()
