"""A search of ours that plays from the first moment on: by the rules alone until the search is ready."""

import time
from collections.abc import Callable
from dataclasses import replace

from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.clocks import limit_for
from studio.players.levels import SeatedEngine
from studio.players.player import Answer, Budget, Listener, Player, tell_nobody
from studio.players.quick_moves import quick_move
from studio.players.readiness import Readiness

_NOTHING_YET = PositionAnalysis(0)
_SHARE_TO_WAIT = 0.8
"""Of a move's time so much is spent on waiting for the search, ..."""
_UNTIMED_SECONDS = 5.0
"""... and of this much where nobody has told of any time."""
_TELL_SECONDS = 0.1


class LatePlayer:
    """Belongs to one thread; `stop` may come from any. Its owner closes the readiness."""

    def __init__(self, seat: SeatedEngine, readiness: Readiness, *, seed: int = 0, threads: int = 1) -> None:
        self._seat, self._readiness = seat, readiness
        self._seed, self._threads = seed, threads
        self._parameters = seat.parameters
        self._player: Player | None = None
        self._is_moving, self._is_stopped = False, False

    @property
    def name(self) -> str:
        return f"{self._seat.profile} ({self._seat.level})"

    def begin(self, rules: Rules) -> None:
        self._readiness.want(rules, self._parameters)
        if self._player is not None:
            self._player.begin(rules)

    def move(self, position: Position, budget: Budget, tell: Listener = tell_nobody) -> Answer:
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
        if self._player is not None:
            self._player.close()
        self._player = None

    # Inside

    def _look(self, tell: Listener) -> Callable[[], bool]:
        """Whether to go on waiting; whoever listens is told now and then, and may stop it."""
        told_at = time.monotonic()

        def look() -> bool:
            nonlocal told_at
            if time.monotonic() - told_at >= _TELL_SECONDS:
                told_at = time.monotonic()
                tell(_NOTHING_YET)
            return not self._is_stopped

        return look

    def _player_for(self, position: Position, budget: Budget, look: Callable[[], bool]) -> Player | None:
        """The search, if it is ready in time."""
        seconds = limit_for(budget, position).seconds
        wait = _SHARE_TO_WAIT * (_UNTIMED_SECONDS if seconds is None else seconds)
        self._readiness.want(position.rules, self._parameters)
        if not self._readiness.wait(position.rules, self._parameters, wait, look) or self._is_stopped:
            return None
        if self._player is None:
            from studio.players.search_player import SearchPlayer

            self._player = SearchPlayer(self._seat, seed=self._seed, threads=self._threads)
            self._player.begin(position.rules)
        return self._player


def _less(budget: Budget, gone: float) -> Budget:
    """What is left of it after a wait."""
    seconds, game_seconds = budget.limit.seconds, budget.game_seconds
    limit = budget.limit if seconds is None else replace(budget.limit, seconds=max(0.001, seconds - gone))
    return replace(budget, limit=limit, game_seconds=None if game_seconds is None else max(0.001, game_seconds - gone))
