"""What the tests of the search share: short ways to search, and a judge that plays everything out."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from studio.engine.kernels.search.tree import LEAVES, NODES, ROOT, SCALE, Tree
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView
from studio.game.position import Position
from studio.game.rules import Rules

PLAIN = Parameters(proofs=False)


def searched(position: Position, simulations: int, seed: int = 1, threads: int = 1, **knobs: Any) -> Search:
    """A search of this position after so many simulations."""
    search = Search(position, Parameters(**knobs), seed=seed, threads=threads)
    search.run(Limit(simulations=simulations))
    return search


def described(node: NodeView) -> Any:
    """Everything that a seed decides about a node, to be compared to the last bit."""
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
    """The tree below a node, as nested plain values."""
    node = search.inspect(path)
    children = {
        int(point): whole_tree(search, (*path, int(point)))
        for point, visits in zip(node.points, node.child_visits, strict=True)
        if visits
    }
    return described(node), children


def tree_of(search: Search) -> Tree:
    return search._room.tree


def live_nodes(tree: Tree, first_block: int) -> Iterator[tuple[int, list[int]]]:
    """Each node that can be reached from the root, with the cells of its edges; walked in plain Python."""
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
        left, size, block = left - here, min(size * 8, 256), int(tree.child[block])
    return cells


def check_invariants(search: Search) -> None:
    """What must hold of a resting tree, in every mode."""
    tree, method = tree_of(search), search._method
    nodes = leaves = 0
    for node, cells in live_nodes(tree, method.first_block):
        nodes += 1
        leaves += not cells
        visits = int(tree.visits[node])
        assert visits == int(tree.evaluations[node]) + int(tree.edge_visits[cells].sum())
        assert abs(int(tree.value_sum[node])) <= visits * SCALE
        assert -1 <= tree.lower[node] <= tree.upper[node] <= 1
        moves = [int(move) for move in tree.move[cells]]
        assert len(set(moves)) == len(moves) <= int(tree.legal[node])
        children = [int(tree.child[cell]) for cell in cells]
        if not method.transpositions and children and all(children):
            assert np.array_equal(tree.edge_visits[cells], tree.visits[children])
            total = int(tree.evaluated_sum[node]) - int(tree.value_sum[children].sum())
            assert int(tree.value_sum[node]) == total
    search._room.tidy()
    assert (int(tree.counts[NODES]), int(tree.counts[LEAVES])) == (nodes, leaves)


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
    """The value for the side to move, by playing everything out: 1 a win, 0 a draw, -1 a loss."""
    return _exact(tuple(map(int, position.cells)), int(position.to_move), position.rules)
