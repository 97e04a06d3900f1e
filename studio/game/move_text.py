"""Reads and writes lists of moves as people write them, such as `h8 i9`, `h8i9`, or the columns `4455` or `4 4 5 5`."""

import re
from collections.abc import Sequence

from studio.game.notation import column_digit, human_point, point_from_human
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import PASS, Move

_POINT = re.compile("[A-Za-z][1-9][0-9]?", re.ASCII)
_POINTS = re.compile(f"(?:{_POINT.pattern})+", re.ASCII)
_COLUMN = re.compile("[0-9]+", re.ASCII)
_DIGITS = 9
"""The number of columns that have a digit."""


def moves_as_text(points: Sequence[int], rules: Rules) -> str:
    """Return moves as text that `play_given` and the readers of files accept.

    They are columns such as 4455 in gravity games with at most nine columns, otherwise points such as h8 i9.
    """
    if rules.gravity and rules.columns <= _DIGITS:
        return "".join(column_digit(point, rules) for point in points)
    return " ".join(human_point(point, rules) for point in points)


def play_given(position: Position, moves: str) -> None:
    """Play the moves in a text. If a move is illegal, raise an error and leave the position unchanged."""
    for point in _points(moves, position):
        position.make(Move(position.to_move, point))


def _points(text: str, position: Position) -> list[int]:
    follow, points = position.copy(), []
    for word in text.replace(",", " ").split():
        if word == "pass":
            follow.pass_turn()
            points.append(PASS)
            continue
        for step in _steps(word, position.rules):
            columns = position.rules.gravity and _COLUMN.fullmatch(step)
            move = follow.drop(int(step) - 1) if columns else follow.play(point_from_human(step, position.rules))
            points.append(move.point)
    return points


def _steps(word: str, rules: Rules) -> list[str]:
    """Split a word into moves, such as 4455 in games with gravity, or h8i9 in other games.

    On a board with more than nine columns, 10 is a column, and 1010 are four columns.
    """
    if rules.gravity and word.isascii() and word.isdigit():
        is_column = len(word) == 2 and _DIGITS < int(word) <= rules.columns
        return [word] if is_column else list(word)
    return _POINT.findall(word) if _POINTS.fullmatch(word) else [word]
