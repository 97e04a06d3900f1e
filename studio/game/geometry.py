"""Tables of a board: the lines through each point, all possible winning lines, and the columns."""

from collections.abc import Iterator
from functools import lru_cache

from studio.game.rays import DIRECTIONS, Ray, rays_on
from studio.game.rules import Rules

Window = tuple[int, ...]


@lru_cache(maxsize=64)
def rays(rules: Rules) -> tuple[tuple[tuple[Ray, Ray], ...], ...]:
    """For each point and each of the four directions, return the points ahead and the points behind, nearest first."""
    return rays_on(rules.rows, rules.columns)


@lru_cache(maxsize=64)
def columns_upward(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return the points of each column, the lowest first."""
    rows = range(rules.rows - 1, -1, -1)
    return tuple(tuple(rules.point(row, column) for row in rows) for column in range(rules.columns))


@lru_cache(maxsize=8)
def windows(rules: Rules) -> tuple[Window, ...]:
    """Return all possible lines of exactly `win_length` points, in all four directions."""
    return tuple(_windows(rules))


def _windows(rules: Rules) -> Iterator[Window]:
    length = rules.win_length
    for row in range(rules.rows):
        for column in range(rules.columns):
            for down, right in DIRECTIONS:
                if rules.has(row + (length - 1) * down, column + (length - 1) * right):
                    yield tuple(rules.point(row + step * down, column + step * right) for step in range(length))
