"""SGF's letters for points: column, then row from the top, both from a."""

import re

from studio.game.rules import Rules
from studio.game.stones import PASS

LETTERS = "abcdefghijklmnopqrstuvwxyz"
_POINT = re.compile("[a-z]{2}")
_RECTANGLE = re.compile("([a-z])([a-z]):([a-z])([a-z])")


def sgf_point(point: int, rules: Rules) -> str:
    """The letters of a point; nothing for a pass."""
    if point == PASS:
        return ""
    row, column = divmod(point, rules.columns)
    return LETTERS[column] + LETTERS[row]


def point_from_sgf(value: str, rules: Rules) -> int | None:
    """The point or PASS that a move's value means; nothing where it is neither.

    `tt` is a pass as in old files, unless the board is so large that it is a real point.
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
    """The points of a setup value: one, or a rectangle such as `aa:cc`; nothing where one is off the board."""
    text = value.strip()
    match = _RECTANGLE.fullmatch(text if ":" in text else f"{text}:{text}")
    if match is None:
        return None
    left, top, right, bottom = (LETTERS.index(letter) for letter in match.groups())
    if left > right or top > bottom or not rules.has(bottom, right):
        return None
    return [rules.point(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]
