"""The engines of a game that is being played: each has a thread of its own, and one at a time is asked for a move."""

import random

from PySide6.QtCore import QObject, Signal, Slot

from studio.engine.options.limits import Limit, StoppedBy
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup
from studio.thinking.live_search import LiveSearch, MakeLiveSearch

_SEEDS = 2**31


class GameEngines(QObject):
    """Owns a live search for each engine while a game is on; an answer to what nobody asks any more is dropped."""

    answered = Signal(int, object)
    """The point that the engine which was asked would play, and the `Thought` on which that stands."""
    thought_changed = Signal(object)
    """What the engine that was asked thinks."""
    failed = Signal(object)
    """The `StudioError` for which an engine could not answer; nobody is asked any more."""

    def __init__(self, make_live_search: MakeLiveSearch, parent: QObject) -> None:
        super().__init__(parent)
        self._make_live_search = make_live_search
        self._engines: dict[Stone, LiveSearch] = {}
        self._asked: tuple[LiveSearch, int] | None = None  # who is to answer, and the number of the run

    def __getitem__(self, stone: Stone) -> LiveSearch:
        """The engine that plays this side."""
        return self._engines[stone]

    @property
    def are_thinking(self) -> bool:
        return self._asked is not None

    def begin(self, setup: GameSetup) -> None:
        """Open an engine for each seat that one has."""
        for stone in (Stone.BLACK, Stone.WHITE):
            seat = setup.seat(stone)
            if isinstance(seat, SeatedEngine):
                self._engines[stone] = self._opened(seat)

    def ask(self, position: Position, limit: Limit) -> None:
        """Have the engine whose turn it is answer, if there is one."""
        engine = self._engines.get(position.to_move)
        if engine is not None:
            engine.watch(position)
            self._asked = (engine, engine.run)
            engine.start(limit)

    def cancel(self) -> None:
        """Nobody waits for an answer."""
        if self._asked is not None:
            self._asked[0].pause()
        self._asked = None

    def swap(self) -> None:
        """Each plays the other side from now on."""
        self._engines = {stone.opponent: engine for stone, engine in self._engines.items()}

    def release(self) -> None:
        """End the engines' threads."""
        for engine in self._engines.values():
            engine.close()
            engine.deleteLater()
        self._engines, self._asked = {}, None

    # Inside

    def _opened(self, player: SeatedEngine) -> LiveSearch:
        engine = self._make_live_search(player.parameters, random.randrange(_SEEDS), self)  # noqa: S311  # no secret
        engine.stopped.connect(self._on_stopped)
        engine.thought_changed.connect(self._on_thought)
        engine.failed.connect(self._on_failed)
        engine.open()
        return engine

    def _is_asked(self, engine: object) -> bool:
        """Whether an answer is for this position, and not for one that was taken back."""
        return self._asked is not None and self._asked[0] is engine and self._asked[0].run == self._asked[1]

    @Slot(object)
    def _on_stopped(self, reason: StoppedBy) -> None:
        if self._asked is None or not self._is_asked(self.sender()) or reason is StoppedBy.STOP:
            return
        thought, self._asked = self._asked[0].thought, None
        if thought is None or thought.snapshot.best is None:
            self.failed.emit(StudioError("no_answer", "The engine found no move. Take back, or start a new game."))
            return
        self.answered.emit(thought.snapshot.best, thought)

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
