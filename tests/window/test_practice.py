"""Practice in the real window: one session by mouse and keys, and nothing on the screen that gives the answer away."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from studio.exercises.attempt import Stage
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.practice.collecting import cards_of
from studio.ui.texts.hidden import answer_first_text
from tests.practice.games import missed_defence, missed_win, quiet
from tests.window.hands import child_of
from tests.window.practising import LONGEST_MS, Practising, damage
from tests.window.readers import Reader
from tests.window.starting import Start


def test_a_session_from_the_menu_to_the_result(practising: Practising) -> None:
    session = practising.program.session
    opened, cursor = session.record, session.cursor
    practising.begin_by_key()
    assert practising.bar.isVisible()
    assert "Black to move" in practising.text("task")
    assert "Ada – Studio (casual)" in practising.text()
    practising.play("d4")
    assert practising.is_at(Stage.REFUTED)
    assert practising.board_moves == "d4 d1", "the refutation is on the board"
    assert "the move of your game" in practising.text()
    assert "d1 e1 f1" in practising.text()
    practising.play("d4")
    assert practising.is_at(Stage.REFUTED)
    assert practising.board_moves == "d4 d1", "a double click is no second answer"
    practising.play("d1")
    assert practising.is_at(Stage.SOLVED)
    assert practising.board_moves == "d1 d4 e1"
    assert "d1 is the best move (Black: proven win): d1 d4 e1." in practising.text()
    assert "Next time in 1 day." in practising.text()
    assert "1 of 1 · 1 to repeat in this series" in practising.text("title")
    practising.press("next")
    assert "asked again" in practising.text("title")
    practising.play("d1")
    practising.press("next")
    assert not practising.practice.is_on
    assert "Right at the first try: 0 of 1." in practising.text()
    assert "1 other position will be asked again tomorrow. Nothing more is due today." in practising.text()
    assert session.record is opened
    assert session.cursor == cursor
    assert not session.is_changed
    practising.press("close")
    assert not practising.bar.isVisible()


def test_the_result_of_a_series_gives_way_to_a_lesson(practising: Practising) -> None:
    practising.begin_by_key()
    practising.play("d1")
    practising.press("next")
    assert not practising.practice.is_on
    assert practising.bar.isVisible()
    Reader(practising.qtbot, practising.program).begin(1)
    assert not practising.bar.isVisible()


def test_the_result_of_a_series_gives_way_to_another_game(practising: Practising) -> None:
    practising.begin_by_key()
    practising.play("d1")
    practising.press("next")
    assert practising.bar.isVisible()
    practising.program.session.begin(practising.program.session.rules)
    assert not practising.bar.isVisible()


def test_nothing_gives_the_answer_away(practising: Practising) -> None:
    program = practising.program
    panes, actions = program.window.panes, program.window.actions_
    actions["show_threat_line"].setChecked(True)
    actions["show_threats"].setChecked(True)
    practising.begin_by_key()
    for name in ("run", "step_simulation", "review", "play_best", "show_thinking"):
        actions[name].trigger()
    practising.qtbot.wait(800)  # longer than a threat search takes
    scene = panes.board.still_scene()
    assert scene.threat_line is None
    assert not scene.threats
    assert panes.threat_line.text() == ""
    assert panes.candidates.model().rowCount() == 0
    assert panes.key_moments.text == answer_first_text()
    assert program.live_search.thought is None or not program.live_search.thought.snapshot.simulations
    assert practising.board_moves == ""
    assert len(program.session.record.main_line()) == 1, "no moves ahead"
    assert "d1" not in practising.text()
    assert "win" not in practising.text("task")


@pytest.mark.long
def test_the_search_may_run_after_the_answer_and_stops_at_the_next_position(practising: Practising) -> None:
    practising.practice.add_game(quiet())
    practising.begin_by_key()
    hiding, hidden = practising.program.window.context.hiding, []
    for name in ("solution", "next", "end"):
        hidden.append(hiding.hides_search)
        practising.press(name)
    assert hidden == [True, False, True]
    assert not hiding.hides_search


@pytest.mark.long
def test_another_record_ends_practice(practising: Practising) -> None:
    practising.begin_by_key()
    practising.program.session.begin(practising.program.session.rules)
    assert not practising.practice.is_on
    assert not practising.bar.isVisible()
    assert not practising.program.window.context.hiding.hides_search


@pytest.mark.long
def test_exercises_end_practice_and_practice_ends_exercises(practising: Practising) -> None:
    from studio.exercises.sources import Order

    exercises = practising.program.services.exercises
    opened = practising.program.session.record
    practising.program.window.controllers.exercises.begin(Order())
    practising.qtbot.waitUntil(lambda: exercises.page.exercise is not None, timeout=LONGEST_MS)
    practising.begin_by_key()
    assert child_of(practising.program.window, QLabel, "players_mode").text() == "Practice"
    assert not exercises.is_on
    practising.program.window.controllers.exercises.begin(Order())
    practising.qtbot.waitUntil(lambda: exercises.page.exercise is not None, timeout=LONGEST_MS)
    assert not practising.practice.is_on
    practising.program.window.controllers.leave_boards()
    assert practising.program.session.record is opened


@pytest.mark.parametrize("record", [missed_win, missed_defence])
def test_the_message_has_the_numbers_of_the_chosen_side(
    practising: Practising, record: Callable[[], GameRecord]
) -> None:
    program = practising.program
    practice, actions, display = practising.practice, program.window.actions_, program.window.controllers.display
    practice.try_once(next(cards_of(record())))
    practising.press("solution")
    for name, side in (("win_rates_white", "White"), ("win_rates_black", "Black"), ("win_rates_to_move", "")):
        actions[name].trigger()
        told = side or display.viewed.name
        other = "White" if told == "Black" else "Black"
        assert f"({told}: " in practising.text(), name
        assert f"({other}: " not in practising.text(), name
        assert display.viewed.heading == f"{told} %", "as in the table"


@pytest.mark.long
def test_the_start_screen_shows_what_is_due(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.services.practice.add_game(missed_win())
    program.window.starting.end()
    program.window.actions_["start_screen"].trigger()
    screen = program.window.starting.screen
    assert screen is not None
    button = child_of(screen, QPushButton, "start_practice")
    assert button.text() == "Pr&actise (1 due) …"
    practising = Practising(qtbot, program)
    practising.in_dialog(lambda dialog: dialog.accept())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(practising.is_ready, timeout=LONGEST_MS)
    assert program.window.starting.screen is None
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    assert program.window.focusWidget() is program.window.panes.board, "not a button that shows the solution"


def test_a_review_in_the_window_adds_its_mistakes_once_it_is_saved(practising: Practising, tmp_path: Path) -> None:
    program = practising.program
    before = practising.practice.statistics().cards
    program.session.present(quiet())
    program.services.review.finished.emit(True)
    assert practising.practice.statistics().cards == before, "the review may be discarded"
    program.session.save(tmp_path / "quiet.sgf")
    assert practising.practice.statistics().cards == before + 1


@pytest.mark.long
def test_a_review_is_added_although_the_language_changed_before_it_was_saved(
    practising: Practising, tmp_path: Path
) -> None:
    program = practising.program
    before = practising.practice.statistics().cards
    program.session.present(quiet())
    program.services.review.finished.emit(True)
    program.window.new_window_wanted.emit("en")
    program.session.save(tmp_path / "quiet.sgf")
    assert practising.practice.statistics().cards == before + 1


@pytest.mark.long
def test_a_review_of_a_game_of_others_adds_nothing(practising: Practising, tmp_path: Path) -> None:
    program, game = practising.program, quiet()
    before = practising.practice.statistics().cards
    game.black, game.white = "Bea", "Bob"
    program.session.present(game)
    program.services.review.finished.emit(True)
    program.session.save(tmp_path / "others.sgf")
    assert practising.practice.statistics().cards == before


@pytest.mark.long
def test_a_review_of_a_played_game_adds_its_mistakes_at_once(practising: Practising) -> None:
    program = practising.program
    before = practising.practice.statistics().cards
    program.session.present(quiet())
    program.services.games_folder.mkdir(parents=True, exist_ok=True)
    program.session.save(program.services.games_folder / "played.sgf")
    program.services.review.finished.emit(True)
    assert practising.practice.statistics().cards == before + 1


@pytest.mark.long
def test_the_start_screen_appears_although_the_file_is_damaged(practising: Practising) -> None:
    program = practising.program
    damage(program, "INSERT INTO responses VALUES ('key', 'yesterday', 5, 1)")
    program.window.starting.end()
    program.window.actions_["start_screen"].trigger()
    assert program.window.starting.screen is not None
    assert program.window.controllers.practice.collection.due == 0


@pytest.mark.long
def test_a_position_is_removed(practising: Practising) -> None:
    practising.begin_by_key()
    practising.press("remove")
    assert not practising.practice.is_on
    assert practising.practice.statistics().cards == 0


@pytest.mark.long
def test_every_control_has_a_name(practising: Practising) -> None:
    practising.begin_by_key()
    buttons = practising.bar.findChildren(QToolButton)
    assert all(button.accessibleName() and button.accessibleDescription() for button in buttons)
    assert practising.bar.accessibleName() == "Practice"
    assert practising.practice.attempt is not None
    assert practising.practice.attempt.card.side is Stone.BLACK


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (900, 640)])
def test_the_board_keeps_its_place(practising: Practising, size: tuple[int, int]) -> None:
    practising.program.window.resize(*size)
    practising.begin_by_key()
    practising.qtbot.wait(50)
    board = practising.program.window.panes.board
    places = [board.geometry()]
    for act in (
        lambda: practising.press("hint"),
        lambda: practising.press("hint"),
        lambda: practising.play("d4"),
        lambda: practising.press("take_back"),
        lambda: practising.play("d1"),
    ):
        act()
        practising.qtbot.wait(20)
        places.append(board.geometry())
    assert places == places[:1] * len(places)


@pytest.mark.long
def test_s_shows_the_solution_and_escape_on_the_board_ends_practice(practising: Practising) -> None:
    opened, window = practising.program.session.record, practising.program.window
    practising.begin_by_key()
    practising.qtbot.keyClick(window, Qt.Key.Key_S)
    assert practising.is_at(Stage.SHOWN)
    window.panes.board.setFocus()
    practising.qtbot.keyClick(window.panes.board, Qt.Key.Key_Escape)
    assert not practising.practice.is_on
    assert practising.program.session.record is opened
    assert not practising.bar.isHidden()
    practising.qtbot.keyClick(window, Qt.Key.Key_E)
    assert practising.bar.isHidden()
    assert not window.actions_["end_exercise"].isEnabled()
