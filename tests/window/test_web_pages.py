"""Web pages from the window: the search, the game and the lesson."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.ui.program import Program
from studio.ui.widgets.progress import ExportProgress
from tests.keeping.reviewed_games import two_games
from tests.lessons.lesson_controller import lesson_named
from tests.sizes import one_always
from tests.window.replays import wish
from tests.window.starting import Start
from tests.window.thinking import think_a_little

KINDS = ("search", "game", "lesson")
_DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>', re.DOTALL)


def answer_with(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[str]:
    """Answer file dialogs with this name; return the proposed names."""
    proposed: list[str] = []

    def name(_parent: object, _title: str, place: str, *_: object) -> tuple[str, str]:
        proposed.append(place)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    return proposed


def is_writing(program: Program) -> bool:
    shown = program.window.findChild(ExportProgress, "page_progress")
    return isinstance(shown, ExportProgress) and shown.is_running


def export(qtbot: QtBot, program: Program, kind: str, path: Path) -> Any:
    """Use the menu, and return the data of the page when it is written."""
    program.window.actions_[f"export_{kind}_page"].trigger()
    qtbot.waitUntil(lambda: path.exists() and not is_writing(program), timeout=60_000)
    found = _DATA.search(path.read_text(encoding="utf-8"))
    assert found is not None
    return json.loads(found[1])


@pytest.fixture
def searched(start: Start, qtbot: QtBot) -> Program:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    think_a_little(qtbot, program)
    return program


def test_the_search_is_exported_with_its_tree(
    searched: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshots = searched.window.panes.replay.snapshots
    proposed = answer_with(monkeypatch, tmp_path / "page")
    data = export(qtbot, searched, "search", tmp_path / "page.html")
    [scene] = data["scenes"]
    assert proposed[0].endswith("-search.html")
    assert (data["kind"], data["title"]) == ("search", "tic-tac-toe: X to move after 0 stones")
    assert [moment["n"] for moment in scene["moments"]] == [snapshot.simulations for snapshot in snapshots]
    [tree] = scene["trees"]
    assert len(tree["parent"]) > 1
    assert "page.html" in searched.window.panes.note.text()


@pytest.mark.long
def test_the_steps_are_exported(
    searched: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with qtbot.waitSignal(searched.live_search.phases_performed):
        searched.window.actions_["step_simulation"].trigger()
    answer_with(monkeypatch, tmp_path / "page.html")
    [scene] = export(qtbot, searched, "search", tmp_path / "page.html")["scenes"]
    assert [step["phase"] for step in scene["steps"]] == ["select", "expand", "simulate", "backpropagate"]


@pytest.mark.long
def test_the_menu_of_the_replay_exports_a_page(
    searched: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, tmp_path / "page.html")
    wish(searched, "page")
    qtbot.waitUntil(lambda: (tmp_path / "page.html").exists() and not is_writing(searched), timeout=60_000)


def test_a_reviewed_game_is_exported(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, record = start(), two_games()[0].record
    program.session.present(record)
    proposed = answer_with(monkeypatch, tmp_path / "page.html")
    data = export(qtbot, program, "game", tmp_path / "page.html")
    assert proposed[0].endswith("-game.html")
    assert (data["kind"], data["title"]) == ("game", "Ann – Ben")
    assert len(data["scenes"]) == len(record.main_line())
    assert len(data["jumps"]) == 5


def test_the_open_lesson_is_exported(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    action, lessons = program.window.actions_["export_lesson_page"], program.window.controllers.lessons
    assert not action.isEnabled()
    lessons.begin(lesson_named("2-why-explore"))
    assert action.isEnabled()
    proposed = answer_with(monkeypatch, tmp_path / "page.html")
    data = export(qtbot, program, "lesson", tmp_path / "page.html")
    assert proposed == ["2-why-explore.html"]
    assert (data["kind"], data["title"]) == ("lesson", "Why exploration is needed")
    assert len(data["scenes"]) == 10
    lessons.leave()
    assert not action.isEnabled()


@pytest.mark.long
def test_a_cancelled_lesson_leaves_no_file(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    program.window.controllers.lessons.begin(lesson_named("7-what-a-rollout-cannot-see"))
    answer_with(monkeypatch, tmp_path / "page.html")
    program.window.actions_["export_lesson_page"].trigger()
    shown = program.window.findChild(ExportProgress, "page_progress")
    assert isinstance(shown, ExportProgress)
    qtbot.waitUntil(lambda: shown.is_running)
    shown.reject()
    assert not shown.is_running
    assert not list(tmp_path.glob("*.html"))
    assert "cancelled" in program.window.panes.note.text()


@pytest.mark.parametrize("kind", one_always(2, ["search", "game"]))
def test_hidden_searches_are_not_exported(kind: str, searched: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed = answer_with(monkeypatch, "")
    monkeypatch.setattr(type(searched.window.context.hiding), "forbids_search", property(lambda _self: True))
    searched.window.actions_[f"export_{kind}_page"].trigger()
    assert proposed == []
    assert "hidden" in searched.window.panes.note.text()


@pytest.mark.long
def test_without_a_search_a_note_says_what_to_do(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program, proposed = start(), answer_with(monkeypatch, "")
    program.window.actions_["export_search_page"].trigger()
    assert proposed == []
    assert "“Run” (Space)" in program.window.panes.note.text()


@pytest.mark.long
def test_an_existing_file_and_a_failure_are_told(
    searched: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.html").write_text("old", encoding="utf-8")
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    answer_with(monkeypatch, tmp_path / "page")
    searched.window.actions_["export_game_page"].trigger()
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == "old"
    answer_with(monkeypatch, tmp_path / "no folder" / "page.html")
    searched.window.actions_["export_game_page"].trigger()
    qtbot.waitUntil(lambda: bool(told))
    assert len(told) == 1
