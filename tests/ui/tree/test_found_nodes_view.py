"""The list of found nodes: nothing moves under the pointer, and an empty list says why it is empty."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from studio.engine.views.found_nodes import FilterOrder, TreeFilter
from studio.ui.tree.found_model import FoundColumn
from studio.ui.tree.found_view import FoundNodesView
from studio.ui.widgets.theme import DARK, Theme
from tests.ui.pointer import enter, leave
from tests.ui.tree.found import BY_DEPTH, a_path, found_nodes
from tests.ui.views import BOARD


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> FoundNodesView:
    view = FoundNodesView(theme)
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    qtbot.waitExposed(view)
    return view


def table(view: FoundNodesView) -> QTableView:
    found = view.findChild(QTableView, "found_nodes")
    assert found is not None
    return found


def lines(view: FoundNodesView) -> list[str]:
    model = table(view).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def place(view: FoundNodesView, row: int) -> QPoint:
    return table(view).visualRect(table(view).model().index(row, 0)).center()


def point_at(view: FoundNodesView, row: int) -> None:
    """Move the pointer into the view, as a window system does."""
    viewport, at = table(view).viewport(), place(view, row)
    QCursor.setPos(viewport.mapToGlobal(at))
    viewport.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    enter(viewport, at)


def point_elsewhere(view: FoundNodesView) -> None:
    viewport = table(view).viewport()
    QCursor.setPos(5000, 5000)
    viewport.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    leave(viewport)


def test_an_empty_list_explains_what_it_will_show_or_why_it_is_empty(view: FoundNodesView) -> None:
    view.show_nodes(None, BOARD)
    assert "appear here" in view.empty_text
    assert view.summary == ""
    for wanted, is_complete, text in (
        (TreeFilter(fewest_visits=10), False, "No node found so far."),
        (TreeFilter(fewest_visits=10), True, "No node matches."),
        (TreeFilter(proven_only=True), True, "No proven node matches the filter."),
        (TreeFilter(most_depth=3), True, "No node matches the filter."),
    ):
        view.show_nodes(found_nodes([], wanted=wanted, is_complete=is_complete), BOARD)
        assert view.empty_text == text
        assert not table(view).isVisible()
    view.show_nodes(found_nodes(["a1"]), BOARD)
    assert view.empty_text == ""
    assert table(view).isVisible()


def test_the_summary_counts(view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1", "b2"], matching=12_345, looked_at=500, is_complete=False), BOARD)
    assert view.summary == "2 of 12,345 matching nodes; 500 of 1,000 nodes searched"
    view.show_nodes(found_nodes(["a1", "b2"], matching=12_345), BOARD)
    assert view.summary == "2 of 12,345 matching nodes; 1,000 nodes searched"


def test_enter_and_a_double_click_select_a_node(qtbot: QtBot, view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1 b2", "c3"]), BOARD)
    table(view).selectRow(1)
    with qtbot.waitSignal(view.node_chosen) as chosen:
        QTest.keyClick(table(view), Qt.Key.Key_Return)
    assert chosen.args == [a_path("c3")]
    viewport = table(view).viewport()
    with qtbot.waitSignal(view.node_chosen) as chosen:
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place(view, 0))
        qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place(view, 0))
    assert chosen.args == [a_path("a1 b2")]


def test_keys_point_at_nodes(qtbot: QtBot, view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1", "b2", "c3"]), BOARD)
    pointed: list[object] = []
    view.node_pointed.connect(pointed.append)
    view.activateWindow()
    table(view).setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(table(view).hasFocus)
    QTest.keyClick(table(view), Qt.Key.Key_Down)
    assert pointed == [a_path("a1"), a_path("b2")]
    table(view).clearFocus()
    assert pointed[-1] is None


def test_nothing_moves_under_the_pointer_until_it_leaves(view: FoundNodesView) -> None:
    pointed: list[object] = []
    view.node_pointed.connect(pointed.append)
    view.show_nodes(found_nodes(["a1", "b2"], is_complete=False), BOARD)
    point_at(view, 1)
    assert pointed == [a_path("b2")]
    view.show_nodes(found_nodes(["c3", "b2", "a1"]), BOARD)
    assert lines(view) == ["a1", "b2", "c3"]
    assert pointed == [a_path("b2")]
    point_elsewhere(view)
    assert lines(view) == ["c3", "b2", "a1"]
    assert pointed == [a_path("b2"), None]


def test_the_selection_stays_with_its_node(view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1", "b2"], is_complete=False), BOARD)
    table(view).selectRow(0)
    view.show_nodes(found_nodes(["c3", "d4", "a1", "b2"]), BOARD)
    assert table(view).currentIndex().row() == 2
    assert {index.row() for index in table(view).selectedIndexes()} == {2}


def test_a_heading_requests_another_order(qtbot: QtBot, view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1", "b2"]), BOARD)
    header = table(view).horizontalHeader()
    assert header.sortIndicatorSection() == FoundColumn.VISITS
    asked: list[object] = []
    view.order_requested.connect(asked.append)
    for column in (FoundColumn.DEPTH, FoundColumn.LINE, FoundColumn.VISITS, FoundColumn.WIN_RATE):
        at = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked == [FilterOrder.DEPTH, FilterOrder.VALUE]
    assert lines(view) == ["a1", "b2"]
    view.show_nodes(found_nodes(["b2", "a1"], wanted=BY_DEPTH), BOARD)
    assert header.sortIndicatorSection() == FoundColumn.DEPTH
    assert header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder


def test_a_narrow_list_keeps_the_important_columns(view: FoundNodesView) -> None:
    view.show_nodes(found_nodes(["a1 b2 c3 d4 e5"]), BOARD)
    assert not any(table(view).isColumnHidden(column) for column in FoundColumn)
    view.resize(240, 300)
    assert table(view).isColumnHidden(FoundColumn.DEPTH)
    assert not any(table(view).isColumnHidden(column) for column in (FoundColumn.LINE, FoundColumn.VISITS))
    assert view.minimumSizeHint().width() <= 240


def test_another_theme_keeps_the_rows(view: FoundNodesView, theme: Theme) -> None:
    view.show_nodes(found_nodes(["a1", "b2"]), BOARD)
    before = view.grab().toImage()
    theme.set_colors(DARK)
    assert lines(view) == ["a1", "b2"]
    assert view.grab().toImage() != before
    assert view.accessibleName()
    assert table(view).accessibleName()
