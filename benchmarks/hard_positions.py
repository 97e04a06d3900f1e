"""Solve 200 hard positions: python -m benchmarks.hard_positions [--seconds 0.3 1 3] [--set NAME=VALUE ...]

benchmarks/hard_positions.sgf has positions from games of `studio` against itself, in which it made few simulations and
detected no threats. In half of them, the side to move lost the game by its next move: afterwards the threat solver
proves a win of the other side by threes, which it cannot prove after another move. In the other half, the side to move
has a win by threes. `studio` fails in each of these positions with 2,000 simulations. For each time per move the
benchmark prints how many positions `studio` solves. Times are processor time, so that other load on the machine has
little effect.

- A blunder is solved if the solver does not prove a loss after the chosen move, within two million tried moves.
- A win is solved if the search proves it, or if the solver finds no move that defends against the chosen move.

With --collect GAMES the benchmark adds positions to the file, from as many games as necessary, but at most this number.
The games begin with the balanced openings. At most one position of each kind is taken from a game.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

from benchmarks.balanced_openings import openings_file
from benchmarks.match import thinking
from benchmarks.solver_positions import commented_record
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.options.profiles import profile_named
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution, SolverResult
from studio.game.files.game_files import open_records, save_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.matches.openings import openings_in_file
from studio.networks.searching import made_search

GAME = "gomoku-15"
POSITIONS = Path(__file__).with_name("hard_positions.sgf")
BLUNDER, WIN = "blunder", "win"
_OF_A_KIND = 100
_PLAYED, _SHORT, _LONG = Limit(simulations=200), Limit(simulations=2_000), Limit(simulations=40_000)
_NODES = SolverLimit(nodes=2_000_000)
_STUDIO = profile_named("studio").parameters
_PLAYER = replace(_STUDIO, threats=Threats.WINS)
_MOST_FAILURES = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.3, 1.0, 3.0], help="per move")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="parameters that differ")
    parser.add_argument("--collect", type=int, metavar="GAMES", help="add positions of at most this many games")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="seed of the first game to collect from")
    asked = parser.parse_args()
    if asked.collect:
        _collect(asked.collect, asked.first)
        return
    parameters = _STUDIO.with_text(dict(text.split("=", 1) for text in asked.set))
    solver, records = Solver(PRESETS[GAME]), open_records(POSITIONS).records
    for seconds in asked.seconds:
        solved = {BLUNDER: 0, WIN: 0}
        for record in records:
            kind = _kind_of(record)
            position = record.position(record.main_line()[-1])
            solved[kind] += _is_solved(position, kind, _searched(position, parameters, seconds), solver)
        told = ", ".join(f"{count} {kind}s" for kind, count in solved.items())
        print(f"{seconds:g} s: {sum(solved.values())} of {len(records)} solved: {told}", flush=True)


def _kind_of(record: GameRecord) -> str:
    return BLUNDER if record.root.comment.startswith(BLUNDER) else WIN


def _searched(position: Position, parameters: Parameters, seconds: float) -> Search:
    """Return a search of the position that took `seconds` of processor time, or that proved the result."""
    search = made_search(position, parameters)
    thinking(seconds)(search)
    return search


def _is_solved(position: Position, kind: str, search: Search, solver: Solver) -> bool:
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
    return solver.solve(position, kind=ThreatKind.THREES, limit=_NODES).result is SolverResult.WIN


def _is_without_defence(solver: Solver, position: Position) -> bool:
    """Return whether the solver proves a win of the side that is not to move."""
    if position.is_over:
        return True
    found = solver.refutations(position, ThreatKind.THREES, _NODES)
    return found.result is SolverResult.WIN and not found.refutations and not found.undecided


# Collecting


def _collect(games: int, first: int) -> None:
    openings = openings_in_file(openings_file(GAME), PRESETS[GAME])
    kept: dict[str, list[GameRecord]] = {BLUNDER: [], WIN: []}
    for record in open_records(POSITIONS).records if POSITIONS.exists() else ():
        kept[_kind_of(record)].append(record)
    for number, opening in enumerate(islice(cycle(openings), games), first):
        for kind, record in _hard_in(_played(opening.position(PRESETS[GAME]), number), number):
            kept[kind] = [*kept[kind], record][:_OF_A_KIND]
        if any(kept.values()):
            save_records([*kept[BLUNDER], *kept[WIN]], POSITIONS)
        counts = ", ".join(f"{len(records)} {kind}s" for kind, records in kept.items())
        print(f"{number + 1 - first} games: {counts}", flush=True)
        if all(len(records) == _OF_A_KIND for records in kept.values()):
            return


def _played(opening: Position, seed: int) -> list[Position]:
    """Return the positions of a game up to the last one in which the winner is to move. Both sides share a tree."""
    position = opening.copy()
    search = made_search(position, _PLAYER, seed=seed)
    played = [position.copy()]
    while not position.is_over and not search.is_proven:
        search.run(_PLAYED)
        move = search.final_move()
        if move is None or search.is_proven:
            break
        position.play(move)
        search.play(move)
        played.append(position.copy())
    is_lost = position.is_over or search.inspect(()).proof is Proof.LOSS
    return played[:-1] if is_lost else played


def _hard_in(played: Sequence[Position], number: int) -> Iterator[tuple[str, GameRecord]]:
    """Yield the first position whose win is hard to prove, and the blunder before it."""
    solver = Solver(PRESETS[GAME])
    first = _first_win(played, solver)
    if first is None:
        return
    place, found = first
    position, before = played[place], played[max(place - 1, 0)]
    if not _is_solved(position, WIN, _ended(position, _SHORT), solver):
        yield WIN, commented_record(position, f"{WIN} in {found.length} plies, game {number}, ply {position.ply}")
    is_blunder = not _is_solved(before, BLUNDER, _ended(before, _SHORT), solver)
    if place and is_blunder and _is_solved(before, BLUNDER, _ended(before, _LONG), solver):
        yield BLUNDER, commented_record(before, f"{BLUNDER} in game {number}, ply {before.ply}")


def _first_win(played: Sequence[Position], solver: Solver) -> tuple[int, Solution] | None:
    """Return the index of the winner's first position with a proven win, and the proof.

    The positions are examined from the end backwards, until the solver proves nothing twice.
    """
    first, failures = None, 0
    for place in range(len(played) - 1, -1, -2):
        found = solver.solve(played[place], kind=ThreatKind.THREES, limit=_NODES)
        if found.result is SolverResult.WIN:
            first = place, found
        else:
            failures += 1
            if failures == _MOST_FAILURES:
                break
    return first


def _ended(position: Position, limit: Limit) -> Search:
    search = made_search(position, _STUDIO)
    search.run(limit)
    return search


if __name__ == "__main__":
    main()
