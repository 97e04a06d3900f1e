"""Rates how strongly a move resists in a lost position, by the rows of both sides that it makes or stops."""

from studio.game.geometry import windows
from studio.game.position import Position
from studio.game.stones import Stone

_BASE = 10.0
"""The factor by which each additional stone raises the value of a row."""
_STOPS = 1.5
"""The factor by which stopping a row of the other side is worth more than making an equal row."""


def resistance(position: Position) -> tuple[float, ...]:
    """Return for each point how strongly a move there resists.

    It is 0 for a point without a row that can still be completed. Stopping a long row of the other side counts most.
    Making a long row counts next.
    """
    cells, values, mover = position.cells, [0.0] * position.rules.size, position.to_move
    for window in windows(position.rules):
        stones = [cells[point] for point in window if cells[point] is not Stone.EMPTY]
        if stones and len(set(stones)) == 1:
            value = _BASE ** len(stones) * (1.0 if stones[0] is mover else _STOPS)
            for point in window:
                values[point] += value
    return tuple(values)
