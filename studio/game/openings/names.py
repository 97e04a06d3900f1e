"""The 26 openings of renju, with their codes and names. They are recognised in all symmetries of the board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from studio.game.notation import point_from_human
from studio.game.rules import Rules
from studio.game.symmetry import images, symmetries

_SIDE = 15
_BOARD = Rules(_SIDE, _SIDE, 5)


@dataclass(frozen=True, slots=True)
class RenjuOpening:
    """One of the 26 openings. The first stone is on h8."""

    code: str
    """A number from 1 to 13 and a letter.

    D is a direct opening (second stone on h9), I an indirect one (second stone on i9).
    """
    name: str
    second: str
    """The point of the second stone, such as h9."""
    third: str


_DIRECT = (
    "Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8, Kinsei j8, Shogetsu h7, Kyugetsu i7, "
    "Shingetsu j7, Zuisei h6, Sangetsu i6, Yusei j6"
)
_INDIRECT = (
    "Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8, Hogetsu i7, Rangetsu i6, Gingetsu h7, "
    "Myojo h6, Shagetsu g7, Meigetsu g6, Suisei f6"
)


def _openings(letter: str, second: str, listed: str) -> tuple[RenjuOpening, ...]:
    pairs = (entry.split() for entry in listed.split(", "))
    return tuple(
        RenjuOpening(f"{number}{letter}", name, second, third) for number, (name, third) in enumerate(pairs, start=1)
    )


RENJU_OPENINGS = (*_openings("D", "h9", _DIRECT), *_openings("I", "i9", _INDIRECT))


def renju_opening(moves: Sequence[int], rules: Rules) -> RenjuOpening | None:
    """Return the opening that the first three moves form, in any of the eight symmetries.

    Return None if they form none.
    """
    if (rules.rows, rules.columns) != (_SIDE, _SIDE) or rules.gravity or len(moves) < 3:
        return None
    return _by_moves().get((moves[0], moves[1], moves[2]))


@lru_cache(maxsize=1)
def _by_moves() -> Mapping[tuple[int, int, int], RenjuOpening]:
    found = {}
    for opening in RENJU_OPENINGS:
        first, second, third = (point_from_human(name, _BOARD) for name in ("h8", opening.second, opening.third))
        for symmetry in symmetries(_BOARD):
            image = images(symmetry, _BOARD)
            found[image[first], image[second], image[third]] = opening
    return MappingProxyType(found)
