"""Results of a filter, for the tests of their views."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from studio.engine.views.found_nodes import FilteredNodes, FilterOrder, TreeFilter
from studio.engine.views.snapshot import Path
from studio.game.notation import point_from_human
from tests.ui.views import BOARD


def a_path(moves: str) -> Path:
    return tuple(point_from_human(move, BOARD) for move in moves.split())


def found_nodes(
    lines: Sequence[str],
    visits: Sequence[int] | None = None,
    *,
    values: Sequence[float] | None = None,
    bounds: Sequence[tuple[int, int]] | None = None,
    wanted: TreeFilter | None = None,
    matching: int | None = None,
    looked_at: int = 1000,
    is_complete: bool = True,
) -> FilteredNodes:
    """Return the result of a filter with nodes at paths such as "a1 b2", in a tree of a thousand nodes."""
    count = len(lines)
    both = np.array(bounds if bounds is not None else [(-1, 1)] * count, np.int8).reshape(count, 2)
    return FilteredNodes(
        filter=wanted or TreeFilter(),
        moves=_moves(lines),
        visits=np.array(visits if visits is not None else [100 - at for at in range(count)], np.int64),
        values=np.array(values if values is not None else [0.0] * count),
        lower=both[:, 0],
        upper=both[:, 1],
        matching=count if matching is None else matching,
        looked_at=looked_at,
        nodes=1000,
        is_complete=is_complete,
    )


def _moves(lines: Sequence[str]) -> npt.NDArray[np.uint16]:
    moves = np.zeros((len(lines), 32), np.uint16)
    for row, path in enumerate(map(a_path, lines)):
        moves[row, : len(path)] = np.array(path, int) + 1
    return moves


BY_DEPTH = TreeFilter(order=FilterOrder.DEPTH)
