"""Points in the notation of Go programs: letters from the left without I, rows from 1 at the bottom, such as J9.

The letters reach 25 columns. On wider boards points are (column,row), from 0 at the top left. Both notations are read
on every board.
"""

import re

from studio.game.rules import Rules
from studio.game.stones import PASS
from studio.protocols import messages
from studio.protocols.protocol_error import ProtocolError

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_VERTEX = re.compile(r"([A-HJ-Z])([1-9][0-9]?)", re.ASCII)
_PAIR = re.compile(r"\(\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*\)", re.ASCII)
_PASS_NAME = "pass"  # noqa: S105  # no password


def vertex_of(point: int, rules: Rules) -> str:
    if point == PASS:
        return _PASS_NAME
    row, column = divmod(point, rules.columns)
    if rules.columns > len(LETTERS):
        return f"({column},{row})"
    return f"{LETTERS[column]}{rules.rows - row}"


def point_of(text: str, rules: Rules) -> int:
    """Return the point with this name, or `PASS` for `pass`. Raise ProtocolError if there is none."""
    name = text.strip().upper()
    if name == _PASS_NAME.upper():
        return PASS
    row, column = _row_and_column(name, text, rules)
    if not rules.has(row, column):
        raise ProtocolError(messages.OFF_BOARD, text=text.strip(), columns=rules.columns, rows=rules.rows)
    return rules.point(row, column)


def _row_and_column(name: str, text: str, rules: Rules) -> tuple[int, int]:
    if (letters := _VERTEX.fullmatch(name)) is not None:
        return rules.rows - int(letters[2]), LETTERS.index(letters[1])
    if (pair := _PAIR.fullmatch(name)) is not None:
        return int(pair[2]), int(pair[1])
    raise ProtocolError(messages.NOT_A_VERTEX, text=text, example=vertex_of(rules.size // 2, rules))
