"""What the dialog of an unexpected error says, and what its buttons do."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from studio.ui.errors.error_dialog import ErrorDialog, ErrorReport, Safety

REPORT = ErrorReport("ZeroDivisionError: division by zero", "MCTS Studio 1.0\n\nFile x.py, line 3\n")


@pytest.fixture
def dialog(qtbot: QtBot) -> ErrorDialog:
    dialog = ErrorDialog(REPORT, Safety.SAVED, None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def button(dialog: ErrorDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, f"error_{name}")
    assert found is not None
    return found


def labels(dialog: ErrorDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.text() and label.isVisible()]


def test_it_says_what_happened_and_shows_the_details(dialog: ErrorDialog) -> None:
    assert labels(dialog) == [
        "An unexpected error occurred (ZeroDivisionError: division by zero).",
        "The open game has no unsaved changes.",
    ]
    details = dialog.findChild(QPlainTextEdit)
    assert details is not None
    assert details.toPlainText() == REPORT.details
    assert details.isReadOnly()
    assert details.accessibleName() == "Details of the error"
    assert dialog.accessibleDescription().startswith("An unexpected error occurred")


@pytest.mark.parametrize(
    ("safety", "sentence"),
    [
        (Safety.SAVED, "The open game has no unsaved changes."),
        (Safety.RECOVERABLE, "The unsaved changes of the open game are in the recovery file."),
        (Safety.UNSAVED, "Not all changes of the open game are in the recovery file. Save the game now."),
    ],
)
def test_it_says_whether_the_game_is_safe(qtbot: QtBot, safety: Safety, sentence: str) -> None:
    dialog = ErrorDialog(REPORT, safety, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert labels(dialog)[1].startswith(sentence)


def test_copy_details_puts_them_on_the_clipboard(dialog: ErrorDialog) -> None:
    QGuiApplication.clipboard().clear()
    button(dialog, "copy").click()
    assert QGuiApplication.clipboard().text() == REPORT.details
    assert dialog.isVisible()


def test_further_errors_are_counted_in_one_line(qtbot: QtBot, dialog: ErrorDialog) -> None:
    for _ in range(1000):
        dialog.count_another()
    qtbot.waitUntil(lambda: len(labels(dialog)) == 3, timeout=5000)
    assert labels(dialog)[2].replace(",", "").startswith("1000 more error")


def test_enter_and_escape_continue(qtbot: QtBot, dialog: ErrorDialog) -> None:
    assert button(dialog, "continue").isDefault()
    with qtbot.assertNotEmitted(dialog.quit_requested), qtbot.waitSignal(dialog.accepted):
        button(dialog, "continue").click()
    assert not dialog.isVisible()


def test_quit_closes_it_before_it_is_told(dialog: ErrorDialog) -> None:
    seen: list[bool] = []
    dialog.quit_requested.connect(lambda: seen.append(dialog.isVisible()))
    button(dialog, "quit").click()
    assert seen == [False]


def test_open_log_is_told(qtbot: QtBot, dialog: ErrorDialog) -> None:
    with qtbot.waitSignal(dialog.log_requested):
        button(dialog, "log").click()
    assert dialog.isVisible()
