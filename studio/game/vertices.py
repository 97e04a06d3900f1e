"""Points in the notation of Go programs: letters from the left without I, rows from 1 at the bottom, such as J9.

The letters reach 25 columns. On wider boards points are (column,row), from 0 at the top left. Both notations are read
on every board.
"""

import re

from studio.game.rules import Rules
from studio.game.stones import PASS

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
PASS_NAME = "pass"  # noqa: S105  # no password
_VERTEX = re.compile(r"([A-HJ-Z])([1-9][0-9]?)", re.ASCII)
_PAIR = re.compile(r"\(\s*([0-9]{1,2})\s*,\s*([0-9]{1,2})\s*\)", re.ASCII)


def vertex_of(point: int, rules: Rules) -> str:
    """Return the name of a point. For `PASS`, return `pass`."""
    if point == PASS:
        return PASS_NAME
    row, column = divmod(point, rules.columns)
    if rules.columns > len(LETTERS):
        return f"({column},{row})"
    return f"{LETTERS[column]}{rules.rows - row}"


def place_of_vertex(text: str, rules: Rules) -> tuple[int, int] | None:
    """Return the row and the column that a text names.

    They may be off the board. Return None if the text names no point.
    """
    name = text.strip().upper()
    if (letters := _VERTEX.fullmatch(name)) is not None:
        return rules.rows - int(letters[2]), LETTERS.index(letters[1])
    if (pair := _PAIR.fullmatch(name)) is not None:
        return int(pair[2]), int(pair[1])
    return None
