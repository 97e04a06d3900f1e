"""Measure how long the threat solver takes to find the defences: python -m benchmarks.defence_queries [--nodes N]
[--step 10] [--file FILE]

A query asks which moves of the side to move prevent the threat of the other side. The benchmark takes every tenth
position of benchmarks/solver_games.sgf, and makes a query if the other side threatens a win by threes, and none by
fours. It prints how many queries leave no move undecided within N tried moves, and the processor times. Each query has
a new solver with an empty table.
"""

import argparse
import statistics
import time
from pathlib import Path

from benchmarks.solver_speed import positions_of
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.game.files.game_files import open_records
from studio.game.position import Position

GAMES = Path(__file__).with_name("solver_games.sgf")
_GOAL_SECONDS = 1.0
_FINDING = SolverLimit(nodes=500_000)
"""The limit of the search for threats by fours, which are left out."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--nodes", type=int, default=15_000_000, metavar="N", help="moves tried at most, for each query"
    )
    parser.add_argument("--step", type=int, default=10, metavar="K", help="take every K-th position")
    parser.add_argument("--file", type=Path, nargs="+", default=[GAMES])
    asked = parser.parse_args()
    records = [record for file in asked.file for record in open_records(file).records]
    limit = SolverLimit(nodes=asked.nodes)
    queries = [
        query for position in positions_of(records)[:: asked.step] if (query := _query(position, limit)) is not None
    ]
    _tell(queries)


def _query(position: Position, limit: SolverLimit) -> tuple[Solution, float] | None:
    """Return the defences and the processor time in seconds. Return None without a threat by threes."""
    solver = Solver(position.rules)
    if solver.refutations(position, ThreatKind.FOURS, _FINDING).is_win:
        return None
    begun = time.process_time()
    found = solver.refutations(position, ThreatKind.THREES, limit)
    return (found, time.process_time() - begun) if found.is_win else None


def _tell(queries: list[tuple[Solution, float]]) -> None:
    seconds = [taken for _, taken in queries]
    decided = [found for found, _ in queries if not found.undecided]
    undecided = [len(found.undecided) for found, _ in queries if found.undecided]
    print(f"{len(queries)} positions with a threat of a win by threes, of at most {_longest(queries)} plies.")
    print(f"No move is undecided in {len(decided)} of them.")
    if undecided:
        print(f"In the others the median number of undecided moves is {statistics.median(undecided):.0f}.")
    if seconds:
        within = sum(taken <= _GOAL_SECONDS for taken in seconds) / len(seconds)
        times = f"median {statistics.median(seconds):.3f} s, longest {max(seconds):.1f} s"
        print(f"Processor time: {times}, {within:.0%} within {_GOAL_SECONDS:g} s.")


def _longest(queries: list[tuple[Solution, float]]) -> int:
    return max((found.length for found, _ in queries), default=0)


if __name__ == "__main__":
    main()
