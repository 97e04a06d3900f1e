"""The layout of a drawn tree.

Each depth has a row, parents are near the weighted centre of their children, and nothing overlaps.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import Integers, Path, Reals
from studio.ui.drawing.placing import REST_RADIUS, Placing

Booleans = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class TreeDrawingLayout:
    """The places of nodes and edges in units of the layout. The root is at (0, 0), and y increases downwards."""

    outline: TreeOutline
    x: Reals  # [node]
    below: Reals  # [node] distance below the row, for leaves in a block
    anchor: Integers  # [node] start of the node's line: the parent, or the leaf above it in a block; -1 for the root
    radius: Reals  # [node]
    rest: Integers  # [rest] nodes with omitted children, such as "+12"
    rest_x: Reals  # [rest]
    rest_depth: Integers  # [rest]
    row_y: Reals  # [depth]

    @classmethod
    def of(cls, outline: TreeOutline) -> "TreeDrawingLayout":
        placing = Placing(outline)
        places = (placing.x, np.array(placing.below), np.array(placing.anchor), placing.radius)
        return cls(outline, *places, *placing.rests(), placing.row_y)

    @property
    def nodes(self) -> int:
        return int(self.x.size)

    def y(self, stretch: float = 1.0) -> Reals:
        """Return the y coordinate of each node.

        Distances between rows are multiplied by `stretch`, except in blocks of leaves.
        """
        return np.asarray(self.row_y[self.outline.depth] * stretch + self.below)

    def rest_y(self, stretch: float = 1.0) -> Reals:
        return np.asarray(self.row_y[self.rest_depth] * stretch)

    def bounds(self, stretch: float = 1.0) -> tuple[float, float, float, float]:
        """Return the left, top, right and bottom edge of the drawing in units of the layout."""
        y = self.y(stretch)
        return (
            float((self.x - self.radius).min()),
            float((y - self.radius).min()),
            float(max((self.x + self.radius).max(), (self.rest_x + REST_RADIUS).max(initial=0))),
            float(max((y + self.radius).max(), self.rest_y(stretch).max(initial=0))),
        )

    # Edges

    @cached_property
    def is_extra(self) -> Booleans:
        """For each edge, whether the node to which it leads is drawn below a different parent."""
        return np.asarray(self.outline.parent[self.outline.edge_to] != self.outline.edge_from)

    @cached_property
    def shows_priors(self) -> bool:
        """Whether the lines show priors rather than shares of visits."""
        # They show shares of visits if siblings have equal priors.
        highest, lowest = self._per_parent(self.outline.edge_prior)
        return bool(np.any(highest > lowest + 1e-9))

    @cached_property
    def weights(self) -> Reals:
        """The number from 0 to 1 that the line of each edge shows: a prior, or a share of the parent's visits."""
        if self.shows_priors:
            return np.clip(np.nan_to_num(self.outline.edge_prior), 0, 1)
        return np.clip(self.outline.edge_visits / np.maximum(self.outline.visits[self.outline.edge_from], 1), 0, 1)

    @cached_property
    def edge_into(self) -> Integers:
        """For each node, the edge from the parent below which it is drawn. For the root, it is −1."""
        edges = np.full(self.nodes, -1)
        drawn = np.flatnonzero(~self.is_extra)
        edges[self.outline.edge_to[drawn]] = drawn
        return edges

    def edges_into(self, node: int) -> int:
        """Return how many drawn edges lead to the node."""
        return int(np.count_nonzero(self.outline.edge_to == node))

    # Neighbours

    def children(self, node: int) -> list[int]:
        first, last = self._starts[node], self._starts[node + 1]
        return self._by_parent[first:last].tolist()  # type: ignore[no-any-return]

    def sibling(self, node: int, step: int) -> int:
        """Return the drawn sibling that is `step` places to the right of `node`. If there is none, return `node`."""
        if node == 0:
            return 0
        beside = self.children(int(self.outline.parent[node]))
        at = beside.index(node) + step
        return beside[at] if 0 <= at < len(beside) else node

    def node_of(self, path: Path) -> int | None:
        """Return the drawn node at the end of `path`. Return None if there is none."""
        # Transpositions share a node, so the moves may be in another order than in the drawing.
        node: int | None = 0
        for depth, point in enumerate(path, 1):
            children = self.children(node) if node is not None else []
            node = next((child for child in children if self.outline.point[child] == point), None)
            if node is None:
                node = self._shared_node(path[:depth])
        return node

    def nearest_of(self, path: Path) -> int:
        """Return the last node on `path` that is drawn."""
        found = (self.node_of(path[:length]) for length in range(len(path), 0, -1))
        return next((node for node in found if node is not None), 0)

    def _shared_node(self, path: Path) -> int | None:
        """Return a drawn node that is reached by the moves of `path` in a different order.

        Return None if there is none.
        """
        stones = _stones(path)
        shared = self.outline.edge_to[self.is_extra]
        shared = np.unique(shared[self.outline.depth[shared] == len(path)])
        return next((int(node) for node in shared if _stones(self.outline.path(int(node))) == stones), None)

    @cached_property
    def _by_parent(self) -> Integers:
        return np.argsort(self.outline.parent, kind="stable")

    @cached_property
    def _starts(self) -> Integers:
        ordered = self.outline.parent[self._by_parent]
        return np.searchsorted(ordered, np.arange(self.nodes + 1))

    def _per_parent(self, numbers: Reals) -> tuple[Reals, Reals]:
        """For each node, return the highest and the lowest number among the edges to its children."""
        highest, lowest = np.full(self.nodes, -np.inf), np.full(self.nodes, np.inf)
        known = np.isfinite(numbers)
        np.maximum.at(highest, self.outline.edge_from[known], numbers[known])
        np.minimum.at(lowest, self.outline.edge_from[known], numbers[known])
        return highest, lowest


def _stones(path: Path) -> tuple[frozenset[int], frozenset[int]]:
    return frozenset(path[::2]), frozenset(path[1::2])
