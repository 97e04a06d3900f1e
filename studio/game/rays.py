"""Finds the points that lie in a line with a given point, on boards of any size."""

from functools import lru_cache

Ray = tuple[int, ...]
"""All points between a point and the edge of the board in one direction, nearest first."""

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


@lru_cache(maxsize=64)
def rays_on(rows: int, columns: int) -> tuple[tuple[tuple[Ray, Ray], ...], ...]:
    """For each point and each of the four directions, return the points ahead and the points behind, nearest first."""
    return tuple(
        tuple(
            (_ray(rows, columns, point, down, right), _ray(rows, columns, point, -down, -right))
            for down, right in DIRECTIONS
        )
        for point in range(rows * columns)
    )


def _ray(rows: int, columns: int, point: int, down: int, right: int) -> Ray:
    """Return the points from a point to the edge of the board in one direction. The point itself is not included."""
    row, column = divmod(point, columns)
    rows_left = rows - 1 - row if down > 0 else row
    columns_left = columns - 1 - column if right > 0 else column
    steps = min(room for room, part in ((rows_left, down), (columns_left, right)) if part)
    stride = down * columns + right
    return tuple(point + stride * step for step in range(1, steps + 1))
