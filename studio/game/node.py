"""One place in a record's tree: the move that led here, and what was written about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from studio.game.errors import IllegalMoveError, PositionError
from studio.game.move_cost import MoveCost
from studio.game.position import Position
from studio.game.position_analysis import KnownResult, PositionAnalysis
from studio.game.stones import Move, Stone

Properties = dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Setup:
    """Stones put and removed (EMPTY) without a move, and who moves then, if that was said."""

    stones: Mapping[int, Stone] = field(default_factory=lambda: MappingProxyType({}))
    to_move: Stone | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "stones", MappingProxyType(dict(self.stones)))


class PositionFacts(NamedTuple):
    """Facts about the position at a node, computed when the node is replayed."""

    to_move: Stone
    choices: int
    """The number of legal moves; 0 if the game is over."""
    end: KnownResult
    """The result of the game if it ended here."""


class Node:
    """A tree's node; the record that holds it is its only editor. Nodes are compared by identity."""

    __slots__ = (
        "analysis",
        "children",
        "comment",
        "cost",
        "facts",
        "move",
        "parent",
        "properties",
        "proven",
        "setup",
        "time_ms",
    )

    def __init__(self, move: Move | None = None, parent: "Node | None" = None) -> None:
        self.move = move
        self.parent = parent
        self.children: list[Node] = []
        """Variations, the main one first."""
        self.setup: Setup | None = None
        """Carried out before the move."""
        self.comment = ""
        self.time_ms: int | None = None
        """How long the move took."""
        self.cost: MoveCost | None = None
        """What the engine that made the move spent on it, and thought of it."""
        self.analysis: PositionAnalysis | None = None
        """Of the position after the move."""
        self.properties: Properties = {}
        """What a file said that we do not understand, by name; the values stay escaped as they were written."""
        self.facts: PositionFacts | None = None
        self.proven: KnownResult | None = None
        """What is certain by all that was found here and below; these two are `results`', None until it is asked."""
        if parent is not None:
            parent.children.append(self)

    def path(self) -> list["Node"]:
        """From the root down to this node."""
        path = [self]
        while path[-1].parent is not None:
            path.append(path[-1].parent)
        path.reverse()
        return path

    def below(self) -> Iterator["Node"]:
        """This node and all below it, each before its children, the main variation first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def main_line(self) -> Iterator["Node"]:
        """This node, its first child, that one's first child, and so on."""
        node = self
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def lead(self, position: Position) -> Position:
        """Carry out this node's setup and move; the position given, or a new one where stones were set up."""
        if self.setup is not None:
            position = position.with_setup(self.setup.stones, self.setup.to_move)
        if self.move is not None:
            position.make(self.move)
        return position

    def copied(self) -> "Node":
        """This node and all below it, once more, without a parent."""
        top = self._copied_alone()
        waiting = [(self, top)]
        while waiting:
            old, new = waiting.pop()
            for child in old.children:
                copy = child._copied_alone()
                copy.parent = new
                new.children.append(copy)
                waiting.append((child, copy))
        return top

    def _copied_alone(self) -> "Node":
        copy = Node(self.move)
        copy.setup, copy.comment = self.setup, self.comment
        copy.time_ms, copy.cost, copy.analysis = self.time_ms, self.cost, self.analysis
        copy.properties = dict(self.properties)
        return copy


@dataclass(frozen=True, slots=True)
class Visit:
    """A node of a tree that is being replayed, and the position there, lent until the next visit."""

    node: Node
    position: Position
    problem: IllegalMoveError | PositionError | None
    """Why the node's move or setup cannot be; the position is then the one before it."""


def replay(top: Node, start: Position) -> Iterator[Visit]:
    """Each node from `top` down, each before its children; `start` is the position before it."""
    waiting = [(top, start.copy(), start.ply)]
    while waiting:
        node, position, ply = waiting.pop()
        while position.ply > ply:
            position.undo()
        problem = None
        try:
            position = node.lead(position)
        except (IllegalMoveError, PositionError) as error:
            problem = error
        yield Visit(node, position, problem)
        waiting.extend((child, position, position.ply) for child in reversed(node.children))
