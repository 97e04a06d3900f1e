"""A read-only view of the state of a live game."""

from PySide6.QtCore import QObject

from studio.activities.ended_game import EndedGame
from studio.activities.game_engines import MakePlayer
from studio.activities.game_line import GameLine
from studio.activities.game_status import GameStatus
from studio.activities.game_turns import GameTurns
from studio.activities.opening_turns import OpeningTurns
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.openings import Opening
from studio.game.stones import Stone
from studio.players.clocks import GameClock
from studio.players.seats import GameSetup
from studio.session.edits import node_path
from studio.session.session import Session
from studio.thinking.live_search import MakeLiveSearch


class ReadableGame(QObject):
    """Owns the parts of a live game, and gives read access to its state. The subclass `LiveGame` adds the commands."""

    def __init__(
        self, session: Session, make_live_search: MakeLiveSearch, make_player: MakePlayer, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self._session, self._status, self._line = session, GameStatus(), GameLine(session)
        self._turns = GameTurns(session, self._line, make_live_search, make_player, self)
        self._opening = OpeningTurns(self._turns, self._line)

    @property
    def is_on(self) -> bool:
        return self._status.is_on

    @property
    def setup(self) -> GameSetup | None:
        """The players and the clock of the current or the last game in the record. None if there was no game."""
        return self._turns.setup

    @property
    def clock(self) -> GameClock:
        """The clocks of both sides, read-only."""
        return self._turns.clock

    @property
    def tip(self) -> Node:
        return self._line.tip

    @property
    def is_thinking(self) -> bool:
        return self._turns.is_thinking

    @property
    def is_preparing(self) -> bool:
        """Whether the engine to move waits because its search is being compiled.

        `is_thinking` is True during this time, too.
        """
        return self._turns.is_preparing

    @property
    def is_paused(self) -> bool:
        """Return whether the game is paused. In a paused game no side moves and no clock runs."""
        return self._status.is_on and self._status.is_paused

    @property
    def fault(self) -> StudioError | None:
        """The error that stopped an engine from answering and paused the game, or None."""
        return self._status.fault if self._status.is_on else None

    @property
    def is_own_record(self) -> bool:
        """Return whether the record belongs to this game."""
        # A game may also continue another record.
        return self._line.is_own

    @property
    def is_played(self) -> bool:
        """Whether at least one move was made in this game. Moves that were taken back count, too."""
        # The moves of the record before the start of the game do not count.
        return self._line.is_played

    @property
    def hidden_nodes(self) -> frozenset[Node]:
        """The nodes to hide from a person who plays.

        They belong to another game, and would show how the running game could continue.
        """
        return self._line.earlier if self.is_on and self.has_person else frozenset()

    def ahead(self, node: Node) -> list[Node]:
        """Return the nodes after `node`: first those of the running game, then along the first children that are not
        hidden.
        """
        path, hidden = self.tip.path(), self.hidden_nodes
        place = len(node.path())
        line = path[place:] if path[place - 1 : place] == [node] else []
        last = line[-1] if line else node
        while shown := [child for child in last.children if child not in hidden]:
            last = shown[0]
            line.append(last)
        return line

    @property
    def result(self) -> str:
        """The result of the last game as SGF writes it, such as B+, W+R or B+T. Empty if there is none."""
        return self._line.result

    @property
    def is_at_tip(self) -> bool:
        return self._line.is_at_tip

    @property
    def is_at_end(self) -> bool:
        """Return whether the cursor is at the last position of the game. Return False if that position was deleted."""
        return self._line.is_at_end

    @property
    def to_move(self) -> Stone:
        """The side to move. In an opening, this is the current colour of the player who decides."""
        return self._turns.to_move

    @property
    def opening(self) -> Opening | None:
        """The opening protocol in progress, or None if there is none."""
        return self._opening.state if self.is_on else None

    @property
    def last_opening(self) -> Opening | None:
        """The opening protocol of the game, whether it is in progress or finished. None if the game has none."""
        return self._turns.opening.state

    @property
    def awaits_person(self) -> bool:
        return self._status.goes_on and self._turns.is_of_person

    @property
    def has_person(self) -> bool:
        return self._turns.has_person

    @property
    def is_between_persons(self) -> bool:
        return self._turns.is_between_persons

    @property
    def resigning(self) -> Stone:
        """The side that `resign` would resign for.

        This is the side of the person, or the side to move if both players are people.
        """
        return self.to_move if self._turns.is_of_person else self.to_move.opponent

    @property
    def can_take_back(self) -> bool:
        """Return whether there is a move of a person to take back.

        If the game has ended, the cursor must also be at its last position.
        """
        return (self.is_on or self._line.is_at_end) and self._opening.can_take_back

    @property
    def can_resume(self) -> bool:
        """Return whether the last game can be resumed.

        It must have ended by resignation, loss on time or a stop, and the cursor must be at its last position.
        """
        has_ended = self.setup is not None and not self.is_on and self._line.is_at_end
        return has_ended and not self._line.position().is_over

    @property
    def delay_ms(self) -> int:
        return self._turns.delay_ms

    @property
    def ended_game(self) -> EndedGame | None:
        """The last game of the open record, in a form that can be restored later.

        None if no game was played or if a game is in progress.
        """
        if self.setup is None or self.is_on or not self._line.is_held:
            return None
        return EndedGame(self.setup, node_path(self.tip), self._line.is_own, self.result)
