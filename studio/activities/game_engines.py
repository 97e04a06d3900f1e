"""The engines of a game. Each has its own thread, but only one at a time is asked for a move."""

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.activities import messages
from studio.activities.game_engine import EngineAnswer, GameEngine
from studio.activities.player_engine import PlayerEngine
from studio.activities.search_engine import SearchEngine
from studio.game.errors import StudioError
from studio.game.openings import Opening
from studio.game.position import Position
from studio.game.stones import Stone
from studio.players.baseline_players import baseline_player
from studio.players.baselines import SeatedBaseline
from studio.players.book import Book
from studio.players.levels import SeatedEngine
from studio.players.player import Budget, Player, PlayerError
from studio.players.seats import EngineSeat, GameSetup, Person, SeatedProgram, name_of
from studio.thinking.live_search import MakeLiveSearch

_SEEDS = 2**31
# The process of the engine starts with the first question.
MakePlayer = Callable[[SeatedProgram], Player]
"""A function that creates the player of an external engine."""


class GameEngines(QObject):
    """Owns an engine for each side that no person plays. It ignores outdated answers."""

    began = Signal()
    """Emitted when the engine that was asked starts to think about its move."""
    preparing_changed = Signal()
    """Emitted when `are_preparing` changes."""
    answered = Signal(object)
    """Emitted with the `EngineAnswer` of the engine that was asked."""
    thought_changed = Signal(object)
    """Emitted with the newest `Thought` of the built-in search that was asked."""
    analysis_reported = Signal(object)
    """Emitted with the `PositionAnalysis` of the external engine that was asked."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why there is no answer. No engine thinks until the next `ask`."""

    swap2_answered = Signal(object)
    """Emitted with the answer to `ask_swap2` as a tuple of points, or with None if the engine does not know the
    command.
    """

    def __init__(self, make_live_search: MakeLiveSearch, make_player: MakePlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._make_live_search, self._make_player = make_live_search, make_player
        self._engines: dict[Stone, GameEngine] = {}
        self._left: list[GameEngine] = []  # released engines whose threads may still run
        self._asked: GameEngine | None = None
        self._advisor: GameEngine | None = None  # decides in openings for engines that are no search
        self._question = 0  # the number of the last question to `ask`
        self._chance = random.Random()  # noqa: S311  # no secret
        self.book: Book | None = None
        """An opening book whose moves all engines play without thinking, or None."""

    def __getitem__(self, stone: Stone) -> GameEngine:
        """Return the engine that plays `stone`."""
        return self._engines[stone]

    @property
    def are_thinking(self) -> bool:
        return self._asked is not None

    @property
    def are_preparing(self) -> bool:
        """Whether the engine to move cannot think yet because its search is being compiled."""
        return self._asked is not None and self._asked.is_preparing

    def begin(self, setup: GameSetup) -> None:
        """Create an engine for each side that an engine plays."""
        for stone in (Stone.BLACK, Stone.WHITE):
            seat = setup.seat(stone)
            if not isinstance(seat, Person):
                self._engines[stone] = self._opened(seat)

    def ask(self, position: Position, budget: Budget) -> None:
        """Ask the engine of the side to move for a move. Do nothing if a person plays this side."""
        engine = self._engines.get(position.to_move)
        if engine is None:
            return
        self._asked = engine
        self._question += 1
        point = None if self.book is None else self.book.move(position, self._chance)
        if point is None:
            engine.ask(position, budget)
        else:  # later, as the answer of a search
            QTimer.singleShot(0, self, partial(self._answer, engine, self._question, point))

    def ask_search(self, stone: Stone, position: Position, budget: Budget) -> None:
        """Ask the built-in search that plays `stone` for a move in `position`.

        If an external engine plays `stone`, a separate search answers instead.
        """
        engine = self._engines[stone]
        if not isinstance(engine, SearchEngine):
            engine = self._advisor = self._advisor or self._opened(SeatedEngine("studio", "full"))
        self._asked = engine
        engine.ask(position, budget)

    def ask_swap2(self, stone: Stone, opening: Opening, budget: Budget) -> bool:
        """Ask the external engine that plays `stone` for its choice in a swap2 opening.

        Return False if it has no command for this.
        """
        engine = self._engines[stone]
        before, self._asked = self._asked, engine
        if not engine.ask_swap2(opening, budget):
            self._asked = before
            return False
        return True

    def cancel(self) -> None:
        """Stop the engine that was asked. Its answer is ignored."""
        if self._asked is not None:
            self._asked.cancel()
        self._asked = None
        self._question += 1

    def swap(self) -> None:
        """Let each engine play for the other side."""
        self._engines = {stone.opponent: engine for stone, engine in self._engines.items()}

    def replace(self, stone: Stone, setup: GameSetup) -> None:
        """Remove the engine of `stone`. If an engine plays this side in `setup`, create that engine."""
        self._let_go(self._engines.pop(stone, None))
        seat = setup.seat(stone)
        if not isinstance(seat, Person):
            self._engines[stone] = self._opened(seat)

    def release(self) -> None:
        """Ask all engines to end, and return without waiting for them."""
        for engine in self._engines.values():
            self._let_go(engine)
        self._let_go(self._advisor)
        self._engines, self._asked, self._advisor = {}, None, None

    def close(self) -> None:
        """End all engines, and wait for their threads and processes."""
        self.release()
        for engine in self._left:
            engine.close()
            engine.deleteLater()
        self._left = []

    # Implementation

    def _opened(self, seat: EngineSeat) -> GameEngine:
        engine = self._made(seat)
        engine.began.connect(self._on_began)
        engine.preparing_changed.connect(self._on_preparing)
        engine.answered.connect(self._on_answered)
        engine.thought_changed.connect(self._on_thought)
        engine.analysis_reported.connect(self._on_analysis)
        engine.swap2_answered.connect(self._on_swap2)
        engine.failed.connect(self._on_failed)
        return engine

    def _made(self, seat: EngineSeat) -> GameEngine:
        if isinstance(seat, SeatedEngine):
            seed = random.randrange(_SEEDS)  # noqa: S311  # no secret
            return SearchEngine(seat, self._make_live_search(seat.parameters, seed, self), self)
        if isinstance(seat, SeatedBaseline):
            seed = random.randrange(_SEEDS)  # noqa: S311  # no secret
            return PlayerEngine(name_of(seat), partial(baseline_player, seat, seed=seed), self)
        return PlayerEngine(seat.engine.name, partial(self._make_player, seat), self)

    def _answer(self, engine: GameEngine, question: int, point: int) -> None:
        """Answer a question with a move of the opening book.

        Do nothing if a newer question was asked or the question was cancelled.
        """
        if engine is self._asked and question == self._question:
            self.began.emit()
            self._asked = None
            self.answered.emit(EngineAnswer(point, 0.0))

    def _let_go(self, engine: GameEngine | None) -> None:
        if engine is None:
            return
        if engine is self._asked:
            self._asked = None
        engine.leave()
        self._left.append(engine)
        for gone in [one for one in self._left if one.is_gone]:
            self._left.remove(gone)
            gone.deleteLater()

    def _is_asked(self) -> bool:
        return self._asked is not None and self.sender() is self._asked

    @Slot()
    def _on_began(self) -> None:
        if self._is_asked():
            self.began.emit()

    @Slot()
    def _on_preparing(self) -> None:
        if self._is_asked():
            self.preparing_changed.emit()

    @Slot(object)
    def _on_answered(self, answer: EngineAnswer) -> None:
        if self._is_asked():
            self._asked = None
            self.answered.emit(answer)

    @Slot(object)
    def _on_thought(self, thought: object) -> None:
        if self._is_asked():
            self.thought_changed.emit(thought)

    @Slot(object)
    def _on_analysis(self, analysis: object) -> None:
        if self._is_asked():
            self.analysis_reported.emit(analysis)

    @Slot(object)
    def _on_swap2(self, points: object) -> None:
        if self._is_asked():
            self._asked = None
            self.swap2_answered.emit(points)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        if self._is_asked():
            self._asked = None
            self.failed.emit(error)


def no_player(seat: SeatedProgram) -> Player:
    """Raise PlayerError. Used in place of a function that creates external engines."""
    # The default for games that cannot start external engines.
    raise PlayerError(messages.NO_PLAYERS, player=seat.engine.name)
