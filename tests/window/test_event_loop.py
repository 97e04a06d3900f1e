"""The window never waits for the engine: a timer runs on time while everything is at work."""

import time

import pytest
from PySide6.QtCore import QObject, QTimer, Slot
from pytestqt.qtbot import QtBot

from benchmarks.open_record import grown_record
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.sizes import one_row_always
from tests.window.starting import Start

_BEAT_MS = 5
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


@pytest.mark.parametrize(("nodes", "beats"), one_row_always(2, [(2_000, 100), (20_000, 300)]))
def test_no_gap_is_long_while_the_engine_runs_and_a_large_record_is_open(
    qtbot: QtBot, start: Start, nodes: int, beats: int
) -> None:
    program = start()
    program.session.restore(grown_record(nodes))
    program.session.go_forward(20)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    assert any(longest_gap(qtbot, program, beats) < _LONGEST_GAP_MS for _ in range(_ATTEMPTS))


def longest_gap(qtbot: QtBot, program: Program, beats: int) -> float:
    """Return the longest delay in milliseconds, while the search continues in another position."""
    heart = Heart()
    qtbot.waitUntil(lambda: len(heart.gaps) > beats / 2, timeout=60_000)
    program.session.go_back()
    qtbot.waitUntil(lambda: len(heart.gaps) > beats, timeout=60_000)
    assert program.live_search.state is EngineState.THINKING
    return max(heart.gaps)
