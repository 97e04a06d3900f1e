"""The window never waits for the engine: a timer runs on time while everything is at work."""

import time

import pytest
from PySide6.QtCore import QObject, QTimer, Slot
from pytestqt.qtbot import QtBot

from benchmarks.open_record import grown_record
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.window.starting import Start

_BEAT_MS = 5
_BEATS = 300
_LONGEST_GAP_MS = 500
_ATTEMPTS = 3
"""A busy machine may be late now and then."""


class Heart(QObject):
    """A timer with a short interval that records its delays."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._last: float | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(_BEAT_MS)

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        if self._last is not None:
            self.gaps.append((now - self._last) * 1000 - _BEAT_MS)
        self._last = now


@pytest.mark.long
def test_no_gap_is_long_while_the_engine_runs_and_a_large_record_is_open(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.restore(grown_record(20_000))
    program.session.go_forward(20)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    assert any(longest_gap(qtbot, program) < _LONGEST_GAP_MS for _ in range(_ATTEMPTS))


def longest_gap(qtbot: QtBot, program: Program) -> float:
    """Return the longest delay in milliseconds, while the search continues in another position."""
    heart = Heart()
    qtbot.waitUntil(lambda: len(heart.gaps) > _BEATS / 2, timeout=60_000)
    program.session.go_back()
    qtbot.waitUntil(lambda: len(heart.gaps) > _BEATS, timeout=60_000)
    assert program.live_search.state is EngineState.THINKING
    return max(heart.gaps)
