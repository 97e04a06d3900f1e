"""Tables of a board's points, compared with a walk point by point."""

import pytest

from studio.game.geometry import rays
from studio.game.rules import Rules

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))


def walk(rules: Rules, point: int, down: int, right: int) -> tuple[int, ...]:
    row, column = divmod(point, rules.columns)
    points = []
    while rules.has(row + down, column + right):
        row, column = row + down, column + right
        points.append(rules.point(row, column))
    return tuple(points)


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 4), (3, 3), (7, 6), (5, 9), (15, 15), (26, 4)])
def test_rays_reach_the_edge_of_the_board(columns: int, rows: int) -> None:
    rules = Rules(columns, rows, 1)
    for point, lines in enumerate(rays(rules)):
        expected = [(walk(rules, point, *way), walk(rules, point, -way[0], -way[1])) for way in DIRECTIONS]
        assert list(lines) == expected
