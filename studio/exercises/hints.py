"""Hints of three grades: the area of the winning move, the stones in line with it, and the move itself."""

from dataclasses import dataclass
from enum import IntEnum

from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

# The area of a hint is one of them, so it is not centred on the move.
_PARTS = 3
"""For the first hint, the board is divided into this many parts in each direction."""
_LEAST_SIDE = 3
_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


class Grade(IntEnum):
    AREA = 1
    STONES = 2
    MOVE = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint and what it marks on the board. Fields that do not belong to its grade are empty."""

    grade: Grade
    area: tuple[int, ...] = ()
    """The points at two opposite corners of a rectangle."""
    stones: tuple[int, ...] = ()
    move: int | None = None


def hint_for(position: Position, move: int, grade: Grade) -> Hint:
    """Return a hint for the winning move `move`.

    If the grade is STONES but no own stone is in line with the move, the hint has the grade MOVE.
    """
    if grade is Grade.AREA:
        return Hint(grade, area=_area(move, position.rules))
    stones = _stones(position, move)
    if grade is Grade.STONES and stones:
        return Hint(grade, stones=stones)
    return Hint(Grade.MOVE, move=move)


def next_grade(hint: Hint | None) -> Grade | None:
    """Return the grade of the hint that follows `hint`. Return None if `hint` has the last grade."""
    if hint is None:
        return Grade.AREA
    return None if hint.grade is Grade.MOVE else Grade(hint.grade + 1)


def _area(move: int, rules: Rules) -> tuple[int, int]:
    row, column = divmod(move, rules.columns)
    (top, bottom), (left, right) = _part(row, rules.rows), _part(column, rules.columns)
    return rules.point(top, left), rules.point(bottom, right)


def _part(at: int, size: int) -> tuple[int, int]:
    """Divide `size` rows into parts, and return the first and the last row of the part that contains the row `at`.

    Columns work in the same way.
    """
    side = max(-(-size // _PARTS), min(_LEAST_SIDE, size))
    first = min(at // side * side, size - side)
    return first, first + side - 1


def _stones(position: Position, move: int) -> tuple[int, ...]:
    """Return the stones of the side to move in the best winning lines through `move`.

    These are the lines without a stone of the other side that have the most own stones.
    """
    windows = [_own_stones(position, window) for window in _windows(position.rules, move)]
    most = max((len(stones) for stones in windows if stones is not None), default=0)
    found = {point for stones in windows if stones is not None and len(stones) == most for point in stones}
    return tuple(sorted(found))


def _windows(rules: Rules, move: int) -> list[list[int]]:
    """Return the points of all possible winning lines through `move`."""
    row, column = divmod(move, rules.columns)
    length, windows = rules.win_length, []
    for d_row, d_column in _DIRECTIONS:
        for back in range(length):
            places = [(row + (step - back) * d_row, column + (step - back) * d_column) for step in range(length)]
            if all(rules.has(*place) for place in places):
                windows.append([rules.point(*place) for place in places])
    return windows


def _own_stones(position: Position, window: list[int]) -> tuple[int, ...] | None:
    """Return the stones of the side to move in a line. Return None if the line contains a stone of the other side."""
    cells, side = position.cells, position.to_move
    if any(cells[point] is side.opponent for point in window):
        return None
    return tuple(point for point in window if cells[point] is not Stone.EMPTY)
