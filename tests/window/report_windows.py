"""Opens the report window, reads games and saves reports, for the tests of reports."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from studio.game.record import GameRecord
from studio.ui.controllers.windows.report_window import ReportWindow
from studio.ui.program import Program
from studio.ui.report.view import Source
from tests.window.starting import Start


def opened(program: Program) -> ReportWindow:
    program.window.actions_["report"].trigger()
    window = program.window.controllers.reports.window
    assert window is not None
    return window


def presented(start: Start, record: GameRecord) -> tuple[Program, ReportWindow]:
    program = start()
    program.session.present(record)
    return program, opened(program)


def save(qtbot: QtBot, window: ReportWindow, name: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the report in the format `name`, as the user does by the menu of the button."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(path))
    action = window.view.findChild(QAction, f"report_save_{name}")
    assert isinstance(action, QAction)
    with qtbot.waitSignal(window.saving.saved, timeout=30_000):
        action.trigger()


def read(qtbot: QtBot, window: ReportWindow, *paths: Path) -> None:
    with qtbot.waitSignal(window.reading.finished, timeout=30_000):
        window.read(Source.FILES, lambda _: paths)


def double_click(qtbot: QtBot, widget: QWidget, place: QPoint) -> None:
    for click in (qtbot.mouseClick, qtbot.mouseDClick):
        click(widget, Qt.MouseButton.LeftButton, pos=place)


def click(qtbot: QtBot, table: QAbstractItemView, place: QPoint) -> None:
    """Click a row of a table as the user does."""
    table.setFocus()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def texts(window: ReportWindow, table: str) -> list[tuple[str, ...]]:
    return [row.texts for row in getattr(window.view, table).rows]
