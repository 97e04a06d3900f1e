"""Files that the user opens: the program changes them only on request."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.game.files import Format, open_records, save_record
from studio.game.files.losses import losses
from studio.game.rules import PRESETS
from studio.machine.resources import resource_path
from studio.thinking.thoughts import EngineState
from studio.ui.panes.spec import Workspace
from studio.ui.program import Program
from studio.ui.record.loss_question import LossQuestion
from tests.game.boards import game
from tests.sizes import one_always
from tests.window.game_reviews import FEW, begin_review, wait_for_end
from tests.window.hands import answer, child
from tests.window.starting import Start
from tests.window.tables import CTRL, NOUGHTS, Sit, Table
from tests.window.thinking import think, wait_for_state


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a copy of a game of Ann and Ben, which the program itself once wrote."""
    copy = tmp_path / "elsewhere" / "ann-ben.sgf"
    copy.parent.mkdir()
    copy.write_bytes(resource_path("games/first-steps.sgf").read_bytes())
    return copy


def short_review(qtbot: QtBot, program: Program) -> None:
    begin_review(qtbot, program, FEW)
    wait_for_end(qtbot, program)


def names(table: Table) -> tuple[str, str]:
    rows = (child(table.program, QWidget, f"players_{side}").accessibleName() for side in ("black", "white"))
    black, white = (row.split(",")[1].strip() for row in rows)
    return black, white


@pytest.mark.parametrize("button", one_always(2, [QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Save]))
def test_the_analysis_of_a_users_file_is_saved_only_on_request(
    qtbot: QtBot, start: Start, path: Path, button: QMessageBox.StandardButton
) -> None:
    program, before = start(path), path.read_bytes()
    short_review(qtbot, program)
    assert program.window.isWindowModified()
    answer(button)
    assert program.window.close()
    saves = button is QMessageBox.StandardButton.Save
    assert (path.read_bytes() != before) is saves
    assert (open_records(path).records[0].root.analysis is not None) is saves


@pytest.mark.long
def test_nobody_is_asked_about_the_results_of_a_search(
    qtbot: QtBot, start: Start, path: Path, questions: list[str]
) -> None:
    program, before = start(path), path.read_bytes()
    think(qtbot, program)
    assert program.session.record.root.analysis is not None
    assert not program.window.isWindowModified()
    assert program.window.close()
    assert (questions, path.read_bytes()) == ([], before)


def test_a_search_that_improves_a_review_is_named_and_not_dropped_without_a_question(
    qtbot: QtBot, start: Start, path: Path, questions: list[str]
) -> None:
    program = start(path)
    short_review(qtbot, program)
    assert program.window.controllers.files.save()
    program.session.go_to_start()
    line = program.window.panes.saved_line
    assert "eview" in line.text()
    assert "after the review" not in line.text()
    program.window.panes.bar.limit_editor.set_limit(Limit(simulations=30_000))
    with qtbot.waitSignal(program.live_search.stopped, timeout=60_000):
        program.window.actions_["run"].trigger()
    program.session.go_to_end()
    program.session.go_to_start()
    assert line.text().startswith("Search after the review: 30,000 visit")
    assert not program.window.close()
    assert questions == ["Save the new analysis to ann-ben.sgf?"]


@pytest.mark.long
def test_the_question_names_the_analysis(qtbot: QtBot, start: Start, path: Path, questions: list[str]) -> None:
    program = start(path)
    short_review(qtbot, program)
    assert not program.window.close()
    assert questions == ["Save the new analysis to ann-ben.sgf?"]


@pytest.mark.long
def test_a_game_saved_while_it_is_opened_again_has_its_new_analysis(qtbot: QtBot, start: Start, path: Path) -> None:
    program = start(path)
    short_review(qtbot, program)
    answer(QMessageBox.StandardButton.Save)
    assert program.window.controllers.files.open(path)
    assert program.session.record.root.analysis is not None
    assert not program.session.is_changed


