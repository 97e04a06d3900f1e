"""Filters for the nodes of a tree, and the nodes that match."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, Path, Reals
from studio.engine.views.view import View
from studio.game.argument_checks import as_bool, as_int, wrong_kind

_MOST_VISITS, _MOST_DEPTH, _MOST_ROWS = 1 << 60, 10_000, 10_000_000


class FilterOrder(StrEnum):
    """The order of the found nodes: most visits, highest value or smallest depth first.

    If nodes are equal in this, those with more visits come first; if they are still equal, their paths decide.
    """

    VISITS = "visits"
    VALUE = "value"
    DEPTH = "depth"


@dataclass(frozen=True, slots=True)
class TreeFilter:
    """The conditions that a node must meet to be found. The root and nodes without visits are never found."""

    fewest_visits: int = 1
    most_depth: int | None = None  # plies below the root
    proven_only: bool = False
    order: FilterOrder = FilterOrder.VISITS
    most_rows: int = 1000

    def __post_init__(self) -> None:
        for name, most in (("fewest_visits", _MOST_VISITS), ("most_depth", _MOST_DEPTH), ("most_rows", _MOST_ROWS)):
            object.__setattr__(self, name, _checked(name, getattr(self, name), most))
        if as_bool(self.proven_only) is None:
            raise wrong_kind(self.proven_only, "For proven_only True or False", "True")
        object.__setattr__(self, "proven_only", bool(self.proven_only))
        if not isinstance(self.order, str) or self.order not in list(FilterOrder):
            raise wrong_kind(self.order, "An order", "FilterOrder.VISITS")
        object.__setattr__(self, "order", FilterOrder(self.order))


def _checked(name: str, given: object, most: int) -> int | None:
    number = as_int(given)
    if number is not None and 0 <= number <= most:
        return number
    if given is None and name == "most_depth":
        return None
    raise wrong_kind(given, f"For {name} a whole number from 0 to {most}", "8")


@dataclass(frozen=True, eq=False)
class FilteredNodes(View):
    """The nodes that a filter has found so far. Values and bounds are for the player whose move leads to the node."""

    filter: TreeFilter
    moves: npt.NDArray[np.uint16]  # [row, ply]: the point of each move + 1, and zeros after the last move
    visits: Integers
    values: Reals
    lower: npt.NDArray[np.int8]
    upper: npt.NDArray[np.int8]
    matching: int  # the number of nodes that match, including those without a row
    looked_at: int  # the number of nodes that were checked; parts without matches are skipped
    nodes: int  # the number of nodes in the tree
    is_complete: bool

    def __len__(self) -> int:
        return int(self.visits.size)

    def path(self, row: int) -> Path:
        """Return the points of the moves from the root to the node in this row."""
        return tuple(int(point) - 1 for point in self.moves[row] if point)

    @cached_property
    def paths(self) -> tuple[Path, ...]:
        """For each row, the points of the moves from the root to its node."""
        lengths = np.count_nonzero(self.moves, axis=1).tolist()
        points = (self.moves.astype(np.int64) - 1).tolist()
        return tuple(tuple(path[:length]) for path, length in zip(points, lengths, strict=True))
