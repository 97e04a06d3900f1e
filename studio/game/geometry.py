"""Tables of a board's points: the lines through each point, all possible winning lines, and the columns."""

from collections.abc import Iterator
from functools import lru_cache

from studio.game.rules import Rules

Ray = tuple[int, ...]
Window = tuple[int, ...]

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@lru_cache(maxsize=64)
def rays(rules: Rules) -> tuple[tuple[tuple[Ray, Ray], ...], ...]:
    """Return for each point and each of the four directions the points ahead and the points behind, the nearest
    first.
    """
    return tuple(
        tuple((_ray(rules, point, down, right), _ray(rules, point, -down, -right)) for down, right in _DIRECTIONS)
        for point in range(rules.size)
    )


@lru_cache(maxsize=64)
def columns_upward(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return the points of each column, the lowest first."""
    rows = range(rules.rows - 1, -1, -1)
    return tuple(tuple(rules.point(row, column) for row in rows) for column in range(rules.columns))


@lru_cache(maxsize=8)
def windows(rules: Rules) -> tuple[Window, ...]:
    """Return all possible lines of exactly the win length, in all four directions."""
    return tuple(_windows(rules))


def _windows(rules: Rules) -> Iterator[Window]:
    length = rules.win_length
    for row in range(rules.rows):
        for column in range(rules.columns):
            for down, right in _DIRECTIONS:
                if rules.has(row + (length - 1) * down, column + (length - 1) * right):
                    yield tuple(rules.point(row + step * down, column + step * right) for step in range(length))


def _ray(rules: Rules, point: int, down: int, right: int) -> Ray:
    """Return the points from a point to the edge of the board in one direction, without the point itself."""
    row, column = divmod(point, rules.columns)
    rows = rules.rows - 1 - row if down > 0 else row
    columns = rules.columns - 1 - column if right > 0 else column
    steps = min(room for room, part in ((rows, down), (columns, right)) if part)
    stride = down * rules.columns + right
    return tuple(point + stride * step for step in range(1, steps + 1))
