"""Finds nodes whose result was proven by a solver, rather than by the results of their children."""

from dataclasses import dataclass

from studio.engine.options.parameters import Threats
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import ThreatKind
from studio.game.position_analysis import Proof

_MORE_THAN_SEEN = 3
"""The search itself proves results that are fewer moves away than this. A proof of more moves comes from a solver."""


@dataclass(frozen=True, slots=True)
class SolverProof:
    """A win by threats that the solver proved at a node. The node itself was not searched."""

    is_won: bool
    """True if the side to move at the node wins, and False if its opponent wins."""
    kind: ThreatKind | None
    """The kind of the threats. None if the tree does not show it."""
    moves: int
    """The number of plies from the node to the end of the game."""


@dataclass(frozen=True, slots=True)
class EndProof:
    """The proven value of a root move in a gravity game. It was proven by trying all replies of both sides."""

    proof: Proof
    """The value for the side to move at the node."""
    moves: int
    """The largest number of plies from the node to the end of the game."""


def end_proof(view: NodeView) -> EndProof | None:
    """Return the endgame solver's proof of the root move that leads to `view`.

    Return None if there is none, or if the node's children alone prove the value. The game must not be over at the
    node.
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
    """Return the threat solver's proof of a node without children, or None.

    The game must not be over there. After a root move, the kind of the win is unknown: at the root the solver also
    searches for wins by threes, and below it only for wins by fours.
    """
    is_certain = view.proof in (Proof.WIN, Proof.LOSS) and view.proof_moves >= _MORE_THAN_SEEN
    if len(view) or not is_certain or not threats.sees_fours or view.rules.gravity:
        return None
    is_won = view.proof is Proof.WIN
    may_be_threes = not is_won and len(view.path) == 1 and threats is Threats.THREES
    return SolverProof(is_won, None if may_be_threes else ThreatKind.FOURS, view.proof_moves)
