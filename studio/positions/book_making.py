"""Makes an opening book from a position database."""

from collections.abc import Iterator
from dataclasses import dataclass

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.rules import Rules
from studio.players.book import Book, BookMove
from studio.positions.looking_up import Known, Lookup, PlayedMove

_WORSE = 0.1
"""A move is left out if its win rate in a saved analysis is lower than that of the best move by more than this."""
_FEWEST_VISITS = 100
"""A win rate in a saved analysis counts only if the move has at least this number of visits."""


@dataclass(frozen=True, slots=True)
class BookLimits:
    """The limits that a move must meet to enter a book."""

    plies: int = 12
    """The maximum number of stones in a position of the book, at least 1."""
    min_games: int = 3
    """The minimum number of games in which a move was played, at least 1."""
    least_rate: float = 0.4
    """The minimum score of the side to move in these games, 0 to 1."""
    most_positions: int = 100_000


def book_of(lookup: Lookup, rules: Rules, limits: BookLimits) -> Book:
    """Return an opening book for both sides. It covers all positions that common moves reach.

    The weight of a move is its score in the games. Moves that are much worse than the best one in a saved analysis are
    left out.
    """
    moves = {}
    for position, known in _positions(lookup, rules, limits):
        entries = _entries(position, known, limits)
        if entries:
            moves[canonical(position).key] = entries
    return Book(rules, moves)


def _positions(lookup: Lookup, rules: Rules, limits: BookLimits) -> Iterator[tuple[Position, Known]]:
    """Yield the positions that common moves reach. Positions with fewer stones come first."""
    level, count = [Position(rules)], 0
    for ply in range(limits.plies):
        following: dict[int, Position] = {}
        for position in level:
            known = lookup.known(position)
            yield position, known
            count += 1
            if count >= limits.most_positions:
                return
            for move in _common(known, limits) if ply + 1 < limits.plies else ():
                child = position.copy()
                child.play(move.point)
                if not child.is_over:
                    following.setdefault(canonical(child).key, child)
        level = list(following.values())


def _common(known: Known, limits: BookLimits) -> list[PlayedMove]:
    return [move for move in known.moves if move.results.games >= limits.min_games]


def _entries(position: Position, known: Known, limits: BookLimits) -> list[BookMove]:
    form, bad = canonical(position), _bad_points(known.analysis)
    entries = []
    for move in _common(known, limits):
        rate = move.results.rate(position.to_move)
        excluded = bad & set(form.points(form.point_of(move.point)))
        if not excluded and position.is_legal(move.point) and (rate is None or rate >= limits.least_rate):
            weight = max(1, round(move.results.games * (0.5 if rate is None else rate)))
            entries.append(BookMove(form.point_of(move.point), weight, move.results.games, rate))
    return entries


def _bad_points(analysis: PositionAnalysis | None) -> set[int]:
    """Return the moves that a saved analysis shows to be lost or much worse than the best one."""
    if analysis is None:
        return set()
    counted = [row for row in analysis.candidates if row.visits >= _FEWEST_VISITS]
    best = max(((row.value + 1) / 2 for row in counted), default=0.0)
    worse = {row.point for row in counted if (row.value + 1) / 2 < best - _WORSE}
    lost = {row.point for row in analysis.candidates if row.proof is Proof.LOSS}
    return worse | lost | set(analysis.lost)
