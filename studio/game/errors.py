"""The one family of errors that people are meant to read."""

from collections.abc import Callable
from dataclasses import dataclass

from studio.game.message import Message


class StudioError(Exception):
    """An error that people read: a message and the values of its fields.

    The window translates the message; `str` gives the English sentence.
    """

    def __init__(self, message: Message | str, sentence: str = "", /, **fields: object) -> None:
        if isinstance(message, str):  # while some raise a code and an English sentence
            message = Message(message, sentence)
        else:
            sentence = message.in_english(fields)
        super().__init__(sentence)
        self.message = message
        self.code = message.code
        self.sentence = sentence
        self.fields = fields

    def __reduce__(self) -> tuple[Callable[..., "StudioError"], tuple[object, ...], dict[str, object]]:
        """Let the error be pickled, so that it can be raised in another process."""
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
    """A file that cannot be read or written: its path, the place in it, and a message."""

    def __init__(
        self, message: Message | str, sentence: str = "", place: Place = NOWHERE, path: str = "", **fields: object
    ) -> None:
        super().__init__(message, sentence, **fields)
        self.place = place
        self.path = path

    def __str__(self) -> str:
        return ": ".join(part for part in (_where(self.path, self.place), self.sentence) if part)

    def within(self, path: str) -> "FileError":
        """Return the same error with the path of the file."""
        return FileError(self.message, self.sentence, self.place, path, **self.fields)


def _where(path: str, place: Place) -> str:
    return ", ".join(part for part in (path, str(place)) if part)
