"""Decided games of gomoku-15 from which the collections of positions are made: read from files, or played by `studio`.

Each game has a number, which decides how it is played: 200 simulations per move, without detection of fours and
threes, from a balanced opening. The moves are drawn by their visits, so that games from the same opening differ.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from itertools import chain, count, islice, takewhile
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, TypeVar

from benchmarks.balanced_openings import openings_file
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import FinalMove, Threats
from studio.engine.options.profiles import profile_named
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution, SolverResult
from studio.game.files.game_files import open_records
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import PRESETS
from studio.game.symmetry import images, symmetries
from studio.matches.openings import openings_in_file
from studio.networks.searching import made_search

GAME = "gomoku-15"
RULES = PRESETS[GAME]
_PLAYED = Limit(simulations=200)
_PLAYER = replace(
    profile_named("studio").parameters, threats=Threats.WINS, final_move=FinalMove.SAMPLE, temperature=0.25
)
_MOST_FAILURES = 2
_AHEAD = 4
"""How many games each worker process has in its queue."""

Moves = tuple[int, ...]
Form = frozenset[tuple[int, int]]
Item = TypeVar("Item")
Result = TypeVar("Result")


class Game(NamedTuple):
    """A game to take positions from: its name, and its moves, or the number of a game to play."""

    name: str
    source: Moves | int

    def positions(self) -> list[Position]:
        """Return the positions of the game up to the last one in which the winner is to move."""
        return _played(self.source) if isinstance(self.source, int) else _positions_of(self.source)


def games(files: Iterable[Path], skipped: int) -> Iterator[Game]:
    """Yield the decided games in the files, then games to play, without end, except for the first `skipped` games."""
    given = (Game(f"match game {number}", moves) for number, moves in enumerate(_games_in(files), 1))
    return islice(chain(given, (Game(f"played game {number}", number) for number in count(1))), skipped, None)


def _games_in(files: Iterable[Path]) -> Iterator[Moves]:
    for file in files:
        for record in open_records(file).records:
            end = record.position(record.main_line()[-1])
            if record.rules == RULES and end.winner is not None:
                yield tuple(move.point for move in end.moves)


def _positions_of(moves: Moves) -> list[Position]:
    position, found = Position(RULES), list[Position]()
    for point in moves:
        found.append(position.copy())
        position.play(point)
    return found


def _played(number: int) -> list[Position]:
    openings = openings_in_file(openings_file(GAME), RULES)
    position = openings[number % len(openings)].position(RULES)
    search = made_search(position, _PLAYER, seed=number)
    found = [position.copy()]
    while not position.is_over and not search.is_proven:
        search.run(_PLAYED)
        move = search.final_move()
        if move is None or search.is_proven:
            break
        position.play(move)
        search.play(move)
        found.append(position.copy())
    is_lost = position.is_over or search.inspect(()).proof is Proof.LOSS
    return found[:-1] if is_lost else found


def wins_of_winner(positions: Sequence[Position], solver: Solver, limit: SolverLimit) -> Iterator[tuple[int, Solution]]:
    """Yield the winner's proven wins by threes, from the end backwards, each with the index of its position.

    The search ends when the solver has proven no win twice.
    """
    failures = 0
    for place in range(len(positions) - 1, -1, -2):
        found = solver.solve(positions[place], kind=ThreatKind.THREES, limit=limit)
        if found.result is SolverResult.WIN:
            yield place, found
        else:
            failures += 1
            if failures == _MOST_FAILURES:
                return


def form_of(position: Position) -> Form:
    """Return the stones of a position, equal for positions that are equal up to symmetry."""
    turned = (images(symmetry, RULES) for symmetry in symmetries(RULES))
    forms = (frozenset((points[move.point], int(move.stone)) for move in position.moves) for points in turned)
    return min(forms, key=sorted)


class Deadline:
    """A limit of seconds for a whole command, after which no further game begins."""

    def __init__(self, seconds: float | None) -> None:
        self._until = None if seconds is None else time.monotonic() + seconds

    @property
    def is_over(self) -> bool:
        return self._until is not None and time.monotonic() > self._until


def in_turn(
    work: Callable[[Item], Result], items: Iterable[Item], workers: int, deadline: Deadline
) -> Iterator[Result]:
    """Yield the results of the items in their order, from several processes. Begin none after the deadline.

    The number of processes does not change the results.
    """
    left = iter(items)
    if workers == 1:
        yield from (work(item) for item in takewhile(lambda _: not deadline.is_over, left))
        return
    with _processes(workers) as pool:
        waiting = [pool.submit(work, item) for item in islice(left, _AHEAD * workers)]
        while waiting:
            if deadline.is_over:  # the games that have begun are still finished
                waiting = [each for each in waiting if not each.cancel()]
            else:
                waiting += [pool.submit(work, item) for item in islice(left, 1)]
            if waiting:
                yield waiting.pop(0).result()


def _processes(count: int) -> Executor:
    return ProcessPoolExecutor(count, get_context("spawn"))
