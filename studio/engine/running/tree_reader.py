"""Copies parts of a live tree into views. Also describes a simulation between two phases."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine import messages
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
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import LEAVES, NODES, ROOT, SCALE, Tree
from studio.engine.kernels.walks.looking import Rows, edge_of, explain
from studio.engine.running.boards import BoardMap
from studio.engine.running.simulations import Simulations
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.views.phase_event import Judgement, NodeChange, Phase, PhaseEvent
from studio.engine.views.snapshot import LONGEST_LINE, NodeView, Path, Snapshot, frozen, proof_of
from studio.game.argument_checks import as_int, as_list, brief_repr, wrong_kind
from studio.game.errors import StudioError
from studio.game.notation import human_point
from studio.game.stones import Move, Stone


class TreeReader:
    """Copies nodes of the tree into immutable views.

    In a view, moves are points, and values are for the side to move.
    """

    def __init__(self, memory: TreeMemory, method: Method, board: BoardMap) -> None:
        self._memory = memory
        self.method, self.board = method, board

    @property
    def tree(self) -> Tree:
        """The current tree. It may be replaced when the search continues."""
        return self._memory.tree

    @property
    def scale(self) -> int:
        return SCALE

    def edge(self, point: int) -> int:
        """Return the index of the root's edge with this move, or 0 if there is none."""
        return int(edge_of(self.tree, self.method, int(self.tree.counts[ROOT]), int(self.board.codes[point])))

    def child(self, node: int, code: int) -> int:
        """Return the node after a move, or 0 if the tree has none."""
        cell = edge_of(self.tree, self.method, node, code)
        return int(self.tree.child[cell]) if cell else 0

    def has_child(self, node: int) -> bool:
        """Return whether an edge of a node leads to a child."""
        return any(self.child(node, int(code)) for code in self._rows(node).moves)

    def view_at(self, path: Iterable[int]) -> NodeView:
        """Follow these moves from the root, and return a view of the node that they reach, with its children."""
        points = points_of(path)
        return self.view(self.node_at(points), points)

    def node_at(self, path: Sequence[int]) -> int:
        """Return the node to which the moves of `path` lead from the root. Raise an error if the tree has none."""
        edges = self.edges_at(path)
        return int(self.tree.child[edges[-1]]) if edges else int(self.tree.counts[ROOT])

    def edges_at(self, path: Sequence[int]) -> list[int]:
        """Return the edges along the moves of `path` from the root. Raise an error if a move has no node."""
        node, rules = int(self.tree.counts[ROOT]), self.board.rules
        edges: list[int] = []
        for depth, point in enumerate(path):
            on_board = 0 <= point < rules.size
            edges.append(int(edge_of(self.tree, self.method, node, int(self.board.codes[point]))) if on_board else 0)
            node = int(self.tree.child[edges[-1]]) if edges[-1] else 0
            if not node:
                where = human_point(point, rules) if on_board else brief_repr(point)
                raise StudioError(messages.NOT_IN_TREE, point=point, where=where, move=depth + 1)
        return edges

    def shows_why(self, node: int) -> bool:
        """Return whether the proof of a node follows from its children alone, without threats.

        Return True if it has no proof.
        """
        if self.tree.lower[node] < self.tree.upper[node]:
            return True
        rows = self._rows(node)
        if self.tree.upper[node] < 0:
            return bool((rows.lower > 0).any())
        return rows.moves.size > 0 and (self.tree.lower[node] == 0 or bool((rows.upper < 0).all()))

    def is_solved(self, node: int) -> bool:
        return bool(self.tree.lower[node] == self.tree.upper[node])

    def awaits_evaluator(self, node: int) -> bool:
        """Return whether an evaluator must evaluate a node before it can get children."""
        return self.method.judged and not self.is_solved(node) and int(self.tree.edge_count[node]) == 0

    def value_into(self, node: int) -> float:
        """Return the mean value of a node from -1 to 1, for the player who made the move to it.

        It is 0 without visits.
        """
        visits = int(self.tree.visits[node])
        return int(self.tree.value_sum[node]) / (visits * SCALE) if visits else 0.0

    def points(self, codes: Any) -> Any:
        return self.board.points[codes].astype(np.int64)

    def view(self, node: int, path: tuple[int, ...]) -> NodeView:
        """Return a view of a node and its children.

        Values are for the side to move at the node. Proven wins come first, then the most visited moves.
        """
        tree = self.tree
        rows = self._rows(node)
        values = np.clip(rows.value, rows.lower, rows.upper) if self.method.proofs else rows.value
        points = self.points(rows.moves)
        self._cut_lines(node, rows)
        order = np.lexsort((points, -values, -rows.visits, rows.lower != 1))  # proven wins come first
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
            scores=frozen(_shown_scores(rows)[order]),
            lower=frozen(rows.lower[order]),
            upper=frozen(rows.upper[order]),
            distances=frozen(rows.distance[order].astype(np.int64)),
            lines=(frozen(lines), frozen(rows.line_length[order])),
            judged=self._judged(node),
            prior=self._prior_of(path),
        )

    def _cut_lines(self, node: int, rows: Rows) -> None:
        """Cut the lines of proven wins before the first move that is no longer proven."""
        # A solver may prove a node that already has unproven children. Their most visited moves show no win.
        for row in np.flatnonzero(rows.lower == 1).tolist():
            below, length = self.child(node, int(rows.moves[row])), 0
            for code in rows.lines[row, : rows.line_length[row]].tolist():
                below = self.child(below, code)
                if not below or not self.is_solved(below):
                    break
                length += 1
            rows.line_length[row] = length

    def _value_of(self, node: int, lower: int, upper: int) -> float:
        value = 0.0 - self.value_into(node)
        return min(max(value, float(lower)), float(upper)) if self.method.proofs else value

    def _judged(self, node: int) -> float | None:
        """Return the evaluator's value of a node for the side to move, from -1 to 1, or None."""
        # After a node is proven, each simulation adds the proven value to `evaluated_sum`. A node that was proven from
        # the start has no evaluation.
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
        """Return the evaluator's prior of the last move of `path`, or None."""
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


