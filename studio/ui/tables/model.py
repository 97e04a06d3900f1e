"""The base class of table models with headings, and with numbers in the window's language."""

from collections.abc import Container, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

AnyIndex = QModelIndex | QPersistentModelIndex
Roles = Qt.ItemDataRole
NO_PARENT = QModelIndex()

BAR_ROLE = Roles.UserRole
"""The role for the length of a cell's bar. It is from 0 to 1, or from −1 to 1 for bars to both sides.

It is None if there is no bar.
"""
UNSURE_ROLE = Roles.UserRole + 1
"""The role that tells whether a number has too few visits to be reliable."""
OWN_ROLE = Roles.UserRole + 2
"""The first role that subclasses may use for their own data."""


def alignment(columns: type[IntEnum], words: Container[IntEnum]) -> tuple[int, ...]:
    """Return the alignment of each column: left for those in `words`, right for the others."""
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    return tuple(int((left if column in words else right) | Qt.AlignmentFlag.AlignVCenter) for column in columns)


class FiguresModel(QAbstractTableModel):
    """A table model. Subclasses define the rows and their texts."""

    def __init__(self, alignment: tuple[int, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._alignment = alignment
        self._locale = QLocale()
        self._known_headings: Sequence[tuple[str, str]] = ()

    # To be overridden

    def widest_text(self, column: int) -> str:
        """Return the widest text that a cell of this column can have."""
        raise NotImplementedError

    def _headings(self) -> Sequence[tuple[str, str]]:
        """Return the name and the tooltip of each column."""
        raise NotImplementedError

    # Overrides of Qt

    def columnCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._alignment)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._alignment):
            return None
        if role in (Roles.DisplayRole, Roles.ToolTipRole):
            self._known_headings = self._known_headings or self._headings()  # views ask for them very often
            return self._known_headings[section][role == Roles.ToolTipRole]
        return self._alignment[section] if role == Roles.TextAlignmentRole else None

    # Implementation

    def _forget_headings(self) -> None:
        """Make the next use of a heading call `_headings` again. Subclasses call this when headings change."""
        self._known_headings = ()

    def _notify_of_rows(self) -> None:
        if count := self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(self._alignment) - 1))
