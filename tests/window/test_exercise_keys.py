"""Exercises and their dialog by keyboard only, the names of all controls, and a small window."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.threats import ThreatKind
from studio.exercises.attempt import Stage
from studio.exercises.sources import Source
from studio.ui.exercises.dialog import ExerciseDialog
from tests.sizes import one_row_always
from tests.window.hands import child, child_of
from tests.window.solving import LONGEST_MS, Solving, free_corner
from tests.window.starting import Start


def in_dialog(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys one after the other in the next dialog, wherever the focus is."""

    def carry_out() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExerciseDialog)
        try:
            qtbot.waitUntil(dialog.isActiveWindow)
            for key in keys:
                qtbot.keyClick(QApplication.focusWidget() or dialog, key)
        finally:
            if dialog.isVisible():  # a failed test must not block
                dialog.reject()

    QTimer.singleShot(0, carry_out)


CTRL = Qt.KeyboardModifier.ControlModifier


def test_an_exercise_can_be_solved_by_keyboard_only(solving: Solving) -> None:
    program, opened = solving.program, solving.program.session.record
    in_dialog(solving.qtbot, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    solving.qtbot.keyClick(program.window, Qt.Key.Key_F, CTRL)
    program.window.activateWindow()  # no window manager gives it the focus again
    solving.qtbot.waitUntil(solving.is_ready, timeout=LONGEST_MS)
    while solving.stage is Stage.TRYING:
        while (hint := solving.hint) is None or hint.move is None:
            solving.key(Qt.Key.Key_Question)
        solving.play_by_keys(hint.move)
    assert solving.stage is Stage.SOLVED
    assert "wins. Solved." in solving.bar.summary
    solving.key(Qt.Key.Key_Right, CTRL)
    assert solving.exercises.page.number == 2
    end = child(program, QToolButton, "exercise_end")
    end.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(end, Qt.Key.Key_Return)
    assert program.session.record is opened


@pytest.mark.long
def test_enter_goes_on_after_the_end_of_an_exercise(solving: Solving) -> None:
    solving.begin()
    board, note = solving.program.window.panes.board, solving.program.window.panes.note
    board.setFocus()
    solving.press("solution")
    assert solving.stage is Stage.SHOWN
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert solving.exercises.page.number == 2
    assert not note.text()
    button = child(solving.program, QToolButton, "exercise_next")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert solving.exercises.page.number == 3
    assert "Skipping does not end the streak" in button.toolTip()


def test_s_shows_the_solution_and_escape_on_the_board_ends_the_exercises(solving: Solving) -> None:
    program, opened = solving.program, solving.program.session.record
    window, actions = program.window, program.window.actions_
    assert not actions["show_solution"].isEnabled()
    assert not actions["end_exercise"].isEnabled()
    solving.begin()
    solving.key(Qt.Key.Key_S)
    assert solving.stage is Stage.SHOWN
    assert not actions["show_solution"].isEnabled()
    end = child(program, QToolButton, "exercise_end")
    end.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(end, Qt.Key.Key_Escape)
    assert program.session.record is not opened, "Escape first returns to the board"
    assert QApplication.focusWidget() is window.panes.board
    QTest.keyClick(window.panes.board, Qt.Key.Key_Escape)
    assert program.session.record is opened
    assert "Your results" in solving.bar.summary
    window.panes.candidates.setFocus()
    QTest.keyClick(window.panes.candidates, Qt.Key.Key_Escape)
    assert solving.bar.isHidden()
    assert not actions["end_exercise"].isEnabled()


@pytest.mark.long
def test_e_ends_the_exercises_and_closes_their_results(solving: Solving) -> None:
    opened = solving.program.session.record
    solving.begin()
    solving.press("solution")
    window = solving.program.window
    solving.qtbot.keyClick(window, Qt.Key.Key_E)
    assert solving.program.session.record is opened
    solving.press("close")
    assert solving.bar.isHidden()
    assert not window.actions_["end_exercise"].isEnabled()


@pytest.mark.long
def test_an_exercise_is_not_reviewed(solving: Solving) -> None:
    solving.begin()
    window = solving.program.window
    assert window.panes.summary_card.text == "Exercise"
    window.actions_["review"].trigger()
    assert "cannot be reviewed" in window.panes.note.text()
    solving.press("end")
    assert window.panes.summary_card.text != "Exercise"


@pytest.mark.long
def test_escape_closes_the_dialog_and_starts_nothing(solving: Solving) -> None:
    in_dialog(solving.qtbot, Qt.Key.Key_Escape)
    solving.qtbot.keyClick(solving.program.window, Qt.Key.Key_F, CTRL)
    assert not solving.exercises.is_on


@pytest.mark.long
def test_the_choice_in_the_dialog_is_requested(qtbot: QtBot, solving: Solving) -> None:
    dialog = ExerciseDialog(Source.OURS, ThreatKind.FOURS, None, solving.program.window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    for source in (Source.GAME, Source.FILE):
        qtbot.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Down)
        assert dialog.source is source
    qtbot.keyClick(child_of(dialog, QWidget, "exercise_kind"), Qt.Key.Key_Down)
    assert dialog.kind is ThreatKind.THREES
    level = child_of(dialog, QComboBox, "exercise_level")
    chosen = [dialog.level]
    qtbot.keyClick(level, Qt.Key.Key_Down)
    chosen.append(dialog.level)
    assert level.currentText() == "Level 1: wins in 3–7 plies"
    dialog._kind.setCurrentIndex(0)
    chosen.append(dialog.level)
    assert chosen == [None, 1, 1], "another kind keeps the level"
    assert level.currentText() == "Level 1: wins in 3 plies"


@pytest.mark.long
def test_every_control_has_a_name(qtbot: QtBot, solving: Solving) -> None:
    dialog = ExerciseDialog(Source.OURS, ThreatKind.FOURS, None, solving.program.window)
    qtbot.addWidget(dialog)
    parts = dialog.findChildren(QComboBox)
    assert len(parts) == 2
    buttons = solving.bar.findChildren(QToolButton)
    assert all(part.accessibleName() for part in (solving.bar, *parts, *buttons))
    assert all(button.accessibleDescription() for button in buttons)


@pytest.mark.long
def test_in_a_low_window_the_board_and_the_strip_below_it_stay_on_the_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.new_window_wanted.emit("cs")
    window = program.window
    low = QSize(718, 425)  # with a frame, the screen of a laptop at 200 %
    for _layout in ("normal", "low"):
        window.resize(low)
        QApplication.processEvents()
    Solving(qtbot, program).begin()
    board, strip = window.panes.board, window.panes.strip
    qtbot.waitUntil(lambda: strip.isVisible())
    assert window.size() == low
    assert board.height() >= 160
    top = strip.mapTo(window, QPoint()).y()
    assert board.mapTo(window, QPoint(0, board.height())).y() <= top
    assert top + strip.height() <= window.height()


def _is_whole(part: QWidget) -> bool:
    is_wide = isinstance(part, QLabel) or part.width() >= part.minimumSizeHint().width()
    return is_wide and part.height() >= part.heightForWidth(part.width())


@pytest.mark.long
@pytest.mark.parametrize(("language", "name"), one_row_always(2, [("cs", "Najít výhru"), ("en", "Find the win")]))
def test_everything_is_visible_in_a_small_window(qtbot: QtBot, start: Start, language: str, name: str) -> None:
    program = start()
    program.window.new_window_wanted.emit(language)
    window = program.window
    window.resize(900, 640)
    solving = Solving(qtbot, program).begin()
    assert solving.bar.accessibleName() == name
    solving.play(free_corner(program))
    assert solving.stage is Stage.REFUTED
    qtbot.waitUntil(lambda: solving.text("state") != "")
    parts = [part for part in solving.bar.findChildren(QWidget) if isinstance(part, QToolButton | QLabel)]
    for part in (each for each in parts if each.isVisible()):
        qtbot.waitUntil(partial(_is_whole, part))  # one more line may be laid out a little later
        assert window.rect().contains(part.mapTo(window, QPoint(part.width(), part.height()))), part.objectName()
    assert (window.width(), window.height()) == (900, 640)
