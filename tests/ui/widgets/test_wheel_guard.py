"""The wheel scrolls a form and changes no value in it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.wheel_guard import WheelGuard


def turn(control: QWidget) -> bool:
    """Turn the wheel by one notch over the control, and return whether the control took the event."""
    place = QPointF(control.rect().center())
    event = QWheelEvent(
        place,
        QPointF(control.mapToGlobal(place.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(control, event)
    return event.isAccepted()


@pytest.mark.parametrize("is_focused", [False, True])
def test_only_a_focused_control_takes_the_wheel(qtbot: QtBot, *, is_focused: bool) -> None:
    form, names, number, other = QWidget(), QComboBox(), QSpinBox(), QSpinBox()
    qtbot.addWidget(form)
    names.addItems(["a", "b"])
    number.setValue(5)
    vbox(names, number, other, of=form)
    WheelGuard(form).guard(form)
    form.show()
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    for control in (names, number):
        (control if is_focused else other).setFocus()
        assert turn(control) is is_focused
    assert (names.currentText(), number.value()) == (("b", 4) if is_focused else ("a", 5))
