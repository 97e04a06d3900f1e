"""Finds the moves that two reviews of a game judge differently. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from studio.game.judgement import Missed
from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.insight.mistakes import Judged, Verdict, verdict


@dataclass(frozen=True, slots=True)
class ChangedAdvice:
    """The moves that two reviews judge differently, by move number. Each move is listed once."""

    verdicts: tuple[int, ...] = ()
    """The moves whose mark, missed win or allowed win has changed."""
    better: tuple[tuple[int, int], ...] = ()
    """The moves with an unchanged verdict for which the review now recommends a different better move.

    The values are the points of these better moves.
    """
    is_repeated: bool = False
    """Whether an earlier review had judged all moves that this review judged."""


def changed_advice(judged: Sequence[Judged], before: Mapping[Node, Judged]) -> ChangedAdvice:
    """Compare the judged moves of a line with `before`, the judgements of an earlier review.

    Both must have the marks that the views show, which can differ from those in the record: a mark may be there before
    long searches have confirmed it.
    """
    moves = [each for each in judged if each.judgement is not None]
    pairs = [(before[each.node], each) for each in moves if each.node in before]
    verdicts = tuple(new.ply for old, new in pairs if _finding(old) != _finding(new))
    better = (
        (new.ply, new.better)
        for old, new in pairs
        if verdict(new.drop) is not None and new.better is not None and old.better != new.better
    )
    is_repeated = bool(pairs) and len(pairs) == len(moves)
    return ChangedAdvice(verdicts, tuple(pair for pair in better if pair[0] not in verdicts), is_repeated)


def _finding(judged: Judged) -> tuple[Verdict | None, bool, bool]:
    """Return the mark of a move, whether it misses a win or a shorter win, and whether it allows a win.

    Two reviews agree about a move if these are the same.
    """
    mark, found = verdict(judged.drop), judged.judgement
    missed = found.missed if found is not None else None
    if mark is None:
        return None, missed is Missed.KEPT_WIN, False
    misses = missed is Missed.WIN or judged.known.proof is Proof.WIN
    is_lost = found is not None and found.after.known.proof is Proof.LOSS
    return mark, misses, missed is Missed.DEFENCE or is_lost
