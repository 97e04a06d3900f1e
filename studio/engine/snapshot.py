"""What leaves the search: immutable, and never a reference into the live tree.

Values are for the side to move at the position that was asked about, from -1 to 1; a win rate is (value + 1) / 2.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.game.position_analysis import Proof
from studio.game.rules import Rules

LONGEST_LINE = 24

Path = tuple[int, ...]
"""The points of the moves from the root to a node."""
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class CandidateRow:
    """A move with its numbers."""

    point: int
    visits: int
    share: float  # of the node's visits
    value: float
    prior: float
    exploitation: float
    exploration: float
    score: float
    proof: Proof
    proof_moves: int  # in at most how many moves the proven end is reached, this move counted
    line: tuple[int, ...]

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2


@dataclass(frozen=True)
class NodeView:
    """A node and its children, most visited first. Rows are made when they are asked for."""

    rules: Rules
    path: tuple[int, ...]  # the points from the root to this node
    visits: int
    evaluations: int  # passes that ended here; the other visits are its children's
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
    lines: tuple[npt.NDArray[np.int16], Integers]  # [row, ply] points, and how many of them count

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2

    def __len__(self) -> int:
        return int(self.points.size)

    def candidate(self, row: int) -> CandidateRow:
        visits, line, length = int(self.child_visits[row]), self.lines[0][row], int(self.lines[1][row])
        return CandidateRow(
            point=int(self.points[row]),
            visits=visits,
            share=visits / max(1, int(self.child_visits.sum())),
            value=float(self.values[row]),
            prior=float(self.priors[row]),
            exploitation=float(self.exploitations[row]),
            exploration=float(self.explorations[row]),
            score=float(self.scores[row]),
            proof=proof_of(int(self.lower[row]), int(self.upper[row])),
            proof_moves=int(self.distances[row]) + 1,
            line=(int(self.points[row]), *(int(point) for point in line[:length])),
        )

    @cached_property
    def candidates(self) -> tuple[CandidateRow, ...]:
        return tuple(self.candidate(row) for row in range(len(self)))

    @cached_property
    def board_visits(self) -> Integers:
        """[row, column]: the visits of each point's move."""
        visits = np.zeros(self.rules.size, np.int64)
        visits[self.points] = self.child_visits
        board: Integers = frozen(visits.reshape(self.rules.rows, self.rules.columns))
        return board


@dataclass(frozen=True)
class Snapshot:
    """The state of a search at one moment."""

    run: int  # which position it belongs to; one more after each new position
    root: NodeView
    best: int | None  # the point that would be played now
    simulations: int  # of this position; visits kept from an earlier search are not among them
    seconds: float
    nodes: int
    leaves: int
    depth: int  # the longest way from the root
    mean_depth: float
    draw_share: float  # of the simulations that ended in a draw
    memory_mb: float  # what its nodes and edges take
    memory_allocated_mb: float  # what its arrays take, with their room for more
    capped: bool  # whether the tree has stopped to grow

    @property
    def visits(self) -> Integers:
        return self.root.board_visits

    @property
    def candidates(self) -> tuple[CandidateRow, ...]:
        return self.root.candidates

    @property
    def simulations_per_second(self) -> float:
        return self.simulations / self.seconds if self.seconds > 0 else 0.0


def frozen(numbers: Any, kind: npt.DTypeLike | None = None) -> Any:
    """Numbers that nobody can write to from now on: an array of this kind that lies in one piece is not copied."""
    array = np.ascontiguousarray(numbers, kind)
    array.flags.writeable = False
    return array


def proof_of(lower: int, upper: int) -> Proof:
    """What two bounds prove for the player whose they are."""
    if lower != upper:
        return Proof.UNKNOWN
    return (Proof.LOSS, Proof.DRAW, Proof.WIN)[lower + 1]
