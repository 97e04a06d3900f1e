"""Finds the mistakes and blunders of a game from the analyses in its record. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import NOTHING_KNOWN, KnownResult
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.compared import Compared, compared, preferred
from studio.insight.comparing import Fault, Weighed, best_move, fault_of, is_unsettled, win_rate
from studio.insight.missed import Missed, MissedThreat, missed_threat

MISTAKE = 0.1
"""A move that lowers the win rate (0 to 1) by at least this much is a mistake; from `BLUNDER` on, it is a blunder."""
BLUNDER = 0.2

_BLACK = Stone.BLACK


class Verdict(StrEnum):
    """The usual annotation of a bad move."""

    MISTAKE = "?"
    BLUNDER = "??"


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a line: its win rate, its loss against a better move, and what it missed."""

    node: Node
    ply: int
    """The index of the node in the line."""
    black: float | None
    """Black's win rate after the move, from 0 to 1; None if unknown."""
    mover: Stone | None
    """The side that made the move; None without a move."""
    drop: float
    """The loss of win rate against the better move, from 0 to 1; 0 if no move is certainly better."""
    to_move: Stone
    """The side to move after the move."""
    better: int | None = None
    """The point of the better move."""
    known: KnownResult = NOTHING_KNOWN
    """The proven result of the better move."""
    is_unsettled: bool = False
    """Whether the move seems to be a mistake, but too few visits confirm it."""
    missed: MissedThreat | None = None
    """The win by threats that the move missed or allowed. For a move that still wins: the shorter win it missed."""
    compared: Compared = Compared.NOT
    preferred: int | None = None
    """The point of another move that the record shows as best; None if there is none."""


def judge(record: GameRecord, line: Sequence[Node]) -> tuple[Judged, ...]:
    """Judge each move of a line. Each node must be a child of the node before it."""
    return tuple(_judged(record, ply, node) for ply, node in enumerate(line))


def positions_along(record: GameRecord, line: Sequence[Node]) -> Iterator[tuple[Node, Position]]:
    """Yield each node of a line with its position, which is valid until the next node is requested."""
    if not line:
        return
    above = line[0].parent
    position = Position(record.rules) if above is None else record.position(above)
    for node in line:
        position = node.lead(position)
        yield node, position


def black_win_rate(record: GameRecord, node: Node) -> float | None:
    """Return Black's win rate at a node according to the record, 0 to 1, or None if unknown."""
    rate = win_rate(record, node)
    return rate if rate is None or record.to_move(node) is _BLACK else 1 - rate


def verdict(drop: float) -> Verdict | None:
    if drop >= BLUNDER:
        return Verdict.BLUNDER
    return Verdict.MISTAKE if drop >= MISTAKE else None


def next_mistake(judged: Sequence[Judged], ply: int, backwards: bool = False) -> Judged | None:
    """Return the nearest mistake or blunder after `ply`, or before it with `backwards`; None if there is none."""
    if backwards:
        return next((move for move in reversed(judged) if move.ply < ply and verdict(move.drop)), None)
    return next((move for move in judged if move.ply > ply and verdict(move.drop)), None)


def _judged(record: GameRecord, ply: int, node: Node) -> Judged:
    fault = fault_of(record, node) if ply else None  # the first node of a line only provides its position
    judged = Judged(
        node=node,
        ply=ply,
        black=black_win_rate(record, node),
        mover=node.move.stone if node.move is not None else None,
        drop=0.0,
        to_move=record.to_move(node),
        compared=compared(record, node) if ply else Compared.NOT,
        preferred=preferred(record, node) if ply else None,
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
    """Return the best move as the views show it.

    If the views show none, or show the played move as best, return `fault.better`.
    """
    best = best_move(record, node.parent) if node.parent is not None else None
    return fault.better if best is None or best.point == fault.played.point else best


def _drop(record: GameRecord, node: Node, fault: Fault) -> float:
    """Return the loss of win rate by a move.

    This is the difference of the displayed win rates if both it and `fault.drop` are large enough for a mistake.
    Otherwise it is `fault.drop`.
    """
    before = win_rate(record, node.parent) if node.parent is not None else None
    after = win_rate(record, node)
    if verdict(fault.drop) is None or before is None or after is None:
        return fault.drop
    shown = before - (1 - after)
    return fault.drop if verdict(shown) is None else shown
