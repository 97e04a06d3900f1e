"""The algorithm of the tree layout.

Each depth has a row, and parents are near the weighted centre of their children.
"""

from collections.abc import Iterator
from itertools import groupby

import numpy as np

from studio.engine.views.outline import TreeOutline
from studio.engine.views.snapshot import Integers, Reals
from studio.ui.drawing.contour import Contour

LEAST_RADIUS, MOST_RADIUS = 1.5, 24.0
# More leaves form a block.
FEW_BESIDE, FEW_BESIDE_IN_CROWD = 10, 3
"""How many leaves can be side by side at most: in most trees, and in a tree with very many leaves."""
CROWD = 150
"""In a tree with more leaves than this, the smaller limit applies."""
_BETWEEN_ROWS = 34.0
_BETWEEN_LINES = 5.0  # distance between the lines of a block
_BETWEEN_LEAVES, _BETWEEN_SUBTREES = 2.0, 4.0
_WIDTH_OF_BLOCKS = 0.8  # ratio of the width of a block to its height
REST_RADIUS = 3.0


class Placing:
    """Computes a layout.

    First it computes the offsets of nodes from their parents, beginning with the leaves. Then it computes all
    positions, beginning with the root.
    """

    def __init__(self, outline: TreeOutline) -> None:
        self._outline = outline
        share = np.clip(outline.visits / max(1, int(outline.visits[0])), 0, 1)
        self.radius: Reals = LEAST_RADIUS + (MOST_RADIUS - LEAST_RADIUS) * np.sqrt(share)
        nodes, depths = outline.parent.size, int(outline.depth.max()) + 1
        # Plain lists are faster than arrays here, because nodes are read and written one at a time.
        self._visits, self._radii = outline.visits.tolist(), self.radius.tolist()
        self._left_out = outline.left_out.tolist()
        self.below = [0.0] * nodes
        self.anchor = outline.parent.tolist()
        self._beside = [0.0] * nodes  # [node]: offset from its parent
        self._rest_beside: dict[int, float] = {}
        self._row_spaces: Reals = np.zeros(depths)  # [depth]: the space for blocks below the row
        leaves = nodes - int(np.unique(outline.parent[1:]).size)
        self._few_beside = FEW_BESIDE_IN_CROWD if leaves > CROWD else FEW_BESIDE
        self._place_children()
        self.row_y = self._rows(depths)
        self.x = self._carried_down()

    def rests(self) -> tuple[Integers, Reals, Integers]:
        nodes = np.array(sorted(self._rest_beside), np.int64)
        beside = np.array([self._rest_beside[int(node)] for node in nodes])
        return nodes, self.x[nodes] + beside, self._outline.depth[nodes] + 1

    def _place_children(self) -> None:
        children: dict[int, list[int]] = {}
        for node, parent in enumerate(self._outline.parent.tolist()):
            children.setdefault(parent, []).append(node)
        contours: dict[int, Contour] = {}
        for node in range(self._outline.parent.size - 1, -1, -1):
            if node in children:
                contours[node] = self._subtree(node, children[node], contours)

    def _subtree(self, node: int, children: list[int], contours: dict[int, Contour]) -> Contour:
        """Place the children from left to right, and `node` above them. Return the contour of the whole subtree."""
        whole = Contour([], [])
        weight = weighted = shift = 0.0
        for group in self._groups(children, contours):
            part = contours.pop(group[0], None) or self._group(group)
            shift = whole.room_for(part, _BETWEEN_LEAVES, _BETWEEN_SUBTREES)
            visits = sum(self._visits[child] for child in group)
            weight, weighted = weight + visits, weighted + visits * shift
            self._shift(group, shift)
            whole = whole.joined(part, shift)
        if self._left_out[node]:
            whole, self._rest_beside[node] = self._with_rest(whole)
        # Halfway between the centre of the children (the last one is at `shift`) and their centre weighted by visits.
        middle = (weighted / weight + shift / 2) / 2 if weight else shift / 2
        self._shift(children, -middle)
        if node in self._rest_beside:
            self._rest_beside[node] -= middle
        return whole.under(self._radii[node], middle)

    def _shift(self, nodes: list[int], shift: float) -> None:
        for node in nodes:
            self._beside[node] += shift

    def _with_rest(self, whole: Contour) -> tuple[Contour, float]:
        rest = Contour.around(REST_RADIUS)
        shift = whole.room_for(rest, _BETWEEN_LEAVES, _BETWEEN_SUBTREES)
        return whole.joined(rest, shift), shift

    def _group(self, leaves: list[int]) -> Contour:
        """Place a single leaf, or several leaves as a block of rows. Return the contour."""
        size = max(self._radii[leaf] for leaf in leaves)
        if len(leaves) == 1:
            return Contour.around(size)
        columns = int(np.ceil(np.sqrt(_WIDTH_OF_BLOCKS * len(leaves))))
        across, down = 2 * size + _BETWEEN_LEAVES, 2 * size + _BETWEEN_LINES
        for at, leaf in enumerate(leaves):
            self._beside[leaf] = (at % columns - (columns - 1) / 2) * across
            self.below[leaf] = at // columns * down
            if at >= columns:
                self.anchor[leaf] = leaves[at - columns]
        depth = int(self._outline.depth[leaves[0]])
        self._row_spaces[depth] = max(self._row_spaces[depth], self.below[leaves[-1]])
        return Contour.around((columns - 1) / 2 * across + size)

    def _groups(self, children: list[int], contours: dict[int, Contour]) -> Iterator[list[int]]:
        """Yield the children in groups.

        A long run of leaves forms one group. Every other child is a group by itself.
        """
        principal = self._outline.is_principal
        for is_leaf, run in groupby(children, key=lambda child: child not in contours and not principal[child]):
            members = list(run)
            if is_leaf and len(members) > self._few_beside:
                yield members
            else:
                yield from ([member] for member in members)

    def _rows(self, depths: int) -> Reals:
        """Return the y coordinate of the row of each depth."""
        # Deep rows are closer together, because their nodes are small.
        largest = np.zeros(depths)
        np.maximum.at(largest, self._outline.depth, self.radius)
        steps = largest[1:] + largest[:-1] + self._row_spaces[:-1] + _BETWEEN_ROWS
        rows: Reals = np.concatenate([[0.0], np.cumsum(steps)])
        return rows

    def _carried_down(self) -> Reals:
        x = [0.0] * len(self._beside)
        for node, parent in enumerate(self._outline.parent.tolist()[1:], 1):
            x[node] = x[parent] + self._beside[node]
        return np.array(x)
