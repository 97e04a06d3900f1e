"""Measure the speed of the threat solver: python -m benchmarks.solver_speed [--seconds 10] [--nodes N] [--file FILE]
[--every]

A new solver with an empty table solves each position of benchmarks/solver_positions.sgf (see `solver_positions`), by
fours and then by threes, with the side to move as the attacker. The benchmark prints the medians and the maxima of the
processor times by the length of the win, and the tried moves per second over the positions that took 50,000 moves or
more.

With --every the benchmark solves all positions of the games instead of their last ones, by fours only: these positions
are not selected, so they also contain long wins.

The limit is clock time. With --nodes N it is a number of tried moves per position, so that other load on the machine
has no effect on the results.
"""

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution, SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.insight.mistakes import positions_along

POSITIONS = Path(__file__).with_name("solver_positions.sgf")
LONG = 50_000


@dataclass(frozen=True)
class Timed:
    found: Solution
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="at most, for each position")
    parser.add_argument("--nodes", type=int, metavar="N", help="moves tried at most, instead of seconds")
    parser.add_argument("--file", type=Path, nargs="+", default=[POSITIONS])
    parser.add_argument("--every", action="store_true", help="all positions of the games, by fours")
    asked = parser.parse_args()
    records = [record for file in asked.file for record in open_records(file).records]
    positions = (
        positions_of(records) if asked.every else [record.position(record.main_line()[-1]) for record in records]
    )
    limit = SolverLimit(seconds=asked.seconds) if asked.nodes is None else SolverLimit(nodes=asked.nodes)
    print(f"{len(positions)} positions")
    for kind in (ThreatKind.FOURS,) if asked.every else ThreatKind:
        _timed(positions[0], kind, SolverLimit(nodes=1))  # loads the kernels
        _tell(kind, [_timed(position, kind, limit) for position in positions])


def positions_of(records: Sequence[GameRecord]) -> list[Position]:
    """Return the positions of the games, each once."""
    # Games may share their first moves.
    found = {position.text(): position for record in records for position in _along(record)}
    return [position for position in found.values() if not position.is_over]


def _along(record: GameRecord) -> Iterator[Position]:
    for _, position in positions_along(record, record.main_line()):
        yield position.copy()


def _timed(position: Position, kind: ThreatKind, limit: SolverLimit) -> Timed:
    solver = Solver(position.rules)
    begun = time.process_time()
    found = solver.solve(position, kind=kind, limit=limit)
    return Timed(found, time.process_time() - begun)


def _tell(kind: ThreatKind, rows: Sequence[Timed]) -> None:
    print(f"\nBy {kind}:")
    wins = [row for row in rows if row.found.is_win]
    for length in sorted({row.found.length for row in wins}):
        _tell_times(f"win in {length} plies", [row.seconds for row in wins if row.found.length == length])
    for result in (SolverResult.NONE, SolverResult.UNKNOWN):
        _tell_times(str(result), [row.seconds for row in rows if row.found.result is result])
    long = [row for row in rows if row.found.nodes >= LONG]
    if long:
        rate = sum(row.found.nodes for row in long) / sum(row.seconds for row in long)
        print(f"  {rate:,.0f} moves tried a second, in {len(long)} positions")


def _tell_times(name: str, seconds: Sequence[float]) -> None:
    if seconds:
        median, longest = statistics.median(seconds) * 1000, max(seconds) * 1000
        print(f"  {name}: {len(seconds)} positions, median {median:.2f} ms, longest {longest:.1f} ms")


if __name__ == "__main__":
    main()
