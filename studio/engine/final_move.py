"""Which move is played in the end."""

import math
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.parameters import FinalMove, Parameters
from studio.engine.snapshot import NodeView

Numbers = npt.NDArray[Any]
_WIN, _DRAW, _LOSS = 1, 0, -1


def final_allowed_row(
    node: NodeView, parameters: Parameters, chance: np.random.Generator, allowed: Numbers
) -> int | None:
    """The row of the move to play among the allowed ones only."""
    if allowed.all():
        return final_row(node, parameters, chance)
    rows = np.flatnonzero(allowed)
    row = final_row(_only(node, rows), parameters, chance)
    return None if row is None else int(rows[row])


def _only(node: NodeView, rows: Numbers) -> NodeView:
    """The node as if it had no other children, in what a final move is chosen by."""
    return replace(
        node,
        points=node.points[rows],
        child_visits=node.child_visits[rows],
        values=node.values[rows],
        lower=node.lower[rows],
        upper=node.upper[rows],
        distances=node.distances[rows],
    )


def final_row(node: NodeView, parameters: Parameters, chance: np.random.Generator) -> int | None:
    """The row of the move to play: a proven win first, a proven loss only when all moves lose, as late as possible."""
    if not len(node):
        return None
    if parameters.proofs:
        winning = np.flatnonzero(node.lower == _WIN)
        if winning.size:
            return int(winning[np.argmin(node.distances[winning])])
        if np.all(node.upper == _LOSS):
            return int(np.argmax(node.distances))
    worth_it = _not_worse_than_certain(node) if parameters.proofs else np.ones(len(node), bool)
    visited = worth_it & (node.child_visits > 0)
    row = _chosen(node, np.flatnonzero(visited if visited.any() else worth_it), parameters, chance)
    drawn = np.flatnonzero(node.lower == _DRAW) if parameters.proofs else np.zeros(0, np.int64)
    return int(drawn[0]) if drawn.size and node.values[row] < 0 else row


def _not_worse_than_certain(node: NodeView) -> Numbers:
    """The moves that may still be better than the best certain result, and those that are certain to bring it."""
    certain = node.lower.max()
    keeps: Numbers = (node.upper > certain) | ((node.lower == certain) & (certain > _LOSS))
    return keeps


def _chosen(node: NodeView, rows: Numbers, parameters: Parameters, chance: np.random.Generator) -> int:
    visits, values = node.child_visits[rows].astype(float), node.values[rows]
    first = -np.arange(rows.size)  # of equal rows the first one
    if parameters.final_move is FinalMove.SAMPLE:
        return int(rows[_sampled(visits, parameters.temperature, chance)])
    if parameters.final_move is FinalMove.VISITS:
        best = np.lexsort((first, values, visits))[-1]
    elif parameters.final_move is FinalMove.VALUE:
        best = np.lexsort((first, visits, values))[-1]
    else:
        best = np.lexsort((first, visits, lower_bounds(values, visits, parameters.confidence)))[-1]
    return int(rows[best])


def lower_bounds(values: Numbers, visits: Numbers, confidence: float) -> Numbers:
    """Wilson's lower bound of the win rates, so that few visits count for little."""
    rates, count = (values + 1) / 2, np.maximum(visits, 1e-9)
    square = confidence * confidence
    spread = np.sqrt(np.maximum(rates * (1 - rates) / count + square / (4 * count * count), 0))
    bounds: Numbers = (rates + square / (2 * count) - confidence * spread) / (1 + square / count)
    return bounds


def _sampled(visits: Numbers, temperature: float, chance: np.random.Generator) -> int:
    logs = np.log(np.maximum(visits, math.exp(-700))) / temperature
    weights = np.exp(logs - logs.max())
    return int(chance.choice(visits.size, p=weights / weights.sum()))
