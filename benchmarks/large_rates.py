"""Measure the speed of large searches: python -m benchmarks.large_rates [--repeat N]

The benchmark searches with one thread, each time from an empty tree. The searches have several numbers of simulations,
in turn. For each number it prints the median of the simulations per second of clock time, and the ratio to the rate at
10,000 simulations.
"""

import argparse
import os
import time
from statistics import median

from studio.engine import Limit, Position, Search, profile_named
from studio.game.rules import PRESETS

_GAMES = ("connect-four", "gomoku-15")
_SIZES = (10_000, 100_000, 1_000_000, 4_000_000)
# A single one takes only some milliseconds.
_SHORT = 20
"""Repetitions of the smallest search."""


def rate(game: str, simulations: int) -> float:
    """Return the simulations per second of clock time."""
    times = _SHORT if simulations == _SIZES[0] else 1
    spent = 0.0
    for seed in range(times):
        search = Search(Position(PRESETS[game]), profile_named("classic-uct").parameters, seed=seed)
        begun = time.perf_counter()
        search.run(Limit(simulations=simulations))
        spent += time.perf_counter() - begun
    return times * simulations / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=5)
    repeat = parser.parse_args().repeat
    print(f"load {os.getloadavg()[0]:.1f}, medians of {repeat}")
    for game in _GAMES:
        measured = [[rate(game, size) for size in _SIZES] for _ in range(repeat)]
        rates = [median(column) for column in zip(*measured, strict=True)]
        for size, found in zip(_SIZES, rates, strict=True):
            print(f"{game:14}{size:>12,}{found:>14,.0f}  {found / rates[0]:6.0%}", flush=True)


if __name__ == "__main__":
    main()
