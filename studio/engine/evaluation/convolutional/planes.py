"""The input planes of convolutional networks.

A plane has a number for every point. The points are row by row from the top.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.network import cells_of
from studio.engine.evaluation.patterns import EMPTY, OTHER, OWN
from studio.game.position import Position
from studio.game.stones import PASS, Stone

Real = npt.NDArray[np.float32]
USUAL = ("own", "other", "last", "side")
"""The planes of a network whose file names none.

`own` marks the stones of the side to move, `other` the stones of the opponent, and `last` the last move. `side` is 1
everywhere if Black is to move, otherwise 0.
"""
WITHOUT_HISTORY = ("own", "other", "side")
"""The planes that depend only on the stones, not on the order of the moves."""


def planes_of(positions: Sequence[Position], names: Sequence[str]) -> Real:
    """Return the planes with these names as an array [position, plane, row, column]."""
    rules = positions[0].rules
    planes = [[_PLANES[name](position) for name in names] for position in positions]
    return np.array(planes, np.float32).reshape(len(positions), len(names), rules.rows, rules.columns)


def planes_of_cells(
    cells: npt.NDArray[np.int8], names: Sequence[str] = WITHOUT_HISTORY, last: npt.NDArray[np.int16] | None = None
) -> Real:
    """Return the planes with these names as an array [board, plane, point].

    The numbers of stones tell which side is to move. `last` has the point of each board's last move, or a negative
    number. If `last` is not given, the plane of this name is empty.
    """
    own, other = cells == OWN, cells == OTHER
    is_black = own.sum(axis=1) == other.sum(axis=1)
    is_last = np.zeros_like(own) if last is None else np.arange(cells.shape[1]) == last[:, None]
    known = {
        "own": own,
        "other": other,
        "empty": cells == EMPTY,
        "last": is_last,
        "side": np.broadcast_to(is_black[:, None], own.shape),
        "ones": np.ones_like(own),
    }
    return np.stack([known[name] for name in names], axis=1).astype(np.float32)


def _last(position: Position) -> Real:
    plane, move = np.zeros(position.rules.size, np.float32), position.last_move
    if move is not None and move.point != PASS:
        plane[move.point] = 1
    return plane


def _all(position: Position, is_one: bool) -> Real:
    return np.full(position.rules.size, is_one, np.float32)


_PLANES: Mapping[str, Callable[[Position], npt.NDArray[np.generic]]] = {
    "own": lambda position: cells_of(position) == OWN,
    "other": lambda position: cells_of(position) == OTHER,
    "empty": lambda position: cells_of(position) == 0,
    "last": _last,
    "side": lambda position: _all(position, position.to_move is Stone.BLACK),
    "ones": lambda position: _all(position, True),
}
KNOWN = tuple(_PLANES)
