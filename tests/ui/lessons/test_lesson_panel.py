"""The lessons pane: the list of lessons, and a single step."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from studio.lessons.page import Stage
from studio.ui.lessons.button import Mark
from studio.ui.lessons.list import LessonList
from studio.ui.lessons.markup import undressed
from studio.ui.lessons.panel import LessonPanel
from studio.ui.lessons.texts import waiting_text
from tests.lessons.lesson_controller import ALL, LessonController, at, lesson_named
from tests.ui.lessons.lesson_windows import FIRST, SECOND, button, label, page_at

# The list


def test_all_lessons_can_be_chosen(qtbot: QtBot, panel: LessonPanel) -> None:
    lessons = panel.findChild(LessonList)
    assert lessons is not None
    assert [shown.words for shown in lessons.buttons] == [f"{lesson.title} {lesson.sentence}" for lesson in ALL]
    assert not panel.is_reading
    for number, lesson in enumerate(ALL, 1):
        with qtbot.waitSignal(panel.lesson_chosen) as chosen:
            QTest.mouseClick(button(panel, str(number)), Qt.MouseButton.LeftButton)
        assert chosen.args == [lesson]


def test_lessons_that_were_finished_are_marked(panel: LessonPanel) -> None:
    panel.show_lessons(ALL, {FIRST})
    lessons = panel.findChild(LessonList)
    assert lessons is not None
    assert [shown.mark for shown in lessons.buttons] == [Mark.RIGHT] + [Mark.NONE] * 8
    assert lessons.buttons[0].accessibleName() == "What a rollout tells, finished"
    assert lessons.buttons[1].accessibleName() == "Why exploration is needed, not finished"


def test_a_lesson_is_chosen_by_keys(qtbot: QtBot, panel: LessonPanel) -> None:
    button(panel, "1").setFocus()
    for _ in range(3):
        QTest.keyClick(panel.window().focusWidget(), Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(panel.lesson_chosen) as chosen:
            QTest.keyClick(panel.window().focusWidget(), key)
        assert chosen.args == [ALL[3]]


def test_a_file_can_be_requested(qtbot: QtBot, panel: LessonPanel) -> None:
    with qtbot.waitSignal(panel.open_requested):
        QTest.mouseClick(button(panel, "open"), Qt.MouseButton.LeftButton)


def test_other_lessons_replace_the_first_ones(panel: LessonPanel) -> None:
    lessons = panel.findChild(LessonList)
    assert lessons is not None
    for count in (2, 0, 6):
        panel.show_lessons(ALL[:count])
        assert len(lessons.buttons) == count


# A step


def test_a_step_is_shown(panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 1))
    assert panel.is_reading
    assert label(panel, "title").text() == "Why exploration is needed"
    assert label(panel, "place").text() == "Step 1 of 10"
    assert label(panel, "text").accessibleName().startswith("X has taken the corner a1, and O is to move.")
    assert "<b>exploration</b>" in label(panel, "text").text()
    assert panel.summary.startswith("Step 1 of 10. X has taken")
    assert not label(panel, "question").isVisible()
    assert not button(panel, "back").isEnabled()


def test_a_focused_lesson_has_the_focus_frame(qtbot: QtBot, panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 1))
    button(panel, "continue").setFocus()
    without = panel.grab().toImage()
    panel.setFocus()
    qtbot.waitUntil(panel.hasFocus)
    framed, middle = panel.grab().toImage(), panel.height() // 2
    assert framed.pixelColor(0, middle) != without.pixelColor(0, middle)


def test_without_a_page_the_list_is_shown(panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 1))
    panel.show_page(None)
    assert not panel.is_reading
    assert panel.summary == ""


def test_texts_cannot_inject_tags(panel: LessonPanel) -> None:
    page = replace(page_at(SECOND, 1), text='<img src="file:///x"> & **b<i>** `<a>`', title="<b>A</b>")
    panel.show_page(page)
    shown = label(panel, "text").text()
    assert "<img" not in shown
    assert "&lt;img" in shown
    assert "<b>b&lt;i&gt;</b>" in shown
    assert label(panel, "title").textFormat() is Qt.TextFormat.PlainText
    assert label(panel, "text").accessibleName() == '<img src="file:///x"> & b<i> <a>'


@pytest.mark.parametrize(
    ("pane", "shown"), [(1, "Look at: the board"), (3, "Look at: Candidates"), (8, "Look at: Shares")]
)
def test_it_highlights_a_pane(qtbot: QtBot, panel: LessonPanel, pane: int, shown: str) -> None:
    page = page_at(SECOND, pane)
    panel.show_page(page)
    assert button(panel, "look").text() == shown
    with qtbot.waitSignal(panel.pane_requested) as wish:
        QTest.mouseClick(button(panel, "look"), Qt.MouseButton.LeftButton)
    assert wish.args == [str(page.look)]
    panel.show_page(page_at(SECOND, 10))
    assert not button(panel, "look").isVisible()


def test_requested_actions_are_counted(panel: LessonPanel) -> None:
    controller = at(FIRST, 2)
    panel.show_page(controller.runner.page)
    assert label(panel, "note").text() == "Phases performed: 0 of 2. “Step One Phase” (N) performs one."
    assert button(panel, "continue").text() == "Do it for me"
    progress = controller.runner.page.progress
    assert progress is not None
    panel.show_page(replace(controller.runner.page, progress=replace(progress, done=2, is_done=True)))
    assert button(panel, "continue").text() == "Continue"
    panel.show_page(replace(controller.runner.page, progress=replace(progress, done=3, is_beyond=True)))
    note = label(panel, "note").text()
    assert note == "The search is already further than this step. Choose Continue to go back to the step."
    panel.show_page(page_at("3-the-two-terms", 4))
    assert label(panel, "note").text() == "Simulations performed: 0 of 2. “Step One Simulation” (Shift+N) performs one."


@pytest.mark.parametrize(
    ("stage", "can_go_on", "note"),
    [
        (Stage.READING, True, ""),
        (Stage.WORKING, False, "The search is running …"),
        (Stage.HELD, True, "The search was changed or stopped. Choose Continue to restore the search of this step."),
    ],
)
def test_it_shows_what_it_waits_for(panel: LessonPanel, stage: Stage, can_go_on: bool, note: str) -> None:
    panel.show_page(replace(page_at(SECOND, 2), stage=stage))
    assert button(panel, "continue").isEnabled() is can_go_on
    assert label(panel, "note").text() == note
    assert label(panel, "note").isVisible() is bool(note)


def test_text_can_be_read_while_the_search_is_prepared(panel: LessonPanel) -> None:
    page = replace(page_at(SECOND, 2), stage=Stage.WORKING, is_preparing=True)
    panel.show_page(page)
    assert label(panel, "note").text().startswith("The search is being prepared.")
    assert not button(panel, "continue").isEnabled()
    panel.show_page(replace(page, needs_no_search=True))
    assert button(panel, "continue").isEnabled()


def test_a_percent_sign_stays_beside_its_number() -> None:
    assert undressed("It is 0 %, or 12\n% of N % 2.") == "It is 0\u00a0%, or 12\u00a0% of N % 2."


def test_the_text_about_waiting_names_what_the_lesson_waits_for() -> None:
    page = replace(page_at(SECOND, 2), stage=Stage.WORKING)
    assert waiting_text(page).startswith("The search is still running.")
    assert waiting_text(replace(page, is_preparing=True)).startswith("The search is still being prepared.")


def test_the_end_of_a_lesson_leads_back_to_the_list(qtbot: QtBot, panel: LessonPanel) -> None:
    controller = LessonController(lesson_named(SECOND)).begin()
    controller.read_to(10)
    panel.show_page(controller.runner.page)
    assert button(panel, "continue").text() == "Finish"
    controller.read_all()
    panel.show_page(controller.runner.page)
    text = label(panel, "text").accessibleName()
    assert text == "This lesson is finished. Correct predictions: 2 of 4."
    assert button(panel, "continue").text() == "All lessons"
    with qtbot.waitSignal(panel.leave_requested):
        QTest.mouseClick(button(panel, "continue"), Qt.MouseButton.LeftButton)


def test_the_end_of_a_lesson_leads_to_the_next_one(qtbot: QtBot, panel: LessonPanel) -> None:
    controller = LessonController(lesson_named(SECOND)).begin()
    controller.read_all()
    panel.show_page(replace(controller.runner.page, next_title="UCT's two terms"))
    assert label(panel, "text").accessibleName().endswith("Next lesson: UCT's two terms")
    assert button(panel, "leave").text() == "All lessons"
    assert button(panel, "continue").text() == "Next lesson"
    with qtbot.waitSignal(panel.next_requested):
        QTest.mouseClick(button(panel, "continue"), Qt.MouseButton.LeftButton)


def test_the_list_is_entered_at_the_next_unfinished_lesson(panel: LessonPanel) -> None:
    panel.show_lessons(ALL, {FIRST})
    panel.enter()
    assert panel.window().focusWidget() is button(panel, "2")
    QTest.keyClick(button(panel, "2"), Qt.Key.Key_Return)
    panel.show_page(page_at(SECOND, 1))
    panel.setFocus()
    panel.show_lessons(ALL, {FIRST, SECOND})
    panel.show_page(None)
    assert panel.window().focusWidget() is button(panel, "3")
    panel.show_lessons(ALL, {lesson.name for lesson in ALL})
    panel.enter()
    assert panel.window().focusWidget() is button(panel, "1")


def test_a_digit_chooses_the_lesson_with_this_number(qtbot: QtBot, panel: LessonPanel) -> None:
    panel.show_lessons(ALL)
    panel.enter()
    with qtbot.waitSignal(panel.lesson_chosen) as chosen:
        QTest.keyClick(button(panel, "1"), Qt.Key.Key_2)
    assert chosen.args == [ALL[1]]
    panel.show_lessons(ALL[:2])
    with qtbot.assertNotEmitted(panel.lesson_chosen):
        QTest.keyClick(button(panel, "1"), Qt.Key.Key_9)


def test_an_empty_list_that_has_the_focus_passes_it_to_its_first_lesson(panel: LessonPanel) -> None:
    panel.show_lessons(())
    panel.enter()
    panel.show_lessons(ALL)
    assert panel.window().focusWidget().objectName() == "lesson_1"


def test_tab_reaches_first_what_continues_the_lesson(panel: LessonPanel) -> None:
    panel.show_page(page_at(SECOND, 2))
    panel.enter()
    assert _tabbed(panel, 4) == ["lesson_continue", "lesson_back", "lesson_look", "lesson_leave"]
    panel.show_page(page_at(SECOND, 4))
    panel.enter()
    assert _tabbed(panel, 4) == ["lesson_option_1", "lesson_option_2", "lesson_option_3", "lesson_back"]


def _tabbed(panel: LessonPanel, count: int) -> list[str]:
    """Press Tab `count` times. Return the names of the widgets that get the focus."""
    names = []
    for _ in range(count):
        QTest.keyClick(panel.window().focusWidget(), Qt.Key.Key_Tab)
        names.append(panel.window().focusWidget().objectName())
    return names


@pytest.mark.parametrize("name", ["continue", "back", "leave"])
def test_buttons_emit_the_readers_request(qtbot: QtBot, panel: LessonPanel, name: str) -> None:
    panel.show_page(page_at(SECOND, 2))
    assert button(panel, name).accessibleName()
    with qtbot.waitSignal(getattr(panel, f"{name}_requested")):
        QTest.mouseClick(button(panel, name), Qt.MouseButton.LeftButton)
