"""Judges moves by the analyses of a review. The review stores these judgements in the record. No Qt."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum

from studio.game.judgement import Missed, MoveJudgement, Prospect
from studio.game.node import Node
from studio.game.record import GameRecord
from studio.insight.compared import Compared, compared, preferred
from studio.insight.comparing import (
    Fault,
    Weighed,
    best_move,
    fault_of,
    is_unsettled,
    long_choice_of,
    long_fault_of,
    win_rate,
)
from studio.insight.forcing_first import is_same_idea
from studio.insight.missed import MissedThreat, missed_threat
from studio.insight.quiet_defence import quiet_defence

MISTAKE = 0.1
"""A move is a mistake if it loses at least this much win rate (0 to 1).

If it loses at least `BLUNDER`, it is a blunder.
"""
BLUNDER = 0.2
_LONGEST_LINE = 24


class Verdict(StrEnum):
    """The usual annotation for a bad move."""

    MISTAKE = "?"
    BLUNDER = "??"


def verdict(drop: float) -> Verdict | None:
    if drop >= BLUNDER:
        return Verdict.BLUNDER
    return Verdict.MISTAKE if drop >= MISTAKE else None


def differ(before: Prospect, after: Prospect) -> bool:
    """Return whether an unproven move lowered the win rate as much as a mistake does.

    If long searches find this too, the move keeps its mark, even if the better line leads back to it: after the played
    move, the other side takes the point of the forcing move.
    """
    is_open = before.rate is not None and after.rate is not None and not after.known.is_certain
    return is_open and verdict((before.rate or 0.0) - (after.rate or 0.0)) is not None


def is_contradicted(judgement: MoveJudgement) -> bool:
    """Return whether a mark without a proof contradicts the win rates of the review before and after the move.

    Such a mark comes from a short comparison of two moves and was never confirmed. A confirmed mark has the win rates
    of long searches.
    """
    before, after = judgement.before, judgement.after
    if verdict(judgement.drop) is None or before.rate is None or after.rate is None or judgement.missed is not None:
        return False
    is_proven = judgement.known.is_certain or before.known.is_certain or after.known.is_certain
    return not is_proven and verdict(before.rate - after.rate) is None


def judgement_of(record: GameRecord, node: Node, *, is_long: bool = False) -> MoveJudgement | None:
    """Judge the node's move by the analyses in the record.

    Return None if they are not sufficient: the positions before and after the move must be reviewed, or a proof must
    show that no move is better. If `is_long` is set, only the long searches count that confirm or refute a mark, and
    the record must contain them.
    """
    parent = node.parent
    if parent is None or compared(record, node) is not Compared.BY_REVIEW:
        return None
    before = Prospect(_rate_before(record, node, parent, is_long), record.known(parent))
    rate = win_rate(record, node)
    after = Prospect(None if rate is None else 1 - rate, record.known(node).before)
    fault = long_fault_of(record, node) if is_long else fault_of(record, node)
    missed = missed_threat(record, node)
    is_withdrawn = fault is not None and not (is_long and differ(before, after))
    if fault is not None and is_withdrawn and _is_same_idea(record, node, fault, before, missed):
        fault = None
    if fault is None:
        kept = missed if missed is not None and missed.what is Missed.KEPT_WIN else None
        wished = preferred(record, node)
        return MoveJudgement(
            before=before,
            after=after,
            is_unsettled=not is_long and is_unsettled(record, node, MISTAKE),
            missed=None if kept is None else kept.what,
            preferred=wished,
            line=_line(parent, wished, kept),
        )
    better, drop = fault.better, fault.drop
    if not is_long:
        better, drop = _better(record, node, fault), _drop(record, node, fault)
    if verdict(drop) is not None:
        better = quiet_defence(record, node, better, drop - MISTAKE)
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


def is_withdrawn(record: GameRecord, node: Node) -> bool:
    """Return whether short searches found a better line, but the node's move has no mark because that line leads
    back to it.
    """
    fault, found = fault_of(record, node), judgement_of(record, node)
    if fault is None or found is None or found.better is not None:
        return False
    return verdict(_drop(record, node, fault)) is not None


def judgements(
    record: GameRecord, line: Sequence[Node], judge: Callable[[GameRecord, Node], MoveJudgement | None] = judgement_of
) -> Iterator[tuple[Node, MoveJudgement | None]]:
    """Yield the moves of a line with their judgements after a review.

    If a move was not compared with other moves, its judgement is None.
    """
    for node in line[1:]:
        if record.holds(node):
            yield node, judge(record, node)


# Implementation


def _is_same_idea(record: GameRecord, node: Node, fault: Fault, before: Prospect, missed: MissedThreat | None) -> bool:
    """Return whether the better line only leads back to the node's move."""
    if node.parent is None:
        return False
    better, what = fault.better, None if missed is None else missed.what
    line = _line(node.parent, better.point, None)
    found = MoveJudgement(fault.drop, better.point, better.known, before, missed=what, line=line)
    return is_same_idea(record, node, found)


def _rate_before(record: GameRecord, node: Node, parent: Node, is_long: bool) -> float | None:
    """Return the win rate of the best move in the position before the node, for the side that made the node's move."""
    choice = long_choice_of(record, node) if is_long and not record.known(parent).is_certain else None
    if choice is None or choice.leading is None:
        return win_rate(record, parent)
    return max(choice.played.rate, choice.leading.rate)


def _better(record: GameRecord, node: Node, fault: Fault) -> Weighed:
    """Return the best move as the views show it. If they show none or the played move, return `fault.better`."""
    best = best_move(record, node.parent) if node.parent is not None else None
    return fault.better if best is None or best.point == fault.played.point else best


def _drop(record: GameRecord, node: Node, fault: Fault) -> float:
    """Return by how much a move lowered the win rate.

    This is the difference of the displayed win rates if both it and `fault.drop` are as large as for a mistake.
    Otherwise it is `fault.drop`.
    """
    before = win_rate(record, node.parent) if node.parent is not None else None
    after = win_rate(record, node)
    if verdict(fault.drop) is None or before is None or after is None:
        return fault.drop
    shown = before - (1 - after)
    return fault.drop if verdict(shown) is None else shown


def _line(parent: Node, point: int | None, missed: MissedThreat | None) -> tuple[int, ...]:
    """Return the line that begins with the move at `point`: the missed win or, if there is none, the longest line of
    the analysis.

    If `point` is None, return the line of the missed win, which is empty if there is none.
    """
    if missed is not None and missed.what is not Missed.DEFENCE and point in (None, missed.win.line[0]):
        return missed.win.line[:_LONGEST_LINE]
    if point is None:
        return ()
    rows = parent.analysis.rows if parent.analysis is not None else ()
    lines = (row.line for row in rows if row.point == point and row.line[:1] == (point,))
    return max(lines, key=len, default=(point,))[:_LONGEST_LINE]
