"""Textbook UCT in plain Python, independent of the engine: values from -1 to 1, c = √2."""

import math
from dataclasses import dataclass, field

from studio.game.position import Position
from studio.game.stones import Stone

C = math.sqrt(2)


@dataclass
class Node:
    """A node: its visits, and the sum of the results for the player who moved into the node."""

    visits: int = 0
    total: float = 0.0
    children: dict[int, "Node"] = field(default_factory=dict)

    def score(self, parent_visits: int) -> float:
        return self.total / self.visits + C * math.sqrt(math.log(parent_visits) / self.visits)


class Textbook:
    """A search that the test controls: the test supplies the untried moves and the results of rollouts."""

    def __init__(self, start: Position, *, counts_all: bool = False) -> None:
        self.start, self.root, self.counts_all = start, Node(), counts_all

    def choices(self, node: Node) -> set[int]:
        """Return the children with the best UCB1 score; several if their scores are equal in single precision."""
        total = self.root.visits if self.counts_all else node.visits  # the N of the formula
        scores = {point: child.score(total) for point, child in node.children.items()}
        best = max(scores.values())
        return {point for point, score in scores.items() if score > best - 1e-6}

    def is_expanded(self, node: Node, position: Position) -> bool:
        return len(node.children) == len(position.legal_moves())

    def expand(self, node: Node, point: int, position: Position) -> None:
        assert point in position.legal_moves()
        assert point not in node.children
        node.children[point] = Node()

    def back_up(self, path: tuple[int, ...], winner: Stone | None) -> None:
        """Add the result to each node on the path, from the point of view of the player who moved into the node."""
        node, mover = self.root, self.start.to_move
        nodes = [(node, Stone(3 - mover))]
        for point in path:
            node = node.children[point]
            nodes.append((node, mover))
            mover = Stone(3 - mover)
        for node, player in nodes:
            node.visits += 1
            node.total += 0 if winner is None else 1 if winner is player else -1
