"""Lines of the protocol out of bytes that come in any pieces: LF, CR or CRLF end them, and no byte is too strange."""

import re

from studio.game.errors import StudioError

_ENDS = re.compile(rb"[\r\n]+")
LONGEST = 1000
"""Bytes of a line that are kept; no line that means something is so long."""
_MOST_DIGITS = 18
_LONGEST_QUOTE = 60
_WHOLE = re.compile(r"([+-]?)0*([0-9]+)", re.ASCII)


class LineError(StudioError):
    """A line that is refused; it changes nothing."""


class LineSplitter:
    """Keeps what has no end yet, but never more than a line may have."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, data: bytes) -> list[str]:
        """The lines that end with these bytes; blank ones are left out, and long ones are cut."""
        *ended, rest = _ENDS.split(self._rest + data)
        self._rest = rest[:LONGEST]
        return _read(ended)

    def last(self) -> list[str]:
        """What came without an end, now that nothing follows."""
        rest, self._rest = self._rest, b""
        return _read([rest])


def _read(lines: list[bytes]) -> list[str]:
    read = (line[:LONGEST].decode("ascii", "replace").strip() for line in lines)
    return [line for line in read if line]


def words_of(line: str) -> tuple[str, str]:
    """A line's keyword in capitals, and what follows it."""
    keyword, *rest = line.split(maxsplit=1)
    return keyword.upper(), rest[0].strip() if rest else ""


def whole_number(text: str) -> int | None:
    """A whole number of any size, the largest ones cut; nothing for what is none."""
    match = _WHOLE.fullmatch(text.strip())
    if match is None:
        return None
    number = int(match[2]) if len(match[2]) <= _MOST_DIGITS else 10**_MOST_DIGITS
    return -number if match[1] == "-" else number


def shown(text: str) -> str:
    """Return a received text as printable ASCII of at most 60 characters."""
    plain = "".join(letter if " " <= letter <= "~" else "?" for letter in text)
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[: _LONGEST_QUOTE - 3]}..."
