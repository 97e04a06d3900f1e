"""The list model of the engines dialog."""

from dataclasses import replace
from itertools import count

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from studio.game.message import fill
from studio.players.engine_checks import EngineEntryError, problem_of
from studio.players.engine_entry import EngineEntry

_Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class EnginesModel(QAbstractListModel):
    """The list of the edited engines, which may be invalid.

    `problem` returns why an engine is invalid, or None if it is valid.
    """

    def __init__(self, entries: tuple[EngineEntry, ...]) -> None:
        super().__init__()
        self._entries = list(entries)

    @property
    def entries(self) -> tuple[EngineEntry, ...]:
        return tuple(self._entries)

    def entry(self, row: int) -> EngineEntry:
        return self._entries[row]

    def problem(self, row: int) -> EngineEntryError | None:
        return problem_of(self._entries[row], self._entries[:row] + self._entries[row + 1 :])

    def first_wrong(self) -> int | None:
        return next((row for row in range(len(self._entries)) if self.problem(row) is not None), None)

    def change(self, row: int, entry: EngineEntry) -> None:
        if self._entries[row] != entry:
            self._entries[row] = entry
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def add(self, entry: EngineEntry) -> int:
        """Add an engine with a unique name. Return its row."""
        row = len(self._entries)
        self.beginInsertRows(QModelIndex(), row, row)
        self._entries.append(replace(entry, name=self._free_name(entry.name)))
        self.endInsertRows()
        return row

    def remove(self, row: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._entries[row]
        self.endRemoveRows()

    # For views

    def rowCount(self, parent: _Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry, problem = self._entries[index.row()], self.problem(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            name = entry.name or self.tr("Unnamed")
            return f"{name}  ⚠" if problem is not None else name
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.command[0] if entry.command else ""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = entry.name or self.tr("Unnamed")
            return fill(self.tr("{engine}, invalid entry"), engine=name) if problem is not None else name
        return None

    def _free_name(self, name: str) -> str:
        taken = {entry.name.casefold() for entry in self._entries}
        names = (f"{name} {number}" if number > 1 else name for number in count(1))
        return next(free for free in names if free.casefold() not in taken)
