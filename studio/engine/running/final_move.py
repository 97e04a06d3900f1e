"""Chooses the move to play after a search."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.views.snapshot import NodeView, visit_shares
from studio.game.natural_openings import natural_instead_of, natural_moves
from studio.game.position import Position
from studio.game.resistance import resistance
from studio.game.threats import NO_THREATS, Threats, threats_of

Numbers = npt.NDArray[Any]
Resisting = Callable[[], Sequence[float]]
"""A function that returns `studio.game.resistance.resistance` of the position at the root."""
_WIN, _DRAW, _LOSS = 1, 0, -1


class FinalMoves:
    """Chooses the moves to play after one search, by the rule in the search's parameters."""

    def __init__(self, parameters: Parameters, seed: int) -> None:
        self._parameters, self._seed = parameters, seed
        self.chance: np.random.Generator | None = None
        """The random generator for `played`. It is None before the first call of `played`."""
        self._known: tuple[Position, Threats, frozenset[int]] | None = None
        """The last position, its threats, and its natural moves."""

    def copy_from(self, other: "FinalMoves") -> None:
        self.chance = deepcopy(other.chance)

    def best_now(self, root: NodeView, position: Position, allows: Callable[[int], bool]) -> int | None:
        """Return the point of the best move so far, or None if no allowed move has a child.

        The random generator of `played` is not used.
        """
        return self._point(root, position, allows, np.random.default_rng([self._seed, 2]))

    def played(self, root: NodeView, position: Position, allows: Callable[[int], bool]) -> int | None:
        """Return the point of the move to play, or None if no allowed move has a child.

        In the opening, some moves are natural (see `natural_moves`). If the search visited none of them, return the one
        that is nearest to the centre.
        """
        if self.chance is None:
            self.chance = np.random.default_rng([self._seed, 1])
        point = self._point(root, position, allows, self.chance)
        if point is None:
            return None
        natural = [move for move in self._known_of(position)[1] if allows(move)]
        visited = root.points[root.child_visits > 0].tolist()
        return natural_instead_of(point, natural, visited, position.rules)

    def _point(
        self, root: NodeView, position: Position, allows: Callable[[int], bool], chance: np.random.Generator
    ) -> int | None:
        threats, natural = self._known_of(position)
        return final_point(
            root, self._parameters, chance, threats, allows, natural, resisting=lambda: resistance(position)
        )

    def _known_of(self, position: Position) -> tuple[Threats, frozenset[int]]:
        """Return the threats and the natural moves of a position."""
        # They are cached, because a window asks for them thirty times a second.
        if self._known is None or self._known[0] is not position:
            natural = natural_moves(position) if self._parameters.natural_opening else frozenset()
            self._known = position, threats_of(position), natural
        return self._known[1:]


def final_point(
    root: NodeView,
    parameters: Parameters,
    chance: np.random.Generator,
    threats: Threats = NO_THREATS,
    allows: Callable[[int], bool] = lambda _point: True,
    natural: frozenset[int] = frozenset(),
    *,
    resisting: Resisting | None = None,
) -> int | None:
    """Return the point of the move to play.

    Return None if no allowed move has a child. If one of the `natural` moves was visited and is not proven lost, only
    these moves are considered. If the choice would lose at once, a better move replaces it. `resisting` is called only
    in lost positions. If it is None, all moves resist equally.
    """
    rows = np.flatnonzero([allows(point) for point in root.points.tolist()])
    if not rows.size:
        return None
    visited = rows[np.isin(root.points[rows], list(natural)) & (root.child_visits[rows] > 0)]
    if np.any(root.upper[visited] > _LOSS):
        rows = visited
    node = root if rows.size == len(root) else _only(root, rows)
    point = int(node.points[final_row(node, parameters, chance, threats, resisting)])
    return _rescue(point, threats, allows) if point in threats.losses else point


def _rescue(point: int, threats: Threats, allows: Callable[[int], bool]) -> int:
    """Return an allowed move that is better than `point`, which loses at once.

    Return `point` if there is none. Moves that win at once are best. Next are blocks that do not lose at once, then
    other moves that do not lose at once. Remaining blocks come last.
    """
    wins, blocks = threats.wins, threats.blocks
    better = sorted(threats.escapes, key=lambda other: (other not in wins, other not in blocks, other))
    if point not in blocks:
        better += sorted(blocks & (threats.losses | threats.escapes))  # the rules may forbid a block
    return next((other for other in better if allows(other)), point)


