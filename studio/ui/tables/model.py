"""What the models of tables share: columns with headings, and numbers written as in the window's language."""

from collections.abc import Container
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

AnyIndex = QModelIndex | QPersistentModelIndex
Roles = Qt.ItemDataRole
NO_PARENT = QModelIndex()

BAR_ROLE = Roles.UserRole
"""How long a cell's bar is, up to 1, or from -1 where it goes to two sides; None where it has no bar."""
UNSURE_ROLE = Roles.UserRole + 1
"""Whether the number rests on too few visits to be relied on."""
OWN_ROLE = Roles.UserRole + 2
"""What this means is left to each model."""


def alignment(columns: type[IntEnum], words: Container[IntEnum]) -> tuple[int, ...]:
    """[column]: figures stand on the right, words on the left."""
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    return tuple(int((left if column in words else right) | Qt.AlignmentFlag.AlignVCenter) for column in columns)


class FiguresModel(QAbstractTableModel):
    """Subclasses know the rows and their words."""

    def __init__(self, alignment: tuple[int, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._alignment = alignment
        self._locale = QLocale()

    # For subclasses to fill

    def widest_text(self, column: int) -> str:
        """As much as a cell of this column may have to hold."""
        raise NotImplementedError

    def _heading(self, column: int) -> tuple[str, str]:
        """The column's name, and what it means."""
        raise NotImplementedError

    # What Qt asks

    def columnCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._alignment)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._alignment):
            return None
        if role in (Roles.DisplayRole, Roles.ToolTipRole):
            return self._heading(section)[role == Roles.ToolTipRole]
        return self._alignment[section] if role == Roles.TextAlignmentRole else None

    # Inside

    def _tell_of_rows(self) -> None:
        if count := self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(self._alignment) - 1))
