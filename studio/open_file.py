"""The file of the record that is open."""

from dataclasses import dataclass
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files import Format, format_of_name
from studio.game.record import GameRecord

_Stamp = tuple[int, int]


@dataclass(frozen=True, slots=True)
class OpenFile:
    """As it was when it was opened or saved last."""

    path: Path
    format: Format | None
    """None where a save must not write it: it holds other games too, or its format can only be read."""
    stamp: _Stamp | None
    number: int = 0
    """Which of the file's games it is."""

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
    def was_touched(self) -> bool:
        """Whether somebody else has written it since."""
        return self.stamp is not None and _stamp_of(self.path) != self.stamp


def _stamp_of(path: Path) -> _Stamp | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
