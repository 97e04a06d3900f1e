"""Cells of numbers: the background of hovered and current rows, proofs in place of rates, and shortened texts."""

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.ui.candidates.order import Column
from studio.ui.candidates.table import CandidatesTable
from studio.ui.tables.cells import CURRENT_MARK, FiguresCells
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.ui.views import made_view

_PROVEN, _UNPROVEN = 0, 1
"""Rows: a proven win ranks above the most visited move."""


@pytest.fixture
def table(qtbot: QtBot, theme: Theme) -> CandidatesTable:
    table = CandidatesTable(theme)
    qtbot.addWidget(table)
    table.resize(700, 300)
    table.show()
    table.show_view(made_view({"a1": 50, "b1": 40, "c1": 30}, proofs={"b1": (1, 2)}))
    return table


def cells(table: CandidatesTable) -> FiguresCells:
    found = table.itemDelegate()
    assert isinstance(found, FiguresCells)
    return found


def index(table: CandidatesTable, row: int, column: Column) -> QModelIndex:
    return table.model().index(row, column)


def ground(table: CandidatesTable, row: int, column: Column = Column.RANK) -> str:
    """Return the colour at the left end of a cell, where no text stands."""
    corner = table.visualRect(index(table, row, column)).topLeft()
    return table.viewport().grab().toImage().pixelColor(corner + QPoint(1, 1)).name()


def picture(table: CandidatesTable, cell: QModelIndex) -> QImage:
    return table.viewport().grab(table.visualRect(cell)).toImage()


def tip_asked(table: CandidatesTable, row: int, column: Column) -> str:
    place = table.visualRect(index(table, row, column)).center()
    QApplication.sendEvent(
        table.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, table.viewport().mapToGlobal(place))
    )
    return QToolTip.text()


def test_hovered_and_current_rows_are_highlighted_and_only_the_current_one_is_marked(table: CandidatesTable) -> None:
    table.selectRow(1)
    cells(table).pointed_row = 2
    assert [ground(table, row) for row in range(3)] == [LIGHT.pane, LIGHT.accent, LIGHT.raised]
    assert [ground(table, row, Column.MOVE) for row in range(3)] == [LIGHT.pane, LIGHT.raised, LIGHT.raised]
    left_end = table.visualRect(index(table, 1, Column.RANK)).topLeft()
    behind = table.viewport().grab().toImage().pixelColor(left_end + QPoint(CURRENT_MARK, 1))
    assert behind.name() == LIGHT.raised


def test_another_theme_takes_effect_at_once(table: CandidatesTable, theme: Theme) -> None:
    cells(table).pointed_row = 0
    theme.set_colors(DARK)
    assert ground(table, 0) == DARK.raised


def test_a_proof_replaces_the_rate_where_its_column_is_hidden(table: CandidatesTable) -> None:
    proven, unproven = (index(table, row, Column.WIN_RATE) for row in (_PROVEN, _UNPROVEN))
    beside, rate = picture(table, proven), picture(table, unproven)
    cells(table).shows_proofs_as_rates = True
    assert picture(table, proven) != beside
    assert picture(table, unproven) == rate


def test_only_a_shortened_text_has_a_tip(table: CandidatesTable) -> None:
    assert tip_asked(table, _PROVEN, Column.VISITS) == ""
    table.setColumnWidth(Column.PROOF, 30)
    assert tip_asked(table, _PROVEN, Column.PROOF) == "win ≤ 3"
    QToolTip.hideText()
