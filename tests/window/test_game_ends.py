"""How a game ends or is left, and that it is saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from studio.engine.options.limits import Limit
from studio.game.files import open_records
from studio.game.notation import point_from_human
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.thinking.thoughts import EngineState
from studio.ui.panes.spec import Workspace
from tests.sizes import one_row_always
from tests.window.arranged import switch
from tests.window.hands import answer, child
from tests.window.starting import Start
from tests.window.tables import CTRL, NOUGHTS, Sit, Table, games, line, recent


@pytest.mark.long
def test_the_evaluation_bar_says_who_won_by_a_resignation(sit: Sit) -> None:
    table = sit(white="person")
    table.begin()
    table.play("a1", "b1")
    bar = table.window.panes.evaluation
    assert bar.toolTip() == "The position has not been analysed."
    table.resign()
    assert bar.accessibleDescription() == "White has won: Black resigned"
    table.key(Qt.Key.Key_Left)
    assert bar.accessibleDescription() == "The position has not been analysed."


def test_the_evaluation_bar_says_who_won_by_a_row(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.window.panes.evaluation.accessibleDescription() == "X has won: 3 in a row"


@pytest.mark.long
def test_a_game_that_is_left_appears_in_the_workspace_of_reviews(sit: Sit) -> None:
    table = sit(white="person")
    table.begin()
    table.play("a1", "b1")
    before = table.window.workspaces.current
    table.press("stop_game")
    assert (before, table.window.workspaces.current) == (Workspace.PLAY, Workspace.ANALYSE)
    assert QApplication.focusWidget() is table.window.panes.board
    assert table.text("note") == "The game was left without a result. It stays open for review."


def test_the_result_is_announced_and_the_game_is_saved(sit: Sit, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert not table.game.is_on
    assert table.end.startswith("X won. 3 in a row · 5 move")
    assert (table.banner, table.text("note")) == ("", ""), "it is said once"
    assert (table.status, table.mode) == ("Move 5", "The game is over")
    (kept,) = games(table.program)
    assert (line(kept), kept.result) == ("a1 b1 a2 b2 a3", "B+")
    table.qtbot.waitUntil(lambda: table.window.panes.candidates.empty_text.startswith("The game is over here."))
    assert table.session.file is not None
    assert [name.partition(" · Today")[0] for name in recent(table)] == ["X – O · X won · 5 moves · Tic-tac-toe"]
    assert not table.window.isWindowModified()
    assert table.window.close()
    assert not questions


def test_a_game_against_an_engine_ends(sit: Sit, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS)
    table.begin()
    while table.game.is_on:
        table.play(table.free())
        table.qtbot.waitUntil(lambda: table.game.awaits_person or not table.game.is_on, timeout=10_000)
    (kept,) = games(table.program)
    assert kept.result in {"B+", "W+", "0"}
    assert table.end.split(".")[0] in {"You won", "Studio won", "Draw"}
    assert table.window.close()
    assert not questions


@pytest.mark.long
def test_the_next_start_opens_the_last_game(sit: Sit, start: Start) -> None:
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
    assert not table.window.actions_["review_deeper"].isEnabled()
    table.play("e5")
    table.resign()
    assert table.window.actions_["review_deeper"].isEnabled()
    assert not table.game.is_on
    assert table.end.startswith("Studio won. Black resigned · 1 move")
    assert table.status == "Move 1"
    (kept,) = games(table.program)
    assert (line(kept), kept.result) == ("e5", "W+R")
    light = table.window.panes.bar.light
    assert light.word == "game over"
    table.key(Qt.Key.Key_Left)
    assert light.word == "paused"


@pytest.mark.long
def test_a_proof_is_not_named_during_a_game(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.program.live_search._show_state(EngineState.PROVEN)
    assert not table.window.panes.bar.light.word, "it would tell the player who wins"


@pytest.mark.long
def test_players_change_sides(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    table.press("swap_sides")
    table.wait_for_turn(3)
    assert table.game.to_move is Stone.WHITE
    assert child(table.program, QWidget, "players_white").accessibleName() == "White, You, to move"


@pytest.mark.long
def test_after_the_end_undo_and_redo_move_through_the_game(sit: Sit) -> None:
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
    assert not table.end, "it is said once"


@pytest.mark.long
def test_a_finished_game_is_reviewed(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    table.key(Qt.Key.Key_Left)
    assert table.mode == "Reviewing"
    table.play("c3")
    assert (table.session.position.ply, table.game.is_on) == (5, False)
    assert line(table.session.record) == "a1 b1 a2 b2 a3"
    assert table.window.isWindowModified(), "a variation was added"


@pytest.mark.long
def test_resigning_asks_first(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    answer("Play On")
    table.press("resign")
    assert table.game.is_on


@pytest.mark.long
@pytest.mark.parametrize(
    ("black", "white", "question"),
    [
        ("Ada", "Bob", "Resign as Black (Ada)? White (Bob) wins."),
        ("", "", "Resign as Black? White wins."),
    ],
)
def test_the_question_names_who_resigns(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, black: str, white: str, question: str
) -> None:
    table, asked = sit(white="person"), list[str]()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    table.window.controllers.play.begin(GameSetup(table.session.rules, Person(black), Person(white)))
    table.play("e5", "e4")
    table.press("resign")
    assert asked == [question]


@pytest.mark.long
@pytest.mark.parametrize(
    ("result", "banner"),
    one_row_always(
        3,
        [
            ("W+R", "O has won: X resigned"),
            ("B+T", "X has won: O ran out of time"),
            ("0", "The game was drawn by agreement"),
        ],
    ),
)
def test_an_opened_game_says_who_won_and_how(sit: Sit, tmp_path: Path, result: str, banner: str) -> None:
    file = tmp_path / "ended.sgf"
    file.write_text(f"(;GM[4]SZ[3]KM[3]PB[Ann]PW[Ben]RE[{result}];B[aa];W[ba])")
    table = sit(rules=NOUGHTS, white="person")
    table.program.window.controllers.open(file)
    table.session.go_to_end()
    assert (table.banner, table.status) == (banner, "Move 2")
    table.key(Qt.Key.Key_Left)
    assert (table.banner, table.status) == ("", "Move 1 · O to move")
    table.key(Qt.Key.Key_Right)
    table.play("c3")
    assert (table.banner, table.status) == ("", "Move 3 · O to move"), "the result is not of this position"


@pytest.mark.long
def test_the_card_of_a_move_after_the_end_does_not_repeat_the_result(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "ended.sgf"
    file.write_text("(;GM[4]SZ[3]KM[3]PB[Ann]PW[Ben]RE[W+R];B[aa];W[ba])")
    table = sit(rules=NOUGHTS, white="person")
    switch(table.qtbot, table.program, "analyse")
    table.program.window.controllers.open(file)
    judged, card = table.program.window.controllers.judged, table.window.panes.summary_card
    table.session.go_to_end()
    judged.refresh()
    assert "O has won: X resigned" in card.text
    table.session.play(point_from_human("c3", table.session.rules))
    judged.refresh()
    assert card.text.startswith("3. c3")
    assert "has won" not in card.text


def test_a_game_from_a_position_of_a_finished_game_is_a_game_of_its_own(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    before = line(table.session.record)
    table.resign()
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Left)
    assert table.mode == "Reviewing"
    table.press("play_from_here")
    assert (table.game.awaits_person, table.game.is_own_record, table.moves) == (True, True, 0)
    table.play("d4")
    table.wait_for_turn(2)
    again = line(table.session.record)
    table.window.actions_["stop_game"].trigger()
    old, new = sorted(games(table.program), key=lambda game: game.result, reverse=True)
    assert (line(old), old.result, len(old.root.children)) == (before, "W+R", 1)
    assert (line(new), new.result, new.black, new.white) == (again, "", "", "Studio (beginner)")
    table.key(Qt.Key.Key_F9)
    table.resign()
    assert [game.result for game in games(table.program)] == ["W+R", "W+R"], "the unfinished game was continued"


@pytest.mark.long
def test_a_game_from_a_position_without_a_move_is_not_saved(sit: Sit, questions: list[str]) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.resign()
    table.key(Qt.Key.Key_Left)
    table.press("play_from_here")
    table.window.actions_["stop_game"].trigger()
    assert table.window.close()
    assert (len(games(table.program)), questions) == (1, [])


@pytest.mark.long
def test_later_moves_of_a_nameless_record_are_hidden_while_a_game_is_played(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "others.sgf"
    file.write_text("(;GM[4]SZ[3]KM[3];B[aa];W[ba];B[ca];W[ab])")
    table = sit(rules=NOUGHTS, white="person")
    table.program.window.controllers.open(file)
    moves, view = table.session.record.main_line(), table.window.panes.moves
    table.session.go_to(moves[2])
    table.press("play_from_here")
    assert view.accessibleDescription().startswith("Move 2 of 2, ")
    assert not table.window.actions_["next"].isEnabled()

    table.play("c1")
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_End)
    assert table.session.node is table.game.tip
    table.game.stop()
    assert table.session.node is table.game.tip
    table.session.go_to(moves[2])
    assert "2 variations" in view.accessibleDescription()
    assert table.window.actions_["next"].isEnabled()


@pytest.mark.long
def test_a_reopened_game_is_played_on_against_its_engine(sit: Sit, start: Start) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    assert table.window.close()
    table.program.close()
    again = Table(table.qtbot, start())
    again.key(Qt.Key.Key_F9)
    assert again.game.setup is not None
    assert again.game.setup.white == SeatedEngine("studio", "beginner", Limit(seconds=2.0))
    assert (again.game.awaits_person, again.game.is_own_record) == (True, True)
    again.resign()
    (kept,) = games(again.program)
    assert kept.result == "W+R"


@pytest.mark.long
def test_an_unsaved_game_is_reported_and_asked_about(sit: Sit, home: Path, questions: list[str]) -> None:
    table = sit(rules=NOUGHTS, white="person")
    (home / "games").write_text("no folder")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert "could not be saved" in table.text("note")
    assert not table.window.close()
    assert questions == ["Save the changes to this game?"]


@pytest.mark.long
def test_a_game_can_be_left_for_its_review(sit: Sit) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    table.window.actions_["stop_game"].trigger()
    assert (table.game.is_on, table.game.is_thinking, table.mode) == (False, False, "Reviewing")
    assert table.text("note").startswith("The game was left without a result.")
    assert [line(kept) for kept in games(table.program)] == ["e5"]
    table.play("e6", "e7")
    assert line(table.session.record) == "e5 e6 e7"


def test_an_unfinished_game_is_saved(sit: Sit, tmp_path: Path, questions: list[str]) -> None:
    table = sit()
    table.begin()
    table.play("e5")
    table.wait_for_turn(2)
    moves = line(table.session.record)
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[4]SZ[15];B[hh];W[ii])")
    assert table.window.controllers.files.open(other)
    assert (table.game.is_on, table.mode, table.session.file) == (False, "Reviewing", other)
    assert [line(kept) for kept in games(table.program)] == [moves]
    assert len(recent(table)) == 2
    assert not questions


def test_quitting_during_an_engines_move_saves_the_game_and_ends_its_thread(sit: Sit, questions: list[str]) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.play("e5")
    threads = table.game.findChildren(QThread)
    assert any(thread.isRunning() for thread in threads)
    assert table.window.close()
    assert not any(thread.isRunning() for thread in threads)
    assert [line(kept) for kept in games(table.program)] == ["e5"]
    assert not questions


@pytest.mark.long
def test_a_game_without_moves_is_not_saved(sit: Sit, questions: list[str]) -> None:
    table = sit(white_level="full", seconds=1000.0)
    table.begin()
    table.press("swap_sides")
    table.press("swap_sides")
    assert table.window.close()
    assert (games(table.program), questions) == ([], [])


@pytest.mark.long
def test_a_game_opened_from_a_file_asks_before_changing_it(
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
