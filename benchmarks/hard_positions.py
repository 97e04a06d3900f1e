"""Solve hard positions: python -m benchmarks.hard_positions [--seconds 0.3 1 3] [--set NAME=VALUE ...]

benchmarks/hard_positions.sgf has positions from decided games (see `decided_games`). In some of them, the side to move
lost the game by its next move: afterwards the threat solver proves a win of the other side by threes, which it cannot
prove after another move. In the others, the side to move has a win by threes. `studio` failed in each of these
positions with 2,000 simulations. For each time per move the benchmark prints how many positions `studio` solves. Times
are processor time, so that other load on the machine has little effect. With several `--set`, the variants search each
position in turn.

- A blunder is solved if the solver does not prove a loss after the chosen move, within two million tried moves.
- A win is solved if the search proves it, or if the solver finds no move that defends against the chosen move.

With --collect the benchmark adds positions to the file, until it has 200, at most 120 of each kind: from the games in
`--games`, then from games that it plays. At most one position of each kind is taken from a game. The number of workers
does not change the positions.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from benchmarks.decided_games import RULES, Deadline, Moves, in_turn
from benchmarks.match import thinking
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import profile_named
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.matches.openings import Opening
from studio.networks.searching import made_search

POSITIONS = Path(__file__).with_name("hard_positions.sgf")
BLUNDER, WIN = "blunder", "win"
NODES = SolverLimit(nodes=2_000_000)
STUDIO = profile_named("studio").parameters

Settings = tuple[str, ...]
"""Parameters that differ from those of `studio`, each as NAME=VALUE."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.3, 1.0, 3.0], help="per move")
    parser.add_argument("--set", nargs="*", action="append", metavar="NAME=VALUE", help="parameters that differ")
    parser.add_argument("--workers", type=int, default=1, help="processes that search side by side")
    parser.add_argument("--collect", action="store_true", help="add positions of games")
    parser.add_argument("--games", type=Path, nargs="*", default=[], help="SGF files to collect from first")
    parser.add_argument("--skip", type=int, default=0, metavar="GAMES", help="games from which was collected before")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="collect from no further game after this time")
    asked = parser.parse_args()
    if asked.collect:
        from benchmarks.hard_collecting import collect

        collect(asked.games, asked.skip, asked.workers, asked.limit)
    else:
        variants = [tuple(settings) for settings in asked.set or [()]]
        for seconds in asked.seconds:
            _measure(variants, seconds, asked.workers)


def _measure(variants: Sequence[Settings], seconds: float, workers: int) -> None:
    """Print how many positions each variant solves. All variants search a position before the next one follows."""
    records = open_records(POSITIONS).records
    items = [
        (seconds, variants, kind_of(record), tuple(move.point for move in end_of(record).moves)) for record in records
    ]
    solved = {settings: Counter[str]() for settings in variants}
    for (_, _, kind, _), results in zip(items, in_turn(_results, items, workers, Deadline(None)), strict=True):
        for settings, is_right in zip(variants, results, strict=True):
            solved[settings][kind] += is_right
    for settings, counts in solved.items():
        told = ", ".join(f"{counts[kind]} {kind}s" for kind in (BLUNDER, WIN))
        name = " ".join(settings) or "studio"
        print(f"{seconds:g} s, {name}: {counts.total()} of {len(records)} solved: {told}", flush=True)


def _results(item: tuple[float, Sequence[Settings], str, Moves]) -> list[bool]:
    """Return which variants solve a position."""
    seconds, variants, kind, moves = item
    _load_kernels()
    position, solver = Opening(moves).position(RULES), Solver(RULES)
    found = list[bool]()
    for settings in variants:
        parameters = STUDIO.with_text(dict(text.split("=", 1) for text in settings))
        found.append(is_solved(position, kind, _searched(position, parameters, seconds), solver))
    return found


@cache
def _load_kernels() -> None:
    """Run a search once in each process, so that the loading of its kernels counts for no position."""
    thinking(0.01)(made_search(Position(RULES), STUDIO))


def end_of(record: GameRecord) -> Position:
    return record.position(record.main_line()[-1])


def kind_of(record: GameRecord) -> str:
    return BLUNDER if record.root.comment.startswith(BLUNDER) else WIN


def _searched(position: Position, parameters: Parameters, seconds: float) -> Search:
    """Return a search of the position that took `seconds` of processor time, or that proved the result."""
    search = made_search(position, parameters)
    thinking(seconds)(search)
    return search


def is_solved(position: Position, kind: str, search: Search, solver: Solver) -> bool:
    move = search.final_move()
    if move is None:
        return False
    after = position.copy()
    after.play(move)
    if kind == BLUNDER:
        return not _wins(solver, after)
    return search.inspect(()).proof is Proof.WIN or _is_without_defence(solver, after)


def _wins(solver: Solver, position: Position) -> bool:
    """Return whether the solver proves that the side to move wins."""
    if position.is_over:
        return False
    return solver.solve(position, kind=ThreatKind.THREES, limit=NODES).result is SolverResult.WIN


def _is_without_defence(solver: Solver, position: Position) -> bool:
    """Return whether the solver proves a win of the side that is not to move."""
    if position.is_over:
        return True
    found = solver.refutations(position, ThreatKind.THREES, NODES)
    return found.result is SolverResult.WIN and not found.refutations and not found.undecided


if __name__ == "__main__":
    main()
