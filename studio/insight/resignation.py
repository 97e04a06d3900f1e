"""Finds a resignation in a position that was not lost. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from studio.game.forbidden_defence import forbidden_defence
from studio.game.position_analysis import KnownResult, Proof, ThreatWin
from studio.game.record import GameRecord, Outcome
from studio.game.renju import Forbidden
from studio.game.stones import Stone
from studio.insight.missed import threats_at
from studio.insight.mistakes import Judged

LEAST_RATE = 0.5
"""A resignation in a position without a proof is reported if the win rate, from 0 to 1, is at least this."""

_LOSER = {Outcome.BLACK_WINS: Stone.WHITE, Outcome.WHITE_WINS: Stone.BLACK}


@dataclass(frozen=True, slots=True)
class Resignation:
    """A resignation in a won, drawn or undecided position.

    Results are for the side that resigned.
    """

    judged: Judged
    """The last move of the game."""
    side: Stone
    """The side that resigned."""
    known: KnownResult
    """The proven result of the last position."""
    rate: float
    """The win rate in the last position, from 0 to 1."""
    win: ThreatWin | None = None
    """The proven win by threats in the last position. Only set if the side that resigned is to move there."""
    forbidden: Forbidden | None = None
    """Why the other side may not defend against the last threat of `win`.

    Set if the win depends on a forbidden point.
    """

    @property
    def number(self) -> int:
        """The number of the last move. The first move has the number 1."""
        return self.judged.ply


def resignation(record: GameRecord, judged: Sequence[Judged]) -> Resignation | None:
    """Return the resignation that ended a reviewed game.

    Return None if there is none, if the position was lost, or if its win rate is too low. `judged` is the result of
    `judge` for the line of the game.
    """
    side = _resigned(record)
    is_reviewed = any(each.judgement is not None for each in judged)
    if side is None or not is_reviewed or judged[-1].node.children:
        return None
    last = judged[-1]
    known, rate = _result_for(record, last, side), _rate_for(last, side)
    if known.is_certain:
        rate = known.rate
    if rate is None or rate < LEAST_RATE:
        return None
    is_own_win = known.proof is Proof.WIN and last.to_move is side
    win = threats_at(last.node).win if is_own_win else None
    forbidden = forbidden_defence(record.position(last.node), side, win.line) if win is not None else None
    return Resignation(last, side, known, rate, win, forbidden)


# Implementation


def _resigned(record: GameRecord) -> Stone | None:
    """Return the side that resigned according to the record, or None if no side did."""
    how = record.result.strip().lower().partition("+")[2]
    return _LOSER.get(record.outcome) if how in {"r", "resign"} else None


def _result_for(record: GameRecord, last: Judged, side: Stone) -> KnownResult:
    """Return the proven result of the last position for `side`. Its plies are counted from this position."""
    at_end = record.known(last.node) if last.judgement is None else last.judgement.after.known.after
    return at_end if side is last.to_move else replace(at_end.before, moves=at_end.moves)


def _rate_for(last: Judged, side: Stone) -> float | None:
    return last.black if last.black is None or side is Stone.BLACK else 1 - last.black
