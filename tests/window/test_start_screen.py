"""The start screen: what it offers, its keys, and the names of recent games."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.machine.resources import resource_path
from studio.machine.settings import PlaySection, Settings, default_path, load_settings, save_settings
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.board.thumbnail import BoardThumbnail
from studio.ui.panes.spec import Workspace
from studio.ui.play.start_screen import StartScreen
from studio.ui.program import Program
from studio.ui.texts.language import LANGUAGES
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID
from tests.sizes import one_always
from tests.window.hands import child
from tests.window.starting import Start
from tests.window.tables import NINE, NOUGHTS, Sit, choose, recent


@pytest.fixture
def program(start: Start, home: Path) -> Program:
    del home
    save_settings(default_path(), Settings(play=PlaySection(rules=NINE, white_level="beginner")))
    return start(is_fresh=True)


def screen_of(program: Program) -> StartScreen:
    screen = program.window.starting.screen
    assert screen is not None
    return screen


@pytest.mark.long
def test_the_stones_of_the_first_start_are_named(start: Start) -> None:
    program = start()
    window = program.window
    assert window.windowTitle() == "Sample position[*] — MCTS Studio"
    assert window.panes.status.text() == "Sample position · Move 5 · White to move"
    program.session.play(next(iter(program.session.position.legal_moves())))
    assert window.panes.status.text() == "Move 6 · Black to move"


def press(qtbot: QtBot, program: Program, name: str) -> None:
    qtbot.mouseClick(child(program, QPushButton, f"start_{name}"), Qt.MouseButton.LeftButton)


def rows(program: Program) -> list[str]:
    return [row.accessibleName() for row in screen_of(program).findChildren(QPushButton, "start_game")]


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
def test_an_unfinished_game_opens_at_its_end_and_goes_on_by_one_click(sit: Sit, start: Start, qtbot: QtBot) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    table.play("b2")
    table.wait_for_turn(2)
    assert table.window.close()
    table.program.close()
    again = start(is_fresh=True)
    qtbot.waitUntil(lambda: bool(rows(again)), timeout=10_000)
    again.session.begin(again.session.rules)
    again.window.actions_["start_screen"].trigger()
    qtbot.waitUntil(lambda: bool(rows(again)), timeout=10_000)
    qtbot.mouseClick(screen_of(again).findChildren(QPushButton, "start_game")[0], Qt.MouseButton.LeftButton)
    assert again.session.position.ply == 2
    assert again.window.workspaces.current is Workspace.PLAY
    again.window.actions_["play_from_here"].trigger()
    game = again.services.live_game
    assert (game.is_on, game.awaits_person) == (True, True)
    assert game.setup is not None
    assert isinstance(game.setup.white, SeatedEngine)
    assert game.setup.white.level == "beginner"


@pytest.mark.long
def test_a_game_from_a_position_of_a_finished_game_is_listed_and_continued(
    sit: Sit, start: Start, qtbot: QtBot
) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    table.play("b2")
    table.wait_for_turn(2)
    table.resign()
    table.key(Qt.Key.Key_Home)
    table.press("play_from_here")
    table.play("a1")
    table.wait_for_turn(2)
    moves = table.session.position
    assert table.window.close()
    table.program.close()
    again = start(is_fresh=True)
    qtbot.waitUntil(lambda: len(rows(again)) == 2, timeout=10_000)
    assert sorted(("Unfinished" in row, "You lost" in row) for row in rows(again)) == [(False, True), (True, False)]
    press(qtbot, again, "continue")
    game = again.services.live_game
    assert (game.is_on, game.is_own_record, again.session.position == moves) == (True, True, True)


def test_one_click_continues_an_unfinished_game(sit: Sit, start: Start, qtbot: QtBot) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    table.play("b2")
    table.wait_for_turn(2)
    assert table.window.close()
    table.program.close()
    again = start(is_fresh=True)
    button = child(again, QPushButton, "start_continue")
    qtbot.waitUntil(button.isVisible, timeout=10_000)
    press(qtbot, again, "continue")
    game = again.services.live_game
    assert (game.is_on, game.awaits_person, again.session.position.ply) == (True, True, 2)
    assert game.setup is not None
    assert isinstance(game.setup.white, SeatedEngine)
    assert game.setup.white.level == "beginner"


@pytest.mark.long
def test_recent_games_are_named_by_players_result_and_day(sit: Sit, start: Start, qtbot: QtBot) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    table.play("b2")
    table.wait_for_turn(2)
    table.resign()
    assert recent(table)[0].startswith("You – Studio, Beginner · You lost · 2 move")
    assert table.window.close()
    table.program.close()
    again = start(is_fresh=True)
    qtbot.waitUntil(lambda: bool(rows(again)), timeout=10_000)
    (row,) = rows(again)
    assert row.startswith("You – Studio, Beginner, You lost · 2 move")
    assert "Today, " in row
    shown = screen_of(again).findChildren(QPushButton, "start_game")[0]
    labels = shown.findChildren(QLabel)
    assert all(label.height() >= label.fontMetrics().height() for label in labels), "no line is cut off"
    again.session.begin(again.session.rules)
    again.window.actions_["start_screen"].trigger()
    qtbot.waitUntil(lambda: bool(rows(again)), timeout=10_000)
    qtbot.mouseClick(screen_of(again).findChildren(QPushButton, "start_game")[0], Qt.MouseButton.LeftButton)
    assert again.window.starting.screen is None
    assert len(list(again.session.record.main_line())) == 3
    assert again.window.workspaces.current is Workspace.ANALYSE


@pytest.mark.long
def test_damaged_files_are_left_out(start: Start, home: Path, qtbot: QtBot) -> None:
    folder = home / "games"
    folder.mkdir()
    (folder / "broken.sgf").write_text("no game")
    (folder / "good.sgf").write_text("(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[0]DT[2020-02-01];B[hh])")
    program = start(is_fresh=True)
    qtbot.waitUntil(lambda: bool(rows(program)), timeout=10_000)
    (row,) = rows(program)
    assert row.startswith("Ann – Ben, Draw · 1 move")
    assert row.endswith("1 February 2020")


@pytest.mark.long
def test_a_game_of_a_match_has_the_titles_of_its_engines_and_all_the_room(
    start: Start, home: Path, qtbot: QtBot
) -> None:
    folder = home / "games"
    folder.mkdir()
    (folder / "match.sgf").write_text("(;GM[4]SZ[15]PB[studio]PW[classic-uct]RE[W+R];B[hh];W[ii])")
    program = start(is_fresh=True)
    program.window.resize(718, 425)
    qtbot.waitUntil(lambda: bool(rows(program)), timeout=10_000)
    assert rows(program)[0].startswith("Studio – Classic UCT, White won")
    row = screen_of(program).findChildren(QPushButton, "start_game")[0]
    _players, outcome, _file = row.findChildren(FittedLine)
    qtbot.waitUntil(lambda: outcome.width() == row.contentsRect().width() - 4 * GRID)


@pytest.mark.long
def test_a_copy_of_a_game_is_listed_once_and_a_narrow_row_shortens_the_name_of_the_game(
    start: Start, home: Path, qtbot: QtBot
) -> None:
    folder = home / "games"
    folder.mkdir()
    game = "(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[B+R]DT[2020-02-03];B[hh];W[{}];B[ij])"
    for name, reply in (("first", "ii"), ("copy", "ii"), ("other", "gg")):
        (folder / f"{name}.sgf").write_text(game.format(reply))
    program = start(is_fresh=True)
    qtbot.waitUntil(lambda: len(rows(program)) == 2, timeout=10_000)
    outcome = screen_of(program).findChildren(QPushButton, "start_game")[0].findChildren(FittedLine)[1]
    assert outcome.text_shown.endswith("Five in a row 15×15 (gomoku)")
    qtbot.waitUntil(outcome.isVisible)  # before, a new size has no effect yet
    outcome.resize(outcome.fontMetrics().horizontalAdvance(outcome.text_shown) - 1, outcome.height())
    assert outcome.text().endswith("Five in a row 15×15")


@pytest.mark.long
def test_recent_games_are_ordered_by_the_day_that_they_show(start: Start, home: Path, qtbot: QtBot) -> None:
    folder = home / "games"
    folder.mkdir()
    for name, day in (("first", "2020-02-03"), ("second", "2020-02-01"), ("third", "2020-02-02")):
        (folder / f"{name}.sgf").write_text(f"(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[0]DT[{day}];B[hh])")
    (folder / "now.sgf").write_text("(;GM[4]SZ[15]PB[Ann]PW[Ben]RE[0];B[hh])")
    program = start(is_fresh=True)
    qtbot.waitUntil(lambda: len(rows(program)) == 4, timeout=10_000)
    found = screen_of(program).findChildren(QPushButton, "start_game")
    qtbot.waitUntil(lambda: len({row.y() for row in found}) == 4)  # they are laid out a little later
    shown = sorted(found, key=lambda row: row.y())
    days = [row.accessibleName().rsplit(", ", 1)[1] for row in shown]
    assert days[1:] == ["3 February 2020", "2 February 2020", "1 February 2020"]


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
def test_a_game_between_two_people_is_offered_as_such(start: Start, home: Path) -> None:
    del home
    save_settings(default_path(), Settings(play=PlaySection(white="person")))
    program = start(is_fresh=True)
    assert child(program, QPushButton, "start_play").text() == "Pla&y a game for two people"
    assert load_settings(default_path())[0].play.white == "person"


@pytest.mark.long
def test_a_reviewed_game_has_its_accuracy(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.game.setup is not None
    assert table.game.setup.black == Person()
    assert table.session.file is not None
    assert open_records(table.session.file).records[0].to_move(table.session.record.root) is Stone.BLACK
    assert "accuracy" not in recent(table)[0]


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
