"""The steps of an opening protocol: what is decided, and by whom."""

from dataclasses import dataclass
from enum import StrEnum

from studio.game.rules import Rules


class Player(StrEnum):
    """A player, independent of the colour. The first player begins the opening, with Black until a swap."""

    FIRST = "first"
    SECOND = "second"

    @property
    def opponent(self) -> "Player":
        return Player.SECOND if self is Player.FIRST else Player.FIRST


class Actor(StrEnum):
    """The player who makes a decision, named by order or by the colour at that time."""

    FIRST = "first"
    SECOND = "second"
    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class Area:
    """The points on which a stone may be placed: inside one square around the centre, and outside a second one.

    The fields are the sides of the squares in points. 0 stands for no square, 1 for the centre alone.
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

    If `offers` is not 0, a third choice is to offer this number of fifth moves; the later steps are then left out.
    """

    actor: Actor
    offers: int = 0


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Take a colour; if `may_place_two`, a second choice is to place two more stones."""

    actor: Actor
    may_place_two: bool = False


@dataclass(frozen=True, slots=True)
class DeclareOffers:
    """Declare the number of fifth moves, from 1 to `most`."""

    actor: Actor
    most: int


@dataclass(frozen=True, slots=True)
class OfferFifths:
    """Offer fifth moves, one after another, until there are `count`."""

    count: int
    actor: Actor = Actor.BLACK


@dataclass(frozen=True, slots=True)
class PickFifth:
    """Pick one of the offered fifth moves."""

    actor: Actor = Actor.WHITE


Step = PlaceStone | MaySwap | ChooseColour | DeclareOffers | OfferFifths | PickFifth
