"""Judges an answer to a card.

The analysis of the review is used first, then a solver, then a search of the answer. An answer is right if it wins, or
if its win rate is at most `TOLERANCE` below that of the best move of the card. The rates are compared as texts show
them, and all answers to a card with the least rate, so two answers with the same rate get the same verdict.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.limits import Limit
from studio.engine.options.steering import Steering
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.exercises import judging as threats
from studio.exercises.exercise import Prover
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.insight.comparing import LEAST_VISITS
from studio.practice.card import Answer, Card

TOLERANCE = 0.03
"""The maximum loss of win rate, from 0 to 1, of a right answer."""
LIMIT = SolverLimit(nodes=200_000)
"""The solver's limit for one answer."""
_LEAST_SIMULATIONS, _MOST_SIMULATIONS = 10_000, 40_000


class Verdict(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Judgement:
    """An answer with its verdict and numbers."""

    point: int
    verdict: Verdict
    rate: float | None = None
    """The win rate of the answer, from 0 to 1; None if it is unknown."""
    proof: Proof = Proof.UNKNOWN
    """The proven result of the answer, for the side that answers."""
    line: tuple[int, ...] = ()
    """The answer, the best reply and the following moves, as far as known."""
    is_searched: bool = False
    """Whether the win rate is from a search of the answer; otherwise it is from the review or a proof."""

    @property
    def reply(self) -> int | None:
        return self.line[1] if len(self.line) > 1 else None

    def with_line(self, line: tuple[int, ...]) -> "Judgement":
        return replace(self, line=line)


def judged_by_review(card: Card, point: int) -> Judgement | None:
    """Judge an answer by the analysis of the review, or return None if that does not decide it."""
    if point == card.played.point:
        return _judgement(card.played, Verdict.RIGHT if is_played_right(card) else Verdict.WRONG)
    found = next((answer for answer in card.answers if answer.point == point), None)
    if found is None:
        return None
    best = card.best
    if (found is best and found.proof is not Proof.LOSS) or found.proof is Proof.WIN:
        return _judgement(found, Verdict.RIGHT)
    verdict = _verdict(card, found.rate)
    if found.known.is_certain:
        return _judgement(found, verdict)
    if found.visits < LEAST_VISITS or (best.known.is_certain and verdict is Verdict.WRONG):
        return None  # too few visits, or a proof of this move may be missing
    return _judgement(found, verdict)


def is_played_right(card: Card) -> bool:
    """Return whether the move of the game is right after all: it is proven to win, or a later search prefers it."""
    return card.is_played_preferred or card.played.proof is Proof.WIN


def best_founded(card: Card) -> Answer:
    """Return the move with the highest win rate, by which answers are judged.

    It is the best move of the review, or another one with enough visits or a proof. A search after the review may have
    found a better move than `card.best`, which stays right.
    """
    founded = [each for each in card.answers[1:] if each.known.is_certain or each.visits >= LEAST_VISITS]
    played = [card.played] if is_played_right(card) else []
    return max((card.best, *founded, *played), key=lambda each: each.rate)


def judged_by_solver(card: Card, point: int, prover: Prover, limit: SolverLimit = LIMIT) -> Judgement | None:
    """Judge an answer if it ends the game, or if a solver finds a win by threats after it.

    Return None if neither decides.
    """
    after = _after(card, point)
    if after.is_over:
        proof = Proof.WIN if after.winner else Proof.DRAW
        rate = 1.0 if after.winner else 0.5
        return Judgement(point, _verdict(card, rate), rate, proof, (point,))
    if card.threats:
        found = threats.judge(prover, card.position(), point, ThreatKind.THREES, limit)
        if found.verdict in (threats.Verdict.WINS, threats.Verdict.KEEPS):
            return Judgement(point, Verdict.RIGHT, 1.0, Proof.WIN, _line(point, found.reply))
    against = prover.solve(after, after.to_move, ThreatKind.THREES, limit)
    if against.is_win:
        return Judgement(point, _verdict(card, 0.0), 0.0, Proof.LOSS, (point, *against.line))
    return None


def steering_of(point: int) -> Steering:
    """Return the restrictions of a search of one answer."""
    return Steering(only={point})


def search_limit(card: Card) -> Limit:
    """Return the limit of a search of one answer.

    It is about as long as the review's search of the best move, so that the win rates can be compared.
    """
    return Limit(simulations=min(_MOST_SIMULATIONS, max(_LEAST_SIMULATIONS, card.best.visits)))


def judged_by_search(card: Card, point: int, analysis: PositionAnalysis) -> Judgement:
    """Judge an answer by the result of the search that `steering_of` restricts."""
    own = next((row for row in analysis.rows if row.point == point), None)
    if own is None:  # proven to lose
        return Judgement(point, _verdict(card, 0.0), 0.0, Proof.LOSS, (point,))
    rate = own.known.rate if own.known.is_certain else own.win_rate
    return Judgement(point, _verdict(card, rate), rate, own.proof, own.line or (point,), is_searched=True)


# Implementation


def _after(card: Card, point: int) -> Position:
    position = card.position()
    position.play(point)
    return position


def _judgement(answer: Answer, verdict: Verdict) -> Judgement:
    return Judgement(answer.point, verdict, answer.rate, answer.proof, answer.line or (answer.point,))


def _verdict(card: Card, rate: float) -> Verdict:
    return Verdict.RIGHT if _shown(rate) >= _least(card) else Verdict.WRONG


def _least(card: Card) -> int:
    """Return the least win rate of a right answer, in the unit of `_shown`."""
    least = _shown(best_founded(card).rate) - _shown(TOLERANCE)
    stay_right = [card.best] if card.best.proof is not Proof.LOSS else []
    stay_right += [card.played] if is_played_right(card) else []
    return min((least, *(_shown(each.rate) for each in stay_right)))


def _shown(rate: float) -> int:
    """Return a win rate in tenths of a per cent, as texts show it."""
    return round(10 * round(100 * rate, 1))


def _line(point: int, reply: int | None) -> tuple[int, ...]:
    return (point,) if reply is None else (point, reply)
