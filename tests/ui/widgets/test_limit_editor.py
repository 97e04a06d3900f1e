"""A button for any combination of limits: described in words and edited by keyboard."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QCheckBox, QDoubleSpinBox, QLabel, QSpinBox
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.ui.widgets.limit_editor import LimitEditor, LimitKind


def shown(qtbot: QtBot) -> LimitEditor:
    editor = LimitEditor()
    qtbot.addWidget(editor)
    editor.show()
    return editor


def tick(editor: LimitEditor, kind: LimitKind) -> QCheckBox:
    found = editor.popup.findChild(QCheckBox, f"limit_by_{kind.value}")
    assert isinstance(found, QCheckBox)
    return found


def number(editor: LimitEditor, kind: LimitKind) -> QSpinBox | QDoubleSpinBox:
    found = editor.popup.findChild(QAbstractSpinBox, f"limit_{kind.value}")
    assert isinstance(found, QSpinBox | QDoubleSpinBox)
    return found


def note(editor: LimitEditor) -> str:
    found = editor.popup.findChild(QLabel)
    assert isinstance(found, QLabel)
    return found.text()


def test_nothing_is_limited_at_first(qtbot: QtBot) -> None:
    editor = shown(qtbot)
    assert editor.limit() == Limit()
    assert editor.text() == "no limit"
    assert not any(number(editor, kind).isEnabled() for kind in LimitKind)


def test_limits_are_combined_and_reported(qtbot: QtBot) -> None:
    editor, told = shown(qtbot), list[Limit]()
    editor.limit_changed.connect(told.append)
    for kind in LimitKind:
        tick(editor, kind).click()
    assert told[-1] == editor.limit() == Limit(simulations=100_000, seconds=10.0, depth=12)
    assert editor.text() == "100,000 simulation(s), 10.0 s, depth 12"
    assert editor.accessibleName() == "Limit of the search: 100,000 simulation(s), 10.0 s, depth 12"
    tick(editor, LimitKind.SECONDS).click()
    assert told[-1] == editor.limit() == Limit(simulations=100_000, depth=12)
    assert number(editor, LimitKind.SECONDS).value() == 10.0, "the number is kept for the next time"


def test_it_is_opened_filled_and_closed_by_keyboard(qtbot: QtBot) -> None:
    editor = shown(qtbot)
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_Space)
    qtbot.waitUntil(editor.popup.isVisible)
    first = tick(editor, LimitKind.SIMULATIONS)
    qtbot.waitUntil(first.hasFocus)
    QTest.keyClick(first, Qt.Key.Key_Space)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    count = number(editor, LimitKind.SIMULATIONS)
    qtbot.waitUntil(count.hasFocus)
    count.selectAll()
    QTest.keyClicks(count, "2500")
    QTest.keyClick(count, Qt.Key.Key_Tab)
    assert editor.limit() == Limit(simulations=2500)
    assert tick(editor, LimitKind.SECONDS).hasFocus()
    QTest.keyClick(editor.popup, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not editor.popup.isVisible())


def test_a_given_limit_is_shown_and_reported_once(qtbot: QtBot) -> None:
    editor, told = shown(qtbot), list[Limit]()
    editor.propose(LimitKind.SECONDS, 3.5)
    editor.limit_changed.connect(told.append)
    for _ in range(2):
        editor.set_limit(Limit(simulations=400, depth=9))
    assert told == [Limit(simulations=400, depth=9)]
    assert editor.text() == "400 simulation(s), depth 9"
    assert editor.number(LimitKind.SECONDS) == 3.5
    editor.set_limit(Limit())
    assert editor.kinds == ()


def test_its_text_follows_the_locale(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("cs_CZ"))
    editor = shown(qtbot)
    editor.set_limit(Limit(seconds=1.5))
    assert editor.text() == "1,5 s"


def test_the_last_limit_stays_where_one_is_required(qtbot: QtBot) -> None:
    editor = LimitEditor(may_be_endless=False)
    qtbot.addWidget(editor)
    editor.show()
    tick(editor, LimitKind.SECONDS).click()
    assert editor.limit() == Limit(seconds=10.0)
    assert tick(editor, LimitKind.SECONDS).isEnabled(), "the text agrees with the limit"
    assert note(editor) == "At least one limit is required. Select another limit before you clear this one."
    tick(editor, LimitKind.DEPTH).click()
    assert note(editor) == "The first limit reached ends the search."
    tick(editor, LimitKind.SECONDS).click()
    assert editor.limit() == Limit(depth=12)
    editor.set_limit(Limit(simulations=3))
    editor.set_limit(Limit(seconds=3))
    assert editor.limit() == Limit(seconds=3)
    editor.set_limit(Limit(depth=12))
    editor.set_limit(Limit())
    assert editor.limit() == Limit(depth=12)
    editor.set_limit(Limit(simulations=5, seconds=0.05))
    assert editor.limit() == Limit(simulations=5, seconds=0.05)
    assert editor.text() == "5 simulation(s), 0.05 s"


def test_hundredths_can_be_typed_and_steps_are_at_least_a_tenth(qtbot: QtBot) -> None:
    editor = shown(qtbot)
    editor.set_limit(Limit(seconds=2.0))
    seconds = number(editor, LimitKind.SECONDS)
    for _ in range(4):
        QTest.keyClick(seconds, Qt.Key.Key_Down)
    assert editor.limit() == Limit(seconds=0.1)
    seconds.selectAll()
    QTest.keyClicks(seconds, "0.05")
    QTest.keyClick(seconds, Qt.Key.Key_Return)
    assert editor.limit() == Limit(seconds=0.05)
    QTest.keyClick(seconds, Qt.Key.Key_Down)
    assert editor.limit() == Limit(seconds=0.05)


def test_in_little_space_the_text_is_elided(qtbot: QtBot) -> None:
    editor = shown(qtbot)
    editor.set_limit(Limit(simulations=100_000, seconds=2.5, depth=12))
    assert editor.minimumSizeHint().width() < editor.sizeHint().width()
    editor.resize(editor.sizeHint())
    whole = editor.grab().toImage()
    editor.resize(editor.minimumSizeHint())
    assert editor.grab().toImage() != whole
    assert editor.toolTip() == editor.text() == "100,000 simulation(s), 2.5 s, depth 12"
