"""The one family of errors that people are meant to read."""

from collections.abc import Callable
from dataclasses import dataclass


class StudioError(Exception):
    """Something that cannot be, in one English sentence; `code` and `fields` let a window say it otherwise."""

    def __init__(self, code: str, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.fields = fields

    def __reduce__(self) -> tuple[Callable[..., "StudioError"], tuple[object, ...], dict[str, object]]:
        """So that an error survives the way between processes."""
        return _empty_error, (type(self), self.code, self.sentence), self.__dict__


def _empty_error(kind: type[StudioError], code: str, sentence: str) -> StudioError:
    return kind(code, sentence)


class IllegalMoveError(StudioError):
    """A move that the rules do not allow; `code` is occupied, off_board, full_column, floating or game_over."""


class PositionError(StudioError):
    """Stones that cannot stand like this, or a text that draws no position."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a file: a line and a column from 1 in a text, or a byte from 0."""

    line: int | None = None
    column: int | None = None
    byte: int | None = None

    def __str__(self) -> str:
        if self.line is not None:
            return f"line {self.line}, column {self.column}"
        return f"byte {self.byte}" if self.byte is not None else ""


NOWHERE = Place()


class FileError(StudioError):
    """A file that cannot be read or written: which one, where in it, and a sentence."""

    def __init__(self, code: str, sentence: str, place: Place = NOWHERE, path: str = "", **fields: object) -> None:
        super().__init__(code, sentence, **fields)
        self.place = place
        self.path = path

    def __str__(self) -> str:
        return ": ".join(part for part in (_where(self.path, self.place), self.sentence) if part)

    def within(self, path: str) -> "FileError":
        """The same error, with the name of the file."""
        return FileError(self.code, self.sentence, self.place, path, **self.fields)


def _where(path: str, place: Place) -> str:
    return ", ".join(part for part in (path, str(place)) if part)
