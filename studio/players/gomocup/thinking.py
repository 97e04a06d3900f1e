"""Finds the moves of our engine for a manager within the allowed time. Reports the analysis."""

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, runtime_checkable

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.gomocup.conditions import Conditions, Means
from studio.players.gomocup.reports import Reports
from studio.players.player import Answer, Budget, Player
from studio.players.quick_moves import quick_move

_logger = logging.getLogger(__name__)
AT_ONCE = Limit(simulations=1)
MakePlayer = Callable[[Means], Player]


class Interrupts:
    """Requests from the reading thread to the answering thread: play moves at once, or discard them.

    A request applies to all moves that were requested up to a certain input line. Input lines are numbered in the order
    of arrival.
    """

    def __init__(self) -> None:
        self._hurried = self._dropped = 0
        self._lock = threading.Lock()
        self._thinking: Player | None = None

    def hurry(self, number: int) -> None:
        """Make the engine immediately play all moves that were requested up to input line `number`."""
        with self._lock:
            self._hurried = max(self._hurried, number)
            player = self._thinking
        if player is not None:
            player.stop()

    def drop(self, number: int) -> None:
        """Discard all moves that were requested up to input line `number`."""
        with self._lock:
            self._dropped = max(self._dropped, number)
        self.hurry(number)

    def is_hurried(self, number: int) -> bool:
        return number <= self._hurried

    def is_dropped(self, number: int) -> bool:
        return number <= self._dropped

    def note(self, player: Player | None) -> None:
        """Set the player that is thinking now, or None."""
        with self._lock:
            self._thinking = player


@runtime_checkable
class LoadingPlayer(Protocol):
    """A player that needs time after `begin` to get ready."""

    def load(self, rules: Rules, look: Callable[[], bool]) -> None:
        """Wait until the player is ready, a limit of a few seconds is reached, or `look` returns False."""


class DroppedMoveError(Exception):
    """Raised when the requested move is no longer wanted."""


class Thinking:
    """Finds the moves of our engine.

    Owns the player, and replaces it if the allowed memory or threads change.
    """

    def __init__(
        self,
        make_player: MakePlayer,
        conditions: Conditions,
        write: Callable[[str], None],
        interrupts: Interrupts,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make_player, self._conditions, self._write = make_player, conditions, write
        self._interrupts, self._now = interrupts, now
        self._player: Player | None = None
        self._means: Means | None = None
        self._begun: Rules | None = None  # the rules that the player has prepared for

    def begin(self, rules: Rules, number: int) -> None:
        """Begin another game with an empty tree. `number` is the input line that requested it.

        If the player is still loading, wait for it, until a later line interrupts.
        """
        player = self._current()
        player.begin(rules)
        self._begun = rules
        if isinstance(player, LoadingPlayer):
            player.load(rules, lambda: not self._interrupts.is_hurried(number))

    def prepare(self, rules: Rules, number: int) -> None:
        """Call `begin`, unless it was called with these rules, memory and threads before."""
        if self._begun != rules or self._means != self._conditions.means:
            self.begin(rules, number)

    def move(self, position: Position, number: int, asked_at: float, breadth: int = 1, share: float = 1.0) -> Answer:
        """Return a move in this position. The game must not be over.

        The manager requested the move in the input line `number`, at the time `asked_at`. The search may use the part
        `share` of the allowed time, and reports up to `breadth` best moves. If the move is no longer wanted, raise
        DroppedMoveError.
        """
        if self._interrupts.is_dropped(number):
            raise DroppedMoveError
        player, budget = self._current(), self._budget(number, asked_at, position, share)
        reports = Reports(self._write, self._conditions, position.rules, self._now, breadth)
        answer = self._asked(player, position, budget, number, reports)
        if self._interrupts.is_dropped(number):
            raise DroppedMoveError
        if answer.thought is not None:
            reports.tell(answer.thought, is_last=True)
        return answer

    def close(self) -> None:
        if self._player is not None:
            self._player.close()
        self._player = None

    # Implementation

    def _current(self) -> Player:
        if self._player is None or self._means != self._conditions.means:
            self.close()
            self._means = self._conditions.means
            self._player = self._make_player(self._means)
        return self._player

    def _budget(self, number: int, asked_at: float, position: Position, share: float) -> Budget:
        if self._interrupts.is_hurried(number):
            return Budget(AT_ONCE)
        budget = self._conditions.budget(asked_at, position)
        seconds = budget.limit.seconds
        return budget if seconds is None else replace(budget, limit=replace(budget.limit, seconds=share * seconds))

    def _asked(self, player: Player, position: Position, budget: Budget, number: int, reports: Reports) -> Answer:
        """Ask the player for a move. If the player fails, return a move by simple rules."""
        # The game then continues.

        def tell(thought: PositionAnalysis) -> None:
            if self._interrupts.is_hurried(number):
                player.stop()
            reports.tell(thought)

        self._interrupts.note(player)
        try:
            answer = player.move(position, budget, tell)
            return answer if answer.point in position.legal_moves() else Answer(quick_move(position))
        except Exception:  # any error is caught, because an unhandled one would lose the game
            _logger.exception("The player failed; a move by simple rules takes the place of its answer.")
            return Answer(quick_move(position))
        finally:
            self._interrupts.note(None)
