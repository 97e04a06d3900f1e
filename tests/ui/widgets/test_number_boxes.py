"""Number boxes commit a typed number before a shortcut, which leaves the focus in the box."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox, counter, decimals

Key, Modifier = Qt.Key, Qt.KeyboardModifier


def shown(qtbot: QtBot, box: IntegerBox | DecimalBox, values: list[float]) -> QWidget:
    """Return a window with the box above a button, which appends the value of the box to `values`."""
    window, button = QWidget(), QPushButton("&Start")
    button.clicked.connect(lambda: values.append(box.value()))
    vbox(box, button, of=window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    box.setFocus()
    box.selectAll()
    return window


@pytest.mark.parametrize("make", [lambda: counter(1, 1000), lambda: decimals(1, 1000)], ids=["whole", "decimal"])
def test_a_typed_number_counts_before_a_mnemonic(qtbot: QtBot, make: type[IntegerBox]) -> None:
    box, values = make(), list[float]()
    window = shown(qtbot, box, values)
    QTest.keyClicks(box, "6")
    assert box.value() == 1, "the number may not be complete"
    QTest.keyClick(box, Key.Key_S, Modifier.AltModifier)
    qtbot.waitUntil(lambda: values == [6])
    assert window.focusWidget() is box


def test_keys_of_the_box_and_modifiers_do_not_end_typing(qtbot: QtBot) -> None:
    box = counter(10, 1000)
    window = shown(qtbot, box, [])
    QTest.keyClicks(box, "1")
    for key, modifiers in ((Key.Key_Shift, Modifier.NoModifier), (Key.Key_A, Modifier.ControlModifier)):
        QTest.keyClick(box, key, modifiers)
    assert box.text() == "1", "a committed number would have been corrected to 10"
    QTest.keyClick(box, Key.Key_End)
    QTest.keyClicks(box, "5")
    QTest.keyClick(box, Key.Key_Return)
    assert box.value() == 15
    assert window.focusWidget() is box
