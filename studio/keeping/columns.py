"""Converts the numbers in a timeline of snapshots to bytes, and back.

The columns contain numbers per snapshot, numbers per point, and principal variations. When bytes are read, each number
must be in the range of its column.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.game.position_analysis import Proof
from studio.game.rules import Rules

ROUGH = 32767
"""Values from −1 to 1 are stored as integers, in steps of 1/32767."""
LINES, LINE = 10, 13
"""How many candidates have stored lines, and how many moves a line has. The candidate itself is its first move."""
PROOFS = tuple(Proof)

_MOST_COUNT = 2**53

Array = npt.NDArray[Any]
Columns = Mapping[str, Array]
"""The columns by name. Each column is an array [moment, number]."""


@dataclass(frozen=True, slots=True)
class Column:
    """The NumPy type of a column, and the range of its numbers."""

    kind: str
    low: float
    high: float
    grows: bool = False  # stored as differences between moments, which compress better


_COUNT, _REAL, _SHARE = (
    Column("<i8", 0, _MOST_COUNT, grows=True),
    Column("<f8", 0, 1e15),
    Column("<f8", 0, 1),
)
OF_MOMENT = {
    "simulations": _COUNT,
    "seconds": _REAL,
    "nodes": _COUNT,
    "leaves": _COUNT,
    "depth": _COUNT,
    "mean_depth": _REAL,
    "draw_share": _SHARE,
    "memory_mb": _REAL,
    "memory_allocated_mb": _REAL,
    "capped": Column("<i1", 0, 1),
}
OF_ROOT = {
    "visits": _COUNT,
    "evaluations": _COUNT,
    "value": Column("<f8", -1, 1),
    "proof_moves": _COUNT,
}
_OF_POINT = {
    "child_visits": Column("<i8", -1, _MOST_COUNT, grows=True),  # -1: the point is not a candidate
    "values": Column("<i2", -ROUGH, ROUGH),
    "priors": Column("<f4", -1, 1),  # -1: unknown
    "bounds": Column("<i1", 0, 8),  # as `bounds_code` computes them
    "distances": Column("<i4", 0, 10_000),
}


def layout(rules: Rules) -> Iterator[tuple[str, Column, int]]:
    """Yield the name of each column, its `Column`, and how many numbers it has per moment.

    The columns are in the order of the bytes.
    """
    for name, column in (*OF_MOMENT.items(), *OF_ROOT.items()):
        yield name, column, 1
    yield "proof", Column("<i1", 0, len(PROOFS) - 1), 1
    yield "best", Column("<i2", -1, rules.size - 1), 1
    for name, column in _OF_POINT.items():
        yield name, column, rules.size
    yield "lines", Column("<i2", -1, rules.size - 1), LINES * LINE


def bytes_a_moment(rules: Rules) -> int:
    return sum(np.dtype(column.kind).itemsize * width for _, column, width in layout(rules))


def empty_columns(moments: int, rules: Rules) -> Columns:
    """Return columns that contain no candidates and no proven results."""
    columns = {name: np.zeros((moments, width), column.kind) for name, column, width in layout(rules)}
    for name in ("best", "child_visits", "priors", "lines"):
        columns[name][:] = -1
    columns["bounds"][:] = bounds_code(-1, 1)
    return columns


def bounds_code(lower: Any, upper: Any) -> Any:
    return 3 * (lower + 1) + upper + 1


def columns_to_bytes(columns: Columns, rules: Rules) -> bytes:
    return b"".join(_written(columns[name], column) for name, column, _ in layout(rules))


def columns_from_bytes(body: bytes, moments: int, rules: Rules) -> Columns | None:
    """Parse the columns. Return None if the bytes cannot be those of a search."""
    if len(body) != moments * bytes_a_moment(rules):
        return None
    columns: dict[str, Array] = {}
    at = 0
    for name, column, width in layout(rules):
        numbers = np.frombuffer(body, column.kind, moments * width, at).reshape(moments, width)
        at += numbers.nbytes
        columns[name] = np.cumsum(numbers, axis=0, dtype=np.int64) if column.grows else numbers
        if not np.all((columns[name] >= column.low) & (columns[name] <= column.high)):  # false for NaN too
            return None
    return columns if _is_plausible(columns) else None


def _written(numbers: Array, column: Column) -> bytes:
    return (np.diff(numbers, axis=0, prepend=numbers[:1] * 0) if column.grows else numbers).tobytes()


def _is_plausible(columns: Columns) -> bool:
    """Return whether the numbers fit together: simulations grow, bounds are ordered, lines have no gaps, and the
    best move is a candidate.
    """
    later = np.all(np.diff(columns["simulations"], axis=0) > 0)
    bounds, best = columns["bounds"], columns["best"]
    possible = np.all(bounds // 3 <= bounds % 3)
    chosen = np.take_along_axis(columns["child_visits"], np.maximum(best, 0).astype(np.intp), axis=1) >= 0
    lines = columns["lines"].reshape(len(best), LINES, LINE)
    whole = np.all((lines[:, :, 1:] < 0) | (lines[:, :, :-1] >= 0))  # no move follows the end of a line
    return bool(later and possible and whole and np.all(chosen | (best < 0)))
