"""Why a move is not the best move: the terms of both, and how many simulations it takes until it is chosen."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.views.snapshot import NodeView, proof_of
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.insight.visit_race import MOST_SIMULATIONS, Truths, VisitRace


class Answer(StrEnum):
    """What kind of an answer there is."""

    COMPARED = "compared"
    BEST = "best"
    UNTRIED = "untried"
    PROVEN = "proven"
    LEFT_OUT = "left_out"
    ALONE = "alone"


class DecidingTerm(StrEnum):
    """Which of the two terms makes the difference."""

    EXPLOITATION = "exploitation"
    EXPLORATION = "exploration"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a move's score is made of now."""

    point: int
    visits: int
    exploitation: float
    exploration: float
    score: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """`visits_until`: simulations of this node that go to other moves before the asked one is chosen; None: never."""

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
    """An untried move waits until the node has this number of visits: then one more move is considered."""
    is_root: bool = True
    """A simulation visits the root, but not every node below it."""
    is_near_first: bool = False
    """Moves near to stones, at first near to the middle of the board, come before all others."""
    is_promised: bool = False
    """The asked move is to get more visits, before it is chosen by its score again."""
    promised_others: int = 0
    """This number of visits is owed to other moves, which come first."""

    @property
    def exploitation_lead(self) -> float:
        """How much more the best move's exploitation counts."""
        return self._lead("exploitation")

    @property
    def exploration_lead(self) -> float:
        return self._lead("exploration")

    @property
    def lead(self) -> float:
        """How far the best move's score is ahead; below zero when it is behind."""
        return self._lead("score")

    @property
    def deciding(self) -> DecidingTerm | None:
        """Return the term that favours the leading move, or the larger one if both do."""
        if self.asked is None or self.best is None:
            return None
        sign = 1 if self.lead >= 0 else -1
        by_value = sign * self.exploitation_lead >= sign * self.exploration_lead
        return DecidingTerm.EXPLOITATION if by_value else DecidingTerm.EXPLORATION

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
) -> Explanation:
    """Compare a child of this node with its best move, which is the most visited that can still be chosen.

    `untried`: how many legal moves have no child yet; `left_out`: the points that a person keeps from being searched;
    `owed`: by point, how many visits a person has promised that are still to be given.
    """
    owed = owed or {}
    known = np.isfinite(view.scores) & np.isfinite(view.exploitations)
    searched = known & ~np.isin(view.points, list(left_out))
    chosen, rows = np.flatnonzero(searched & (view.child_visits > 0)), np.flatnonzero(view.points == point)
    best = int(chosen[0]) if chosen.size else None
    row = int(rows[0]) if rows.size else None
    told = Explanation(
        view.rules,
        parameters.selection,
        _answer(view, row, point, best, left_out, parameters.selection),
        point,
        asked=None if row is None else _terms(view, row),
        best=None if best is None else _terms(view, best),
        is_root=not view.path,
        is_promised=point in owed,
        promised_others=sum(visits for other, visits in owed.items() if other != point),
    )
    return _completed(told, view, row, searched, parameters, untried)


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
    if row is not None and view.scores[row] == -np.inf:
        return Answer.PROVEN
    if row is None or _is_untried(view, row, selection):
        return Answer.UNTRIED
    if best is None:
        return Answer.ALONE
    return Answer.BEST if row == best else Answer.COMPARED


def _is_untried(view: NodeView, row: int, selection: Selection) -> bool:
    """PUCT lists all moves at once and compares those without a visit, unless they come before all others."""
    return not view.child_visits[row] and (selection is Selection.UCT or math.isinf(view.exploitations[row]))


def _completed(
    told: Explanation,
    view: NodeView,
    row: int | None,
    searched: Truths,
    parameters: Parameters,
    untried: int,
) -> Explanation:
    """With what only this kind of answer needs."""
    if told.answer is Answer.COMPARED and row is not None:
        until = VisitRace(view, row, searched, parameters, untried).visits_until()
        return replace(told, visits_until=_after_promises(told, until))
    if told.answer is Answer.PROVEN and row is not None:
        proof = proof_of(int(view.lower[row]), int(view.upper[row]))
        return replace(told, proof=proof, proof_moves=int(view.distances[row]) + 1)
    if told.answer is Answer.UNTRIED:
        waits = _widening_at(view, parameters)
        return replace(told, widening_at=waits, is_near_first=parameters.leaves_moves_for_later)
    return told


def _after_promises(told: Explanation, until: int | None) -> int | None:
    """Promised visits are given first, regardless of the scores."""
    if told.is_promised:
        return 0
    return None if until is None else until + told.promised_others


def _terms(view: NodeView, row: int) -> Terms:
    return Terms(
        point=int(view.points[row]),
        visits=int(view.child_visits[row]),
        exploitation=float(view.exploitations[row]),
        exploration=float(view.explorations[row]),
        score=float(view.scores[row]),
    )


def _widening_at(view: NodeView, parameters: Parameters) -> int | None:
    """The visits at which one child more is considered; None where all are, where one is due, or where none ever is."""
    start, factor, exponent = parameters.widening_start, parameters.widening_factor, parameters.widening_exponent
    missing = len(view) - start
    if start == 0 or missing < 0 or factor == 0 or exponent == 0:
        return None
    digits = math.log(max(missing / factor, 1)) / exponent
    if digits > math.log(MOST_SIMULATIONS):
        return None
    visits = math.floor(math.exp(digits) * (1 + 1e-12)) + 1  # more than factor * visits ** exponent
    return visits if visits > view.visits else None
