"""A game as people keep it: a tree of moves with comments, and who played it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from studio.game import messages
from studio.game.errors import StudioError
from studio.game.move_cost import MoveCost
from studio.game.node import Node, Properties, Setup, Visit, replay
from studio.game.position import Position
from studio.game.position_analysis import KnownResult, PositionAnalysis
from studio.game.results import (
    facts_at,
    forget,
    forget_positions,
    known_at,
    known_moves,
    leads_on,
    set_facts,
)
from studio.game.rules import Rules
from studio.game.stones import PASS, Move, Stone


class RecordError(StudioError):
    """An edit that a record does not allow."""


class Outcome(StrEnum):
    BLACK_WINS = "black"
    WHITE_WINS = "white"
    DRAW = "draw"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Variation:
    """A tree of moves on its own, for a clipboard; it never changes."""

    rules: Rules
    node: Node


@dataclass(frozen=True, slots=True)
class Detached:
    """A variation that was taken out, and where it stood, so that it can be put back."""

    variation: Variation
    parent: Node
    index: int


class GameRecord:
    """The one owner of its tree: only its methods change who hangs where."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.root = Node()
        """The position before the first move; it may hold a setup but never a move."""
        self.black = ""
        self.white = ""
        self.date = ""
        """As it was written; a free text."""
        self.result = ""
        """As records write it: B+R, W+, 0 for a draw, empty if nothing is known."""

    # Reading

    @property
    def outcome(self) -> Outcome:
        """Who won according to `result`."""
        text = self.result.strip().lower()
        if text in {"0", "draw", "jigo", "b+draw", "w+draw", "="}:
            return Outcome.DRAW
        if text.startswith(("b+", "black")):
            return Outcome.BLACK_WINS
        if text.startswith(("w+", "white")):
            return Outcome.WHITE_WINS
        return Outcome.UNKNOWN

    @property
    def is_lost_on_time(self) -> bool:
        """Whether `result` says that a flag fell: B+T or B+Time."""
        return self.outcome is not Outcome.UNKNOWN and self.result.strip().lower().endswith(("+t", "+time"))

    @property
    def properties(self) -> Properties:
        """What the file said of the whole game and we do not understand."""
        return self.root.properties

    def nodes(self) -> Iterator[Node]:
        """All nodes, each before its children."""
        return self.root.below()

    def holds(self, node: Node) -> bool:
        """Whether a node is still in the tree: it may have been deleted, or belong to another record."""
        return node.path()[0] is self.root

    def main_line(self) -> list[Node]:
        """The nodes from the root along the first children."""
        return list(self.root.main_line())

    def replay(self) -> Iterator[Visit]:
        """All nodes with their positions, in one walk."""
        return replay(self.root, Position(self.rules))

    def position(self, node: Node) -> Position:
        """The position at a node, yours to keep; a move that cannot be played raises its error."""
        position = Position(self.rules)
        for step in self._path(node):
            position = step.lead(position)
        return position

    # What is certain, found from all that the record holds; only the first question replays the game

    def known(self, node: Node) -> KnownResult:
        """Of a position, for the side to move."""
        return known_at(node, self.rules)

    def known_moves(self, node: Node) -> dict[int, KnownResult]:
        """Of the moves at a position, each for who makes it."""
        return known_moves(node, self.rules)

    def to_move(self, node: Node) -> Stone:
        """Whose turn it is at a node."""
        return facts_at(node, self.rules).to_move

    def was_chosen(self, node: Node) -> bool:
        """Whether its move is one that the side to move chose at the position before: no pass, nor after a setup."""
        if node.parent is None:
            return False
        facts_at(node.parent, self.rules)
        return leads_on(node.parent, node)

    # Editing. Each edit has its inverse, so that an undo history need not copy the tree.

    def child(self, parent: Node, point: int) -> Node | None:
        """The variation that begins with a move on this point, if there is one."""
        moves = ((child, child.move) for child in parent.children if child.setup is None)
        return next((child for child, move in moves if move is not None and move.point == point), None)

    def add(self, parent: Node, point: int, position: Position | None = None) -> Node:
        """Play a point for the side to move; `delete` is the inverse.

        If the move is already a variation, that node is returned and nothing is added: ask `child` first.
        `position` is the position at the parent, if the caller has it; it is unchanged afterwards. Without it the
        game is replayed up to the parent.
        """
        position = self.position(parent) if position is None else position
        move = Move(position.to_move, point)
        known = _child_with(parent, move)
        if known is not None:
            return known
        position.make(move)  # raises where it is illegal
        node = Node(move, parent)
        set_facts(node, position)
        position.undo()
        forget(node)
        return node

    def delete(self, node: Node) -> Detached:
        """Take a variation out of the tree; `restore` puts it back."""
        parent = self._parent(node)
        index = parent.children.index(node)
        del parent.children[index]
        node.parent = None
        forget(parent)
        return Detached(Variation(self.rules, node), parent, index)

    def restore(self, detached: Detached) -> Node:
        """Put back what `delete` took out, where it stood."""
        self._path(detached.parent)
        node = detached.variation.node
        if node.parent is not None:
            raise RecordError(messages.RESTORED)
        node.parent = detached.parent
        detached.parent.children.insert(detached.index, node)
        forget_positions(node)
        return node

    def move_to(self, node: Node, index: int) -> int:
        """Give a variation this place among its siblings; returns the place it had."""
        siblings = self._parent(node).children
        old = siblings.index(node)
        siblings.insert(min(max(index, 0), len(siblings) - 1), siblings.pop(old))
        return old

    def promote(self, node: Node) -> int:
        """One place nearer to the main variation; returns the place it had, for `move_to`."""
        siblings = self._parent(node).children
        return self.move_to(node, max(0, siblings.index(node) - 1))

    def cut(self, node: Node) -> Detached:
        """Take a variation out in order to `paste` its `variation` elsewhere; `restore` is the inverse."""
        return self.delete(node)

    def copy(self, node: Node) -> Variation:
        """A variation to `paste`, which later edits here do not change."""
        self._parent(node)
        return Variation(self.rules, node.copied())

    def paste(self, parent: Node, variation: Variation) -> list[Node]:
        """Hang a copy of a variation below a node.

        Moves that are already there keep their own comments and gain only what they lack below them. Returns
        the nodes that were hung into the tree; deleting them is the inverse. A variation that cannot be played
        here changes nothing and raises the error of its first illegal move.
        """
        self._refuse_foreign(variation, self.position(parent))
        for visit in replay(variation.node, self.position(parent)):
            if visit.problem is not None:
                raise visit.problem
        hung = _graft(parent, variation.node)
        for node in hung:
            forget(node)
        return hung

    def set_comment(self, node: Node, comment: str) -> str:
        """Returns what was there, as all of these do: giving it back is the inverse."""
        self._path(node)
        old, node.comment = node.comment, comment
        return old

    def set_property(self, node: Node, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
        """What a file holds that only others understand; without values it goes."""
        self._path(node)
        old = node.properties.pop(name, ())
        if values:
            node.properties[name] = values
        return old

    def set_time(self, node: Node, time_ms: int | None) -> int | None:
        self._path(node)
        if time_ms is not None and time_ms < 0:
            raise RecordError(messages.NEGATIVE_TIME, time_ms=time_ms)
        old, node.time_ms = node.time_ms, time_ms
        return old

    def set_cost(self, node: Node, cost: MoveCost | None) -> MoveCost | None:
        self._path(node)
        old, node.cost = node.cost, cost
        return old

    def set_analysis(self, node: Node, analysis: PositionAnalysis | None) -> PositionAnalysis | None:
        self._path(node)
        if analysis is not None and any(point >= self.rules.size for point in analysis.points):
            raise RecordError(messages.ANALYSIS_OFF_BOARD)
        old, node.analysis = node.analysis, analysis
        forget(node)
        return old

    def set_setup(self, node: Node, setup: Setup | None) -> Setup | None:
        """Change the stones set up at a node; returns what was there. Moves below must still be legal."""
        old, node.setup = node.setup, setup
        for visit in replay(node, self.position(node.parent) if node.parent else Position(self.rules)):
            if visit.problem is not None:
                node.setup = old
                raise visit.problem
        forget_positions(node)
        return old

    # Inside

    def _path(self, node: Node) -> list[Node]:
        path = node.path()
        if path[0] is not self.root:
            raise RecordError(messages.FOREIGN_NODE)
        return path

    def _refuse_foreign(self, variation: Variation, position: Position) -> None:
        theirs, top = variation.rules, variation.node
        if (theirs.rows, theirs.columns) != (self.rules.rows, self.rules.columns):
            raise RecordError(messages.OTHER_BOARD)
        if top.move is None or top.setup is not None or top.move.stone is position.to_move:
            return
        raise RecordError(messages.WRONG_SIDE, mover=top.move.stone, to_move=position.to_move)

    def _parent(self, node: Node) -> Node:
        self._path(node)
        if node.parent is None:
            raise RecordError(messages.ROOT)
        return node.parent


def outcome_of(position: Position) -> Outcome:
    """How the game ended there, by its rules."""
    if position.winner is not None:
        return Outcome.BLACK_WINS if position.winner is Stone.BLACK else Outcome.WHITE_WINS
    return Outcome.DRAW if position.is_draw else Outcome.UNKNOWN


def result_of(position: Position) -> str:
    """The end by the rules, as records write it."""
    return "0" if position.winner is None else f"{position.winner.colour[0]}+"


def moves_of(nodes: list[Node]) -> list[Move]:
    """The moves along a path, passes included."""
    return [node.move for node in nodes if node.move is not None]


def alternates(moves: list[Move]) -> bool:
    """Whether Black begins and the sides take turns, as formats without colours take for granted."""
    return all(move.stone is (Stone.WHITE if ply % 2 else Stone.BLACK) for ply, move in enumerate(moves))


def has_pass(moves: list[Move]) -> bool:
    return any(move.point == PASS for move in moves)


def _child_with(parent: Node, move: Move | None) -> Node | None:
    if move is None:
        return None
    return next((child for child in parent.children if child.move == move and child.setup is None), None)


def _graft(parent: Node, variation: Node) -> list[Node]:
    """Follow the moves both trees have, and hang up copies where the paths part."""
    hung = []
    waiting = [(parent, variation)]
    while waiting:
        target, branch = waiting.pop()
        known = _child_with(target, branch.move) if branch.setup is None else None
        if known is None:
            copy = branch.copied()
            copy.parent = target
            target.children.append(copy)
            hung.append(copy)
        else:
            waiting.extend((known, child) for child in reversed(branch.children))
    return hung
