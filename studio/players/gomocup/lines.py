"""Splits bytes into the lines of the protocol.

Bytes may arrive in pieces of any size. Lines end with LF, CR or CRLF.
"""

import re
import unicodedata

from studio.game.errors import StudioError

_ENDS = re.compile(rb"[\r\n]+")
# No valid line is longer.
LONGEST = 1000
"""The maximum number of bytes to store of a line."""
_MOST_DIGITS = 18
_LONGEST_QUOTE = 60
_WHOLE = re.compile(r"([+-]?)0*([0-9]+)", re.ASCII)

_COLOURING = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[@-Z\\-_])")
"""Terminal sequences, such as colours and window titles."""
_UNSEEN = ("Cc", "Cf")
"""The Unicode categories of control characters and of invisible marks, such as a byte order mark."""


class LineError(StudioError):
    """Raised for an invalid line. Such a line changes nothing."""


class LineSplitter:
    """Splits received bytes into lines.

    Of an unfinished line, up to `LONGEST` bytes are stored.
    """

    def __init__(self) -> None:
        self._rest = b""

    def take(self, data: bytes) -> list[str]:
        """Return the lines that these bytes complete, without blank lines. Long lines are cut."""
        *ended, rest = _ENDS.split(self._rest + data)
        self._rest = rest[:LONGEST]
        return _read(ended)

    def last(self) -> list[str]:
        """At the end of the input, return a list with the unfinished last line, if there is one."""
        rest, self._rest = self._rest, b""
        return _read([rest])


def _read(lines: list[bytes]) -> list[str]:
    read = (line[:LONGEST].decode("ascii", "replace").strip() for line in lines)
    return [line for line in read if line]


def plain(line: str) -> str:
    """Return a line without terminal sequences and invisible characters. Tabs become spaces."""
    if line.isascii() and line.isprintable():
        return line
    text = _COLOURING.sub("", line).replace("\t", " ")
    return "".join(letter for letter in text if unicodedata.category(letter) not in _UNSEEN).strip()


def words_of(line: str) -> tuple[str, str]:
    """Return the keyword of a line in capitals, and the rest."""
    keyword, *rest = line.split(maxsplit=1)
    return keyword.upper(), rest[0].strip() if rest else ""


def whole_number(text: str) -> int | None:
    """Return the whole number in a text, limited to ±10¹⁸, or None if there is none."""
    match = _WHOLE.fullmatch(text.strip())
    if match is None:
        return None
    number = int(match[2]) if len(match[2]) <= _MOST_DIGITS else 10**_MOST_DIGITS
    return -number if match[1] == "-" else number


def shown(text: str) -> str:
    """Return a received text as printable ASCII, at most 60 characters."""
    plain = "".join(letter if " " <= letter <= "~" else "?" for letter in text)
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[: _LONGEST_QUOTE - 3]}..."
