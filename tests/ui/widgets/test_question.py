"""Questions with standard buttons, whose answers have mnemonics."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.question import ask

Button = QMessageBox.StandardButton


@pytest.mark.parametrize(
    ("key", "chosen"), [("Alt+S", Button.Save), ("Alt+D", Button.Discard), ("Alt+C", Button.Cancel)]
)
def test_each_answer_has_a_mnemonic(qtbot: QtBot, key: str, chosen: Button) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        for button in box.buttons():
            if button.shortcut() == QKeySequence(key):
                button.click()
        box.reject()  # without such a button the answer is wrong

    QTimer.singleShot(0, lambda: QTimer.singleShot(0, press))  # the mnemonics come with the box
    assert ask(window, "Title", "Text", Button.Save | Button.Discard | Button.Cancel, Button.Save) == chosen
