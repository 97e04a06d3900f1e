"""Judges moves by the analyses of a review, which stores the judgements in the record. No Qt."""

from collections.abc import Container, Iterator, Sequence
from enum import StrEnum

from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.insight.compared import Compared, compared, preferred
from studio.insight.comparing import Fault, Weighed, best_move, fault_of, is_unsettled, win_rate
from studio.insight.missed import MissedThreat, missed_threat

MISTAKE = 0.1
"""The loss of win rate (0 to 1) from which a move is a mistake. A loss of at least `BLUNDER` is a blunder."""
BLUNDER = 0.2
_LONGEST_LINE = 24


class Verdict(StrEnum):
    """The usual annotation of a bad move."""

    MISTAKE = "?"
    BLUNDER = "??"


def verdict(drop: float) -> Verdict | None:
    if drop >= BLUNDER:
        return Verdict.BLUNDER
    return Verdict.MISTAKE if drop >= MISTAKE else None


def judgements(
    record: GameRecord, line: Sequence[Node], searched: Container[Node] | None = None
) -> Iterator[tuple[Node, MoveJudgement | None]]:
    """Yield the moves of a line with their judgements after a review.

    The judgement is None if the move was not compared with other moves. After a cancelled review, `searched` contains
    the searched positions. Then only moves from or to these positions are yielded.
    """
    for node in line[1:]:
        if record.holds(node) and (searched is None or node in searched or node.parent in searched):
            yield node, judgement_of(record, node)


def judgement_of(record: GameRecord, node: Node) -> MoveJudgement | None:
    """Judge the node's move by the analyses in the record, or return None if they do not allow a judgement.

    A judgement requires a review of the positions before and after the move, or a proof that no move is better.
    """
    parent = node.parent
    if parent is None or compared(record, node) is not Compared.BY_REVIEW:
        return None
    before = Prospect(win_rate(record, parent), record.known(parent))
    rate = win_rate(record, node)
    after = Prospect(None if rate is None else 1 - rate, record.known(node).before)
    fault, missed = fault_of(record, node), missed_threat(record, node)
    if fault is None:
        kept = missed if missed is not None and missed.what is Missed.KEPT_WIN else None
        wished = preferred(record, node)
        return MoveJudgement(
            before=before,
            after=after,
            is_unsettled=is_unsettled(record, node, MISTAKE),
            missed=None if kept is None else kept.what,
            preferred=wished,
            line=_line(parent, wished, kept),
        )
    better, drop = _better(record, node, fault), _drop(record, node, fault)
    missed = missed if verdict(drop) else None
    return MoveJudgement(
        drop,
        better.point,
        better.known,
        before,
        after,
        missed=None if missed is None else missed.what,
        preferred=preferred(record, node),
        line=_line(parent, better.point, missed),
    )


# Implementation


def _better(record: GameRecord, node: Node, fault: Fault) -> Weighed:
    """Return the best move as the views show it.

    If the views show none, or the played move, return `fault.better`.
    """
    best = best_move(record, node.parent) if node.parent is not None else None
    return fault.better if best is None or best.point == fault.played.point else best


def _drop(record: GameRecord, node: Node, fault: Fault) -> float:
    """Return by how much a move lowered the win rate.

    This is the difference of the displayed win rates, if it and `fault.drop` are large enough for a mistake. Otherwise
    it is `fault.drop`.
    """
    before = win_rate(record, node.parent) if node.parent is not None else None
    after = win_rate(record, node)
    if verdict(fault.drop) is None or before is None or after is None:
        return fault.drop
    shown = before - (1 - after)
    return fault.drop if verdict(shown) is None else shown


def _line(parent: Node, point: int | None, missed: MissedThreat | None) -> tuple[int, ...]:
    """Return the moves from `point` on: a missed win, or else the longest line of the analysis.

    For a missed win, `point` may be None.
    """
    if missed is not None and missed.what is not Missed.DEFENCE and point in (None, missed.win.line[0]):
        return missed.win.line[:_LONGEST_LINE]
    if point is None:
        return ()
    rows = parent.analysis.rows if parent.analysis is not None else ()
    lines = (row.line for row in rows if row.point == point and row.line[:1] == (point,))
    return max(lines, key=len, default=(point,))[:_LONGEST_LINE]
