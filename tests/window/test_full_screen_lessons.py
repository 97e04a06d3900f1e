"""Lessons in full screen: what is beside the board, the room of a lesson, and its keys."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.lessons.lesson import Pane
from studio.lessons.page import Stage
from studio.machine.settings import Settings, default_path, save_settings
from studio.ui.widgets.seen import is_seen
from tests.lessons.lesson_controller import ALL
from tests.window.full_screens import around, is_whole, press, tabs_of, texts_for_a_class
from tests.window.hands import child
from tests.window.readers import Reader
from tests.window.starting import Start
from tests.window.tables import Table


def test_a_class_sees_the_lesson_and_the_tree_beside_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    points = QApplication.font().pointSizeF()
    reader = Reader(qtbot, program).begin(3)
    before = len(around(program))
    reader.key(Qt.Key.Key_F11)
    panes = program.window.panes
    qtbot.waitUntil(lambda: not panes.tree.visibleRegion().isEmpty())
    docks = {"dock_lessons", "dock_tree", "dock_steps", "dock_candidates"}
    assert {part.objectName() for part in around(program)} == docks
    assert {each.objectName() for each in tabs_of(program, panes.tree)} == docks - {"dock_lessons"}
    assert not child(program, QWidget, "full_screen_black").isVisible()
    text = child(program, QLabel, "lesson_text")
    text.ensurePolished()
    seen = [text, *texts_for_a_class(program)]
    large = [widget.fontInfo().pointSizeF() for widget in seen]
    header = panes.tree.tree_header
    # the columns that the lesson explains are visible
    qtbot.waitUntil(lambda: 0 < header.length() <= panes.tree.viewport().width())
    reader.go_on()
    assert reader.page.number == 2
    assert not panes.lessons.visibleRegion().isEmpty()
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert len(around(program)) == before
    usual = [widget.fontInfo().pointSizeF() for widget in seen]
    assert all(size > 1.14 * other for size, other in zip(large, usual, strict=True)), "a class can read it"
    assert QApplication.font().pointSizeF() == points


@pytest.mark.long
def test_a_step_shows_its_explanation_beside_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader, panes = Reader(qtbot, program).begin(3), program.window.panes
    reader.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: is_seen(panes.tree))
    assert not is_seen(panes.steps)
    reader.key(Qt.Key.Key_N)
    qtbot.waitUntil(lambda: is_seen(panes.steps))
    assert is_seen(panes.lessons)
    assert not is_seen(panes.tree)


@pytest.mark.long
def test_a_lesson_that_begins_in_full_screen_is_above_the_tree(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes = program.window.panes
    Table(qtbot, program).key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    press(Qt.Key.Key_F11)
    press(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    reader = Reader(qtbot, program).begin(3)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and is_seen(panes.tree))
    assert len(tabs_of(program, panes.lessons)) == 1
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


def test_a_lesson_keeps_the_focus_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    button = child(program, QWidget, "lesson_continue")
    button.setFocus()
    reader.key(Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    assert button.hasFocus()
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    assert button.hasFocus()


@pytest.mark.long
def test_study_shows_the_lessons_in_full_screen_until_another_game_is_opened(qtbot: QtBot, start: Start) -> None:
    program = start()
    panes, table = program.window.panes, Table(qtbot, program)
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_F11)
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: panes.lessons.isAncestorOf(QApplication.focusWidget() or panes.board))
    qtbot.waitUntil(lambda: not is_seen(panes.tree))  # the empty tree gives its room to the list
    press(Qt.Key.Key_1)
    reader = Reader(qtbot, program).waited()
    assert reader.page.number == 1
    qtbot.waitUntil(lambda: is_seen(panes.tree))
    reader.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and not panes.lessons.is_reading)
    QTest.qWait(0)
    assert is_seen(panes.lessons), "the board from before the lesson is not another game"
    program.session.begin(PRESETS["tic-tac-toe"])
    qtbot.waitUntil(lambda: is_seen(panes.steps) and is_seen(panes.tree) and not is_seen(panes.lessons))
    assert program.window.isFullScreen()


@pytest.mark.long
@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1280, 800)])
def test_a_question_shows_all_its_answers_and_the_feedback(qtbot: QtBot, start: Start, size: QSize) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()  # the test's screen is smaller than that of a class
    program.window.resize(size)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    tree = program.window.panes.tree
    buttons = [child(program, QWidget, f"lesson_option_{number}") for number in range(1, 4)]
    qtbot.waitUntil(lambda: all(is_whole(button) for button in buttons))
    reader.answer(reader.some_answer())
    qtbot.waitUntil(lambda: reader.stage is Stage.JUDGED)
    feedback = child(program, QWidget, "lesson_verdict_frame")
    qtbot.waitUntil(lambda: all(is_whole(part) for part in (*buttons, feedback)))
    row = tree.visualRect(tree.model().index(0, 0)).height()
    qtbot.waitUntil(lambda: tree.viewport().height() >= 6 * row)  # the lesson is about the tree


@pytest.mark.long
@pytest.mark.parametrize("number", [Qt.Key.Key_3, Qt.Key.Key_6])
@pytest.mark.parametrize("lesson", [5, 6])
def test_the_lesson_is_whole_above_each_pane(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, number: Qt.Key, lesson: int
) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(lesson)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(1280, 800))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(1280, 800)
    lessons = program.window.panes.lessons
    reader.key(number, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not is_seen(program.window.panes.tree))
    while reader.stage is not Stage.ENDED:
        if reader.stage is Stage.PREDICTING:
            reader.answer(reader.some_answer())
        qtbot.waitUntil(lambda: lessons.missing_height <= 0 or lessons.look is Pane.CANDIDATES)
        reader.go_on()


@pytest.mark.long
def test_a_lesson_has_room_on_a_low_screen(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(1)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    qtbot.waitUntil(lambda: program.window.height() == 450)
    reader.go_on()
    label = child(program, QLabel, "lesson_text")
    qtbot.waitUntil(lambda: label.visibleRegion().boundingRect() == label.rect(), timeout=10_000)
    assert is_seen(program.window.panes.steps)


@pytest.mark.long
@pytest.mark.long
@pytest.mark.parametrize("lesson", [3, 6])
def test_a_low_screen_shows_a_question_with_all_its_answers(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, lesson: int
) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(lesson)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()
    program.window.resize(720, 450)
    while reader.stage is not Stage.PREDICTING:
        reader.go_on()
    question = child(program, QLabel, "lesson_question")
    buttons = [reader.button(f"lesson_option_{number}") for number in (1, 2)]
    qtbot.waitUntil(lambda: all(is_whole(part) for part in (question, *buttons)))
    reader.answer(reader.some_answer())
    feedback = child(program, QWidget, "lesson_verdict_frame")
    qtbot.waitUntil(lambda: is_whole(feedback))


def test_keys_reach_the_lesson_and_its_panes_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    panes, before = program.window.panes, reader.page.number
    panes.board.setFocus()
    reader.key(Qt.Key.Key_F11)
    assert panes.lessons.hasFocus()
    press(Qt.Key.Key_Return)
    assert reader.waited().page.number == before + 1
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.tree.hasFocus)
    press(Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: panes.lessons.isAncestorOf(QApplication.focusWidget() or panes.tree))
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.tree.hasFocus)


@pytest.mark.parametrize("key", [Qt.Key.Key_3, Qt.Key.Key_L])
def test_the_list_of_lessons_has_the_room_and_the_focus_at_the_next_lesson(
    qtbot: QtBot, start: Start, key: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = tuple(lesson.name for lesson in ALL[:-1])
    save_settings(default_path(), Settings(lessons_done=names))
    program = start()
    panes, reader = program.window.panes, Reader(qtbot, program)
    monkeypatch.setattr(QScreen, "size", lambda _screen: QSize(720, 450))
    reader.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: panes.lessons.isAncestorOf(QApplication.focusWidget() or panes.board))
    if key == Qt.Key.Key_L:
        panes.board.setFocus()
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()  # the test's screen is larger
    program.window.resize(720, 450)
    if key == Qt.Key.Key_L:
        reader.key(key, Qt.KeyboardModifier.AltModifier)
    last = reader.button(f"lesson_{len(ALL)}")
    qtbot.waitUntil(last.hasFocus)
    qtbot.waitUntil(lambda: is_whole(last))
    assert not is_seen(panes.tree)
    assert not is_seen(panes.steps)
    assert panes.lessons.height() > 400
    press(Qt.Key.Key_Home)
    assert reader.button("lesson_1").hasFocus()
    press(Qt.Key.Key_End)
    assert reader.button("lesson_open").hasFocus()
    press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(panes.tree.hasFocus)
    assert is_seen(panes.lessons)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_L, Qt.KeyboardModifier.AltModifier)],
)
def test_the_lessons_replace_a_review_in_full_screen(
    qtbot: QtBot, start: Start, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    program = start()
    panes, table = program.window.panes, Table(qtbot, program)
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    panes.board.setFocus()
    table.key(Qt.Key.Key_F11)
    program.window.full_screen.show_review()
    qtbot.waitUntil(lambda: is_seen(panes.key_moments) and not is_seen(panes.lessons))
    table.key(key, modifier)
    qtbot.waitUntil(lambda: is_seen(panes.lessons) and not is_seen(panes.key_moments))
    assert len(tabs_of(program, panes.lessons)) == 1
