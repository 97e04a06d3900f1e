"""Outlines of real search trees, computed in plain Python, and outlines with given numbers."""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from studio.engine.search import Search
from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import NodeView, Path
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from tests.engine.searches import searched

_UNKNOWN = 2


@dataclass
class _Growing:
    """The nodes of an outline in the order in which they were added, most visited first."""

    search: Search
    merges: bool
    places: dict[Any, int] = field(default_factory=dict)
    paths: list[Path] = field(default_factory=list)
    views: list[NodeView] = field(default_factory=list)
    rows: list[tuple[int, float, int]] = field(default_factory=list)  # visits, value, proof

    def key(self, path: Path) -> Any:
        return (frozenset(path[::2]), frozenset(path[1::2])) if self.merges else path

    def take(self, path: Path, row: tuple[int, float, int]) -> NodeView:
        """Add a node with its visits, value and proof; return its view."""
        self.places[self.key(path)] = len(self.paths)
        self.paths.append(path)
        self.views.append(self.search.inspect(path))
        self.rows.append(row)
        return self.views[-1]


def outline_of(search: Search, budget: int) -> TreeOutline:
    """Return the outline of the most visited nodes of a search that is not running."""
    growing = _Growing(search, search.parameters.transpositions)
    root = search.inspect(())
    waiting: list[tuple[int, int, Path, tuple[int, float, int]]] = [(0, 0, (), (root.visits, -root.value, _UNKNOWN))]
    pushed = 0
    while waiting and len(growing.paths) < budget:
        _, _, path, row = heapq.heappop(waiting)
        if growing.key(path) in growing.places:
            continue
        for candidate in growing.take(path, row).candidates:
            if candidate.visits:
                pushed += 1
                proof = {"win": 1, "draw": 0, "loss": -1}.get(str(candidate.proof), _UNKNOWN)
                found = (candidate.visits, candidate.value, proof)
                heapq.heappush(waiting, (-candidate.visits, pushed, (*path, candidate.point), found))
    return _outline(growing, budget)


def _outline(growing: _Growing, budget: int) -> TreeOutline:
    edges: list[tuple[int, int, int, float]] = []
    left_out: list[int] = []
    for node, (path, view) in enumerate(zip(growing.paths, growing.views, strict=True)):
        visited = [candidate for candidate in view.candidates if candidate.visits]
        drawn = [one for one in visited if growing.key((*path, one.point)) in growing.places]
        left_out.append(len(visited) - len(drawn))
        places = [growing.places[growing.key((*path, one.point))] for one in drawn]
        edges.extend((node, place, one.visits, one.prior) for place, one in zip(places, drawn, strict=True))
    nodes = len(growing.paths)
    parent = [-1] + [growing.places[growing.key(path[:-1])] for path in growing.paths[1:]]
    visits, values, proofs = (np.array(column) for column in zip(*growing.rows, strict=True))
    ends = np.array(edges).reshape(-1, 4)
    return TreeOutline(
        rules=growing.views[0].rules,
        budget=budget,
        parent=np.array(parent, np.int64),
        point=np.array([-1, *(path[-1] for path in growing.paths[1:])], np.int64),
        depth=np.array([len(path) for path in growing.paths], np.int64),
        visits=visits.astype(np.int64),
        value=values.astype(np.float64),
        proof=proofs.astype(np.int8),
        left_out=np.array(left_out, np.int64),
        is_principal=_principal(parent, visits, nodes),
        edge_from=ends[:, 0].astype(np.int64),
        edge_to=ends[:, 1].astype(np.int64),
        edge_visits=ends[:, 2].astype(np.int64),
        edge_prior=ends[:, 3].astype(np.float64),
        is_complete=True,
    )


def _principal(parent: Sequence[int], visits: Any, nodes: int) -> Any:
    """Return for each node whether it is on the path from the root that always follows the most visited child."""
    principal, at = np.zeros(nodes, bool), 0
    while True:
        principal[at] = True
        children = [node for node in range(nodes) if parent[node] == at]
        if not children:
            return principal
        at = max(children, key=lambda node: int(visits[node]))


@cache
def real_outline(game: str, simulations: int, budget: int, **parameters: Any) -> TreeOutline:
    """Return the outline of a search from the empty board."""
    return outline_of(searched(Position(PRESETS[game]), simulations, **parameters), budget)


def made_outline(
    parents: Sequence[int],
    visits: Sequence[int],
    points: Sequence[int] | None = None,
    values: Sequence[float] | None = None,
    proofs: Sequence[int] | None = None,
    left_out: Sequence[int] | None = None,
    priors: Sequence[float] | None = None,
    extra_edges: Sequence[tuple[int, int, int]] = (),
    rules: Rules | None = None,
) -> TreeOutline:
    """Return an outline with given numbers. `parents` has the parents of all nodes except the root.

    Priors belong to the edges into the nodes.
    """
    parent = np.array([-1, *parents], np.int64)
    nodes = parent.size
    depth = np.zeros(nodes, np.int64)
    for node in range(1, nodes):
        depth[node] = depth[parent[node]] + 1
    into = np.arange(1, nodes)
    return TreeOutline(
        rules=rules or PRESETS["tic-tac-toe"],
        budget=nodes,
        parent=parent,
        point=np.array([-1, *(points if points is not None else range(nodes - 1))], np.int64),
        depth=depth,
        visits=np.array(visits, np.int64),
        value=np.array(values if values is not None else [0.0] * nodes),
        proof=np.array(proofs if proofs is not None else [_UNKNOWN] * nodes, np.int8),
        left_out=np.array(left_out if left_out is not None else [0] * nodes, np.int64),
        is_principal=_principal(parent.tolist(), np.array(visits), nodes),
        edge_from=np.array([*parents, *(edge[0] for edge in extra_edges)], np.int64),
        edge_to=np.array([*into, *(edge[1] for edge in extra_edges)], np.int64),
        edge_visits=np.array([*visits[1:], *(edge[2] for edge in extra_edges)], np.int64),
        edge_prior=np.array(
            [*(priors if priors is not None else [np.nan] * (nodes - 1)), *([np.nan] * len(extra_edges))]
        ),
        is_complete=True,
    )
