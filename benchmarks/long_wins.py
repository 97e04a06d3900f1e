"""Compare two searches for wins by threes in 17 to 35 plies: python -m benchmarks.long_wins [--nodes 5000000] [--file
FILE] [--collect GAMES.sgf ...] [--count 50]

Each position of benchmarks/long_wins.sgf is solved twice, with empty tables: by iterative deepening alone, as in the
threat detection of a search, and by `Solver`, which continues with proof numbers. For both the benchmark prints the
plies of the win, the processor time and the number of tried moves. A dash replaces the plies if no win was found within
the limit of moves.

With --collect the benchmark writes the file: from the given games it takes positions that iterative deepening does not
solve in 500,000 moves and that `Solver` wins in 17 to 35 plies within the limit, at most two positions of a game.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from benchmarks.solver_positions import commented_record
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, MOST_NODES, NODES
from studio.engine.kernels.threats.solving import solve
from studio.engine.kernels.threats.table import THREES
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.running.line_boards import new_proving, stones_in_order
from studio.engine.solver import Solver
from studio.game.files.game_files import open_records, save_records
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.insight.mistakes import positions_along

POSITIONS = Path(__file__).with_name("long_wins.sgf")
SHORTEST, LONGEST = 17, 35
FIRST_NODES = 500_000
OF_A_GAME = 2
_CELLS = 1 << 22

Found = tuple[int, int]
"""The plies of the win, or 0 if none was found, and the number of tried moves."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=5_000_000, help="moves tried at most, by each search")
    parser.add_argument("--file", type=Path, default=POSITIONS)
    parser.add_argument("--collect", type=Path, nargs="+", metavar="GAMES", help="write the file from these games")
    parser.add_argument("--count", type=int, default=50, help="positions to collect")
    asked = parser.parse_args()
    if asked.collect:
        games = [record for file in asked.collect for record in open_records(file).records]
        _collect(games, asked.nodes, asked.count, asked.file)
    else:
        _compare([record.position(record.main_line()[-1]) for record in open_records(asked.file).records], asked.nodes)


def _compare(positions: Sequence[Position], nodes: int) -> None:
    print("position   plies by deepening, seconds, moves   plies by both, seconds, moves")
    for number, position in enumerate(positions, 1):
        told = (_timed(method, position, nodes) for method in (_by_deepening, _by_both))
        print(f"{number:8}   {'   '.join(told)}", flush=True)


def _timed(method: Callable[[Position, int], Found], position: Position, nodes: int) -> str:
    begun = time.process_time()
    plies, tried = method(position, nodes)
    return f"{plies or '-':>5} {time.process_time() - begun:7.2f} s {tried:12,}"


def _by_deepening(position: Position, nodes: int) -> Found:
    work = new_proving(position.rules, _CELLS)
    work.counts[MOST_NODES], work.counts[DEADLINE] = nodes, FOREVER
    plies = solve(work, stones_in_order(position), int(position.to_move) - 1, THREES)
    return max(int(plies), 0), int(work.counts[NODES])


def _by_both(position: Position, nodes: int) -> Found:
    found = Solver(position.rules).solve(position, kind=ThreatKind.THREES, limit=SolverLimit(nodes=nodes))
    return found.length, found.nodes


# Collecting


def _collect(games: Sequence[GameRecord], nodes: int, count: int, file: Path) -> None:
    kept: list[GameRecord] = []
    for number, game in enumerate(games, 1):
        kept += _long_wins(game, number, nodes)
        if kept:
            save_records(kept[:count], file)
        print(f"{number} games, {len(kept)} positions", flush=True)
        if len(kept) >= count:
            return


def _long_wins(game: GameRecord, number: int, nodes: int) -> list[GameRecord]:
    kept: list[GameRecord] = []
    for position in _positions(game):
        plies, tried = _by_both(position, nodes)
        if tried > FIRST_NODES and SHORTEST <= plies <= LONGEST:
            kept.append(commented_record(position, f"Game {number}, ply {position.ply}: a win in {plies} plies."))
            if len(kept) == OF_A_GAME:
                break
    return kept


def _positions(game: GameRecord) -> Iterator[Position]:
    """Yield every second position of a game from the end backwards, because long wins occur near the end."""
    found = [position.copy() for _, position in positions_along(game, game.main_line()) if not position.is_over]
    yield from reversed(found[len(found) // 3 :: 2])


if __name__ == "__main__":
    main()
