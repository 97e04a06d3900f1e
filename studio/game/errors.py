"""Errors whose messages are shown to users."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from studio.child_process import is_bundle
from studio.game.message import Message


class StudioError(Exception):
    """An error for users.

    It has a message and the values of the message's fields. `str` returns the English sentence. The window shows a
    translation instead.
    """

    def __init__(self, message: Message, /, **fields: object) -> None:
        self.message = message
        self.code = message.code
        self.sentence = message.in_english(fields)
        self.fields = fields
        super().__init__(self.sentence)

    def __reduce__(self) -> tuple[Callable[..., "StudioError"], tuple[object, ...], dict[str, object]]:
        """Support pickling, so that another process can raise the error again."""
        return _restored, (type(self), self.message, self.fields), self.__dict__


def _restored(kind: type[StudioError], message: Message, fields: dict[str, object]) -> StudioError:
    return kind(message, **fields)


class IllegalMoveError(StudioError):
    """Raised for an illegal move, or for a point that is not a number.

    `code` is occupied, forbidden, off_board, full_column, floating, game_over or not_a_number.
    """


class PositionError(StudioError):
    """Raised for an impossible arrangement of stones, or for a text that does not describe a position."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file.

    In a text it is a line and a column, both counted from 1. Otherwise it is the offset of a byte, counted from 0.
    """

    line: int | None = None
    column: int | None = None
    byte: int | None = None

    def __str__(self) -> str:
        if self.line is not None:
            return f"line {self.line}, column {self.column}"
        return f"byte {self.byte}" if self.byte is not None else ""


NOWHERE = Place()


class FileError(StudioError):
    """Raised if a file cannot be read or written. It contains the path, the place in the file, and a message."""

    def __init__(self, message: Message, /, place: Place = NOWHERE, path: str = "", **fields: object) -> None:
        super().__init__(message, **fields)
        self.place = place
        self.path = path

    def __str__(self) -> str:
        return ": ".join(part for part in (_where(self.path, self.place), self.sentence) if part)

    def within(self, path: str) -> "FileError":
        """Return a copy of this error that contains the path of the file."""
        return FileError(self.message, self.place, path, **self.fields)


def _where(path: str, place: Place) -> str:
    return ", ".join(part for part in (path, str(place)) if part)


def install_command(*packages: str) -> str:
    """Return the command that adds packages to this installation. It uses the tool that created the installation."""
    names, folder = " ".join(packages), Path(sys.prefix)
    if is_bundle():  # it cannot be extended
        return f"pipx install mcts-studio && pipx inject mcts-studio {names}"
    if {"pipx", "venvs"} <= set(folder.parts):
        return f"pipx inject {folder.name} {names}"
    if {"uv", "tools"} <= set(folder.parts):
        return f"uv tool install {folder.name} {' '.join(f'--with {name}' for name in packages)}"
    if find_spec("pip") is None:
        return f'uv pip install --python "{sys.executable}" {names}'
    return f'"{sys.executable}" -m pip install {names}'
