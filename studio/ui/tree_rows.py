"""The rows of a search tree as Qt asks for them, made from the opened nodes."""

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QObject, Qt

from studio.ui.figures_model import BAR_ROLE, UNSURE_ROLE, AnyIndex, Roles
from studio.ui.numbers import FEW_VISITS
from studio.ui.tree_columns import (
    ALIGNMENT,
    UNSURE,
    TreeColumn,
    cell_text,
    heading,
    loading_text,
    meaning,
    root_text,
)
from studio.ui.tree_items import Branch, Path, TreeItems

LOADING_ROLE = Roles.UserRole + 2
"""Whether the node's children are awaited."""

TOP = 0
"""The id of the one index that has no parent."""
_COLUMNS = len(TreeColumn)
_NOWHERE = QModelIndex()


class TreeRows(QAbstractItemModel):
    """An index bears the key of the node whose child it is, so that it stays right when nodes move."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items = TreeItems()
        self._locale = QLocale()

    def open_paths(self) -> tuple[Path, ...]:
        """The nodes whose children are shown."""
        root = self._items.root
        return () if root is None else tuple(branch.path for branch in root.shown())

    def waiting_paths(self) -> tuple[Path, ...]:
        """The nodes that were opened, and whose answer has not come."""
        branches = self._items.by_key.values()
        return tuple(branch.path for branch in branches if branch.is_asked and branch.view is None)

    def is_waiting(self, path: Path) -> bool:
        branch = self._items.at(path)
        return branch is None or branch.view is None

    def path(self, index: AnyIndex) -> Path | None:
        """The points that lead from the watched position to a row's node."""
        if not index.isValid():
            return None
        above = self._above(index)
        return () if above is None else (*above.path, above.moves[index.row()])

    def index_at(self, path: Path) -> QModelIndex:
        """The row of this node, if the node above it was opened."""
        if not path:
            return self.index(0, 0)
        above = self._items.at(path[:-1])
        is_there = above is not None and path[-1] in above.moves
        return self.createIndex(above.moves.index(path[-1]), 0, above.key) if above and is_there else QModelIndex()

    def set_locale(self, locale: QLocale) -> None:
        self._locale = locale
        self.retranslate()

    def retranslate(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _COLUMNS - 1)
        for branch in self._items.by_key.values():
            self._tell_of(branch)

    # What Qt asks

    def index(self, row: int, column: int, parent: AnyIndex = _NOWHERE) -> QModelIndex:
        if not 0 <= column < _COLUMNS or row < 0:
            return QModelIndex()
        if not parent.isValid():
            return self.createIndex(row, column, TOP) if row < self.rowCount() else QModelIndex()
        branch = self._branch(parent)
        if branch is None or row >= len(branch.moves):
            return QModelIndex()
        return self.createIndex(row, column, branch.key)

    def parent(self, index: AnyIndex = _NOWHERE) -> QModelIndex:  # type: ignore[override]
        branch = self._above(index) if index.isValid() else None
        return QModelIndex() if branch is None else self._index_of(branch)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        if not parent.isValid():
            return int(self._items.root is not None)
        branch = self._branch(parent)
        return 0 if branch is None else len(branch.moves)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        del parent
        return _COLUMNS

    def hasChildren(self, parent: AnyIndex = _NOWHERE) -> bool:
        if not parent.isValid():
            return self._items.root is not None
        if parent.column() != 0:
            return False
        above = self._items.by_key.get(parent.internalId())
        if above is not None:
            return above.doors[parent.row()]
        root = self._items.root
        return root is not None and parent.internalId() == TOP and root.may_open

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Roles.DisplayRole:
            return self._text(index)
        if role == Roles.TextAlignmentRole:
            return ALIGNMENT[index.column()]
        if role == LOADING_ROLE:
            branch = self._branch(index, any_column=True)
            return branch is not None and branch.is_asked and branch.view is None
        return self._measure(index, role) if role in (BAR_ROLE, UNSURE_ROLE) else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Roles.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < _COLUMNS:
            return None
        if role == Roles.DisplayRole:
            return heading(section)
        if role == Roles.ToolTipRole:
            return meaning(section)
        if role == Roles.InitialSortOrderRole:
            rises = section == TreeColumn.MOVE
            return int((Qt.SortOrder.AscendingOrder if rises else Qt.SortOrder.DescendingOrder).value)
        return ALIGNMENT[section] if role == Roles.TextAlignmentRole else None

    # Cells

    def _text(self, index: AnyIndex) -> str:
        above, column = self._above(index), index.column()
        if above is None or above.view is None:
            root = self._items.root
            text = root_text(None if root is None else root.view, column, self._locale)
        else:
            row, depth = int(above.order[index.row()]), len(above.path) + 1
            text = cell_text(above.view, row, column, depth, self._locale)
        is_loading = column == TreeColumn.MOVE and self.data(index, LOADING_ROLE)
        return loading_text(text) if is_loading else text

    def _measure(self, index: AnyIndex, role: int) -> float | bool | None:
        above = self._above(index)
        if above is None or above.view is None:
            return None
        visits = int(above.view.child_visits[above.order[index.row()]])
        if role == UNSURE_ROLE:
            return index.column() in UNSURE and visits < FEW_VISITS
        most = max(1, int(above.view.child_visits[0]))
        return visits / most if index.column() == TreeColumn.VISITS else None

    # Where things are

    def _above(self, index: AnyIndex) -> Branch | None:
        """The opened node whose child a row is; nothing for the row of the root."""
        return self._items.by_key.get(index.internalId())

    def _branch(self, index: AnyIndex, any_column: bool = False) -> Branch | None:
        """The opened node of a row, if it was opened; the children of a row belong to its first cell."""
        if not index.isValid() or (index.column() != 0 and not any_column):
            return None
        if index.internalId() == TOP:
            return self._items.root
        above = self._above(index)
        return None if above is None else above.branches.get(above.moves[index.row()])

    def _index_of(self, branch: Branch, column: int = 0) -> QModelIndex:
        key = TOP if branch.parent is None else branch.parent.key
        return self.createIndex(branch.row, column, key)

    # What is told

    def _tell_of(self, branch: Branch) -> None:
        """Its rows have other numbers; the root's are in its own row."""
        if branch.moves:
            first = self.createIndex(0, 0, branch.key)
            self.dataChanged.emit(first, self.createIndex(len(branch.moves) - 1, _COLUMNS - 1, branch.key))
        if branch.parent is None:
            self._tell_of_node(branch)

    def _tell_of_node(self, branch: Branch) -> None:
        self.dataChanged.emit(self._index_of(branch), self._index_of(branch, _COLUMNS - 1))
