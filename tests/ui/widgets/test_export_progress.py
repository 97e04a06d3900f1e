"""The dialog that executes a long task step by step."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QWidget
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.ui.widgets.progress import ExportProgress


class Work:
    """A task of several steps that records whether it was cancelled."""

    def __init__(self, pieces: int, error: Exception | None = None) -> None:
        self.done, self.was_closed = 0, False
        self._pieces, self._error = pieces, error

    def pieces(self) -> Iterator[float]:
        try:
            while self.done < self._pieces:
                self.done += 1
                yield self.done / self._pieces
            if self._error is not None:
                raise self._error
        except GeneratorExit:
            self.was_closed = True
            raise


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[ExportProgress]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield ExportProgress(window)
    window.close()


def bar(dialog: ExportProgress) -> QProgressBar:
    found = dialog.findChild(QProgressBar)
    assert found is not None
    return found


def test_a_task_runs_to_its_end(dialog: ExportProgress, qtbot: QtBot) -> None:
    work = Work(500)
    with qtbot.waitSignal(dialog.finished_work):
        dialog.run(work.pieces(), "Saving the pictures")
        assert dialog.isVisible()
        assert dialog.is_running
        assert work.done == 0
    assert (work.done, work.was_closed) == (500, False)
    assert not dialog.isVisible()
    assert not dialog.is_running


def test_it_names_the_task_and_its_size(dialog: ExportProgress, qtbot: QtBot) -> None:
    work = Work(10**9)
    dialog.run(work.pieces(), "Saving the pictures")
    title = dialog.findChild(QLabel, "export_title")
    assert isinstance(title, QLabel)
    assert title.text() == "Saving the pictures"
    assert bar(dialog).accessibleName() == "Saving the pictures"
    qtbot.waitUntil(lambda: work.done > 0)
    dialog.cancel()


def test_progress_is_shown(dialog: ExportProgress, qtbot: QtBot) -> None:
    def half() -> Iterator[float]:
        while True:
            yield 0.5

    dialog.run(half(), "Saving")
    qtbot.waitUntil(lambda: bar(dialog).value() == bar(dialog).maximum() // 2)
    dialog.cancel()


@pytest.mark.parametrize("way", ["button", "escape", "close", "call"])
def test_it_can_be_cancelled(dialog: ExportProgress, qtbot: QtBot, way: str) -> None:
    work, told = Work(10**9), list[str]()
    dialog.finished_work.connect(lambda: told.append("finished"))
    dialog.run(work.pieces(), "Saving the pictures")
    qtbot.waitUntil(lambda: work.done > 0)
    button = dialog.findChild(QPushButton)
    assert button is not None
    with qtbot.waitSignal(dialog.cancelled):
        {
            "button": lambda: qtbot.mouseClick(button, Qt.MouseButton.LeftButton),
            "escape": lambda: QTest.keyClick(dialog, Qt.Key.Key_Escape),
            "close": dialog.close,
            "call": dialog.cancel,
        }[way]()
    assert work.was_closed
    assert not dialog.is_running
    assert not dialog.isVisible()
    assert told == []


def test_errors_are_reported(dialog: ExportProgress, qtbot: QtBot) -> None:
    error = StudioError(Message("disk_full", "The disk is full."))
    with qtbot.waitSignal(dialog.failed) as caught:
        dialog.run(Work(3, error).pieces(), "Saving the pictures")
    assert caught.args == [error]
    assert not dialog.is_running
    assert not dialog.isVisible()


def test_a_studio_error_ends_it(dialog: ExportProgress, qtbot: QtBot) -> None:
    with capture_exceptions() as errors:
        dialog.run(Work(3, ZeroDivisionError()).pieces(), "Saving the pictures")
        qtbot.waitUntil(lambda: not dialog.is_running)
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    assert not dialog.isVisible()


def test_another_task_replaces_the_first(dialog: ExportProgress, qtbot: QtBot) -> None:
    first, second = Work(10**9), Work(5)
    dialog.run(first.pieces(), "Saving the pictures")
    with qtbot.waitSignals([dialog.cancelled, dialog.finished_work], order="strict"):
        dialog.run(second.pieces(), "Saving the animation")
    assert second.done == 5
