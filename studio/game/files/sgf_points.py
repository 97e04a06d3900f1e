"""Points in SGF: the letter of the column, then the letter of the row.

Columns count from the left, rows from the top.
"""

import re

from studio.game.rules import Rules
from studio.game.stones import PASS

LETTERS = "abcdefghijklmnopqrstuvwxyz"
_POINT = re.compile("[a-z]{2}")
_RECTANGLE = re.compile("([a-z])([a-z]):([a-z])([a-z])")


def sgf_point(point: int, rules: Rules) -> str:
    """Return the two letters of a point. Return an empty text for a pass."""
    if point == PASS:
        return ""
    row, column = divmod(point, rules.columns)
    return LETTERS[column] + LETTERS[row]


def point_from_sgf(value: str, rules: Rules) -> int | None:
    """Return the point or PASS that a move's value names.

    Return None if the value is invalid. Old files write `tt` for a pass; on a board that has a point `tt`, it is this
    point.
    """
    text = value.strip()
    if not text:
        return PASS
    if _POINT.fullmatch(text) is None:
        return None
    column, row = LETTERS.index(text[0]), LETTERS.index(text[1])
    if rules.has(row, column):
        return rules.point(row, column)
    return PASS if text == "tt" else None


def points_from_sgf(value: str, rules: Rules) -> list[int] | None:
    """Return the points of a setup value, which is one point or a rectangle such as `aa:cc`.

    Return None if it is invalid.
    """
    text = value.strip()
    match = _RECTANGLE.fullmatch(text if ":" in text else f"{text}:{text}")
    if match is None:
        return None
    left, top, right, bottom = (LETTERS.index(letter) for letter in match.groups())
    if left > right or top > bottom or not rules.has(bottom, right):
        return None
    return [rules.point(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]
