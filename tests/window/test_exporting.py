"""Exports of pictures and texts: files and the clipboard."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.files import open_records
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.ui.program import Program
from studio.ui.record.games_dialog import GamesDialog
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier
SEVERAL = "(;GM[4]SZ[9]PB[Ann];B[ee];W[ed])(;GM[4]SZ[9]PB[Bea];B[aa];W[bb];B[cc])(;GM[4]SZ[15]PB[Cat];B[hh])"


def begin(program: Program) -> None:
    program.session.begin(PRESETS["tic-tac-toe"])
    for name in ("b2", "a1", "c3"):
        program.session.play(point_from_human(name, program.session.rules))


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path | str, kind: str = "") -> list[str]:
    """Answer file dialogs with these names; return the proposed names."""
    proposed: list[str] = []

    def name(_parent: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        proposed.append(place)
        return str(path), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    return proposed


def export_board(qtbot: QtBot, program: Program) -> None:
    qtbot.keyClick(program.window, Key.Key_E, Modifier.ControlModifier)


def test_the_board_is_exported_as_png(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    begin(program)
    answer_with(monkeypatch, tmp_path / "board.png")
    export_board(qtbot, program)
    picture = QImage(str(tmp_path / "board.png"))
    assert max(picture.width(), picture.height()) >= 800
    third = picture.width() // 3
    colors = {picture.pixelColor(x, y).rgb() for x in range(third, 2 * third) for y in range(third, 2 * third)}
    assert len(colors) > 10, "the middle has a stone"
    assert "board.png" in program.window.panes.note.text()


@pytest.mark.long
def test_the_board_is_exported_as_svg(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    begin(program)
    answer_with(monkeypatch, tmp_path / "board", "SVG drawing (*.svg)")
    export_board(qtbot, program)
    drawing = (tmp_path / "board.svg").read_text("utf-8")
    assert "X: c3 b2. O: a1." in drawing
    assert "<image" not in drawing, "nothing is embedded pixel by pixel"
    assert QSvgRenderer(str(tmp_path / "board.svg")).isValid()


@pytest.mark.long
def test_the_window_is_exported(qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    answer_with(monkeypatch, tmp_path / "window.png")
    qtbot.keyClick(program.window, Key.Key_E, Modifier.ControlModifier | Modifier.ShiftModifier)
    picture = QImage(str(tmp_path / "window.png"))
    assert picture.size() == program.window.size() * program.window.devicePixelRatio()


@pytest.mark.long
def test_an_export_can_be_cancelled_and_may_fail(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    answer_with(monkeypatch, "")
    export_board(qtbot, program)
    assert not told
    answer_with(monkeypatch, tmp_path / "no folder" / "board.png")
    export_board(qtbot, program)
    assert len(told) == 1
    assert not program.window.panes.note.text()


@pytest.mark.long
def test_the_next_export_proposes_the_same_folder(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    answer_with(monkeypatch, tmp_path / "board.png")
    export_board(qtbot, program)
    proposed = answer_with(monkeypatch, "")
    export_board(qtbot, program)
    assert Path(proposed[0]).parent == tmp_path


@pytest.mark.long
def test_a_game_without_a_file_is_named_by_its_day_rules_and_players(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, today = start(), date.today().isoformat()
    endings = {"save_as": ".sgf", "export_board": ".png", "export_window": "-window.png", "export_moves": ".csv"}
    begin(program)
    proposed = answer_with(monkeypatch, "")
    for action in endings:
        program.window.actions_[action].trigger()
    assert [Path(each).name for each in proposed] == [f"{today} tic-tac-toe X-O{end}" for end in endings.values()]
    assert Path(proposed[0]).parent.name == "games", "a game is saved in the folder of games"
    proposed.clear()
    program.session.record.black, program.session.record.white = "Ann: 1/2", ""
    program.session.record.date = "2026-11-21"
    for action in endings:
        program.window.actions_[action].trigger()
    names = [Path(each).name for each in proposed]
    assert names == [f"2026-11-21 tic-tac-toe Ann 1 2-O{ending}" for ending in endings.values()]


def test_position_moves_and_picture_are_copied(qtbot: QtBot, start: Start) -> None:
    program = start()
    begin(program)
    clipboard = QGuiApplication.clipboard()
    qtbot.keyClick(program.window, Key.Key_C, Modifier.ControlModifier)
    rows = clipboard.text().split("\n")[:3]
    assert ["".join(row.split()) for row in rows] == ["..X", ".X.", "O.."]
    qtbot.keyClick(program.window, Key.Key_C, Modifier.ControlModifier | Modifier.ShiftModifier)
    assert clipboard.text() == "b2 a1 c3"
    qtbot.keyClick(program.window, Key.Key_C, Modifier.ControlModifier | Modifier.AltModifier)
    assert not clipboard.image().isNull()
    assert "copied" in program.window.panes.note.text()


def choose(monkeypatch: pytest.MonkeyPatch, keys: list[Qt.Key], qtbot: QtBot) -> list[str]:
    """Press keys in the games dialog; return the texts of its rows."""
    rows: list[str] = []

    def press(dialog: GamesDialog) -> int:
        dialog.show()
        model = dialog._model
        rows.extend(str(model.index(row, 1).data()) for row in range(model.rowCount()))
        for key in keys:
            qtbot.keyClick(dialog._table, key)
        return dialog.result()

    monkeypatch.setattr(GamesDialog, "exec", press)
    return rows


@pytest.fixture
def several(tmp_path: Path) -> Path:
    path = tmp_path / "several.sgf"
    path.write_text(SEVERAL)
    return path


@pytest.mark.long
def test_one_of_several_games_is_chosen(
    qtbot: QtBot, start: Start, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    rows = choose(monkeypatch, [Key.Key_Down, Key.Key_Return], qtbot)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(several), ""))
    qtbot.keyClick(program.window, Key.Key_O, Modifier.ControlModifier)
    assert rows == ["Ann", "Bea", "Cat"]
    assert program.session.record.black == "Bea"
    assert len(program.session.record.main_line()) == 4


@pytest.mark.long
def test_cancelling_the_choice_changes_nothing(
    qtbot: QtBot, start: Start, several: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    begin(program)
    record, node = program.session.record, program.session.node
    choose(monkeypatch, [Key.Key_Down, Key.Key_Escape], qtbot)
    assert not program.window.controllers.files.open(several)
    assert program.session.record is record
    assert program.session.node is node
    assert program.window.isWindowModified()
    assert program.session.file is None


@pytest.mark.long
@pytest.mark.parametrize("proposed_name", [True, False])
def test_saving_one_game_never_overwrites_the_others(
    qtbot: QtBot, start: Start, several: Path, monkeypatch: pytest.MonkeyPatch, proposed_name: bool
) -> None:
    program = start()
    choose(monkeypatch, [Key.Key_Down, Key.Key_Return], qtbot)
    assert program.window.controllers.files.open(several)
    program.session.go_to_end()
    program.session.play(40)
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.No)
    proposed = answer_with(monkeypatch, several)
    if proposed_name:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda _parent, _title, place, _kinds: (place, ""))
    qtbot.keyClick(program.window, Key.Key_S, Modifier.ControlModifier)
    assert several.read_text() == SEVERAL
    if proposed_name:
        assert program.session.file is not None
        assert program.session.file != several
        assert len(open_records(program.session.file).records) == 1
        assert not program.window.isWindowModified()
    else:
        assert proposed != [str(several)]
        assert program.window.isWindowModified(), "nothing was saved"
