"""Judges answers to cards: first by the review, then by a solver, then by searches.

An answer is right if it wins, if it is symmetric to the best move, or if its win rate is at most `TOLERANCE` lower. An
unproven answer with a larger loss is compared with the best move by longer searches. There, two standard errors are
added to `TOLERANCE`. Win rates are rounded as in texts.
"""

import math
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
from studio.practice.equal_moves import answer_at, best_turned_to, images_of

TOLERANCE = 0.03
"""The maximum loss of win rate, from 0 to 1, with which an answer is right."""
LIMIT = SolverLimit(nodes=200_000)
"""The solver's limit for one answer."""
_LEAST_SIMULATIONS, _MOST_SIMULATIONS = 10_000, 40_000
_SURE_LOSS = 0.15
"""If the loss is greater than this, no longer search is needed: short and long searches differ by less."""
_COMPARED = 40_000
_ERRORS = 2.0


class Verdict(StrEnum):
    RIGHT = "right"
    BETTER = "better"  # clearly better than the move of the game, clearly worse than the best move
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Judgement:
    """An answer with its verdict and numbers."""

    point: int
    verdict: Verdict
    rate: float | None = None
    """The win rate of the answer, from 0 to 1. None if it is unknown."""
    proof: Proof = Proof.UNKNOWN
    """The proven result of the answer, for the side that answers."""
    line: tuple[int, ...] = ()
    """The answer, the best reply and the moves after it, as far as they are known."""
    is_searched: bool = False
    """Whether the win rate comes from a search of the answer. If not, it comes from the review or a proof."""
    visits: int = 0
    """The number of visits on which the win rate is based. 0 if there is a proof, or if the number is unknown."""
    image_of: int | None = None
    """The best move, if it and the answer are the same by a symmetry of the position."""
    best_rate: float | None = None
    """The win rate of the best move in a search that was as long as the search of the answer.

    None if there was no such search.
    """

    @property
    def reply(self) -> int | None:
        return self.line[1] if len(self.line) > 1 else None

    def with_line(self, line: tuple[int, ...]) -> "Judgement":
        return replace(self, line=line)


def judged_by_review(card: Card, point: int) -> Judgement | None:
    """Judge an answer by the analysis of the review. Return None if the analysis is not enough."""
    found, best, turned = answer_at(card, point), card.best, best_turned_to(card, point)
    if turned is not None and point not in (best.point, card.played.point):
        return replace(_judgement(turned, Verdict.RIGHT), image_of=best.point)
    if found is None:
        return None
    images = images_of(card.position(), point)
    if best.point in images and best.proof is not Proof.LOSS:
        judged = _judgement(found, Verdict.RIGHT)
        return judged if point == best.point else replace(judged, image_of=best.point)
    if card.played.point in images:
        return _judgement(found, Verdict.RIGHT if is_played_right(card) else Verdict.WRONG)
    if found.proof is Proof.WIN:
        return _judgement(found, Verdict.RIGHT)
    verdict = _verdict(card, found)
    if found.known.is_certain:
        return _judgement(found, verdict)
    is_worse = verdict is not Verdict.RIGHT
    if is_worse and (best.known.is_certain or found.visits < visits_to_judge(card) or _is_near(card, found)):
        return None  # a proof or a comparison by longer searches may be missing
    return _judgement(found, verdict) if found.visits >= LEAST_VISITS else None


def is_played_right(card: Card) -> bool:
    """Return whether the move of the game is right after all: it is proven to win, or a later search prefers it."""
    return card.is_played_preferred or card.played.proof is Proof.WIN


def best_founded(card: Card) -> Answer:
    """Return the move with which answers are compared.

    It is the best move of the review, unless a later search found one with a higher win rate, and with enough visits or
    a proof. The answer `card.best` stays right.
    """
    founded = [each for each in card.answers[1:] if each.known.is_certain or each.visits >= LEAST_VISITS]
    played = [card.played] if is_played_right(card) else []
    return max((card.best, *founded, *played), key=lambda each: each.rate)


def judged_by_solver(card: Card, point: int, prover: Prover, limit: SolverLimit = LIMIT) -> Judgement | None:
    """Judge an answer if it ends the game, or if a solver finds a win by threats after it. Otherwise return None."""
    after = _after(card, point)
    if after.is_over:
        proof = Proof.WIN if after.winner else Proof.DRAW
        rate = 1.0 if after.winner else 0.5
        return _judgement(Answer(point, rate, proof=proof), _verdict(card, Answer(point, rate, proof=proof)))
    if card.threats:
        found = threats.judge(prover, card.position(), point, ThreatKind.THREES, limit)
        if found.verdict in (threats.Verdict.WINS, threats.Verdict.KEEPS):
            return Judgement(point, Verdict.RIGHT, 1.0, Proof.WIN, _line(point, found.reply))
    against = prover.solve(after, after.to_move, ThreatKind.THREES, limit)
    if against.is_win:
        return _lost(card, point, against.line)
    return None


def steering_of(point: int) -> Steering:
    """Return the restrictions for a search of the answer at `point`."""
    return Steering(only={point})


def search_limit(card: Card) -> Limit:
    """Return the limit for a search of one move.

    It is about as long as the review's search of the best move, so that the win rates can be compared.
    """
    return Limit(simulations=visits_to_judge(card))


def visits_to_judge(card: Card) -> int:
    """Return how many visits an unproven answer needs before it may be called worse than the best move."""
    return min(_MOST_SIMULATIONS, max(_LEAST_SIMULATIONS, best_founded(card).visits))


