"""Helpers that find and fill the fields of the dialog of a new game."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QWidget,
)

from studio.game.rules import PRESETS
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.ui.play.new_game import NewGameDialog
from studio.ui.widgets.limit_editor import LimitEditor, LimitKind

GUEST = EngineEntry("A guest", ("guest",))
PROPOSED = GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio"))
Make = Callable[[GameSetup], NewGameDialog]


def combo(dialog: NewGameDialog, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, f"new_game_{name}")
    assert found is not None
    return found


def box(dialog: NewGameDialog, name: str) -> QAbstractSpinBox:
    found = dialog.findChild(QAbstractSpinBox, f"new_game_{name}")
    assert found is not None
    return found


def check(dialog: NewGameDialog, name: str) -> QCheckBox:
    found = dialog.findChild(QCheckBox, f"new_game_{name}")
    assert found is not None
    return found


def sentence(dialog: NewGameDialog, name: str) -> str:
    found = dialog.findChild(QLabel, f"new_game_{name}")
    assert found is not None
    return found.text()


def limit(dialog: NewGameDialog, side: str) -> LimitEditor:
    found = dialog.findChild(LimitEditor, f"new_game_{side}_limit")
    assert found is not None
    return found


def set_limit(dialog: NewGameDialog, side: str, kind: LimitKind, text: str) -> None:
    """Set one number of a side's limit in the popup of its limit button."""
    popup = limit(dialog, side).popup
    tick, number = popup.findChild(QCheckBox, f"limit_by_{kind}"), popup.findChild(QAbstractSpinBox, f"limit_{kind}")
    assert tick is not None
    assert number is not None
    if not tick.isChecked():
        tick.click()
    write(number, text)
    QTest.keyClick(number, Qt.Key.Key_Return)


def named(field: QWidget) -> str:
    return field.accessibleName() or (field.text() if isinstance(field, QCheckBox) else "")


def start(dialog: NewGameDialog) -> QPushButton:
    found = dialog.findChild(QPushButton, "new_game_start")
    assert found is not None
    return found


def choose(choice: QComboBox, text: str) -> None:
    """Choose an entry of a combo box with the keyboard."""
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(choice.count()):
        if choice.currentText() != text:
            QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.currentText() == text


def write(number: QAbstractSpinBox, text: str) -> None:
    number.selectAll()
    QTest.keyClicks(number, text)
