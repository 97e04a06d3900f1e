"""The header of the search tree."""

# It chooses the visible columns and their widths.

from collections.abc import Collection

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHeaderView, QMenu, QStyleOptionHeader, QWidget

from studio.ui.tables.painting import PADDING
from studio.ui.tables.table import ARROW
from studio.ui.tree.columns import GIVE_WAY, TreeColumn, heading
from studio.ui.widgets.theme import GRID

_LEAST_MOVES = 9 * GRID
"""The minimum width in pixels of the column of moves, while a lesson needs other columns."""
_SHORTENED = (TreeColumn.EXPLOITATION,)
"""The columns with a short heading for a view in which the full one does not fit."""
_FIRST_ORDER = Qt.ItemDataRole.InitialSortOrderRole


class TreeHeader(QHeaderView):
    """The header of the search tree.

    In a narrow view, it hides less important columns, except those that the user has chosen.
    """

    columns_chosen = Signal(object)
    """Emitted with the frozenset of the chosen columns, or with None for an automatic choice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._chosen: frozenset[TreeColumn] | None = None
        self._needed: frozenset[TreeColumn] = frozenset()
        self.widths: dict[TreeColumn, int] = {}
        self._full_widths: dict[TreeColumn, int] = {}  # of the columns that have a short heading in a narrow view
        self.setStretchLastSection(False)
        self.setSectionsMovable(False)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)
        self.setSortIndicator(TreeColumn.VISITS, Qt.SortOrder.DescendingOrder)
        self.setStyleSheet(ARROW)
        self.setMinimumSectionSize(3 * GRID)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu_requested)

    @property
    def chosen(self) -> frozenset[TreeColumn] | None:
        return self._chosen

    def choose(self, columns: Collection[TreeColumn] | None) -> None:
        """Show these columns and the column of moves. If `columns` is None, show as many columns as fit."""
        self._chosen = None if columns is None else frozenset({TreeColumn.MOVE, *map(TreeColumn, columns)})
        self.columns_chosen.emit(self._chosen)

    def need(self, names: Collection[str]) -> None:
        """Keep the columns with these names visible until the next call, in addition to the user's choice."""
        # Without a choice of the user, `fit` never hides them.
        self._needed = frozenset(TreeColumn[name.upper()] for name in names)
        self.columns_chosen.emit(self._chosen)

    def shown(self) -> list[TreeColumn]:
        return [column for column in TreeColumn if not self.isSectionHidden(column)]

    def fit(self, room: int, move_width: int) -> None:
        """Hide columns and set their widths, so that they fit into `room` pixels.

        The column of moves gets the remaining width, at least `move_width`. If columns that a lesson needs would be cut
        off, the column of moves becomes narrower.
        """
        widths = self.widths | {TreeColumn.MOVE: move_width}
        hidden = self._hidden(widths, room)
        if TreeColumn.PROOF in hidden:  # proofs are then shown as win rates
            widths[TreeColumn.WIN_RATE] = max(widths[TreeColumn.WIN_RATE], widths[TreeColumn.PROOF])
            hidden = self._hidden(widths, room)
        for column in TreeColumn:
            self.setSectionHidden(column, column in hidden)
            if column not in hidden and column is not TreeColumn.MOVE:
                self.resizeSection(column, widths[column])
        others = sum(widths[column] for column in TreeColumn if column not in hidden and column is not TreeColumn.MOVE)
        for column, full in self._full_widths.items():
            if column not in hidden and room - others - (full - widths[column]) >= move_width:
                others += full - widths[column]
                self.resizeSection(column, full)
        self.resizeSection(TreeColumn.MOVE, max(self._least_width(move_width), room - others))

    def needed_width(self, move_width: int) -> int:
        """Return the total width in pixels of the columns that are never hidden."""
        widths = self.widths | {TreeColumn.MOVE: move_width}
        return sum(widths[column] for column in set(TreeColumn) - self._hidden(widths, 0))

    def measure(self, texts: dict[TreeColumn, int]) -> None:
        """Set the widths of the columns so that their headings and texts fit.

        `texts` has the width of each column's widest text, in pixels.
        """
        metrics = self.fontMetrics()
        for column, width in texts.items():
            full = self._full_heading(column)
            shown = heading(column) if column in _SHORTENED else full
            self.widths[column] = max(width, metrics.horizontalAdvance(shown)) + 2 * PADDING + 2
            if column in _SHORTENED:
                self._full_widths[column] = max(width, metrics.horizontalAdvance(full)) + 2 * PADDING + 2

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logical_index: int) -> None:
        """Shorten a heading that does not fit. The tooltip and the name for screen readers stay complete."""
        super().initStyleOptionForIndex(option, logical_index)
        if self.sectionSize(logical_index) < self._full_widths.get(TreeColumn(logical_index), 0):
            option.text = heading(logical_index)

    def menu(self) -> QMenu:
        """Return the menu of the header, for the sort order and the visible columns."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addMenu(self._sorting_menu(menu))
        menu.addSeparator()
        columns = self._add_columns(menu, self.shown(), QActionGroup.ExclusionPolicy.None_)
        columns.actions()[TreeColumn.MOVE].setEnabled(False)
        columns.triggered.connect(self._on_column_triggered)
        menu.addSeparator()
        automatic = menu.addAction(self.tr("Choose Columns Automatically"))
        automatic.setCheckable(True)
        automatic.setChecked(self._chosen is None)
        automatic.triggered.connect(self._on_automatic_triggered)
        return menu

    def _sorting_menu(self, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("Sort By"), parent)
        sorted_by = TreeColumn(self.sortIndicatorSection())
        columns = self._add_columns(menu, [sorted_by], QActionGroup.ExclusionPolicy.Exclusive)
        columns.triggered.connect(self._on_sorting_triggered)
        menu.addSeparator()
        menu.addAction(self.tr("Reverse Order")).triggered.connect(self._on_turned)
        return menu

    @staticmethod
    def _add_columns(menu: QMenu, marked: Collection[TreeColumn], policy: QActionGroup.ExclusionPolicy) -> QActionGroup:
        group = QActionGroup(menu)
        group.setExclusionPolicy(policy)
        for column in TreeColumn:
            action = group.addAction(menu.addAction(heading(column)))
            action.setCheckable(True)
            action.setChecked(column in marked)
            action.setData(int(column))
        return group

    def _on_menu_requested(self, place: QPoint) -> None:
        self.menu().popup(self.mapToGlobal(place))

    def _on_column_triggered(self, action: QAction) -> None:
        self.choose(set(self.shown()) ^ {TreeColumn(action.data())})

    def _on_automatic_triggered(self) -> None:
        self.choose(None)

    def _on_sorting_triggered(self, action: QAction) -> None:
        """Sort by the chosen column, like a first click on its heading."""
        if action.data() != self.sortIndicatorSection():
            first = self.model().headerData(action.data(), self.orientation(), _FIRST_ORDER)
            self.setSortIndicator(action.data(), Qt.SortOrder(first))

    def _on_turned(self) -> None:
        self.setSortIndicator(self.sortIndicatorSection(), Qt.SortOrder(1 - self.sortIndicatorOrder().value))

    def _full_heading(self, column: TreeColumn) -> str:
        return str(self.model().headerData(column, self.orientation()))

    def _hidden(self, widths: dict[TreeColumn, int], room: int) -> set[TreeColumn]:
        if self._chosen is None:
            return self._given_way(widths, room)
        return set(TreeColumn) - self._chosen - self._needed

    def _least_width(self, move_width: int) -> int:
        """Return the smallest width of the column of moves."""
        return min(_LEAST_MOVES, move_width) if self._needed and self._chosen is None else move_width

    def _given_way(self, widths: dict[TreeColumn, int], room: int) -> set[TreeColumn]:
        hidden: set[TreeColumn] = set()
        missing = sum(widths.values()) - room
        for column in (*GIVE_WAY, *((TreeColumn.WIN_RATE,) if self._needed else ())):
            if missing > 0 and column not in self._needed:
                hidden.add(column)
                missing -= widths[column]
        return hidden
