"""Playing against engines: the start of a game, turns, and the hidden analysis."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit, StoppedBy
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.play.new_game import NewGameDialog
from tests.sizes import one_always
from tests.window.hands import child
from tests.window.showing import color_at
from tests.window.starting import Start
from tests.window.tables import NOUGHTS, Sit, Table, choose, games, line

# The start of a game


def test_the_first_start_proposes_you_against_a_casual_engine(qtbot: QtBot, start: Start) -> None:
    table = Table(qtbot, start(is_fresh=True))
    button = child(table.program, QPushButton, "start_play")
    assert button.text() == "Pla&y against Studio, Casual"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    setup = GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio", "casual", Limit(seconds=2.0)))
    assert table.game.setup == setup
    assert table.game.is_on
    assert table.session.position.stones_count == 0
    assert table.window.starting.screen is None
    assert (table.mode, table.status) == ("Playing", "Move 0 · your turn")
    assert child(table.program, QWidget, "players_black").accessibleName() == "Black, You, to move"
    assert child(table.program, QWidget, "players_white").accessibleName() == "White, Studio, Casual · 2 s per move"


@pytest.mark.long
def test_a_new_game_proposes_the_last_choice_even_after_a_restart(qtbot: QtBot, start: Start) -> None:
    table, agreed = Table(qtbot, start()), list[GameSetup]()

    def agree(dialog: NewGameDialog) -> None:
        choose(qtbot, dialog, "rules", "Tic-tac-toe")
        choose(qtbot, dialog, "black", "Classic UCT")
        choose(qtbot, dialog, "black_level", "Beginner")
        choose(qtbot, dialog, "white", "You")
        choose(qtbot, dialog, "starts", "O")
        agreed.append(dialog.setup())

    table.new_game(agree)
    setup = GameSetup(
        PRESETS["tic-tac-toe"], SeatedEngine("classic-uct", "beginner", Limit(seconds=2.0)), Person(), Stone.WHITE
    )
    assert agreed == [setup]
    assert table.game.setup == setup
    assert table.game.awaits_person, "White starts"
    assert table.window.close()
    table.program.close()
    again = Table(qtbot, start())
    again.new_game(lambda dialog: agreed.append(dialog.setup()), Qt.Key.Key_Escape)
    assert agreed == [setup, setup]
    assert not again.game.is_on


@pytest.mark.long
def test_a_cancelled_new_game_keeps_the_old_one(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.new_game(lambda _: None, Qt.Key.Key_Escape)
    assert table.game.is_on, "the game goes on"
    assert not games(table.program)


# Moves


def test_a_click_plays_and_the_engine_answers(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    assert table.game.is_thinking
    assert table.status == "Move 1 · the engine is thinking"
    assert child(table.program, QWidget, "players_white").accessibleName().endswith("thinking …")
    table.play("a1")
    assert table.moves == 1, "it is not your turn"
    table.wait_for_turn(2)
    assert table.session.node is table.game.tip
    assert table.status == "Move 2 · your turn"


@pytest.mark.long
def test_the_keyboard_plays_too(sit: Sit) -> None:
    table = sit()
    table.begin()
    board = table.window.panes.board
    for _ in range(2):  # the first key only shows the cursor
        table.qtbot.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    table.qtbot.keyClick(board, Qt.Key.Key_Return)
    table.wait_for_turn(2)
    assert line(table.session.record).startswith("e6 ")


@pytest.mark.long
def test_connect_four_by_clicks(sit: Sit) -> None:
    table = sit(rules=PRESETS["connect-four"].text)
    table.begin()
    table.play("d6")
    table.wait_for_turn(2)
    assert line(table.session.record).startswith("d1 "), "the disc falls"


def test_two_engines_play_each_other_to_the_end(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, black="classic-uct", black_level="beginner")
    table.begin()
    table.play("a1")
    table.wait_for_end()
    position = table.session.record.position(table.game.tip)
    assert position.is_over
    assert table.session.node is table.game.tip
    (kept,) = games(table.program)
    assert (kept.black, kept.white) == ("Classic UCT (beginner)", "Studio (beginner)")
    assert line(kept) == line(table.session.record)


# Hidden analysis


def test_a_hint_names_a_move_and_shows_nothing_else_of_the_search(sit: Sit) -> None:
    table = sit()
    window, board = table.window, table.window.panes.board
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    before = board.grab().toImage()
    table.key(Qt.Key.Key_Space)
    assert "hidden while you play" in table.text("note")
    assert table.is_silent()
    table.qtbot.keyClick(window, "?")
    assert table.banner == "Looking for a hint …"
    table.qtbot.waitUntil(lambda: board.hint_point is not None, timeout=20_000)
    assert board.hint_point is not None
    assert human_point(board.hint_point, table.session.rules) in table.banner
    assert table.is_silent(), "no heat and no numbers appear"
    other = next(point for point in range(81) if board.stone(point) is Stone.EMPTY and point != board.hint_point)
    assert color_at(table.program, board.grab().toImage(), other) == color_at(table.program, before, other)
    table.play(table.free())
    assert table.banner == ""
    table.wait_for_turn(4)
    assert table.is_silent()


@pytest.mark.long
def test_a_hint_in_a_decided_position_says_who_wins(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "c1", "a2", "c2")
    table.qtbot.keyClick(table.window, "?")
    table.qtbot.waitUntil(lambda: table.window.panes.board.hint_point is not None, timeout=20_000)
    assert table.banner.startswith("Hint: a3. X wins in 1 p")


@pytest.mark.parametrize("white", one_always(4, ["person", "studio"]))
@pytest.mark.parametrize("waits", one_always(2, [True, False]))
def test_no_search_continues_hidden_after_a_hint(sit: Sit, white: str, waits: bool) -> None:
    """Otherwise a search would continue with the next position, and take the engine's time."""
    table = sit(white=white, white_level="full", seconds=1000.0)
    live_search = table.program.live_search
    table.begin()
    table.qtbot.keyClick(table.window, "?")
    if waits:
        table.qtbot.waitUntil(lambda: live_search.state is EngineState.THINKING, timeout=10_000)
    with table.qtbot.waitSignal(live_search.stopped, timeout=10_000) as stopped:
        table.play("e5")
    assert stopped.args == [StoppedBy.STOP], "it was stopped, and did not use its whole limit"


