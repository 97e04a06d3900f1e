"""The widths of a table of rows: a column is as wide as its widest text, which is not always the longest one."""

from pytestqt.qtbot import QtBot

from studio.ui.tables.rows_model import Row, RowsColumn
from studio.ui.tables.rows_table import RowsTable
from studio.ui.widgets.theme import LIGHT, Theme

COLUMNS = (RowsColumn("S", "Side", is_words=True), RowsColumn("n", "Number"))


def test_a_column_is_as_wide_as_its_widest_text(qtbot: QtBot) -> None:
    table = RowsTable("table", Theme(LIGHT))
    qtbot.addWidget(table)
    table.resize(600, 200)
    table.show()
    names = ("Illlliiii", "Black", "White", "WWWWW")
    table.show_rows(COLUMNS, [Row(at, (name, "1"), (name, 1.0)) for at, name in enumerate(names, 1)])
    widest = max(map(table.fontMetrics().horizontalAdvance, names))
    assert table.fontMetrics().horizontalAdvance("WWWWW") == widest
    assert table.columnWidth(0) > widest
