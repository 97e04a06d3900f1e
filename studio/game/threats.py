"""What the next two moves decide, by the rules alone."""

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
    """For the side to move."""

    wins: Points = frozenset()
    """The moves that win at once."""
    blocks: Points = frozenset()
    """Where the other side would win if it were its turn."""
    losses: Points = frozenset()
    """The moves after which the other side can win at once."""
    escapes: Points = frozenset()
    """All other moves."""


NO_THREATS = Threats()


class PlainReason(StrEnum):
    """Why the rules alone call for a move, independent of any evaluation."""

    WINS = "wins"
    """It completes a line."""
    BLOCKS = "blocks"
    """It stands where the other side would complete one."""


def threats_of(position: Position) -> Threats:
    """Exact also where stones fall: a move may be the stone on which the other side needs to stand."""
    legal, rules, other = position.legal_moves(), position.rules, position.to_move.opponent
    wins = _winning(position, legal, position.to_move)
    blocks = _winning(position, () if position.winner else position.open_points(), other)
    opened = [(move, above) for move in legal for above in _opened_by(move, rules)]
    gifts = _winning(position, (above for _, above in opened), other)
    given = {move for move, above in opened if above in gifts}
    others = (move for move in legal if move not in wins)
    losses = frozenset(move for move in others if move in given or _leaves(position, move, blocks))
    return Threats(wins, blocks, losses, frozenset(legal) - losses)


def plain_reason(position: Position, move: Move) -> PlainReason | None:
    """None where the move neither wins at once nor stands in the way of that."""
    if move.point == PASS:
        return None
    if _winning(position, (move.point,), move.stone):
        return PlainReason.WINS
    return PlainReason.BLOCKS if _winning(position, (move.point,), move.stone.opponent) else None


def _winning(position: Position, points: Iterable[int], stone: Stone) -> Points:
    """Return those of some empty points which a stone of this colour may take and wins on."""
    cells = list(position.cells)
    return frozenset(point for point in points if wins_on(cells, position.rules, point, stone))


def _leaves(position: Position, move: int, blocks: Points) -> bool:
    """Return whether the other side still wins on one of these points after a move."""
    left = blocks - {move}
    if not left:
        return False
    cells = list(position.cells)
    cells[move] = position.to_move
    return any(wins_on(cells, position.rules, point, position.to_move.opponent) for point in left)


def _opened_by(move: int, rules: Rules) -> tuple[int, ...]:
    """Where a stone can be put only after this move: where stones fall, the point above."""
    if not rules.gravity:
        return ()
    column = columns_upward(rules)[move % rules.columns]
    height = column.index(move) + 1
    return tuple(column[height : height + 1])
