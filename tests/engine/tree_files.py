"""What the tests of saved trees share."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np

from studio.engine.search import Search
from studio.engine.tree_reading import reading

T = TypeVar("T")
MOST_MB = 512


def done(steps: Generator[float, None, T]) -> T:
    """Take all steps; each tells how far it is."""
    told = [0.0]
    while True:
        try:
            told.append(next(steps))
        except StopIteration as end:
            assert told == sorted(told)
            assert told[-1] <= 1
            return end.value  # type: ignore[no-any-return]


def save(search: Search, path: Path, moves: tuple[int, ...] | None = None) -> Path:
    assert all_of(search.saving(path, moves))[-1] == 1
    return path


def all_of(steps: Iterator[float]) -> list[float]:
    told = list(steps)
    assert told == sorted(told)
    return told


def read(path: Path, most_memory_mb: int = MOST_MB, threads: int = 1) -> Search:
    return done(reading(path, most_memory_mb, threads))


def arrays_of(search: Search) -> dict[str, bytes]:
    """All numbers of the nodes and edges that can be reached, by their places in the tree."""
    from tests.engine.searches import live_nodes

    tree, found = search._tree, {}
    rows = list(live_nodes(tree, search._settings.first_block))
    nodes = np.array([node for node, _ in rows])
    cells = np.array([cell for _, cells in rows for cell in cells], np.int64)
    for name in ("visits", "value_sum", "evaluations", "evaluated_sum", "edge_count", "legal", "cursor", "start"):
        found[name] = getattr(tree, name)[nodes].tobytes()
    for name in ("lower", "upper", "distance", "key"):
        found[name] = getattr(tree, name)[nodes].tobytes()
    for name in ("move", "edge_visits", "mean", "spread", "prior"):
        found[name] = getattr(tree, name)[cells].tobytes()
    return found
