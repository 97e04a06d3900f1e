"""Game records: a tree of moves with comments, and the players' names."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from studio.game import messages
from studio.game.errors import IllegalMoveError, PositionError, StudioError
from studio.game.game_end import played_line
from studio.game.judgement import MoveJudgement
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
    """Raised for an edit that a record does not allow."""


class Outcome(StrEnum):
    BLACK_WINS = "black"
    WHITE_WINS = "white"
    DRAW = "draw"
    UNKNOWN = "unknown"


def outcome_named(result: str) -> Outcome:
    """Return the outcome for a result text, such as B+R or 0 in SGF.

    Some words of other programs are understood too. Return UNKNOWN for any other text.
    """
    text = result.strip().lower()
    if text in {"0", "draw", "jigo", "b+draw", "w+draw", "="}:
        return Outcome.DRAW
    if text.startswith(("b+", "black")):
        return Outcome.BLACK_WINS
    if text.startswith(("w+", "white")):
        return Outcome.WHITE_WINS
    return Outcome.UNKNOWN


@dataclass(frozen=True, slots=True)
class Variation:
    """A copied part of a game. It is a tree of moves outside a record, with the rules of its game."""

    rules: Rules
    node: Node
    start: Position | None = None
    """The position before `node` in its game, or None if it is unknown. It must not be changed."""


@dataclass(frozen=True, slots=True)
class Detached:
    """A variation that was removed from a record, and its former place, to which it can be restored."""

    variation: Variation
    parent: Node
    index: int


class GameRecord:
    """A game record. It owns the tree of the game, and only its methods change the tree."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.root = Node()
        """The node of the position before the first move. It may have a setup, but never has a move."""
        self.black = ""
        self.white = ""
        self.date = ""
        """The date as free text."""
        self.result = ""
        """The result as in SGF, such as B+R or W+, or 0 for a draw. It is empty if unknown."""

    # Reading

    @property
    def outcome(self) -> Outcome:
        """The outcome that `result` states."""
        return outcome_named(self.result)

    @property
    def decided_result(self) -> str:
        """The result by the rules at the end of the game, as in SGF. It is empty if the game is not over there."""
        position = self.position(self.played_line()[-1])
        return result_of(position) if position.is_over else ""

    @property
    def final_result(self) -> str:
        """The stated result. If none is stated, it is the result by the rules."""
        return self.result or self.decided_result

    @property
    def is_lost_on_time(self) -> bool:
        """Return whether `result` states a loss on time, such as B+T or W+Time."""
        return self.outcome is not Outcome.UNKNOWN and self.result.strip().lower().endswith(("+t", "+time"))

    @property
    def properties(self) -> Properties:
        """The properties of the whole game that this program does not interpret, by name."""
        return self.root.properties

    def nodes(self) -> Iterator[Node]:
        """Yield all nodes, parents before children."""
        return self.root.below()

    def holds(self, node: Node) -> bool:
        """Return whether the node belongs to this tree. A deleted node does not belong to it."""
        return node.path()[0] is self.root

    def main_line(self) -> list[Node]:
        """Return the nodes of the main line: the root, its first child, and so on."""
        return list(self.root.main_line())

    def played_line(self) -> list[Node]:
        """Return the nodes of the main line without the moves that were taken back at its end."""
        return played_line(self.root)

    def replay(self) -> Iterator[Visit]:
        """Yield all nodes with their positions. The moves are played only once."""
        return replay(self.root, Position(self.rules))

    def position(self, node: Node) -> Position:
        """Return a new position for this node. If a move or setup on the way cannot be played, raise its error."""
        position = Position(self.rules)
        for step in self._path(node):
            position = step.lead(position)
        return position

    # Proven results, computed from the whole record. Only the first call replays the game.

    def known(self, node: Node) -> KnownResult:
        """Return the proven result of a node's position, for the side to move."""
        return known_at(node, self.rules)

    def known_moves(self, node: Node) -> dict[int, KnownResult]:
        """Return the proven results of the moves from a node, by point.

        Each is from the point of view of the player of the move. The moves in `node.analysis.lost` are not included.
        """
        return known_moves(node, self.rules)

    def to_move(self, node: Node) -> Stone:
        return facts_at(node, self.rules).to_move

    def was_chosen(self, node: Node) -> bool:
        """Return whether a player chose this node's move. This is not so if the move is a pass or follows a setup."""
        if node.parent is None:
            return False
        facts_at(node.parent, self.rules)
        return leads_on(node.parent, node)

    # Editing. Each edit can be undone by another edit, so an undo history need not copy the tree.

    def child(self, parent: Node, point: int) -> Node | None:
        """Return the child whose move is on this point, or None."""
        moves = ((child, child.move) for child in parent.children if child.setup is None)
        return next((child for child, move in moves if move is not None and move.point == point), None)

    def add(self, parent: Node, point: int, position: Position | None = None) -> Node:
        """Add a move of the side to move on this point, and return its node.

        If the move exists already, return its node. If the caller has the position at `parent`, passing it as
        `position` saves time. `delete` undoes the edit.
        """
        position = self.position(parent) if position is None else position
        move = Move(position.to_move, point)
        known = _child_with(parent, move)
        if known is not None:
            return known
        position.make(move)  # raises if the move is illegal
        node = Node(move, parent)
        set_facts(node, position)
        position.undo()
        forget(node)
        return node

    def delete(self, node: Node) -> Detached:
        """Remove a node and its descendants. Return a value that `restore` needs to put them back."""
        parent, variation = self._parent(node), Variation(self.rules, node, self._start_of(node))
        index = parent.children.index(node)
        del parent.children[index]
        node.parent = None
        forget(parent)
        return Detached(variation, parent, index)

    def restore(self, detached: Detached) -> Node:
        """Put a removed variation back in its former place and return its first node.

        Raise RecordError if it is already in the record, or if its place was removed.
        """
        self._path(detached.parent)
        node = detached.variation.node
        if node.parent is not None:
            raise RecordError(messages.RESTORED)
        node.parent = detached.parent
        detached.parent.children.insert(detached.index, node)
        forget_positions(node)
        return node

    def move_to(self, node: Node, index: int) -> int:
        """Move a variation to this index among its siblings, or to the nearest valid index. Return its former index."""
        siblings = self._parent(node).children
        old = siblings.index(node)
        siblings.insert(min(max(index, 0), len(siblings) - 1), siblings.pop(old))
        return old

    def promote(self, node: Node) -> int:
        """Move a variation one place closer to the main variation.

        Return its former index, with which `move_to` undoes the edit.
        """
        siblings = self._parent(node).children
        return self.move_to(node, max(0, siblings.index(node) - 1))

    def cut(self, node: Node) -> Detached:
        """Remove a variation so that `paste` can add it elsewhere.

        Return a value that `restore` needs to put it back.
        """
        return self.delete(node)

    def copy(self, node: Node) -> Variation:
        """Return a copy of a variation for `paste`. Later edits of the record do not change the copy."""
        self._parent(node)
        return Variation(self.rules, node.copied(), self._start_of(node))

    def paste(self, parent: Node, variation: Variation) -> list[Node]:
        """Add a copy of a variation below a node.

        Moves that exist there keep their comments and gain missing descendants. Return the top node of each added part;
        deleting these nodes undoes the edit. If a move is illegal, raise its error and change nothing.
        """
        self._refuse_foreign(variation, self.position(parent))
        for visit in replay(variation.node, self.position(parent)):
            if visit.problem is not None:
                raise visit.problem
        added = _graft(parent, self.fitted(parent, variation).node)
        for node in added:
            forget(node)
        return added

    def fitted(self, parent: Node, variation: Variation) -> Variation:
        """Return the variation for a place below `parent`.

        If `parent` has the same position as the variation's former parent, analyses and judgements stay, even if the
        order of moves differed. Otherwise they are left out.
        """
        if variation.start == self.position(parent):
            return variation
        bare = variation.node.copied()
        for node in bare.below():
            node.analysis = node.judgement = None
        return Variation(variation.rules, bare)

    def set_comment(self, node: Node, comment: str) -> str:
        """Set the comment and return the former one, with which the edit can be undone."""
        self._path(node)
        old, node.comment = node.comment, comment
        return old

    def set_property(self, node: Node, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
        """Set an uninterpreted property and return its former values. If `values` is empty, the property is removed."""
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

    def set_judgement(self, node: Node, judgement: MoveJudgement | None) -> MoveJudgement | None:
        """Store the judgement of a review on the node's move. Return the former judgement."""
        self._path(node)
        if judgement is not None and any(point >= self.rules.size for point in judgement.points):
            raise RecordError(messages.ANALYSIS_OFF_BOARD)
        old, node.judgement = node.judgement, judgement
        return old

    def set_setup(self, node: Node, setup: Setup | None) -> Setup | None:
        """Replace the setup of a node and return the former one.

        If a move would become illegal, raise an error and change nothing.
        """
        old, node.setup = node.setup, setup
        for visit in replay(node, self.position(node.parent) if node.parent else Position(self.rules)):
            if visit.problem is not None:
                node.setup = old
                raise visit.problem
        forget_positions(node)
        return old

    # Implementation

    def _path(self, node: Node) -> list[Node]:
        path = node.path()
        if path[0] is not self.root:
            raise RecordError(messages.FOREIGN_NODE)
        return path

    def _start_of(self, node: Node) -> Position | None:
        """Return the position before a node, or None if it cannot be played."""
        try:
            return self.position(self._parent(node))
        except (IllegalMoveError, PositionError):
            return None

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
    """Return the outcome of this position by the rules. Return UNKNOWN if the game is not over."""
    if position.winner is not None:
        return Outcome.BLACK_WINS if position.winner is Stone.BLACK else Outcome.WHITE_WINS
    return Outcome.DRAW if position.is_draw else Outcome.UNKNOWN


def result_of(position: Position) -> str:
    """Return the result of a finished game as SGF writes it: `B+`, `W+`, or `0` for a draw."""
    return "0" if position.winner is None else f"{position.winner.colour[0]}+"


def moves_of(nodes: list[Node]) -> list[Move]:
    """Return the moves of these nodes, passes included."""
    return [node.move for node in nodes if node.move is not None]


def alternates(moves: list[Move]) -> bool:
    """Return whether the moves alternate between the sides, beginning with Black."""
    # Formats without colours require it.
    return all(move.stone is (Stone.WHITE if ply % 2 else Stone.BLACK) for ply, move in enumerate(moves))


def has_pass(moves: list[Move]) -> bool:
    return any(move.point == PASS for move in moves)


def _child_with(parent: Node, move: Move | None) -> Node | None:
    if move is None:
        return None
    return next((child for child in parent.children if child.move == move and child.setup is None), None)


def _graft(parent: Node, variation: Node) -> list[Node]:
    """Copy those moves of `variation` that do not exist below `parent`. Return the top node of each copied part."""
    added = []
    waiting = [(parent, variation)]
    while waiting:
        target, branch = waiting.pop()
        known = _child_with(target, branch.move) if branch.setup is None else None
        if known is None:
            copy = branch.copied()
            copy.parent = target
            target.children.append(copy)
            added.append(copy)
        else:
            waiting.extend((known, child) for child in reversed(branch.children))
    return added
