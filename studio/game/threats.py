"""What the next two moves decide, by the rules alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from studio.game.geometry import columns_upward
from studio.game.lines import completes_line
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
    legal, rules = position.legal_moves(), position.rules
    wins = _winning(position, legal, position.to_move)
    blocks = _winning(position, legal, position.to_move.opponent)
    opened = [(move, above) for move in legal for above in _opened_by(move, rules)]
    gifts = _winning(position, (above for _, above in opened), position.to_move.opponent)
    given = {move for move, above in opened if above in gifts}
    losses = frozenset(move for move in legal if move not in wins and (move in given or blocks - {move}))
    return Threats(wins, blocks, losses, frozenset(legal) - losses)


def plain_reason(position: Position, move: Move) -> PlainReason | None:
    """None where the move neither wins at once nor stands in the way of that."""
    if move.point == PASS:
        return None
    if _winning(position, (move.point,), move.stone):
        return PlainReason.WINS
    return PlainReason.BLOCKS if _winning(position, (move.point,), move.stone.opponent) else None


def _winning(position: Position, points: Iterable[int], stone: Stone) -> Points:
    """Those of some empty points on which a stone of this colour would complete a line."""
    cells, found = list(position.cells), []
    for point in points:
        cells[point] = stone
        if completes_line(cells, position.rules, point):
            found.append(point)
        cells[point] = Stone.EMPTY
    return frozenset(found)


def _opened_by(move: int, rules: Rules) -> tuple[int, ...]:
    """Where a stone can be put only after this move: where stones fall, the point above."""
    if not rules.gravity:
        return ()
    column = columns_upward(rules)[move % rules.columns]
    height = column.index(move) + 1
    return tuple(column[height : height + 1])
