"""Behaviour shared by the tables of ranked moves: headings, alignment and the hovered row."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from studio.insight.differences import differences
from studio.ui.candidates.table import CandidatesTable
from studio.ui.compare.table import DifferencesTable
from studio.ui.tables.ranked_table import RankedMovesTable
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.views import made_view

VIEW = made_view({"a1": 50, "b1": 40, "c1": 30})
Roles = Qt.ItemDataRole


def candidates() -> CandidatesTable:
    table = CandidatesTable(Theme(LIGHT))
    table.show_view(VIEW)
    return table


def of_both() -> DifferencesTable:
    table = DifferencesTable(Theme(LIGHT))
    table.show_differences(differences(VIEW, made_view({"b1": 80, "a1": 20})))
    return table


@pytest.fixture(params=[candidates, of_both])
def table(request: pytest.FixtureRequest, qtbot: QtBot) -> RankedMovesTable:
    table: RankedMovesTable = request.param()
    qtbot.addWidget(table)
    table.resize(900, 300)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    return table


def grounds(table: QTableView) -> list[bool]:
    """Return for each row whether it is highlighted."""
    picture, model = table.viewport().grab().toImage(), table.model()
    rows = [table.visualRect(model.index(row, 1)).topLeft() for row in range(model.rowCount())]
    return [picture.pixelColor(place) == LIGHT.color("raised") for place in rows]


def sides(table: QTableView) -> dict[str, bool]:
    """Return by heading whether the cells below it are left-aligned."""
    model, left = table.model(), Qt.AlignmentFlag.AlignLeft.value
    headings = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    cells = [model.index(0, column).data(Roles.TextAlignmentRole) for column in range(model.columnCount())]
    return {heading: bool(cell & left) for heading, cell in zip(headings, cells, strict=True)}


def test_words_are_left_aligned_and_numbers_right_aligned(table: RankedMovesTable) -> None:
    words = {heading for heading, is_left in sides(table).items() if is_left}
    assert words - {"Line"} == {"Move", "Proof"}


def test_a_row_stays_selected_by_keys_until_the_focus_leaves(table: RankedMovesTable) -> None:
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.pointed_row == table.currentIndex().row()
    table.clearFocus()
    assert table.pointed_row is None


def test_the_hovered_row_is_highlighted(table: RankedMovesTable) -> None:
    assert not any(grounds(table))
    table._point_at_row(1)
    assert grounds(table) == [at == 1 for at in range(table.model().rowCount())]
