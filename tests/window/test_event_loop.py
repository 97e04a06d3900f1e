"""The window never waits for the engine: a timer runs on time while everything is at work."""

import time

import pytest
from PySide6.QtCore import QObject, QTimer, Slot
from pytestqt.qtbot import QtBot

from benchmarks.open_record import grown_record
from studio.thinking.thoughts import EngineState
from tests.sizes import sizes
from tests.window.starting import Start

_BEAT_MS = 5
_BEATS = 300
_LONGEST_GAP_MS = 500


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


@pytest.mark.parametrize("nodes", sizes(20_000, 2_000))
def test_no_gap_is_long_while_the_engine_runs_and_a_large_record_is_open(
    qtbot: QtBot, start: Start, nodes: int
) -> None:
    program = start()
    program.session.restore(grown_record(nodes))
    program.session.go_forward(20)
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    heart = Heart()
    qtbot.waitUntil(lambda: len(heart.gaps) > _BEATS / 2, timeout=60_000)
    program.session.go_back()  # the search continues in another position
    qtbot.waitUntil(lambda: len(heart.gaps) > _BEATS, timeout=60_000)
    assert program.live_search.state is EngineState.THINKING
    assert max(heart.gaps) < _LONGEST_GAP_MS
