"""Finds the moves about which a further review of a game says something else than the review before. No Qt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.insight.judgements import verdict


@dataclass(frozen=True, slots=True)
class ChangedAdvice:
    """The numbers of the moves about which two reviews differ. A move is listed once."""

    verdicts: tuple[int, ...] = ()
    """Moves with another mark: a mistake or a blunder that was none before, or the other way round."""
    better: tuple[int, ...] = ()
    """Moves with the same mark and another better move."""
    is_repeated: bool = False
    """Whether an earlier review judged all moves of this review."""


def changed_advice(line: Sequence[Node], before: Mapping[Node, MoveJudgement]) -> ChangedAdvice:
    """Compare the judgements of a line with those of an earlier review. The index of a move is its number."""
    pairs = [
        (ply, before[node], node.judgement)
        for ply, node in enumerate(line)
        if node in before and node.judgement is not None
    ]
    verdicts = tuple(ply for ply, old, new in pairs if verdict(old.drop) is not verdict(new.drop))
    better = (ply for ply, old, new in pairs if verdict(new.drop) is not None and old.better != new.better)
    is_repeated = bool(pairs) and len(pairs) == sum(node.judgement is not None for node in line)
    return ChangedAdvice(verdicts, tuple(ply for ply in better if ply not in verdicts), is_repeated)
