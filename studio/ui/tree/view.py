"""The view of the search tree, in which the user expands nodes."""

# The row under the pointer stays in place.

from collections.abc import Collection, Iterable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleTableModelChangeEvent,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QSinglePointEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

from studio.engine.views.snapshot import NodeView
from studio.ui.tables.model import AnyIndex
from studio.ui.tables.painting import PADDING, choose_rows, paint_empty
from studio.ui.texts.saved_analysis import SavedAnalysis, SavedAnalysisTexts
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.branches import TreeBranches
from studio.ui.tree.cells import TreeCells
from studio.ui.tree.columns import TreeColumn, widest_text
from studio.ui.tree.header import TreeHeader
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from studio.ui.tree.notice import TreeNotice
from studio.ui.tree.pointer import TreePointer
from studio.ui.tree.questions import TreeQuestions
from studio.ui.tree.revealing import TreeRevealing
from studio.ui.widgets.row_keys import ARROWS, ROWS, claims_row_key
from studio.ui.widgets.sideways_keys import SidewaysKeys
from studio.ui.widgets.theme import GRID, Theme, figure_font

_INDENTATION = 14


class TreeView(QTreeView):
    """Shows the search tree."""

    # It lays out as few rows as possible, because there may be many thousands.

    # The receiver passes the nodes to `show_nodes`.
    paths_wanted = Signal(object)
    """Emitted with a tuple of the paths of the nodes that the view needs."""
    node_chosen = Signal(object)
    """Emitted with the path of the chosen node."""
    node_pointed = Signal(object)
    """Emitted with a node's path: of the row under the pointer or, if the keyboard is used, of the current row.

    Emitted with None if there is no such row.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_tree")
        self._theme = theme
        theme.changed.connect(self.viewport().update)
        self._empty_text, self._saved_text = "", ""
        self._filled: QPersistentModelIndex | None = None
        self._is_clicked = False  # whether the current row was chosen by the mouse, not by a key
        self._tree = TreeModel(self)
        self._cells = TreeCells(theme, self._tree, self)
        self._branches = TreeBranches(theme, self, self._cells)
        self._header = TreeHeader(self)
        self._notice = TreeNotice(theme, self.viewport())
        self._questions = TreeQuestions(self, self._tree)
        self._pointer = TreePointer(self, self._tree, self._cells)
        self._revealing = TreeRevealing(self, self._tree)
        self.setHeader(self._header)
        self.setModel(self._tree)
        self.setSortingEnabled(True)
        self.setItemDelegate(self._cells)
        SidewaysKeys(self)
        self._behave()
        self._listen()
        self._set_texts()

    @property
    def tree_header(self) -> TreeHeader:
        return self._header

    @property
    def current_path(self) -> Path | None:
        """The path of the current row's node, or None."""
        return self._tree.path(self.currentIndex())

    @property
    def needed_width(self) -> int:
        """The minimum width in pixels with which the view shows all required columns."""
        beside = self.width() - self.viewport().width()
        return self._header.needed_width(self._move_width) + max(beside, self.verticalScrollBar().sizeHint().width())

    # Commands

    def need_columns(self, names: Collection[str]) -> None:
        """Keep the columns with these names visible."""
        # Without names, only the user's choice applies.
        self._header.need(names)

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results for this side."""
        self._tree.show_side(viewed)
        self._size_columns()

    @Slot(object)
    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Explain below the root that a saved analysis has no tree.

        When a search starts, its tree replaces the text.
        """
        self._saved_text = "" if saved is None else SavedAnalysisTexts(self).tree()
        self.viewport().update()

    def set_lesson(self, *, is_lesson: bool) -> None:
        """Set whether a lesson runs the search, so that no text asks the user to start it."""
        self._empty_text = (
            self.tr("The search tree appears here.")
            if is_lesson
            else self.tr("The search tree appears here. “Run” (Space) starts the search.")
        )
        self.viewport().update()

    def begin_run(self, run: int, path_kept: Path | None = None) -> None:
        """Show the tree of a different search."""
        # Nodes below the node at `path_kept` stay expanded.
        self._notice.hide()
        self._revealing.forget()
        self._questions.forget()
        self._tree.begin_run(run, path_kept)
        self._open_top()
        self.refresh()
        self._pointer.point_again()

    def load_again(self, run: int) -> None:
        """Request all rows again."""
        # The caller now delivers other ones.
        self.begin_run(run)
        self._notice.hide()  # the tree itself is the same

    def show_nodes(self, run: int, views: Iterable[NodeView]) -> None:
        """Update the nodes that `paths_wanted` requested."""
        # The hovered row stays in place.
        held = self._pointer.held_row()
        top = self.visualRect(held).top()
        was_crowded = self._tree.is_crowded
        self._questions.take_answer()
        self._tree.show_nodes(run, views)
        self.executeDelayedItemsLayout()
        if held.isValid():
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + self.visualRect(held).top() - top)
        if self._tree.is_crowded and not was_crowded:
            self._notice.tell(
                self.tr(
                    "The rows are no longer sorted, because too many nodes are expanded. Collapse some nodes to "
                    "sort the rows again."
                )
            )
        self._fit_columns()
        self._revealing.go_on()
        self._pointer.point_again()

    def set_live(self, is_live: bool) -> None:
        """Start or stop requesting the visible nodes four times a second.

        When it stops, all open nodes are requested once more.
        """
        self._questions.set_live(is_live)

    def refresh(self) -> None:
        """Request all open nodes again."""
        self._questions.refresh()

    def reveal(self, path: Path) -> None:
        """Expand the ancestors of a node, select the node and scroll to it.

        If ancestors must be loaded first, this happens when they arrive.
        """
        self._revealing.begin(path)

    # Events

    def event(self, event: QEvent) -> bool:
        """Claim the keys that move through the rows. After a click, Left and Right still go through the game."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self._tree.rowCount() > 0
        keys = ROWS if self._is_clicked else (*ROWS, *ARROWS)
        return (is_asked and claims_row_key(event, keys)) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_clicked = True
        super().mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer.leave()
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            self._pointer.move(event.position().toPoint())
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._pointer.by_keyboard, self._is_clicked = True, False
        self._pointer.note_key()
        path = self.current_path
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and path is not None:
            self.node_chosen.emit(path)
        elif event.key() == Qt.Key.Key_Asterisk:  # opening all descendants could open a million nodes
            self.expand(self.currentIndex())
        else:
            super().keyPressEvent(event)
            self._pointer.point_again()

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._pointer.by_keyboard = event.reason() in reasons
        self._is_clicked = self._is_clicked and event.reason() not in reasons
        super().focusInEvent(event)
        self._pointer.hold_order()
        self._pointer.point_again()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._pointer.by_keyboard = False
            self._pointer.hold_order()
            self._pointer.point_again()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the header when the Menu key is pressed."""
        # The header cannot have the focus.
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._header.menu().popup(self.mapToGlobal(self._header.geometry().bottomLeft()))

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Send the requests that were delayed while the view was hidden."""
        super().showEvent(event)
        self.refresh()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Update the hovered row after scrolling."""
        super().scrollContentsBy(dx, dy)
        self._pointer.point_again()

    def dataChanged(self, first: AnyIndex, last: AnyIndex, roles: object = ()) -> None:
        """Repaint all visible rows."""
        # This is faster than finding the changed ones among many thousands.
        if QAccessible.isActive():
            super().dataChanged(first, last, list(roles))  # type: ignore[call-overload]
        else:
            self.viewport().update()

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self._notify_readers()

    def rowsInserted(self, parent: AnyIndex, first: int, last: int) -> None:
        super().rowsInserted(parent, first, last)
        if self._filled is not None:
            self._set_expanded(QModelIndex(self._filled), True)  # type: ignore[call-overload]
            self._filled = None

    def drawBranches(self, painter: QPainter, rect: QRect, index: AnyIndex) -> None:
        self._branches.paint(painter, rect, index)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._tree.rowCount() == 0:
            paint_empty(self, self._theme.colors, self._empty_text)
        elif self._saved_text and self._tree.rowCount(self._tree.index(0, 0)) == 0:
            below = self.visualRect(self._tree.index(0, 0)).bottom()
            paint_empty(self, self._theme.colors, self._saved_text, below=below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._notice.place()
        self._fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._dress()
        elif event.type() is QEvent.Type.FontChange:
            self._header.setFont(self.font())  # otherwise the header changes after the columns are measured
            self._size_columns()

    def minimumSizeHint(self) -> QSize:
        return QSize(24 * GRID, 12 * GRID)

    # Setup

    def _dress(self) -> None:
        self.setFont(figure_font())
        self._header.setFont(self.font())

    def _behave(self) -> None:
        self._dress()
        choose_rows(self)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(_INDENTATION)
        self.setWordWrap(False)

    def _listen(self) -> None:
        self._tree.modelReset.connect(self._open_top)
        self._tree.rowsAboutToBeInserted.connect(self._on_rows_about_to_come)
        self._tree.branch_dropped.connect(self._on_branch_dropped)
        self._tree.path_lost.connect(self._on_path_lost)
        self._tree.room_made.connect(self._on_room_made)
        self._header.columns_chosen.connect(self._fit_columns)
        self._questions.paths_wanted.connect(self.paths_wanted)
        self._pointer.node_pointed.connect(self.node_pointed)
        self.expanded.connect(self._on_expanded)
        self.collapsed.connect(self._on_collapsed)
        self.doubleClicked.connect(self._on_double_clicked)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Search tree"))
        self.set_lesson(is_lesson=False)
        self._size_columns()

    # Slots

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.node_chosen.emit(self._tree.path(index))

    def _on_path_lost(self, path: Path) -> None:
        if path:
            self._notice.tell(self.tr("The nodes that you unfolded in this list are no longer in the tree."))
        else:
            self._notice.tell(self.tr("The tree was restarted."))

    def _on_room_made(self) -> None:
        self._notice.tell(self.tr("Nodes that were not used recently were collapsed to save memory."))

    def _on_expanded(self, index: QModelIndex) -> None:
        self._tree.set_open(index, True)
        self._fit_columns()

    def _on_collapsed(self, index: QModelIndex) -> None:
        self._tree.set_open(index, False)
        self._fit_columns()
        self._notify_readers()

    def _on_rows_about_to_come(self, parent: QModelIndex) -> None:
        """Collapse a node before its first rows are inserted."""
        # Rows inserted into an expanded node would make Qt lay out the whole view.
        if self.isExpanded(parent) and self._tree.rowCount(parent) == 0:
            self._filled = QPersistentModelIndex(parent)
            self._set_expanded(parent, False)

    def _on_branch_dropped(self, index: QModelIndex) -> None:
        above = self.currentIndex().parent()
        while above.isValid() and above != index:
            above = above.parent()
        if above.isValid():
            self.setCurrentIndex(index)
        self._set_expanded(index, False)

    # Implementation

    def _open_top(self) -> None:
        self.expand(self._tree.index(0, 0))

    def _set_expanded(self, index: QModelIndex, is_expanded: bool) -> None:
        """Expand or collapse a row without signals."""
        # The user has not done it.
        blocked = self.blockSignals(True)
        self.setExpanded(index, is_expanded)
        self.blockSignals(blocked)
        self._notify_readers()

    def _notify_readers(self) -> None:
        """Discard the cells that Qt has cached for screen readers."""
        # Qt finds them by position, and other rows may now be there.
        if QAccessible.isActive():
            reset = QAccessibleTableModelChangeEvent.ModelChangeType.ModelReset
            QAccessible.updateAccessibility(QAccessibleTableModelChangeEvent(self, reset))

    def _size_columns(self) -> None:
        metrics, locale = self.fontMetrics(), self.locale()
        self._header.measure({column: metrics.horizontalAdvance(widest_text(column, locale)) for column in TreeColumn})
        self._fit_columns()

    @property
    def _move_width(self) -> int:
        """The width of the column of moves in pixels."""
        # It grows with the depth of the expanded nodes.
        deepest = 1 + max(map(len, self._tree.open_paths()), default=0)
        text = self.fontMetrics().horizontalAdvance(widest_text(TreeColumn.MOVE, self.locale())) + PADDING
        return self.indentation() * (deepest + 1) + text + PADDING

    def _fit_columns(self) -> None:
        self._header.fit(self.viewport().width(), self._move_width)
        self._cells.shows_proofs_as_rates = self._header.isSectionHidden(TreeColumn.PROOF)
