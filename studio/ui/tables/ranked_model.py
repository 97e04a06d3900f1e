"""The base of models of ranked moves: an own order, so that rows stay while their numbers change."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt

from studio.engine.views.snapshot import Integers
from studio.game.message import fill
from studio.game.position_analysis import Proof
from studio.ui.tables.model import NO_PARENT, AnyIndex, FiguresModel, Roles

NO_ROWS: Integers = np.zeros(0, np.int64)

Order = tuple[int, Qt.SortOrder]


class RankedMovesModel(FiguresModel):
    """A row is a move. Subclasses know what there is of the moves, and how a column orders them."""

    def __init__(self, alignment: tuple[int, ...], sorted_by: Order, parent: QObject | None = None) -> None:
        super().__init__(alignment, parent)
        self._rows = NO_ROWS  # [model row]: the row of what is shown
        self._sorted_by = sorted_by

    @property
    def sorted_by(self) -> Order:
        """The column by which the rows are ordered, and which way."""
        return self._sorted_by

    def point(self, row: int) -> int:
        return int(self._points()[row])

    def row_of(self, point: int | None) -> int | None:
        """Return the current row of a point's move."""
        rows = np.flatnonzero(self._points() == (-1 if point is None else point))
        return int(rows[0]) if rows.size else None

    # For subclasses to fill

    def _points(self) -> Integers:
        """Return [model row]: the point."""
        raise NotImplementedError

    def _in_order(self) -> Integers:
        """The rows of what is shown, as the chosen column orders them."""
        raise NotImplementedError

    def _first_order(self, column: int) -> Qt.SortOrder:
        """Return the order of the first click on a heading."""
        raise NotImplementedError

    def _proof_words(self) -> Mapping[Proof, str]:
        """Return the text for each proof, with a field {plies} for its distance."""
        raise NotImplementedError

    # What Qt asks

    def rowCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else int(self._rows.size)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        is_heading = orientation is Qt.Orientation.Horizontal and 0 <= section < self.columnCount()
        if is_heading and role == Roles.InitialSortOrderRole:
            return int(self._first_order(section).value)
        return super().headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column, equal ones by rank."""
        self._sorted_by = (max(column, 0), order)
        self.layoutAboutToBeChanged.emit()
        before, indexes = self._rows, self.persistentIndexList()
        self._rows = self._in_order()
        places = np.argsort(self._rows)  # [row of what is shown]: where it stands now; rows are a permutation
        moved = [self.index(int(places[before[index.row()]]), index.column()) for index in indexes]
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()

    # Inside

    def _proof_text(self, proof: Proof, moves: int) -> str:
        if proof is Proof.UNKNOWN:
            return ""
        return fill(self._proof_words()[proof], plies=self._locale.toString(moves))


def rows_of(points: Integers, shown: Integers, size: int) -> Integers:
    """Return the row of each of these points among those shown; -1 if it is not shown."""
    places = np.full(size, -1)  # [point]: the row
    places[shown] = np.arange(len(shown))
    return np.asarray(places[points])


def with_new(kept: Integers, rows: Integers) -> Integers:
    """Return the kept rows, followed by the others."""
    return np.concatenate([kept, rows[~np.isin(rows, kept)]])