@pytest.mark.long
def test_the_switch_shows_the_search_during_a_game(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.key(Qt.Key.Key_V)
    table.qtbot.waitUntil(lambda: table.candidates > 0, timeout=10_000)
    assert table.game.is_thinking
    table.key(Qt.Key.Key_V)
    assert table.is_silent()


@pytest.mark.long
def test_the_search_is_hidden_again_in_the_next_game(sit: Sit) -> None:
    table = sit()
    action = table.window.actions_["show_thinking"]
    assert not action.isEnabled()
    table.begin()
    table.key(Qt.Key.Key_V)
    assert action.isChecked()
    assert action.toolTip().endswith("Now: on")
    table.press("stop_game")
    assert not action.isEnabled()
    table.qtbot.keyClick(table.window.panes.board, Qt.Key.Key_V)
    assert "only while you play" in table.window.panes.note.text()
    table.begin()
    assert action.isEnabled()
    assert not action.isChecked()
    assert action.toolTip().endswith("Now: off")
    assert table.is_silent()


@pytest.mark.long
def test_the_switch_shows_the_analysis_of_the_record(sit: Sit) -> None:
    """The win rate over the game follows the switch as well."""
    table = sit()
    table.begin()
    ask_for_hint(table)
    table.play("e5")
    assert table.is_silent()
    table.wait_for_turn(2)
    table.key(Qt.Key.Key_V)
    table.qtbot.waitUntil(lambda: not table.window.panes.win_rate.is_empty)
    table.key(Qt.Key.Key_V)
    assert table.is_silent()


@pytest.mark.long
def test_the_win_rate_is_shown_after_resigning(sit: Sit) -> None:
    table = sit()
    table.begin()
    ask_for_hint(table)
    table.play("e5")
    table.wait_for_turn(2)
    table.resign()
    table.qtbot.waitUntil(lambda: not table.window.panes.win_rate.is_empty)


def ask_for_hint(table: Table) -> None:
    table.qtbot.keyClick(table.window, "?")
    table.qtbot.waitUntil(lambda: table.window.panes.board.hint_point is not None, timeout=20_000)
    table.qtbot.waitUntil(lambda: table.session.node.analysis is not None, timeout=10_000)


@pytest.mark.long
def test_a_game_in_progress_cannot_be_reviewed(sit: Sit) -> None:
    table = sit()
    table.begin()
    assert not table.window.actions_["review"].isEnabled()
    table.resign()
    assert table.window.actions_["review"].isEnabled()
