"""Why a node of the search is certain though what was searched below does not show it: a solver proved it."""

from dataclasses import dataclass

from studio.engine.options.parameters import Threats
from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import ThreatKind
from studio.game.position_analysis import Proof

_MORE_THAN_SEEN = 3
"""Nearer ends are seen without a solver: a point that wins at once, or two of them."""


@dataclass(frozen=True, slots=True)
class SolverProof:
    """A win by threats that ended the search of a node before it began."""

    is_won: bool
    """By the side to move at the node; else by the other one."""
    kind: ThreatKind | None
    """Nothing where the tree does not keep whether it was fours or threes."""
    moves: int
    """Both sides', from the node on."""


@dataclass(frozen=True, slots=True)
class EndProof:
    """The proven value of a root move in a gravity game, from an exhaustive search of both sides' replies."""

    proof: Proof
    """For the side to move at the node."""
    moves: int
    """Both sides', from the node on, at most."""


def end_proof(view: NodeView) -> EndProof | None:
    """Of a node whose game is not over."""
    is_certain = view.proof is not Proof.UNKNOWN and view.proof_moves >= _MORE_THAN_SEEN
    if len(view.path) != 1 or not view.rules.gravity or not is_certain or _is_shown(view):
        return None
    return EndProof(view.proof, view.proof_moves)


def _is_shown(view: NodeView) -> bool:
    """Whether the node's children say as much: one that is as good, or for want of that all of them."""
    if not len(view):
        return False
    best = {Proof.WIN: 1, Proof.DRAW: 0, Proof.LOSS: -1}[view.proof]
    is_reached = best == -1 or bool((view.lower == best).any())
    return is_reached and bool(best == 1 or (view.upper <= best).all())


def solver_proof(view: NodeView, threats: Threats) -> SolverProof | None:
    """Of a node whose game is not over. A node with children is certain by them.

    Below the root only fours are looked for; the first move of the win that was found at the root leads to a node that
    is lost, and that one may have been found by threes.
    """
    is_certain = view.proof in (Proof.WIN, Proof.LOSS) and view.proof_moves >= _MORE_THAN_SEEN
    if len(view) or not is_certain or not threats.sees_fours or view.rules.gravity:
        return None
    is_won = view.proof is Proof.WIN
    may_be_threes = not is_won and len(view.path) == 1 and threats is Threats.THREES
    return SolverProof(is_won, None if may_be_threes else ThreatKind.FOURS, view.proof_moves)
