"""Snapshots of a search and views of its nodes, immutable and independent of the live tree.

Values are for the side to move at the viewed node, from -1 to 1; a win rate is (value + 1) / 2. Views are hashable, and
are compared by their content, including arrays.
"""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine import messages
from studio.engine.views.view import View
from studio.game.argument_checks import as_float, brief_repr
from studio.game.errors import StudioError
from studio.game.notation import move_in_english
from studio.game.percent import percent
from studio.game.position_analysis import Proof
from studio.game.rules import Rules

LONGEST_LINE = 24
_LEAST_PRIORS = 1e-9  # priors with a smaller difference count as equal

Path = tuple[int, ...]
"""The points of the moves from the root to a node."""
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A move from a node, with its statistics."""

    point: int
    visits: int
    share: float  # of the visits of all moves of the node
    value: float
    prior: float
    exploitation: float
    exploration: float
    score: float
    proof: Proof
    proof_moves: int  # the most plies to the proven end, this move included
    line: tuple[int, ...]
    engine_score: str | None = None  # the score that an external engine gave instead of a win rate; None for a win rate

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2


@dataclass(frozen=True, eq=False)
class NodeView(View):
    """A node and its children. Children that are proven wins come first. The others are sorted by visits."""

    rules: Rules
    path: tuple[int, ...]  # the points from the root to this node
    visits: int
    evaluations: int  # simulations that ended at this node; the other visits belong to its children
    value: float
    proof: Proof
    proof_moves: int
    points: Integers
    child_visits: Integers
    values: Reals
    priors: Reals
    exploitations: Reals
    explorations: Reals
    scores: Reals
    lower: npt.NDArray[np.int8]
    upper: npt.NDArray[np.int8]
    distances: Integers
    lines: tuple[npt.NDArray[np.int16], Integers]  # [row, ply] points, and the length of each line
    judged: float | None = None  # the evaluator's value of this position alone; None without an evaluation
    prior: float | None = None  # the prior of the move that leads to this node; None at the root
    engine_scores: tuple[str | None, ...] = ()  # [row] see `CandidateRow`; empty if all values are win rates
    preferred: int | None = None  # the point that a review found best by comparing moves; None without such a move

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2

    @property
    def judged_rate(self) -> float | None:
        """The evaluator's win rate for this position, from 0 to 1. None if there is none."""
        return None if self.judged is None else (self.judged + 1) / 2

    @cached_property
    def has_priors(self) -> bool:
        """Whether the children have different priors."""
        # Without an evaluator, all priors are equal.
        known = self.priors[np.isfinite(self.priors)]
        return bool(known.size and known.max() > known.min() + _LEAST_PRIORS)

    @cached_property
    def has_terms(self) -> bool:
        """Whether the moves have the terms of the selection formula. In saved analyses they do not."""
        return not len(self) or not np.isnan(self.scores).all()

    @property
    def promised(self) -> int | None:
        """The point with the highest prior. None if all priors are equal."""
        return int(self.points[np.nanargmax(self.priors)]) if self.has_priors else None

    def __len__(self) -> int:
        return int(self.points.size)

    def candidate(self, row: int) -> CandidateRow:
        visits = int(self.child_visits[row])
        return CandidateRow(
            point=int(self.points[row]),
            visits=visits,
            share=visits / self._all_child_visits,
            value=float(self.values[row]),
            prior=float(self.priors[row]),
            exploitation=float(self.exploitations[row]),
            exploration=float(self.explorations[row]),
            score=float(self.scores[row]),
            proof=self.child_proof(row),
            proof_moves=self.child_proof_moves(row),
            line=self.line(row),
            engine_score=self.engine_score(row),
        )

    def with_rows(self, rows: Integers) -> "NodeView":
        """Return a view that contains only the moves in these rows, in this order."""
        lines, lengths = self.lines
        return replace(
            self,
            points=self.points[rows],
            child_visits=self.child_visits[rows],
            values=self.values[rows],
            priors=self.priors[rows],
            exploitations=self.exploitations[rows],
            explorations=self.explorations[rows],
            scores=self.scores[rows],
            lower=self.lower[rows],
            upper=self.upper[rows],
            distances=self.distances[rows],
            lines=(lines[rows], lengths[rows]),
            engine_scores=tuple(self.engine_scores[row] for row in rows) if self.engine_scores else (),
        )

    def line(self, row: int) -> tuple[int, ...]:
        """Return the move in this row, followed by the best moves after it."""
        return int(self.points[row]), *self.lines[0][row, : self.lines[1][row]].tolist()

    def child_proof(self, row: int) -> Proof:
        return proof_of(int(self.lower[row]), int(self.upper[row]))

    def child_proof_moves(self, row: int) -> int:
        """Return the maximum number of plies to the proven end of the game. The move in this row is included."""
        return int(self.distances[row]) + 1

    def engine_score(self, row: int) -> str | None:
        """Return the score that an external engine gave the move in this row.

        Return None if the engine gave a win rate.
        """
        return self.engine_scores[row] if self.engine_scores else None

    @cached_property
    def _all_child_visits(self) -> int:
        """The sum of the visits of all children. It is at least 1."""
        return max(1, int(self.child_visits.sum()))

    @cached_property
    def candidates(self) -> tuple[CandidateRow, ...]:
        return tuple(self.candidate(row) for row in range(len(self)))

    @cached_property
    def board_visits(self) -> Integers:
        """The visits of the move at each point, as an array [row, column]. Row 0 is at the top."""
        board: Integers = self._on_points(self.child_visits).reshape(self.rules.rows, self.rules.columns)
        return board

    def policy(self, temperature: float = 1.0) -> Reals:
        """Return the share of the move at each point.

        The shares are the visits to the power of 1/temperature, scaled so that their sum is 1.
        """
        sharpness = as_float(temperature)
        if sharpness is None or not sharpness > 0:
            raise StudioError(messages.TEMPERATURE, value=brief_repr(temperature))
        visited = self.child_visits > 0
        if not visited.any():
            raise StudioError(messages.NO_VISITS)
        shares = np.zeros(len(self))
        shares[visited] = visit_shares(self.child_visits[visited], sharpness)
        policy: Reals = self._on_points(shares)
        return policy

    def _on_points(self, numbers: Integers | Reals) -> Any:
        """Convert an array with an entry per move to an array with an entry per point. Points without a move get 0."""
        points = np.zeros(self.rules.size, numbers.dtype)
        points[self.points] = numbers
        return frozen(points)


