"""Exports of the moments of a search from the window: pictures, an animation, tables."""

import csv
import json
from datetime import date
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.ui.controllers.game_names import game_stem
from studio.ui.export.frame_files import LAST_MS
from studio.ui.program import Program
from studio.ui.widgets.progress import ExportProgress
from tests.sizes import one_always
from tests.window.replays import bar, by_a_node, wish
from tests.window.starting import Start
from tests.window.thinking import think_a_little

KINDS = ("animation", "csv", "json")
BUTTON = Qt.MouseButton.LeftButton


@pytest.fixture
def small(start: Start, qtbot: QtBot) -> Program:
    """Return the program with a small board and some moments of its search."""
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    think_a_little(qtbot, program)
    return program


def progress(program: Program) -> ExportProgress:
    found = program.window.findChild(ExportProgress)
    assert isinstance(found, ExportProgress)
    return found


def export(qtbot: QtBot, program: Program, kind: str) -> None:
    """Use the menu, and wait until everything is written or refused."""
    wish(program, kind)
    qtbot.waitUntil(lambda: not progress(program).is_running, timeout=60_000)


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[str]:
    """Answer file dialogs with these names; return the proposed names."""
    proposed: list[str] = []

    def name(_parent: object, _title: str, place: str, *_: object) -> tuple[str, str]:
        proposed.append(place)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *told: name(*told)[0])
    return proposed


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the questions; the answer is no."""
    return answering(monkeypatch, QMessageBox.StandardButton.No)


def answering(monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton) -> list[str]:
    questions: list[str] = []

    def ask(_parent: object, _title: str, question: str) -> QMessageBox.StandardButton:
        questions.append(question)
        return answer

    monkeypatch.setattr(QMessageBox, "question", ask)
    return questions


@pytest.fixture
def warned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: texts.append(text))
    return texts


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "exports"
    place.mkdir()
    return place


# The four kinds


@pytest.mark.long
def test_one_picture_per_moment(qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, folder)
    export(qtbot, small, "pictures")
    count = len(bar(small).snapshots)
    assert files(folder) == [f"{game_stem(small.session)}-{number:04d}.png" for number in range(1, count + 1)]
    pictures = [np.asarray(Image.open(folder / name).convert("RGB")) for name in files(folder)]
    assert len({picture.shape for picture in pictures}) == 1
    assert all((one != other).any() for one, other in pairwise(pictures))
    assert str(folder) in small.window.panes.note.text()


def test_an_animation(qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, folder / "evolution")
    export(qtbot, small, "animation")
    assert files(folder) == ["evolution.gif"], "a name without an extension gets one"
    with Image.open(folder / "evolution.gif") as animation:
        assert getattr(animation, "n_frames", 1) == len(bar(small).snapshots)
        animation.seek(getattr(animation, "n_frames", 1) - 1)
        assert animation.info["duration"] == LAST_MS


def test_a_table_with_the_numbers_of_the_arrays(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, folder / "numbers.CSV")
    export(qtbot, small, "csv")
    with (folder / "numbers.CSV").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    told = [(int(row["moment"]), int(row["simulations"]), row["move"], int(row["visits"])) for row in rows]
    assert told == [
        (moment, snapshot.simulations, human_point(row.point, snapshot.root.rules), row.visits)
        for moment, snapshot in enumerate(bar(small).snapshots, 1)
        for row in snapshot.candidates
    ]


@pytest.mark.long
def test_json_with_every_frame(qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, folder / "numbers.v2")
    export(qtbot, small, "json")
    frames = json.loads((folder / "numbers.v2.json").read_text("utf-8"))["frames"]
    assert [frame["simulations"] for frame in frames] == [one.simulations for one in bar(small).snapshots]
    assert [len(frame["candidates"]) for frame in frames] == [len(one.root) for one in bar(small).snapshots]


@pytest.mark.long
def test_the_next_export_proposes_the_same_folder(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, folder / "numbers.csv")
    export(qtbot, small, "csv")
    for kind in ("pictures", *KINDS):
        proposed = Path(wished(small, kind, monkeypatch))
        assert folder in (proposed, proposed.parent)


@pytest.mark.long
def test_a_game_without_a_file_is_named(small: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    stem = f"{date.today().isoformat()} tic-tac-toe X-O"
    assert [wished(small, kind, monkeypatch) for kind in ("animation", "csv")] == [f"{stem}.gif", f"{stem}.csv"]


def wished(program: Program, kind: str, monkeypatch: pytest.MonkeyPatch) -> str:
    proposed = answer_with(monkeypatch, "")
    wish(program, kind)
    return proposed[0]


@pytest.mark.long
def test_pictures_show_the_searched_position(
    qtbot: QtBot, start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A selected node has further stones, which do not belong to these moments."""
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    think_a_little(qtbot, program, 2000)
    answer_with(monkeypatch, folder / "at-root.gif")
    export(qtbot, program, "animation")
    by_a_node(qtbot, program)
    assert program.window.panes.board.still_scene().supposed
    answer_with(monkeypatch, folder / "at-node.gif")
    export(qtbot, program, "animation")
    assert (folder / "at-root.gif").read_bytes() == (folder / "at-node.gif").read_bytes()


