"""Performs each of the four phases of a simulation as a single call, on a node that the caller chooses.

A call moves the first simulation to the node and performs one phase with the kernel of a run. No simulation is left
unfinished, so calls can come in any order, and `run` and `step` can follow.
"""

from collections.abc import Sequence

import numpy as np

from studio.engine import messages
from studio.engine.kernels.boards.board import NOWHERE
from studio.engine.kernels.search.by_hand import choose_child, follow_path
from studio.engine.kernels.search.simulation import (
    BACKPROPAGATE,
    CELL,
    DONE,
    EXPAND,
    LENGTH,
    MOVE,
    PHASE,
    REWARD,
    SELECT,
    SIMULATE,
)
from studio.engine.kernels.search.task import FREE
from studio.engine.kernels.search.tree import LEAVES, ROOT
from studio.engine.running.components import Components
from studio.engine.running.run_loop import RunLoop
from studio.engine.running.tree_reader import path_of, points_of
from studio.engine.views.snapshot import Path
from studio.game.argument_checks import as_float, brief_repr
from studio.game.errors import StudioError


class ManualPhases:
    """Performs single phases in the tree of one search."""

    def __init__(self, components: Components, run_loop: RunLoop) -> None:
        self._simulations, self._memory = components.simulations, components.memory
        self._reader, self._root = components.reader, components.root
        self._run_loop = run_loop
        self._unvisited_parents = set[int]()
        """The nodes that have children, but no visited child. Kernels treat such a node as a leaf."""

    def select(self) -> Path:
        """Return the path that the next simulation would take. Raise an error if nothing is left to search."""
        self._run_loop.finish_simulation()
        self._run_loop.prepare_phase()
        if not self._run_loop.prepare_simulation() or self._perform(SELECT) != DONE:
            raise StudioError(messages.NOTHING_TO_SELECT)
        self._release_root_move()
        return self._path

    def expand(self, path: Sequence[int]) -> Path:
        """Add a child to the last node of `path` and return the path to the child.

        If no child can be added, return `path` itself. This is so if the position is decided, if it must be evaluated
        first, or if memory is full. Raise an error if every move has a child already.
        """
        edges = self._edges(path)
        self._go_to(edges)
        if not self._choose_child() and not self._memory.is_full:
            raise StudioError(messages.NO_MOVE_TO_EXPAND)
        tree, node = self._memory.tree, self._last_node
        looks_like_leaf = self._looks_like_leaf(node)
        is_leaf = looks_like_leaf and not self._reader.has_child(node)
        self._perform(EXPAND)
        if looks_like_leaf and len(self._path) > len(edges):
            tree.counts[LEAVES] += not is_leaf
            self._unvisited_parents.add(node)
        return self._path

    def simulate(self, path: Sequence[int]) -> float:
        """Play a rollout or call the evaluator at the last node of `path`.

        Return the result for the side to move, from -1 to 1.
        """
        self._go_to(self._edges(path))
        self._perform(SIMULATE)
        return 0.0 - int(self._simulations.first.state[REWARD]) / self._reader.scale

    def backpropagate(self, path: Sequence[int], value: float) -> None:
        """Add one visit and one result to each node of `path`.

        `value` is the result from -1 to 1, for the side to move at the end of `path`.
        """
        edges, number = self._edges(path), as_float(value)
        if number is None or not -1 <= number <= 1:
            raise StudioError(messages.PHASE_VALUE, value=brief_repr(value))
        self._go_to(edges)
        self._simulations.first.state[REWARD] = -round(number * self._reader.scale)
        self._perform(BACKPROPAGATE)
        self.may_have_lost_leaves()  # the result does not matter: no child was added
        self._root.write_win()

    # Children without visits

    def copy_from(self, other: "ManualPhases") -> None:
        self._unvisited_parents = set(other._unvisited_parents)

    def find_unvisited(self) -> None:
        """Find the nodes that have children, but no visited child."""
        # The tree was read from a file.
        tree = self._memory.tree
        live = tree.mark != 0
        live[tree.counts[ROOT]] = False
        if (live & (tree.visits == 0)).any():
            leaves = (tree.visits == tree.evaluations) & (tree.edge_count > 0) & (tree.mark != 0)
            self._unvisited_parents = set(np.flatnonzero(leaves).tolist())

    def may_have_lost_leaves(self) -> bool:
        """Return whether the kernels may have missed some leaves in their count since the last call."""
        parents = self._unvisited_parents
        self._unvisited_parents = {node for node in parents if self._looks_like_leaf(node)}
        return len(self._unvisited_parents) < len(parents)

    def _looks_like_leaf(self, node: int) -> bool:
        tree = self._memory.tree
        return node < tree.visits.size and bool(tree.visits[node] == tree.evaluations[node])

    # Inside

    @property
    def _last_node(self) -> int:
        current = self._simulations.first
        return int(current.nodes[current.state[LENGTH]])

    @property
    def _path(self) -> Path:
        return path_of(self._reader, self._simulations.first)

    def _edges(self, path: Sequence[int]) -> list[int]:
        """Return the edges of a path.

        If `step` has begun a simulation, finish it first. Raise an error if a move of the path is illegal or has no
        node.
        """
        points, position = points_of(path), self._root.position.copy()
        for point in points:
            position.play(point)
        self._run_loop.finish_simulation()
        self._run_loop.prepare_phase()
        return self._reader.edges_at(points)

    def _go_to(self, edges: Sequence[int]) -> None:
        current = self._simulations.first
        current.cells[1 : len(edges) + 1] = edges
        current.state[LENGTH] = len(edges)
        tree, root = self._memory.tree, self._simulations.root
        follow_path(tree, root, current.board, current.nodes, current.cells, current.state)

    def _choose_child(self) -> bool:
        tree, task, current = self._memory.tree, self._root.task, self._simulations.first
        return bool(choose_child(tree, task, current.board, self._last_node, current.own, current.state))

    def _perform(self, phase: int) -> int:
        """Perform one phase and return why the kernel stopped, such as `DONE`.

        No simulation is left unfinished, not even after an error.
        """
        state = self._simulations.first.state
        state[PHASE] = phase
        try:
            return self._simulations.advance_by_phase(self._memory.tree, self._root.task)
        finally:
            state[PHASE] = SELECT

    def _release_root_move(self) -> None:
        """Release the root move that selection has reserved, so that other simulations can choose it."""
        # No simulation follows. Only a steered root reserves moves.
        state = self._simulations.first.state
        is_steered = self._root.task.steered != FREE
        if is_steered and state[LENGTH] == 0 and state[MOVE] != NOWHERE and not state[CELL]:
            self._root.steering.release(int(state[MOVE]), self._memory.tree)
