"""Requests nodes of the search tree."""

# A node is requested again only after an answer has arrived.

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QTreeView

from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel

REFRESH_MS = 250
# An answer is lost when the position changes.
_MOST_TICKS_WAITED = 8
"""If a request has no answer after this number of ticks, it is sent again."""


class TreeQuestions(QObject):
    """Requests the expanded nodes."""

    # While the search runs, it requests the visible ones repeatedly.

    paths_wanted = Signal(object)
    """Emitted with a tuple of the paths of the nodes to load."""

    def __init__(self, view: QTreeView, tree: TreeModel) -> None:
        super().__init__(view)
        self._view, self._tree = view, tree
        self._wanted: dict[Path, None] = {}
        self._is_awaiting, self._ticks_waited = False, 0
        self._live_timer = self._timer(REFRESH_MS, once=False)
        self._live_timer.timeout.connect(self._on_tick)
        self._asking_timer = self._timer(0, once=True)
        self._asking_timer.timeout.connect(self._on_asking)
        tree.paths_wanted.connect(self._want)

    def forget(self) -> None:
        """Discard the requests."""
        # They are for the previous position.
        self._wanted, self._is_awaiting = {}, False

    def take_answer(self) -> None:
        """Note that an answer has arrived, so that the next request may be sent.

        Also mark the ancestors of the current row as recently used, so that they stay in memory.
        """
        self._is_awaiting = False
        self._use_current()

    def set_live(self, is_live: bool) -> None:
        """Start or stop requesting the visible nodes four times a second.

        When it stops, all open nodes are requested once more.
        """
        if is_live == self._live_timer.isActive():
            return
        if is_live:
            self._live_timer.start()
        else:
            self._live_timer.stop()
            self.refresh()

    def refresh(self) -> None:
        """Request all open nodes again."""
        self._want(self._tree.open_paths())

    def _want(self, paths: Iterable[Path]) -> None:
        """Add these paths to the next request."""
        # The view requests nodes while it lays out rows. They are sent when control returns to the event loop.
        self._wanted.update(dict.fromkeys(paths))
        self._asking_timer.start()

    def _use_current(self) -> None:
        """Mark the ancestors of the current row as recently used."""
        # They are then removed last.
        path = self._tree.path(self._view.currentIndex())
        if path:
            self._tree.use((path[:-1],))

    def _on_asking(self) -> None:
        self._use_current()
        self._tree.make_room()
        wanted, self._wanted = tuple(self._wanted), {}
        if wanted:
            self.paths_wanted.emit(wanted)

    def _on_tick(self) -> None:
        """Request the visible nodes, unless an earlier request has no answer yet."""
        self._ticks_waited += 1
        if self._is_awaiting and self._ticks_waited < _MOST_TICKS_WAITED:
            return
        self._is_awaiting, self._ticks_waited = True, 0
        paths = self._tree.waiting_paths() + self._visible_paths()
        self._tree.use(paths)
        self._wanted.update(dict.fromkeys(paths))
        self._on_asking()

    def _visible_paths(self) -> tuple[Path, ...]:
        """Return the paths of the nodes with a visible child."""
        view, found = self._view, dict[Path, None]()
        index, lowest = view.indexAt(QPoint(0, 0)), view.viewport().height()
        while index.isValid() and view.visualRect(index).top() < lowest:
            path = self._tree.path(index) or ()
            found[path[:-1]] = None
            index = view.indexBelow(index)
        return tuple(found) if view.isVisible() else ()

    def _timer(self, milliseconds: int, *, once: bool) -> QTimer:
        timer = QTimer(self)
        timer.setInterval(milliseconds)
        timer.setSingleShot(once)
        return timer
