"""Practice in the real window: its dialog, the file of positions, and the watched folders."""

import json
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from studio.game.files.game_files import save_record
from studio.game.record import GameRecord
from studio.machine.folders import home_folders
from studio.practice.exchange import FORMAT
from studio.practice.store import PracticeStore
from studio.ui.exercises.practice_dialog import PracticeDialog
from tests.exercises.boards import SEVEN
from tests.practice.games import missed_win, quiet
from tests.window.hands import child_of
from tests.window.practising import LONGEST_MS, Practising, damage
from tests.window.starting import Start


def test_the_dialog_adds_exports_and_imports(
    practising: Practising, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cards.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    practising.program.session.present(quiet())
    said: list[str] = []

    def use(dialog: PracticeDialog) -> None:
        for name in ("open_game", "export", "import"):
            QTest.mouseClick(child_of(dialog, QPushButton, f"practice_{name}"), Qt.MouseButton.LeftButton)
            said.append(child_of(dialog, QLabel, "practice_note").text())
        said.append(child_of(dialog, QLabel, "practice_due").text())

    practising.in_dialog(use)
    practising.program.window.actions_["practice"].trigger()
    assert said == ["1 game read: 1 new position.", "2 positions were exported.", "0 new positions were imported.", "2"]
    lines = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["format"] == FORMAT
    assert len(lines) == 3


@pytest.mark.long
@pytest.mark.parametrize("is_reviewed", [True, False])
def test_without_positions_the_dialog_names_what_adds_the_open_game(start: Start, is_reviewed: bool) -> None:
    program = start()
    program.session.present(quiet() if is_reviewed else GameRecord(SEVEN))
    said: list[str] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PracticeDialog)
        said.append(child_of(dialog, QLabel, "practice_note").text())
        dialog.reject()

    QTimer.singleShot(0, read)
    program.window.actions_["practice"].trigger()
    assert len(said) == 1
    assert ("Add the Open Game" in said[0]) is is_reviewed
    assert ("F12" in said[0]) is not is_reviewed


@pytest.mark.long
def test_the_dialog_is_as_high_as_its_texts(practising: Practising) -> None:
    missing: list[int] = []

    def measure(dialog: PracticeDialog) -> None:
        layout = dialog.layout()
        assert layout is not None
        for text in ("Nothing is due today.", "This game could not be read. " * 12):
            dialog.say(text)
            missing.append(layout.totalHeightForWidth(dialog.width()) - dialog.height())

    practising.in_dialog(measure)
    practising.program.window.actions_["practice"].trigger()
    assert max(missing) <= 0


@pytest.mark.long
def test_a_file_of_a_newer_version_is_refused_with_a_sentence(start: Start) -> None:
    program = start()
    program.services.practice.add_game(missed_win())
    program.services.practice.close()
    path = program.services.practice.store.path
    program.services.practice.close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    said: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        said.append(box.text())
        box.accept()

    QTimer.singleShot(0, read)
    program.window.actions_["practice"].trigger()
    assert len(said) == 1
    assert "newer version of MCTS Studio" in said[0]
    assert program.window.controllers.practice.collection.due == 0


@pytest.mark.long
def test_damaged_positions_are_left_out_of_an_export(
    practising: Practising, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    practising.practice.add_game(quiet())
    damage(practising.program, "UPDATE cards SET card = '{' WHERE rowid = 1")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "cards.jsonl"), ""))
    said: list[str] = []

    def use(dialog: PracticeDialog) -> None:
        QTest.mouseClick(child_of(dialog, QPushButton, "practice_export"), Qt.MouseButton.LeftButton)
        said.append(child_of(dialog, QLabel, "practice_note").text())

    practising.in_dialog(use)
    practising.program.window.actions_["practice"].trigger()
    assert said == ["1 position was exported. 1 damaged position was left out."]


@pytest.mark.long
def test_messages_in_the_dialog_are_plain_text(practising: Practising) -> None:
    formats: list[Qt.TextFormat] = []

    def use(dialog: PracticeDialog) -> None:
        dialog.say("<b>game</b>.sgf")
        formats.append(child_of(dialog, QLabel, "practice_note").textFormat())

    practising.in_dialog(use)
    practising.program.window.actions_["practice"].trigger()
    assert formats == [Qt.TextFormat.PlainText]


@pytest.mark.long
def test_games_that_are_saved_in_the_watched_folder_are_added(
    practising: Practising, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "watched"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))

    def choose(dialog: PracticeDialog) -> None:
        QTest.mouseClick(child_of(dialog, QPushButton, "practice_folder"), Qt.MouseButton.LeftButton)

    practising.in_dialog(choose)
    practising.program.window.actions_["practice"].trigger()
    with practising.qtbot.waitSignal(
        practising.practice.added, timeout=LONGEST_MS, check_params_cb=lambda added: added.cards == 1
    ):
        save_record(quiet(), folder / "new.sgf")
    assert practising.practice.statistics().cards == 2


def test_the_folder_is_watched_from_the_start_with_its_subfolders(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    """There are no positions yet, and the program opens a file instead of the start screen."""
    folder = tmp_path / "watched"
    folder.mkdir()
    store = PracticeStore(home_folders().practice)
    store.set_setting("folders", json.dumps([str(folder)]))
    store.close()
    program = start()
    practice, watcher = program.services.practice, program.window.controllers.practice.collection._folders._watcher
    qtbot.waitUntil(lambda: watcher.directories() == [str(folder)], timeout=LONGEST_MS)
    (folder / "deep").mkdir()
    qtbot.waitUntil(lambda: str(folder / "deep") in watcher.directories(), timeout=LONGEST_MS)
    with qtbot.waitSignal(practice.added, timeout=LONGEST_MS, check_params_cb=lambda added: added.cards == 1):
        save_record(quiet(), folder / "deep" / "new.sgf")
