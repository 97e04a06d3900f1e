"""The steps of an opening protocol. A step says what is decided, and by whom."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.rules import Rules


class Player(StrEnum):
    """One of the two players. An opening may change their colours.

    The first player begins the opening, and has Black until a swap.
    """

    FIRST = "first"
    SECOND = "second"

    @property
    def opponent(self) -> "Player":
        return Player.SECOND if self is Player.FIRST else Player.FIRST


class Actor(StrEnum):
    """The player who makes a decision. It is named by order (first, second) or by the colour at that time."""

    FIRST = "first"
    SECOND = "second"
    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class Area:
    """The points on which a stone may be placed.

    They lie inside one square around the centre, and outside another one. The fields are the sides of the squares in
    points: 1 is the centre alone, 0 stands for no square.
    """

    inside: int = 0
    outside: int = 0

    def contains(self, point: int, rules: Rules) -> bool:
        distance = _from_centre(point, rules)
        is_inside = not self.inside or distance <= self.inside // 2
        return is_inside and (not self.outside or distance > self.outside // 2)


ANYWHERE = Area()


def centre(rules: Rules) -> int:
    """Return the point in the middle of a board with an odd number of rows and of columns."""
    return rules.point(rules.rows // 2, rules.columns // 2)


def _from_centre(point: int, rules: Rules) -> int:
    row, column = divmod(point, rules.columns)
    return max(abs(row - rules.rows // 2), abs(column - rules.columns // 2))


@dataclass(frozen=True, slots=True)
class PlaceStone:
    """Place the next stone in an area."""

    actor: Actor
    area: Area = ANYWHERE


@dataclass(frozen=True, slots=True)
class MaySwap:
    """Swap or keep the colours.

    If `offers` is not 0, there is a third choice: to offer this number of fifth moves. The later steps are then left
    out.
    """

    actor: Actor
    offers: int = 0


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Take a colour. If `may_place_two`, there is a second choice: to place two more stones."""

    actor: Actor
    may_place_two: bool = False


@dataclass(frozen=True, slots=True)
class DeclareOffers:
    """Declare the number of fifth moves, from 1 to `most`."""

    actor: Actor
    most: int


@dataclass(frozen=True, slots=True)
class OfferFifths:
    """Offer fifth moves, one after another, until `count` are offered."""

    count: int
    actor: Actor = Actor.BLACK


@dataclass(frozen=True, slots=True)
class PickFifth:
    """Pick one of the offered fifth moves."""

    actor: Actor = Actor.WHITE


Step = PlaceStone | MaySwap | ChooseColour | DeclareOffers | OfferFifths | PickFifth
