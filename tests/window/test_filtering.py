"""Filtering the real tree, compared with a slow walk that reads one node at a time."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QPushButton
from pytestqt.qtbot import QtBot

from studio.engine.search import Search
from studio.engine.views.found_nodes import FilteredNodes
from studio.engine.views.snapshot import Path
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.thinking.thoughts import EngineState
from studio.ui.program import Program
from studio.ui.texts.numbers import percent
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.filter_bar import FilterFields
from studio.ui.tree.found_model import FoundColumn
from tests.sizes import one_always
from tests.window.arranged import switch
from tests.window.hands import child, raise_pane
from tests.window.readers import Reader
from tests.window.showing import looked_at, table_rows
from tests.window.starting import Start, start_without_threats
from tests.window.surveys import ask, found, number, type_filter
from tests.window.thinking import step, think

Key = Qt.Key
Told = tuple[int, float, bool]  # visits, value for the player who moved there, proven


def walk(search: Search, path: Path = ()) -> Iterator[tuple[Path, Told]]:
    """Return every visited node below the root, read one after the other."""
    view = search.inspect(path)
    for row, point in enumerate(view.points.tolist()):
        if view.child_visits[row]:
            way = (*path, point)
            proven = bool(view.lower[row] == view.upper[row])
            yield way, (search.inspect(way).visits, float(view.values[row]), proven)
            yield from walk(search, way)


def rows(program: Program) -> list[tuple[str, ...]]:
    model = program.window.panes.found_nodes._table.model()
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def twin(program: Program, simulations: int) -> Search:
    """Return a search with the same seed, for slow reading."""
    live_search = program.live_search
    search = Search(program.session.position, live_search.parameters, seed=live_search.seed, threads=1)
    for _ in range(simulations):
        for _ in range(4):
            search.step()
    return search


SIMULATIONS = 400


def stepped(qtbot: QtBot, program: Program) -> dict[Path, Told]:
    """Return a small tree and all its nodes; classic search has no transpositions."""
    program.window.controllers.search.choose_profile("classic-uct")
    program.session.begin(program.session.rules)
    program.window.panes.steps.show_count(SIMULATIONS)
    step(qtbot, program, "step_many")
    return dict(walk(twin(program, SIMULATIONS)))


def tree_visits(program: Program) -> list[str]:
    """Return the visits of the root's children in the tree view."""
    model = program.window.panes.tree.model()
    root = model.index(0, 0)
    return [str(model.index(row, TreeColumn.VISITS, root).data()) for row in range(model.rowCount(root))]


@pytest.mark.long
def test_the_tree_lists_unvisited_moves_on_request(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["gomoku-9"])
    switch(qtbot, program, "study")
    program.window.panes.steps.show_count(8)
    step(qtbot, program, "step_many")
    qtbot.waitUntil(lambda: bool(tree_visits(program)))
    visited, moves = tree_visits(program), program.window.panes.candidates.model().rowCount()
    assert "0" not in visited
    assert len(visited) < moves
    type_filter(qtbot, program, visits=0)
    qtbot.waitUntil(lambda: tree_visits(program).count("0") == moves - len(visited))
    assert program.window.panes.tree.isVisible()
    child(program, QPushButton, "tree_filter_button").click()
    qtbot.waitUntil(lambda: tree_visits(program) == visited)


@pytest.mark.parametrize("order", one_always(3, ["visits", "value", "depth"]))
def test_the_filter_finds_the_nodes_of_a_slow_walk(qtbot: QtBot, start: Start, order: str) -> None:
    program = start()
    known = stepped(qtbot, program)
    nodes = ask(qtbot, program, visits=2, depth=3, order=order)
    wanted = {path: told for path, told in known.items() if told[0] >= 2 and len(path) <= 3}
    keys: dict[str, Callable[[Path], tuple[float, ...]]] = {
        "visits": lambda path: (-wanted[path][0],),
        "value": lambda path: (-wanted[path][1], -wanted[path][0]),
        "depth": lambda path: (len(path), -wanted[path][0]),
    }
    assert {path: int(count) for path, count in zip(nodes.paths, nodes.visits, strict=True)} == {
        path: told[0] for path, told in wanted.items()
    }
    assert nodes.matching == len(wanted)
    ranks = [keys[order](path) for path in nodes.paths]
    assert ranks == sorted(ranks)
    for row, (path, shown) in enumerate(zip(nodes.paths, rows(program), strict=True)):
        assert shown[FoundColumn.LINE] == " ".join(human_point(point, program.session.rules) for point in path)
        assert shown[FoundColumn.VISITS] == str(wanted[path][0])
        assert shown[FoundColumn.WIN_RATE] == percent((wanted[path][1] + 1) / 2, program.window.locale())
        assert shown[FoundColumn.DEPTH] == str(len(path))
        assert float(nodes.values[row]) == pytest.approx(wanted[path][1])
    summary = program.window.panes.found_nodes.summary
    assert summary.startswith(f"{len(wanted)} of {len(wanted)} matching nodes")


