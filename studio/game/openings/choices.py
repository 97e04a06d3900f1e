"""The answers that players give during an opening."""

from dataclasses import dataclass

from studio.game.stones import Stone


@dataclass(frozen=True, slots=True)
class Place:
    """Place the next stone on a point. The first stone is black, and the colours alternate."""

    point: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange the colours of the players."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the colours of the players."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take this colour. The other player gets the other one."""

    stone: Stone


@dataclass(frozen=True, slots=True)
class PlaceTwo:
    """Place two more stones, and let the other player choose a colour."""


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare how many fifth moves Black will offer."""

    count: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer this point as the fifth move."""

    point: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick one of the offered points as Black's fifth move."""

    point: int


Choice = Place | Swap | Keep | Take | PlaceTwo | Declare | Offer | Pick