@pytest.mark.long
def test_a_sample_of_the_program_is_saved_as_a_copy(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, questions: list[str]
) -> None:
    sample = resource_path("games/first-steps.sgf")
    before, proposed = sample.read_bytes(), list[Path]()

    def choose(*arguments: object) -> tuple[str, str]:
        proposed.append(Path(str(arguments[2])))
        return str(arguments[2]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    program = start(sample)
    think(qtbot, program)
    program.session.play(program.session.position.legal_moves()[0])
    assert not program.window.close()
    (question,) = questions
    assert question.startswith("first-steps.sgf belongs to the program")
    assert program.window.controllers.files.save()
    assert sample.read_bytes() == before
    assert proposed == [program.services.games_folder / "first-steps.sgf"]
    assert open_records(proposed[0]).records[0].root.analysis is not None


@pytest.mark.long
def test_the_review_of_a_sample_or_of_a_protected_file_is_not_lost_without_a_question(
    qtbot: QtBot, start: Start, path: Path, monkeypatch: pytest.MonkeyPatch, questions: list[str]
) -> None:
    program = start(resource_path("games/first-look.sgf"))
    short_review(qtbot, program)
    assert not program.window.close()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *arguments: (str(arguments[2]), ""))
    assert program.window.controllers.files.save()
    kept = program.services.games_folder / "first-look.sgf"
    assert open_records(kept).records[0].root.analysis is not None
    assert program.window.controllers.files.open(path)
    short_review(qtbot, program)
    monkeypatch.setattr("os.access", lambda opened, _mode: Path(opened) != path)
    assert not program.window.close()
    assert questions == [
        "first-look.sgf belongs to the program and is never changed. Save a copy of it with the review?",
        "ann-ben.sgf is write-protected. Save a copy of it with the review?",
    ]


@pytest.mark.long
def test_a_game_from_a_position_of_others_leaves_their_file_alone(sit: Sit, path: Path, questions: list[str]) -> None:
    table, before = sit(white_level="full", seconds=1000.0), path.read_bytes()
    assert table.window.controllers.files.open(path)
    table.key(Qt.Key.Key_F9)
    assert names(table) == ("You", "Studio")
    table.play("a1")
    table.press("stop_game")
    assert names(table) == ("You", "Studio")
    record = table.session.record
    assert (record.black, record.white, record.result) == ("", "Studio (full)", "")
    table.key(Qt.Key.Key_Q, CTRL)
    assert not questions
    assert path.read_bytes() == before


@pytest.mark.long
def test_playing_on_writes_no_names_into_a_file_without_names(sit: Sit, tmp_path: Path) -> None:
    table, path = sit(white_level="full", seconds=1000.0), tmp_path / "nameless.sgf"
    path.write_text("(;GM[4]SZ[9];B[ee];W[ef])")
    assert table.window.controllers.files.open(path)
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_F9)
    assert table.game.is_on
    assert (table.session.record.black, table.session.record.white) == ("", "")


@pytest.mark.long
def test_a_file_chosen_in_the_dialog_opens_in_review(sit: Sit, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(path), ""))
    table.window.workspaces.show(Workspace.PLAY)
    table.key(Qt.Key.Key_O, CTRL)
    assert table.session.file == path
    assert table.window.workspaces.current is Workspace.ANALYSE


@pytest.mark.long
def test_no_search_begins_in_another_game_after_a_proof(qtbot: QtBot, start: Start, path: Path) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (0, 3, 1, 4):
        program.session.play(point)
    program.window.actions_["run"].trigger()
    wait_for_state(qtbot, program, EngineState.PROVEN)
    answer(QMessageBox.StandardButton.Discard)
    program.window.controllers.open(path)
    wait_for_state(qtbot, program, EngineState.PAUSED)
    qtbot.wait(200)
    assert program.live_search.state is EngineState.PAUSED


@pytest.mark.long
def test_a_game_of_the_program_is_named_by_its_players(sit: Sit) -> None:
    table = sit(rules=NOUGHTS, white="person")
    table.begin()
    table.play("a1", "b1", "a2", "b2", "a3")
    assert table.window.windowTitle() == "X – O · Tic-tac-toe · Today[*] — MCTS Studio"


