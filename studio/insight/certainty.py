"""Finds nodes whose result was proven by a solver, not by the results of their children."""

from dataclasses import dataclass

from studio.engine.options.parameters import Threats
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import ThreatKind
from studio.game.position_analysis import Proof

_MORE_THAN_SEEN = 3
"""The search itself proves results within fewer moves than this. Longer proofs come from a solver."""


@dataclass(frozen=True, slots=True)
class SolverProof:
    """A win by threats that the solver proved at a node. The node itself was not searched."""

    is_won: bool
    """Whether the side to move at the node wins, not its opponent."""
    kind: ThreatKind | None
    """The kind of threats; None if the tree does not show it."""
    moves: int
    """The number of moves of both sides, from the node to the end."""


@dataclass(frozen=True, slots=True)
class EndProof:
    """The proven value of a root move in a gravity game. An exhaustive search of both sides' replies proved it."""

    proof: Proof
    """The value for the side to move at the node."""
    moves: int
    """The largest number of moves of both sides, from the node to the end."""


def end_proof(view: NodeView) -> EndProof | None:
    """Return the endgame solver's proof of the root move that leads to `view`, or None.

    Return None also if the results of the node's children prove the value. The game must not be over at the node.
    """
    is_certain = view.proof is not Proof.UNKNOWN and view.proof_moves >= _MORE_THAN_SEEN
    if len(view.path) != 1 or not view.rules.gravity or not is_certain or _is_shown(view):
        return None
    return EndProof(view.proof, view.proof_moves)


def _is_shown(view: NodeView) -> bool:
    """Return whether the results of the node's children alone prove its value."""
    if not len(view):
        return False
    best = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}[view.proof]
    is_reached = best == -1 or bool((view.lower == best).any())
    return is_reached and bool(best == 1 or (view.upper <= best).all())


def solver_proof(view: NodeView, threats: Threats) -> SolverProof | None:
    """Return the threat solver's proof of a node without children, or None. The game must not be over there.

    The kind of the win is unknown after a root move, because the solver may have found a win by threes at the root.
    Below the root it searches only for wins by fours.
    """
    is_certain = view.proof in (Proof.WIN, Proof.LOSS) and view.proof_moves >= _MORE_THAN_SEEN
    if len(view) or not is_certain or not threats.sees_fours or view.rules.gravity:
        return None
    is_won = view.proof is Proof.WIN
    may_be_threes = not is_won and len(view.path) == 1 and threats is Threats.THREES
    return SolverProof(is_won, None if may_be_threes else ThreatKind.FOURS, view.proof_moves)
