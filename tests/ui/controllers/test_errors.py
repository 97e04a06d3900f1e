"""Unexpected errors of slots, threads and paint events: one dialog, and the rest is counted."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.machine.folders import HOME_VARIABLE
from studio.machine.log import ProcessLog
from studio.machine.log_file import LOG
from studio.session.journal import Journal
from studio.session.session import Session
from studio.ui.controllers import errors as errors_module
from studio.ui.controllers.errors import UnexpectedErrors
from studio.ui.errors.error_dialog import ErrorDialog, Safety
from studio.ui.errors.log_dialog import LogDialog


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    session = Session(PRESETS["gomoku-15"], Journal(tmp_path / "journals"))
    yield session
    session.close(discard=True)


@pytest.fixture
def errors(
    window: QMainWindow, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[UnexpectedErrors]:
    """Return the errors of this process, as the program listens to them."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    with ProcessLog():
        errors = UnexpectedErrors(session, lambda: window)
        yield errors
        errors.close()


def dialogs() -> list[ErrorDialog]:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, ErrorDialog)]
    return [dialog for dialog in found if dialog.isVisible()]


def the_dialog(qtbot: QtBot) -> ErrorDialog:
    qtbot.waitUntil(lambda: len(dialogs()) == 1, timeout=10_000)
    return dialogs()[0]


def press(dialog: QWidget, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    button.click()


def logged(tmp_path: Path) -> str:
    path = tmp_path / "state" / "log" / LOG
    return path.read_text() if path.exists() else ""


def fail() -> None:
    raise RuntimeError("a fault")


def fail_elsewhere() -> None:
    raise RuntimeError("another fault")


@pytest.mark.usefixtures("errors")
def test_an_error_in_a_slot_opens_the_dialog(qtbot: QtBot, window: QMainWindow, tmp_path: Path) -> None:
    button = QPushButton("Fail", window)
    button.clicked.connect(fail)
    button.click()
    dialog = the_dialog(qtbot)
    press(dialog, "error_copy")
    details = QGuiApplication.clipboard().text()
    assert "MCTS Studio " in details
    assert ", Qt 6." in details
    assert f'File "{__file__}"' in details
    assert "RuntimeError: a fault" in details
    assert "RuntimeError: a fault" in logged(tmp_path)
    press(dialog, "error_continue")
    assert not dialogs()


@pytest.mark.usefixtures("errors")
def test_an_error_in_a_thread_opens_the_dialog(qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert not dialogs(), "only the window's thread has widgets"
    press(the_dialog(qtbot), "error_continue")


@pytest.mark.usefixtures("errors")
def test_an_error_that_was_handled_opens_none(qtbot: QtBot) -> None:
    logging.getLogger("studio.tests").error("It was handled.", exc_info=RuntimeError())
    logging.getLogger("studio.tests").critical("It is no error.")
    qtbot.wait(50)
    assert not dialogs()


@pytest.mark.usefixtures("errors")
def test_a_timer_that_always_fails_opens_one_dialog(qtbot: QtBot, tmp_path: Path) -> None:
    timer = QTimer()
    timer.timeout.connect(fail)
    timer.start(1)
    dialog = the_dialog(qtbot)
    qtbot.waitUntil(lambda: any("more error" in label.text() for label in dialog.findChildren(QLabel)), timeout=10_000)
    press(dialog, "error_continue")
    qtbot.wait(100)
    assert not dialogs(), "the same error has just been shown"
    timer.stop()
    assert logged(tmp_path).count("RuntimeError: a fault") < 8


@pytest.mark.usefixtures("errors")
def test_an_error_that_returns_after_a_while_opens_the_dialog_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        QTimer.singleShot(0, fail)
        press(the_dialog(qtbot), "error_continue")
        monkeypatch.setattr(errors_module, "_QUIET_SECONDS", -1.0)


@pytest.mark.usefixtures("errors")
def test_another_error_opens_the_dialog_again(qtbot: QtBot) -> None:
    for fault in (fail, fail_elsewhere):
        QTimer.singleShot(0, fault)
        press(the_dialog(qtbot), "error_continue")


class _Broken(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        fail()


@pytest.mark.usefixtures("errors")
def test_an_error_of_a_paint_event_does_not_open_the_dialog_while_painting(qtbot: QtBot, window: QMainWindow) -> None:
    broken = _Broken()
    window.setCentralWidget(broken)
    dialog = the_dialog(qtbot)
    for _ in range(5):
        broken.update()
        qtbot.wait(10)
    assert dialogs() == [dialog]
    window.setCentralWidget(QWidget())
    press(dialog, "error_continue")


@pytest.mark.usefixtures("errors")
def test_a_dialog_that_fails_itself_is_only_logged(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ErrorDialog, "_lay_out", fail_elsewhere)
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: "The dialog of an unexpected error could not be shown." in logged(tmp_path), timeout=10_000)
    qtbot.wait(50)
    assert not dialogs()
    assert logged(tmp_path).count("could not be shown") == 1


def test_it_is_told_what_is_certain_of_the_game(errors: UnexpectedErrors, session: Session) -> None:
    assert errors._safety() is Safety.SAVED
    session.play(112)
    assert errors._safety() is Safety.RECOVERABLE
    journal = session._journal._journal
    assert journal is not None
    journal._miss()
    assert errors._safety() is Safety.UNSAVED


@pytest.mark.usefixtures("errors")
def test_quit_closes_the_window(qtbot: QtBot, window: QMainWindow) -> None:
    QTimer.singleShot(0, fail)
    press(the_dialog(qtbot), "error_quit")
    assert not window.isVisible()


@pytest.mark.usefixtures("errors")
def test_open_log_shows_the_error_above_the_dialog(qtbot: QtBot) -> None:
    QTimer.singleShot(0, fail)
    dialog = the_dialog(qtbot)
    seen: list[str] = []

    def look() -> None:
        log = QApplication.activeModalWidget()
        assert isinstance(log, LogDialog)
        seen.append(log.text())
        log.reject()

    QTimer.singleShot(0, look)
    press(dialog, "error_log")
    assert "RuntimeError: a fault" in seen[0]
    press(dialog, "error_continue")


def test_nothing_is_listened_to_after_the_end(errors: UnexpectedErrors, qtbot: QtBot) -> None:
    errors.close()
    QTimer.singleShot(0, fail)
    qtbot.wait(50)
    assert not dialogs()
