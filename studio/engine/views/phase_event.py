"""Events that describe the single phases of a search."""

from dataclasses import dataclass
from enum import StrEnum

from studio.engine.views.snapshot import NodeView
from studio.game.position_analysis import Proof
from studio.game.stones import Move, Stone


class Phase(StrEnum):
    """The four phases of a simulation, in their order."""

    SELECT = "select"
    EXPAND = "expand"
    SIMULATE = "simulate"
    BACKPROPAGATE = "backpropagate"


@dataclass(frozen=True, slots=True)
class NodeChange:
    """How backpropagation changed one node on the path.

    Values are for the player whose move leads to the node. In a `NodeView` they have the opposite sign.
    """

    path: tuple[int, ...]
    visits_before: int
    visits: int
    value_before: float
    value: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """The result of an evaluator for a leaf. It takes the place of a rollout."""

    to_move: Stone
    value: float  # for the side to move, from -1 to 1
    priors: tuple[tuple[int, float], ...]  # the moves with the highest priors

    @property
    def win_rate(self) -> float:
        return (self.value + 1) / 2


@dataclass(frozen=True, slots=True)
class PhaseEvent:
    """Describes a phase that was performed. Fields that belong to other phases are empty."""

    phase: Phase
    simulation: int  # the number of the simulation, from 1
    path: tuple[int, ...]  # the points from the root to the node that the simulation has reached
    choices: tuple[NodeView, ...] = ()  # select: each node on the path, with the terms that were compared
    expanded: int | None = None  # expand: the point of the new child; None if the game is over or there is no memory
    proof: Proof = Proof.UNKNOWN  # expand without a child: the proof of the position, for the side to move
    proof_moves: int = 0  # expand without a child: the most plies until the end of the game
    awaits_evaluator: bool = False  # expand without a child: the node must be evaluated before it gets children
    rollout: tuple[Move, ...] = ()  # simulate: the stones in order
    winner: Stone | None = None  # simulate: the winner; None for a draw
    judgement: Judgement | None = None  # simulate: the evaluation in place of a rollout
    changes: tuple[NodeChange, ...] = ()  # backpropagate: from the leaf up to the root
