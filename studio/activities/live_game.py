"""A game that is being played: whose turn it is, and the engines that answer. The session holds its moves."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.game_engines import GameEngines
from studio.engine.options.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.stones import Stone
from studio.keeping.analyses import analysis_of
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat
from studio.session.session import Session
from studio.thinking.live_search import MakeLiveSearch
from studio.thinking.thoughts import Thought


class LiveGame(QObject):
    """Leads a game with its engines, and knows its last position, wherever the cursor stands."""

    changed = Signal()
    """It began or ended, somebody else is to move, or an engine began or ceased to think."""
    moving = Signal()
    """The cursor may leave its place now: what is being written there is to be told first."""
    ended = Signal()
    """The result is known, or the game was given up with moves on the board."""
    thought_changed = Signal(object)
    """What the engine that is to move thinks."""
    failed = Signal(object)
    """The `StudioError` for which an engine could not answer."""

    def __init__(self, session: Session, make_live_search: MakeLiveSearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._engines = session, GameEngines(make_live_search, self)
        self._setup: GameSetup | None = None
        self._is_on = False
        self._tip = session.node
        session.record_opened.connect(self._on_record)
        session.tree_changed.connect(self._on_tree)
        self._engines.answered.connect(self._on_answer)
        self._engines.thought_changed.connect(self.thought_changed)
        self._engines.failed.connect(self._on_failed)

    # What it is

    @property
    def is_on(self) -> bool:
        return self._is_on

    @property
    def setup(self) -> GameSetup | None:
        """Who plays, or has played the record that is open."""
        return self._setup

    @property
    def tip(self) -> Node:
        """The game's last position."""
        return self._tip

    @property
    def is_thinking(self) -> bool:
        return self._engines.are_thinking

    @property
    def is_at_tip(self) -> bool:
        return self._session.node is self._tip

    @property
    def to_move(self) -> Stone:
        return self._position().to_move

    @property
    def awaits_person(self) -> bool:
        return self._is_on and isinstance(self._seat(self.to_move), Person)

    @property
    def has_person(self) -> bool:
        return self._setup is not None and Person in (type(self._setup.black), type(self._setup.white))

    @property
    def is_between_persons(self) -> bool:
        return self._setup is not None and {type(self._setup.black), type(self._setup.white)} == {Person}

    @property
    def can_take_back(self) -> bool:
        return self._is_on and self._first_taken_back() is not None

    # What people do

    def begin(self, setup: GameSetup) -> None:
        """An empty board, and whoever starts is to move."""
        self._session.begin(setup.rules, setup.starts, name_of(setup.black), name_of(setup.white))  # ends another game
        self._setup, self._is_on, self._tip = setup, True, self._session.node
        self._engines.begin(setup)
        self._advance()

    def play(self, point: int) -> None:
        """A person's move; where they look back, or it is not their turn, the cursor returns to the game."""
        if not self.is_at_tip:
            self.return_to_tip()
        elif self.awaits_person:
            self._add(point)

    def return_to_tip(self) -> None:
        self._session.go_to(self._tip)

    def take_back(self) -> None:
        """Cancel the engine's thinking, and remove moves until a person is to move."""
        node = self._first_taken_back()
        if node is None or node.parent is None or not self._is_on:
            return
        self._engines.cancel()
        self.moving.emit()
        self._tip = node.parent
        self._session.delete(node)
        self._session.go_to(self._tip)
        self._advance()

    def resign(self) -> None:
        """The person to move gives up; while an engine thinks, the person who waits."""
        if not self._is_on or not self.has_person:
            return
        loser = self.to_move if self.awaits_person else self.to_move.opponent
        self._end(f"{loser.opponent.colour[0]}+R")

    def swap_sides(self) -> None:
        """The players change sides, and whoever is to move now moves."""
        if self._setup is None or not self._is_on:
            return
        self._engines.cancel()
        self._setup = self._setup.swapped()
        self._engines.swap()
        self._session.rename(name_of(self._setup.black), name_of(self._setup.white), "")
        self._advance()

    def stop(self) -> None:
        """Leave the game as it is; its record stays open."""
        if self._is_on:
            self._end("")

    def close(self) -> None:
        """End the engines' threads."""
        self._is_on = False
        self._engines.release()

    # Inside

    def _advance(self) -> None:
        """Somebody is to move now: an engine is asked."""
        position = self._position()
        if position.is_over:
            self._end(result_of(position))
            return
        seat = self._seat(position.to_move)
        if isinstance(seat, SeatedEngine):
            self._engines.ask(position, seat.move_limit)
        self.changed.emit()

    def _add(self, point: int) -> None:
        self.moving.emit()
        self._tip = self._session.extend(self._tip, point)
        self._advance()

    def _end(self, result: str) -> None:
        self._engines.cancel()
        self.moving.emit()
        self._is_on = False
        self._engines.release()
        if result:
            self._session.rename(self._session.record.black, self._session.record.white, result)
        if self._tip.parent is not None:
            self.ended.emit()
        self.changed.emit()

    def _seat(self, stone: Stone) -> Seat | None:
        return self._setup.seat(stone) if self._setup else None

    def _position(self) -> Position:
        """After the last move, to be read only; where the cursor stands there, the session has it at hand."""
        return self._session.position if self.is_at_tip else self._session.record.position(self._tip)

    def _first_taken_back(self) -> Node | None:
        """The last move that a person made."""
        moves = ((node, node.move) for node in reversed(self._tip.path()))
        return next((node for node, move in moves if move and isinstance(self._seat(move.stone), Person)), None)

    @Slot(int, object)
    def _on_answer(self, point: int, thought: Thought) -> None:
        """The record keeps what the engine found before it moved."""
        seat = self._seat(self.to_move)
        if isinstance(seat, SeatedEngine):
            self._session.keep_analysis(self._tip, analysis_of(thought.snapshot, seat.profile, seat.parameters))
        self._add(point)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self.failed.emit(error)
        self.changed.emit()

    @Slot()
    def _on_record(self) -> None:
        """Another record is open: the game was left."""
        self._engines.cancel()
        self._engines.release()
        self._is_on, self._setup, self._tip = False, None, self._session.node
        self.changed.emit()

    @Slot()
    def _on_tree(self) -> None:
        """Somebody edited the game away: it cannot go on."""
        if self._is_on and not self._session.record.holds(self._tip):
            self._tip = self._session.node
            self._end("")


def name_of(seat: Seat) -> str:
    """As a record names a player."""
    if isinstance(seat, Person):
        return seat.name
    return f"{profile_named(seat.profile).title} ({seat.level})"


def result_of(position: Position) -> str:
    """As records write it."""
    return "0" if position.winner is None else f"{position.winner.colour[0]}+"
