"""Finds immediate wins and forced blocks by the rules, without a search."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from studio.game.geometry import columns_upward
from studio.game.lines import wins_on
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone

Points = frozenset[int]


@dataclass(frozen=True, slots=True)
class Threats:
    """The immediate wins of both sides, from the point of view of the side to move."""

    wins: Points = frozenset()
    """The moves that win at once."""
    blocks: Points = frozenset()
    """The points where the other side could win in this position."""
    losses: Points = frozenset()
    """The moves after which the other side can win at once."""
    escapes: Points = frozenset()
    """All legal moves except `losses`."""


NO_THREATS = Threats()


class PlainReason(StrEnum):
    """A reason to play a move that follows from the rules alone."""

    WINS = "wins"
    """The move completes a winning line."""
    BLOCKS = "blocks"
    """The move takes a point where the other side would win."""


def threats_of(position: Position) -> Threats:
    """Return the immediate wins and threats of both sides.

    In gravity games a move may also let the other side win on the point above it.
    """
    legal, rules, other = position.legal_moves(), position.rules, position.to_move.opponent
    wins = _winning(position, legal, position.to_move)
    blocks = _winning(position, () if position.winner else position.open_points(), other)
    opened = [(move, above) for move in legal for above in _opened_by(move, rules)]
    opened_wins = _winning(position, (above for _, above in opened), other)
    opening = {move for move, above in opened if above in opened_wins}
    others = (move for move in legal if move not in wins)
    losses = frozenset(move for move in others if move in opening or _leaves(position, move, blocks))
    return Threats(wins, blocks, losses, frozenset(legal) - losses)


def plain_reason(position: Position, move: Move) -> PlainReason | None:
    """Return WINS if the move wins at once, BLOCKS if it prevents an immediate win, and None otherwise."""
    if move.point == PASS:
        return None
    if _winning(position, (move.point,), move.stone):
        return PlainReason.WINS
    return PlainReason.BLOCKS if _winning(position, (move.point,), move.stone.opponent) else None


def _winning(position: Position, points: Iterable[int], stone: Stone) -> Points:
    """Return those of `points` on which a stone of this colour is allowed and wins. All `points` must be empty."""
    cells = list(position.cells)
    return frozenset(point for point in points if wins_on(cells, position.rules, point, stone))


def _leaves(position: Position, move: int, blocks: Points) -> bool:
    """Return whether the other side can still win on one of `blocks` after this move."""
    left = blocks - {move}
    if not left:
        return False
    cells = list(position.cells)
    cells[move] = position.to_move
    return any(wins_on(cells, position.rules, point, position.to_move.opponent) for point in left)


def _opened_by(move: int, rules: Rules) -> tuple[int, ...]:
    """Return the points that become playable by this move. In gravity games, this is the point above it."""
    if not rules.gravity:
        return ()
    column = columns_upward(rules)[move % rules.columns]
    height = column.index(move) + 1
    return tuple(column[height : height + 1])
