"""The accuracy of a side in a reviewed game, as a whole and for each phase.

No Qt. The accuracy is 1 minus the average loss of win rate per move. Losses are rounded to four decimals first. So
readers can compute the same accuracy from the published losses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.game.game_end import played_line
from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.compared import Compared
from studio.insight.key_moments import could_hold, last_escape
from studio.insight.mistakes import Judged, Verdict, judge, misses_win, verdict

LEAST_OF_PHASE = 3
"""The number of rated moves that a phase needs to have an accuracy."""
DECIMALS = 4
"""The number of decimals of losses and shares."""
# With fewer, the game counts as not reviewed.
_LEAST_SHARE = 0.8
"""The share of its moves that a review must have judged for a side to have an accuracy."""
_OPENING, _MIDDLE = 10, 30
"""The number of the last opening move, and of the last move of the middle game, on a large board."""


class Phase(StrEnum):
    """The phases of a game."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"


def phase_borders(rules: Rules) -> tuple[int, int]:
    """Return the number of the last opening move, and of the last move of the middle game.

    Moves of both sides are counted. On large boards the numbers are 10 and 30. On smaller boards, the first is at most
    a quarter of the number of points, and the second at most half of it.
    """
    return min(_OPENING, rules.size // 4), min(_MIDDLE, rules.size // 2)


def phase_of(number: int, rules: Rules) -> Phase:
    """Return the phase of the move with this number. The first move has the number 1."""
    opening, middle = phase_borders(rules)
    return Phase.OPENING if number <= opening else Phase.MIDDLE if number <= middle else Phase.END


@dataclass(frozen=True, slots=True)
class RatedMove:
    """A move of a game, its loss of win rate, and whether it counts in the accuracy."""

    judged: Judged
    side: Stone
    phase: Phase
    loss: float
    """The loss of win rate, from 0 to 1, rounded to `DECIMALS`."""
    is_judged: bool
    """Whether a review judged the move, and the win rates before and after it are known."""
    is_rated: bool
    """Whether the move counts in the accuracy.

    A review must have judged it with enough visits, its position must not be proven lost, and it must not be a stone of
    an opening protocol.
    """
    is_best: bool
    """Whether the record shows no better move. It is False if the move is not rated."""
    allows_win: bool
    """Whether the other side is proven to win after the move, although a different move could still have prevented
    this.
    """

    @property
    def seconds(self) -> float | None:
        """The duration of the move, or None if it is not recorded."""
        time_ms = self.judged.node.time_ms
        return None if time_ms is None else time_ms / 1000


@dataclass(frozen=True, slots=True)
class Figures:
    """The statistics of one side's moves: accuracy, mistakes, missed and allowed wins, and time."""

    moves: int
    rated: int
    accuracy: float | None
    """1 minus the average loss of win rate of the rated moves, from 0 to 1. None if too few moves were judged."""
    average_loss: float | None
    best_share: float | None
    """The share of the rated moves that are best moves, from 0 to 1."""
    mistakes: int
    """The number of mistakes. Blunders are not included."""
    blunders: int
    missed_wins: int
    """The number of moves that gave away a proven win (see `misses_win`)."""
    allowed_wins: int
    """The number of moves that let the other side win (see `RatedMove.allows_win`)."""
    timed: int
    """The number of moves whose duration is known."""
    seconds: float | None
    """The average duration of the moves whose duration is known, or None if there are none."""


def rated_moves(
    record: GameRecord, line: Sequence[Node], judged: Sequence[Judged] | None = None
) -> tuple[RatedMove, ...]:
    """Rate each move of a line.

    If the caller already has the result of `judge` for the line, it passes this as `judged`.
    """
    moves, before, found = judge(record, line) if judged is None else judged, None, []
    escape = last_escape(record, moves)
    for each in moves:
        if each.mover is not None:
            is_escape = escape is not None and escape.judged is each
            found.append(_rated(record, each, each.mover, before, is_escape))
        before = each.black
    return tuple(found)


def figures(moves: Sequence[RatedMove], least: int = 1) -> Figures:
    """Compute the statistics of one side's moves. If fewer than `least` moves are rated, the accuracy is None."""
    rated = [move for move in moves if move.is_rated]
    judged = sum(move.is_judged for move in moves)
    is_rated = len(rated) >= max(1, least) and judged >= _LEAST_SHARE * len(moves)
    average = round(sum(move.loss for move in rated) / len(rated), DECIMALS) if is_rated else None
    marks = [verdict(move.judged.drop) for move in moves]
    times = [move.seconds for move in moves if move.seconds is not None]
    return Figures(
        moves=len(moves),
        rated=len(rated),
        accuracy=None if average is None else round(1 - average, DECIMALS),
        average_loss=average,
        best_share=round(sum(move.is_best for move in rated) / len(rated), DECIMALS) if is_rated else None,
        mistakes=marks.count(Verdict.MISTAKE),
        blunders=marks.count(Verdict.BLUNDER),
        missed_wins=sum(misses_win(move.judged) for move in moves),
        allowed_wins=sum(move.allows_win for move in moves),
        timed=len(times),
        seconds=round(sum(times) / len(times), DECIMALS) if times else None,
    )


def by_phase(moves: Sequence[RatedMove]) -> dict[Phase, Figures]:
    """Compute the statistics of each phase.

    If a phase has fewer than `LEAST_OF_PHASE` rated moves, its accuracy is None.
    """
    return {phase: figures([move for move in moves if move.phase is phase], LEAST_OF_PHASE) for phase in Phase}


def accuracies(record: GameRecord) -> dict[Stone, float]:
    """Return the accuracy of each side in the played moves, from 0 to 1.

    This is 1 minus the average loss of win rate per move. If too few moves of a side are analysed, the side is left
    out.
    """
    moves = rated_moves(record, played_line(record.root))
    found = {side: figures([move for move in moves if move.side is side]) for side in (Stone.BLACK, Stone.WHITE)}
    return {side: each.accuracy for side, each in found.items() if each.accuracy is not None}


def _rated(record: GameRecord, judged: Judged, side: Stone, before: float | None, is_escape: bool) -> RatedMove:
    """Rate a move.

    `before` is Black's win rate before the move, or None if it is unknown. `is_escape` says whether this is the loser's
    move in the last position that was not yet lost.
    """
    is_judged = before is not None and judged.black is not None and judged.judgement is not None
    is_choice = record.was_chosen(judged.node) and not judged.is_unsettled and not _was_lost(judged)
    is_rated = is_judged and is_choice and judged.compared is not Compared.OPENING
    loss = round(min(1.0, max(0.0, judged.drop)), DECIMALS)
    is_best = is_rated and not loss and judged.preferred is None
    phase, allows_win = phase_of(judged.ply, record.rules), _allows_win(judged, is_escape)
    return RatedMove(judged, side, phase, loss, is_judged, is_rated, is_best, allows_win)


def _allows_win(judged: Judged, is_escape: bool) -> bool:
    """Return whether the other side is proven to win after the move, although a different move could have prevented
    this.

    This is True only for a mistake in a position that was not yet lost, and for the loser's move in the last such
    position.
    """
    if judged.judgement is None or judged.judgement.after.known.proof is not Proof.LOSS:
        return False
    return is_escape or (verdict(judged.drop) is not None and could_hold(judged))


def _was_lost(judged: Judged) -> bool:
    """Return whether the side to move was proven to lose before it made the move."""
    return judged.judgement is not None and judged.judgement.before.known.proof is Proof.LOSS
