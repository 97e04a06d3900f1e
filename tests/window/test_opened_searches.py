"""Resuming a saved search in the real window, from intact and other files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.game.node import Setup
from studio.game.notation import point_from_human
from studio.game.record import GameRecord
from studio.game.stones import PASS, Stone
from studio.thinking.thoughts import EngineState
from tests.engine.saved.tree_files import about_of, arrays_in, file_of, put
from tests.sizes import one_always
from tests.window.search_files import (
    NINE,
    Names,
    begin,
    cancel,
    dialog,
    note,
    open_search,
    run,
    save,
    simulations,
    trigger,
    whole_tree,
)
from tests.window.showing import table_rows
from tests.window.starting import Start, start_without_threats
from tests.window.tables import Sit
from tests.window.thinking import step, think


def test_an_opened_search_continues_bit_by_bit(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
    program = start_without_threats(start)
    names(tmp_path / "half.npz")
    run(qtbot, program, 3000)
    save(qtbot, program)
    run(qtbot, program, 2000)
    tree, shown, count = whole_tree(program), table_rows(program), program.window.panes.panel.figure("simulations")
    open_search(qtbot, program)
    assert simulations(program) == 3000
    step(qtbot, program, "step_phase")  # partly by steps
    step(qtbot, program, "step_simulation")
    run(qtbot, program, 5000 - simulations(program))
    assert whole_tree(program) == tree
    assert (table_rows(program), program.window.panes.panel.figure("simulations")) == (shown, count)


@pytest.mark.long
def test_the_same_position_keeps_its_record(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, questions: list[str]
) -> None:
    program = start()
    begin(program, "e5 d5")
    program.session.play(30)
    program.session.comment("not saved yet")
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    record, node = program.session.record, program.session.node
    trigger(program, "restart")
    open_search(qtbot, program)
    assert not questions
    assert program.session.record is record
    assert program.session.node is node
    assert program.session.is_changed


@pytest.mark.long
def test_another_position_is_shown_as_a_game_that_leads_there(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, questions: list[str]
) -> None:
    program = start_without_threats(start)
    begin(program, "e5 d5 c3")
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    searched, shown = simulations(program), table_rows(program)
    begin(program, "d1 a1", "connect-four")
    trigger(program, "run")
    qtbot.waitUntil(lambda: simulations(program) > 100, timeout=30_000)
    open_search(qtbot, program)
    assert program.session.rules == NINE
    line = [move.point for node in program.session.record.main_line() if (move := node.move)]
    assert line == [point_from_human(name, NINE) for name in ("e5", "d5", "c3")]
    assert program.session.node.parent is not None
    assert program.live_search.state is EngineState.PAUSED, "in any state before"
    qtbot.waitUntil(lambda: (simulations(program), table_rows(program)) == (searched, shown), timeout=10_000)
    assert not questions
    point = int(program.live_search.thought.snapshot.candidates[0].point)  # type: ignore[union-attr]
    kept = program.live_search.thought.snapshot.candidates[0].visits  # type: ignore[union-attr]
    program.window.controllers.game.play(point)
    qtbot.waitUntil(lambda: program.live_search.thought is not None, timeout=10_000)
    assert program.live_search.thought.snapshot.root.visits == kept  # type: ignore[union-attr]


@pytest.mark.long
def test_unsaved_edits_are_asked_about_first(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, questions: list[str]
) -> None:
    program = start()
    begin(program, "e5")
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    program.session.play(3)
    program.session.play(5)
    record, node = program.session.record, program.session.node
    trigger(program, "open_search")
    assert len(questions) == 1
    assert program.session.record is record
    assert program.session.node is node
    assert dialog(program) is None


@pytest.mark.long
@pytest.mark.parametrize("kind", one_always(2, ["setup", "passes"]))
def test_unreachable_positions_become_setups(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, kind: str
) -> None:
    program, record = start_without_threats(start), GameRecord(NINE)
    if kind == "setup":
        record.set_setup(record.root, Setup({40: Stone.BLACK, 41: Stone.BLACK, 50: Stone.WHITE}, Stone.WHITE))
    else:
        record.add(record.add(record.add(record.root, 40), PASS), 41)
    program.session.present(record)
    program.session.go_to_end()
    before = program.session.position.copy()
    run(qtbot, program, 1000)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    shown = table_rows(program)
    begin(program, "e5")
    open_search(qtbot, program)
    assert program.session.position == before
    qtbot.waitUntil(lambda: table_rows(program) == shown, timeout=10_000)
    run(qtbot, program, 100)
    assert simulations(program) == 1100


@pytest.mark.long
def test_the_bar_shows_the_opened_searchs_profile(qtbot: QtBot, start: Start, names: Names, tmp_path: Path) -> None:
    program = start()
    bar = program.window.panes.bar
    bar.profile.setCurrentIndex(bar.profile.findData("classic-uct"))
    bar.profile_chosen.emit("classic-uct")
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    bar.profile.setCurrentIndex(bar.profile.findData("graph"))
    bar.profile_chosen.emit("graph")
    open_search(qtbot, program)
    assert bar.profile.currentData() == "classic-uct"
    assert program.window.controllers.search.profile == "classic-uct"
    assert program.live_search.parameters.selection == "uct"
    assert not program.live_search.parameters.transpositions


@pytest.mark.long
def test_opening_can_be_cancelled(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import studio.engine.search

    def reading(*_args: object) -> Iterator[float]:
        while True:
            yield 0.5

    program = start()
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    program.session.go_back()
    think(qtbot, program)
    before, position = simulations(program), program.session.position.copy()
    monkeypatch.setattr(studio.engine.search, "reading", reading)
    trigger(program, "open_search")
    qtbot.waitUntil(lambda: (found := dialog(program)) is not None and found.isVisible(), timeout=10_000)
    cancel(qtbot, program)
    qtbot.waitUntil(lambda: "cancelled" in note(program), timeout=10_000)
    assert program.session.position == position
    run(qtbot, program, 300)
    assert simulations(program) == before + 300


def damage(data: bytes, how: str) -> bytes:
    arrays = arrays_in(data)
    match how:
        case "cut":
            return data[: len(data) // 2]
        case "foreign":
            return b"PK\x03\x04 not a tree at all"
        case "text":
            return b"(;GM[4]SZ[9])"
        case "numbers":
            return file_of(put(arrays, "visits", about_of(arrays)["counts"]["root"], 10**9))
    return b""


@pytest.mark.long
@pytest.mark.parametrize("how", one_always(5, ["cut", "foreign", "text", "numbers", "empty"]))
def test_a_damaged_file_changes_nothing(
    qtbot: QtBot, start: Start, names: Names, told: list[str], tmp_path: Path, how: str
) -> None:
    program, path = start_without_threats(start), tmp_path / "search.npz"
    begin(program, "e5")
    think(qtbot, program)
    names(path)
    save(qtbot, program)
    path.write_bytes(damage(path.read_bytes(), how))
    begin(program, "a1 b2")
    think(qtbot, program)
    profile, record = program.window.controllers.search.profile, program.session.record
    before, shown = simulations(program), table_rows(program)
    trigger(program, "open_search")
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert told[0].startswith("The search could not be opened.")
    assert str(path) in told[0]
    assert program.session.record is record
    assert program.window.controllers.search.profile == profile
    assert (simulations(program), table_rows(program)) == (before, shown)
    run(qtbot, program, 300)
    assert simulations(program) == before + 300


@pytest.mark.long
def test_a_file_that_needs_too_much_memory_is_refused(
    qtbot: QtBot, start: Start, names: Names, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start()
    think(qtbot, program)
    names(tmp_path / "search.npz")
    save(qtbot, program)
    before = simulations(program)
    monkeypatch.setattr("studio.ui.controllers.search_files._MOST_MEMORY_MB", 16)
    trigger(program, "open_search")
    assert len(told) == 1
    assert "memory" in told[0]
    run(qtbot, program, 300)
    assert simulations(program) == before + 300


@pytest.mark.long
def test_a_file_changed_while_it_is_read_is_reported(
    qtbot: QtBot, start: Start, names: Names, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import studio.engine.saved.reading
    import studio.engine.search

    program = start()
    think(qtbot, program)
    names(tmp_path / "one.npz")
    save(qtbot, program)
    program.session.go_back()
    think(qtbot, program)
    names(tmp_path / "other.npz")
    save(qtbot, program)
    real = studio.engine.saved.reading.reading
    monkeypatch.setattr(studio.engine.search, "reading", lambda _path, *rest: real(tmp_path / "one.npz", *rest))
    trigger(program, "open_search")
    qtbot.waitUntil(lambda: "Another program changed this file" in note(program), timeout=30_000)
    run(qtbot, program, 300)
    assert simulations(program) == 300


@pytest.mark.long
def test_search_files_are_disabled_during_a_game(sit: Sit) -> None:
    table = sit()
    table.begin()
    for name in ("save_search", "open_search"):
        trigger(table.program, name)
        assert "hidden while you play" in note(table.program)
