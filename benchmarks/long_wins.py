"""Compare two searches for wins by threes in 17 to 35 plies: python -m benchmarks.long_wins [--nodes 5000000] [--file
FILE] [--collect [GAMES.sgf ...]] [--count 50]

Each position of benchmarks/long_wins.sgf is solved twice, with empty tables: by iterative deepening alone, as in the
threat detection of a search, and by `Solver`, which continues with proof numbers. For both the benchmark prints the
plies of the win, the processor time and the number of tried moves. A dash replaces the plies if no win was found within
the limit of moves.

With --collect the benchmark adds positions to the file, until it has 50: from the given games, then from games that it
plays (see `decided_games`). It takes positions that iterative deepening does not solve in 500,000 moves and that
`Solver` wins in 17 to 35 plies within the limit, at most two positions of a game. The number of workers does not change
the positions.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks.decided_games import RULES, Deadline, Game, form_of, games, in_turn, wins_of_winner
from benchmarks.solver_positions import commented_record
from studio.engine.kernels.threats.proving import DEADLINE, FOREVER, MOST_NODES, NODES
from studio.engine.kernels.threats.solving import solve
from studio.engine.kernels.threats.table import THREES
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.running.line_boards import new_proving, stones_in_order
from studio.engine.solver import Solver
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, open_records, read_records, save_records
from studio.game.position import Position
from studio.game.record import GameRecord

POSITIONS = Path(__file__).with_name("long_wins.sgf")
SHORTEST, LONGEST = 17, 35
FIRST_NODES = 500_000
OF_A_GAME = 2
_CELLS = 1 << 22

Found = tuple[int, int]
"""The plies of the win (0 if none was found), and the number of tried moves."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, default=5_000_000, help="moves tried at most, by each search")
    parser.add_argument("--file", type=Path, default=POSITIONS)
    parser.add_argument("--collect", type=Path, nargs="*", metavar="GAMES", help="add positions of these games")
    parser.add_argument("--count", type=int, default=50, help="positions to collect")
    parser.add_argument("--workers", type=int, default=1, help="processes that solve side by side")
    parser.add_argument("--skip", type=int, default=0, metavar="GAMES", help="games from which was collected before")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="collect from no further game after this time")
    asked = parser.parse_args()
    if asked.collect is not None:
        _collect(asked.collect, asked)
    else:
        _compare([position for _, position in _saved(asked.file)], asked.nodes)


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


def _collect(files: Sequence[Path], asked: argparse.Namespace) -> None:
    kept = {form_of(position): record for record, position in _saved(asked.file)}
    work = partial(_long_wins, nodes=asked.nodes)
    wanted = games(files, asked.skip)
    for number, wins in enumerate(in_turn(work, wanted, asked.workers, Deadline(asked.limit)), asked.skip + 1):
        if wins is not None:
            for record in read_records(wins).records:
                kept.setdefault(form_of(record.position(record.main_line()[-1])), record)
            save_records(list(kept.values())[: asked.count], asked.file)
        print(f"{number} games, {len(kept)} positions", flush=True)
        if len(kept) >= asked.count:
            return


def _saved(file: Path) -> list[tuple[GameRecord, Position]]:
    records = open_records(file).records if file.exists() else ()
    return [(record, record.position(record.main_line()[-1])) for record in records]


def _long_wins(game: Game, nodes: int) -> bytes | None:
    """Return the long wins of a game as SGF; None if it has none."""
    kept, positions = list[GameRecord](), game.positions()
    for place, _ in wins_of_winner(positions, Solver(RULES), SolverLimit(nodes=nodes)):
        position = positions[place]
        plies, tried = _by_both(position, nodes)
        if tried > FIRST_NODES and SHORTEST <= plies <= LONGEST:
            kept.append(commented_record(position, f"{game.name}, ply {position.ply}: a win in {plies} plies."))
    return WRITABLE[Format.SGF](kept[:OF_A_GAME]) if kept else None


if __name__ == "__main__":
    main()
