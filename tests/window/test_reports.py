"""The window of reports: the open game, its key moments, and its keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files.game_files import save_records
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from tests.game.boards import game
from tests.keeping.missed import left_alone
from tests.keeping.reviewed_games import two_games
from tests.sizes import one_always
from tests.window.hands import child_of
from tests.window.report_windows import double_click, opened, presented, read, texts
from tests.window.starting import Start
from tests.window.tables import Sit


@pytest.mark.long
def test_keys_reach_the_key_moments_of_a_report(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.present(left_alone())
    window = opened(program)
    qtbot.waitUntil(window.isActiveWindow)
    moments = child_of(window, QListWidget, "key_moments_list")
    window.view.figures.setFocus()
    QTest.keyClick(window.view.figures, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    assert moments.hasFocus()
    assert [moments.row(item) for item in moments.selectedItems()] == [0]
    visited = []
    window.view.figures.setFocus()
    for _ in range(4):
        focused = window.focusWidget()
        assert focused is not None
        visited.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [window.view.figures, window.view.plots.tabBar(), window.view.lists.tabBar(), moments] == visited


@pytest.mark.parametrize("key", one_always(2, [Qt.Key.Key_Return, Qt.Key.Key_Enter]))
def test_enter_shows_the_current_key_moment_on_the_board(qtbot: QtBot, start: Start, key: Qt.Key) -> None:
    program, window = presented(start, left_alone())
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.view.figures, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    moments = child_of(window, QListWidget, "key_moments_list")
    QTest.keyClick(moments, key)
    assert len(program.session.cursor) == 6
    assert window.note.text() == "Move 6 is shown in the main window."
    window.refresh()  # as after each edit
    assert moments.hasFocus(), "so that the arrow keys and Enter go on to the next moment"
    assert moments.currentRow() == 0


@pytest.mark.long
@pytest.mark.parametrize("is_left", [True, False])
def test_enter_on_a_moment_of_another_game_asks_about_unsaved_changes(
    qtbot: QtBot, start: Start, tmp_path: Path, is_left: bool
) -> None:
    program = start()
    window, path = opened(program), tmp_path / "game.sgf"
    save_records([left_alone()], path)
    read(qtbot, window, path)
    program.session.begin(PRESETS["gomoku-15"])
    program.session.play(point_from_human("h8", program.session.rules))
    record = program.session.record
    moments = child_of(window, QListWidget, "key_moments_list")
    moments.setFocus(Qt.FocusReason.TabFocusReason)
    asked: list[QMessageBox] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        asked.append(box)
        button = QMessageBox.StandardButton.Discard if is_left else QMessageBox.StandardButton.Cancel
        QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, answer)
    QTest.keyClick(moments, Qt.Key.Key_Return)
    assert len(asked) == 1
    assert (program.session.record is record) is not is_left
    assert program.session.file == (path if is_left else None)
    assert window.note.text() == ("Move 6 is shown in the main window." if is_left else "")


@pytest.mark.long
def test_an_empty_and_an_unreviewed_game_say_what_to_do(start: Start) -> None:
    program = start()
    program.session.begin(program.session.rules)
    window = opened(program)
    empty = window.view.findChild(QLabel, "report_empty")
    assert isinstance(empty, QLabel)
    assert empty.isVisible()
    assert empty.text().startswith("The open game has no moves yet.")
    program.session.present(game("h8 i9 g7"))
    window.open()
    assert not empty.isVisible()
    assert "F12" in window.view.moments.text
    assert texts(window, "figures")[0][1] == "–"


def test_a_chosen_moment_and_a_chosen_game_appear_in_the_main_window(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program, window = presented(start, left_alone())
    window.view.moments.moment_chosen.emit(6)
    assert len(program.session.cursor) == 6
    qtbot.waitUntil(lambda: program.window.panes.summary_card.text.startswith("6. i9"))
    path = tmp_path / "two.sgf"
    save_records([source.record for source in two_games()], path)
    read(qtbot, window, path)
    window.view.games.row_chosen.emit(2)
    assert program.session.file == path, "so that a review of the game is saved"
    assert program.session.record.black == "Ben"


@pytest.mark.long
def test_a_double_click_on_a_moment_or_a_game_stays_in_the_report(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    record = left_alone()
    program, window = presented(start, record)
    qtbot.waitUntil(window.isActiveWindow)
    moments = window.view.moments.findChild(QListWidget, "key_moments_list")
    assert isinstance(moments, QListWidget)
    double_click(qtbot, moments.viewport(), moments.visualItemRect(moments.item(0)).center())
    assert len(program.session.cursor) == 6
    assert window.isActiveWindow()
    assert window.note.text() == "Move 6 is shown in the main window."
    assert len(record.main_line()) == 7, "no move was played"

    path = tmp_path / "two.sgf"
    save_records([source.record for source in two_games()], path)
    read(qtbot, window, path)
    table = window.view.games
    double_click(qtbot, table.viewport(), table.visualRect(table.model().index(1, 0)).center())
    assert program.session.record.black == "Ben"
    assert window.isActiveWindow()
    assert window.note.text() == "The game is open in the main window."


def test_a_visible_report_follows_the_open_game(qtbot: QtBot, start: Start) -> None:
    program, window = presented(start, left_alone())
    assert [entry.ply for entry in window.view.moments.entries] == [6]
    program.session.present(game("h8 i9 g7"))
    qtbot.waitUntil(lambda: not window.view.moments.entries)


@pytest.mark.long
def test_a_visible_report_follows_edits_of_the_open_game(qtbot: QtBot, start: Start) -> None:
    program, window = presented(start, left_alone())
    record = program.session.record
    program.session.go_to(record.main_line()[5])
    program.session.play(point_from_human("e4", record.rules))
    program.session.promote(program.session.node)
    qtbot.waitUntil(lambda: not window.view.moments.entries)
    assert window.report is not None
    assert window.report.games[0].moves[-1].judged.node is program.session.node


@pytest.mark.long
def test_the_formula_is_explained(qtbot: QtBot, start: Start) -> None:
    _, window = presented(start, left_alone())
    told: list[str] = []

    def read_it() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        told.append(box.text())
        box.accept()

    QTimer.singleShot(0, read_it)
    qtbot.mouseClick(window.view.method, Qt.MouseButton.LeftButton)
    assert told == ["Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves"]


@pytest.mark.long
def test_a_second_moment_of_a_game_from_a_file_does_not_open_it_again(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    program = start()
    window, path = opened(program), tmp_path / "game.sgf"
    save_records([left_alone()], path)
    read(qtbot, window, path)
    window.view.moments.moment_chosen.emit(6)
    record = program.session.record
    assert len(program.session.cursor) == 6
    program.session.go_to(record.root)
    window.view.moments.moment_chosen.emit(6)
    assert program.session.record is record, "with its edits and its search"
    assert len(program.session.cursor) == 6
    program.session.present(game("h8 i9 g7"))
    window.view.moments.moment_chosen.emit(6)
    assert program.session.file == path


def test_during_a_game_the_report_is_disabled_and_its_tooltip_says_why(sit: Sit) -> None:
    table = sit(white="person")
    report = table.window.actions_["report"]
    tips = report.toolTip(), report.statusTip()
    assert report.isEnabled()
    table.begin()
    reason = "The report is hidden while you play. Leave the game to see it."
    assert not report.isEnabled()
    assert (report.toolTip(), report.statusTip()) == (reason, reason)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    table.qtbot.keyClick(table.window.panes.board, Qt.Key.Key_R, keys)
    assert table.text("note") == reason
    table.press("stop_game")
    assert report.isEnabled()
    assert (report.toolTip(), report.statusTip()) == tips
