"""The lessons in the real window, on the real search."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.lessons.lesson import Pane
from studio.lessons.page import Stage
from studio.machine.settings import default_path, load_settings
from studio.ui.candidates.order import Column as CandidateColumn
from studio.ui.tree.columns import TreeColumn
from studio.ui.widgets.seen import is_seen
from tests.engine.searches import whole_tree
from tests.lessons.lesson_controller import LessonController, searched_directly
from tests.sizes import one_always
from tests.window.readers import (
    Key,
    Modifier,
    Reader,
    lesson_number,
)
from tests.window.starting import Start
from tests.window.tables import Sit
from tests.window.thinking import wait_for_simulations


def agree(reader: Reader, mirror: LessonController) -> None:
    """Assert that window and runner agree, and that the arrays are equal."""
    assert reader.page == mirror.runner.page
    assert reader.stands_at(reader.place)
    thought = reader.program.live_search.thought
    assert thought is not None
    root, other = thought.snapshot.root, mirror.snapshot.root
    assert root.points.tolist() == other.points.tolist()
    assert root.child_visits.tolist() == other.child_visits.tolist()
    assert root.values.tolist() == other.values.tolist()


def shows_the_pane(reader: Reader) -> bool:
    """Return whether the pane that the step mentions is highlighted and visible beside the lesson."""
    window, look = reader.program.window, reader.page.look
    mark = window.controllers.pane_mark
    if look is None:
        return not mark.isVisible()
    seen = window.panes.board if look == "board" else window.docks[look]
    assert not window.panes.lessons.visibleRegion().isEmpty()
    framed = mark.parentWidget()
    is_framed = framed is not None and (framed is seen or framed.isAncestorOf(seen) or seen.isAncestorOf(framed))
    return mark.isVisible() and is_seen(seen) and is_framed


@pytest.mark.long
def test_the_frame_of_a_lesson_does_not_cover_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    Reader(qtbot, program).begin(3)
    window = program.window
    mark, area = window.controllers.pane_mark, window.centralWidget()
    assert area is not None
    assert mark.isVisible()
    assert mark.parentWidget() is window
    assert mark.geometry().adjusted(3, 3, -3, -3).contains(area.geometry()), "the frame is 3 pixels wide"
    window.resize(window.width() - 40, window.height() - 40)
    qtbot.waitUntil(lambda: mark.geometry().adjusted(3, 3, -3, -3).contains(area.geometry()))


@pytest.mark.long
def test_the_columns_that_a_lesson_mentions_are_open_during_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    tree = program.window.panes.tree
    reader = Reader(qtbot, program)
    reader.key(Key.Key_3, Modifier.ControlModifier)
    reader.begin(3).read_to(3)
    terms = (TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE)
    for column in terms:
        left = tree.tree_header.sectionViewportPosition(column)
        assert not tree.isColumnHidden(column)
        assert 0 <= left <= tree.viewport().width() - tree.tree_header.sectionSize(column), column.name
    reader.press("lesson_leave")
    assert tree.isColumnHidden(TreeColumn.EXPLOITATION), "the view is narrow"


def test_the_next_step_removes_the_note_that_the_search_is_running(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(1)
    note = reader.program.window.panes.note
    reader.panel.continue_refused.emit()
    assert note.text().startswith("The search is still running")
    reader.go_on()
    assert not note.text().startswith("The search is still running")


@pytest.mark.parametrize("number", one_always(7, range(1, 8)))
def test_a_lesson_can_be_read_from_first_to_last_step(qtbot: QtBot, start: Start, number: int) -> None:
    reader = Reader(qtbot, start()).begin(number)
    lesson = lesson_number(number)
    mirror = LessonController(lesson).begin()
    for place, step in enumerate(lesson.steps, 1):
        by_key = place % 2 == 0
        assert reader.page.number == place
        agree(reader, mirror)
        assert shows_the_pane(reader), place
        if step.predict is not None:
            given = reader.some_answer()
            answer = given[0] if not step.predict.options and lesson.rules.gravity else given
            answer = {"d": "4"}.get(answer, answer)
            reader.answer(given, by_key)
            mirror.answer(answer)
            verdict = reader.page.verdict
            assert verdict is not None
            assert ("Correct" in reader.text("verdict")) is (verdict.given == verdict.right)
            agree(reader, mirror)
        elif step.ask is not None:
            reader.do_what_is_asked()
        reader.go_on(by_key)
        mirror.go_on()
    assert reader.stage is Stage.ENDED
    assert reader.page == mirror.runner.page
    reader.program.window.actions_["pause"].trigger()
    assert what_was_found(reader.search_after_all()) == what_was_found(searched_directly(lesson, lesson.places[-1]))


def what_was_found(search: Search) -> object:
    """Return the whole tree, or for a million simulations, which would take gigabytes, the views of its first moves."""
    if search.simulations <= 200_000:
        return whole_tree(search)
    ways = [(), *((int(point),) for point in search.inspect(()).points)]
    return [(view.visits, view.points.tolist(), view.values.tolist()) for view in map(search.inspect, ways)]


def test_back_and_forward_restore_the_same_search(qtbot: QtBot, start: Start) -> None:
    reader = Reader(qtbot, start()).begin(3).read_to(6)
    for number in range(5, 0, -1):
        reader.go_back(by_key=number % 2 == 0)
        assert reader.page.number == number
        assert reader.stands_at(reader.place)
    reader.read_to(6)
    assert reader.stands_at(reader.place)
    tree = searched_directly(reader.lesson, reader.place)
    assert whole_tree(reader.search_after_all()) == whole_tree(tree)


def test_leaving_restores_the_search_and_the_game(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("studio.ui.program.most_threads", lambda: 3)
    program = start()
    live_search, session, window = program.live_search, program.session, program.window
    window.panes.panel.threads.setValue(2)
    before = (
        session.record,
        session.cursor,
        live_search.parameters,
        live_search.seed,
        window.controllers.search.profile,
    )
    reader = Reader(qtbot, program).begin(6).read_to(3)
    assert live_search.threads == window.panes.panel.threads.value() == 1
    assert session.record is not before[0]
    reader.press("lesson_leave")
    assert (
        session.record,
        session.cursor,
        live_search.parameters,
        live_search.seed,
        window.controllers.search.profile,
    ) == before
    assert live_search.threads == window.panes.panel.threads.value() == 2
    assert window.panes.panel.memory.value() == before[2].memory_mb
    assert not window.controllers.pane_mark.isVisible()
    assert reader.button("lesson_1").isVisible()
    window.actions_["run"].trigger()
    wait_for_simulations(qtbot, program, 500)
    window.actions_["pause"].trigger()


@pytest.mark.long
def test_a_key_leaves_the_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    record, board = program.session.record, program.window.panes.board
    action = program.window.actions_["leave_lesson"]
    assert not action.isEnabled()
    Reader(qtbot, program).begin(1)
    assert action.isEnabled()
    qtbot.keyClick(board, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert program.session.record is record
    assert (program.window.controllers.lessons.is_on, action.isEnabled()) == (False, False)


@pytest.mark.long
def test_closing_during_a_lesson_remembers_the_readers_own_settings(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.ui.program.most_threads", lambda: 3)
    program = start()
    file = tmp_path / "own.sgf"
    program.session.save(file)
    program.session.go_back(2)
    cursor = program.session.cursor
    program.window.panes.panel.threads.setValue(2)
    profile = program.window.controllers.search.profile
    reader = Reader(qtbot, program).begin(2)
    reader.read_all()
    reader.press("lesson_leave")
    reader.press("lesson_3")
    reader.waited().read_to(3)
    program.window.close()
    settings, problem = load_settings(default_path())
    assert problem is None
    assert settings.last_file == str(file)
    assert tuple(settings.last_cursor) == cursor
    assert (settings.engine.profile, settings.engine.threads) == (profile, 2)
    assert settings.engine.memory_mb == program.live_search.parameters.memory_mb
    assert settings.lessons_done == ("2-why-explore",)
    program.close()
    again = start()
    assert again.session.file == file
    window = again.window
    Reader(qtbot, again).key(Key.Key_3, Modifier.ControlModifier)
    names = [button.accessibleName() for button in window.panes.lessons._list.buttons]
    assert [", finished" in name for name in names] == [False, True, *[False] * 7]


@pytest.mark.long
def test_theme_and_language_can_change_during_a_lesson(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(2).read_to(3)
    text = reader.text("text")
    program.window.actions_["theme_dark"].trigger()
    assert reader.text("text") != text, "the keys in it have another colour"
    assert reader.page.number == 3
    parameters = program.window.controllers.lessons._before.parameters  # type: ignore[union-attr]
    program.window.new_window_wanted.emit("cs")
    again = Reader(qtbot, program)
    again.waited()
    assert again.page.number == 3
    assert again.text("place").startswith("Krok")
    program.window.controllers.lessons.leave()
    assert program.live_search.parameters == parameters
    assert program.live_search.threads == program.window.panes.panel.threads.value()
    program.window.new_window_wanted.emit("en")


@pytest.mark.long
def test_in_a_small_window_the_step_and_its_buttons_are_visible(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.resize(900, 640)
    reader = Reader(qtbot, program).begin(1)
    for _ in range(7):
        shown = window.rect()
        for name in ("lesson_continue", "lesson_back"):
            button = reader.button(name)
            corner = button.mapTo(window, QPoint(button.width(), button.height()))
            assert shown.contains(corner), name
            assert not button.visibleRegion().isEmpty()
        assert shows_the_pane(reader)
        reader.read_to(reader.page.number + 1)
    assert (window.width(), window.height()) == (900, 640)


@pytest.mark.long
def test_full_screen_keeps_pointing_to_the_pane_of_the_step(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(3)
    while reader.page.look not in (Pane.CANDIDATES, Pane.CONVERGENCE, Pane.PANEL):
        reader.read_to(reader.page.number + 1)
    reader.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: shows_the_pane(reader))
    program.window.docks["tree"].raise_()
    qtbot.waitUntil(lambda: not shows_the_pane(reader))
    reader.key(Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: shows_the_pane(reader))


@pytest.mark.long
def test_a_phase_does_not_cover_a_lesson_in_a_low_window(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    window.resize(720, 430)
    reader = Reader(qtbot, program).begin(1)
    reader.read_to(2)
    dock = window.docks["steps"]
    qtbot.waitUntil(lambda: window.docks["lessons"] in window.tabifiedDockWidgets(dock))
    reader.do_what_is_asked()
    assert reader.text("note") == "Phases performed: 2 of 2."
    assert is_seen(window.panes.lessons)
    assert not is_seen(window.panes.steps)


@pytest.mark.long
def test_candidates_show_the_priors_of_which_a_lesson_speaks(qtbot: QtBot, start: Start) -> None:
    program = start()
    Reader(qtbot, program).begin(6).read_to(5)
    program.window.docks["candidates"].raise_()
    table = program.window.panes.candidates
    qtbot.waitUntil(lambda: is_seen(table) and not table.isColumnHidden(CandidateColumn.PRIOR))


@pytest.mark.long
def test_the_board_marks_every_move_that_the_text_counts(qtbot: QtBot, start: Start) -> None:
    program = start()
    board = program.window.panes.board

    def marks(count: int) -> bool:
        return len(board.still_scene().discs) == count

    reader = Reader(qtbot, program).begin(5)
    for step, count in ((2, 76), (5, 14)):
        reader.read_to(step)
        reader.answer(str(count))
        qtbot.waitUntil(partial(marks, count))
    reader.press("lesson_leave")
    reader.begin(6).read_to(3)
    qtbot.waitUntil(partial(marks, 10))


@pytest.mark.long
def test_arrows_scroll_a_lesson_that_is_longer_than_its_pane(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(6).read_to(2)
    before = program.session.position.ply
    inside = reader.panel.findChild(QWidget, "lesson_inside")
    assert inside is not None
    program.window.resize(720, 430)
    qtbot.waitUntil(lambda: reader.panel.missing_height > 20)
    for widget in (reader.panel, reader.button("lesson_back")):
        widget.setFocus()
        for key in (Key.Key_Down, Key.Key_PageDown):
            qtbot.keyClick(widget, key)
            assert inside.pos().y() < 0
            qtbot.keyClick(widget, Key.Key_PageUp)
            assert inside.pos().y() == 0
        assert widget.hasFocus()
    assert program.session.position.ply == before


@pytest.mark.long
def test_a_resigned_game_keeps_its_state_over_a_lesson(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.resign()
    end, status = table.end, table.status
    reader = Reader(table.qtbot, table.program).begin(1)
    assert not table.end
    reader.press("lesson_leave")
    assert (table.end, table.status) == ("", status), "the card belongs to Play"
    table.window.actions_["workspace_play"].trigger()
    assert (table.end, table.status) == (end, status)
    table.window.actions_["take_back"].trigger()
    assert (table.game.is_on, table.moves) == (True, 0)


def test_the_key_of_study_moves_the_focus_to_the_list_of_lessons(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program)
    assert program.window.panes.board.hasFocus()
    reader.key(Key.Key_3, Modifier.ControlModifier)
    qtbot.waitUntil(lambda: reader.button("lesson_1").hasFocus())
    qtbot.keyClick(reader.button("lesson_1"), Key.Key_Return)
    reader.waited()
    program.window.panes.board.setFocus()
    reader.key(Key.Key_3, Modifier.ControlModifier)
    qtbot.waitUntil(reader.panel.hasFocus)
    assert reader.panel.is_reading


def test_a_click_on_study_leaves_the_focus_on_the_board(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["workspace_study"].trigger()
    qtbot.wait(0)
    assert program.window.panes.board.hasFocus()


def test_a_lesson_keeps_the_focus_when_the_window_becomes_narrow(qtbot: QtBot, start: Start) -> None:
    program = start()
    reader = Reader(qtbot, program).begin(1)
    window = program.window
    window.resize(1400, 860)
    qtbot.waitUntil(reader.panel.hasFocus)
    before = window.workspaces.states().keys()
    window.resize(1100, 760)
    qtbot.waitUntil(lambda: window.workspaces.states().keys() != before)
    assert reader.panel.hasFocus()
