"""Measure how long a running search takes until it executes a command: python -m benchmarks.commands

A timer posts ten thousand random commands to a live search that runs at full speed.
"""

import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QTimer

import studio.thinking.live_search
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.thinking.live_search import LiveSearch
from studio.thinking.thinker import Command, Thinker

_COMMANDS = 10_000
_EVERY_MS = 2


class TimedThinker(Thinker):
    """A thinker that measures the time from the posting of each command to its execution."""

    waits_ms: list[float]

    def post(self, command: Command, urgent: bool = True) -> None:
        super().post(partial(self._carry_out, command, time.perf_counter()), urgent)

    def _carry_out(self, command: Command, posted_at: float, _thinker: Thinker) -> None:
        if not hasattr(self, "waits_ms"):
            self.waits_ms = []
        self.waits_ms.append((time.perf_counter() - posted_at) * 1000)
        command(self)


class Commander:
    """Posts a random command at each event of a timer, as a window would."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application, self._chance, self._left = application, random.Random(1), _COMMANDS
        self.live_search = LiveSearch(Parameters(proofs=False))
        self.position = Position(PRESETS["gomoku-15"])
        self.live_search.open()
        self.live_search.watch(self.position)
        start = partial(self.live_search.start, Limit())
        self._commands: list[Callable[[], object]] = [
            *(start,) * 4,
            self.live_search.pause,
            self.live_search.step_phase,
            self.live_search.restart,
            partial(self.live_search.inspect, ((),)),
            self._play,
        ]
        self.timer = QTimer()
        self.timer.setInterval(_EVERY_MS)
        self.timer.timeout.connect(self._post)
        self.live_search.thought_changed.connect(self._begin)

    def _begin(self) -> None:
        """Start the measurement at the first result: then the engine is loaded and executes commands at once."""
        self.live_search.thought_changed.disconnect(self._begin)
        self.timer.start()

    def _post(self) -> None:
        if not self._left:
            self._application.quit()
            return
        self._left -= 1
        self._chance.choice(self._commands)()

    def _play(self) -> None:
        if self.position.is_over or self.position.ply > 30:
            self.position = Position(PRESETS["gomoku-15"])
        self.position.play(self._chance.choice(self.position.legal_moves()))
        self.live_search.watch(self.position)


def main() -> int:
    studio.thinking.live_search.Thinker = TimedThinker  # type: ignore[attr-defined]
    application = QCoreApplication([])
    commander = Commander(application)
    application.exec()
    commander.live_search.close()
    thinker = commander.live_search._thinker
    waits = sorted(thinker.waits_ms[1:]) if isinstance(thinker, TimedThinker) else [0.0]  # the first waits for imports
    p99 = waits[int(len(waits) * 0.99)]
    print(f"{len(waits):,} commands, load {os.getloadavg()[0]:.1f}")
    print(f"taken after: median {statistics.median(waits):.2f} ms, p99 {p99:.1f} ms, most {waits[-1]:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
