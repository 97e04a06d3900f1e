"""Splits the lines of the protocol into commands, and writes answers."""

from dataclasses import dataclass

LONGEST_LINE = 100_000
"""The maximum number of bytes in a line that is read."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, its arguments, and the number that the controller gave it.

    The number is stored as a text, which is empty if the controller gave none.
    """

    number: str
    name: str
    arguments: tuple[str, ...]


def command_in(line: bytes) -> Command | None:
    """Return the command in a line, or None if the line is blank or a comment."""
    text = line.decode("utf-8", "replace").partition("#")[0]
    words = "".join(letter if letter.isprintable() else " " for letter in text).split()
    number = words.pop(0) if words and words[0].isascii() and words[0].isdigit() else ""
    if not words:
        return None
    name, *arguments = words
    return Command(number[:18], name.lower(), tuple(arguments))


def success(command: Command, text: str = "") -> str:
    return f"={command.number} {text}".rstrip() + "\n\n"


def failure(command: Command, text: str) -> str:
    return f"?{command.number} {text}\n\n"


def stream_start(command: Command) -> str:
    """Return the beginning of an answer whose lines are sent one by one later. A blank line ends such an answer."""
    return f"={command.number}\n"