def final_row(
    node: NodeView,
    parameters: Parameters,
    chance: np.random.Generator,
    threats: Threats = NO_THREATS,
    resisting: Resisting | None = None,
) -> int:
    """Return the row of the move to play. A proven win is preferred. If all moves lose, choose the longest loss."""
    node = _with_known_bounds(node, parameters, threats)
    winning = np.flatnonzero(node.lower == _WIN)
    if winning.size:
        return int(winning[np.argmin(node.distances[winning])])
    if np.all(node.upper == _LOSS):
        return _latest_loss(node, threats, _resistances(node, resisting))
    worth_it = _not_worse_than_proven(node)
    visited = worth_it & (node.child_visits > 0)
    if not visited.any() and np.any(node.child_visits > 0):  # all visited moves lose, and the others are not known
        unknown = np.flatnonzero(worth_it)
        return int(unknown[np.argmax(_resistances(node, resisting)[unknown])])
    row = _chosen(node, np.flatnonzero(visited if visited.any() else worth_it), parameters, chance)
    drawn = np.flatnonzero(node.lower == _DRAW)
    return int(drawn[0]) if drawn.size and node.values[row] < 0 else row


def _with_known_bounds(node: NodeView, parameters: Parameters, threats: Threats) -> NodeView:
    """Return the node with only those bounds that may decide the move.

    They are wins and losses within two plies. If proofs are on, they also include all proven bounds.
    """
    believed = np.full(len(node), parameters.proofs)
    won, lost = (np.isin(node.points, list(points)) for points in (threats.wins, threats.losses))
    return replace(
        node,
        lower=np.where(won, np.int8(_WIN), np.where(believed & ~lost, node.lower, np.int8(_LOSS))),
        upper=np.where(lost, np.int8(_LOSS), np.where(believed & ~won, node.upper, np.int8(_WIN))),
        distances=np.where(won, 0, np.where(lost, 1, node.distances)),
    )


def _latest_loss(node: NodeView, threats: Threats, resistances: Numbers) -> int:
    """Return the row of the longest loss.

    Of equally long losses, prefer blocks, then the most visited move, then the move that resists most. If the loss of
    the root itself was proven, all moves lose in equally many plies.
    """
    blocks, first = np.isin(node.points, list(threats.blocks)), -np.arange(len(node))
    return int(np.lexsort((first, resistances, node.child_visits, blocks, node.distances))[-1])


def _resistances(node: NodeView, resisting: Resisting | None) -> Numbers:
    """Return how strongly each move resists in a lost position. If `resisting` is None, all are 0."""
    of_points = None if resisting is None else np.array(resisting())
    return np.zeros(len(node)) if of_points is None else of_points[node.points]


def _only(node: NodeView, rows: Numbers) -> NodeView:
    """Return the node with only the children in `rows`. Fields that do not affect the final move are unchanged."""
    return replace(
        node,
        points=node.points[rows],
        child_visits=node.child_visits[rows],
        values=node.values[rows],
        lower=node.lower[rows],
        upper=node.upper[rows],
        distances=node.distances[rows],
    )


def _not_worse_than_proven(node: NodeView) -> Numbers:
    """Return a mask of the moves that reach the best proven result, or that may still turn out better."""
    proven = node.lower.max()
    keeps: Numbers = (node.upper > proven) | ((node.lower == proven) & (proven > _LOSS))
    return keeps


def _chosen(node: NodeView, rows: Numbers, parameters: Parameters, chance: np.random.Generator) -> int:
    visits, values = node.child_visits[rows].astype(float), node.values[rows]
    first = -np.arange(rows.size)  # the first of equal rows is chosen
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
    """Return the Wilson lower confidence bounds of the win rates. `confidence` is a number of standard errors."""
    rates, count = (values + 1) / 2, np.maximum(visits, 1e-9)
    square = confidence * confidence
    spread = np.sqrt(np.maximum(rates * (1 - rates) / count + square / (4 * count * count), 0))
    bounds: Numbers = (rates + square / (2 * count) - confidence * spread) / (1 + square / count)
    return bounds


def _sampled(visits: Numbers, temperature: float, chance: np.random.Generator) -> int:
    return int(chance.choice(visits.size, p=visit_shares(visits, temperature)))
