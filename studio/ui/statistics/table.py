"""The table of a tree's statistics. It is as high as all its rows."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from studio.ui.statistics.lines import StatisticsLine
from studio.ui.widgets.row_keys import claims_row_key, end_row
from studio.ui.widgets.theme import GRID, Theme, figure_font

_Index = QModelIndex | QPersistentModelIndex
_Roles = Qt.ItemDataRole
_NO_PARENT = QModelIndex()
_NAME, _VALUE = 0, 1
_INSET = "\u2003"
_ITEM_MARGIN = 3
"""The space in pixels that the style adds on both sides of a text."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class StatisticsModel(QAbstractTableModel):
    """A table model that has one statistic in each row."""

    # Screen readers read its name and number together.

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lines: tuple[StatisticsLine, ...] = ()

    def show_lines(self, lines: tuple[StatisticsLine, ...]) -> None:
        """Replace the lines."""
        # If only numbers have changed, the selection stays.
        if len(lines) != len(self._lines):
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()
        elif lines:
            self._lines = lines
            self.dataChanged.emit(self.index(0, _NAME), self.index(len(lines) - 1, _VALUE))

    def line(self, row: int) -> StatisticsLine:
        return self._lines[row]

    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: _Index, role: int = _Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, is_name = self._lines[index.row()], index.column() == _NAME
        match role:
            case _Roles.DisplayRole:
                name = _INSET + line.name if line.is_part else line.name
                return name if is_name else line.value
            case _Roles.AccessibleTextRole:
                return f"{line.name}: {line.value}"
            case _Roles.ToolTipRole | _Roles.AccessibleDescriptionRole:
                return line.meaning
            case _Roles.TextAlignmentRole:
                return _LEFT if is_name else _RIGHT
            case _Roles.ForegroundRole:
                return self._theme.color("quiet_text") if is_name else None
        return None


class StatisticsTable(QTableView):
    """A table that is high enough for all its rows."""

    # The pane around it scrolls.

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics_table")
        self._model = StatisticsModel(theme, self)
        self.setModel(self._model)
        self._behave()
        self._dress()
        theme.changed.connect(self.viewport().update)

    def show_lines(self, lines: tuple[StatisticsLine, ...]) -> None:
        self._model.show_lines(lines)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = self._model.rowCount() * self.verticalHeader().defaultSectionSize()
        return QSize(30 * GRID, rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(18 * GRID, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Claim the keys that move through the rows."""
        # The window's shortcuts would go through the game.
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self._model.rowCount() > 0
        return (is_asked and claims_row_key(event)) or super().event(event)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        at_end = end_row(self, action, modifiers)
        return at_end if at_end.isValid() else super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted({index.row() for index in self.selectedIndexes()})
            lines = (self._model.line(row) for row in rows)
            QGuiApplication.clipboard().setText("\n".join(f"{line.name}\t{line.value}" for line in lines))
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress()

    def _behave(self) -> None:
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.hide()
        header.setSectionResizeMode(_NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(_VALUE, QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().hide()

    def _dress(self) -> None:
        self.setFont(figure_font())
        self.setStyleSheet(f"QTableView::item {{ padding: 0 {GRID - _ITEM_MARGIN}px; }}")
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GRID // 2)
        self.updateGeometry()