@dataclass(frozen=True, eq=False)
class Snapshot(View):
    """The state of a search at one moment."""

    run: int  # numbers the positions of the search in their order
    root: NodeView
    best: int | None  # the point that would be played now; a sampled move is drawn with a fixed random number
    simulations: int  # at this position; visits kept from earlier positions do not count
    seconds: float
    nodes: int
    leaves: int
    depth: int  # the plies of the longest path from the root
    mean_depth: float
    draws: int  # the simulations that ended in a draw, by a rollout, by the rules or by a proof
    memory_mb: float  # in use by nodes and edges
    memory_allocated_mb: float  # allocated, with the free part of the arrays
    capped: bool  # whether the tree can no longer grow
    memory_refused: bool = False  # whether the system did not provide memory that the parameters allow
    mean_value: float = math.nan  # of all simulations, for the side to move, -1 to 1; NaN in old timelines

    @property
    def visits(self) -> Integers:
        return self.root.board_visits

    @property
    def candidates(self) -> tuple[CandidateRow, ...]:
        return self.root.candidates

    @property
    def headline(self) -> str:
        """The best move with its win rate or its proven result, as a phrase in English."""
        best = next((row for row in self.candidates if row.point == self.best), None)
        if best is None:
            return "no move yet" if self.best is None else f"best {move_in_english(self.best, self.root.rules)}"
        seen = f"with a win rate of {percent(best.win_rate)} in {best.visits:,} visits"
        known = seen if best.proof is Proof.UNKNOWN else f"which is proven to be a {best.proof}"
        return f"best {move_in_english(best.point, self.root.rules)} {known}"

    @property
    def draw_share(self) -> float:
        """The share of simulations that ended in a draw, from 0 to 1."""
        return self.draws / max(1, self.simulations)

    @property
    def simulations_per_second(self) -> float:
        return self.simulations / self.seconds if self.seconds > 0 else 0.0


def frozen(numbers: Any, kind: npt.DTypeLike | None = None) -> Any:
    """Make an array read-only, and return it.

    The array is copied only if it is not contiguous or its dtype is not `kind`.
    """
    array = np.ascontiguousarray(numbers, kind)
    array.flags.writeable = False
    return array


def visit_shares(visits: Integers | Reals, temperature: float) -> Reals:
    """Return the visits to the power of 1/temperature, scaled so that their sum is 1."""
    logs = np.log(np.maximum(visits, math.exp(-700)))
    with np.errstate(over="ignore"):  # a very low temperature leaves only the most visited
        weights = np.exp((logs - logs.max()) / temperature)
    shares: Reals = weights / weights.sum()
    return shares


def proof_of(lower: int, upper: int) -> Proof:
    """Return the result that the bounds prove if they are equal.

    Otherwise return UNKNOWN. The result is for the player for whom the bounds are.
    """
    if lower != upper:
        return Proof.UNKNOWN
    return (Proof.LOSS, Proof.DRAW, Proof.WIN)[lower + 1]
