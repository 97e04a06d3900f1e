"""Playing against engines: who is to move, what is hidden, what is taken back, how a game ends, and that it is kept."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt, QThread, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.limits import Limit, StoppedBy
from studio.engine.players import Player
from studio.game.files import open_records
from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.game_setup import GameSetup, Person
from studio.settings import PlaySection, Settings, default_path, save_settings
from studio.thinker import EngineState
from studio.ui.new_game_dialog import NewGameDialog
from studio.ui.program import Program
from tests.window.conftest import Start
from tests.window.test_reviewing import answer, click
from tests.window.test_watching import child, child_of, color_at

CTRL, NO_KEY = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
NOUGHTS, NINE = PRESETS["tic-tac-toe"].text, PRESETS["gomoku-9"].text
EDITS = ("promote_variation", "cut_variation", "copy_variation", "paste_variation", "delete_variation")


class Table:
    """A window in which a game is played, and the hands of the one who plays."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        self.window, self.session, self.game = program.window, program.session, program.live_game

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
        self.qtbot.keyClick(self.window, key, modifier)

    def press(self, button: str) -> None:
        self.qtbot.mouseClick(child(self.program, QToolButton, button), Qt.MouseButton.LeftButton)

    def play(self, *points: str) -> None:
        for text in points:
            click(self.qtbot, self.program, text)

    def begin(self) -> None:
        """Ctrl+N, and Enter for what is proposed."""
        self.new_game(lambda _: None)
        assert self.game.is_on

    def new_game(self, steps: Callable[[NewGameDialog], None], end: Qt.Key = Qt.Key.Key_Return) -> None:
        in_dialog(self.qtbot, steps, end)
        self.key(Qt.Key.Key_N, CTRL)
        self.window.activateWindow()  # no window manager gives it the focus again
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def wait_for_turn(self, moves: int) -> None:
        self.qtbot.waitUntil(lambda: self.moves == moves and self.game.awaits_person, timeout=10_000)

    def wait_for_end(self) -> None:
        self.qtbot.waitUntil(lambda: not self.game.is_on, timeout=60_000)

    def free(self) -> str:
        """A point where nobody stands yet."""
        stones = self.session.record.position(self.game.tip)
        point = next(point for point in range(stones.rules.size) if stones.stone(point) is Stone.EMPTY)
        return human_point(point, stones.rules)

    @property
    def moves(self) -> int:
        """In the game, wherever the cursor stands."""
        return self.session.record.position(self.game.tip).ply

    @property
    def status(self) -> str:
        return self.text("status")

    @property
    def mode(self) -> str:
        return self.text("players_mode")

    @property
    def banner(self) -> str:
        return self.window.board.still_scene().banner

    def text(self, name: str) -> str:
        label = child_of(self.window, QLabel, name)
        assert isinstance(label, QLabel)
        return label.text()

    @property
    def candidates(self) -> int:
        return self.window.candidates.model().rowCount()

    def is_silent(self) -> bool:
        """Whether nothing of a search is to be seen."""
        board, views = self.window.board, self.window.panes
        ranks = any(board.rank(point) for point in range(self.session.rules.size))
        figures = (self.window.panel.figure("simulations"), self.window.panel.figure("value"))
        known = (ranks, self.candidates, views.line.text(), not views.win_rate.is_empty, not views.convergence.is_empty)
        return not any(known) and not any(figure.strip("–") for figure in figures)


Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, start: Start) -> Sit:
    """A window that proposes such a game, by default against a beginner."""

    def sit(**proposed: object) -> Table:
        section = PlaySection(**{"rules": NINE, "white_level": "beginner", **proposed})  # type: ignore[arg-type]
        save_settings(default_path(), Settings(play=section))
        return Table(qtbot, start())

    return sit


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; each question is answered by giving the plan up."""
    asked: list[str] = []

    def ask(_parent: QWidget, _title: str, question: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", ask)
    return asked


def in_dialog(qtbot: QtBot, steps: Callable[[NewGameDialog], None], end: Qt.Key = Qt.Key.Key_Return) -> None:
    """What is done in the next dialog of a new game; then it is closed by a key."""

    def carry_out() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewGameDialog)
        try:
            qtbot.waitUntil(dialog.isActiveWindow)
            steps(dialog)
            qtbot.keyClick(QApplication.focusWidget() or dialog, end)
        finally:
            if dialog.isVisible():  # a failed test must not wait for ever
                dialog.reject()

    QTimer.singleShot(0, carry_out)


def choose(qtbot: QtBot, dialog: NewGameDialog, name: str, text: str) -> None:
    box = child_of(dialog, QComboBox, f"new_game_{name}")
    assert isinstance(box, QComboBox)
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text and box.currentIndex() < box.count() - 1:
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentText() == text


def games(program: Program) -> list[GameRecord]:
    """The records in the folder of games."""
    folder = default_path().parent.parent / "games"
    assert program.window is not None
    return [open_records(path).records[0] for path in sorted(folder.glob("*.sgf"))]


def line(record: GameRecord) -> str:
    moves = (node.move for node in record.main_line())
    return " ".join(human_point(move.point, record.rules) for move in moves if move)


def recent(table: Table) -> list[str]:
    table.window.recent.aboutToShow.emit()
    return [action.text() for action in table.window.recent.actions() if action.isEnabled()]


# How a game begins


def test_the_first_start_proposes_you_against_a_casual_engine(qtbot: QtBot, start: Start) -> None:
    table, agreed = Table(qtbot, start()), list[GameSetup]()
    in_dialog(qtbot, lambda dialog: agreed.append(dialog.setup()))
    table.press("welcome_play")
    assert agreed == [GameSetup(PRESETS["gomoku-15"], Person(), Player("studio", "casual", Limit(seconds=2.0)))]
    assert table.game.is_on
    assert table.session.position.stones_count == 0
    assert table.window.welcome is None
    assert (table.mode, table.status) == ("Playing", "Move 0 · your turn")
    assert child(table.program, QWidget, "players_black").accessibleName() == "Black, You, to move"
    assert child(table.program, QWidget, "players_white").accessibleName() == "White, Studio, Casual · 2 s a move"


def test_a_new_game_proposes_what_was_chosen_last_even_after_a_restart(qtbot: QtBot, start: Start) -> None:
    table, agreed = Table(qtbot, start()), list[GameSetup]()

    def agree(dialog: NewGameDialog) -> None:
        choose(qtbot, dialog, "rules", "Tic-tac-toe")
        choose(qtbot, dialog, "black", "Classic UCT")
        choose(qtbot, dialog, "black_level", "Beginner")
        choose(qtbot, dialog, "white", "You")
        choose(qtbot, dialog, "starts", "White")
        agreed.append(dialog.setup())

    table.new_game(agree)
    setup = GameSetup(
        PRESETS["tic-tac-toe"], Player("classic-uct", "beginner", Limit(seconds=2.0)), Person(), Stone.WHITE
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


def test_a_new_game_that_is_not_agreed_upon_leaves_the_old_one_alone(sit: Sit) -> None:
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


def test_the_keyboard_plays_too(sit: Sit) -> None:
    table = sit()
    table.begin()
    board = table.window.board
    table.qtbot.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    table.qtbot.keyClick(board, Qt.Key.Key_Return)
    table.wait_for_turn(2)
    assert line(table.session.record).startswith("e6 ")


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


# What is hidden


def test_the_search_is_hidden_until_a_hint_and_again_after_the_next_move(sit: Sit) -> None:
    table = sit()
    window, program = table.window, table.program
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    before = window.board.grab().toImage()
    table.key(Qt.Key.Key_Space)
    assert "hidden while you play" in table.text("note")
    assert table.is_silent()
    table.qtbot.keyClick(window, "?")
    table.qtbot.waitUntil(lambda: visits(program) > 2000 and table.candidates > 0, timeout=10_000)
    assert program.analysis.thought is not None
    hot = int(np.argmax(program.analysis.thought.snapshot.visits))
    red, green, blue = color_at(program, window.board.grab().toImage(), hot)
    assert min(red, green) > 180
    assert blue < 90
    assert not table.is_silent()
    table.play(table.free())
    assert table.is_silent()
    assert color_at(program, window.board.grab().toImage(), hot) == color_at(program, before, hot)
    table.wait_for_turn(4)
    assert table.is_silent()


@pytest.mark.parametrize("white", ["person", "studio"])
@pytest.mark.parametrize("waits", [True, pytest.param(False)])
def test_nothing_is_searched_in_secret_after_a_hint(sit: Sit, white: str, waits: bool) -> None:
    """A search goes on with the next position where nobody ends it, and would take the engine's time."""
    table = sit(white=white, white_level="full", seconds=1000.0)
    analysis = table.program.analysis
    table.begin()
    table.qtbot.keyClick(table.window, "?")
    if waits:
        table.qtbot.waitUntil(lambda: analysis.state is EngineState.THINKING, timeout=10_000)
    with table.qtbot.waitSignal(analysis.stopped, timeout=10_000) as stopped:
        table.play("e5")
    assert stopped.args == [StoppedBy.STOP], "it was ended, and did not use its time up"


