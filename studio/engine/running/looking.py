"""Copies parts of a live tree into views. Only the search that owns the tree uses it."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from studio.engine import messages
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import ROOT, SCALE, Tree
from studio.engine.kernels.walks.looking import Rows, edge_of, explain
from studio.engine.running.boards import BoardMap
from studio.engine.running.room import TreeRoom
from studio.engine.views.snapshot import LONGEST_LINE, NodeView, Path, frozen, proof_of
from studio.game.argument_checks import as_int, as_list, brief_repr, wrong_kind
from studio.game.errors import StudioError
from studio.game.notation import human_point


class Looking:
    """Knows how codes become points, and whose point of view is whose."""

    def __init__(self, room: TreeRoom, method: Method, board: BoardMap) -> None:
        self._room = room
        self.method, self.board = method, board

    @property
    def tree(self) -> Tree:
        """As it is now; a search that has gone on may have another one."""
        return self._room.tree

    @property
    def scale(self) -> int:
        return SCALE

    def child(self, node: int, code: int) -> int:
        """The node to which a move leads, or 0 when the search has not made one."""
        cell = edge_of(self.tree, self.method, node, code)
        return int(self.tree.child[cell]) if cell else 0

    def view_at(self, path: Iterable[int]) -> NodeView:
        """The node at the end of these points from the root, and its children."""
        way = _points_of(path)
        return self.view(self.node_at(way), way)

    def node_at(self, path: Sequence[int]) -> int:
        """The node at the end of these points from the root."""
        node, rules = int(self.tree.counts[ROOT]), self.board.rules
        for depth, point in enumerate(path):
            on_board = 0 <= point < rules.size
            node = self.child(node, int(self.board.codes[point])) if on_board else 0
            if not node:
                where = human_point(point, rules) if on_board else brief_repr(point)
                raise StudioError(messages.NOT_IN_TREE, point=point, where=where, move=depth + 1)
        return node

    def shows_why(self, node: int) -> bool:
        """Whether what is certain of a node follows from its children, and not from threats that were seen there."""
        if self.tree.lower[node] < self.tree.upper[node]:
            return True
        rows = self._rows(node)
        if self.tree.upper[node] < 0:
            return bool((rows.lower > 0).any())
        return rows.moves.size > 0 and (self.tree.lower[node] == 0 or bool((rows.upper < 0).all()))

    def is_solved(self, node: int) -> bool:
        """Whether the node's value is certain."""
        return bool(self.tree.lower[node] == self.tree.upper[node])

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
        values = np.clip(rows.value, rows.lower, rows.upper) if self.method.proofs else rows.value
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
            proof_moves=int(tree.distance[node]) if lower == upper else 0,
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
            judged=self._judged(node),
            prior=self._prior_of(path),
        )

    def _value_of(self, node: int, lower: int, upper: int) -> float:
        value = 0.0 - self.value_into(node)
        return min(max(value, float(lower)), float(upper)) if self.method.proofs else value

    def _judged(self, node: int) -> float | None:
        """What an evaluator said of a node by itself. Since the node was proven, passes bring what is certain; one that
        was certain from the start was never judged."""
        tree = self.tree
        times, total = int(tree.evaluations[node]), int(tree.evaluated_sum[node])
        if not (self.method.judged and times):
            return None
        if self.is_solved(node):
            certain = int(tree.lower[node]) * SCALE
            times, total = 1, total - (times - 1) * certain
            if total == certain or abs(total) > SCALE:
                return None
        return 0.0 - total / (times * SCALE)

    def _prior_of(self, path: Path) -> float | None:
        """What an evaluator promised of the last of these moves."""
        if not (self.method.judged and path):
            return None
        parent, code = self.node_at(path[:-1]), int(self.board.codes[path[-1]])
        return float(self.tree.prior[edge_of(self.tree, self.method, parent, code)])

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
        explain(self.tree, self.method, node, rows)
        return rows


def _points_of(path: object) -> Path:
    """The points of a path that somebody gave."""
    given = as_list(path)
    points = [point for point in map(as_int, given or ()) if point is not None]
    if given is None or len(points) < len(given):
        raise wrong_kind(path, "A path of points", "(112, 97)")
    return tuple(points)
