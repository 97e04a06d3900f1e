"""Cases in which data must not be lost, overwritten or discarded."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files import open_records, save_record
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.machine.settings import EngineSection, Settings, WindowSection, default_path, load_settings, save_settings
from studio.players.seats import GameSetup, Person
from studio.session import messages
from studio.session.edits import Added, JournalError, node_path
from studio.session.open_file import OpenFile
from tests.game.boards import GOMOKU, game
from tests.session.journals import left_by
from tests.sizes import one_always
from tests.window.hands import answer, drop
from tests.window.starting import Start

Button = QMessageBox.StandardButton


def save_as(monkeypatch: pytest.MonkeyPatch, name: Path, kind: str = "SGF (*.sgf)") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(name), kind))


def test_a_drop_opens_the_first_file_and_ignores_anything_else(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    path = tmp_path / "dropped.sgf"
    save_record(game("h8 i9"), path)
    drop(program)
    drop(program, "https://example.org/game.sgf")
    assert program.session.file is None
    drop(program, "https://example.org/game.sgf", path.as_uri())
    qtbot.waitUntil(lambda: program.session.file == path)


@pytest.mark.long
@pytest.mark.usefixtures("home")
def test_settings_without_a_field_are_dropped_with_a_message() -> None:
    save_settings(default_path(), Settings(engine=EngineSection(simulations=10**11)))
    settings, problem = load_settings(default_path())
    assert problem is not None
    assert settings.engine == EngineSection()


@pytest.mark.long
@pytest.mark.usefixtures("home")
def test_a_damaged_geometry_does_not_prevent_a_start(start: Start) -> None:
    save_settings(default_path(), Settings(window=WindowSection(geometry="\ud800")))
    assert start().window.isVisible()


@pytest.mark.long
def test_a_deletion_that_cannot_be_undone_is_refused(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    session = program.session
    session.go_to_start()
    session.go_forward()

    def refuse(*_arguments: object) -> None:
        raise JournalError(messages.TOO_LARGE)

    monkeypatch.setattr("studio.session.editing.restored", refuse)
    program.window.actions_["delete_variation"].trigger()
    assert len(session.record.main_line()) == 6
    assert not session.is_changed
    assert program.window.panes.note.text()


@pytest.mark.long
def test_a_file_changed_while_the_program_was_dead_is_asked_about(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    program = start()
    path = tmp_path / "mine.sgf"
    path.write_text("(;FF[4]GM[4]SZ[15]C[somebody else's work])")
    program.session.restore(game("h8"), OpenFile.reopened(path, "sgf", (0, 1), 0, 0.0))
    answer(Button.No)
    program.window.actions_["save"].trigger()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert "somebody else's work" in path.read_text()


@pytest.mark.parametrize("agreed", one_always(2, [True, False]))
def test_a_name_without_extension_does_not_overwrite_without_a_question(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    program = start()
    (tmp_path / "game.sgf").write_text("precious")
    save_as(monkeypatch, tmp_path / "game")
    answer(Button.Yes if agreed else Button.No)
    program.window.actions_["save_as"].trigger()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert ((tmp_path / "game.sgf").read_text() == "precious") is not agreed


@pytest.mark.long
def test_the_chosen_format_gives_the_extension_and_other_dots_do_not(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.session.comment("")
    save_as(monkeypatch, tmp_path / "Ann vs. Ben")
    program.window.actions_["save_as"].trigger()
    assert len(open_records(tmp_path / "Ann vs. Ben.sgf").records) == 1


@pytest.mark.long
def test_a_comment_being_typed_belongs_to_the_move_that_is_left(qtbot: QtBot, start: Start) -> None:
    program = start()
    node = program.session.node
    qtbot.keyClicks(program.window.panes.comment, "late ")
    program.window.panes.win_rate.ply_chosen.emit(2)
    assert "late" in node.comment
    assert "late" not in program.session.node.comment


@pytest.mark.long
def test_a_game_continues_when_a_new_one_is_cancelled(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    program.window.controllers.play.begin(GameSetup(GOMOKU, Person(), Person()))
    program.window.controllers.game.play(112)
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    program.window.actions_["new_game"].trigger()
    assert program.services.live_game.is_on
    assert program.session.position.ply == 1


@pytest.mark.long
def test_cut_moves_survive_a_change_of_language(start: Start) -> None:
    program = start()
    program.window.actions_["cut_variation"].trigger()
    program.window.menus.languages.language_chosen.emit("cs")
    assert program.window.actions_["paste_variation"].isEnabled()
    program.window.menus.languages.language_chosen.emit("en")


def test_analysis_is_saved_automatically_only_in_the_folder_of_games(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    found = PositionAnalysis(50, (Candidate(112, 40, 0.5),), "studio")
    own, users, foreign = home / "games" / "own.sgf", home / "users.sgf", home / "foreign.sgf"
    own.parent.mkdir(exist_ok=True)
    for path in (own, users):
        save_record(game("a1"), path)
    foreign.write_text("(;FF[4]GM[4]SZ[15];B[aa])")
    before = users.read_text(), foreign.read_text()
    asked: list[str] = []

    def ask(_parent: object, _title: str, question: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(question)
        return Button.Discard

    monkeypatch.setattr(QMessageBox, "question", ask)
    for path in (own, users, foreign):
        program.window.controllers.files.open(path)
        program.session.results.keep_analysis(program.session.record.main_line()[1], found, to_be_saved=True)
        assert program.window.controllers.files.may_leave()
        program.session.present(game(""))
    assert open_records(own).records[0].main_line()[1].analysis is not None
    assert (users.read_text(), foreign.read_text()) == before
    assert asked == [f"Save the new analysis to {name}.sgf?" for name in ("users", "foreign")]


@pytest.mark.long
def test_after_undoing_everything_nothing_is_to_be_saved(start: Start) -> None:
    program = start()
    program.session.play(0)
    assert program.window.isWindowModified()
    program.session.undo()
    assert not program.window.isWindowModified()
    program.session.redo()
    assert program.window.isWindowModified()


@pytest.mark.long
def test_names_are_shown_as_plain_text(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _window, _title, text: told.append(text))
    program.window.controllers.files.open(tmp_path / "<h1>x.sgf")
    assert "&lt;h1&gt;x.sgf" in told[0]


@pytest.mark.long
def test_one_of_several_games_is_restored_and_the_others_are_mentioned(start: Start, home: Path) -> None:
    program = start()
    for moves in ("h8", "h8 i9"):
        record = game(moves)
        left_by(home / "state" / "journals", Added(node_path(record.main_line()[-1]), 0), record=record)
    answer("Restore")
    program.recovery.ask()
    assert program.session.is_changed
    assert program.window.panes.note.text().startswith("1 more")
