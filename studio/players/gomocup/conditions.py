"""The time, memory and rules that a tournament manager sets by INFO lines."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.players.gomocup.lines import whole_number
from studio.players.player import Budget

UNLIMITED_MS = 2_147_483_647
QUICK = Limit(seconds=0.05)
"""The limit of a move that is requested as fast as possible."""
_DEFAULT_SECONDS = 5.0
"""Seconds per move if the manager sets no limit."""
_MARGIN_SECONDS, _MARGIN_SHARE, _MOST_MARGIN = 0.005, 0.02, 0.15
"""The time reserved for pipes and processes in each move: seconds, a share of the move's time, and the maximum in
seconds.
"""
_RESERVE_SECONDS = 0.02
"""Seconds of a game that are reserved for each later move."""
_LEAST_SECONDS = 0.001
# The rest is needed while a growing tree is copied to larger arrays.
_PROCESS_MB, _TREE_SHARE = 190, 0.8
"""The memory in MB that a process needs without its tree, and the share of the remaining memory for the tree."""


@dataclass(frozen=True, slots=True)
class Means:
    """The memory and the threads that a player may use."""

    # If they change, a new player is created.

    memory_bytes: int | None = None
    threads: int | None = None

    def tree_mb(self, most: int) -> int:
        """Return the memory limit of the tree in MB, at most `most`.

        If the manager has limited the memory, a part is reserved for the process itself.
        """
        if self.memory_bytes is None:
            return most
        return max(1, min(most, int((self.memory_bytes / 1e6 - _PROCESS_MB) * _TREE_SHARE)))


class Conditions:
    """The time, memory and rules that a tournament manager has set so far."""

    # Only the answering thread uses this object.

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._match_begun = now()
        self._turn_ms: int | None = None
        self._match_ms: int | None = None
        self._left: float | None = None  # seconds that were left of the match before the current move
        self._depth: int | None = None
        self._nodes: int | None = None
        self.rule = 0
        self.detail = 0
        self.means = Means()

    @property
    def reports_realtime(self) -> bool:
        return bool(self.detail & 1)

    @property
    def reports_detail(self) -> bool:
        return bool(self.detail & 2)

    def note(self, key: str, value: str) -> None:
        """Apply an INFO line. Ignore unknown keys and invalid values."""
        number = whole_number(value)
        if number is not None and (take := _KEYS.get(key.lower())) is not None:
            take(self, number)

    def begin_match(self) -> None:
        """Begin a new game with the full time of the match."""
        # Later INFO lines may change the time.
        self._match_begun = self._now()
        self._left = None if self._match_ms is None else self._match_ms / 1000

    def spend(self, seconds: float) -> None:
        """Subtract the seconds of a move from the time of the match."""
        if self._left is not None:
            self._left -= seconds

    def budget(self, asked_at: float, position: Position) -> Budget:
        """Return the budget for a move that was requested at `asked_at`."""
        gone = self._now() - asked_at
        seconds, game_seconds = self._turn_seconds(gone), self._game_seconds(gone, position)
        if game_seconds is not None and game_seconds <= 0:  # only the reserves of the coming moves are left
            seconds = game_seconds = _LEAST_SECONDS
        if seconds is None and game_seconds is None and self._depth is None and self._nodes is None:
            return Budget(Limit(seconds=max(_LEAST_SECONDS, _DEFAULT_SECONDS - gone)))
        return Budget(Limit(seconds=seconds, simulations=self._nodes, depth=self._depth), game_seconds)

    def _turn_seconds(self, gone: float) -> float | None:
        if self._turn_ms is None:
            return None
        if self._turn_ms == 0:
            return QUICK.seconds
        whole = self._turn_ms / 1000
        margin = min(_MARGIN_SECONDS + _MARGIN_SHARE * whole, _MOST_MARGIN, whole / 2)
        return max(_LEAST_SECONDS, whole - margin - gone)

    def _game_seconds(self, gone: float, position: Position) -> float | None:
        """Return the remaining seconds of the match, minus a reserve for each later move.

        Return None if there is no time limit.
        """
        if self._left is None:
            return None
        own_moves = (position.rules.size - position.stones_count + 1) // 2
        return self._left - gone - _RESERVE_SECONDS * own_moves

    # Keys

    def _take_turn(self, number: int) -> None:
        self._turn_ms = max(0, number) if number < UNLIMITED_MS else None

    def _take_match(self, number: int) -> None:
        self._match_ms = number if 0 < number < UNLIMITED_MS else None
        self._left = None
        if self._match_ms is not None:
            self._left = self._match_ms / 1000 - (self._now() - self._match_begun)

    def _take_left(self, number: int) -> None:
        self._left = number / 1000 if number < UNLIMITED_MS else None

    def _take_memory(self, number: int) -> None:
        self.means = Means(number if number > 0 else None, self.means.threads)

    def _take_threads(self, number: int) -> None:
        self.means = Means(self.means.memory_bytes, number if number > 0 else None)

    def _take_rule(self, number: int) -> None:
        self.rule = number

    def _take_depth(self, number: int) -> None:
        self._depth = number if 0 < number < 1000 else None

    def _take_nodes(self, number: int) -> None:
        self._nodes = number if 0 < number < 10**14 else None

    def _take_detail(self, number: int) -> None:
        self.detail = number if 0 <= number <= 3 else 0


_KEYS: dict[str, Callable[[Conditions, int], None]] = {
    "timeout_turn": Conditions._take_turn,
    "timeout_match": Conditions._take_match,
    "time_left": Conditions._take_left,
    "max_memory": Conditions._take_memory,
    "rule": Conditions._take_rule,
    "max_depth": Conditions._take_depth,
    "max_node": Conditions._take_nodes,
    "thread_num": Conditions._take_threads,
    "show_detail": Conditions._take_detail,
}