@pytest.mark.long
def test_only_proven_nodes(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 20_000)
    nodes = ask(qtbot, program, proven=True)
    assert all(low == high for low, high in zip(nodes.lower, nodes.upper, strict=True))
    assert len(rows(program)) == len(nodes.paths)
    if nodes.paths:
        assert all(row[FoundColumn.PROOF] for row in rows(program))


@pytest.mark.long
def test_a_found_node_is_shown_everywhere(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 20_000)
    nodes = ask(qtbot, program, visits=50)
    table = program.window.panes.found_nodes._table
    row = next(row for row, path in enumerate(nodes.paths) if len(path) == 2)
    table.setFocus()
    table.setCurrentIndex(table.model().index(row, 0))
    with qtbot.waitSignal(program.window.controllers.inside.nodes.view_changed, timeout=10_000):
        qtbot.keyClick(table, Key.Key_Return)
    assert looked_at(program) == nodes.paths[row]
    view = program.window.controllers.inside.nodes.view
    assert view is not None
    assert view.visits == nodes.visits[row]
    assert len(table_rows(program)) == len(view)
    assert list(program.window.panes.board.still_scene().supposed) == list(nodes.paths[row])
    assert table.selectionMode() is QAbstractItemView.SelectionMode.SingleSelection


@pytest.mark.long
def test_another_position_clears_the_list_and_a_paused_search_is_filtered_again(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    before = ask(qtbot, program, visits=20)
    best = before.paths[0][0]
    program.session.play(best)
    assert not rows(program)
    qtbot.waitUntil(lambda: found(program) is not None, timeout=10_000)
    below = found(program)
    assert below is not None
    assert all(path[0] != best for path in below.paths)
    think(qtbot, program, 5000)
    qtbot.waitUntil(lambda: _is_new(program, below), timeout=10_000)


def _is_new(program: Program, before: FilteredNodes) -> bool:
    now = program.window.panes.found_nodes._nodes
    thought = program.live_search.thought
    return now is not None and thought is not None and now.is_complete and now.matching > before.matching


@pytest.mark.long
def test_a_filter_is_cancelled_and_cleared(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program, 5000)
    ask(qtbot, program, visits=20)
    rooms = program.window.panes.tree_pages
    assert rooms.currentWidget() is program.window.panes.found_nodes
    program.window.panes.tree_filter.cancel_requested.emit()
    shown = len(rows(program))
    assert shown, "found nodes stay"
    button = child(program, QPushButton, "tree_filter_button")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert rooms.currentWidget() is program.window.panes.tree
    assert number(program, "visits").value() == 1
    assert rows(program) == []


@pytest.mark.long
def test_a_filter_works_while_the_search_runs(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    nodes = ask(qtbot, program, visits=5)
    assert program.live_search.state is EngineState.THINKING
    assert (nodes.visits >= 5).all()
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.PAUSED, timeout=30_000)


@pytest.mark.long
def test_during_a_search_the_list_is_marked_as_outdated(qtbot: QtBot, start: Start) -> None:
    program = start()
    think(qtbot, program)
    ask(qtbot, program, visits=5)
    told = program.window.panes.found_nodes
    assert "outdated" not in told.summary
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: "outdated" in told.summary, timeout=20_000)
    program.window.actions_["pause"].trigger()
    qtbot.waitUntil(lambda: "outdated" not in told.summary, timeout=20_000)


def test_escape_in_the_filter_returns_to_the_tree(start: Start) -> None:
    program = start()
    raise_pane(program, "tree")
    field = number(program, "visits")
    field.setFocus()
    field.setValue(50)
    for _ in range(2):
        QTest.keyClick(field, Key.Key_Escape)
    assert field.value() == 1
    assert program.window.panes.tree.hasFocus()


@pytest.mark.long
def test_a_lesson_shows_its_whole_tree_and_the_filter_returns_after_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    bar, pages = program.window.panes.tree_filter, program.window.panes.tree_pages
    fields = FilterFields(visits=40, depth=3)
    bar.set_fields(fields)
    assert pages.currentWidget() is program.window.panes.found_nodes
    reader = Reader(qtbot, program).begin(1)
    assert bar.fields == FilterFields()
    assert pages.currentWidget() is program.window.panes.tree
    reader.press("lesson_leave")
    qtbot.waitUntil(lambda: bar.fields == fields)
    assert pages.currentWidget() is program.window.panes.found_nodes
