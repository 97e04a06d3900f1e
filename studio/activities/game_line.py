"""The moves of the current game: a line of nodes in the session's record."""

from studio.activities.ended_game import EndedGame
from studio.game.move_cost import cost_of
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.seating import PEOPLE
from studio.game.stones import Stone
from studio.players.seats import GameSetup, name_of
from studio.session.edits import nearest_node, node_path
from studio.session.session import Session

ON_TIME = "+T"
"""The end of a result that was decided by a loss on time, as in B+T."""


class GameLine:
    """The nodes from the root of the record to the last move of a game. The session's cursor may be at another node."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.tip = session.node
        """The node of the game's last position."""
        self.is_own = True
        """Whether the record was created for this game.

        If False, the game continued from a position of another record. The main line, names and result of that record
        stay unchanged.
        """
        self.is_played = False
        """Whether at least one move was made in this game. Moves that were taken back count, too."""
        self.earlier: frozenset[Node] = frozenset()
        """The nodes of the continued record that are not part of this game.

        Empty if the record was created for the game.
        """
        self.result = ""
        """The result of the game as SGF writes it.

        Empty while the game runs, and after it was stopped without a result.
        """

    @property
    def is_at_tip(self) -> bool:
        return self._session.node is self.tip

    @property
    def is_at_end(self) -> bool:
        """Return whether the cursor is at the last position of the game. Return False if that position was deleted."""
        return self.is_at_tip and self.is_held

    @property
    def is_held(self) -> bool:
        """Return whether the record still contains the moves of the game."""
        return self._session.record.holds(self.tip)

    def begin(self, *, is_own: bool) -> None:
        """Begin a game at the cursor's node. If `is_own`, the record belongs to the game."""
        self.tip, self.is_own, self.is_played, self.result = self._session.node, is_own, False, ""
        self.earlier = frozenset() if is_own else _all_below(self._session.record.root).difference(self.tip.path())

    def restore(self, ended: EndedGame) -> bool:
        """Return to the moves of a finished game. Return False if they are no longer in the record."""
        tip = nearest_node(self._session.record, ended.tip)
        if node_path(tip) != ended.tip:
            return False
        self.tip, self.is_own, self.is_played, self.result = tip, ended.is_own, True, ended.result
        self.earlier = frozenset()
        return True

    def position(self) -> Position:
        """Return the position after the last move. Callers must not change it."""
        return self._session.position if self.is_at_tip else self._session.record.position(self.tip)

    def add(self, point: int, seconds: float | None, analysis: PositionAnalysis | None) -> None:
        """Add a move that took `seconds`; pass None for a stone of an opening.

        If the record belongs to the game, the move joins the main line, and moves that were taken back become
        variations.
        """
        is_new = self._session.record.child(self.tip, point) is None
        played = self._session.extend(self.tip, point)
        self.tip, self.is_played, self.earlier = played, True, self.earlier - {played}
        while self.is_own and self.tip.parent is not None and self.tip.parent.children[0] is not self.tip:
            self._session.promote(self.tip)
        if is_new and seconds is not None:  # a move that was already in the record keeps its time and numbers
            cost = cost_of(analysis, point) if analysis is not None else None
            self._session.results.keep_cost(self.tip, round(seconds * 1000), cost)
        self._mark_end()

    def go_back_to(self, node: Node) -> list[Stone]:
        """Let the game continue at an earlier node.

        Return the sides that made the later moves. Those moves stay in the record, which then marks its new end if it
        belongs to the game.
        """
        undone = [step.move.stone for step in self.tip.path()[len(node.path()) :] if step.move is not None]
        self.tip = node
        self._session.go_to(node)
        self._mark_end()
        return undone

    def name(self, setup: GameSetup) -> None:
        """If the record belongs to the game, write the names of the players into it and remove its result."""
        self.result = ""
        if self.is_own:
            self._session.rename(name_of(setup.black), name_of(setup.white), "")
            self._session.note_seats(PEOPLE if setup.is_between_persons else "")
            self._mark_end()

    def set_result(self, result: str) -> None:
        """Store the result of the game.

        If the record belongs to the game and the result is not empty, write it into the record, too.
        """
        self.result = result
        if result and self.is_own:
            self._session.rename(self._session.record.black, self._session.record.white, result)

    def _mark_end(self) -> None:
        """Mark the tip as the end of the game's own record while it is followed by moves that were taken back."""
        if self.is_own:
            self._session.note_end(self.tip if self.tip.children else None)


def _all_below(root: Node) -> frozenset[Node]:
    """Return the node `root` and all its descendants."""
    found, waiting = set[Node](), [root]
    while waiting:
        node = waiting.pop()
        found.add(node)
        waiting += node.children
    return frozenset(found)
