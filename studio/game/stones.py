"""The content of points, and moves."""

from enum import IntEnum
from typing import NamedTuple


class Stone(IntEnum):
    """The content of a point. Black moves first."""

    EMPTY = 0
    BLACK = 1
    WHITE = 2

    @property
    def opponent(self) -> "Stone":
        return OPPONENT[self]

    @property
    def letter(self) -> str:
        """X for Black, O for White and a dot for an empty point."""
        return ".XO"[self]

    @property
    def colour(self) -> str:
        return ("Empty", "Black", "White")[self]


OPPONENT = {Stone.BLACK: Stone.WHITE, Stone.WHITE: Stone.BLACK, Stone.EMPTY: Stone.EMPTY}

PASS = -1
"""The point that stands for a pass. Only records contain passes."""


class Move(NamedTuple):
    """A stone placed on a point, or a pass.

    Points are counted row by row from the top left.
    """

    stone: Stone
    point: int
