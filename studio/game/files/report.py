"""Collects a reader's warnings, and finds the line or byte of a warning or an error."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from studio.game.errors import NOWHERE, FileError, Place
from studio.game.files import messages
from studio.game.files.limits import MAX_WARNINGS
from studio.game.message import Message
from studio.game.record import GameRecord


class Format(StrEnum):
    SGF = "sgf"
    PSQ = "psq"
    REC = "rec"
    POS = "pos"
    LIB = "lib"
    RIF = "rif"
    POINTS = "points"
    DIGITS = "digits"
    OPENINGS = "openings"


@dataclass(frozen=True, slots=True)
class FileWarning:
    """A warning about a detail of a file that was left out, guessed or corrected."""

    message: Message
    fields: Mapping[str, object] = field(default_factory=dict)
    place: Place = NOWHERE

    @property
    def code(self) -> str:
        return self.message.code

    @property
    def sentence(self) -> str:
        return self.message.in_english(self.fields)

    def __str__(self) -> str:
        return ": ".join(part for part in (str(self.place), self.sentence) if part)


@dataclass(frozen=True, slots=True)
class Opened:
    """The games of a file in their order, and the warnings about the file.

    If `records` is a `Database`, each access creates a record and may add warnings.
    """

    records: Sequence[GameRecord]
    format: Format
    warnings: Sequence[FileWarning] = ()


class Report:
    """Collects warnings, and converts offsets in the source (text or bytes) to places."""

    def __init__(self, source: str | bytes = b"") -> None:
        self._source = source
        self._warnings: list[FileWarning] = []
        self._left_out = 0

    @property
    def warnings(self) -> tuple[FileWarning, ...]:
        if not self._left_out:
            return tuple(self._warnings)
        more = FileWarning(messages.MORE_WARNINGS, {"count": self._left_out})
        return (*self._warnings, more)

    def read_from(self, source: str | bytes) -> None:
        """Set the source. The offsets of later warnings refer to it."""
        self._source = source

    def place(self, offset: int) -> Place:
        if isinstance(self._source, bytes):
            return Place(byte=offset)
        line = self._source.count("\n", 0, offset) + 1
        column = offset - self._source.rfind("\n", 0, offset)
        return Place(line, column)

    def warn(self, message: Message, offset: int | None = None, **fields: object) -> None:
        if len(self._warnings) >= MAX_WARNINGS:
            self._left_out += 1
            return
        place = NOWHERE if offset is None else self.place(offset)
        self._warnings.append(FileWarning(message, fields, place))

    def error(self, message: Message, offset: int | None = None, **fields: object) -> FileError:
        return FileError(message, NOWHERE if offset is None else self.place(offset), "", **fields)
