"""The tree of a search: opened node by node, with numbers that change while rows stay under the pointer."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent, QSinglePointEvent
from PySide6.QtWidgets import QWidget

from studio.engine.snapshot import NodeView
from studio.ui.theme import Theme
from studio.ui.tree_branches import TreeBranches
from studio.ui.tree_items import Path

REFRESH_MS = 250
_MOST_TICKS_WAITED = 8
"""An answer may be lost with the position that was watched; after so many ticks it is asked for again."""


class TreeView(TreeBranches):
    """Asks for the nodes it shows, and tells which one is pointed at and which one a person picks."""

    paths_wanted = Signal(object)
    """The tuple of paths whose nodes are to be shown; the answer goes to `show_nodes`."""
    node_chosen = Signal(object)
    """The path that a person wants to see everywhere."""
    node_pointed = Signal(object)
    """The path under the pointer or the keys; None when there is none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wanted: dict[Path, None] = {}
        self._revealed: Path | None = None
        self._pointer = QPoint(-1, -1)
        self._by_keyboard = self._is_awaiting = False
        self._ticks_waited = 0
        self._live_timer = self._timer(REFRESH_MS, once=False)
        self._live_timer.timeout.connect(self._on_tick)
        self._asking_timer = self._timer(0, once=True)
        self._asking_timer.timeout.connect(self._on_asking)
        self._tree.paths_wanted.connect(self._on_paths_wanted)
        self._tree.path_lost.connect(self._on_path_lost)
        self._tree.room_made.connect(self._on_room_made)
        self.doubleClicked.connect(self._on_double_clicked)

    # What is shown

    def begin_run(self, run: int, path_kept: Path | None = None) -> None:
        """Another position is watched; what is open below the path stays open where the search keeps that subtree."""
        self._notice.hide()
        self._revealed, self._wanted, self._is_awaiting = None, {}, False
        self._tree.begin_run(run, path_kept)
        self._open_top()
        self.refresh()
        self._point_again()

    def show_nodes(self, run: int, views: Iterable[NodeView]) -> None:
        """Show the answer to `paths_wanted`; what is pointed at stays where it is."""
        self._is_awaiting = False
        held = self._held_row()
        top = self.visualRect(held).top()
        was_crowded = self._tree.is_crowded
        self._use_current()
        self._tree.show_nodes(run, views)
        self.executeDelayedItemsLayout()
        if held.isValid():
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + self.visualRect(held).top() - top)
        if self._tree.is_crowded and not was_crowded:
            self._notice.tell(self.tr("So many moves are open that they keep their order until some are closed."))
        self._fit_columns()
        self._go_on_revealing()
        self._point_again()

    def set_live(self, is_live: bool) -> None:
        """While the engine thinks, ask again four times a second; when it stops, once for all that is open."""
        if is_live == self._live_timer.isActive():
            return
        if is_live:
            self._live_timer.start()
        else:
            self._live_timer.stop()
            self.refresh()

    def refresh(self) -> None:
        """Ask anew for every node that is open."""
        self._on_paths_wanted(self._tree.open_paths())

    def reveal(self, path: Path) -> None:
        """Open the way to a node, select it and scroll to it, as soon as the answers are there."""
        self._revealed = tuple(path)
        self._go_on_revealing()

    @property
    def current_path(self) -> Path | None:
        """The node of the current row."""
        return self._tree.path(self.currentIndex())

    # What people do

    def viewportEvent(self, event: QEvent) -> bool:
        handled = super().viewportEvent(event)
        if event.type() is QEvent.Type.Leave:
            self._pointer = QPoint(-1, -1)
            self._hold_order()
            self._point_again()
        elif event.type() in (QEvent.Type.MouseMove, QEvent.Type.Enter) and isinstance(event, QSinglePointEvent):
            self._by_keyboard, self._pointer = False, event.position().toPoint()
            self._hold_order()
            self._point_again()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        self._hold_order()
        path = self.current_path
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and path is not None:
            self.node_chosen.emit(path)
        elif event.key() == Qt.Key.Key_Asterisk:  # all below it would be a million nodes
            self.expand(self.currentIndex())
        else:
            super().keyPressEvent(event)
            self._point_again()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._by_keyboard = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
        self._hold_order()
        self._point_again()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._by_keyboard = False
            self._hold_order()
            self._point_again()

    def showEvent(self, event: QShowEvent) -> None:
        """Nothing was asked while nobody looked."""
        super().showEvent(event)
        self.refresh()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Rows that come into sight may be old; those that move under a resting pointer are pointed at."""
        super().scrollContentsBy(dx, dy)
        self._point_again()

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.node_chosen.emit(self._tree.path(index))

    # What is asked

    def _on_paths_wanted(self, paths: Iterable[Path]) -> None:
        """Together, and when the view has come to rest: it asks while it lays out its rows."""
        self._wanted.update(dict.fromkeys(paths))
        self._asking_timer.start()

    def _use_current(self) -> None:
        """The nodes above the current row are not closed to make room for others."""
        path = self.current_path
        if path:
            self._tree.use((path[:-1],))

    def _on_asking(self) -> None:
        self._use_current()
        self._tree.make_room()
        wanted, self._wanted = tuple(self._wanted), {}
        if wanted:
            self.paths_wanted.emit(wanted)

    def _on_tick(self) -> None:
        """Ask for what is in sight, unless the last answer is still awaited."""
        self._ticks_waited += 1
        if self._is_awaiting and self._ticks_waited < _MOST_TICKS_WAITED:
            return
        self._is_awaiting, self._ticks_waited = True, 0
        paths = self._tree.waiting_paths() + self._paths_in_sight()
        self._tree.use(paths)
        self._wanted.update(dict.fromkeys(paths))
        self._on_asking()

    def _paths_in_sight(self) -> tuple[Path, ...]:
        """The nodes whose children have a row in sight."""
        found: dict[Path, None] = {}
        index, lowest = self.indexAt(QPoint(0, 0)), self.viewport().height()
        while index.isValid() and self.visualRect(index).top() < lowest:
            path = self._tree.path(index) or ()
            found[path[:-1]] = None
            index = self.indexBelow(index)
        return tuple(found) if self.isVisible() else ()

    def _go_on_revealing(self) -> None:
        path = self._revealed
        if path is None:
            return
        for depth in range(len(path)):
            index = self._tree.index_at(path[:depth])
            if not index.isValid():
                self._revealed = None  # it is not in the tree
                return
            self.expand(index)
            is_unseen = depth == 0 and self._tree.rowCount(index) == 0  # nobody has looked at this tree yet
            if is_unseen or self._tree.is_waiting(path[:depth]):
                return
        self._revealed = None
        self._reveal_row(self._tree.index_at(path))

    # What is told

    def _on_path_lost(self, path: Path) -> None:
        if path:
            self._notice.tell(self.tr("What was open here is no longer in the tree."))
        else:
            self._notice.tell(self.tr("The tree was begun anew."))

    def _on_room_made(self) -> None:
        self._notice.tell(self.tr("Nodes that were not used for long were closed to make room."))

    def _hold_order(self) -> None:
        """Nothing moves under the pointer, or while the keys go through the rows."""
        self._tree.keep_order(self.viewport().underMouse() or (self._by_keyboard and self.hasFocus()))

    def _held_row(self) -> QPersistentModelIndex:
        if self.viewport().underMouse():
            return QPersistentModelIndex(self.indexAt(self._pointer).siblingAtColumn(0))
        return QPersistentModelIndex(self.currentIndex() if self._by_keyboard else QModelIndex())

    def _point_again(self) -> None:
        """Whatever is under the pointer now, or where the keys are."""
        index = QModelIndex()
        if self._by_keyboard and self.hasFocus():
            index = self.currentIndex()
        elif self.viewport().underMouse():
            index = self.indexAt(self._pointer)
        path = self._tree.path(index)
        if path != self._cells.pointed:
            self._cells.pointed = path
            self.viewport().update()
            self.node_pointed.emit(path)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Search tree"))
        self._empty_text = self.tr("The search tree will open here once the engine has thought.")
        super()._retranslate()

    def _timer(self, milliseconds: int, *, once: bool) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(milliseconds)
        timer.setSingleShot(once)
        return timer
