"""Measure work on a whole tree: python -m benchmarks.tree_walks [--nodes N] [--profile NAME] [--repeat N]

The benchmark grows a tree of gomoku-15 to the given number of nodes (5 million take about 1 GB) and prints medians of
these times: until a filter has its first rows and its best rows, the total time of filters, of statistics and of an
outline of 2,000 nodes, the longest step of each, and the longest step while the memory of nodes that a move pruned is
reclaimed.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES, profile_named
from studio.engine.search import Search
from studio.engine.views.found_nodes import FilterOrder, TreeFilter
from studio.game.position import Position
from studio.game.rules import PRESETS

_OUTLINED = 2000
_BYTES_A_NODE = 400
_WARM = 5000

Survey = Callable[[], Iterator[Any]]


@dataclass(frozen=True)
class _Times:
    """The times of one query of the tree, in milliseconds."""

    first: float
    whole: float
    longest: float
    chunks: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--profile", choices=PROFILES, default="classic-uct")
    parser.add_argument("--repeat", type=int, default=5)
    asked = parser.parse_args()
    _reclaimed(_grown(_WARM, asked.profile))  # loads the kernels
    search = _grown(asked.nodes, asked.profile)
    print(_size(search), flush=True)
    print(f"{'':<44}{'first':>10}{'whole':>10}{'longest':>10}")
    print(f"{'':<44}{'ms':>10}{'ms':>10}{'chunk ms':>10}{'chunks':>8}")
    for name, survey in _surveys(search).items():
        _timed(survey)
        _tell(name, [_timed(survey) for _ in range(asked.repeat)])
    _tell("a move, and reclaiming what it left", [_reclaimed(search)])


def _grown(nodes: int, profile: str) -> Search:
    memory_mb = max(64, nodes * _BYTES_A_NODE // 1_000_000)
    parameters = profile_named(profile).parameters.with_text({"memory_mb": str(memory_mb)})
    search = Search(Position(PRESETS["gomoku-15"]), parameters)
    while (snapshot := search.snapshot()).nodes < nodes and not snapshot.capped:
        search.run(Limit(simulations=max(1000, nodes - snapshot.nodes)))
    return search


def _size(search: Search) -> str:
    snapshot = search.snapshot()
    return (
        f"{snapshot.nodes:,} nodes, {snapshot.depth} deep, {snapshot.memory_mb:,.0f} MB, "
        f"grown in {snapshot.seconds:.0f} s\n"
    )


def _surveys(search: Search) -> dict[str, Survey]:
    filters = {
        "filter: 10 visits and more": TreeFilter(fewest_visits=10),
        "filter: all nodes": TreeFilter(),
        "filter: all nodes, by value": TreeFilter(order=FilterOrder.VALUE),
        "filter: all nodes, by depth": TreeFilter(order=FilterOrder.DEPTH),
        "filter: proven only": TreeFilter(proven_only=True),
    }
    surveys: dict[str, Survey] = {name: partial(search.filtered, wanted) for name, wanted in filters.items()}
    surveys["statistics"] = search.statistics
    surveys[f"outline of {_OUTLINED:,} nodes"] = partial(search.outline, _OUTLINED)
    return surveys


def _timed(survey: Survey) -> _Times:
    """Run a query. Its first result is the first one with rows."""
    first, chunks = 0.0, list[float]()
    parts, begun = survey(), time.perf_counter()
    while True:
        before = time.perf_counter()
        part = next(parts, None)
        now = time.perf_counter()
        if part is None:
            return _Times(first, (before - begun) * 1000, max(chunks), len(chunks))
        chunks.append((now - before) * 1000)
        if not first and getattr(part, "paths", True):
            first = (time.perf_counter() - begun) * 1000


def _reclaimed(search: Search) -> _Times:
    favourite = int(search.snapshot().root.points[0])
    begun = time.perf_counter()
    search.play(favourite)
    first, chunks, done = (time.perf_counter() - begun) * 1000, list[float](), False
    while not done:
        before = time.perf_counter()
        done = search.tidy()
        chunks.append((time.perf_counter() - before) * 1000)
    return _Times(first, (time.perf_counter() - begun) * 1000, max(chunks), len(chunks))


def _tell(name: str, times: list[_Times]) -> None:
    first, whole, longest = (
        statistics.median(getattr(one, what) for one in times) for what in ("first", "whole", "longest")
    )
    print(f"{name:<44}{first:>10.1f}{whole:>10.0f}{longest:>10.1f}{times[0].chunks:>8}", flush=True)


if __name__ == "__main__":
    main()
