"""A `GameEngine` that gets its moves from any `Player`, such as an external engine."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from studio.activities import messages
from studio.activities.game_engine import EngineAnswer, GameEngine
from studio.game.errors import StudioError
from studio.game.openings import Opening
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.openings.player import SwapPlayer
from studio.players.player import Answer, Budget, Player, PlayerError, prepare

_logger = logging.getLogger(__name__)
_PULL_MS = 50
_PATIENCE_MS = 1500
"""How many milliseconds a player may go on thinking after it was asked to stop.

After that it is closed and replaced by a new player.
"""
_LAST_RESORT_MS = 6000


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    position: Position
    budget: Budget
    opening: Opening | None = None
    """If this is set, the engine is asked for its choice in this swap2 opening instead of a move."""


@dataclass(frozen=True, slots=True)
class _Began:
    number: int


@dataclass(frozen=True, slots=True)
class _Answered:
    number: int
    answer: Answer
    seconds: float


@dataclass(frozen=True, slots=True)
class _Chosen:
    number: int
    points: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class _Failed:
    number: int
    error: StudioError


_Notice = _Began | _Answered | _Chosen | _Failed


@runtime_checkable
class CanBeGivenUp(Protocol):
    """A player whose move can be cancelled from any thread, for example because it runs in another process."""

    def give_up(self) -> None: ...


class PlayerEngine(GameEngine):
    """Asks a player for moves in another thread. That thread creates and closes the player."""

    _noticed = Signal(object)

    def __init__(self, name: str, make: Callable[[], Player], parent: QObject) -> None:
        super().__init__(parent)
        self._name, self._make = name, make
        self._number, self._is_leaving = 0, False
        self._question: _Question | None = None  # the current question
        self._shown: PositionAnalysis | None = None
        self._noticed.connect(self._on_noticed, Qt.ConnectionType.QueuedConnection)
        self._left: list[_PlayerThread] = []  # replaced threads that may still run
        self._thread = self._started()
        self._pulls, self._patience = QTimer(self), QTimer(self)
        self._pulls.setInterval(_PULL_MS)
        self._pulls.timeout.connect(self._pull)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._replace_outdated)

    @property
    def is_gone(self) -> bool:
        return self._thread.isFinished() and all(thread.isFinished() for thread in self._left)

    def ask(self, position: Position, budget: Budget) -> None:
        self._put(position.copy(), budget)

    def ask_swap2(self, opening: Opening, budget: Budget) -> bool:
        self._put(Position(opening.rules), budget, opening)
        return True

    def _put(self, position: Position, budget: Budget, opening: Opening | None = None) -> None:
        self._number += 1
        self._shown = None
        self._question = _Question(self._number, position, budget, opening)
        self._thread.worker.put(self._question)
        self._pulls.start()
        self._stop_outdated()

    def cancel(self) -> None:
        self._number += 1
        self._question = None
        self._thread.worker.put(None)
        self._pulls.stop()
        self._stop_outdated()

    def leave(self) -> None:
        self._is_leaving = True
        self.cancel()
        self._thread.worker.end()

    def close(self) -> None:
        self.leave()
        self._patience.stop()
        for thread in (*self._left, self._thread):
            if not thread.wait(_PATIENCE_MS):
                thread.worker.give_up()
            if not thread.wait(_LAST_RESORT_MS):
                thread.worker.close()  # closing the player here ends the call in which its thread hangs
            thread.wait()

    # Implementation

    def _started(self) -> "_PlayerThread":
        thread = _PlayerThread(_Worker(self._name, self._make, self._noticed.emit), self)
        thread.start()
        return thread

    def _stop_outdated(self) -> None:
        """If the player is still working on an outdated question, ask it to stop."""
        if self._thread.worker.is_at_outdated_question:
            self._thread.worker.stop()
            self._patience.start()

    @Slot()
    def _replace_outdated(self) -> None:
        """If the player is still working on an outdated question, let a new player answer the current one.

        If this engine is closing, only cancel the old player's move.
        """
        worker = self._thread.worker
        if not worker.is_at_outdated_question:
            return
        if self._is_leaving:
            worker.give_up()
            return
        worker.put(None)  # the old worker must not answer the current question
        worker.end()
        worker.give_up()
        self._left = [thread for thread in self._left if not thread.isFinished()]
        self._left.append(self._thread)
        self._thread = self._started()
        if self._question is not None:
            self._thread.worker.put(self._question)

    @Slot()
    def _pull(self) -> None:
        newest = self._thread.worker.newest
        if newest is not None and newest[0] == self._number and newest[1] is not self._shown:
            self._shown = newest[1]
            self.analysis_reported.emit(newest[1])

    @Slot(object)
    def _on_noticed(self, notice: _Notice) -> None:
        if notice.number != self._number:
            return
        if isinstance(notice, _Began):
            self.began.emit()
            return
        self._pull()
        self._pulls.stop()
        self._question = None
        if isinstance(notice, _Failed):
            self.failed.emit(notice.error)
        elif isinstance(notice, _Chosen):
            self.swap2_answered.emit(notice.points)
        else:
            self.answered.emit(EngineAnswer(notice.answer.point, notice.seconds, notice.answer.thought))


class _Worker:
    """Runs in the thread of a player. It answers one question after the other, and then closes the player."""

    def __init__(self, name: str, make: Callable[[], Player], report: Callable[[_Notice], object]) -> None:
        self.newest: tuple[int, PositionAnalysis] | None = None
        """The number of a question, and the newest analysis that the player reported for it."""
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._wanted = self._at_work = 0  # numbers of questions; 0 for none
        self._name, self._make, self._report = name, make, report
        self._player: Player | None = None
        self._rules: Rules | None = None

    # For the window's thread

    @property
    def is_at_outdated_question(self) -> bool:
        """Return whether the player is still working on an outdated question."""
        return self._at_work not in (0, self._wanted)

    def put(self, question: _Question | None) -> None:
        """Set the current question. Pass None to ask nothing. Earlier questions that have no answer are skipped."""
        self._wanted = question.number if question is not None else 0
        if question is not None:
            self._questions.put(question)

    def end(self) -> None:
        self._questions.put(None)

    def stop(self) -> None:
        if (player := self._player) is not None:
            player.stop()

    def give_up(self) -> None:
        """Ask the player to stop. If it has a method `give_up`, also cancel its move."""
        player: object = self._player
        if isinstance(player, CanBeGivenUp):
            player.give_up()
        self.stop()

    def close(self) -> None:
        """Close the player in the worker's own thread."""
        # Other threads call this only as a last resort.
        if (player := self._player) is not None:
            player.close()

    # For its own thread

    def work(self) -> None:
        try:
            while (question := self._questions.get()) is not None:
                if question.number == self._wanted:
                    self._answer(question)
        finally:
            self.close()

    def _answer(self, question: _Question) -> None:
        """Answer a question, and report the answer. If the player raises an error, report the error."""
        self._at_work = question.number
        try:
            notice = self._moved(question)
        except StudioError as error:
            notice = self._fault(question, error)
        except Exception as error:
            _logger.exception("A player failed.")
            reason = str(error) or type(error).__name__
            notice = self._fault(question, PlayerError(messages.PLAYER_FAILED, player=self._name, reason=reason))
        self._at_work = 0
        self._report(notice)

    def _moved(self, question: _Question) -> _Notice:
        """Return the player's answer and the seconds that it took, without preparations.

        If the question became outdated during the preparations, return only `_Began`.
        """
        position = question.position
        player = self._player = self._player or self._make()
        if self._rules != position.rules:
            player.begin(position.rules)
            self._rules = position.rules
        if question.opening is not None:
            return self._chosen(player, question.number, question.opening, question.budget)
        prepare(player, position, question.budget)
        if question.number != self._wanted:  # a `stop` before the call of `move` had no effect
            return _Began(question.number)
        self._report(_Began(question.number))
        begun = time.monotonic()
        answer = player.move(position, question.budget, lambda thought: self._note(question.number, thought))
        return _Answered(question.number, answer, time.monotonic() - begun)

    def _chosen(self, player: Player, number: int, opening: Opening, budget: Budget) -> _Notice:
        if not isinstance(player, SwapPlayer):
            return _Chosen(number, None)
        return _Chosen(number, player.swap2(opening.rules, opening.moves, budget))

    def _fault(self, question: _Question, error: StudioError) -> _Notice:
        self._rules = None  # so that the next question begins a new game
        return _Failed(question.number, error)

    def _note(self, number: int, thought: PositionAnalysis) -> None:
        self.newest = number, thought


class _PlayerThread(QThread):
    def __init__(self, worker: _Worker, parent: QObject) -> None:
        super().__init__(parent)
        self.worker = worker

    def run(self) -> None:
        self.worker.work()