@pytest.mark.long
def test_the_moments_are_those_at_the_time_of_the_request(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine may play while the question for a name is open."""
    count = len(bar(small).snapshots)

    def name(*_: object) -> tuple[str, str]:
        small.session.play(4)
        return str(folder / "search.gif"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    export(qtbot, small, "animation")
    assert bar(small).snapshots == ()
    with Image.open(folder / "search.gif") as animation:
        assert getattr(animation, "n_frames", 1) == count


# Failures and questions


@pytest.mark.long
@pytest.mark.parametrize("kind", one_always(3, KINDS))
def test_an_existing_file_is_asked_about(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str], kind: str
) -> None:
    ending = {"animation": ".gif"}.get(kind, f".{kind}")
    taken = folder / f"taken{ending}"
    taken.write_text("mine")
    answer_with(monkeypatch, folder / "taken")
    export(qtbot, small, kind)
    assert len(asked) == 1
    assert taken.name in asked[0]
    assert taken.read_text() == "mine"
    answering(monkeypatch, QMessageBox.StandardButton.Yes)
    export(qtbot, small, kind)
    assert taken.read_bytes() != b"mine"


@pytest.mark.long
def test_existing_pictures_are_asked_about_once(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    for number in (2, 3):
        (folder / f"{game_stem(small.session)}-{number:04d}.png").write_text("mine")
    answer_with(monkeypatch, folder)
    export(qtbot, small, "pictures")
    assert len(asked) == 1
    assert f"{game_stem(small.session)}-0002.png" in asked[0]
    assert len(files(folder)) == 2


@pytest.mark.long
@pytest.mark.parametrize("kind", one_always(4, ["pictures", *KINDS]))
def test_cancelling_the_name_writes_nothing(
    qtbot: QtBot, small: Program, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    before = small.window.panes.note.text()
    answer_with(monkeypatch, "")
    export(qtbot, small, kind)
    assert small.window.panes.note.text() == before


@pytest.mark.long
@pytest.mark.parametrize("kind", one_always(2, ["animation", "pictures"]))
def test_cancelling_leaves_no_files(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    answer_with(monkeypatch, folder if kind == "pictures" else folder / "search.gif")
    wish(small, kind)
    dialog = progress(small)
    assert is_running(dialog)
    assert dialog.isVisible()
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    qtbot.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Cancel), BUTTON)
    assert not dialog.is_running
    assert files(folder) == []
    assert "cancelled" in small.window.panes.note.text()


@pytest.mark.long
@pytest.mark.parametrize("kind", one_always(4, ["pictures", *KINDS]))
def test_an_unwritable_folder_is_reported(
    qtbot: QtBot, small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch, warned: list[str], kind: str
) -> None:
    (folder / "file").write_text("no folder")
    answer_with(monkeypatch, folder / "file" if kind == "pictures" else folder / "file" / "search")
    export(qtbot, small, kind)
    assert len(warned) == 1
    assert "could not be exported" in warned[0]
    assert files(folder) == ["file"]
    assert bar(small).isEnabled()


@pytest.mark.long
def test_closing_the_window_ends_an_export(
    small: Program, folder: Path, monkeypatch: pytest.MonkeyPatch, warned: list[str]
) -> None:
    answer_with(monkeypatch, folder)
    wish(small, "pictures")
    dialog, work = progress(small), progress(small)._work
    assert work is not None
    for _ in range(3):
        next(work)
    assert files(folder), "a first picture has no name yet"
    small.window.close()
    assert not is_running(dialog)
    assert files(folder) == []
    assert not warned


def is_running(dialog: ExportProgress) -> bool:
    return dialog.is_running
