"""Fixture: the real window on an offscreen platform, with its own home folder."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.ui.program import Program
from studio.ui.texts.language import remove
from studio.ui.window.garbage_collector import GarbageCollector
from tests.checked_kernels import were_ready
from tests.window.layout_items import deleted_items
from tests.window.practising import practising  # noqa: F401
from tests.window.search_files import gate_fixture, names_fixture, told_fixture  # noqa: F401
from tests.window.solving import solving  # noqa: F401
from tests.window.starting import Start
from tests.window.tables import questions, sit  # noqa: F401


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def start(qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return a function that starts the program; windows that are open at the end are closed without a question."""
    del home
    monkeypatch.setattr("studio.engine.warmup.are_ready", were_ready)
    monkeypatch.setattr("studio.ui.texts.language.system_language", lambda: "en")
    # the objects of a program must not be left out of collections here, because the process outlives the program
    monkeypatch.setattr(GarbageCollector, "leave_out_present", lambda _collector: None)
    locale = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    failures: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: failures.append(error))
    started: list[Program] = []

    def begin(file: Path | None = None, *, is_fresh: bool = False) -> Program:
        """Start the program, with its start screen if `is_fresh`."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        program = Program(application, file, shows_start=is_fresh)
        started.append(program)
        program.show()
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow, timeout=10_000)
        return program

    yield begin
    items = deleted_items()
    QLocale.setDefault(locale)
    for program in started:
        program.window.full_screen.leave()  # it changes the font of the application
        program.close()
        program.session.close(discard=True)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        remove(application)
        program.window.hide()  # hidden and deleted now, so that the pointer does not meet them in a later test
        program.window.deleteLater()
    assert not failures
    assert not items, "PySide keeps objects of deleted layout items"
