"""A table model that shows and sorts rows from its caller.

A row has an identifying number, and a text and a sort key for each cell.
"""

import heapq
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt

from studio.ui.tables.model import NO_PARENT, OWN_ROLE, UNSURE_ROLE, AnyIndex, FiguresModel, Roles
from studio.ui.texts.plain import plain

Key = str | float
_MEASURED = 12
"""To find the width of a column, at most this number of its texts are measured."""


@dataclass(frozen=True, slots=True)
class RowsColumn:
    """The heading, the tooltip and the width of a column."""

    title: str
    meaning: str
    is_words: bool = False
    # If it is empty, the longest text of the rows is measured.
    widest: str = ""
    """The widest text that a cell of the column can have."""
    gives_way: int = 0
    """A narrow table first hides the columns with the highest numbers. A column with 0 is never hidden."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row with a text and a sort key for each column."""

    # `number` identifies the row.

    number: int
    texts: tuple[str, ...]
    keys: tuple[Key, ...]
    is_quiet: bool = False
    tip: str = ""


class RowsModel(FiguresModel):
    """A model that keeps the sort order and the selection when rows change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((), parent)
        self._columns: tuple[RowsColumn, ...] = ()
        self._given: tuple[Row, ...] = ()
        self._rows: list[Row] = []
        self._sorted_by: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    @property
    def columns(self) -> tuple[RowsColumn, ...]:
        return self._columns

    def row(self, at: int) -> Row:
        return self._rows[at]

    def place_of(self, number: int) -> int | None:
        """Return the current index of the row with this number, or None."""
        return next((at for at, row in enumerate(self._rows) if row.number == number), None)

    def show(self, columns: Sequence[RowsColumn], rows: Sequence[Row]) -> None:
        """Replace columns and rows."""
        # The model is reset only if the columns have changed.
        if tuple(columns) != self._columns:
            self.beginResetModel()
            self._columns, self._given = tuple(columns), tuple(rows)
            self._alignment = tuple(_alignment(column.is_words) for column in columns)
            self._forget_headings()
            if self._sorted_by[0] >= len(columns):
                self._sorted_by = (-1, Qt.SortOrder.AscendingOrder)
            self._rows = self._in_order()
            self.endResetModel()
        else:
            self._given = tuple(rows)
            self._change_rows(self._in_order())

    def widest_text(self, column: int) -> str:
        return max(self.long_texts(column), key=len, default="")

    def long_texts(self, column: int) -> list[str]:
        """Return the longest texts of a column."""
        # One of them is the widest on the screen: letters differ in width.
        asked = self._columns[column].widest
        return [asked] if asked else heapq.nlargest(_MEASURED, {row.texts[column] for row in self._rows}, key=len)

    # Overrides of Qt

    def rowCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Roles.DisplayRole:
                return row.texts[index.column()]
            case Roles.TextAlignmentRole:
                return self._alignment[index.column()]
            case Roles.ToolTipRole:
                is_words = self._columns[index.column()].is_words
                return plain(row.tip or (row.texts[index.column()] if is_words else "")) or None
            case _ if role == UNSURE_ROLE:
                return row.is_quiet
            case _ if role == OWN_ROLE:
                return row.number
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted_by = (column, order)
        self._change_rows(self._in_order())

    # Implementation

    def _headings(self) -> tuple[tuple[str, str], ...]:
        return tuple((column.title, column.meaning) for column in self._columns)

    def _in_order(self) -> list[Row]:
        """Return the rows, sorted by the chosen column. If no column is chosen, keep the caller's order."""
        column, order = self._sorted_by
        if column < 0:
            return list(self._given)
        is_falling = order is Qt.SortOrder.DescendingOrder
        return sorted(self._given, key=lambda row: row.keys[column], reverse=is_falling)

    def _change_rows(self, rows: list[Row]) -> None:
        before = [row.number for row in self._rows]
        now = [row.number for row in rows]
        if now[: len(before)] == before:
            self._append(rows)
        else:
            self._rearrange(before, rows)
        self._notify_of_rows()

    def _append(self, rows: list[Row]) -> None:
        if len(rows) > len(self._rows):
            self.beginInsertRows(NO_PARENT, len(self._rows), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        else:
            self._rows = rows

    def _rearrange(self, before: list[int], rows: list[Row]) -> None:
        self.layoutAboutToBeChanged.emit()
        places = {row.number: at for at, row in enumerate(rows)}
        kept = self.persistentIndexList()
        self._rows = rows
        moved = [self._moved(places.get(before[index.row()]), index.column()) for index in kept]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def _moved(self, at: int | None, column: int) -> Any:
        return NO_PARENT if at is None else self.index(at, column)


def _alignment(is_words: bool) -> int:
    side = Qt.AlignmentFlag.AlignLeft if is_words else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