def points_of(path: object) -> Path:
    """Return the caller's path as a tuple of points. Raise an error if it is invalid."""
    given = as_list(path)
    points = [point for point in map(as_int, given or ()) if point is not None]
    if given is None or len(points) < len(given):
        raise wrong_kind(path, "A path of points", "(112, 97)")
    return tuple(points)


def snapshot_of(
    memory: TreeMemory, simulations: Simulations, run: int, root: NodeView, best: int | None, seconds: float
) -> Snapshot:
    """Return a snapshot: the view of the root, the best move, and statistics of the whole tree."""
    return Snapshot(
        run=run,
        root=root,
        best=best,
        simulations=simulations.count,
        seconds=seconds,
        nodes=int(memory.tree.counts[NODES]),
        leaves=int(memory.tree.counts[LEAVES]),
        depth=simulations.depth,
        mean_depth=simulations.mean_depth,
        draws=simulations.draws,
        mean_value=simulations.mean_value if root.judged is None else root.value,  # statistics only count signs
        memory_mb=memory.used_mb,
        memory_allocated_mb=memory.held_mb,
        capped=memory.is_full,
        memory_refused=memory.is_refused,
    )


# Events of single phases

_MOST_PRIORS = 5
Before = tuple[int, list[tuple[int, int, int]]]

_PHASES = {
    SELECT: Phase.SELECT,
    EXPAND: Phase.EXPAND,
    SIMULATE: Phase.SIMULATE,
    BACKPROPAGATE: Phase.BACKPROPAGATE,
}


