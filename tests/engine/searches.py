"""Helpers for the tests of the search, and the exact value of positions by playing out all games."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.engine.kernels.search.tree import LEAVES, NO_NODE, NODES, ROOT, SCALE, Tree
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.game.rules import Rules

Longs = npt.NDArray[np.int64]

PLAIN = Parameters(proofs=False)
ROLLOUT_PROFILES = {name: profile for name, profile in PROFILES.items() if not profile.parameters.network}
"""The profiles whose searches need no evaluator."""


def searched(position: Position, simulations: int, seed: int = 1, threads: int = 1, **parameters: Any) -> Search:
    """Return a search of this position after this many simulations."""
    search = Search(position, Parameters(**parameters), seed=seed, threads=threads)
    search.run(Limit(simulations=simulations))
    return search


def described(node: NodeView) -> Any:
    """Return all fields of a node that the seed determines, for comparison bit by bit."""
    return (
        node.visits,
        node.evaluations,
        node.value.hex(),
        str(node.proof),
        [
            (row.point, row.visits, row.value.hex(), row.exploration.hex(), str(row.proof), row.line)
            for row in node.candidates
        ],
    )


def whole_tree(search: Search, path: tuple[int, ...] = ()) -> Any:
    """Return the tree below a node as nested plain values."""
    node = search.inspect(path)
    children = {
        int(point): whole_tree(search, (*path, int(point)))
        for point, visits in zip(node.points, node.child_visits, strict=True)
        if visits
    }
    return described(node), children


def tree_of(search: Search) -> Tree:
    return search._memory.tree


def live_nodes(tree: Tree, first_block: int) -> Iterator[tuple[int, list[int]]]:
    """Yield each reachable node with the cells of its edges, found in plain Python."""
    waiting, seen = [int(tree.counts[ROOT])], {int(tree.counts[ROOT])}
    while waiting:
        node = waiting.pop()
        cells = cells_of(tree, node, first_block)
        yield node, cells
        for cell in cells:
            child = int(tree.child[cell])
            if child and child not in seen:
                seen.add(child)
                waiting.append(child)


def cells_of(tree: Tree, node: int, first_block: int) -> list[int]:
    cells: list[int] = []
    block, left, size = int(tree.first_block[node]), int(tree.edge_count[node]), first_block
    while left:
        here = min(left, size - 1)
        cells.extend(range(block + 1, block + 1 + here))
        left, size, block = left - here, min(max(size * 2, 32), 256), int(tree.child[block])
    return cells


def check_invariants(search: Search) -> None:
    """Assert the invariants of a tree while no search runs; vectorized, because the tree may be large."""
    tree, method = tree_of(search), search._reader.method
    nodes, owners, cells = _live_edges(tree, method.first_block)
    visits, value_sum = tree.visits[nodes], tree.value_sum[nodes]
    assert np.array_equal(visits, tree.evaluations[nodes] + _sums(tree, owners, tree.edge_visits[cells])[nodes])
    assert (np.abs(value_sum) <= visits * SCALE).all()
    assert ((tree.lower[nodes] >= -1) & (tree.lower[nodes] <= tree.upper[nodes]) & (tree.upper[nodes] <= 1)).all()
    moves = (owners << 16) + tree.move[cells]  # a move has 16 bits
    assert np.unique(moves).size == moves.size
    assert (tree.edge_count[nodes] <= tree.legal[nodes]).all()
    if not method.transpositions:
        _check_values(tree, owners, cells)
    search._memory.tidy()
    leaves = nodes.size - np.unique(owners[tree.child[cells] != NO_NODE]).size
    assert (int(tree.counts[NODES]), int(tree.counts[LEAVES])) == (nodes.size, leaves)


def _check_values(tree: Tree, owners: Longs, cells: Longs) -> None:
    """Assert, for a tree without shared nodes, that the numbers of a node with all its children are sums of theirs."""
    parted = np.isin(owners, owners[tree.child[cells] == 0])
    owners, cells = owners[~parted], cells[~parted]
    children, whole = tree.child[cells], np.unique(owners)
    assert np.array_equal(tree.edge_visits[cells], tree.visits[children])
    of_children = _sums(tree, owners, tree.value_sum[children])[whole]
    assert np.array_equal(tree.value_sum[whole], tree.evaluated_sum[whole] - of_children)


def _sums(tree: Tree, owners: Longs, numbers: Longs) -> Longs:
    """Return, for each node, the sum of the given numbers of its edges."""
    sums = np.zeros(tree.visits.size, np.int64)
    np.add.at(sums, owners, numbers)
    return sums


def _live_edges(tree: Tree, first_block: int) -> tuple[Longs, Longs, Longs]:
    """Return all reachable nodes, and for each of their edges its parent node and its cell."""
    layer, seen = np.array([tree.counts[ROOT]], np.int64), np.zeros(tree.visits.size, np.bool_)
    edges = []
    while layer.size:
        seen[layer] = True
        edges.append(_edges_of(tree, layer, first_block))
        children = np.unique(tree.child[edges[-1][1]].astype(np.int64))
        layer = children[(children != NO_NODE) & ~seen[children]]
    owners, cells = (np.concatenate(part) for part in zip(*edges, strict=True))
    return np.flatnonzero(seen), owners, cells


def _edges_of(tree: Tree, nodes: Longs, first_block: int) -> tuple[Longs, Longs]:
    """Return, for each edge of these nodes, its parent node and its cell, block by block."""
    block, left, size = tree.first_block[nodes].astype(np.int64), tree.edge_count[nodes].astype(np.int64), first_block
    owners, cells = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    while nodes.size:
        here = np.minimum(left, size - 1)
        owners.append(np.repeat(nodes, here))
        cells.append(np.repeat(block + 1 - np.cumsum(here) + here, here) + np.arange(here.sum()))
        more = left > here
        nodes, left, block = nodes[more], (left - here)[more], tree.child[block[more]].astype(np.int64)
        size = min(max(size * 2, 32), 256)
    return np.concatenate(owners), np.concatenate(cells)


@cache
def _exact(cells: tuple[int, ...], to_move: int, rules: Rules) -> int:
    position = _position(cells, to_move, rules)
    if position.winner is not None:
        return 1 if position.winner is position.to_move else -1
    moves = position.legal_moves()
    if not moves:
        return 0
    best = -1
    for move in moves:
        position.play(move)
        best = max(best, -_exact(tuple(map(int, position.cells)), int(position.to_move), rules))
        position.undo()
        if best == 1:
            break
    return best


def _position(cells: tuple[int, ...], to_move: int, rules: Rules) -> Position:
    from studio.game.stones import Stone

    position = Position(rules)
    position.set_up({point: Stone(stone) for point, stone in enumerate(cells) if stone}, Stone(to_move))
    return position


def exact_value(position: Position) -> int:
    """Return the value for the side to move by playing out all games: 1 for a win, 0 for a draw, -1 for a loss."""
    return _exact(tuple(map(int, position.cells)), int(position.to_move), position.rules)
