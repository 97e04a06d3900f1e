"""Compare one and two threads in games: python -m benchmarks.two_threads [GAMES] [SECONDS]

Two searches of `studio`, with one and with two threads, follow the same games of `match_games.sgf` (by default 30), and
think in turn for SECONDS (by default 0.1, by the clock) in each position after moves 6 to 30. Each keeps its tree
between moves. Positions that one of them proves are left out. The benchmark prints the simulations per second of both,
the ratio of their totals, and the median of the ratios of the positions. It needs two free cores.
"""

import os
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from benchmarks.decided_games import Game, games
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.networks.searching import made_search

_GAMES = Path(__file__).with_name("match_games.sgf")
_FIRST, _LAST = 6, 30
_STUDIO = profile_named("studio").parameters
_GOAL = 1.5

Rate = tuple[int, float]
"""Simulations, and the seconds that they took."""


def main(arguments: list[str]) -> None:
    count = int(arguments[0]) if arguments else 30
    seconds = float(arguments[1]) if len(arguments) > 1 else 0.1
    pairs = list[tuple[Rate, Rate]]()
    for number, game in enumerate(islice(games([_GAMES], 0), count), 1):
        pairs += _rates(game, seconds)
        print(f"{number} of {count} games, {_told(pairs)}", flush=True)
    print(f"load {os.getloadavg()[0]:.1f}; goal: {_GOAL} times as many simulations per second with two threads")


def _rates(game: Game, seconds: float) -> Iterator[tuple[Rate, Rate]]:
    """Yield the rates of one and of two threads in the positions of a game."""
    positions = game.positions()[_FIRST : _LAST + 1]
    if not positions:
        return
    searches = [made_search(positions[0], _STUDIO, threads=threads) for threads in (1, 2)]
    for position in positions:
        for search in searches:
            search.set_position(position)
        one, two = (_rate(search, seconds) for search in searches)
        if one[0] and two[0] and not any(search.is_proven for search in searches):
            yield one, two


def _rate(search: Search, seconds: float) -> Rate:
    before, begun = search.simulations, time.perf_counter()
    search.run(Limit(seconds=seconds))
    return search.simulations - before, time.perf_counter() - begun


def _told(pairs: list[tuple[Rate, Rate]]) -> str:
    if not pairs:
        return "no positions yet"
    one, two = (sum(pair[place][0] for pair in pairs) / sum(pair[place][1] for pair in pairs) for place in (0, 1))
    ratios = [(two[0] / two[1]) / (one[0] / one[1]) for one, two in pairs]
    return (
        f"{len(pairs)} positions: {one:,.0f} and {two:,.0f} simulations per second, "
        f"{two / one:.2f} times, median {statistics.median(ratios):.2f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
