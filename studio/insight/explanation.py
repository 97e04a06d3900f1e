"""Explains why the search does not choose a move, and predicts when it will.

It compares the score of the move with that of the best move.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.views.snapshot import NodeView, Path, proof_of
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.insight.visit_race import MOST_SIMULATIONS, Truths, VisitRace

_FEW, _FEW_OF_BEST = 30, 10
"""A move counts as hardly tried if it has fewer than `_FEW` visits, and fewer than 1/`_FEW_OF_BEST` of the best
move's visits.
"""
_CLEAR = 0.15
"""A difference of win rates of at least this size explains why a move has few visits."""
# Views show no more decimals.
_VISIBLE = 1000
"""Win rates count as equal if they are the same when shown in tenths of a percent."""


class Answer(StrEnum):
    """The kinds of answers to the question why a move is not chosen."""

    COMPARED = "compared"
    BEST = "best"
    UNTRIED = "untried"
    PROVEN = "proven"
    LEFT_OUT = "left_out"
    ALONE = "alone"


class Reason(StrEnum):
    """The reason why the most visited move is better than another move, according to results and visits."""

    WINS_LESS = "wins_less"
    # Like WINS_LESS or AS_GOOD, but from few visits compared with the best move, and without a clear difference.
    HARDLY_TRIED = "hardly_tried"
    AS_GOOD = "as_good"  # the win rates are equal to a tenth of a percent, and the asked move has fewer visits
    FEW_VISITS = "few_visits"  # the asked move has the higher win rate, from fewer visits
    REVIEWED = "reviewed"  # a review prefers the best move, although the asked one has more visits or a higher rate


class DecidingTerm(StrEnum):
    """The term of the score that puts the best move ahead of the move the user asks about."""

    EXPLOITATION = "exploitation"
    EXPLORATION = "exploration"


@dataclass(frozen=True, slots=True)
class Terms:
    """The score of a move and its two terms, exploitation and exploration."""

    point: int
    visits: int
    exploitation: float
    exploration: float
    score: float
    win_rate: float = 0.5
    """The win rate for the side to move, from 0 to 1."""
    reply: int | None = None
    """The point of the most visited reply, or None if there is none."""
    prior: float | None = None
    """The prior of the move. None if all moves of the node have the same prior."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Explains why the search does not prefer one move of a node, called the asked move.

    `visits_until` says how many simulations of this node go to other moves first. It is set only if the answer is
    COMPARED; None then means that the search never chooses the asked move.
    """

    rules: Rules
    selection: Selection
    answer: Answer
    point: int
    asked: Terms | None = None
    best: Terms | None = None
    visits_until: int | None = None
    proof: Proof = Proof.UNKNOWN
    proof_moves: int = 0
    widening_at: int | None = None
    """The number of visits of the node at which progressive widening adds one more move.

    None if the move does not wait for this.
    """
    # Every simulation visits the root.
    is_root: bool = True
    """Whether the node is the root."""
    path: Path = ()
    """The moves from the root to the node."""
    is_near_first: bool = False
    """Whether the search first tries moves near stones or, on an empty board, near the centre."""
    is_promised: bool = False
    """Whether the user requested visits of the asked move that have not happened yet."""
    # The search makes them before it compares scores.
    promised_others: int = 0
    """The number of visits of other moves that the user requested and that have not happened yet."""
    has_terms: bool = True
    """Whether the two moves have scores and the terms of scores.

    A saved analysis has only visits, win rates and proofs.
    """
    is_by_review: bool = False
    """Whether a review found the best move by comparing moves, while a different move has more visits."""

    @property
    def exploitation_lead(self) -> float:
        """The exploitation of the best move minus that of the asked move."""
        return self._lead("exploitation")

    @property
    def exploration_lead(self) -> float:
        return self._lead("exploration")

    @property
    def lead(self) -> float:
        """The score of the best move minus that of the asked move."""
        return self._lead("score")

    @property
    def deciding(self) -> DecidingTerm | None:
        """The term that contributes most to the difference of the scores. None if `asked` or `best` is unknown."""
        if self.asked is None or self.best is None:
            return None
        sign = 1 if self.lead >= 0 else -1
        by_value = sign * self.exploitation_lead >= sign * self.exploration_lead
        return DecidingTerm.EXPLOITATION if by_value else DecidingTerm.EXPLORATION

    @property
    def reason(self) -> Reason | None:
        """Why the best move, which is usually the most visited one, is preferred.

        None if `asked` or `best` is unknown.
        """
        # The scores are no reason: they decide only which move the next simulation tries.
        if self.asked is None or self.best is None:
            return None
        lead = round(_VISIBLE * self.best.win_rate) - round(_VISIBLE * self.asked.win_rate)
        if self.is_by_review and (lead <= 0 or self.asked.visits > self.best.visits):
            return Reason.REVIEWED
        if lead < 0:
            return Reason.FEW_VISITS
        is_hardly_tried = self.asked.visits < min(_FEW, self.best.visits / _FEW_OF_BEST)
        if is_hardly_tried and lead < _CLEAR * _VISIBLE:
            return Reason.HARDLY_TRIED
        return Reason.WINS_LESS if lead > 0 else Reason.AS_GOOD

    def _lead(self, name: str) -> float:
        if self.asked is None or self.best is None:
            return math.nan
        return float(getattr(self.best, name)) - float(getattr(self.asked, name))


def explained(
    view: NodeView,
    point: int,
    parameters: Parameters,
    *,
    untried: int = 0,
    left_out: frozenset[int] = frozenset(),
    owed: Mapping[int, int] | None = None,
    raw: NodeView | None = None,
) -> Explanation:
    """Explain why the search does not choose the child at `point`.

    It is compared with the best child that can be chosen. `untried` is the number of legal moves without a child,
    `left_out` are the points that the user excluded. `owed` maps points to requested visits that are still due. `raw`
    is the view without results of a record, if `view` has some.
    """
    if not view.has_terms and (view.child_visits.any() or (view.lower == view.upper).any()):
        return _explained_by_results(view, point, parameters.selection)
    owed, raw = owed or {}, raw or view
    best = _best(view, _searched(view, left_out))
    row = _row_of(view, point)
    explanation = Explanation(
        view.rules,
        parameters.selection,
        _answer(view, row, point, best, left_out, parameters.selection),
        point,
        asked=None if row is None else _terms(view, row),
        best=None if best is None else _terms(view, best),
        is_root=not view.path,
        path=view.path,
        is_promised=point in owed,
        promised_others=sum(visits for other, visits in owed.items() if other != point),
        is_by_review=_is_by_review(view, best),
    )
    if explanation.answer is Answer.COMPARED:
        until = VisitRace(raw, _row_of(raw, point) or 0, _searched(raw, left_out), parameters, untried).visits_until()
        return replace(explanation, visits_until=_after_promises(explanation, until))
    return _completed(explanation, view, row, parameters)


def _searched(view: NodeView, left_out: frozenset[int]) -> Truths:
    """Return for each child whether it can still be chosen."""
    known = np.isfinite(view.scores) & np.isfinite(view.exploitations)
    return known & ~np.isin(view.points, list(left_out))


def _row_of(view: NodeView, point: int | None) -> int | None:
    rows = np.flatnonzero(view.points == (-1 if point is None else point))
    return int(rows[0]) if rows.size else None


def _best(view: NodeView, searched: Truths) -> int | None:
    """Return the row of the best child in `searched`.

    This is the one that a review prefers or, without a review, the most visited one.
    """
    preferred = _row_of(view, view.preferred)
    if preferred is not None and searched[preferred]:
        return preferred
    visited = np.flatnonzero(searched & (view.child_visits > 0))
    return int(visited[0]) if visited.size else None


def _is_by_review(view: NodeView, best: int | None) -> bool:
    """Return whether a review prefers the move in row `best`, while another move that can be chosen has more visits."""
    if best is None or view.points[best] != view.preferred:
        return False
    return bool(view.child_visits[best] < np.where(view.lower < view.upper, view.child_visits, 0).max())


def _explained_by_results(view: NodeView, point: int, selection: Selection) -> Explanation:
    """Explain a move if the view has no terms of scores. The explanation does not predict the next simulations."""
    row, best = _row_of(view, point), _best(view, view.lower < view.upper)
    answer = _answer_by_results(view, row, best)
    is_proven = answer is Answer.PROVEN and row is not None
    return Explanation(
        view.rules,
        selection,
        answer,
        point,
        asked=None if row is None else _terms(view, row),
        best=None if best is None else _terms(view, best),
        proof=view.child_proof(row) if is_proven and row is not None else Proof.UNKNOWN,
        proof_moves=view.child_proof_moves(row) if is_proven and row is not None else 0,
        is_root=not view.path,
        path=view.path,
        has_terms=False,
        is_by_review=_is_by_review(view, best),
    )


def _answer_by_results(view: NodeView, row: int | None, best: int | None) -> Answer:
    """Return the answer for the move in `row`, in a view without terms."""
    # A move that cannot beat a proven result counts as proven, as in a search.
    if row is not None and (view.lower[row] == view.upper[row] or view.upper[row] <= view.lower.max()):
        return Answer.PROVEN
    if row is not None and row == best:
        return Answer.BEST
    return Answer.UNTRIED if row is None or best is None or not view.child_visits[row] else Answer.COMPARED


def _answer(
    view: NodeView,
    row: int | None,
    point: int,
    best: int | None,
    left_out: frozenset[int],
    selection: Selection,
) -> Answer:
    if point in left_out:
        return Answer.LEFT_OUT
    if row is not None and (view.scores[row] == -np.inf or view.proof is not Proof.UNKNOWN):
        return Answer.PROVEN
    if row is None or _is_untried(view, row, selection):
        return Answer.UNTRIED
    if best is None:
        return Answer.ALONE
    return Answer.BEST if row == best else Answer.COMPARED


def _is_untried(view: NodeView, row: int, selection: Selection) -> bool:
    """Return whether the child has no score because it has no visits."""
    # With PUCT a child without visits has a score, unless the search visits all such children first.
    return not view.child_visits[row] and (selection.compares_win_rates or math.isinf(view.exploitations[row]))


def _completed(
    explanation: Explanation,
    view: NodeView,
    row: int | None,
    parameters: Parameters,
) -> Explanation:
    """Return the explanation with the fields that its answer needs: the proof, or what an untried move is waiting
    for.
    """
    if explanation.answer is Answer.PROVEN and row is not None:
        proof = proof_of(int(view.lower[row]), int(view.upper[row]))
        return replace(explanation, proof=proof, proof_moves=int(view.distances[row]) + 1)
    if explanation.answer is Answer.UNTRIED:
        waits = _widening_at(view, parameters)
        return replace(explanation, widening_at=waits, is_near_first=parameters.leaves_moves_for_later)
    return explanation


def _after_promises(explanation: Explanation, until: int | None) -> int | None:
    """Return how many simulations come before the asked move, if visits that the user requested are included.

    `until` is the number without them, or None for never. Requested visits of other moves come first. If visits of the
    asked move are requested, it is chosen next and the result is 0.
    """
    if explanation.is_promised:
        return 0
    return None if until is None else until + explanation.promised_others


def _terms(view: NodeView, row: int) -> Terms:
    line = view.line(row)
    return Terms(
        point=int(view.points[row]),
        visits=int(view.child_visits[row]),
        exploitation=float(view.exploitations[row]),
        exploration=float(view.explorations[row]),
        score=float(view.scores[row]),
        win_rate=(float(view.values[row]) + 1) / 2,
        reply=line[1] if len(line) > 1 else None,
        prior=float(view.priors[row]) if view.has_priors else None,
    )


def _widening_at(view: NodeView, parameters: Parameters) -> int | None:
    """Return the number of visits at which progressive widening gives the node another child.

    Return None if widening is off, is due now, or will never happen.
    """
    start, factor, exponent = parameters.widening_start, parameters.widening_factor, parameters.widening_exponent
    missing = len(view) - start
    if start == 0 or missing < 0 or factor == 0 or exponent == 0:
        return None
    digits = math.log(max(missing / factor, 1)) / exponent
    if digits > math.log(MOST_SIMULATIONS):
        return None
    visits = math.floor(math.exp(digits) * (1 + 1e-12)) + 1  # more than factor * visits ** exponent
    return visits if visits > view.visits else None
