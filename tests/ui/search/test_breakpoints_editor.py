"""Breakpoints of a search: check boxes, and a sentence when one is reached."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from studio.engine.options.breakpoints import Break, BreakKind, Breakpoints
from studio.game.notation import point_from_human
from studio.ui.search.breakpoints import BreakpointsEditor
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.views import BOARD

A1, B2 = (point_from_human(move, BOARD) for move in ("a1", "b2"))
ALL = Breakpoints(leader_changes=True, visits=5000, value_jump=0.25, anything_proven=True)


@pytest.fixture
def editor(qtbot: QtBot, theme: Theme) -> BreakpointsEditor:
    editor = BreakpointsEditor(theme)
    qtbot.addWidget(editor)
    editor.show()
    return editor


def boxes(editor: BreakpointsEditor) -> dict[str, QCheckBox]:
    return {box.text(): box for box in editor.findChildren(QCheckBox)}


def test_no_breakpoint_is_set_at_first(editor: BreakpointsEditor) -> None:
    assert editor.breakpoints() == Breakpoints()
    assert editor.sentence == ""


def test_boxes_and_numbers_make_breakpoints(editor: BreakpointsEditor) -> None:
    changes: list[Breakpoints] = []
    editor.breakpoints_changed.connect(changes.append)
    QTest.keyClick(boxes(editor)["the best move changes"], Qt.Key.Key_Space)
    assert changes == [Breakpoints(leader_changes=True)]
    visits = editor.findChild(QSpinBox)
    jump = editor.findChild(QDoubleSpinBox)
    assert visits is not None
    assert jump is not None
    assert not visits.isEnabled()
    boxes(editor)["a move reaches"].setChecked(True)
    assert visits.isEnabled()
    visits.setValue(5000)
    assert changes[-1] == Breakpoints(leader_changes=True, visits=5000)
    boxes(editor)["the mean win rate changes by"].setChecked(True)
    jump.setValue(25)
    boxes(editor)["a result is proven"].setChecked(True)
    assert changes[-1] == ALL
    boxes(editor)["a move reaches"].setChecked(False)
    assert changes[-1].visits is None


def test_setting_breakpoints_emits_no_change(qtbot: QtBot, editor: BreakpointsEditor) -> None:
    with qtbot.assertNotEmitted(editor.breakpoints_changed):
        editor.set_breakpoints(ALL)
    assert editor.breakpoints() == ALL
    editor.set_breakpoints(Breakpoints())
    assert editor.breakpoints() == Breakpoints()
    visits = editor.findChild(QSpinBox)
    assert visits is not None
    assert (visits.value(), visits.isEnabled()) == (5000, False)


@pytest.mark.parametrize(
    ("happened", "sentence"),
    [
        (
            Break(BreakKind.LEADER, B2, None, None, 12_345, A1),
            "b2 replaced a1 as the best move after 12,345 simulations.",
        ),
        (Break(BreakKind.LEADER, B2, None, None, 12_345), "b2 became the best move after 12,345 simulations."),
        (Break(BreakKind.VISITS, A1, None, 10_000, 20_000), "a1 has 10,000 visits."),
        (Break(BreakKind.VALUE, None, 0.52, 0.71, 9), "The mean win rate of Black changed from 52.0 % to 71.0 %."),
        (Break(BreakKind.PROOF, A1, None, 1.0, 9), "a1 is a proven win."),
        (Break(BreakKind.PROOF, A1, None, 0.0, 9), "a1 is a proven loss."),
        (Break(BreakKind.PROOF, A1, None, 0.5, 9), "a1 is a proven draw."),
        (Break(BreakKind.PROOF, A1, None, None, 9), "The result of a1 is proven."),
        (Break(BreakKind.PROOF, None, None, 1.0, 9), "The side to move has a proven win."),
        (Break(BreakKind.PROOF, None, None, 0.0, 9), "The side to move has a proven loss."),
        (Break(BreakKind.PROOF, None, None, 0.5, 9), "The position is a proven draw."),
        (Break(BreakKind.PROOF, None, None, None, 9), "The result of the position is proven."),
    ],
)
def test_a_reached_breakpoint_is_a_sentence(editor: BreakpointsEditor, happened: Break, sentence: str) -> None:
    editor.show_break(happened, BOARD)
    assert editor.sentence == sentence
    editor.show_break(None, BOARD)
    assert editor.sentence == ""


def test_every_part_has_a_name_and_it_is_narrow(editor: BreakpointsEditor) -> None:
    assert all(box.accessibleName().startswith("Stop when") for box in boxes(editor).values())
    assert all(number.accessibleName() for number in editor.findChildren(QSpinBox))
    assert all(number.accessibleName() for number in editor.findChildren(QDoubleSpinBox))
    assert editor.minimumSizeHint().width() <= 280


def test_another_theme_keeps_what_is_chosen(editor: BreakpointsEditor, theme: Theme) -> None:
    editor.set_breakpoints(ALL)
    editor.show_break(Break(BreakKind.PROOF, A1, None, 1.0, 9), BOARD)
    before = editor.grab().toImage()
    theme.set_colors(DARK)
    assert (editor.breakpoints(), editor.sentence) == (ALL, "a1 is a proven win.")
    assert editor.grab().toImage() != before
