"""Measure how long a simulation must wait for memory in a large tree: python -m benchmarks.memory_bound [--repeat N]

The benchmark first chooses random walks through the tree, like those of the search: each step follows an edge in
proportion to its visits. Then it repeats only the memory reads that every layout of a tree needs: from a node to its
edges, and from an edge to its child, so that each read depends on the one before. `allowed` is the time in nanoseconds
that a simulation may take at 60 % of the rate of a search of 10,000 simulations; `left` is the part of it that remains
for waiting.

`one look a move` repeats the walk in another layout, in which an edge contains both its child and the place of the
child's edges, so that each move waits once instead of twice. `system` is the time in which the system clears fresh
memory.
"""

import argparse
import os
import time
from statistics import median
from typing import Any

import numpy as np
from numba import njit

from studio.engine import Limit, Position, Search, profile_named
from studio.game.rules import PRESETS

_GAMES = ("connect-four", "gomoku-15")
_SIZES = (10_000, 100_000, 1_000_000, 4_000_000)
_WALKS = 50_000
_LONGEST = 64
_SHORT = 20
_SHARE = 0.6


@njit
def edge_visited(tree: Any, node: int, size: Any, wanted: float) -> Any:
    """Return the edge at which the cumulative visits reach `wanted`, or else the last edge.

    An edge is three numbers: its block, its place within the block, and its cell.
    """
    first, count, child, visits = tree
    block, left, blocks, cell = np.int64(first[node]), np.int64(count[node]), 0, np.int64(0)
    while left > 0:
        for cell in range(block + 1, block + 1 + min(left, size - 1)):
            wanted -= visits[cell]
            if wanted <= 0:
                return blocks, cell - block, cell
        left -= size - 1
        if left > 0:
            block, size, blocks = np.int64(child[block]), min(max(size * 2, 32), 256), blocks + 1
    return blocks, cell - block, cell


@njit
def chosen_walks(tree: Any, own_visits: Any, root: int, size: int, walks: Any, steps: Any) -> None:
    """Choose random walks through the tree.

    Write the block's number and the place within the block of each step's edge to `walks`. Write the lengths of the
    walks to `steps`.
    """
    np.random.seed(1)
    for walk in range(len(walks)):
        node, step = root, 0
        while tree[1][node] > 0 and step < _LONGEST:
            blocks, place, cell = edge_visited(tree, node, size, np.random.random() * own_visits[node])
            if tree[2][cell] == 0:
                break
            walks[walk, step, 0], walks[walk, step, 1] = blocks, place
            node, step = np.int64(tree[2][cell]), step + 1
        steps[walk] = step


@njit
def walked(first: Any, child: Any, root: int, walks: Any, steps: Any) -> int:
    """Perform only the memory reads of the walks. Return a sum of nodes."""
    # Without a result the compiler would remove the reads.
    total = 0
    for walk in range(len(walks)):
        node = root
        for step in range(steps[walk]):
            block = np.int64(first[node])
            for _ in range(walks[walk, step, 0]):
                block = np.int64(child[block])
            node = np.int64(child[block + walks[walk, step, 1]])
        total += node
    return total


@njit
def walked_at_once(edges: Any, begin: int, walks: Any, steps: Any) -> int:
    """Do the same as `walked` for a layout whose edges contain both the child and the place of the child's edges."""
    total = 0
    for walk in range(len(walks)):
        block, node = np.int64(begin), np.int64(0)
        for step in range(steps[walk]):
            for _ in range(walks[walk, step, 0]):
                block = np.int64(edges[block, 0])
            edge = block + walks[walk, step, 1]
            node, block = np.int64(edges[edge, 0]), np.int64(edges[edge, 1])
        total += node
    return total


def _grown(game: str, simulations: int) -> tuple[Search, float, float]:
    """Return a search after this many simulations, its time, and its system time, both in seconds per simulation."""
    times = _SHORT if simulations == _SIZES[0] else 1
    begun, before = time.perf_counter(), os.times()
    for seed in range(times):
        search = Search(Position(PRESETS[game]), profile_named("classic-uct").parameters, seed=seed)
        search.run(Limit(simulations=simulations))
    made = times * simulations
    return search, (time.perf_counter() - begun) / made, (os.times().system - before.system) / made


def _waited(search: Search) -> tuple[float, float, float]:
    """Return the seconds per walk with two reads per move, the seconds with one read per move, and the mean length of
    the walks.
    """
    tree = search._memory.tree
    root = int(tree.counts[0])
    walks, steps = np.zeros((_WALKS, _LONGEST, 2), np.int32), np.zeros(_WALKS, np.int64)
    arrays = tree.first_block, tree.edge_count, tree.child, tree.edge_visits
    chosen_walks(arrays, tree.visits, root, search._reader.method.first_block, walks, steps)
    beside = tree.first_block[np.minimum(tree.child, len(tree.first_block) - 1)]  # the heads of blocks have no child
    edges = np.stack((tree.child, beside), axis=1)
    ways: list[tuple[Any, ...]] = [
        (walked, tree.first_block, tree.child, root),
        (walked_at_once, edges, int(tree.first_block[root])),
    ]
    seconds = []
    for way, *given in ways:
        way(*given, walks, steps)  # compiles the function, and fills the processor's cache
        begun = time.perf_counter()
        way(*given, walks, steps)
        seconds.append((time.perf_counter() - begun) / _WALKS)
    return seconds[0], seconds[1], float(steps.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=5)
    repeat = parser.parse_args().repeat
    print(f"load {os.getloadavg()[0]:.1f}, medians of {repeat}, nanoseconds a simulation")
    for game in _GAMES:
        own = 0.0
        _grown(game, _SIZES[0])  # loads the kernels
        for size in _SIZES:
            measured = []
            for _ in range(repeat):
                search, *spent = _grown(game, size)
                measured.append((*spent, *_waited(search)))
            spent, system, waited, at_once, moves = (1e9 * median(column) for column in zip(*measured, strict=True))
            own = own or spent
            allowed = own / _SHARE
            told = f"all {spent:6.0f}, system {system:4.0f}  allowed {allowed:5.0f}  left {allowed - own:5.0f}"
            way = f"the way alone {waited:5.0f} of {moves / 1e9:4.1f} moves, one look a move {at_once:5.0f}"
            print(f"{game:14}{size:>11,}  {told}  {way}", flush=True)


if __name__ == "__main__":
    main()
