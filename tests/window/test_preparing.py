"""While the search is being compiled, the window is open, says so, and can be used."""

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from studio.thoughts import EngineState
from tests.window.conftest import Start


def test_a_cold_start_shows_its_progress_and_reviews_meanwhile(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on, compiled = threading.Event(), threading.Event()

    def compile_slowly(progress: Callable[[int, int], None], go_on: Callable[[], bool]) -> None:
        progress(1, 3)
        while go_on() and not may_go_on.wait(0.01):
            pass
        compiled.set()

    monkeypatch.setattr("studio.engine.kernel_folder.is_warm", lambda: compiled.is_set())
    monkeypatch.setattr("studio.engine.warmup.warm_up", compile_slowly)
    program = start()
    window, light = program.window, program.window.bar.light
    qtbot.waitUntil(lambda: program.analysis.state is EngineState.PREPARING)
    qtbot.waitUntil(lambda: "1" in light.word and "3" in light.word)
    assert "preparing the engine" in light.word.lower()
    assert not window.actions_["run"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert program.session.position.ply == 4, "the game can be walked through meanwhile"
    may_go_on.set()
    qtbot.waitUntil(lambda: program.analysis.state is EngineState.PAUSED)
    assert window.actions_["run"].isEnabled()
    qtbot.keyClick(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: (found := program.analysis.thought) is not None and found.snapshot.simulations > 100)


def test_a_window_can_be_closed_while_the_search_is_compiled(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_for_ever(_progress: Callable[[int, int], None], go_on: Callable[[], bool]) -> None:
        while go_on():
            threading.Event().wait(0.01)

    monkeypatch.setattr("studio.engine.kernel_folder.is_warm", lambda: False)
    monkeypatch.setattr("studio.engine.warmup.warm_up", compile_for_ever)
    program = start()
    qtbot.waitUntil(lambda: program.analysis.state is EngineState.PREPARING)
    program.close()
    assert not program.analysis._thread.isRunning()
