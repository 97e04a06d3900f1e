"""How each move of a game fared, from what the record keeps of its positions. No Qt in here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.comparing import Fault, Weighed, best_move, fault_of, is_unsettled, win_rate
from studio.insight.missed import Missed, MissedThreat, missed_threat

MISTAKE = 0.1
"""From this drop on a move is a mistake; from `BLUNDER` on it is a blunder."""
BLUNDER = 0.2

_BLACK = Stone.BLACK


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
    """How much the move lost for its mover against a better one, from 0 to 1; 0 where there is none for sure."""
    to_move: Stone
    """Whose turn it is after the move."""
    better: int | None = None
    """The point of that better move."""
    known: KnownResult = NOTHING_KNOWN
    """What is certain of it."""
    is_unsettled: bool = False
    """Whether the move seems to be a mistake, and too few visits say whether it is."""
    missed: MissedThreat | None = None
    """The win by threats that a mistake missed or allowed; of a move that keeps a win, the shorter one it missed."""


def judge(record: GameRecord, line: Sequence[Node]) -> tuple[Judged, ...]:
    """All moves of a line, each node of which is a child of the one before it."""
    return tuple(_judged(record, ply, node) for ply, node in enumerate(line))


def positions_along(record: GameRecord, line: Sequence[Node]) -> Iterator[tuple[Node, Position]]:
    """Each node of a line with its position, which is lent until the next one; the record is replayed once."""
    if not line:
        return
    above = line[0].parent
    position = Position(record.rules) if above is None else record.position(above)
    for node in line:
        position = node.lead(position)
        yield node, position


def black_win_rate(record: GameRecord, node: Node) -> float | None:
    """Black's win rate by all that the record holds, if it holds anything."""
    rate = win_rate(record, node)
    return rate if rate is None or record.to_move(node) is _BLACK else 1 - rate


def verdict(drop: float) -> Verdict | None:
    if drop >= BLUNDER:
        return Verdict.BLUNDER
    return Verdict.MISTAKE if drop >= MISTAKE else None


def next_mistake(judged: Sequence[Judged], ply: int, backwards: bool = False) -> Judged | None:
    """The mistake or blunder nearest to this place in the line, the place itself left out."""
    if backwards:
        return next((move for move in reversed(judged) if move.ply < ply and verdict(move.drop)), None)
    return next((move for move in judged if move.ply > ply and verdict(move.drop)), None)


def _judged(record: GameRecord, ply: int, node: Node) -> Judged:
    fault = fault_of(record, node) if ply else None  # of a line's first node only the position is shown
    judged = Judged(
        node=node,
        ply=ply,
        black=black_win_rate(record, node),
        mover=node.move.stone if node.move is not None else None,
        drop=0.0,
        to_move=record.to_move(node),
    )
    missed = missed_threat(record, node) if ply else None
    if fault is None:
        is_kept = missed is not None and missed.what is Missed.KEPT_WIN
        unsettled = ply > 0 and is_unsettled(record, node, MISTAKE)
        return replace(judged, is_unsettled=unsettled, missed=missed if is_kept else None)
    better, drop = _better(record, node, fault), _drop(record, node, fault)
    missed = missed if verdict(drop) else None
    return replace(judged, drop=drop, better=better.point, known=better.known, missed=missed)


def _better(record: GameRecord, node: Node, fault: Fault) -> Weighed:
    """What the views show as the best move where this one was played; what it was compared with, if it is that one."""
    best = best_move(record, node.parent) if node.parent is not None else None
    return fault.better if best is None or best.point == fault.played.point else best


def _drop(record: GameRecord, node: Node, fault: Fault) -> float:
    """Of a mistake, by how much the win rates fall that are shown, where they do."""
    before = win_rate(record, node.parent) if node.parent is not None else None
    after = win_rate(record, node)
    if verdict(fault.drop) is None or before is None or after is None:
        return fault.drop
    shown = before - (1 - after)
    return fault.drop if verdict(shown) is None else shown
