"""Makes the three sets.

Equal settings make equal games, even if the command is interrupted and repeated.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from multiprocessing import get_context

from benchmarks.balanced_openings import openings_file
from benchmarks.review_sets.searches import RULES, STUDIO, Prospects, Referee, loss_of, searched
from benchmarks.review_sets.sets import (
    ReviewSet,
    games_of,
    keep,
    rate_of,
    set_mistake,
    set_rate,
    set_source,
    source_of,
)
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Threats
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.node import Node
from studio.game.position import Position
from studio.game.record import GameRecord, result_of
from studio.game.stones import Stone
from studio.insight.mistakes import positions_along
from studio.matches.openings import openings_in_file

QUIET_MOVES = 6
"""The number of moves of a quiet game after its opening."""
LARGEST_LOSS = 0.05
_EVEN = 0.35, 0.65
# The players are weaker than the review, so that not every move is the favourite of the review.
_PLAYED = Limit(simulations=1_000)
"""The limit of the players of quiet games."""
_FAST = Limit(simulations=200)
_CARELESS = replace(STUDIO, threats=Threats.WINS, temperature=0.5)
"""The careless player of the decided games. It overlooks wins by fours and threes."""
_BLUNDERS_TRIED = 12
_DISTANCE = 2


def make(count: int, seconds: float | None, workers: int = 1) -> bool:
    """Make the sets with `count` games each. Return False if the limit of seconds ended the work early.

    The sets grow side by side, so that an interrupted run leaves sets of similar sizes. The number of worker processes
    does not change the games.
    """
    until = None if seconds is None else time.monotonic() + seconds
    with _workers(workers) if workers > 1 else nullcontext() as pool:
        growing = [_Growing(games, count, pool, workers) for games in ReviewSet]
        while not all(each.is_done for each in growing):
            if until is not None and time.monotonic() > until:
                break
            for each in growing:
                each.grow()
    return all(len(each.records) >= count for each in growing)


def _workers(count: int) -> Executor:
    return ProcessPoolExecutor(count, get_context("spawn"))


class _Growing:
    """A set that grows by the games of further openings. Each opening gives at most one game."""

    def __init__(self, games: ReviewSet, count: int, pool: Executor | None, workers: int) -> None:
        self._games, self._count, self._pool, self._workers = games, count, pool, workers
        self.records = games_of(games)
        self._next = source_of(self.records[-1]) + 1 if self.records else 0

    @property
    def is_done(self) -> bool:
        return len(self.records) >= self._count or self._next >= len(_openings())

    def grow(self) -> None:
        """Add the games of the next openings, one for each worker, and save the set."""
        ready = min(self._count - len(self.records), self._workers, self._ready() - self._next)
        numbers = range(self._next, self._next + max(ready, 0))
        made = self._pool.map(_game_of, [self._games] * len(numbers), numbers) if self._pool is not None else None
        for number, game in zip(numbers, made or (_game_of(self._games, number) for number in numbers), strict=True):
            self._next = number + 1
            if game is not None:
                self.records += read_records(game).records
                keep(self._games, self.records)
                print(f"{self._games}: {len(self.records)} of {self._count} games", file=sys.stderr, flush=True)

    def _ready(self) -> int:
        """Return the number of the first opening that must still wait."""
        # A planted blunder needs the quiet games before it.
        quiet = games_of(ReviewSet.QUIET)
        if self._games is not ReviewSet.PLANTED or len(quiet) >= self._count:
            return len(_openings())
        return source_of(quiet[-1]) + 1 if quiet else 0


def _game_of(games: ReviewSet, number: int) -> bytes | None:
    """Make a game from an opening, as SGF. Return None if that fails."""
    game = _MAKE[games](number, Referee())
    if game is None:
        return None
    set_source(game, number)
    return WRITABLE[Format.SGF]([game])


@cache
def _openings() -> tuple[tuple[int, ...], ...]:
    return tuple(opening.moves for opening in openings_in_file(str(openings_file("gomoku-15")), RULES))


def opening_of(games: ReviewSet, number: int) -> tuple[int, ...]:
    """Return the moves of an opening.

    The decided games take the openings from the other end of the list.
    """
    # An opening leads to equal chances, so some of its moves may lose win rate.
    return _openings()[-1 - number if games is ReviewSet.DECIDED else number]


def _begun(games: ReviewSet, number: int) -> tuple[GameRecord, Node]:
    record = GameRecord(RULES)
    node = record.root
    for point in opening_of(games, number):
        node = record.add(node, point)
    return record, node


# Quiet games


def _quiet_game(number: int, _referee: Referee) -> GameRecord | None:
    """Play a game in which no move loses much by a long search. Return None if that fails."""
    record, node = _begun(ReviewSet.QUIET, number)
    position = record.position(node)
    before = searched(position)
    set_rate(record, node, before.rate)
    for ply in range(QUIET_MOVES):
        found = _quiet_move(position, before, seed=100 * number + ply)
        if found is None:
            return None
        point, before = found
        node = record.add(node, point)
        position.play(point)
        set_rate(record, node, before.rate)
    return record


def _quiet_move(position: Position, before: Prospects, seed: int) -> tuple[int, Prospects] | None:
    """Return a move without a larger loss, and the long search of the position after it.

    The move of a short search is tried first, then that of the long search.
    """
    wished = searched(position, _PLAYED, seed=seed).best
    for point in dict.fromkeys((wished, before.best)):
        end = position.copy()
        end.play(point)
        if end.is_over:
            continue
        after = searched(end)
        if not after.is_proven and loss_of(before, after) <= LARGEST_LOSS:
            return point, after
    return None


# Games with a planted blunder


def _planted_game(number: int, referee: Referee) -> GameRecord | None:
    """Replace the end of a quiet game by a blunder and the proven win after it. Return None if no blunder is found."""
    game = next((game for game in games_of(ReviewSet.QUIET) if source_of(game) == number), None)
    if game is None:
        return None
    chance = random.Random(number)
    rates = [(node, rate) for node in game.main_line() if (rate := rate_of(node)) is not None]
    even = [node for node, rate in rates if _EVEN[0] <= rate <= _EVEN[1]]
    for node in chance.sample(even, len(even)):
        position = game.position(node)
        point = _blunder(position, chance, referee)
        moves = None if point is None else _won_after(position, point, referee)
        if moves is not None:
            return _with_blunder(node, moves)
    return None


def _blunder(position: Position, chance: random.Random, referee: Referee) -> int | None:
    """Return a random move near the stones after which the solver proves a win by threats of the other side."""
    threat = referee.threat(position)
    if threat is None or not threat.refutations or referee.is_lost(position):
        return None
    near = [point for point in position.legal_moves() if _is_near(position, point)]
    bad = [point for point in near if point not in (*threat.refutations, *threat.undecided)]
    for point in chance.sample(bad, min(len(bad), _BLUNDERS_TRIED)):
        position.play(point)
        is_lost = not position.is_over and referee.win(position) is not None
        position.undo()
        if is_lost:
            return point
    return None


def _is_near(position: Position, point: int) -> bool:
    row, column = divmod(point, RULES.columns)
    taken = (divmod(move.point, RULES.columns) for move in position.moves)
    return any(max(abs(row - other[0]), abs(column - other[1])) <= _DISTANCE for other in taken)


def _won_after(position: Position, blunder: int, referee: Referee) -> tuple[int, ...] | None:
    """Return the blunder and the moves after it to the end of the game. The winner follows proven lines."""
    end = position.copy()
    end.play(blunder)
    winner = end.to_move
    while not end.is_over:
        if end.to_move is winner:
            win = referee.win(end)
            if win is None:
                return None
            end.play(win.line[0])
        else:
            end.play(searched(end, _FAST).best)
    return tuple(move.point for move in end.moves[position.ply :]) if end.winner is winner else None


def _with_blunder(node: Node, moves: tuple[int, ...]) -> GameRecord:
    """Return a game that follows a quiet game to `node`, and then has these moves. The first one is the blunder."""
    record = GameRecord(RULES)
    at = record.root
    for each in node.path()[1:]:
        if each.move is not None:
            at = record.add(at, each.move.point)
            rate = rate_of(each)
            if rate is not None:
                set_rate(record, at, rate)
    set_mistake(record, len(at.path()))
    for point in moves:
        at = record.add(at, point)
    record.result = result_of(record.position(at))
    return record


# Decided games


def _decided_game(number: int, referee: Referee) -> GameRecord | None:
    """Play a game between a careful and a careless side to its end. Return None if nobody wins."""
    record, node = _begun(ReviewSet.DECIDED, number)
    position, careless = record.position(node), Stone.BLACK if number % 2 else Stone.WHITE
    while not position.is_over:
        parameters: Parameters = _CARELESS if position.to_move is careless else STUDIO
        point = searched(position, _FAST, parameters, seed=1000 * number + position.ply).best
        node = record.add(node, point)
        position.play(point)
    if position.winner is None:
        return None
    record.result = result_of(position)
    decisive = decisive_mistake(record, referee)
    if decisive is not None:
        set_mistake(record, decisive)
    return record


def decisive_mistake(record: GameRecord, referee: Referee) -> int | None:
    """Return the number of the loser's move after which the position was proven lost until the end of the game.

    Return None unless the solver proves that the move lost. The position before the move may have been lost, too.
    """
    places = [(ply, position.copy()) for ply, (_, position) in enumerate(positions_along(record, record.main_line()))]
    winner = places[-1][1].winner
    for ply, position in _of_loser(places, winner):
        if referee.is_lost(position):
            continue
        after = places[ply + 1][1]
        return ply + 1 if not after.is_over and referee.win(after) is not None else None
    return None


def _of_loser(places: list[tuple[int, Position]], winner: Stone | None) -> Iterator[tuple[int, Position]]:
    """Yield the positions with the loser to move, the last one first."""
    return ((ply, position) for ply, position in reversed(places[:-1]) if position.to_move is not winner)


_MAKE: dict[ReviewSet, Callable[[int, Referee], GameRecord | None]] = {
    ReviewSet.QUIET: _quiet_game,
    ReviewSet.PLANTED: _planted_game,
    ReviewSet.DECIDED: _decided_game,
}
