"""Prepares searches in the background: loads their modules and compiles their kernels before the first use."""

# Importing this module does not load the compiler. The thread loads it.

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.players.levels import SeatedEngine
from studio.players.player import Budget

if TYPE_CHECKING:
    from studio.engine.warmup import Warmup

_logger = logging.getLogger(__name__)
_LEAST = Limit(simulations=1)
_SMALL_MB = 8
_POLL_SECONDS = 0.02
# Managers allow an engine less than a second to exit.
_END_SECONDS = 0.1
"""Seconds for each compiling process to end."""


Kind = tuple[Rules, Parameters]


class Readiness:
    """Prepares searches in a thread of its own until `close`. A new request replaces one that is still waiting."""

    def __init__(self, when_ready: Callable[[], object] = lambda: None) -> None:
        """Create the thread, which `begin` starts.

        The thread calls `when_ready` after it has prepared a search whose kernels were not loaded before.
        """
        self._when_ready = when_ready
        self._changed = threading.Condition()
        self._wanted: Kind | None = None
        self._tried: dict[Kind, bool] = {}  # kind → whether it is ready
        self._is_compiling = False
        self._loaded: set[tuple[str, ...]] = set()  # the stages loaded so far; used by the thread only
        self._warmup: Warmup | None = None  # while it compiles
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="readiness", daemon=True)

    def begin(self) -> None:
        """Start the thread."""
        self._thread.start()

    def want(self, rules: Rules, parameters: Parameters) -> None:
        """Request that this kind of search is prepared next.

        Drop an earlier request that has not begun.
        """
        with self._changed:
            self._wanted = _kind(rules, parameters)
            self._changed.notify_all()

    def wait(
        self, rules: Rules, parameters: Parameters, seconds: float, look: Callable[[], bool] = lambda: True
    ) -> bool:
        """Wait at most `seconds` until this kind of search is ready, and return whether it is.

        Stop waiting if the preparation fails or `look` returns False.
        """
        ends_at = time.monotonic() + seconds
        kind = _kind(rules, parameters)
        while look():
            with self._changed:
                if kind in self._tried or self._is_closed:
                    return self._tried.get(kind, False)
                left = min(_POLL_SECONDS, ends_at - time.monotonic())
                if left <= 0:
                    return False
                self._changed.wait(left)
        return False

    def wait_unless_compiling(
        self, rules: Rules, parameters: Parameters, seconds: float, look: Callable[[], bool]
    ) -> bool:
        """Wait like `wait`, but return False as soon as kernels are being compiled.

        Also return False if the thread does not run.
        """
        goes_on = self._thread.is_alive
        return self.wait(rules, parameters, seconds, lambda: goes_on() and not self.is_compiling and look())

    @property
    def is_compiling(self) -> bool:
        """Whether kernels are being compiled now."""
        # This takes much longer than loading them.
        return self._is_compiling

    def close(self, seconds: float = 1.0) -> bool:
        """Ask the thread to end, and return whether it ended within `seconds`."""
        # Loading a library cannot be interrupted. If the thread continues, the processes that compile for it are ended,
        # because they would outlive this process for a moment.
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join(seconds)
        has_ended = not self._thread.is_alive()
        if not has_ended and (warmup := self._warmup) is not None:
            warmup.close(_END_SECONDS)
        return has_ended

    # The thread

    def _work(self) -> None:
        import studio.players.search_player  # noqa: F401  # loads the compiler

        while (wanted := self._next()) is not None:
            is_ready = False
            try:
                self._make_ready(*wanted)
                is_ready = True
            except Exception:  # after any error, the game continues with moves by simple rules
                _logger.exception("A search could not be made ready; moves by simple rules take its place.")
            with self._changed:
                self._tried[wanted] = is_ready
                self._is_compiling = False
                self._changed.notify_all()

    def _next(self) -> Kind | None:
        """Wait for a request of a kind that is not prepared yet, and return the kind. After `close`, return None."""
        with self._changed:
            while not self._is_closed and (self._wanted is None or self._wanted in self._tried):
                self._changed.wait()
            return None if self._is_closed else self._wanted

    def _make_ready(self, rules: Rules, parameters: Parameters) -> None:
        from studio.engine.kernels.runtime.compiling import CACHED
        from studio.engine.kernels.runtime.folder import are_ready
        from studio.engine.warmup import Warmup
        from studio.networks.searching import stages_for

        stages = stages_for(parameters, rules)
        if stages in self._loaded:
            return
        if not (CACHED and are_ready(stages)):
            self._is_compiling = True
        if CACHED:
            with (
                suppress(StudioError, OSError),
                Warmup() as self._warmup,
            ):  # if compiling in child processes fails, this process compiles
                self._warmup.prepare(stages, go_on=lambda: not self._is_closed)
        if not self._is_closed:
            _run_once(rules, parameters)
            self._when_ready()
            self._loaded.add(stages)


def _kind(rules: Rules, parameters: Parameters) -> Kind:
    """Return a key that is equal for searches with the same kernels."""
    # The memory limit does not matter, so it is fixed.
    return rules, replace(parameters, memory_mb=_SMALL_MB)


def _run_once(rules: Rules, parameters: Parameters) -> None:
    # The first search of a process reads its kernels from disk.
    from studio.players.search_player import SearchPlayer

    player = SearchPlayer(SeatedEngine("studio", "full", _LEAST, parameters))
    player.move(Position(rules), Budget())
    player.close()
