"""A node of a record's tree. It holds the move that leads to it, comments and the analysis."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from studio.game.errors import IllegalMoveError, PositionError
from studio.game.judgement import MoveJudgement
from studio.game.move_cost import MoveCost
from studio.game.position import Position
from studio.game.position_analysis import KnownResult, PositionAnalysis
from studio.game.stones import Move, Stone

Properties = dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Setup:
    """Stones that a file places or removes without a move, and the side to move if the file states it.

    EMPTY removes a stone.
    """

    stones: Mapping[int, Stone] = field(default_factory=lambda: MappingProxyType({}))
    to_move: Stone | None = None
    last: int | None = None
    """The point of the move that led to the position, or None if it is unknown. Files do not store it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "stones", MappingProxyType(dict(self.stones)))


class PositionFacts(NamedTuple):
    """Facts about the position at a node. A replay of the record computes them, and the node caches them."""

    to_move: Stone
    choices: int
    """The number of legal moves, or 0 if the game is over."""
    end: KnownResult
    """The result of the game for the side to move, if the game is over. Otherwise the result is unknown."""


class ProvenLine(NamedTuple):
    """A result, and the line that proves it: the moves from a position on, which may be none."""

    known: KnownResult
    points: tuple[int, ...]


class ProvenLines(NamedTuple):
    """The proven lines in an analysis, by their first move. Each has the result of this move for its player."""

    analysis: PositionAnalysis | None
    by_first_move: Mapping[int, tuple[ProvenLine, ...]]


class LinesThrough(NamedTuple):
    """The rests of the proven lines of earlier positions. Each has the result of this position for its side to move."""

    edition: object
    """The `edition` of the root for which they were found."""
    lines: tuple[ProvenLine, ...]


TIMELINE = "MSTL"
"""The property of a node, and of SGF, that stores the timeline of a search."""


class Node:
    """A node of a record's tree. Only the record edits it. Nodes are compared by identity."""

    __slots__ = (
        "analysis",
        "children",
        "comment",
        "cost",
        "edition",
        "facts",
        "judgement",
        "lines",
        "lines_through",
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
        """The moves that follow this one. The first child is the main variation."""
        self.setup: Setup | None = None
        """The setup that is applied before the move."""
        self.comment = ""
        self.time_ms: int | None = None
        """The duration of the move in milliseconds."""
        self.cost: MoveCost | None = None
        """The search effort and the evaluation of the engine that made the move."""
        self.analysis: PositionAnalysis | None = None
        """The analysis of the position after the move."""
        self.judgement: MoveJudgement | None = None
        """The judgement of the last review on this move."""
        self.properties: Properties = {}
        """Properties from a file that this program does not interpret, by name. Escapes in their values are kept."""
        self.facts: PositionFacts | None = None
        self.proven: KnownResult | None = None
        """The result of this position that the subtree proves, for the side to move.

        It is a cache, and None if nothing is cached. Only the module `results` sets this attribute, `facts` and the
        next three.
        """
        self.lines: ProvenLines | None = None
        self.lines_through: LinesThrough | None = None
        self.edition: object = None
        """At the root, an object that is replaced when results of the tree may have changed."""
        if parent is not None:
            parent.children.append(self)

    def back(self, moves: int) -> "Node":
        """Return the node that is `moves` moves before this one. If there are fewer moves, return the root."""
        node = self
        for _ in range(moves):
            node = node.parent or node
        return node

    def forward(self, moves: int) -> "Node":
        """Return the node that is `moves` moves further along the first children.

        If there are fewer moves, return the last one.
        """
        node = self
        for _ in range(moves):
            node = node.children[0] if node.children else node
        return node

    def path(self) -> list["Node"]:
        """Return the nodes from the root to this node."""
        path = [self]
        while path[-1].parent is not None:
            path.append(path[-1].parent)
        path.reverse()
        return path

    def below(self) -> Iterator["Node"]:
        """Yield this node and all its descendants in pre-order, the main variation first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def main_line(self) -> Iterator["Node"]:
        """Yield this node, then its first child, then the first child of that one, and so on."""
        node = self
        yield node
        while node.children:
            node = node.children[0]
            yield node

    def lead(self, position: Position) -> Position:
        """Apply this node's setup and move to `position`, and return the position after them.

        If the node has no setup, `position` itself changes. Otherwise the result is a new position.
        """
        if self.setup is not None:
            position = position.with_setup(self.setup.stones, self.setup.to_move)
        if self.move is not None:
            position.make(self.move)
        return position

    def copied(self) -> "Node":
        """Return a copy of this node and its descendants, without a parent."""
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
        copy.judgement = self.judgement
        copy.properties = dict(self.properties)
        return copy


@dataclass(frozen=True, slots=True)
class Visit:
    """A node and its position during a replay. The position is valid only until the next visit."""

    node: Node
    position: Position
    problem: IllegalMoveError | PositionError | None
    """The error of the node's move or setup, or None.

    If there is an error, `position` is the position before the node.
    """


def replay(top: Node, start: Position) -> Iterator[Visit]:
    """Yield `top` and its descendants with their positions, parents first. `start` is the position before `top`."""
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