def judged_by_search(card: Card, point: int, analysis: PositionAnalysis) -> Judgement:
    """Judge an answer by the result of a search. `steering_of` restricts this search to the answer."""
    own = _searched(point, analysis)
    if own is None:  # proven to lose
        return _lost(card, point)
    return replace(_judgement(own, _verdict(card, own)), is_searched=True)


def comparison_limit(visits: int = 0) -> Limit:
    """Return the limit of a longer search for a move that already has `visits` visits."""
    return Limit(simulations=max(1, _COMPARED - visits))


def needs_comparison(card: Card, found: Judgement) -> bool:
    """Return whether longer searches must compare the answer with the best move before it is called worse.

    In short searches, the win rates of equally good moves may differ by 8 %. A proof, or a large difference, makes
    longer searches unnecessary.
    """
    best, is_open = best_founded(card), found.is_searched and found.proof is Proof.UNKNOWN
    if found.verdict is Verdict.RIGHT or not is_open or best.known.is_certain or found.rate is None:
        return False
    return found.best_rate is None and _is_near(card, Answer(found.point, found.rate))


def judged_by_comparison(card: Card, found: Judgement, analysis: PositionAnalysis) -> Judgement:
    """Judge an answer by two longer searches of equal length.

    `found` has the numbers of the answer, and `analysis` is the search of the best move (`best_founded`).
    """
    own = Answer(found.point, found.rate or 0.0, found.visits)
    best = _searched(best_founded(card).point, analysis) or Answer(best_founded(card).point, 0.0, proof=Proof.LOSS)
    compared = replace(found, best_rate=best.rate)
    return compared if _is_clearly_worse(own, best) else replace(compared, verdict=Verdict.RIGHT)


def beats_review(card: Card, found: Judgement) -> bool:
    """Return whether an answer is clearly better than the best move of the review.

    This needs a proof, or win rates of searches that differ by more than `TOLERANCE` plus two standard errors.
    """
    best, rate = card.best, found.rate
    if found.point == best.point or found.image_of is not None or rate is None:
        return False
    if found.proof is not Proof.UNKNOWN and best.known.is_certain:
        return found.proof is not best.proof and rate > best.rate
    if found.proof is not Proof.UNKNOWN or best.known.is_certain:
        return found.proof is Proof.WIN or best.proof is Proof.LOSS
    is_compared = found.best_rate is not None and best_founded(card).point == best.point
    reference = found.best_rate if is_compared and found.best_rate is not None else best.rate
    own = Answer(found.point, rate, found.visits)
    return _is_clearly_worse(Answer(best.point, reference, best.visits), own)


# Implementation


def _after(card: Card, point: int) -> Position:
    position = card.position()
    position.play(point)
    return position


def _searched(point: int, analysis: PositionAnalysis) -> Answer | None:
    """Return what a search found about the move on `point`.

    Return None if the search has excluded it as proven to lose.
    """
    row = next((row for row in analysis.rows if row.point == point), None)
    if row is None:
        return None
    rate = row.known.rate if row.known.is_certain else min(1.0, max(0.0, row.win_rate))
    return Answer(point, rate, row.visits, row.proof, row.known.moves, row.line if row.line[:1] == (point,) else ())


def _judgement(answer: Answer, verdict: Verdict) -> Judgement:
    line = answer.line or (answer.point,)
    return Judgement(answer.point, verdict, answer.rate, answer.proof, line, visits=answer.visits)


def _lost(card: Card, point: int, line: tuple[int, ...] = ()) -> Judgement:
    """Return the judgement of an answer that is proven to lose. `line` has the moves after the answer."""
    lost = Answer(point, 0.0, proof=Proof.LOSS, line=(point, *line))
    return _judgement(lost, _verdict(card, lost))


def _verdict(card: Card, answer: Answer) -> Verdict:
    if _shown(answer.rate) >= _least(card):
        return Verdict.RIGHT
    return Verdict.BETTER if _is_clearly_better_than_played(card, answer) else Verdict.WRONG


def _is_near(card: Card, answer: Answer) -> bool:
    return best_founded(card).rate - answer.rate <= _SURE_LOSS


def _is_clearly_worse(answer: Answer, best: Answer) -> bool:
    return _shown(best.rate) - _shown(answer.rate) > _shown(TOLERANCE) + _shown(_error(answer, best))


def _is_clearly_better_than_played(card: Card, answer: Answer) -> bool:
    return answer.rate - card.played.rate > _error(answer, card.played) and answer.proof is not Proof.LOSS


def _error(one: Answer, other: Answer) -> float:
    """Return two standard errors of the difference of two win rates, from 0 to 1."""
    return _ERRORS * math.sqrt(_variance(one) + _variance(other))


def _variance(answer: Answer) -> float:
    return 0.0 if answer.known.is_certain else answer.rate * (1 - answer.rate) / max(1, answer.visits)


def _least(card: Card) -> int:
    """Return the lowest win rate with which an answer is right, in tenths of a per cent."""
    least = _shown(best_founded(card).rate) - _shown(TOLERANCE)
    stay_right = [card.best] if card.best.proof is not Proof.LOSS else []
    stay_right += [card.played] if is_played_right(card) else []
    return min((least, *(_shown(each.rate) for each in stay_right)))


def _shown(rate: float) -> int:
    """Return a win rate in tenths of a per cent. It is rounded as in texts."""
    return round(10 * round(100 * rate, 1))


def _line(point: int, reply: int | None) -> tuple[int, ...]:
    return (point,) if reply is None else (point, reply)
