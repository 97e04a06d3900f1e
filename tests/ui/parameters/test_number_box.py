"""A number keeps its exact value until the user types another one."""

import math

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.ui.parameters.number_box import NumberBox


def shown(qtbot: QtBot, low: float, high: float, step: float = 1, *, whole: bool = False) -> NumberBox:
    box = NumberBox(low, high, step, whole=whole)
    qtbot.addWidget(box)
    box.show()
    return box


def typed(box: NumberBox, text: str) -> None:
    """Type over the old text; a character without a key is pasted."""
    box.selectAll()
    if text.isascii():
        QTest.keyClick(box, Qt.Key.Key_Delete)
        QTest.keyClicks(box, text)
    else:
        QApplication.clipboard().setText(text)
        QTest.keyClick(box, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_a_number_with_many_digits_keeps_all_of_them(qtbot: QtBot) -> None:
    box = shown(qtbot, 0, 1000, 0.1)
    box.set_value(math.sqrt(2))
    assert (box.text(), box.value) == ("1.41421", math.sqrt(2))
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.value == math.sqrt(2)


def test_what_is_typed_is_reported_at_once(qtbot: QtBot) -> None:
    box, told = shown(qtbot, 0, 1000, 0.1), list[float]()
    box.value_changed.connect(lambda: told.append(box.value))
    typed(box, "0.25")
    assert told[-1] == box.value == 0.25
    box.set_value(7.0)
    assert told[-1] == 0.25, "a number set by the program emits no signal"


def test_steps_are_exact_and_stop_at_the_bounds(qtbot: QtBot) -> None:
    box = shown(qtbot, 0, 0.5, 0.1)
    values = []
    for key in (*[Qt.Key.Key_Up] * 7, *[Qt.Key.Key_Down] * 7):
        QTest.keyClick(box, key)
        values.append(box.value)
    assert values == [0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("text", ["7.5", "-3", "26", "1e9", "five", "∞", ""])
def test_an_integer_field_refuses_fractions_and_restores_its_value(qtbot: QtBot, text: str) -> None:
    box = shown(qtbot, 0, 25, whole=True)
    box.set_value(4)
    typed(box, text)
    assert box.value in (4, *range(8)), "a part of it may be a number"
    before = box.value
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert (box.value, box.text()) == (before, str(before))
    assert isinstance(box.value, int)


def test_an_integer_may_be_written_with_separators(qtbot: QtBot) -> None:
    box = shown(qtbot, 1, 65_536, whole=True)
    typed(box, "1,024")
    assert box.value == 1024
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.text() == "1,024"


def test_without_a_bound_it_may_be_infinite(qtbot: QtBot) -> None:
    box = shown(qtbot, -1, math.inf, 0.1)
    for text in ("inf", "∞"):
        box.set_value(0.5)
        typed(box, text)
        assert box.value == math.inf
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert box.value == math.inf
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.value == 1.0
    typed(box, "-0.5")
    assert box.value == -0.5


def test_the_decimal_comma_of_a_language_is_accepted(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("cs_CZ"))
    box = shown(qtbot, 0, 10, 0.1)
    box.set_value(0.5)
    assert box.text() == "0,5"
    typed(box, "1,25")
    assert box.value == 1.25
    typed(box, "1.5")
    assert box.value == 1.5


def test_letters_cannot_be_typed(qtbot: QtBot) -> None:
    box = shown(qtbot, 0, 10)
    assert box.validate("x", 1)[0] is QValidator.State.Invalid
    assert box.validate("99", 1)[0] is QValidator.State.Intermediate
    assert box.validate("9", 1)[0] is QValidator.State.Acceptable
