"""The model of the found nodes: the selection follows its path."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from studio.engine.views.found_nodes import FilterOrder, TreeFilter
from studio.game.stones import Stone
from studio.ui.tables.model import UNSURE_ROLE
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.found_model import FoundColumn, FoundNodesModel
from studio.ui.tree.found_table import shortened_line
from tests.ui.tree.found import BY_DEPTH, a_path, found_nodes
from tests.ui.views import BOARD


@pytest.fixture
def model(qapp: object) -> Iterator[FoundNodesModel]:
    del qapp
    model = FoundNodesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield model
    del tester


def column(model: FoundNodesModel, which: FoundColumn = FoundColumn.LINE) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_rows_describe_the_nodes(model: FoundNodesModel) -> None:
    nodes = found_nodes(
        ["", "a1 b2", "a1"],
        [12_345, 9, 500],
        values=[0.0, 0.5, -1.0],
        bounds=[(-1, 1), (1, 1), (-1, -1)],
    )
    model.show_nodes(nodes, BOARD)
    assert column(model) == ["position", "a1 b2", "a1"]
    assert column(model, FoundColumn.VISITS) == ["12k", "9", "500"]
    assert column(model, FoundColumn.WIN_RATE) == ["50.0\u00a0%", "25.0\u00a0%", "0.0\u00a0%"]
    assert column(model, FoundColumn.DEPTH) == ["0", "2", "1"]
    assert column(model, FoundColumn.PROOF) == ["", "loss", "loss"]
    assert [model.index(row, 1).data(UNSURE_ROLE) for row in range(3)] == [False, True, False]
    assert model.path(1) == a_path("a1 b2")
    assert model.path(3) is None


def test_all_numbers_are_for_the_shown_side(model: FoundNodesModel) -> None:
    nodes = found_nodes(
        ["a1", "b2 c3", "c3", "a1 b2"],
        values=[0.9, 0.8, 0.5, 0.2],  # for the sides that made the last move
        bounds=[(-1, 1), (1, 1), (-1, -1), (-1, 1)],
        wanted=TreeFilter(order=FilterOrder.VALUE),
    )
    model.show_nodes(nodes, BOARD)
    assert column(model) == ["a1", "c3", "a1 b2", "b2 c3"]
    assert column(model, FoundColumn.WIN_RATE) == ["95.0\u00a0%", "75.0\u00a0%", "40.0\u00a0%", "10.0\u00a0%"]
    assert column(model, FoundColumn.PROOF) == ["", "loss", "", "loss"]
    model.show_side(ViewedSide(Stone.WHITE, Stone.BLACK))
    assert column(model) == ["b2 c3", "a1 b2", "c3", "a1"]
    assert column(model, FoundColumn.WIN_RATE) == ["90.0\u00a0%", "60.0\u00a0%", "25.0\u00a0%", "5.0\u00a0%"]
    assert column(model, FoundColumn.PROOF) == ["win", "", "win", ""]
    assert model.headerData(FoundColumn.WIN_RATE, Qt.Orientation.Horizontal) == "White %"


def test_partial_results_keep_the_selection_by_path(model: FoundNodesModel) -> None:
    model.show_nodes(found_nodes(["a1", "b2", "c3"], is_complete=False), BOARD)
    held = [QPersistentModelIndex(model.index(row, 0)) for row in range(3)]
    model.show_nodes(found_nodes(["d4", "c3", "a1", "e5", "a1 b2"]), BOARD)
    assert column(model) == ["d4", "c3", "a1", "e5", "a1 b2"]
    assert [held[0].row(), held[2].row()] == [2, 1]
    assert not held[1].isValid()
    model.show_nodes(found_nodes(["a1"]), BOARD)
    assert held[0].row() == 0
    assert not held[2].isValid()
    model.show_nodes(None, BOARD)
    assert model.rowCount() == 0
    assert not held[0].isValid()


def test_held_rows_stay_and_their_numbers_grow(model: FoundNodesModel) -> None:
    model.show_nodes(found_nodes(["a1", "b2"], [50, 40], is_complete=False), BOARD)
    model.show_nodes(found_nodes(["d4", "a1", "c3"], [90, 55, 45]), BOARD, keep_order=True)
    assert column(model) == ["a1", "b2", "d4", "c3"]
    assert column(model, FoundColumn.VISITS) == ["55", "40", "90", "45"]
    model.show_nodes(found_nodes(["d4", "a1", "c3"], [90, 55, 45]), BOARD)
    assert column(model) == ["d4", "a1", "c3"]


def test_no_more_rows_are_held_than_requested(model: FoundNodesModel) -> None:
    wanted = TreeFilter(most_rows=3)
    model.show_nodes(found_nodes(["a1", "b2"], wanted=wanted, is_complete=False), BOARD)
    model.show_nodes(found_nodes(["c3", "d4", "e5"], wanted=wanted), BOARD, keep_order=True)
    assert column(model) == ["a1", "b2", "c3"]


def test_another_filter_resets_the_order(model: FoundNodesModel) -> None:
    model.show_nodes(found_nodes(["a1", "b2"]), BOARD)
    model.show_nodes(found_nodes(["b2", "a1"], wanted=BY_DEPTH), BOARD, keep_order=True)
    assert column(model) == ["b2", "a1"]


def test_headings_have_explanations(model: FoundNodesModel) -> None:
    for section in range(len(FoundColumn)):
        assert model.headerData(section, Qt.Orientation.Horizontal)
        assert model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)


def test_a_long_path_is_shortened_in_the_middle(qapp: object) -> None:
    del qapp
    metrics = QFontMetrics(QApplication.font())
    moves = ["a1", "b2", "c3", "d4", "e5", "a2"]
    assert shortened_line(moves, metrics, 10_000) == "a1 b2 c3 d4 e5 a2"
    room = metrics.horizontalAdvance("a1 … e5 a2")
    assert shortened_line(moves, metrics, room) == "a1 … e5 a2"
    assert shortened_line(moves, metrics, 1) == "a2"
