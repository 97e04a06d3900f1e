"""Full screen: shows only the board and the players, or during a lesson the board, the lesson and the search tree."""

from PySide6.QtCore import QByteArray, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QToolBar, QWidget

from studio.ui.actions.actions import ACTIONS, Actions
from studio.ui.panes.attention import dock_of
from studio.ui.panes.panes import Panes
from studio.ui.panes.workspaces import Workspaces

_LEAVE = "Esc"
_LEAST, _LARGE, _MOST = 0.3, 0.5, 0.65
"""Shares of the screen's width for the lesson and the search tree below it.

The first is the least share, the others the largest share with large and with usual text in the tree.
"""
_LESSON = 0.42
"""The share of the screen's height for the lesson."""


class FullScreen(QObject):
    """Shows only the board with the players or the lesson, and restores the window afterwards.

    All keys work. Escape ends full screen.
    """

    left = Signal()
    """Emitted when the window has been restored."""

    def __init__(self, window: QMainWindow, panes: Panes, actions: Actions, workspaces: Workspaces) -> None:
        super().__init__(window)
        self._window, self._panes, self._actions, self._workspaces = window, panes, actions, workspaces
        self._state: QByteArray | None = None  # the state of docks and tool bars before full screen
        self._was_maximized = False
        self._hidden: list[QWidget] = []
        actions["full_screen"].triggered.connect(self._on_toggled)

    @property
    def is_on(self) -> bool:
        return self._state is not None

    def enter(self) -> None:
        if self.is_on:
            return
        window, focused = self._window, QApplication.focusWidget()
        self._workspaces.hold()
        self._state, self._was_maximized = window.saveState(), window.isMaximized()
        self._hidden = [part for part in self._others() if not part.isHidden()]
        for part in self._hidden:
            part.hide()
        for dock in self._of_lesson():
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock, Qt.Orientation.Vertical)
            dock.show()
        self._enlarge(self._panes.lessons.is_reading)
        window.addActions([self._actions[spec.name] for spec in ACTIONS])  # a hidden menu bar handles no keys
        self._take_escape(taken=True)
        window.showFullScreen()
        players = () if self._panes.lessons.is_reading else self._panes.full_screen_players
        for side in players:
            side.fit(window.screen().size().width())
            side.show()
        self._panes.full_screen_strip.show_steps(shown=self._panes.lessons.is_reading)
        self._panes.full_screen_strip.show()
        self._widen(self._of_lesson())
        if not self._is_of_lesson(focused):
            self._panes.board.setFocus()
        elif focused is not None:
            focused.setFocus()  # Enter continues the lesson

    @Slot()
    def leave(self) -> None:
        state, self._state = self._state, None
        if state is None:
            return
        focused = QApplication.focusWidget()
        for side in self._panes.full_screen_players:
            side.hide()
        self._panes.full_screen_strip.hide()
        self._enlarge(False)
        self._take_escape(taken=False)
        for spec in ACTIONS:
            self._window.removeAction(self._actions[spec.name])
        if self._was_maximized:
            self._window.showMaximized()
        else:
            self._window.showNormal()
        for part in self._hidden:
            part.show()
        self._window.restoreState(state)
        self._hidden = []
        self._workspaces.release()
        if focused is not None and self._is_of_lesson(focused):
            focused.setFocus()
        self.left.emit()

    # Implementation

    def _is_of_lesson(self, widget: QWidget | None) -> bool:
        lessons = self._panes.lessons
        return lessons.is_reading and widget is not None and (widget is lessons or lessons.isAncestorOf(widget))

    def _of_lesson(self) -> list[QDockWidget]:
        """Return the docks that stay visible during a lesson; an empty list without a lesson."""
        panes = self._panes
        docks = map(dock_of, (panes.lessons, panes.tree)) if panes.lessons.is_reading else ()
        return [dock for dock in docks if dock is not None]

    def _widen(self, docks: list[QDockWidget]) -> None:
        """Give the lesson's docks the width that the square board leaves, at least the width of the tree's columns."""
        screen, tree = self._window.screen().size(), self._panes.tree
        if tree.needed_width > _LARGE * screen.width():
            tree.set_large(False)
        wanted = max(screen.width() - screen.height(), tree.needed_width, round(_LEAST * screen.width()))
        width = min(wanted, round(_MOST * screen.width()))
        self._window.resizeDocks(docks, [width] * len(docks), Qt.Orientation.Horizontal)
        heights = [round(share * screen.height()) for share in (_LESSON, 1 - _LESSON)][: len(docks)]
        self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def _enlarge(self, large: bool) -> None:
        for view in (self._panes.lessons, self._panes.tree):
            view.set_large(large)

    def _others(self) -> list[QWidget]:
        """Return the widgets that full screen hides."""
        # Others appear and disappear by themselves.
        window = self._window
        return [
            window.menuBar(),
            *window.findChildren(QToolBar),
            *window.findChildren(QDockWidget),
            self._panes.strip,
        ]

    def _take_escape(self, *, taken: bool) -> None:
        """Let Escape leave full screen if `taken`. Otherwise, let it pause the search."""
        action = self._actions["full_screen"]
        keys = [key for key in action.shortcuts() if key != QKeySequence(_LEAVE)]
        action.setShortcuts([*keys, QKeySequence(_LEAVE)] if taken else keys)
        self._actions["pause"].setShortcuts([] if taken else [QKeySequence(_LEAVE)])
        action.setChecked(taken)

    @Slot(bool)
    def _on_toggled(self, wished: bool) -> None:
        if wished:
            self.enter()
        else:
            self.leave()