@pytest.mark.long
def test_games_with_one_move_push_no_game_off_the_list(start: Start, home: Path, qtbot: QtBot) -> None:
    folder = home / "games"
    folder.mkdir(exist_ok=True)
    save_record(game("a1 b2 c3"), folder / "long.sgf")
    for number in range(8):
        short = folder / f"short{number}.sgf"
        save_record(game("a1"), short)
        os.utime(short, (2e9, 2e9 + number))
    program = start(is_fresh=True)
    screen = program.window.starting.screen
    assert screen is not None
    qtbot.waitUntil(lambda: len(screen.findChildren(QPushButton, "start_game")) == 8)
    named = [button.accessibleName() for button in screen.findChildren(QPushButton, "start_game")]
    assert sum("3 moves" in name for name in named) == 1


@pytest.fixture
def psq(tmp_path: Path) -> Path:
    path = tmp_path / "club.psq"
    save_record(game("h8 i9 j10 a1"), path)
    return path


def reviewed_psq(qtbot: QtBot, start: Start, psq: Path) -> Program:
    program = start(psq)
    short_review(qtbot, program)
    return program


@pytest.mark.long
def test_a_save_without_the_analysis_says_so_and_still_asks_at_the_end(
    qtbot: QtBot, start: Start, psq: Path, monkeypatch: pytest.MonkeyPatch, questions: list[str], tmp_path: Path
) -> None:
    program = reviewed_psq(qtbot, start, psq)
    answer("Save without the Analysis")
    program.window.actions_["save"].trigger()
    assert program.window.panes.note.text() == "The game was saved to club.psq without the analysis."
    assert program.window.isWindowModified()
    assert program.session.is_recoverable
    assert not program.window.close()
    assert questions == [
        "The format of club.psq cannot store the analysis, so the analysis is not saved yet. Save the game as SGF?"
    ]
    monkeypatch.undo()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (given[2], ""))
    answer(QMessageBox.StandardButton.Save)
    assert program.window.close()
    assert open_records(tmp_path / "club.sgf").records[0].root.analysis is not None


@pytest.mark.long
@pytest.mark.parametrize("button", ["Save as SGF…", "Cancel"])
def test_the_analysis_of_a_psq_is_offered_as_sgf(
    qtbot: QtBot, start: Start, psq: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, button: str
) -> None:
    program, before = reviewed_psq(qtbot, start, psq), psq.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (given[2], ""))
    answer(button)
    program.window.actions_["save"].trigger()
    is_saved = button != "Cancel"
    assert psq.read_bytes() == before
    assert (tmp_path / "club.sgf").exists() is is_saved
    assert program.window.isWindowModified() is not is_saved


def test_the_default_answer_keeps_the_analysis(qapp: QApplication) -> None:
    del qapp
    record = game("h8 i9")
    record.root.comment = "a comment"
    parent = QWidget()
    question = LossQuestion("club.psq", losses([record], Format.PSQ), parent)
    assert question.defaultButton().text().replace("&", "") == "Save as SGF…"
    assert [button.text().replace("&", "") for button in question.buttons() if "without" in button.text()] == [
        "Save without These"
    ]
    assert "comments" in question.text()


def test_a_new_game_is_saved_in_the_folder_of_games_under_a_name_of_its_own(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    folder, engine = program.services.games_folder, f"{PROFILES['studio'].title} (full)"
    begun: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (given[2], ""))

    def ask(_parent: QWidget, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        begun.append(place)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    for number in ("", " 2", " 3"):
        program.session.begin(PRESETS["gomoku-9"])
        program.session.record.black = engine
        program.session.record.date = "2026-11-27"
        assert program.window.controllers.files.ask_path() is None
        assert program.window.controllers.files.ask_save_as()
        assert program.session.file == folder / f"2026-11-27 gomoku-9 {engine}-You{number}.sgf"
    assert begun == [str(folder)] * 3
