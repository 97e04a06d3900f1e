"""What one phase of a stepped search did."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Proof
from studio.game.stones import Move, Stone


class Phase(StrEnum):
    """The four phases, in their order."""

    SELECT = "select"
    EXPAND = "expand"
    SIMULATE = "simulate"
    BACKPROPAGATE = "backpropagate"


@dataclass(frozen=True, slots=True)
class NodeChange:
    """A node on the way; values are for the player who made the move into it: a view of it has the opposite sign."""

    path: tuple[int, ...]
    visits_before: int
    visits: int
    value_before: float
    value: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an evaluator said of the end of a pass, in place of a rollout."""

    to_move: Stone
    value: float  # for that side
    priors: tuple[tuple[int, float], ...]  # the moves that it likes best, by point

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2


@dataclass(frozen=True, slots=True)
class PhaseEvent:
    """One phase. What it does not concern is empty."""

    phase: Phase
    simulation: int  # the number of the pass, from 1
    path: tuple[int, ...]  # the points from the root to where the pass stands now
    choices: tuple[NodeView, ...] = ()  # select: each node on the way, with the terms that were compared
    expanded: int | None = None  # expand: the point of the new child; none where the game is over or no room is left
    proof: Proof = Proof.UNKNOWN  # expand without a child: what is certain of the position for the side to move
    proof_moves: int = 0  # and in at most how many moves
    rollout: tuple[Move, ...] = ()  # simulate: the stones in order
    winner: Stone | None = None  # simulate: who won; none is a draw
    judgement: Judgement | None = None  # simulate: what was said in place of a rollout
    changes: tuple[NodeChange, ...] = ()  # backpropagate: from the leaf up to the root
