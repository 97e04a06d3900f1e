"""Trees for the tests of queries, and a slow walk that reads one node after another."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from studio.engine.options.limits import Limit
from studio.engine.running.tree_reader import TreeReader
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.game.rules import PRESETS
from tests.engine.searches import PLAIN, searched
from tests.game.boards import TICTACTOE, dropped

Path = tuple[int, ...]
Key = tuple[frozenset[int], frozenset[int]]
"""Identifies a position by the moves of each side, in any order."""

NINE = PRESETS["gomoku-9"]
OVER = Position.from_text("X X X\nO O .\n. . .\nO to move", TICTACTOE)
TREES: dict[str, Callable[[], Search]] = {
    "tic-tac-toe, proven": lambda: searched(Position(TICTACTOE), 3000),
    "tic-tac-toe without proofs": lambda: searched(Position(TICTACTOE), 3000, proofs=False),
    "a game that is over": lambda: Search(OVER, PLAIN),
    "before the first simulation": lambda: Search(Position(NINE), PLAIN),
    "gomoku": lambda: searched(Position(NINE), 3000, proofs=False, exploration=0.2),
    "gomoku, widening": lambda: searched(Position(NINE), 3000, widening_start=2, widening_factor=0.5),
    "gomoku, puct": lambda: searched(Position(NINE), 3000, selection="puct", exploration=3.0),
    "gomoku, two threads": lambda: searched(Position(NINE), 3000, threads=2, exploration=0.5),
    "four in a row": lambda: searched(dropped("444443"), 3000, exploration=0.7),
    "graph": lambda: searched(dropped("4444"), 4000, transpositions=True, proofs=False),
    "graph, proven": lambda: searched(Position(TICTACTOE), 2000, transpositions=True),
    "graph, puct": lambda: searched(dropped("44"), 2000, transpositions=True, selection="puct"),
}
"""Several tests use the same trees, and do not change them."""


@dataclass
class Met:
    """A node of the slow walk. Value and bounds are for the player who moved into the node."""

    path: Path
    view: NodeView
    value: float
    lower: int
    upper: int
    children: list[Key]
    edge_visits: list[int]
    priors: list[float]
    parents: int = 0

    @property
    def depth(self) -> int:
        return len(self.path)

    @property
    def visits(self) -> int:
        return self.view.visits

    @property
    def proof(self) -> int:
        return self.lower if self.lower == self.upper else 2


@cache
def tree(name: str) -> Search:
    return TREES[name]()


@cache
def walked_tree(name: str) -> dict[Key, Met]:
    return walked(tree(name))


def is_graph(search: Search) -> bool:
    return search.parameters.transpositions


def look(search: Search) -> TreeReader:
    return search._reader


def key_of(path: Path) -> Key:
    return frozenset(path[::2]), frozenset(path[1::2])


def name_in(search: Search, path: Path) -> Any:
    """Return the key of a node: its position in a graph, its path in a tree."""
    return key_of(path) if is_graph(search) else path


def walked(search: Search) -> dict[Any, Met]:
    """Return every node once by its key, the root first."""
    root = search.inspect(())
    lower, upper = {"unknown": (-1, 1), "win": (-1, -1), "draw": (0, 0), "loss": (1, 1)}[str(root.proof)]
    found = {name_in(search, ()): _met(search, (), root, 0.0 - root.value, lower, upper)}
    waiting = list(found.values())
    while waiting:
        parent = waiting.pop()
        for row in np.flatnonzero(parent.view.child_visits):
            path, view = (*parent.path, int(parent.view.points[row])), parent.view
            name = name_in(search, path)
            if name not in found:
                bounds = int(view.lower[row]), int(view.upper[row])
                found[name] = _met(search, path, search.inspect(path), float(view.values[row]), *bounds)
                waiting.append(found[name])
            found[name].parents += 1
    return found


def _met(search: Search, path: Path, view: NodeView, value: float, lower: int, upper: int) -> Met:
    rows = np.flatnonzero(view.child_visits)
    children = [name_in(search, (*path, int(point))) for point in view.points[rows]]
    return Met(path, view, value, lower, upper, children, view.child_visits[rows].tolist(), view.priors[rows].tolist())


def last_of(parts: Iterator[Any]) -> Any:
    *_, last = parts
    return last


def growing(search: Search, parts: Iterator[Any], runs: int, simulations: int) -> Any:
    """Return the last result of a query, while the search continues between its first `runs` results."""
    for _part in islice(parts, runs):
        search.run(Limit(simulations=simulations))
    return last_of(parts)


def assert_same(one: Any, other: Any) -> None:
    """Assert that two results are equal, bit by bit."""
    for field in fields(one):
        mine, others = getattr(one, field.name), getattr(other, field.name)
        assert np.array_equal(mine, others), field.name
        assert getattr(mine, "dtype", None) == getattr(others, "dtype", None)


def assert_frozen(result: Any) -> None:
    """Assert that a result is immutable, and that none of its arrays belongs to the tree."""
    for field in fields(result):
        array = getattr(result, field.name)
        if isinstance(array, np.ndarray):
            assert not array.flags.writeable
            assert array.base is None or not array.base.flags.writeable, field.name
