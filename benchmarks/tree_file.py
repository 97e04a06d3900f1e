"""Measure saving and reading a tree: python -m benchmarks.tree_file [--nodes 5000000] [--graph]

Both are done in steps, between which a search thread executes commands; so the longest step matters as much as the
total.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TypeVar

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.engine.warmup import warm_up
from studio.game.position import Position
from studio.game.rules import PRESETS

Result = TypeVar("Result")
_MEMORY_MB = 4000


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tree_file", description=__doc__)
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--graph", action="store_true", help="positions share nodes")
    wanted = parser.parse_args(arguments)
    warm_up()
    search = _grown(wanted.nodes, wanted.graph)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tree.npz"
        _timed("save", saving(search, file))
        snapshot = search.snapshot()
        size = file.stat().st_size / 1e6
        print(f"file {size:.0f} MB, tree {snapshot.memory_mb:.0f} MB, {snapshot.nodes:,} nodes")
        again = _timed("read", _returned(Search.opening(file, _MEMORY_MB)))
        print("the same tree" if again == snapshot.nodes else "ANOTHER TREE")
    return 0


def _grown(nodes: int, graph: bool) -> Search:
    parameters = Parameters(proofs=False, memory_mb=_MEMORY_MB, transpositions=graph)
    search = Search(Position(PRESETS["gomoku-15"]), parameters, seed=1)
    begun = time.perf_counter()
    while search.snapshot().nodes < nodes:
        search.run(Limit(simulations=max(1000, nodes - search.snapshot().nodes)))
    print(f"search: {time.perf_counter() - begun:.1f} s")
    return search


def _returned(steps: Generator[float, None, Search]) -> Generator[float, None, int]:
    search = yield from steps
    return search.snapshot().nodes


def _timed(name: str, steps: Iterator[float]) -> object:
    """Execute all steps and print their times. Return the result of the last step."""
    pieces: list[float] = []
    work: list[float] = []
    returned: object = None
    begun = time.perf_counter()
    while True:
        last, worked = time.perf_counter(), time.thread_time()
        try:
            next(steps)
        except StopIteration as end:
            returned = end.value
            break
        finally:
            pieces.append((time.perf_counter() - last) * 1000)
            work.append((time.thread_time() - worked) * 1000)
    print(f"{name}: {time.perf_counter() - begun:.1f} s in {len(pieces):,} pieces, {_described(pieces)}")
    print(f"  of that the processor's time: {sum(work) / 1000:.1f} s, {_described(work)}")
    return returned


def _described(pieces: list[float]) -> str:
    pieces.sort()
    return f"p99 {pieces[int(len(pieces) * 0.99)]:.1f} ms, the longest {pieces[-1]:.1f} ms"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
