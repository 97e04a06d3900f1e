"""A game that is being played: whose turn it is, and the engines that answer. The session holds its moves."""

import random

from PySide6.QtCore import QObject, Signal, Slot

from studio.analysis import Analysis, MakeAnalysis
from studio.engine.limits import StoppedBy
from studio.engine.players import Player
from studio.engine.profiles import profile_named
from studio.game.errors import StudioError
from studio.game.node import Node
from studio.game.position import Position
from studio.game.stones import Stone
from studio.game_setup import GameSetup, Person, Seat
from studio.session import Session

_SEEDS = 2**31


class LiveGame(QObject):
    """Owns the engines' analyses while a game is on, and knows its last position, wherever the cursor stands."""

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

    def __init__(self, session: Session, make_analysis: MakeAnalysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._make_analysis = session, make_analysis
        self._setup: GameSetup | None = None
        self._engines: dict[Stone, Analysis] = {}
        self._asked: tuple[Analysis, int] | None = None  # who is to answer, and the number of the run
        self._is_on = False
        self._tip = session.node
        session.record_opened.connect(self._on_record)
        session.tree_changed.connect(self._on_tree)

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
        return self._asked is not None

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
        for stone in (Stone.BLACK, Stone.WHITE):
            seat = setup.seat(stone)
            if isinstance(seat, Player):
                self._engines[stone] = self._engine(seat)
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
        self._cancel()
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
        self._cancel()
        self._setup = self._setup.swapped()
        self._engines = {stone.opponent: engine for stone, engine in self._engines.items()}
        self._session.rename(name_of(self._setup.black), name_of(self._setup.white), "")
        self._advance()

    def stop(self) -> None:
        """Leave the game as it is; its record stays open."""
        if self._is_on:
            self._end("")

    def close(self) -> None:
        """End the engines' threads."""
        self._is_on = False
        self._release()

    # Inside

    def _advance(self) -> None:
        """Somebody is to move now: an engine is asked."""
        position = self._position()
        if position.is_over:
            self._end(result_of(position))
            return
        engine, seat = self._engines.get(position.to_move), self._seat(position.to_move)
        if engine is not None and isinstance(seat, Player):
            engine.watch(position)
            self._asked = (engine, engine.run)
            engine.start(seat.move_limit)
        self.changed.emit()

    def _add(self, point: int) -> None:
        self.moving.emit()
        self._tip = self._session.extend(self._tip, point)
        self._advance()

    def _end(self, result: str) -> None:
        self._cancel()
        self.moving.emit()
        self._is_on = False
        self._release()
        if result:
            self._session.rename(self._session.record.black, self._session.record.white, result)
        if self._tip.parent is not None:
            self.ended.emit()
        self.changed.emit()

    def _cancel(self) -> None:
        if self._asked is not None:
            self._asked[0].pause()
        self._asked = None

    def _release(self) -> None:
        for engine in self._engines.values():
            engine.close()
            engine.deleteLater()
        self._engines, self._asked = {}, None

    def _engine(self, player: Player) -> Analysis:
        engine = self._make_analysis(player.parameters, random.randrange(_SEEDS), self)  # noqa: S311  # no secret
        engine.stopped.connect(self._on_stopped)
        engine.thought_changed.connect(self._on_thought)
        engine.failed.connect(self._on_failed)
        engine.open()
        return engine

    def _seat(self, stone: Stone) -> Seat | None:
        return self._setup.seat(stone) if self._setup else None

    def _position(self) -> Position:
        return self._session.record.position(self._tip)

    def _first_taken_back(self) -> Node | None:
        """The last move that a person made."""
        moves = ((node, node.move) for node in reversed(self._tip.path()))
        return next((node for node, move in moves if move and isinstance(self._seat(move.stone), Person)), None)

    def _is_asked(self, engine: object) -> bool:
        """Whether an answer is for this position, and not for one that was taken back."""
        return self._asked is not None and self._asked[0] is engine and self._asked[0].run == self._asked[1]

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if self._asked is None or not self._is_asked(self.sender()) or reason is StoppedBy.STOP:
            return
        thought, self._asked = self._asked[0].thought, None
        if thought is None or thought.snapshot.best is None:
            self._on_failed(StudioError("no_answer", "The engine found no move. Take back, or start a new game."))
            return
        self._add(thought.snapshot.best)

    @Slot(object)
    def _on_thought(self, thought: object) -> None:
        if self._is_asked(self.sender()):
            self.thought_changed.emit(thought)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._asked is not None and self.sender() in self._engines.values() and not self._is_asked(self.sender()):
            return  # it is not its turn; it will say so again when it is
        self._asked = None
        self.failed.emit(error)
        self.changed.emit()

    @Slot()
    def _on_record(self) -> None:
        """Another record is open: the game was left."""
        self._cancel()
        self._release()
        self._is_on, self._setup, self._tip = False, None, self._session.node
        self.changed.emit()

    @Slot()
    def _on_tree(self) -> None:
        """Somebody edited the game away: it cannot go on."""
        if self._is_on and self._tip.path()[0] is not self._session.record.root:
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
