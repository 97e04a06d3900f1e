"""The canonical form of a position: one 128-bit key for all rotations and reflections of it."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

from studio.game.hash_keys import wide_keys
from studio.game.position import Position
from studio.game.rules import MAX_SIDE, Rules
from studio.game.stones import Stone
from studio.game.symmetry import Symmetry, images, symmetries

WIDE_STONE_KEYS = ((), wide_keys(MAX_SIDE**2, 4), wide_keys(MAX_SIDE**2, 5))
"""128-bit keys of the stones. The first index is the colour, the second is the point."""

WIDE_TURN_KEY = wide_keys(1, 6)[0]
"""A 128-bit number. If White is to move, it is combined (XOR) with the keys of the stones."""


@dataclass(frozen=True, slots=True)
class Canonical:
    """The key of a position, and how its points correspond to the points of the canonical form."""

    rules: Rules
    key: int
    """A 128-bit hash of the rules, the stones and the side to move. Symmetric positions have the same hash."""
    symmetries: tuple[Symmetry, ...]
    """The symmetries that map the position to its canonical form. A symmetric position has several."""

    def point_of(self, point: int) -> int:
        """Return the canonical point of a move.

        If a symmetry of the position maps one move to another, both have the same canonical point.
        """
        return min(images(symmetry, self.rules)[point] for symmetry in self.symmetries)

    def image(self, point: int) -> int:
        """Return the image of a point under the first of `symmetries`.

        The images of the moves of a line form the same shape as the line. This is not true of canonical points.
        """
        return images(self.symmetries[0], self.rules)[point]

    @property
    def own_maps(self) -> tuple[tuple[int, ...], ...]:
        """The symmetries that leave the position unchanged.

        Each is a tuple with the images of all points, and the identity comes first. If such a symmetry maps one move to
        another, both moves have the same value.
        """
        back = images(self.symmetries[0].inverse, self.rules)
        return tuple(tuple(back[image] for image in images(each, self.rules)) for each in self.symmetries)

    def points(self, canonical: int) -> tuple[int, ...]:
        """Return all points on the board that have this canonical point, in ascending order."""
        return tuple(sorted({images(each.inverse, self.rules)[canonical] for each in self.symmetries}))

    def original(self, image: int) -> int:
        """Undo `image`: return the point on the board that has this image."""
        return images(self.symmetries[0].inverse, self.rules)[image]


def canonical(position: Position) -> Canonical:
    rules, cells = position.rules, position.cells
    turn = rules_key(rules) ^ (WIDE_TURN_KEY if position.to_move is Stone.WHITE else 0)
    stones = [(stone, point) for point, stone in enumerate(cells) if stone is not Stone.EMPTY]
    keys = dict.fromkeys(symmetries(rules), turn)
    for symmetry in keys:
        image = images(symmetry, rules)
        for stone, point in stones:
            keys[symmetry] ^= WIDE_STONE_KEYS[stone][image[point]]
    least = min(keys.values())
    return Canonical(rules, least, tuple(symmetry for symmetry, key in keys.items() if key == least))


@lru_cache(maxsize=128)
def rules_key(rules: Rules) -> int:
    """Return a 128-bit number for the rules. It is combined (XOR) with the keys of the stones."""
    return int.from_bytes(blake2b(rules.text.encode(), digest_size=16).digest(), "big")