def test_the_switch_shows_the_search_while_playing(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.key(Qt.Key.Key_V)
    table.qtbot.waitUntil(lambda: table.candidates > 0, timeout=10_000)
    assert table.game.is_thinking
    table.key(Qt.Key.Key_V)
    assert table.is_silent()


def test_the_switch_shows_what_the_record_knows(sit: Sit) -> None:
    """The win rate over the game follows the switch as the rest does."""
    table = sit()
    table.begin()
    table.qtbot.keyClick(table.window, "?")
    table.qtbot.waitUntil(lambda: not table.window.panes.win_rate.is_empty, timeout=10_000)
    table.play("e5")
    assert table.is_silent()
    table.wait_for_turn(2)
    table.key(Qt.Key.Key_V)
    table.qtbot.waitUntil(lambda: not table.window.panes.win_rate.is_empty)
    table.key(Qt.Key.Key_V)
    assert table.is_silent()


def test_the_win_rate_is_shown_once_the_game_was_given_up(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.qtbot.keyClick(table.window, "?")
    table.qtbot.waitUntil(lambda: table.session.node.analysis is not None, timeout=10_000)
    table.play("e5")
    table.wait_for_turn(2)
    table.press("resign")
    table.qtbot.waitUntil(lambda: not table.window.panes.win_rate.is_empty)


def test_a_game_that_is_played_is_not_analysed_as_a_whole(sit: Sit) -> None:
    table = sit()
    table.begin()
    assert not table.window.actions_["review"].isEnabled()
    table.press("resign")
    assert table.window.actions_["review"].isEnabled()


def visits(program: Program) -> int:
    return program.analysis.thought.snapshot.root.visits if program.analysis.thought else 0


# Looking back


def test_looking_back_plays_nothing_and_a_click_returns(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.key(Qt.Key.Key_Left)
    assert table.mode.startswith("Looking back")
    assert "looking back" in table.status
    table.play(table.free())
    assert (table.moves, table.session.node is table.game.tip) == (2, True)
    assert (table.mode, table.status) == ("Playing", "Move 2 · your turn")
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Right)
    assert table.mode == "Playing"


def test_an_answer_that_arrives_meanwhile_does_not_move_the_cursor(sit: Sit) -> None:
    table = sit(white_level="full", seconds=0.3)
    table.begin()
    table.play("e5")
    table.key(Qt.Key.Key_Home)
    table.wait_for_turn(2)
    assert table.session.node is table.session.record.root
    assert table.mode.startswith("Looking back")


def test_an_end_that_comes_meanwhile_is_told(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, black="person", white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2")
    table.key(Qt.Key.Key_Left)
    table.press("resign")
    assert table.text("note") == "O has won"


# Taking back


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_Backspace, NO_KEY), (Qt.Key.Key_Z, CTRL)])
def test_taking_back_ends_where_you_are_to_move(sit: Sit, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.play(table.free())
    table.wait_for_turn(4)
    table.key(Qt.Key.Key_Home)
    table.key(key, modifier)
    assert (table.moves, table.game.awaits_person) == (2, True)
    assert table.session.node is table.game.tip
    table.key(key, modifier)
    table.key(key, modifier)
    assert (table.moves, table.game.is_on) == (0, True)
    assert not child(table.program, QToolButton, "take_back").isEnabled()


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_Backspace, NO_KEY), (Qt.Key.Key_Z, CTRL)])
def test_taking_back_cancels_the_engines_thinking(sit: Sit, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    assert table.game.is_thinking
    table.key(key, modifier)
    assert (table.moves, table.game.is_thinking, table.game.awaits_person) == (0, False, True)
    assert table.status == "Move 0 · your turn"
    table.play("d4")
    assert line(table.session.record) == "d4"


def test_moves_are_not_edited_while_a_game_is_on(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    assert not any(table.window.actions_[name].isEnabled() for name in (*EDITS, "redo"))
    table.key(Qt.Key.Key_Backspace, CTRL)
    table.key(Qt.Key.Key_X, CTRL)
    assert table.moves == 2
    table.press("resign")
    assert table.window.actions_["delete_variation"].isEnabled()


def test_a_comment_that_is_being_typed_belongs_to_the_move_it_was_typed_for(sit: Sit) -> None:
    table = sit(white_level="full", seconds=0.2)
    table.begin()
    table.play("e5")
    mine: Node = table.session.node
    comment = table.window.comment
    comment.setFocus()
    table.qtbot.keyClicks(comment, "the middle")
    table.wait_for_turn(2)
    assert mine.comment == "the middle"
    assert comment.toPlainText() == ""


# How a game ends


def test_the_end_is_announced_and_the_game_is_kept(sit: Sit, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert not table.game.is_on
    assert table.banner == "X has won"
    assert (table.status, table.mode) == ("Move 5 · X has won", "X has won")
    (kept,) = games(table.program)
    assert (line(kept), kept.result) == ("a1 b1 a2 b2 a3", "B+")
    assert table.session.file is not None
    assert recent(table) == [table.session.file.name]
    assert not table.window.isWindowModified()
    assert table.window.close()
    assert not questions


def test_a_game_against_an_engine_comes_to_its_end(sit: Sit, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    while table.game.is_on:
        table.play(table.free())
        table.qtbot.waitUntil(lambda: table.game.awaits_person or not table.game.is_on, timeout=10_000)
    (kept,) = games(table.program)
    assert kept.result in {"B+", "W+", "0"}
    assert table.banner in {"X has won", "O has won", "The game is drawn"}
    assert table.status.endswith(table.banner)
    assert table.window.close()
    assert not questions


def test_the_next_start_opens_the_game_that_was_played(sit: Sit, start: Start) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.key(Qt.Key.Key_Left)
    assert table.window.close()
    table.program.close()
    again = Table(table.qtbot, start())
    assert line(again.session.record) == "a1 b1 a2 b2 a3"
    assert (again.session.position.ply, again.mode) == (4, "Reviewing")


def test_resigning_ends_the_game(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.press("resign")
    assert not table.game.is_on
    assert table.banner == "Black has resigned"
    assert table.status == "Move 1 · Black has resigned"
    (kept,) = games(table.program)
    assert (line(kept), kept.result) == ("e5", "W+R")


def test_players_change_sides(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.press("swap_sides")
    table.wait_for_turn(3)
    assert table.game.to_move is Stone.WHITE
    assert child(table.program, QWidget, "players_white").accessibleName() == "White, You, to move"


def test_undo_after_the_end_takes_moves_back_and_brings_them_again(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.key(Qt.Key.Key_Z, CTRL)
    assert line(table.session.record) == "a1 b1 a2 b2"
    assert (table.banner, table.session.record.result) == ("", "")
    table.key(Qt.Key.Key_Z, CTRL)
    assert line(table.session.record) == "a1 b1 a2"
    table.key(Qt.Key.Key_Y, CTRL)
    table.key(Qt.Key.Key_Y, CTRL)
    assert line(table.session.record) == "a1 b1 a2 b2 a3"
    assert (table.banner, table.session.record.result) == ("X has won", "B+")


def test_an_ended_game_is_reviewed(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.key(Qt.Key.Key_Left)
    assert table.mode == "Reviewing"
    table.play("c3")
    assert (table.session.position.ply, table.game.is_on) == (5, False)
    assert line(table.session.record) == "a1 b1 a2 b2 a3"
    assert table.window.isWindowModified(), "a variation was added"


def test_a_game_that_cannot_be_kept_says_so_and_is_asked_about(sit: Sit, home: Path, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS, white="person")
    (home / "games").write_text("no folder")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert "could not be kept" in table.text("note")
    assert not table.window.close()
    assert questions == ["Save the changes to this game?"]


# Leaving a game


def test_a_game_is_left_for_its_review(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.window.actions_["stop_game"].trigger()
    assert (table.game.is_on, table.game.is_thinking, table.mode) == (False, False, "Reviewing")
    assert [line(kept) for kept in games(table.program)] == ["e5"]
    table.play("e6", "e7")
    assert line(table.session.record) == "e5 e6 e7"


def test_a_game_that_was_left_is_kept_as_far_as_it_came(sit: Sit, tmp_path: Path, questions: list[str]) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    moves = line(table.session.record)
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[4]SZ[15];B[hh];W[ii])")
    assert table.window.files.open(other)
    assert (table.game.is_on, table.mode, table.session.file) == (False, "Reviewing", other)
    assert [line(kept) for kept in games(table.program)] == [moves]
    assert len(recent(table)) == 2
    assert not questions


def test_quitting_while_the_engine_thinks_keeps_the_game_and_ends_its_thread(sit: Sit, questions: list[str]) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    threads = table.game.findChildren(QThread)
    assert any(thread.isRunning() for thread in threads)
    assert table.window.close()
    assert not any(thread.isRunning() for thread in threads)
    assert [line(kept) for kept in games(table.program)] == ["e5"]
    assert not questions


def test_a_game_without_moves_is_left_without_a_trace(sit: Sit, questions: list[str]) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.press("swap_sides")
    table.press("swap_sides")
    assert table.window.close()
    assert (games(table.program), questions) == ([], [])


def test_a_game_with_a_file_of_its_own_asks_whether_that_file_is_to_follow(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, own = sit(rules=NOUGHTS, white="person"), tmp_path / "own.sgf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(own), ""))
    table.begin()
    table.play("a1", "b1")
    table.key(Qt.Key.Key_S, CTRL)
    table.play("a2", "b2", "a3")
    assert [line(kept) for kept in games(table.program)] == ["a1 b1 a2 b2 a3"]
    assert table.session.file == own
    assert table.window.isWindowModified()
    answer(QMessageBox.StandardButton.Save)
    assert table.window.close()
    assert line(open_records(own).records[0]) == "a1 b1 a2 b2 a3"
