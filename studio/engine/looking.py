"""Copies parts of a live tree into views. Only the search that owns the tree uses it."""

from typing import Any

import numpy as np

from studio.engine.boards import BoardMap
from studio.engine.kernels.looking import Rows, edge_of, explain
from studio.engine.kernels.scoring import Settings
from studio.engine.kernels.tree import SCALE, Tree
from studio.engine.snapshot import LONGEST_LINE, NodeView, frozen, proof_of


class Looking:
    """Knows how codes become points, and whose point of view is whose."""

    def __init__(self, tree: Tree, settings: Settings, board: BoardMap) -> None:
        self.tree, self.settings, self.board = tree, settings, board

    @property
    def scale(self) -> int:
        return SCALE

    def of(self, tree: Tree) -> "Looking":
        return Looking(tree, self.settings, self.board)

    def child(self, node: int, code: int) -> int:
        """The node to which a move leads, or 0 when the search has not made one."""
        cell = edge_of(self.tree, self.settings, node, code)
        return int(self.tree.child[cell]) if cell else 0

    def value_into(self, node: int) -> float:
        """The mean value for the player who moved into the node."""
        visits = int(self.tree.visits[node])
        return int(self.tree.value_sum[node]) / (visits * SCALE) if visits else 0.0

    def points(self, codes: Any) -> Any:
        return self.board.points[codes].astype(np.int64)

    def view(self, node: int, path: tuple[int, ...]) -> NodeView:
        """The node and its children, most visited first, for the side to move there."""
        tree = self.tree
        rows = self._rows(node)
        values = np.clip(rows.value, rows.lower, rows.upper) if self.settings.proofs else rows.value
        points = self.points(rows.moves)
        order = np.lexsort((points, -values, -rows.visits, rows.lower != 1))  # what is won comes first
        lower, upper = -int(tree.upper[node]), -int(tree.lower[node])
        lines = np.where(
            np.arange(LONGEST_LINE) < rows.line_length[order, None], self.board.points[rows.lines[order]], -1
        ).astype(np.int16)
        return NodeView(
            rules=self.board.rules,
            path=path,
            visits=int(tree.visits[node]),
            evaluations=int(tree.evaluations[node]),
            value=self._value_of(node, lower, upper),
            proof=proof_of(lower, upper),
            proof_moves=int(tree.distance[node]),
            points=frozen(points[order]),
            child_visits=frozen(rows.visits[order]),
            values=frozen(values[order]),
            priors=frozen(rows.prior[order]),
            exploitations=frozen(rows.exploitation[order]),
            explorations=frozen(rows.exploration[order]),
            scores=frozen(rows.score[order]),
            lower=frozen(rows.lower[order]),
            upper=frozen(rows.upper[order]),
            distances=frozen(rows.distance[order].astype(np.int64)),
            lines=(frozen(lines), frozen(rows.line_length[order])),
        )

    def _value_of(self, node: int, lower: int, upper: int) -> float:
        value = 0.0 - self.value_into(node)
        return min(max(value, float(lower)), float(upper)) if self.settings.proofs else value

    def _rows(self, node: int) -> Rows:
        count = int(self.tree.edge_count[node])
        rows = Rows(
            moves=np.zeros(count, np.uint16),
            visits=np.zeros(count, np.int64),
            value=np.zeros(count),
            prior=np.zeros(count),
            exploitation=np.zeros(count),
            exploration=np.zeros(count),
            score=np.zeros(count),
            lower=np.zeros(count, np.int8),
            upper=np.zeros(count, np.int8),
            distance=np.zeros(count, np.int32),
            lines=np.zeros((count, LONGEST_LINE), np.uint16),
            line_length=np.zeros(count, np.int64),
        )
        explain(self.tree, self.settings, node, rows)
        return rows
