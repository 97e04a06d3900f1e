"""How wide the columns of the candidates are, and which of them give way."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from studio.ui.candidates_model import CandidatesModel
from studio.ui.candidates_order import Column
from studio.ui.cell_painting import PADDING
from studio.ui.theme import GRID

LEAST_WIDTH = 3 * GRID
_GIVE_WAY = (Column.SHARE, Column.PRIOR, Column.PROOF)  # where there is no room for all


def widths_of(table: QTableView, model: CandidatesModel) -> Mapping[Column, int]:
    """Each as wide as its widest number and its heading."""
    return {column: _width_of(table, model, column) for column in Column}


def fit_columns(table: QTableView, widths: Mapping[Column, int]) -> None:
    """Leave out what matters least where there is no room for all; the line takes what is left."""
    missing = sum(widths.values()) - table.viewport().width()
    for column in _GIVE_WAY:
        table.setColumnHidden(column, missing > 0)
        missing -= widths[column] if missing > 0 else 0
    table.setColumnHidden(Column.LINE, missing > widths[Column.LINE] - LEAST_WIDTH)


def _width_of(table: QTableView, model: CandidatesModel, column: Column) -> int:
    widest = model.widest_text(column)
    heading = str(model.headerData(column, Qt.Orientation.Horizontal))
    metrics, of_header = table.fontMetrics(), table.horizontalHeader().fontMetrics()
    return max(metrics.horizontalAdvance(widest), of_header.horizontalAdvance(heading)) + 2 * PADDING + 2
