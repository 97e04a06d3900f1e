"""The dialog before practice."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from studio.practice.statistics import Statistics
from studio.ui.exercises.practice_dialog import PracticeDialog


def test_enter_presses_the_focused_button_not_the_default_one(qtbot: QtBot) -> None:
    dialog = PracticeDialog("")
    qtbot.addWidget(dialog)
    dialog.show_statistics(Statistics(due=3, cards=3))
    dialog.show()
    added, begun = list[bool](), list[bool]()
    dialog.open_game_requested.connect(lambda: added.append(True))
    dialog.accepted.connect(lambda: begun.append(True))
    button = dialog.findChild(QPushButton, "practice_open_game")
    assert isinstance(button, QPushButton)
    button.setEnabled(True)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert (added, begun) == ([True], [])
