"""Judges an answer to a card.

The analysis of the review is used first, then a solver, then a search that compares the answer with the best move. An
answer is right if it keeps the proven result of the best move, or if its win rate is at most `TOLERANCE` below that of
the best move.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.steering import MOST_VISITS, Steering
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.exercises import judging as threats
from studio.exercises.exercise import Prover
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis, Proof
from studio.insight.comparing import LEAST_VISITS
from studio.practice.card import Answer, Card

TOLERANCE = 0.03
"""The maximum loss of win rate, from 0 to 1, of a right answer."""
LIMIT = SolverLimit(nodes=200_000)
"""The solver's limit for one answer."""


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

    @property
    def reply(self) -> int | None:
        return self.line[1] if len(self.line) > 1 else None

    def with_line(self, line: tuple[int, ...]) -> "Judgement":
        return replace(self, line=line)


def judged_by_review(card: Card, point: int) -> Judgement | None:
    """Judge an answer by the analysis of the review, or return None if that does not decide it."""
    if point == card.played.point:
        return _judgement(card.played, Verdict.WRONG)
    found = next((answer for answer in card.answers if answer.point == point), None)
    if found is None:
        return None
    best, wanted = card.best, _wanted(card)
    if (found is best and found.proof is not Proof.LOSS) or found.proof is Proof.WIN:
        return _judgement(found, Verdict.RIGHT)
    if found.known.is_certain:
        return _judgement(found, _verdict(found.rate, wanted))
    is_close = found.rate >= wanted - TOLERANCE
    if found.visits < LEAST_VISITS or (best.known.is_certain and not is_close):
        return None  # too few visits, or a proof of this move may be missing
    return _judgement(found, _verdict(found.rate, wanted))


def judged_by_solver(card: Card, point: int, prover: Prover, limit: SolverLimit = LIMIT) -> Judgement | None:
    """Judge an answer if it ends the game, or if a solver finds a win by threats after it.

    Return None if neither decides.
    """
    after = _after(card, point)
    if after.is_over:
        proof = Proof.WIN if after.winner else Proof.DRAW
        rate = 1.0 if after.winner else 0.5
        return Judgement(point, _verdict(rate, card.best.rate), rate, proof, (point,))
    if card.threats:
        found = threats.judge(prover, card.position(), point, ThreatKind.THREES, limit)
        if found.verdict in (threats.Verdict.WINS, threats.Verdict.KEEPS):
            return Judgement(point, Verdict.RIGHT, 1.0, Proof.WIN, _line(point, found.reply))
    against = prover.solve(after, after.to_move, ThreatKind.THREES, limit)
    if against.is_win:
        return Judgement(point, _verdict(0.0, card.best.rate), 0.0, Proof.LOSS, (point, *against.line))
    return None


def comparing(card: Card, point: int) -> Steering:
    """Return the restrictions of a search that compares the answer with the best move.

    If the result of the best move is proven, the search visits only the answer.
    """
    points = {point} if card.best.known.is_certain else {point, card.best.point}
    return Steering(only=points, more_visits=tuple((each, MOST_VISITS) for each in sorted(points)))


def judged_by_search(card: Card, point: int, analysis: PositionAnalysis) -> Judgement:
    """Judge an answer by the result of the search that `comparing` restricts."""
    rows = {row.point: row for row in analysis.rows}
    own, best = rows.get(point), rows.get(card.best.point)
    if own is None:  # proven to lose
        return Judgement(point, _verdict(0.0, card.best.rate), 0.0, Proof.LOSS, (point,))
    rate = _rate(own)
    wanted = card.best.rate if best is None or card.best.known.is_certain else _rate(best)
    return Judgement(point, _verdict(rate, wanted), rate, own.proof, own.line or (point,))


# Implementation


def _wanted(card: Card) -> float:
    """Return the win rate of the best move.

    A search after the review may have found a better move than `card.best`, which stays right.
    """
    others = (each.rate for each in card.answers if each.known.is_certain or each.visits >= LEAST_VISITS)
    return max((card.best.rate, *others))


def _after(card: Card, point: int) -> Position:
    position = card.position()
    position.play(point)
    return position


def _judgement(answer: Answer, verdict: Verdict) -> Judgement:
    return Judgement(answer.point, verdict, answer.rate, answer.proof, answer.line or (answer.point,))


def _verdict(rate: float, best: float) -> Verdict:
    return Verdict.RIGHT if rate >= best - TOLERANCE else Verdict.WRONG


def _rate(row: Candidate) -> float:
    return row.known.rate if row.known.is_certain else row.win_rate


def _line(point: int, reply: int | None) -> tuple[int, ...]:
    return (point,) if reply is None else (point, reply)
