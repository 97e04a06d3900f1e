"""A layout that wraps its items when the line is full."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.ui.widgets.flow_layout import FlowLayout


@pytest.fixture
def pane(qtbot: QtBot) -> QWidget:
    pane = QWidget()
    qtbot.addWidget(pane)
    flow = FlowLayout(pane, 8, 4)
    for width in (100, 60, 80):
        part = QWidget()
        part.setFixedSize(width, 20)
        flow.addWidget(part)
    pane.show()
    return pane


@pytest.fixture
def flow(pane: QWidget) -> FlowLayout:
    flow = pane.layout()
    assert isinstance(flow, FlowLayout)
    return flow


def places(flow: FlowLayout, width: int) -> list[tuple[int, int]]:
    pane = flow.parentWidget()
    assert pane is not None
    pane.resize(width, 100)
    flow.activate()
    items = [flow.itemAt(at) for at in range(flow.count())]
    return [(item.geometry().x(), item.geometry().y()) for item in items if item is not None]


def test_one_line_where_space_allows(flow: FlowLayout) -> None:
    assert places(flow, 300) == [(0, 0), (108, 0), (176, 0)]
    assert flow.heightForWidth(300) == 20
    assert flow.sizeHint().width() == 256


def test_more_lines_where_there_is_none(flow: FlowLayout) -> None:
    assert places(flow, 170) == [(0, 0), (108, 0), (0, 24)]
    assert flow.heightForWidth(170) == 44
    assert flow.heightForWidth(100) == 68
    assert flow.minimumSize().width() == 100


def test_hidden_items_take_no_space(pane: QWidget, flow: FlowLayout) -> None:
    next(part for part in pane.findChildren(QWidget) if part.width() == 100).hide()
    assert places(flow, 170)[1:] == [(0, 0), (68, 0)]


def test_right_to_left_layouts_start_at_the_right(pane: QWidget, flow: FlowLayout) -> None:
    pane.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert places(flow, 170) == [(70, 0), (2, 0), (90, 24)]


def test_an_item_may_be_inserted_before_another(flow: FlowLayout) -> None:
    part = QWidget()
    part.setFixedSize(10, 20)
    flow.insert_widget(1, part)
    part.show()
    assert places(flow, 300) == [(0, 0), (108, 0), (126, 0), (194, 0)]
    flow.removeWidget(part)
    assert flow.count() == 3


def test_the_widgets_of_a_line_share_the_remaining_width(qtbot: QtBot) -> None:
    pane = QWidget()
    qtbot.addWidget(pane)
    flow = FlowLayout(pane, 8, 4, fills=True)
    for width in (100, 60, 80):
        part = QWidget()
        part.setMinimumSize(width, 20)
        flow.addWidget(part)
    pane.show()
    assert places(flow, 286) == [(0, 0), (118, 0), (196, 0)]
    assert places(flow, 188) == [(0, 0), (118, 0), (0, 24)]
    assert [part.width() for part in pane.findChildren(QWidget)] == [110, 70, 188]
