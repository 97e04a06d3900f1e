"""The two colours, the empty point, and a move."""

from enum import IntEnum
from typing import NamedTuple


class Stone(IntEnum):
    """What a point holds. Black moves first."""

    EMPTY = 0
    BLACK = 1
    WHITE = 2

    @property
    def opponent(self) -> "Stone":
        return OPPONENT[self]

    @property
    def letter(self) -> str:
        """X for Black, O for White and a dot for an empty point: the letters of the text form."""
        return ".XO"[self]

    @property
    def colour(self) -> str:
        return ("Empty", "Black", "White")[self]


OPPONENT = {Stone.BLACK: Stone.WHITE, Stone.WHITE: Stone.BLACK, Stone.EMPTY: Stone.EMPTY}

PASS = -1
"""The point of a move that puts no stone; only records hold such moves."""


class Move(NamedTuple):
    """A stone put on a point, counted by rows from the top left; or a pass."""

    stone: Stone
    point: int
