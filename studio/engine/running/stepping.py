"""Reads what a phase did out of the pass, for whoever steps through the search."""

from typing import Any

import numpy as np

from studio.engine.kernels.search.simulation import (
    BACKPROPAGATE,
    EXPAND,
    LENGTH,
    MOVER,
    MOVES,
    PHASE,
    REWARD,
    SELECT,
    SIMULATE,
    Simulation,
)
from studio.engine.kernels.search.tree import Tree
from studio.engine.running.looking import Looking
from studio.engine.views.phase_event import Judgement, NodeChange, Phase, PhaseEvent
from studio.game.stones import Move, Stone

_MOST_PRIORS = 5
Before = tuple[int, list[tuple[int, int, int]]]

_PHASES = {
    SELECT: Phase.SELECT,
    EXPAND: Phase.EXPAND,
    SIMULATE: Phase.SIMULATE,
    BACKPROPAGATE: Phase.BACKPROPAGATE,
}


def note_before(tree: Tree, current: Simulation) -> Before:
    """The length of the way, and before backpropagation each node's number, visits and value sum."""
    length = int(current.state[LENGTH])
    if current.state[PHASE] != BACKPROPAGATE:  # the nodes of the last pass may be of a tree that is gone
        return length, []
    nodes = [int(node) for node in current.nodes[: length + 1]]
    return length, [(node, int(tree.visits[node]), int(tree.value_sum[node])) for node in nodes]


def describe_phase(phase: int, before: Before, looking: Looking, current: Simulation, simulations: int) -> PhaseEvent:
    """The event of a phase that has just been performed."""
    path = _path(looking, current)
    number = simulations + (0 if phase == BACKPROPAGATE else 1)
    details: dict[str, Any] = {}
    if phase == SELECT:
        details["choices"] = tuple(
            looking.view(int(current.nodes[depth]), path[:depth]) for depth in range(len(path) + 1)
        )
    elif phase == EXPAND:
        details["expanded"] = path[-1] if len(path) > before[0] else None
        if details["expanded"] is None:
            node = looking.view(int(current.nodes[len(path)]), path)
            details["proof"], details["proof_moves"] = node.proof, node.proof_moves
    elif phase == SIMULATE:
        details["rollout"] = _rollout(looking, current)
        details["judgement"] = judgement = _judgement(looking, current, path)
        details["winner"] = None if judgement is not None else _winner(current)
    else:
        details["changes"] = _changes(before, looking, path)
    return PhaseEvent(_PHASES[phase], number, path, **details)


def _path(looking: Looking, current: Simulation) -> tuple[int, ...]:
    cells = current.cells[1 : int(current.state[LENGTH]) + 1]
    return tuple(int(point) for point in looking.points(looking.tree.move[cells]))


def _rollout(looking: Looking, current: Simulation) -> tuple[Move, ...]:
    points = looking.points(current.played[: int(current.state[MOVES])])
    first = 1 - int(current.state[MOVER])
    return tuple(Move(Stone(1 + (first + ply) % 2), int(point)) for ply, point in enumerate(points))


def _winner(current: Simulation) -> Stone | None:
    """The reward is the leaf's: for the player who moved into it."""
    reward, mover = int(current.state[REWARD]), int(current.state[MOVER])
    if reward == 0:
        return None
    return Stone(1 + (mover if reward > 0 else 1 - mover))


def _judgement(looking: Looking, current: Simulation, path: tuple[int, ...]) -> Judgement | None:
    """Nothing where the end of the pass is certain, or was played out."""
    leaf = int(current.nodes[len(path)])
    if not looking.method.judged or looking.is_solved(leaf):
        return None
    view = looking.view(leaf, path)
    best = np.argsort(-view.priors, kind="stable")[:_MOST_PRIORS]
    priors = tuple((int(view.points[row]), float(view.priors[row])) for row in best)
    to_move = Stone(2 - int(current.state[MOVER]))
    return Judgement(to_move, 0.0 - int(current.state[REWARD]) / looking.scale, priors)


def _changes(before: Before, looking: Looking, path: tuple[int, ...]) -> tuple[NodeChange, ...]:
    changes = []
    for depth in range(len(path), -1, -1):
        node, visits, value_sum = before[1][depth]
        old = value_sum / (visits * looking.scale) if visits else 0.0
        changes.append(NodeChange(path[:depth], visits, int(looking.tree.visits[node]), old, looking.value_into(node)))
    return tuple(changes)
