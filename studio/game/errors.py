"""The errors that users read."""

import sys
from collections.abc import Callable
from dataclasses import dataclass

from studio.game.message import Message


class StudioError(Exception):
    """An error that users read: a message and the values of its fields.

    The window translates the message; `str` gives the English sentence.
    """

    def __init__(self, message: Message, /, **fields: object) -> None:
        self.message = message
        self.code = message.code
        self.sentence = message.in_english(fields)
        self.fields = fields
        super().__init__(self.sentence)

    def __reduce__(self) -> tuple[Callable[..., "StudioError"], tuple[object, ...], dict[str, object]]:
        """Let the error be pickled, so that it can be raised in another process."""
        return _restored, (type(self), self.message, self.fields), self.__dict__


def _restored(kind: type[StudioError], message: Message, fields: dict[str, object]) -> StudioError:
    return kind(message, **fields)


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
    """A file that cannot be read or written: its path, the place in it, and a message."""

    def __init__(self, message: Message, /, place: Place = NOWHERE, path: str = "", **fields: object) -> None:
        super().__init__(message, **fields)
        self.place = place
        self.path = path

    def __str__(self) -> str:
        return ": ".join(part for part in (_where(self.path, self.place), self.sentence) if part)

    def within(self, path: str) -> "FileError":
        """Return the same error with the path of the file."""
        return FileError(self.message, self.place, path, **self.fields)


def _where(path: str, place: Place) -> str:
    return ", ".join(part for part in (path, str(place)) if part)


def install_command(*packages: str) -> str:
    """Return the command that installs these packages for the running Python."""
    return f'"{sys.executable}" -m pip install {" ".join(packages)}'
