"""The dialog that shows the log."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.machine.log_file import LOG
from studio.ui.errors.log_dialog import LogDialog


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def shown(folder: Path, parent: QWidget) -> LogDialog:
    dialog = LogDialog(folder, parent)
    dialog.show()
    return dialog


def click(dialog: LogDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    button.click()


def test_it_shows_the_last_lines_and_their_file(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / LOG).write_text("".join(f"entry {number}\n" for number in range(1000)))
    dialog = shown(tmp_path, parent)
    assert dialog.text().endswith("entry 998\nentry 999\n")
    view = dialog.findChild(QPlainTextEdit)
    assert view is not None
    assert view.isReadOnly()
    assert view.textCursor().atEnd()
    assert [label.text() for label in dialog.findChildren(QLabel)] == [f"File: {tmp_path / LOG}"]


def test_copy_puts_the_lines_on_the_clipboard(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / LOG).write_text("one\ntwo\n")
    click(shown(tmp_path, parent), "log_copy")
    assert QGuiApplication.clipboard().text() == "one\ntwo\n"


def test_open_folder_shows_it_outside(parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click(shown(tmp_path, parent), "log_folder")
    assert opened == [QUrl.fromLocalFile(str(tmp_path))]


def test_without_a_log_it_says_so(parent: QWidget, tmp_path: Path) -> None:
    assert shown(tmp_path / "none", parent).text().startswith("The log is empty")


def test_a_log_that_cannot_be_read_is_said(parent: QWidget, tmp_path: Path) -> None:
    (tmp_path / LOG).mkdir()
    assert shown(tmp_path, parent).text().startswith("The log cannot be read (")
