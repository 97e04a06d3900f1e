"""Files that the user opens: the program changes them only on request."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.machine.resources import resource_path
from tests.window.hands import answer, child
from tests.window.starting import Start
from tests.window.tables import CTRL, Sit, Table
from tests.window.thinking import think


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a copy of a game of Ann and Ben, which the program itself once wrote."""
    copy = tmp_path / "elsewhere" / "ann-ben.sgf"
    copy.parent.mkdir()
    copy.write_bytes(resource_path("games/first-steps.sgf").read_bytes())
    return copy


def names(table: Table) -> tuple[str, str]:
    rows = (child(table.program, QWidget, f"players_{side}").accessibleName() for side in ("black", "white"))
    black, white = (row.split(",")[1].strip() for row in rows)
    return black, white


@pytest.mark.parametrize("button", [QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Save])
def test_the_analysis_of_a_users_file_is_saved_only_on_request(
    qtbot: QtBot, start: Start, path: Path, button: QMessageBox.StandardButton
) -> None:
    program, before = start(path), path.read_bytes()
    think(qtbot, program)
    assert program.window.isWindowModified()
    answer(button)
    assert program.window.close()
    saves = button is QMessageBox.StandardButton.Save
    assert (path.read_bytes() != before) is saves
    assert (open_records(path).records[0].root.analysis is not None) is saves


def test_the_question_names_the_analysis(qtbot: QtBot, start: Start, path: Path, questions: list[str]) -> None:
    program = start(path)
    think(qtbot, program)
    assert not program.window.close()
    assert questions == ["Save the new analysis to ann-ben.sgf?"]


def test_playing_on_in_the_record_of_others_keeps_their_names_and_file(sit: Sit, path: Path) -> None:
    table, before = sit(white_level="full", seconds=1000.0), path.read_bytes()
    assert table.window.controllers.files.open(path)
    table.key(Qt.Key.Key_F9)
    assert names(table) == ("You", "Studio")
    table.play("a1")
    table.press("stop_game")
    assert names(table) == ("Ann", "Ben")
    record = table.session.record
    assert (record.black, record.white, record.result) == ("Ann", "Ben", "B+")
    seen: list[QMessageBox.StandardButton] = []
    monkey = QMessageBox.StandardButton.Cancel

    def ask(*arguments: object) -> QMessageBox.StandardButton:
        assert isinstance(arguments[-1], QMessageBox.StandardButton)
        seen.append(arguments[-1])
        return monkey

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QMessageBox, "question", ask)
        table.key(Qt.Key.Key_Q, CTRL)
    assert seen == [QMessageBox.StandardButton.Cancel], "Enter does not write into the game of Ann and Ben"
    assert path.read_bytes() == before


def test_playing_on_writes_no_names_into_a_file_without_names(sit: Sit, tmp_path: Path) -> None:
    table, path = sit(white_level="full", seconds=1000.0), tmp_path / "nameless.sgf"
    path.write_text("(;GM[4]SZ[9];B[ee];W[ef])")
    assert table.window.controllers.files.open(path)
    table.key(Qt.Key.Key_End)
    table.key(Qt.Key.Key_F9)
    assert table.game.is_on
    assert (table.session.record.black, table.session.record.white) == ("", "")
