"""The file of the record that is open."""

from dataclasses import dataclass
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files import Format, format_of_name
from studio.game.record import GameRecord

_Stamp = tuple[int, int]
_SIGNATURE = b"AP[MCTS Studio"
_SIGNED_WITHIN = 4096


@dataclass(frozen=True, slots=True)
class OpenFile:
    """As it was when it was opened or saved last."""

    path: Path
    format: Format | None
    """None where a save must not write it: it holds other games too, or its format can only be read."""
    stamp: _Stamp | None
    number: int = 0
    """Which of the file's games it is."""
    is_unknown: bool = False
    """Whether the file may have changed unnoticed: it was opened by a program that was killed."""

    @classmethod
    def seen_now(cls, path: Path, kind: Format | None, number: int = 0) -> "OpenFile":
        return cls(path, kind, _stamp_of(path), number)

    @classmethod
    def named(cls, path: Path, record: GameRecord) -> "OpenFile":
        """A file whose name tells its format."""
        try:
            kind = format_of_name(path, [record])
        except StudioError:
            kind = None
        return cls.seen_now(path, kind)

    @property
    def is_ours(self) -> bool:
        """Whether this program wrote it as it is: then it may add to it unasked."""
        if self.format is not Format.SGF or self.was_touched:
            return False
        try:
            with self.path.open("rb") as stream:
                return _SIGNATURE in stream.read(_SIGNED_WITHIN)
        except (OSError, ValueError):
            return False

    @property
    def was_touched(self) -> bool:
        """Whether another program has written it since."""
        return self.stamp is not None and (self.is_unknown or _stamp_of(self.path) != self.stamp)


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        status = path.stat()
    except (OSError, ValueError):  # gone, or a name that no file can have
        return None
    return status.st_mtime_ns, status.st_size
