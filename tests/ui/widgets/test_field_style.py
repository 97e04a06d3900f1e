"""The style of fields: a list that opens shows all its entries, and the focus changes no size."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import LIGHT


@pytest.mark.parametrize("count", [2, 4])
def test_an_open_list_shows_all_its_entries(qtbot: QtBot, count: int) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    dress(application, LIGHT)
    window, other, box = QWidget(), QLineEdit(), QComboBox()
    qtbot.addWidget(window)
    vbox(other, box, of=window)
    box.addItems([f"Entry {number}" for number in range(1, count + 1)])
    window.show()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    size = box.sizeHint()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    assert box.sizeHint() == size
    box.showPopup()
    view = box.view()
    needed = sum(view.sizeHintForRow(row) for row in range(count))
    qtbot.waitUntil(lambda: view.viewport().height() >= needed)
    box.hidePopup()
