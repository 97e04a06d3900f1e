"""A player that follows a script: it moves, reports an analysis, waits, fails or hangs."""

import threading
import time
from collections.abc import Sequence

from studio.game.message import Message
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import Rules
from studio.players.player import Answer, Budget, Listener, PlayerError, ignore_analysis


class ScriptedPlayer:
    """Plays the first free point, unless the script has a word for the move.

    The words are: fail and crash (raise an error), late (raise an error after 0.35 seconds), wait (think until
    stopped), deaf (think until given up), wrong (play an illegal move).
    """

    def __init__(self, script: Sequence[str] = (), name: str = "Scripted") -> None:
        self.name = name
        self.script = list(script)
        self.budgets: list[Budget] = []
        self.begun: list[Rules] = []
        self.is_closed = False
        self.is_waiting = threading.Event()
        self._stopped, self._given_up = threading.Event(), threading.Event()

    def begin(self, rules: Rules) -> None:
        self.begun.append(rules)

    def prepare(self, position: Position, budget: Budget) -> None:
        """Do nothing. Tests may replace this method; it must exist, because type checks are cached."""

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        if self._given_up.is_set():
            raise PlayerError(Message("given_up", "{player} was given up."), player=self.name)
        self._stopped.clear()
        self.budgets.append(budget)
        act = self.script.pop(0) if self.script else ""
        point = next(iter(position.legal_moves()))
        thought = PositionAnalysis(42, (Candidate(point, 40, 0.5, line=(point,)),), self.name, depth=3, draws=7)
        tell(thought)
        if act == "fail":
            raise PlayerError(Message("player_silent", "{player} did not answer."), player=self.name)
        if act == "late":
            time.sleep(0.35)
            raise PlayerError(Message("player_late", "{player} was late."), player=self.name)
        if act == "crash":
            raise ZeroDivisionError("it divided by nothing")
        if act == "wait":
            self.is_waiting.set()
            self._stopped.wait(60)
        if act == "deaf":
            self.is_waiting.set()
            self._given_up.wait(60)
            raise PlayerError(Message("given_up", "{player} was given up."), player=self.name)
        if act == "wrong":
            return Answer(position.moves[-1].point if position.moves else position.rules.size, thought)
        return Answer(point, thought)

    def stop(self) -> None:
        self._stopped.set()

    def give_up(self) -> None:
        self._given_up.set()

    def close(self) -> None:
        self.is_closed = True
        self._stopped.set()
