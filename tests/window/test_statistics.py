"""Statistics of the real search's tree: in the pane, during a search, and in files."""

import csv
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.engine.views.statistics import TreeStatistics
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from tests.engine.searches import live_nodes, tree_of
from tests.sizes import one_row_always
from tests.window.listening import resting
from tests.window.starting import Start
from tests.window.surveys import count, counted, is_counted, is_counting
from tests.window.tables import Sit
from tests.window.thinking import simulations, think, wait_for_simulations


def shown(qtbot: QtBot, program: Program) -> dict[str, str]:
    """Return the numbers in the pane by name, as a screen reader gets them; parts arrive one after the other."""
    panel = program.window.panes.statistics
    qtbot.waitUntil(lambda: not panel._due, timeout=10_000)
    view = panel.findChild(QTableView, "statistics_table")
    assert isinstance(view, QTableView)
    return told_by(view.model())


def told_by(model: QAbstractItemModel) -> dict[str, str]:
    told = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole).split(": ") for row in range(model.rowCount())]
    return {name: value for name, value in told}  # noqa: C416  # pairs are checked


def press(qtbot: QtBot, program: Program, name: str) -> None:
    buttons = program.window.panes.statistics.findChildren(QPushButton)
    (button,) = (button for button in buttons if button.accessibleName() == name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make counting deliver partial results without end."""
    real = Search.statistics

    def statistics(search: Search) -> Iterator[TreeStatistics]:
        first = next(real(search))
        while True:
            yield first

    monkeypatch.setattr(Search, "statistics", statistics)


def test_the_pane_shows_the_numbers_of_the_arrays(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    panel = program.window.panes.statistics
    assert panel.visibleRegion().isEmpty(), "it lies behind other panes"
    statistics = count(qtbot, program)
    qtbot.waitUntil(lambda: not panel.visibleRegion().isEmpty())
    search = resting(qtbot, program)
    nodes = list(live_nodes(tree_of(search), search._reader.method.first_block))
    edges = sum(int(tree_of(search).child[cell]) != 0 for _, cells in nodes for cell in cells)
    leaves = sum(not any(int(tree_of(search).child[cell]) for cell in cells) for _, cells in nodes)
    assert (statistics.nodes, statistics.leaves, statistics.edges) == (len(nodes), leaves, edges)
    assert statistics.simulations == simulations(program)
    assert statistics.depth_visits[0] == program.live_search.thought.snapshot.root.visits  # type: ignore[union-attr]
    locale, rows = QLocale(), shown(qtbot, program)
    assert rows["Nodes"] == locale.toString(len(nodes))
    assert rows["Edges"] == locale.toString(edges)
    assert rows["Leaves"].split(" ")[0] == locale.toString(leaves)
    assert rows["Maximum depth"] == locale.toString(statistics.deepest)
    assert rows["Simulations"] == program.window.panes.panel.figure("simulations")
    assert rows["Draws"] == program.window.panes.panel.figure("draws")
    assert rows["Memory"] == program.window.panes.panel.figure("memory")


@pytest.mark.long
def test_it_counts_while_the_search_continues(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    rested = simulations(program)
    program.window.actions_["run"].trigger()
    wait_for_simulations(qtbot, program, rested + 1)
    before = simulations(program)
    statistics = count(qtbot, program)
    assert statistics.simulations >= before
    assert program.live_search.state is EngineState.THINKING
    qtbot.waitUntil(lambda: simulations(program) > statistics.simulations, timeout=30_000)
    assert counted(program) is statistics, "the numbers of the count stay"
    assert QLocale().toString(statistics.simulations) in program.window.panes.statistics.note
    program.window.actions_["pause"].trigger()


@pytest.mark.long
def test_counting_can_be_cancelled(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    program = start()
    think(qtbot, program)
    without_end(monkeypatch)
    press_count = "Count the nodes of the whole tree"
    program.window.actions_["count_tree"].trigger()
    qtbot.waitUntil(lambda: counted(program) is not None, timeout=10_000)
    assert is_counting(program)
    press(qtbot, program, "Cancel the counting")
    qtbot.waitUntil(lambda: not is_counting(program), timeout=10_000)
    assert counted(program) is not None, "counted numbers stay"
    monkeypatch.undo()
    monkeypatch.setenv("MCTS_STUDIO_HOME", str(program._path.parent))
    press(qtbot, program, press_count)
    qtbot.waitUntil(lambda: is_counted(program), timeout=30_000)


@pytest.mark.long
@pytest.mark.parametrize("how", ["move", "restart"])
def test_another_tree_clears_the_numbers(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    program = start()
    think(qtbot, program)
    without_end(monkeypatch)
    program.window.actions_["count_tree"].trigger()
    qtbot.waitUntil(lambda: counted(program) is not None, timeout=10_000)
    if how == "move":
        program.session.go_back()
    else:
        program.window.actions_["restart"].trigger()
    assert counted(program) is None
    with qtbot.waitSignal(program.live_search.work_advanced, check_params_cb=lambda news: news.is_over, timeout=10_000):
        pass
    assert counted(program) is None, "late results belong to the old tree"
    assert not is_counting(program)
    assert not program.window.panes.statistics.note


@pytest.mark.long
def test_a_failure_is_reported_and_does_no_harm(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_search: Search) -> Iterator[TreeStatistics]:
        yield from ()
        raise MemoryError

    program = start()
    think(qtbot, program)
    before = simulations(program)
    monkeypatch.setattr(Search, "statistics", failing)
    program.window.actions_["count_tree"].trigger()
    qtbot.waitUntil(lambda: "MemoryError" in program.window.panes.note.text(), timeout=10_000)
    assert not is_counting(program)
    think(qtbot, program, before + 1000)


@pytest.mark.long
def test_nothing_is_counted_during_a_game(sit: Sit) -> None:
    table = sit()
    table.begin()
    table.program.window.actions_["count_tree"].trigger()
    assert "hidden while you play" in table.window.panes.note.text()
    assert not is_counting(table.program)
    assert counted(table.program) is None


@pytest.mark.parametrize(
    ("typed", "kind", "written"), one_row_always(2, [("s.json", "", "s.json"), ("s", "JSON (*.json)", "s.json")])
)
def test_the_numbers_are_exported_as_json(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, kind: str, written: str
) -> None:
    program = start()
    think(qtbot, program)
    statistics = count(qtbot, program)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / typed), kind))
    press(qtbot, program, "Export the statistics")
    read = json.loads((tmp_path / written).read_text())
    assert (read["nodes"], read["edges"], read["deepest"]) == (
        statistics.nodes,
        statistics.edges,
        statistics.deepest,
    )
    assert [row["visits"] for row in read["depths"]] == statistics.depth_visits.tolist()
    assert written in program.window.panes.note.text()


@pytest.mark.long
def test_the_numbers_are_exported_as_csv_and_failures_are_reported(
    qtbot: QtBot, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, told = start(), list[str]()
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    think(qtbot, program)
    statistics = count(qtbot, program)
    proposed: list[str] = []

    def ask(_parent: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        proposed.append(place)
        return str(tmp_path / "s"), "Table (*.csv)"

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    press(qtbot, program, "Export the statistics")
    assert proposed == [f"{date.today().isoformat()} gomoku-15 Black-White-statistics.csv"]
    with (tmp_path / "s.csv").open() as file:
        rows = {(row["quantity"], row["at"]): row["value"] for row in csv.DictReader(file)}
    assert rows["nodes", ""] == str(statistics.nodes)
    assert rows["visits_at_depth", "0"] == str(statistics.depth_visits[0])
    name = str(tmp_path / "none" / "s.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (name, ""))
    press(qtbot, program, "Export the statistics")
    assert len(told) == 1
    assert told[0].startswith("The statistics could not be saved.")


@pytest.mark.long
def test_without_numbers_export_is_disabled(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    label = program.window.panes.statistics.findChildren(QLabel)
    qtbot.waitUntil(lambda: any(text.text().endswith("Press Count.") for text in label))
    count(qtbot, program)
    program.session.go_back()
    buttons = program.window.panes.statistics.findChildren(QPushButton)
    (export,) = (button for button in buttons if button.accessibleName() == "Export the statistics")
    assert not export.isEnabled()
