"""The accuracy of a side in a reviewed game, in total and by phase. No Qt.

The accuracy is 1 minus the average loss of win rate of the moves. Losses are rounded to four decimals first, so that
readers can compute the same accuracy from the published losses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from studio.game.node import Node
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.insight.compared import Compared
from studio.insight.key_moments import could_hold, last_escape
from studio.insight.mistakes import Judged, Verdict, judge, misses_win, verdict

LEAST_OF_PHASE = 3
"""A phase with fewer rated moves has no accuracy."""
DECIMALS = 4
"""The number of decimals of losses and shares."""
# With fewer, the game counts as not reviewed.
_LEAST_SHARE = 0.8
"""A side has an accuracy only if a review has judged at least this share of its moves."""
_OPENING, _MIDDLE = 10, 30
"""The numbers of the last move of the opening and of the middle game on a large board."""


class Phase(StrEnum):
    """The phases of a game."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"


def phase_borders(rules: Rules) -> tuple[int, int]:
    """Return the numbers of the last moves of the opening and of the middle game, counting the moves of both sides.

    They are 10 and 30. On smaller boards, the first is at most a quarter of the number of points, and the second at
    most half of it.
    """
    return min(_OPENING, rules.size // 4), min(_MIDDLE, rules.size // 2)


def phase_of(number: int, rules: Rules) -> Phase:
    """Return the phase of a move with this number, from 1."""
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
    """Whether a review judged the move, with known win rates before and after it."""
    is_rated: bool
    """Whether the move counts: a review judged it with enough visits, its position was not proven lost, and it is no
    stone of an opening protocol.
    """
    is_best: bool
    """Whether the record shows no better move; False for an unrated move."""
    allows_win: bool
    """Whether the other side is proven to win after the move, and a different move could still have prevented this."""

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
    """1 minus the average loss of win rate of the rated moves, from 0 to 1.

    None with too few judged moves.
    """
    average_loss: float | None
    best_share: float | None
    """The share of rated moves that are best, from 0 to 1."""
    mistakes: int
    """The number of mistakes without the blunders."""
    blunders: int
    missed_wins: int
    """The number of moves that gave away a proven win, as `misses_win` says."""
    allowed_wins: int
    """The number of moves that let the other side win, as `RatedMove.allows_win` says."""
    timed: int
    """The number of moves with a known duration."""
    seconds: float | None
    """The average duration of the timed moves, or None."""


def rated_moves(
    record: GameRecord, line: Sequence[Node], judged: Sequence[Judged] | None = None
) -> tuple[RatedMove, ...]:
    """Rate each move of a line.

    `judged` is the result of `judge` for the line, if the caller has it.
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
    """Compute the statistics of one side's moves.

    The accuracy is None with fewer than `least` rated moves.
    """
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

    The accuracy of a phase is None with fewer than `LEAST_OF_PHASE` rated moves.
    """
    return {phase: figures([move for move in moves if move.phase is phase], LEAST_OF_PHASE) for phase in Phase}


def accuracies(record: GameRecord) -> dict[Stone, float]:
    """Return the accuracy of each side in the main line: 1 minus the average loss of win rate per move, 0 to 1.

    A side with too few analysed moves is left out.
    """
    moves = rated_moves(record, record.main_line())
    found = {side: figures([move for move in moves if move.side is side]) for side in (Stone.BLACK, Stone.WHITE)}
    return {side: each.accuracy for side, each in found.items() if each.accuracy is not None}


def _rated(record: GameRecord, judged: Judged, side: Stone, before: float | None, is_escape: bool) -> RatedMove:
    """Rate a move.

    `before` is Black's win rate before the move, or None. `is_escape` is True for the loser's move in the last position
    that was not yet lost.
    """
    is_judged = before is not None and judged.black is not None and judged.judgement is not None
    is_choice = record.was_chosen(judged.node) and not judged.is_unsettled and not _was_lost(judged)
    is_rated = is_judged and is_choice and judged.compared is not Compared.OPENING
    loss = round(min(1.0, max(0.0, judged.drop)), DECIMALS)
    is_best = is_rated and not loss and judged.preferred is None
    phase, allows_win = phase_of(judged.ply, record.rules), _allows_win(judged, is_escape)
    return RatedMove(judged, side, phase, loss, is_judged, is_rated, is_best, allows_win)


def _allows_win(judged: Judged, is_escape: bool) -> bool:
    """Return whether the other side is proven to win after the move, which a different move could have prevented.

    The move must be a mistake in a position that was not yet lost, or the loser's move in the last such position. A key
    moment says that such a move allowed a win, or that it decided the game.
    """
    if judged.judgement is None or judged.judgement.after.known.proof is not Proof.LOSS:
        return False
    return is_escape or (verdict(judged.drop) is not None and could_hold(judged))


def _was_lost(judged: Judged) -> bool:
    """Return whether the position before the move was proven lost for the side to move."""
    return judged.judgement is not None and judged.judgement.before.known.proof is Proof.LOSS
