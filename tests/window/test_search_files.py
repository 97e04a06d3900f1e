"""Saving the tree of a search from the real window, completely or not at all."""

import threading
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.thinking.thoughts import EngineState
from tests.sizes import one_always
from tests.window.search_files import (
    Names,
    cancel,
    dialog,
    note,
    open_search,
    run,
    save,
    simulations,
    trigger,
)
from tests.window.showing import table_rows
from tests.window.starting import Start, start_without_threats
from tests.window.thinking import think


def test_a_search_continues_while_and_after_it_is_saved(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, gate: threading.Event
) -> None:
    program, path = start(), tmp_path / "search.npz"
    names(path)
    trigger(program, "run")
    qtbot.waitUntil(lambda: simulations(program) > 2000, timeout=30_000)
    trigger(program, "save_search")
    qtbot.waitUntil(lambda: (found := dialog(program)) is not None and found.isVisible(), timeout=10_000)
    assert not path.exists()
    held = simulations(program)
    gate.set()
    qtbot.waitUntil(lambda: "was saved" in note(program), timeout=30_000)
    assert str(path) in note(program)
    assert path.exists()
    assert program.live_search.state is EngineState.THINKING
    qtbot.waitUntil(lambda: simulations(program) > held + 1000, timeout=30_000)
    qtbot.waitUntil(lambda: dialog(program) is None)
    trigger(program, "pause")


@pytest.mark.long
def test_a_paused_search_is_unchanged(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
    program, path = start_without_threats(start), tmp_path / "search"
    think(qtbot, program)
    before, shown = simulations(program), table_rows(program)
    names(path)
    save(qtbot, program)
    assert path.with_name("search.npz").exists(), "the extension is added"
    assert program.live_search.state is EngineState.PAUSED
    assert (simulations(program), table_rows(program)) == (before, shown)
    run(qtbot, program, 500)
    assert simulations(program) == before + 500


@pytest.mark.long
def test_a_search_is_named_after_its_game(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program, proposed = start(), list[str]()
    think(qtbot, program)

    def ask(_parent: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        proposed.append(place)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    trigger(program, "save_search")
    assert proposed == [f"{date.today().isoformat()} gomoku-15 Black-White.npz"]


@pytest.mark.long
def test_nothing_can_be_saved_before_the_first_simulation(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path
) -> None:
    program = start()
    names(tmp_path / "search.npz")
    qtbot.waitUntil(lambda: simulations(program) == 0, timeout=30_000)
    trigger(program, "save_search")
    assert "no search to save" in note(program)
    assert not list(tmp_path.glob("*.npz"))


@pytest.mark.long
def test_saving_can_be_cancelled_and_the_old_file_stays(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, gate: threading.Event
) -> None:
    program, path = start(), tmp_path / "search.npz"
    path.write_bytes(b"what was there")
    names(path)
    think(qtbot, program)
    trigger(program, "save_search")
    trigger(program, "save_search")
    assert "Wait" in note(program), "one at a time"
    qtbot.waitUntil(lambda: (found := dialog(program)) is not None and found.isVisible(), timeout=10_000)
    cancel(qtbot, program)
    qtbot.waitUntil(lambda: "cancelled" in note(program), timeout=10_000)
    assert path.read_bytes() == b"what was there"
    assert not list(tmp_path.glob(".*saving"))
    qtbot.waitUntil(lambda: dialog(program) is None)
    gate.set()
    save(qtbot, program)
    assert np.load(path, allow_pickle=False)["visits"].size


@pytest.mark.long
def test_closing_the_window_while_saving_keeps_the_old_file(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, gate: threading.Event
) -> None:
    program, path = start(), tmp_path / "search.npz"
    path.write_bytes(b"what was there")
    names(path)
    think(qtbot, program)
    with qtbot.waitSignal(program.live_search.work_advanced, timeout=10_000):
        trigger(program, "save_search")
    assert not gate.is_set()
    program.window.close()
    program.close()
    assert path.read_bytes() == b"what was there"
    assert not list(tmp_path.glob(".*saving"))


@pytest.mark.long
def test_a_move_in_the_game_waits_for_the_file(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
    program, path = start(), tmp_path / "search.npz"
    names(path)
    think(qtbot, program, 20_000)
    before = program.session.position.copy()
    searched = simulations(program)
    trigger(program, "save_search")
    program.session.play(int(program.live_search.thought.snapshot.candidates[0].point))  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: path.exists(), timeout=30_000)
    program.session.go_back()
    qtbot.waitUntil(lambda: simulations(program) == 0 and dialog(program) is None, timeout=30_000)
    open_search(qtbot, program)
    assert program.session.position == before
    assert simulations(program) == searched


@pytest.mark.long
@pytest.mark.parametrize("place", one_always(2, ["no folder", "a folder"]))
def test_a_failure_to_write_is_reported(
    qtbot: QtBot, start: Start, names: Names, told: list[str], tmp_path: Path, place: str
) -> None:
    program = start()
    think(qtbot, program)
    (tmp_path / "a folder.npz").mkdir()
    names(tmp_path / "no folder" / "x.npz" if place == "no folder" else tmp_path / "a folder.npz")
    before = simulations(program)
    trigger(program, "save_search")
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    assert told[0].startswith("The search could not be saved.")
    assert told[0].endswith(".")
    assert dialog(program) is None or not dialog(program).isVisible()  # type: ignore[union-attr]
    run(qtbot, program, 300)
    assert simulations(program) == before + 300


@pytest.mark.long
def test_a_full_disk_is_reported(
    qtbot: QtBot, start: Start, names: Names, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    think(qtbot, program)
    names("/dev/full")
    monkeypatch.setattr("studio.ui.controllers.search_files.SEARCH_ENDING", "")
    trigger(program, "save_search")
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    assert told[0].startswith("The search could not be saved.")


@pytest.mark.long
def test_a_search_survives_a_failed_save(
    qtbot: QtBot, start: Start, names: Names, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_search: Search, _path: Path, _moves: object) -> Iterator[float]:
        yield 0.1
        raise MemoryError

    program = start()
    think(qtbot, program)
    before = simulations(program)
    monkeypatch.setattr("studio.engine.saved.writing.saving", failing)
    names(tmp_path / "search.npz")
    trigger(program, "save_search")
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    assert program.live_search.state is EngineState.PAUSED
    run(qtbot, program, 300)
    assert simulations(program) == before + 300
