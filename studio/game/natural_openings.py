"""Natural first and second moves: near the centre, or next to the first stone."""

from collections.abc import Collection

from studio.game.position import Position
from studio.game.rules import Rules

_FROM_CENTRE = 2
"""The maximum distance of a natural first move from the centre, in rows and in columns."""


def first_moves(rules: Rules) -> frozenset[int]:
    """Return the natural first moves: the points at most two rows and columns from the centre.

    In gravity games, return all columns.
    """
    return frozenset(
        point
        for point in Position(rules).legal_moves()
        if rules.gravity or centre_distance(rules, point) <= _FROM_CENTRE
    )


def natural_moves(position: Position) -> frozenset[int]:
    """Return the natural moves of a position.

    An empty set means that every legal move is natural. On an empty board they are the `first_moves`. After one stone,
    they also include the points next to it. Later, and in all gravity games, the set is empty.
    """
    rules, stones = position.rules, [point for point, stone in enumerate(position.cells) if stone]
    if rules.gravity or len(stones) > 1:
        return frozenset()
    near = first_moves(rules)
    if stones:
        near |= {point for point in range(rules.size) if _distance(rules, point, stones[0]) == 1}
    return near.intersection(position.legal_moves())


def natural_instead_of(point: int, natural: Collection[int], visited: Collection[int], rules: Rules) -> int:
    """Return `point`, or a natural move to play instead.

    `point` is replaced only if it is not natural and the search visited no natural move. The natural move nearest to
    the centre then replaces it. If `natural` is empty, every move is natural.
    """
    if not natural or point in natural or not set(natural).isdisjoint(visited):
        return point
    return min(natural, key=lambda move: (centre_distance(rules, move), move))


def centre_distance(rules: Rules, point: int) -> float:
    """Return the distance of a point from the board's centre: the larger of the distances in rows and columns."""
    row, column = divmod(point, rules.columns)
    return max(abs(row - (rules.rows - 1) / 2), abs(column - (rules.columns - 1) / 2))


def _distance(rules: Rules, one: int, other: int) -> int:
    (row, column), (other_row, other_column) = divmod(one, rules.columns), divmod(other, rules.columns)
    return max(abs(row - other_row), abs(column - other_column))
