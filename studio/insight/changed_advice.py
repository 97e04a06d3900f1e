"""Finds the moves about which a further review of a game says something else than the review before. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from studio.game.judgement import Missed, MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.insight.judgements import Verdict, verdict


@dataclass(frozen=True, slots=True)
class ChangedAdvice:
    """The moves about which two reviews differ, by their numbers. A move is listed once."""

    verdicts: tuple[int, ...] = ()
    """Moves with another mark, or with another missed or allowed win."""
    better: tuple[tuple[int, int], ...] = ()
    """Moves with the same verdict and another better move, each with the point of the better move."""
    is_repeated: bool = False
    """Whether an earlier review judged all moves of this review."""


def changed_advice(line: Sequence[Node], before: Mapping[Node, MoveJudgement]) -> ChangedAdvice:
    """Compare the judgements of a line with those of an earlier review. The index of a move is its number."""
    pairs = [
        (ply, before[node], node.judgement)
        for ply, node in enumerate(line)
        if node in before and node.judgement is not None
    ]
    verdicts = tuple(ply for ply, old, new in pairs if _finding(old) != _finding(new))
    better = (
        (ply, new.better)
        for ply, old, new in pairs
        if verdict(new.drop) is not None and new.better is not None and old.better != new.better
    )
    is_repeated = bool(pairs) and len(pairs) == sum(node.judgement is not None for node in line)
    return ChangedAdvice(verdicts, tuple(pair for pair in better if pair[0] not in verdicts), is_repeated)


def _finding(found: MoveJudgement) -> tuple[Verdict | None, bool, bool]:
    """Return the mark of a move, whether it misses a win or a shorter win, and whether it allows a win."""
    mark = verdict(found.drop)
    if mark is None:
        return None, found.missed is Missed.KEPT_WIN, False
    misses = found.missed is Missed.WIN or found.known.proof is Proof.WIN
    allows = found.missed is Missed.DEFENCE or found.after.known.proof is Proof.LOSS
    return mark, misses, allows
