"""Full screen on a low screen, for example one of 1440×900 pixels that is scaled to 200 %."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from studio.lessons.page import Stage
from studio.ui.program import Program
from studio.ui.tree.columns import TreeColumn
from studio.ui.widgets.seen import is_seen
from tests.window.hands import child
from tests.window.readers import HEAD, Reader, open_lesson
from tests.window.starting import Start
from tests.window.tables import Table
from tests.window.thinking import step

LOW = QSize(720, 450)
LONG_TEXT = "Read this text, which is long, before you answer the question. " * 14
UNSEARCHED = f"""{HEAD}[[steps]]
text = "{LONG_TEXT}"
look = "candidates"
[steps.predict]
question = "How many moves are tried?"
rule = "children"
options = {{ 8 = "Eight", 9 = "Nine moves, each of which has been tried more than once in this search" }}
do = {{ until_simulations = 40 }}
explanation = "Each move is tried."
[[steps]]
text = "Read on."
"""


def enter(program: Program, reader: Reader | Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show full screen as on a low screen."""
    monkeypatch.setattr(QScreen, "size", lambda _screen: LOW)
    reader.key(Qt.Key.Key_F11)
    program.window.showNormal()  # the test's screen is larger
    program.window.resize(LOW)


def is_whole(part: QWidget) -> bool:
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()


def rows_seen(program: Program) -> int:
    tree = program.window.panes.tree
    return tree.viewport().height() // tree.visualRect(tree.model().index(0, 0)).height()


@pytest.mark.long
@pytest.mark.parametrize("lesson", [1, 3, 9])
def test_every_step_of_a_lesson_fits(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, lesson: int) -> None:
    program = start()
    reader, lessons = Reader(qtbot, program).begin(lesson), program.window.panes.lessons
    enter(program, reader, monkeypatch)
    while reader.stage is not Stage.ENDED:
        qtbot.waitUntil(lambda: lessons.missing_height <= 0 and not reader.text("further"))
        if reader.stage is Stage.PREDICTING:
            reader.answer(reader.some_answer())
            qtbot.waitUntil(lambda: lessons.missing_height <= 0 and not reader.text("further"))
            names = "lesson_verdict_frame", "lesson_question", "lesson_text"
            parts = [child(program, QWidget, name) for name in names]
            qtbot.waitUntil(lambda parts=parts: all(map(is_whole, parts)))  # type: ignore[misc]
        reader.go_on()


@pytest.mark.long
def test_the_columns_and_rows_of_a_lesson_about_the_tree_are_visible(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    reader, tree = Reader(qtbot, program).begin(3), program.window.panes.tree
    enter(program, reader, monkeypatch)
    reader.read_to(3)
    reader.answer(reader.some_answer())
    terms = {TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE}
    qtbot.waitUntil(lambda: terms <= set(tree.tree_header.shown()))
    qtbot.waitUntil(lambda: 0 < tree.tree_header.length() <= tree.viewport().width())
    qtbot.waitUntil(lambda: rows_seen(program) >= 8)  # the position and seven moves
    assert not is_seen(program.window.panes.tree_filter)
    reader.key(Qt.Key.Key_Escape)
    assert not program.window.panes.tree_filter.isHidden()


@pytest.mark.long
@pytest.mark.parametrize(("lesson", "number", "moves"), [(1, 7, 9), (2, 3, 8)])
def test_all_moves_that_a_text_counts_are_visible(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, lesson: int, number: int, moves: int
) -> None:
    program = start()
    reader, table = Reader(qtbot, program).begin(lesson), program.window.panes.candidates
    enter(program, reader, monkeypatch)
    reader.read_to(number)
    qtbot.waitUntil(lambda: table.model().rowCount() == moves)
    last = table.model().index(moves - 1, 0)
    qtbot.waitUntil(lambda: table.viewport().rect().contains(table.visualRect(last)))


def test_the_steps_have_their_whole_table_and_no_buttons(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    reader, steps = Reader(qtbot, program).begin(1), program.window.panes.steps
    enter(program, reader, monkeypatch)
    reader.read_to(4)
    reader.do_what_is_asked()
    table = child(program, QTableView, "step_table")
    qtbot.waitUntil(lambda: is_whole(table) and table.model().rowCount() == 2)
    last = table.visualRect(table.model().index(1, 0))
    assert table.model().index(1, 0).data() == "Root"
    assert table.viewport().rect().contains(last)
    assert not [each for each in steps.findChildren(QWidget, "panel_step_phase") if each.isVisible()]
    reader.key(Qt.Key.Key_Escape)
    assert not child(program, QWidget, "panel_step_phase").isHidden()


@pytest.mark.long
def test_the_steps_of_an_own_game_have_their_whole_table(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    table = Table(qtbot, program)
    table.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    enter(program, table, monkeypatch)
    for _ in range(3):
        step(qtbot, program, "step_simulation")
    rows = child(program, QTableView, "step_table")
    qtbot.waitUntil(lambda: is_whole(rows) and rows.model().rowCount() > 1)
    last = rows.model().index(rows.model().rowCount() - 1, 0)
    assert last.data() == "Root"
    qtbot.waitUntil(lambda: rows.viewport().rect().contains(rows.visualRect(last)))


@pytest.mark.long
def test_an_empty_pane_gives_its_room_to_a_long_question(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = start()
    reader, panes = Reader(qtbot, program), program.window.panes
    reader.key(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    open_lesson(reader, monkeypatch, tmp_path, UNSEARCHED)
    enter(program, reader, monkeypatch)
    qtbot.waitUntil(lambda: not is_seen(panes.candidates))
    qtbot.waitUntil(lambda: panes.lessons.missing_height <= 0)
    reader.key(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: is_seen(panes.candidates))  # the user wants to see a pane
    reader.answer(reader.some_answer())
    qtbot.waitUntil(lambda: panes.candidates.model().rowCount() > 0)
    program.window.docks["candidates"].raise_()
    qtbot.waitUntil(lambda: is_seen(panes.candidates))
    question = child(program, QLabel, "lesson_question")
    qtbot.waitUntil(lambda: reader.text("further") == "↑ Text above: Page Up" or is_whole(question))


@pytest.mark.long
def test_keys_scroll_the_tree_sideways(qtbot: QtBot, start: Start) -> None:
    program = start()
    table, tree = Table(qtbot, program), program.window.panes.tree
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    step(qtbot, program, "step_simulation")
    program.window.docks["tree"].show()
    program.window.docks["tree"].raise_()
    tree.tree_header.choose(list(TreeColumn))
    bar = tree.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    tree.setFocus()
    node = program.session.cursor
    qtbot.keyClick(tree, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() > 0
    qtbot.keyClick(tree, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() == 0
    assert program.session.cursor == node
