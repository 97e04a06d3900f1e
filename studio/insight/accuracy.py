"""The accuracy of a side in a reviewed game."""

from collections.abc import Sequence

from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.mistakes import judge

_LEAST_SHARE = 0.8
"""The share of a side's moves that must have been judged; otherwise the game counts as not reviewed."""


def accuracies(record: GameRecord) -> dict[Stone, float]:
    """Return the accuracy of each side in the main line, from 0 to 1: 1 minus the average loss of win rate per move.

    A side without enough analysed moves is left out.
    """
    drops: dict[Stone, list[float]] = {Stone.BLACK: [], Stone.WHITE: []}
    counts = {Stone.BLACK: 0, Stone.WHITE: 0}
    before: float | None = None
    for judged in judge(record, record.main_line()):
        if judged.mover is not None:
            counts[judged.mover] += 1
            if before is not None and judged.black is not None:
                drops[judged.mover].append(judged.drop)
        before = judged.black
    return {
        side: 1 - _mean(found) for side, found in drops.items() if found and len(found) >= _LEAST_SHARE * counts[side]
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
