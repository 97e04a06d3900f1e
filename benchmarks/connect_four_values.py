"""Measure how often a move on Connect Four keeps the exact value: python -m benchmarks.connect_four_values [FILE]

The benchmark uses 500 random positions with at least 8 stones in which, by an exact solver (bitbully), the legal moves
have different values. It searches each position once with one thread, for 0.1, 0.3 and 1 s, and prints the share of
positions in which the chosen move keeps the value, with the 95 % Wilson interval. With FILE it writes each chosen move
to the file; a second start continues after the last complete line. `--network` adds a search with a network, with the
parameters of `--set NAME=VALUE`. `--busy` limits the processor time instead of the clock time, for a machine with other
load.
"""

import argparse
import json
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bitbully

from benchmarks.network_match import network_parameters, think
from studio.engine.evaluation.network import PatternNetwork
from studio.engine.evaluation.network_file import open_network
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.warmup import warm_up
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search

RULES = PRESETS["connect-four"]
LEAST_STONES, MOST_STONES = 8, 34
SECONDS = (0.1, 0.3, 1.0)
_Z95 = 1.959964

Known = dict[str, int]
"""The chosen columns, by profile, seconds and position."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seconds", type=float, nargs="*", default=SECONDS)
    parser.add_argument("--profiles", nargs="*", default=["studio-rollouts", "graph"])
    parser.add_argument("--network", type=Path)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="how the network is searched with")
    parser.add_argument("--busy", action="store_true", help="count the processor's time")
    parser.add_argument("--seed", type=int, default=0, help="of the positions")
    asked = parser.parse_args()
    warm_up()
    known = _read(asked.file)
    positions = list(_positions(asked.positions, asked.seed))
    for way in _ways(asked):
        for seconds in asked.seconds:
            kept = sum(_keeps(way, seconds, columns, good, known, asked.file) for columns, good in positions)
            print(f"{way.name}, {seconds:g} s: {_told(kept, len(positions))}", flush=True)


@dataclass(frozen=True)
class _Way:
    """A search with a name, its parameters, and optionally a network."""

    name: str
    parameters: Parameters
    network: PatternNetwork | None
    is_busy: bool

    def move(self, columns: tuple[int, ...], seconds: float) -> int:
        """Return the column that a new search chooses in this time."""
        position = position_after(columns)
        if self.network is None:
            search = made_search(position, self.parameters, seed=1)
        else:
            search = Search(position, self.parameters, seed=1, evaluator=self.network)
        if self.is_busy:
            think(search, seconds)
        else:
            search.run(Limit(seconds=seconds))
        move = search.final_move()
        return -1 if move is None else move % RULES.columns


def _ways(asked: argparse.Namespace) -> Iterator[_Way]:
    for profile in asked.profiles:
        yield _Way(profile, profile_named(profile).parameters, None, asked.busy)
    if asked.network:
        name = " ".join([str(asked.network), *asked.set])
        yield _Way(name, network_parameters(RULES, asked.set), open_network(asked.network), asked.busy)


def position_after(columns: tuple[int, ...]) -> Position:
    position = Position(RULES)
    for column in columns:
        position.drop(column)
    return position


def _positions(count: int, seed: int) -> Iterator[tuple[tuple[int, ...], frozenset[int]]]:
    """Yield the played columns of each position, and the columns that keep its value."""
    for columns, values in known_positions(count, seed):
        best = max(values.values())
        yield columns, frozenset(column for column, value in values.items() if value == best)


def known_positions(count: int, seed: int = 0) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
    """Yield the played columns of each position, and the exact value of each column for the side to move: -1, 0 or 1.

    In each position at least two columns have different values.
    """
    chance, solver = random.Random(seed), bitbully.BitBully()
    found = 0
    while found < count:
        position, columns = Position(RULES), []
        for _ in range(chance.randint(LEAST_STONES, MOST_STONES)):
            if position.is_over:
                break
            point = chance.choice(position.legal_moves())
            position.play(point)
            columns.append(point % RULES.columns)
        if position.is_over or len(columns) < LEAST_STONES:
            continue
        values = {column: _sign(score) for column, score in solver.score_all_moves(bitbully.Board(columns)).items()}
        if len(set(values.values())) > 1:
            found += 1
            yield tuple(columns), values


def _sign(score: int) -> int:
    return (score > 0) - (score < 0)


def _keeps(
    way: _Way,
    seconds: float,
    columns: tuple[int, ...],
    good: frozenset[int],
    known: Known,
    file: Path | None,
) -> bool:
    name = f"{way.name} {seconds:g} {''.join(map(str, columns))}"
    if name not in known:
        known[name] = way.move(columns, seconds)
        if file is not None:
            with file.open("a") as stream:
                stream.write(json.dumps([name, known[name]]) + "\n")
    return known[name] in good


def _read(file: Path | None) -> dict[str, int]:
    """Return the columns that an earlier run wrote to the file. Ignore an incomplete last line."""
    found: dict[str, int] = {}
    if file is not None and file.exists():
        for line in file.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                name, column = json.loads(line)
                found[name] = column
    return found


def _told(kept: int, count: int) -> str:
    share, square = kept / count, _Z95**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    width = _Z95 / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    return f"{kept} of {count} moves keep the value, {share:.1%} (95 %: {middle - width:.1%} to {middle + width:.1%})"


if __name__ == "__main__":
    main()
