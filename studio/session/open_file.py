"""The file of the open record. If there is no file, the title of the record."""

from dataclasses import dataclass
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files import Format, format_of_name
from studio.game.record import GameRecord
from studio.session.edits import Stamp

_NOT_SEEN: Stamp = (0, -1)
_SIGNATURE = b"AP[MCTS Studio"
_SIGNED_WITHIN = 4096


@dataclass(frozen=True, slots=True)
class OpenFile:
    """The file of a record, and the state of the file when it was last opened or saved."""

    path: Path
    # A file must not be overwritten if it contains other games, or if its format can only be read.
    format: Format | None
    """The format for saving; None if the file must not be overwritten."""
    stamp: Stamp | None
    number: int = 0
    """The number of the game in its file, from 0."""

    @classmethod
    def seen_now(cls, path: Path, kind: Format | None, number: int = 0) -> "OpenFile":
        return cls(path, kind, _stamp_of(path), number)

    @classmethod
    def named(cls, path: Path, record: GameRecord) -> "OpenFile":
        """Return the file at `path`. The format depends on the extension. It is None if the extension is unknown."""
        try:
            kind = format_of_name(path, [record])
        except StudioError:
            kind = None
        return cls.seen_now(path, kind)

    @classmethod
    def reopened(cls, path: Path, kind: str | None, stamp: Stamp | None, number: int, edited_at: float) -> "OpenFile":
        """Return the file at `path` as a killed process had opened or saved it.

        `stamp` is the state of the file at that time. If it is None, the file counts as changed if it was modified
        after the last edit, which was made at `edited_at` (in seconds).
        """
        known = Format(kind) if kind in set(Format) else None
        if stamp is None:
            now = _stamp_of(path)
            stamp = now if now is None or now[0] <= edited_at * 1e9 else _NOT_SEEN
        return cls(path, known, stamp, number)

    def is_ours(self, games_folder: Path | None) -> bool:
        """Return whether the program may update the file without asking the user.

        It must be an SGF file in the folder of games, and the program must have written its content.
        """
        if self.format is not Format.SGF or self.path.parent != games_folder or self.was_touched:
            return False
        try:
            with self.path.open("rb") as stream:
                return _SIGNATURE in stream.read(_SIGNED_WITHIN)
        except (OSError, ValueError):
            return False

    @property
    def was_touched(self) -> bool:
        """Return whether another program may have changed the file since it was last opened or saved.

        False for a file that did not exist then.
        """
        return self.stamp is not None and _stamp_of(self.path) != self.stamp


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the open record comes from. This is a file, or nothing if the program created the record."""

    file: OpenFile | None = None
    name: str = ""
    """The title of a record that has no file, or an empty text."""
    is_sample: bool = False
    """Whether the record is the sample that is opened at the first start."""

    @property
    def path(self) -> Path | None:
        return self.file.path if self.file else None

    @property
    def number(self) -> int:
        """The number of the game in its file, from 0."""
        return self.file.number if self.file else 0

    @property
    def format(self) -> Format | None:
        """The format in which the file is saved. None if there is no file, or if it must not be overwritten."""
        return self.file.format if self.file else None

    @property
    def was_touched(self) -> bool:
        """Whether another program may have changed the file since it was opened or saved."""
        return self.file is not None and self.file.was_touched


def _stamp_of(path: Path) -> Stamp | None:
    try:
        status = path.stat()
    except (OSError, ValueError):  # the file is missing, or its name is invalid
        return None
    return status.st_mtime_ns, status.st_size
