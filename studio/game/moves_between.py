"""The moves that lead from one position to another."""

from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.stones import PASS


def moves_between(earlier: Position, later: Position) -> list[int] | None:
    """Return the points of the moves that lead from the earlier position to the later one.

    Return None if `later` was not reached from `earlier`, or if one of the moves is a pass.
    """
    count = later.stones_count - earlier.stones_count
    if later.rules != earlier.rules or not 0 <= count <= later.ply:
        return None
    points = [move.point for move in later.moves[later.ply - count :]]
    follow = earlier.copy()
    try:
        for point in points:
            follow.play(point)
    except StudioError:
        return None
    return points if PASS not in points and follow == later else None
