"""The base class of models with one move per row."""

# They sort their rows themselves.

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from studio.engine.views.snapshot import Integers
from studio.ui.tables.model import NO_PARENT, AnyIndex, FiguresModel, Roles

NO_ROWS: Integers = np.zeros(0, np.int64)

Order = tuple[int, Qt.SortOrder]


class RankedMovesModel(FiguresModel):
    """A model with one move per row.

    Subclasses supply the moves and the order of each column.
    """

    def __init__(self, alignment: tuple[int, ...], sorted_by: Order, parent: QObject | None = None) -> None:
        super().__init__(alignment, parent)
        self._rows = NO_ROWS  # [model row]: the source row
        self._sorted_by = sorted_by

    @property
    def sorted_by(self) -> Order:
        """The column by which the table is sorted, and the direction."""
        return self._sorted_by

    def point(self, row: int) -> int:
        return int(self._points()[row])

    def row_of(self, point: int | None) -> int | None:
        """Return the row of the move on `point`, or None."""
        rows = np.flatnonzero(self._points() == (-1 if point is None else point))
        return int(rows[0]) if rows.size else None

    # To be overridden

    def _points(self) -> Integers:
        """Return the point of each row's move."""
        raise NotImplementedError

    def _in_order(self) -> Integers:
        """Return the indexes of the moves, sorted by the chosen column."""
        raise NotImplementedError

    def _first_order(self, column: int) -> Qt.SortOrder:
        """Return the direction after the first click on a column's heading."""
        raise NotImplementedError

    # Overrides of Qt

    def rowCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else int(self._rows.size)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        is_heading = orientation is Qt.Orientation.Horizontal and 0 <= section < self.columnCount()
        if is_heading and role == Roles.InitialSortOrderRole:
            return int(self._first_order(section).value)
        return super().headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column."""
        # Equal rows are sorted by rank.
        self._sorted_by = (max(column, 0), order)
        self.layoutAboutToBeChanged.emit()
        before, indexes = self._rows, self.persistentIndexList()
        self._rows = self._in_order()
        places = np.zeros(self._rows.max(initial=-1) + 1, np.int64)  # [source row]: the model row
        places[self._rows] = np.arange(self._rows.size)
        moved = [self.index(int(places[before[index.row()]]), index.column()) for index in indexes]
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()


def rows_of(points: Integers, shown: Integers, size: int) -> Integers:
    """For each of `points`, return its index in `shown`, or −1 if it is not there."""
    # All points are below `size`.
    places = np.full(size, -1)  # [point]: the row
    places[shown] = np.arange(len(shown))
    return np.asarray(places[points])


def with_new(kept: Integers, rows: Integers) -> Integers:
    """Return the rows `kept`, followed by the rows of `rows` that are not among them."""
    return np.concatenate([kept, rows[~np.isin(rows, kept)]])
