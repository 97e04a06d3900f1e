"""Escape in the search field of a dialog clears the text first, then closes the dialog."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from studio.ui.widgets.clear_on_escape import ClearOnEscape


def test_escape_clears_the_text_and_then_closes_the_dialog(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    field = QLineEdit(dialog)
    ClearOnEscape(field)
    dialog.show()
    field.setFocus()
    QTest.keyClicks(field, "run")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), dialog.isVisible()) == ("", True)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
