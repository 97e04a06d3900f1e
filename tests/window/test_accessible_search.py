"""Tables and the tree of the real search for screen readers, compared with the arrays of the paused search."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtWidgets import QSlider, QTableView
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.notation import human_point
from studio.game.rules import PRESETS
from studio.insight.differences import Column as Differing
from studio.insight.sides import SideSettings
from studio.ui.candidates.order import Column
from studio.ui.compare.difference_map import signed_percent
from studio.ui.texts.numbers import decimal, percent, short_number
from studio.ui.tree.columns import TreeColumn
from studio.ui.tree.found_model import FoundColumn
from tests.window.comparisons import ended, opened
from tests.window.hands import child, raise_pane
from tests.window.listening import Texts, begun, headings, is_listened_to, numbers, resting, rows, spoken, win_rate  # noqa: F401
from tests.window.starting import Start
from tests.window.surveys import ask, count, type_filter
from tests.window.thinking import think


def shown_below(model: QAbstractItemModel, index: QModelIndex) -> list[str]:
    return [str(model.index(row, TreeColumn.MOVE, index).data()) for row in range(model.rowCount(index))]


def test_the_candidates_are_read_as_in_the_arrays(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    think(qtbot, program)
    table, root = program.window.panes.candidates, resting(qtbot, program).inspect(())
    assert headings(table)[Column.MOVE] == "Move"
    assert headings(table)[Column.WIN_RATE] in ("Black %", "White %")
    columns = (Column.MOVE, Column.VISITS, Column.SHARE, Column.WIN_RATE, Column.PRIOR)
    heard = rows(table)
    assert [tuple(row[column] for column in columns) for row in heard] == numbers(program, root)
    assert [row[Column.RANK] for row in heard] == [str(row + 1) for row in range(len(root))]
    lines = [" ".join(human_point(point, root.rules) for point in root.candidate(row).line[1:]) for row in range(3)]
    assert [row[Column.LINE] for row in heard[:3]] == lines


@pytest.mark.long
def test_the_tree_is_read_with_the_opened_node(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    think(qtbot, program)
    raise_pane(program, "tree")
    tree, search = program.window.panes.tree, resting(qtbot, program)
    model, root = tree.model(), search.inspect(())
    best = search.inspect((int(root.points[0]),))
    type_filter(qtbot, program, visits=0)
    names = [move for move, *_ in numbers(program, root)]
    qtbot.waitUntil(lambda: shown_below(model, model.index(0, 0)) == names, timeout=10_000)
    first = model.index(0, 0, model.index(0, 0))
    tree.expand(first)
    qtbot.waitUntil(lambda: model.rowCount(first) == len(best), timeout=10_000)
    heard, below = rows(tree), 2 + len(best)
    assert len(heard) == 1 + len(root) + len(best)
    columns = (TreeColumn.MOVE, TreeColumn.VISITS, TreeColumn.SHARE, TreeColumn.WIN_RATE, TreeColumn.PRIOR)
    told = [tuple(row[column] for column in columns) for row in heard]
    locale = program.window.locale()
    assert told[0][:2] == ("position", short_number(root.visits, locale))
    assert told[0][3] == percent(root.win_rate, locale)
    assert told[1:2] + told[below:] == numbers(program, root)
    assert told[2:below] == numbers(program, best)
    scores = (TreeColumn.EXPLOITATION, TreeColumn.EXPLORATION, TreeColumn.SCORE)
    terms = zip(best.exploitations, best.explorations, best.scores, strict=True)
    for row, of_move, visits in zip(heard[2:below], terms, best.child_visits, strict=True):
        assert not visits or [row[column] for column in scores] == [decimal(term, 3, locale) for term in of_move]
    assert [row[TreeColumn.DEPTH] for row in heard] == ["0", "1", *["2"] * len(best), *["1"] * (len(root) - 1)]
    tree.collapse(first)
    assert [row[TreeColumn.MOVE] for row in rows(tree)] == ["position", *names]


@pytest.mark.long
def test_the_found_nodes_are_read_with_the_numbers_of_their_nodes(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    think(qtbot, program)
    found = ask(qtbot, program, visits=20)
    table, search, locale = program.window.panes.found_nodes._table, resting(qtbot, program), program.window.locale()
    heard = rows(table)
    assert len(heard) == len(found.paths) > 3
    for row, path in zip(heard, found.paths, strict=True):
        assert row[FoundColumn.LINE] == " ".join(human_point(point, search.position.rules) for point in path)
        assert row[FoundColumn.VISITS] == short_number(search.inspect(path).visits, locale)
        of_mover = win_rate(search, path)
        shown = of_mover if len(path) % 2 else 1 - of_mover  # for the side to move on the board
        assert row[FoundColumn.WIN_RATE] == percent(shown, locale)
        assert row[FoundColumn.DEPTH] == str(len(path))


@pytest.mark.long
def test_the_statistics_are_read_by_name_and_number(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    think(qtbot, program)
    counted, panel = count(qtbot, program), program.window.panes.statistics
    qtbot.waitUntil(lambda: not panel._due, timeout=10_000)
    heard = [name for name, _ in rows(child(program, QTableView, "statistics_table"))]
    assert heard[0] == f"Simulations: {resting(qtbot, program).simulations:,}"
    counts = {f"Nodes: {counted.nodes:,}", f"Edges: {counted.edges:,}", f"Maximum depth: {counted.deepest}"}
    assert counts <= set(heard)


@pytest.mark.long
def test_the_moments_are_read_from_the_slider_and_the_candidates(qtbot: QtBot, start: Start) -> None:
    program = begun(start)
    think(qtbot, program)
    replay, slider = program.window.panes.replay, child(program, QSlider, "replay_moment")
    assert isinstance(slider, QSlider)
    spoken(slider).valueInterface().setCurrentValue(len(replay.snapshots) // 2)
    moment = replay.moment
    assert moment is replay.snapshots[len(replay.snapshots) // 2]
    assert f"{moment.simulations:,} simulations" in spoken(slider).text(Texts.Description)
    visits = [row[Column.VISITS] for row in rows(program.window.panes.candidates)]
    assert visits == [short_number(int(visits), program.window.locale()) for visits in moment.root.child_visits]


@pytest.mark.long
def test_the_differences_are_read_as_in_both_searches(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.begin(PRESETS["tic-tac-toe"])
    window = opened(program)
    sides = SideSettings("classic-uct", seed=4), SideSettings("studio", seed=4)
    window.compare(program.session.position, *sides, Limit(simulations=300))
    ended(qtbot, program)
    shares: list[dict[str, float]] = []
    for side in program.services.comparison.sides:
        assert side.thought is not None
        root = side.thought.snapshot.root
        names = [human_point(int(point), root.rules) for point in root.points]
        shares.append(dict(zip(names, root.child_visits / root.child_visits.sum(), strict=True)))
    heard, locale = rows(window.table), window.locale()
    assert {row[Differing.MOVE] for row in heard} == set(shares[0])
    for row in heard:
        left, right = (side[row[Differing.MOVE]] for side in shares)
        assert row[Differing.LEFT_SHARE] == percent(left, locale)
        assert row[Differing.RIGHT_SHARE] == percent(right, locale)
        assert row[Differing.SHARE_DIFFERENCE] == signed_percent(right - left, locale)