def note_before(tree: Tree, current: Simulation) -> Before:
    """Return what `describe_phase` needs to know about the state before a phase.

    This is the length of the path. Before backpropagation, it is also the index, the visits and the value sum of each
    node on the path.
    """
    length = int(current.state[LENGTH])
    if current.state[PHASE] != BACKPROPAGATE:  # the last path may belong to another tree
        return length, []
    nodes = [int(node) for node in current.nodes[: length + 1]]
    return length, [(node, int(tree.visits[node]), int(tree.value_sum[node])) for node in nodes]


def describe_phase(phase: int, before: Before, reader: TreeReader, current: Simulation, simulations: int) -> PhaseEvent:
    """Return the event of the phase that was just performed."""
    path = path_of(reader, current)
    number = simulations + (0 if phase == BACKPROPAGATE else 1)
    details: dict[str, Any] = {}
    if phase == SELECT:
        details["choices"] = tuple(
            reader.view(int(current.nodes[depth]), path[:depth]) for depth in range(len(path) + 1)
        )
    elif phase == EXPAND:
        details["expanded"] = path[-1] if len(path) > before[0] else None
        if details["expanded"] is None:
            leaf = int(current.nodes[len(path)])
            node = reader.view(leaf, path)
            details["proof"], details["proof_moves"] = node.proof, node.proof_moves
            details["awaits_evaluator"] = reader.awaits_evaluator(leaf)
    elif phase == SIMULATE:
        details["rollout"] = _rollout(reader, current)
        details["judgement"] = judgement = _judgement(reader, current, path)
        details["winner"] = None if judgement is not None else _winner(current)
    else:
        details["changes"] = _changes(before, reader, path)
    return PhaseEvent(_PHASES[phase], number, path, **details)


def path_of(reader: TreeReader, current: Simulation) -> Path:
    """Return the points from the root to the node that a simulation has reached."""
    cells = current.cells[1 : int(current.state[LENGTH]) + 1]
    return tuple(int(point) for point in reader.points(reader.tree.move[cells]))


def _shown_scores(rows: Rows) -> npt.NDArray[np.float64]:
    """Return the scores of the children. A child that selection must visit before all others has an infinite score."""
    # The search uses a large finite number instead of the infinite value of a first visit.
    return np.where((rows.exploitation == np.inf) & (rows.score > -np.inf), np.inf, rows.score)


def _rollout(reader: TreeReader, current: Simulation) -> tuple[Move, ...]:
    points = reader.points(current.played[: int(current.state[MOVES])])
    first = 1 - int(current.state[MOVER])
    return tuple(Move(Stone(1 + (first + ply) % 2), int(point)) for ply, point in enumerate(points))


def _winner(current: Simulation) -> Stone | None:
    """Return the winner of a rollout, or None for a draw."""
    reward, mover = int(current.state[REWARD]), int(current.state[MOVER])
    if reward == 0:
        return None
    return Stone(1 + (mover if reward > 0 else 1 - mover))


def _judgement(reader: TreeReader, current: Simulation, path: tuple[int, ...]) -> Judgement | None:
    """Return the evaluation of the leaf. Return None if the leaf is proven, or if a rollout was played."""
    leaf = int(current.nodes[len(path)])
    if not reader.method.judged or reader.is_solved(leaf):
        return None
    view = reader.view(leaf, path)
    best = np.argsort(-view.priors, kind="stable")[:_MOST_PRIORS]
    priors = tuple((int(view.points[row]), float(view.priors[row])) for row in best)
    to_move = Stone(2 - int(current.state[MOVER]))
    return Judgement(to_move, 0.0 - int(current.state[REWARD]) / reader.scale, priors)


def _changes(before: Before, reader: TreeReader, path: tuple[int, ...]) -> tuple[NodeChange, ...]:
    changes = []
    for depth in range(len(path), -1, -1):
        node, visits, value_sum = before[1][depth]
        old = value_sum / (visits * reader.scale) if visits else 0.0
        changes.append(NodeChange(path[:depth], visits, int(reader.tree.visits[node]), old, reader.value_into(node)))
    return tuple(changes)
