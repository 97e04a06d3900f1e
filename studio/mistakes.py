"""How each move of a game fared, from what the record keeps of its positions. No Qt in here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.game.stones import Stone

MISTAKE = 0.1
"""From this drop on a move is a mistake; from `BLUNDER` on it is a blunder."""
BLUNDER = 0.2

_BLACK = Stone.BLACK
_UNKNOWN, _LOSS = Proof.UNKNOWN, Proof.LOSS
_RATES = {Proof.WIN: 1.0, Proof.DRAW: 0.5, Proof.LOSS: 0.0}


class Verdict(StrEnum):
    """As players annotate such moves."""

    MISTAKE = "?"
    BLUNDER = "??"


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a line, and what is known of the position after it."""

    node: Node
    ply: int
    """The node's place in the line."""
    black: float | None
    """Black's win rate from 0 to 1; None where nothing is known."""
    mover: Stone | None
    """Who made the move, if there was one."""
    drop: float
    """How much the move lost for its mover, from 0 to 1; 0 where that is unknown."""
    to_move: Stone
    """Whose turn it is after the move."""


def judge(record: GameRecord, line: Sequence[Node]) -> tuple[Judged, ...]:
    """All moves of a line, each node of which is a child of the one before it."""
    judged: list[Judged] = []
    for ply, (node, position) in enumerate(positions_along(record, line)):
        black = _black_at(node, position)
        mover = node.move.stone if node.move is not None else None
        drop = _drop(judged[-1], node, black) if judged else 0.0
        judged.append(Judged(node, ply, black, mover, drop, position.to_move))
    return tuple(judged)


def positions_along(record: GameRecord, line: Sequence[Node]) -> Iterator[tuple[Node, Position]]:
    """Each node of a line with its position, which is lent until the next one; the record is replayed once."""
    if not line:
        return
    above = line[0].parent
    position = Position(record.rules) if above is None else record.position(above)
    for node in line:
        position = node.lead(position)
        yield node, position


def black_win_rate(node: Node, to_move: Stone) -> float | None:
    """Black's win rate by the analysis that the node keeps, if there is one."""
    rate = _win_rate(node.analysis) if node.analysis is not None else None
    return rate if rate is None or to_move is _BLACK else 1 - rate


def verdict(drop: float) -> Verdict | None:
    if drop >= BLUNDER:
        return Verdict.BLUNDER
    return Verdict.MISTAKE if drop >= MISTAKE else None


def next_mistake(judged: Sequence[Judged], ply: int, backwards: bool = False) -> Judged | None:
    """The mistake or blunder nearest to this place in the line, the place itself left out."""
    if backwards:
        return next((move for move in reversed(judged) if move.ply < ply and verdict(move.drop)), None)
    return next((move for move in judged if move.ply > ply and verdict(move.drop)), None)


def _black_at(node: Node, position: Position) -> float | None:
    """Certain where the game is over."""
    if not position.is_over:
        return black_win_rate(node, position.to_move)
    return 0.5 if position.winner is None else float(position.winner is _BLACK)


def _drop(parent: Judged, node: Node, after: float | None) -> float:
    """Who moves out of turn, or on a board set up anew, is not the one of whom the parent's search speaks."""
    mover = node.move.stone if node.move is not None else None
    if parent.black is None or after is None or mover is not parent.to_move or node.setup is not None:
        return 0.0
    return max(0.0, parent.black - after if mover is _BLACK else after - parent.black)


def _win_rate(analysis: PositionAnalysis) -> float | None:
    """For the side to move, with best play: what is certain counts as it is, and the most visited move for the rest."""
    leading: Candidate | None = None
    most, certain = 0, None
    for candidate in analysis.candidates:  # written out: all candidates of all moves are asked at once
        if candidate.proof is not _UNKNOWN:
            certain = max(_RATES[candidate.proof], certain or 0.0)
            if candidate.proof is _LOSS:
                continue
        if candidate.visits > most:
            leading, most = candidate, candidate.visits
    if leading is None or leading.proof is not _UNKNOWN:
        return certain
    return leading.win_rate if certain is None else max(certain, leading.win_rate)
