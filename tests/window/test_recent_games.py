"""The recent games on the start screen: which are listed, their names and order, and how they are continued."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.game.stones import Stone
from studio.machine.settings import PlaySection, Settings, default_path, load_settings, save_settings
from studio.players.levels import SeatedEngine
from studio.players.seats import Person
from studio.ui.panes.spec import Workspace
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID
from tests.window.hands import child
from tests.window.starting import Start, press, rows, screen_of
from tests.window.tables import NOUGHTS, Sit, recent


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
