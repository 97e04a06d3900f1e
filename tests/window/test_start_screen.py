"""The start screen: what it offers, its keys, and its room."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDockWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.machine.resources import resource_path
from studio.machine.settings import PlaySection, Settings, default_path, save_settings
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.board.thumbnail import BoardThumbnail
from studio.ui.panes.spec import Workspace
from studio.ui.program import Program
from studio.ui.texts.language import LANGUAGES
from tests.sizes import one_always
from tests.window.hands import child
from tests.window.starting import Start, press, rows, screen_of
from tests.window.tables import NINE, Sit, choose


@pytest.fixture
def program(start: Start, home: Path) -> Program:
    del home
    save_settings(default_path(), Settings(play=PlaySection(rules=NINE, white_level="beginner")))
    return start(is_fresh=True)


@pytest.mark.long
def test_the_stones_of_the_first_start_are_named(start: Start) -> None:
    program = start()
    window = program.window
    assert window.windowTitle() == "Sample position[*] — MCTS Studio"
    assert window.panes.status.text() == "Sample position · Move 5 · White to move"
    program.session.play(next(iter(program.session.position.legal_moves())))
    assert window.panes.status.text() == "Move 6 · Black to move"


def test_without_games_it_opens_a_sample_game(qtbot: QtBot, program: Program) -> None:
    press(qtbot, program, "sample")
    assert program.window.starting.screen is None
    assert program.session.file == resource_path("games/first-steps.sgf")
    assert program.window.workspaces.current is Workspace.ANALYSE


def test_one_click_plays_the_last_opponent(qtbot: QtBot, program: Program) -> None:
    assert child(program, QPushButton, "start_play").text() == "Pla&y against Studio, Beginner"
    press(qtbot, program, "play")
    game = program.services.live_game
    assert (game.is_on, game.awaits_person) == (True, True)
    assert program.window.starting.screen is None
    assert program.window.panes.board.hasFocus()


@pytest.mark.long
def test_one_click_plays_the_usual_game_after_a_single_other_game(sit: Sit, start: Start, qtbot: QtBot) -> None:
    table = sit(rules=NINE)
    table.begin()
    table.window.actions_["stop_game"].trigger()
    table.new_game(lambda dialog: choose(qtbot, dialog, "rules", "Tic-tac-toe"))
    assert table.session.rules == PRESETS["tic-tac-toe"]
    assert table.window.close()
    table.program.close()
    again = start(is_fresh=True)
    press(qtbot, again, "play")
    assert again.session.rules == PRESETS["gomoku-9"]


@pytest.mark.long
def test_watching_runs_the_search(qtbot: QtBot, program: Program) -> None:
    press(qtbot, program, "watch")
    assert program.window.starting.screen is None
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=60_000)
    assert program.window.workspaces.current is Workspace.ANALYSE


@pytest.mark.long
def test_watching_after_a_finished_game_begins_a_new_board(qtbot: QtBot, program: Program) -> None:
    session, rules = program.session, PRESETS["tic-tac-toe"]
    finished = GameRecord(rules)
    node = finished.root
    for row, column in ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)):
        node = finished.add(node, rules.point(row, column))
    session.present(finished)
    session.go_to_end()
    program.window.actions_["start_screen"].trigger()
    press(qtbot, program, "watch")
    assert program.window.starting.screen is None
    assert session.record is not finished
    assert (session.rules, session.position.ply) == (rules, 0)
    assert program.window.workspaces.current is Workspace.STUDY
    searched = (EngineState.THINKING, EngineState.PROVEN)  # the search of such a small game soon ends
    qtbot.waitUntil(lambda: program.live_search.state in searched, timeout=60_000)


def test_lessons_are_shown(qtbot: QtBot, program: Program) -> None:
    press(qtbot, program, "lessons")
    assert program.window.workspaces.current is Workspace.STUDY
    qtbot.waitUntil(program.window.panes.lessons.isVisible)
    qtbot.waitUntil(lambda: child(program, QWidget, "lesson_1").hasFocus())


def test_escape_shows_the_board_and_an_action_shows_the_screen_again(qtbot: QtBot, program: Program) -> None:
    screen = screen_of(program)
    assert screen.play.hasFocus()
    qtbot.keyClick(screen.play, Qt.Key.Key_Escape)
    assert program.window.starting.screen is None
    assert program.window.panes.board.hasFocus()
    program.window.actions_["start_screen"].trigger()
    assert screen_of(program).isVisible()


@pytest.mark.long
def test_arrows_and_tab_stay_on_the_screen(qtbot: QtBot, program: Program) -> None:
    screen, seen = screen_of(program), set[str]()
    for _ in range(12):
        focused = QApplication.focusWidget()
        assert focused is not None
        assert screen.isAncestorOf(focused)
        seen.add(focused.objectName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen >= {"start_play", "start_other_game", "start_watch", "start_lessons", "start_exercises", "start_open"}
    screen.play.setFocus()
    qtbot.keyClick(screen.play, Qt.Key.Key_Down)
    assert child(program, QWidget, "start_other_game").hasFocus()
    qtbot.keyClick(child(program, QWidget, "start_other_game"), Qt.Key.Key_Up)
    assert screen.play.hasFocus()


@pytest.mark.long
def test_pictures_of_boards_and_higher_cards_use_the_room_of_a_large_window(
    start: Start, home: Path, qtbot: QtBot
) -> None:
    folder = home / "games"
    folder.mkdir()
    (folder / "game.sgf").write_text("(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[0];B[hh];W[ii])")
    program = start(is_fresh=True)
    qtbot.waitUntil(lambda: bool(rows(program)), timeout=10_000)
    (row,) = screen_of(program).findChildren(QPushButton, "start_game")
    (picture,) = row.findChildren(BoardThumbnail)
    card, heights = child(program, QWidget, "start_card"), []
    for width, height in ((1440, 860), (1000, 660), (718, 425)):
        program.window.resize(width, height)
        QApplication.processEvents()
        heights.append(card.height())
        assert picture.isVisible() is (height > 500)
        above, below = child(program, QWidget, "start_play"), screen_of(program).hint
        margins = above.mapTo(screen_of(program), above.rect().topLeft()).y(), screen_of(program).height() - below.y()
        assert height < 500 or max(margins) < height / 3, "no large part of the screen is empty"
    assert heights[0] > heights[1] > heights[2]


@pytest.mark.long
def test_a_low_screen_shows_all_four_choices(qtbot: QtBot, program: Program) -> None:
    screen = screen_of(program)
    program.window.resize(718, 425)  # with a frame, the screen of a laptop at 200 %
    qtbot.waitUntil(lambda: not child(program, QWidget, "start_lessons").visibleRegion().isEmpty())
    for name in ("play", "other_game", "watch", "lessons", "exercises", "practice", "open"):
        button = child(program, QWidget, f"start_{name}")
        assert button.visibleRegion().boundingRect() == button.rect(), name
    assert screen._area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", one_always(3, LANGUAGES))
def test_in_every_language_a_small_screen_shows_all_buttons(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda *_script: ["A font with everything"])
    monkeypatch.setattr("studio.ui.texts.language.system_language", lambda: language)
    program = start(is_fresh=True)
    screen = screen_of(program)
    program.window.resize(718, 425)  # with a frame, the screen of a laptop at 200 %
    qtbot.waitUntil(lambda: not child(program, QWidget, "start_open").visibleRegion().isEmpty())
    for name in ("play", "other_game", "watch", "lessons", "exercises", "practice", "report", "open"):
        button = child(program, QWidget, f"start_{name}")
        assert button.visibleRegion().boundingRect() == button.rect(), name
    qtbot.waitUntil(lambda: screen._area.horizontalScrollBar().maximum() == 0)


@pytest.mark.long
def test_it_covers_small_windows_and_every_button_can_be_reached(program: Program) -> None:
    screen = screen_of(program)
    for size in ((1440, 860), (1000, 660), (700, 430)):
        program.window.resize(*size)
        QApplication.processEvents()
        assert screen.width() == program.window.width()
        buttons = screen.findChildren(QPushButton)
        assert all(button.width() >= button.minimumSizeHint().width() for button in buttons)
        screen._area.ensureWidgetVisible(child(program, QWidget, "start_open"))
        QApplication.processEvents()
        assert not child(program, QWidget, "start_open").visibleRegion().isEmpty()


def test_a_new_arrangement_of_the_docks_does_not_cover_it(program: Program) -> None:
    screen, window = screen_of(program), program.window
    for dock in window.findChildren(QDockWidget):
        dock.raise_()
    assert window.children()[-1] is not screen, "the last child is in front"
    QApplication.sendEvent(window, QEvent(QEvent.Type.LayoutRequest))
    assert window.children()[-1] is screen


@pytest.mark.long
def test_a_key_without_effect_is_answered_on_the_start_screen(qtbot: QtBot, program: Program) -> None:
    screen = screen_of(program)
    screen.play.setFocus()
    qtbot.keyClick(screen.play, Qt.Key.Key_P)
    assert screen.note.text() == "No game is in progress."


@pytest.mark.long
def test_other_windows_leave_the_start_screen_open(program: Program) -> None:
    screen = screen_of(program)
    program.window.actions_["matches"].trigger()
    assert screen.isVisible()


@pytest.mark.parametrize("height", [900, pytest.param(425, marks=pytest.mark.long)])
def test_during_a_game_the_screen_says_why_exercises_and_practice_do_not_begin(
    qtbot: QtBot, program: Program, height: int
) -> None:
    program.services.live_game.begin(GameSetup(PRESETS["gomoku-9"], Person(), Person()))
    program.window.starting.begin()
    screen = screen_of(program)
    program.window.resize(718, height)
    for name in ("exercises", "practice"):
        screen.show_note("")
        QApplication.processEvents()
        assert not screen.note.isVisible()
        assert screen.hint.isVisible() is (height > 500)
        press(qtbot, program, name)
        assert screen.note.text() == "A game is in progress. To solve exercises, leave the game first."
        qtbot.waitUntil(lambda: screen.note.visibleRegion().boundingRect() == screen.note.rect())
        assert not screen.hint.isVisible()


def test_a_click_below_the_cards_shows_the_board(qtbot: QtBot, program: Program) -> None:
    screen = screen_of(program)
    qtbot.waitUntil(screen.hint.isVisible)
    qtbot.mouseClick(screen.hint, Qt.MouseButton.LeftButton)
    assert not screen.isVisible()
