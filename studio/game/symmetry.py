"""The rotations and reflections of a board."""

from enum import Enum
from functools import lru_cache

from studio.game.rules import Rules


class Symmetry(Enum):
    """A rotation or reflection of the board.

    A member has three booleans. They say whether to exchange rows and columns, then to reverse the rows, and then to
    reverse the columns.
    """

    IDENTITY = (False, False, False)
    MIRROR_COLUMNS = (False, False, True)
    MIRROR_ROWS = (False, True, False)
    HALF_TURN = (False, True, True)
    TRANSPOSE = (True, False, False)
    QUARTER_TURN_RIGHT = (True, False, True)
    QUARTER_TURN_LEFT = (True, True, False)
    ANTITRANSPOSE = (True, True, True)

    @property
    def inverse(self) -> "Symmetry":
        turns = {Symmetry.QUARTER_TURN_RIGHT: Symmetry.QUARTER_TURN_LEFT}
        turns[Symmetry.QUARTER_TURN_LEFT] = Symmetry.QUARTER_TURN_RIGHT
        return turns.get(self, self)

    def image(self, point: int, rules: Rules) -> int:
        """Return the image of a point under this symmetry."""
        return images(self, rules)[point]


def symmetries(rules: Rules) -> tuple[Symmetry, ...]:
    """Return the symmetries of a board: eight for a square, four for a rectangle, and two for a game with gravity."""
    if rules.gravity:
        return (Symmetry.IDENTITY, Symmetry.MIRROR_COLUMNS)
    square = rules.rows == rules.columns
    return tuple(symmetry for symmetry in Symmetry if square or not symmetry.value[0])


@lru_cache(maxsize=128)
def images(symmetry: Symmetry, rules: Rules) -> tuple[int, ...]:
    """Return the images of all points, in the order of the points.

    Raise ValueError if the board does not have this symmetry.
    """
    if symmetry not in symmetries(rules):
        raise ValueError(f"{symmetry.name} does not map a {rules.text} board onto itself")
    return tuple(_image(symmetry, point, rules) for point in range(rules.size))


def _image(symmetry: Symmetry, point: int, rules: Rules) -> int:
    transpose, mirror_rows, mirror_columns = symmetry.value
    row, column = divmod(point, rules.columns)
    if transpose:
        row, column = column, row
    if mirror_rows:
        row = rules.rows - 1 - row
    if mirror_columns:
        column = rules.columns - 1 - column
    return rules.point(row, column)
