"""Helpers for the tests of saved trees."""

import io
import json
import zipfile
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from studio.engine.kernels.search.tree import ROOT
from studio.engine.options.limits import Limit
from studio.engine.saved.file import Member
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import cells_of, live_nodes, searched, tree_of
from tests.game.boards import dropped, played

T = TypeVar("T")
MOST_MB = 512
Arrays = dict[str, Any]
CODES = {"tree_damaged", "not_a_tree", "tree_version", "tree_too_large"}
PARAMETERS: dict[str, dict[str, Any]] = {
    "plain": {"exploration": 0.4},
    "graph": {"transpositions": True, "tree_radius": 1, "exploration": 0.4},
    "puct": {"selection": "puct", "exploration": 1.5, "first_play": 0.0},
    "fours": {"threats": "threes", "transpositions": True, "tree_radius": 1, "exploration": 0.4},
    "any fours": {"threats": "fours", "tree_radius": 1, "exploration": 0.4, "shortest_fours": False},
    "threats": {"threats": "wins", "transpositions": True, "tree_radius": 1, "exploration": 0.4},
}
POSITIONS = {
    "one-word": Position(PRESETS["four-5"]),
    "falling": dropped("4435"),
    "row-words": played("j10 k10", PRESETS["gomoku-20"]),
}


def done(steps: Generator[float, None, T]) -> T:
    """Execute all steps of a generator that yields its progress; return its result."""
    told = [0.0]
    while True:
        try:
            told.append(next(steps))
        except StopIteration as end:
            assert told == sorted(told)
            assert told[-1] <= 1
            return end.value  # type: ignore[no-any-return]


def save(search: Search, path: Path, moves: tuple[int, ...] | None = None) -> Path:
    assert all_of(saving(search, path, moves))[-1] == 1
    return path


def all_of(steps: Iterator[float]) -> list[float]:
    told = list(steps)
    assert told == sorted(told)
    return told


def read(path: Path, most_memory_mb: int = MOST_MB, threads: int = 1) -> Search:
    return done(Search.opening(path, most_memory_mb, threads))


def arrays_of(search: Search) -> dict[str, bytes]:
    """Return the bytes of all numbers of the reachable nodes and edges, by the names of the arrays, without their
    addresses.
    """
    tree, found = tree_of(search), {}
    rows = list(live_nodes(tree, search._reader.method.first_block))
    nodes = np.array([node for node, _ in rows])
    cells = np.array([cell for _, cells in rows for cell in cells], np.int64)
    for name in ("visits", "value_sum", "evaluations", "evaluated_sum", "edge_count", "legal", "cursor", "start"):
        found[name] = getattr(tree, name)[nodes].tobytes()
    for name in ("lower", "upper", "distance", "key"):
        found[name] = getattr(tree, name)[nodes].tobytes()
    for name in ("move", "edge_visits", "mean", "spread", "prior"):
        found[name] = getattr(tree, name)[cells].tobytes()
    return found


@cache
def saved(position: str, parameters: str, folder: Path) -> bytes:
    """Return the file of a small tree whose root has moved once, so that a part of its memory is free."""
    search = searched(POSITIONS[position], 300, seed=4, memory_mb=8, **PARAMETERS[parameters])
    search.play(search.snapshot().candidates[0].point)
    search.run(Limit(simulations=100))
    return save(search, folder / f"{position}-{parameters}.npz").read_bytes()


def arrays_in(data: bytes) -> Arrays:
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return dict(arrays)


def file_of(arrays: Arrays) -> bytes:
    """Return a complete file with valid check sums for any arrays."""
    target = io.BytesIO()
    np.savez_compressed(target, **arrays)
    return in_our_words(target.getvalue(), list(arrays))


def in_our_words(data: bytes, names: list[str]) -> bytes:
    """Return the same members with headers in the program's own form."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            array = np.load(io.BytesIO(source.read(f"{name}.npy")), allow_pickle=False)
            member = Member(name, array.dtype.str, array.size)
            archive.writestr(member.file_name, member.header + array.tobytes())
    return target.getvalue()


def about_of(arrays: Arrays) -> Any:
    return json.loads(arrays["about"].tobytes())


def with_about(arrays: Arrays, about: Any) -> Arrays:
    return arrays | {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}


def refused(data: bytes, path: Path) -> StudioError | None:
    """Return the error with which the tree is refused; or None if it is accepted, after checking that it can be
    searched.
    """
    path.write_bytes(data)
    try:
        search = read(path)
    except StudioError as error:
        return known(error)
    search.run(Limit(simulations=1000))
    search.inspect(())
    return None


def known(error: StudioError) -> StudioError:
    assert error.code in CODES, error
    assert error.sentence.endswith(".")
    return error


def shifted(arrays: Arrays, name: str, index: int, by: int) -> Arrays:
    changed = arrays[name].copy()
    changed[index] += by
    return arrays | {name: changed}


def put(arrays: Arrays, name: str, index: int, value: Any) -> Arrays:
    changed = arrays[name].copy()
    changed[index] = value
    return arrays | {name: changed}


class Place:
    """Some nodes and cells of a tree: the root, its most visited child, and the cells of both."""

    def __init__(self, search: Search) -> None:
        tree, first = tree_of(search), search._reader.method.first_block
        self.root = int(tree.counts[ROOT])
        self.cells = cells_of(tree, self.root, first)
        self.cell = max(self.cells, key=lambda cell: int(tree.edge_visits[cell]))
        self.child = int(tree.child[self.cell])
        self.below = cells_of(tree, self.child, first)
        self.block = int(tree.first_block[self.root])
        self.other_block = int(tree.first_block[self.child])
