"""Checks the ranges of all numbers in a tree, while no search runs."""

import numpy as np

from studio.engine.kernels.search.tree import CELLS_END, NODES_END, SCALE
from studio.engine.search import Search
from tests.engine.searches import tree_of


def impossible_numbers(search: Search) -> dict[str, int]:
    """Return the kinds of numbers of nodes and edges that are out of range, each with the number of its occurrences."""
    tree = tree_of(search)
    nodes, cells = slice(1, int(tree.counts[NODES_END])), slice(4, int(tree.counts[CELLS_END]))
    visited = tree.edge_visits[cells] > 0
    means = tree.mean[cells][visited]
    stones_to_come = np.count_nonzero(np.equal(search.position.cells, 0))
    found = {
        "a sum": np.abs(tree.value_sum[nodes]) > tree.visits[nodes] * SCALE,
        "a sum of evaluations": np.abs(tree.evaluated_sum[nodes]) > tree.evaluations[nodes] * SCALE,
        "bounds": tree.lower[nodes] > tree.upper[nodes],
        "a distance": (tree.distance[nodes] < 0) | (tree.distance[nodes] > stones_to_come),
        "a mean": ~((np.abs(means) <= 1) | (means == -np.inf)),
        "a lock": tree.lock[nodes] != 0,
    }
    return {what: int(cells.sum()) for what, cells in found.items() if cells.any()}
