"""The lessons pane: questions, answers, keys and layout."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from studio.lessons.page import Stage
from studio.ui.lessons.button import LessonButton, Mark
from studio.ui.lessons.panel import LessonPanel
from studio.ui.widgets.dressing import dress
from studio.ui.widgets.theme import DARK, GRID, LIGHT
from tests.lessons.lesson_controller import ALL, LessonController, at, lesson_named
from tests.sizes import one_always
from tests.ui.lessons.lesson_windows import SECOND, Window, button, judged, label, option, page_at
from tests.ui.shown_texts import clipped

# A question


def test_an_option_can_be_chosen(qtbot: QtBot, panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 4))
    QApplication.processEvents()
    assert label(panel, "question").accessibleName() == "Which move does the next simulation try?"
    assert not button(panel, "continue").isEnabled()
    assert not label(panel, "verdict").isVisible()
    with qtbot.waitSignal(panel.answer_chosen) as chosen:
        QTest.mouseClick(option(panel, 2), Qt.MouseButton.LeftButton)
    assert chosen.args == ["b2"]


def test_a_wrong_answer_is_explained(panel: LessonPanel) -> None:
    panel.show_page(judged("b2"))
    assert [option(panel, number).mark for number in (1, 2, 3)] == [Mark.RIGHT, Mark.WRONG, Mark.NONE]
    assert option(panel, 1).accessibleName() == "Correct answer: c1, which won"
    assert option(panel, 2).accessibleName() == "Your answer, incorrect: b2, to be sure"
    assert not option(panel, 1).isEnabled()
    assert label(panel, "verdict").text() == "Incorrect."
    assert (
        label(panel, "explanation").accessibleName().startswith("It tries c1 again: 100\u00a0% is more than 0\u00a0%.")
    )
    assert panel.summary.startswith("Incorrect. It tries c1 again")
    assert button(panel, "continue").isEnabled()


def test_a_right_answer_is_confirmed(panel: LessonPanel) -> None:
    panel.show_page(judged("c1"))
    assert [option(panel, number).mark for number in (1, 2, 3)] == [Mark.RIGHT, Mark.NONE, Mark.NONE]
    assert label(panel, "verdict").text() == "Correct."


def test_the_answer_is_marked_while_the_search_works(panel: LessonPanel) -> None:
    panel.show_page(replace(page_at(SECOND, 4), stage=Stage.WORKING, given="b2"))
    assert [option(panel, number).mark for number in (1, 2, 3)] == [Mark.NONE, Mark.CHOSEN, Mark.NONE]
    assert not option(panel, 1).isEnabled()


def test_a_point_is_requested_and_named(panel: LessonPanel) -> None:
    controller = at("6-priors", 4)
    panel.show_page(controller.runner.page)
    assert (
        label(panel, "hint").text() == "Click your move on the board, or choose it with Shift+arrows and press Enter."
    )
    panel.show_page(replace(controller.runner.page, stage=Stage.WORKING, given="e4"))
    assert label(panel, "hint").text() == "Your answer: e4"
    controller.answer("e4")
    panel.show_page(controller.runner.page)
    assert label(panel, "verdict").text() == "Incorrect: the answer is g5, not e4."
    assert not label(panel, "hint").isVisible()


# Keys


def test_keys_of_the_pane_do_not_reach_the_window(qtbot: QtBot, window: Window, panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 2))
    panel.setFocus()
    with qtbot.waitSignal(panel.continue_requested):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    for key, modifier in (
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    ):
        with qtbot.waitSignal(panel.back_requested):
            QTest.keyClick(panel, key, modifier)
    panel.show_page(page_at(SECOND, 4))
    for number, answer in enumerate(("c1", "b2", "a2"), 1):
        with qtbot.waitSignal(panel.answer_chosen) as chosen:
            QTest.keyClick(panel, Qt.Key(Qt.Key.Key_0 + number))
        assert chosen.args == [answer]
    assert window.heard == []


def test_other_keys_reach_the_window(window: Window, panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 2))
    panel.setFocus()
    for key in (Qt.Key.Key_N, Qt.Key.Key_Left, Qt.Key.Key_1):
        QTest.keyClick(panel, key)
    assert window.heard == ["N", "Left", "1"]
    panel.show_page(None)
    QTest.keyClick(panel, Qt.Key.Key_Backspace)
    assert window.heard[-1] == "Backspace"


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 4))
    option(panel, 3).setFocus()
    with qtbot.waitSignal(panel.answer_chosen) as chosen:
        QTest.keyClick(option(panel, 3), Qt.Key.Key_Return)
    assert chosen.args == ["a2"]
    button(panel, "back").setFocus()
    with qtbot.waitSignal(panel.back_requested), qtbot.assertNotEmitted(panel.continue_requested):
        QTest.keyClick(button(panel, "back"), Qt.Key.Key_Return)


def test_keys_work_after_the_focused_button_disappears(panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 4))
    option(panel, 1).setFocus()
    panel.show_page(page_at(SECOND, 6))
    assert panel.window().focusWidget() is panel
    other = QWidget(panel.window())
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    panel.show_page(page_at(SECOND, 4))
    assert panel.window().focusWidget() is other


# Small windows


def seen_rows(widget: QWidget) -> int:
    """Return how many rows of pixels of the widget are visible."""
    return widget.visibleRegion().boundingRect().height()


def is_whole(widget: QWidget) -> bool:
    return seen_rows(widget) == widget.height()


def answered(qtbot: QtBot, window: Window, given: str, room: int) -> None:
    """Answer the question of a page with `room` pixels of height."""
    inside = window.panel.findChild(QWidget, "lesson_inside")
    area = next(each for each in window.panel.findChildren(QScrollArea) if each.widget() is inside)
    area.setFixedHeight(room)
    window.panel.show_page(page_at(SECOND, 4))
    qtbot.waitUntil(lambda: area.viewport().height() == room)
    window.panel.show_page(judged(given))
    QApplication.processEvents()


@pytest.mark.parametrize(("given", "chosen"), [("c1", 1), ("b2", 2)])
def test_the_question_the_answer_and_the_feedback_are_visible_in_a_low_window(
    qtbot: QtBot, window: Window, panel: LessonPanel, given: str, chosen: int
) -> None:
    answered(qtbot, window, given, 640)
    frame = panel.findChild(QFrame, "lesson_verdict_frame")
    assert frame is not None
    assert frame.y() > option(panel, 3).y(), "there is room for all answers"
    height = frame.height() + label(panel, "question").height() + 2 * option(panel, 1).height() + 4 * GRID
    answered(qtbot, window, given, height)
    assert option(panel, chosen).y() < frame.y()
    assert chosen == 3 or frame.y() < option(panel, chosen + 1).y(), "the feedback is below the chosen answer"
    assert all(map(is_whole, (label(panel, "question"), option(panel, chosen), frame)))
    answered(qtbot, window, given, frame.height() + option(panel, chosen).height() + 2 * GRID)
    assert all(map(is_whole, (option(panel, chosen), frame)))
    answered(qtbot, window, given, 100)
    assert is_whole(option(panel, chosen))
    assert is_whole(label(panel, "verdict"))


# Appearance


@pytest.mark.parametrize("width", one_always(3, [280, 300, 430]))
@pytest.mark.parametrize("name", one_always(3, [lesson.name for lesson in ALL]))
def test_no_text_is_cut_off(qtbot: QtBot, window: Window, panel: LessonPanel, width: int, name: str) -> None:
    window.resize(width, 640)
    controller = LessonController(lesson_named(name)).begin()
    while controller.stage is not Stage.ENDED:
        for _ in range(2):
            panel.show_page(controller.runner.page)
            qtbot.waitUntil(lambda: not list(clipped(window)))  # a page may be laid out a second time
            assert panel.width() == width
            if controller.stage is not Stage.PREDICTING:
                break
            controller.answer(controller.some_answer())
        controller.go_on()


def test_buttons_are_as_tall_as_their_text(window: Window, panel: LessonPanel) -> None:
    first = button(panel, "1")
    assert isinstance(first, LessonButton)
    window.resize(600, 900)
    QApplication.processEvents()
    wide = first.height()
    window.resize(280, 900)
    QApplication.processEvents()
    assert first.height() > wide >= QFontMetrics(first.font()).height() * 2


def test_it_follows_the_theme(qapp: QApplication, window: Window, panel: LessonPanel) -> None:
    panel.show_page(judged("b2"))
    for colors in (DARK, LIGHT):
        dress(qapp, colors)
        window.theme.set_colors(colors)
        assert colors.border in label(panel, "explanation").text()
    assert panel.accessibleName() == "Lessons"
    assert all(found.accessibleName() for found in panel.findChildren(QPushButton) if found.isVisible())
