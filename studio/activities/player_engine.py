"""Any player at the board, such as an engine of somebody else, in a thread of its own."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from studio.activities.game_engine import EngineAnswer, GameEngine
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.player import Answer, Budget, Player, PlayerError

_PULL_MS = 50
_STOP_EVERY_MS = 250
_LONGEST_END_MS = 6000


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    position: Position
    budget: Budget


@dataclass(frozen=True, slots=True)
class _Began:
    number: int


@dataclass(frozen=True, slots=True)
class _Answered:
    number: int
    answer: Answer
    seconds: float


@dataclass(frozen=True, slots=True)
class _Failed:
    number: int
    error: StudioError


_Notice = _Began | _Answered | _Failed


class PlayerEngine(GameEngine):
    """Owns the player, which its thread makes, and closes it in the end, whatever it is doing."""

    _noticed = Signal(object)

    def __init__(self, name: str, make: Callable[[], Player], parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._shown: PositionAnalysis | None = None
        self._noticed.connect(self._on_noticed, Qt.ConnectionType.QueuedConnection)
        self._worker = _Worker(name, make, self._noticed.emit)
        self._thread = _PlayerThread(self._worker, self)
        self._pulls, self._stops = QTimer(self), QTimer(self)
        self._pulls.setInterval(_PULL_MS)
        self._pulls.timeout.connect(self._pull)
        self._stops.setInterval(_STOP_EVERY_MS)
        self._stops.timeout.connect(self._stop_again)
        self._thread.start()

    def ask(self, position: Position, budget: Budget) -> None:
        self._number += 1
        self._shown = None
        self._stop_what_is_old()
        self._worker.wanted = self._number
        self._worker.questions.put(_Question(self._number, position.copy(), budget))
        self._pulls.start()

    def cancel(self) -> None:
        self._number += 1
        self._worker.wanted = 0
        self._pulls.stop()
        self._stop_what_is_old()

    @property
    def is_gone(self) -> bool:
        return self._thread.isFinished()

    def leave(self) -> None:
        self.cancel()
        self._worker.questions.put(None)
        self._stops.start()  # until the thread has ended

    def close(self) -> None:
        self.leave()
        self._stops.stop()
        waited = 0
        while not self._thread.wait(_STOP_EVERY_MS):
            waited += _STOP_EVERY_MS
            if waited < _LONGEST_END_MS:
                self._worker.stop()
            else:
                self._worker.close()  # from here, although it is at work: what it waits for is gone then

    # Inside

    def _stop_what_is_old(self) -> None:
        """An answer to what nobody asks any more is not waited for."""
        if self._worker.at_work:
            self._worker.stop()
            self._stops.start()

    @Slot()
    def _stop_again(self) -> None:
        """It may have begun to think just after it was told to stop."""
        if self._worker.at_work and self._worker.at_work != self._worker.wanted:
            self._worker.stop()
        elif self._thread.isFinished() or not self._worker.at_work:
            self._stops.stop()

    @Slot()
    def _pull(self) -> None:
        newest = self._worker.newest
        if newest is not None and newest[0] == self._number and newest[1] is not self._shown:
            self._shown = newest[1]
            self.told.emit(newest[1])

    @Slot(object)
    def _on_noticed(self, notice: _Notice) -> None:
        if notice.number != self._number:
            return
        if isinstance(notice, _Began):
            self.began.emit()
            return
        self._pull()
        self._pulls.stop()
        if isinstance(notice, _Failed):
            self.failed.emit(notice.error)
        else:
            self.answered.emit(EngineAnswer(notice.answer.point, notice.seconds, notice.answer.thought))


class _Worker:
    """The other side: takes one question after the other, and closes the player in the end."""

    def __init__(self, name: str, make: Callable[[], Player], tell: Callable[[_Notice], object]) -> None:
        self.questions: SimpleQueue[_Question | None] = SimpleQueue()
        self.wanted = 0
        """The number of the question that somebody waits for; others are passed over."""
        self.at_work = 0
        """The number of the question that it is at."""
        self.newest: tuple[int, PositionAnalysis] | None = None
        self._name, self._make, self._tell = name, make, tell
        self._player: Player | None = None
        self._rules: Rules | None = None

    def work(self) -> None:
        try:
            while (question := self.questions.get()) is not None:
                if question.number == self.wanted:
                    self._answer(question)
        finally:
            self.close()

    def stop(self) -> None:
        """From any thread."""
        if (player := self._player) is not None:
            player.stop()

    def close(self) -> None:
        """From its own thread; from another one only where that is the last resort."""
        if (player := self._player) is not None:
            player.close()

    def _answer(self, question: _Question) -> None:
        """The one place where a fault of a player, whatever it is, becomes a sentence."""
        self.at_work = question.number
        try:
            notice = self._moved(question)
        except StudioError as error:
            notice = self._fault(question, error)
        except Exception as error:  # noqa: BLE001
            reason = str(error) or type(error).__name__
            sentence = f"{self._name} failed: {reason}. Let it try again, or put somebody else in its place."
            notice = self._fault(question, PlayerError("player_failed", sentence, player=self._name, reason=reason))
        self.at_work = 0
        self._tell(notice)

    def _moved(self, question: _Question) -> _Notice:
        """Making ready for a game costs nobody's time."""
        position = question.position
        player = self._player = self._player or self._make()
        if self._rules != position.rules:
            player.begin(position.rules)
            self._rules = position.rules
        self._tell(_Began(question.number))
        begun = time.monotonic()
        answer = player.move(position, question.budget, lambda thought: self._note(question.number, thought))
        return _Answered(question.number, answer, time.monotonic() - begun)

    def _fault(self, question: _Question, error: StudioError) -> _Notice:
        self._rules = None  # when it is asked again, it begins again
        return _Failed(question.number, error)

    def _note(self, number: int, thought: PositionAnalysis) -> None:
        self.newest = number, thought


class _PlayerThread(QThread):
    def __init__(self, worker: _Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker

    def run(self) -> None:
        self._worker.work()
