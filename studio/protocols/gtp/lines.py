"""Splits the lines of the protocol into commands, and writes answers."""

from dataclasses import dataclass

LONGEST_LINE = 100_000
"""Lines with more bytes than this are not read."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its name, its arguments, and its number as text.

    If the controller gave no number, this text is empty.
    """

    number: str
    name: str
    arguments: tuple[str, ...]


def command_in(line: bytes) -> Command | None:
    """Return the command in a line. Return None if the line is blank or a comment."""
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
    """Return the first text of an answer whose lines are sent one after the other.

    The answer ends with a blank line.
    """
    return f"={command.number}\n"
