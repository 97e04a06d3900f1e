"""A player that can move at once: it plays by simple rules until its search is ready."""

import logging
import math
import time
from collections.abc import Callable
from dataclasses import replace
from threading import Event, Thread

from studio.engine.options.parameters import Parameters
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.clocks import limit_for
from studio.players.levels import SeatedEngine
from studio.players.player import Answer, Budget, Listener, Player, ignore_analysis
from studio.players.quick_moves import quick_move
from studio.players.readiness import Readiness

_logger = logging.getLogger(__name__)
_NOTHING_YET = PositionAnalysis(0)
_SHARE_TO_WAIT = 0.7
"""The share of a move's time for which the player waits for its search."""
# The time to wait is computed from them.
_UNTIMED_SECONDS = 5.0
"""The assumed seconds of a move without a time limit."""
_LOADING_SECONDS = 5.0
"""The maximum number of seconds that `load` waits for a compiled search."""
_REPORT_SECONDS = 0.1
_POLL_SECONDS = 0.02


class LatePlayer:
    """Plays by simple rules until its search is ready.

    Any thread may call `stop`. Of the other methods, only one may run at a time. The caller owns the `Readiness`, and
    closes it.
    """

    def __init__(self, seat: SeatedEngine, readiness: Readiness, *, seed: int = 0, threads: int = 1) -> None:
        self._seat, self._readiness = seat, readiness
        self._seed, self._threads = seed, threads
        self._parameters = seat.parameters
        self._player: Player | None = None
        self._making: _Making | None = None  # None before the first game, and when the player exists
        self._is_moving, self._is_stopped = False, False

    @property
    def name(self) -> str:
        return f"{self._seat.profile} ({self._seat.level})"

    def begin(self, rules: Rules) -> None:
        self._readiness.want(rules, self._parameters)
        if (player := self._made()) is None:
            self._make(rules)
        else:
            player.begin(rules)

    def load(self, rules: Rules, look: Callable[[], bool]) -> None:
        """Wait a few seconds until the search of the new game is loaded, or until `look` returns False.

        If the search must be compiled first, return at once: compiling takes much longer.
        """
        ends_at = time.monotonic() + _LOADING_SECONDS
        is_loaded = self._readiness.wait_unless_compiling(rules, self._parameters, _LOADING_SECONDS, look)
        if is_loaded and self._making is not None:
            self._making.wait(ends_at - time.monotonic(), look)

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        begun = time.monotonic()
        self._is_moving, self._is_stopped = True, False
        try:
            player = self._player_for(position, budget, self._look(tell))
            gone = time.monotonic() - begun
            return Answer(quick_move(position)) if player is None else player.move(position, _less(budget, gone), tell)
        finally:
            self._is_moving = False

    def stop(self) -> None:
        if self._is_moving:
            self._is_stopped = True
            if (player := self._player) is not None:
                player.stop()

    def close(self) -> None:
        if self._making is not None:
            self._making.give_up()
        if (player := self._made()) is not None:
            player.close()
        self._player = None

    # Implementation

    def _look(self, tell: Listener) -> Callable[[], bool]:
        """Return a function to call during a wait: it calls `tell` at intervals, and returns False after `stop`."""
        reported_at = time.monotonic()

        def look() -> bool:
            nonlocal reported_at
            if time.monotonic() - reported_at >= _REPORT_SECONDS:
                reported_at = time.monotonic()
                tell(_NOTHING_YET)
            return not self._is_stopped

        return look

    def _player_for(self, position: Position, budget: Budget, look: Callable[[], bool]) -> Player | None:
        """Wait for the search player, and return it.

        Return None if it is not ready in time, or if the move was stopped.
        """
        seconds = limit_for(budget, position).seconds
        wait = _SHARE_TO_WAIT * (_UNTIMED_SECONDS if seconds is None else seconds)
        rules, ends_at = position.rules, time.monotonic() + wait
        self._readiness.want(rules, self._parameters)
        if not self._readiness.wait(rules, self._parameters, wait, look) or self._is_stopped:
            return None
        if self._player is None:
            self._make(rules).wait(ends_at - time.monotonic(), look)
        return None if self._is_stopped else self._made()

    def _make(self, rules: Rules) -> "_Making":
        """Return the thread that creates the search player. If the thread is not running, start it."""
        if self._making is None or self._making.has_failed:
            self._making = _Making(self._new_player, rules, self._readiness, self._parameters)
        return self._making

    def _new_player(self) -> Player:
        from studio.players.search_player import SearchPlayer

        return SearchPlayer(self._seat, seed=self._seed, threads=self._threads)

    def _made(self) -> Player | None:
        if self._player is None and self._making is not None and self._making.is_done:
            self._player, self._making = self._making.player, None
        return self._player


class _Making:
    """A thread that creates a player and lets it allocate memory."""

    # This takes longer than a short move.

    def __init__(
        self, new_player: Callable[[], Player], rules: Rules, readiness: Readiness, parameters: Parameters
    ) -> None:
        self._new_player, self._rules = new_player, rules
        self._readiness, self._parameters = readiness, parameters
        self._is_given_up = False
        self._done = Event()
        self.player: Player | None = None
        """The player, which belongs to the thread until the thread is done."""
        self._thread = Thread(target=self._work, name="making a player", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        return self._done.is_set()

    @property
    def has_failed(self) -> bool:
        return self.is_done and self.player is None

    def wait(self, seconds: float, look: Callable[[], bool]) -> None:
        """Wait until the thread is done, `seconds` have passed, or `look` returns False."""
        ends_at = time.monotonic() + seconds
        while look() and not self._done.wait(max(0.0, min(_POLL_SECONDS, ends_at - time.monotonic()))):
            if time.monotonic() >= ends_at:
                return

    def give_up(self) -> None:
        """End the thread, and wait for its end."""
        # A player that is being created is completed first.
        self._is_given_up = True
        self._thread.join()

    def _work(self) -> None:
        try:
            if self._readiness.wait(self._rules, self._parameters, math.inf, lambda: not self._is_given_up):
                player = self._new_player()
                player.begin(self._rules)
                self.player = player
        except Exception:  # after any error, the game continues with moves by simple rules
            _logger.exception("A player could not be made; moves by simple rules take its place.")
        self._done.set()


def _less(budget: Budget, gone: float) -> Budget:
    """Return the budget minus `gone` seconds of waiting, with at least a millisecond left."""
    seconds, game_seconds = budget.limit.seconds, budget.game_seconds
    limit = budget.limit if seconds is None else replace(budget.limit, seconds=max(0.001, seconds - gone))
    return replace(budget, limit=limit, game_seconds=None if game_seconds is None else max(0.001, game_seconds - gone))
