"""The keyboard focus of a window. Keys move it between the board, the panes and their tabs."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDockWidget, QMainWindow, QScrollArea, QTabBar, QWidget

from studio.ui.actions.actions import Actions, is_typing
from studio.ui.board.view import BoardView, is_cursor_key
from studio.ui.panes.attention import dock_of
from studio.ui.panes.panes import Panes
from studio.ui.widgets.escape_key import EscapeKey
from studio.ui.widgets.seen import is_seen

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BY_KEY = Qt.FocusReason.TabFocusReason


class Focus(QObject):
    """Moves the focus to other panes and tabs when the user asks for it, and back to the board."""

    def __init__(self, window: QMainWindow, panes: Panes, docks: Mapping[str, QDockWidget], actions: Actions) -> None:
        super().__init__(window)
        self._window, self._board, self._docks = window, panes.board, docks
        self._candidates, self._lessons = panes.candidates, panes.lessons
        self._study = actions["workspace_study"]
        self._study.installEventFilter(self)
        self._cards: tuple[QWidget, ...] = (panes.exercise, panes.practice, panes.end_card, panes.explanation)
        for name, by in (("next_pane", 1), ("previous_pane", -1)):
            actions[name].triggered.connect(partial(self._go_to_pane, by))
        for name, by in (("next_tab", 1), ("previous_tab", -1)):
            actions[name].triggered.connect(partial(self._go_to_tab, by))
        self._end_exercise = actions["end_exercise"]
        self._better_line, escape = actions["better_line"], EscapeKey(window)
        self._better_line.toggled.connect(escape.set_taken)
        escape.pressed.connect(self._on_line_left)
        actions["pause"].triggered.connect(self._on_paused)
        actions["close_pane"].triggered.connect(self._on_close_pane)
        for dock in docks.values():
            dock.visibilityChanged.connect(self._on_pane_seen)

    def return_to_board(self, *, by_key: bool = True) -> None:
        """Move the focus to the board. With `by_key`, a key was pressed for this, so the board gets an outline."""
        self._board.setFocus(_BY_KEY if by_key else Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def go_to(self, name: str) -> None:
        """Move the focus to the pane `name`. If this pane has the focus already, move the focus to the board."""
        dock = self._docks[name]
        if _has(dock, QApplication.focusWidget()):
            self.return_to_board()
            return
        dock.show()
        dock.raise_()
        QTimer.singleShot(0, self, partial(self._enter, dock))  # the window places the pane first

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle a key that no widget and no shortcut has used.

        Return whether it was handled. Escape returns to the board. It also ends the selection of a candidate, or on the
        board an exercise. Other keys move the board's cursor. Enter on a tab moves the focus into its pane.
        """
        focused = QApplication.focusWidget()
        if is_cursor_key(event):
            self.return_to_board()
            self._board.keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and not event.modifiers():
            if focused is self._board:
                self._end_exercise.trigger()
            self._candidates.end_choice()
            self.return_to_board()
        elif event.key() in _ENTER and isinstance(focused, QTabBar):
            self._enter(self._front_of(focused))
        else:
            return False
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """After the key of the workspace Study, move the focus to the lessons."""
        # A click on its button leaves the focus where it is.
        if watched is self._study and event.type() is QEvent.Type.Shortcut:
            QTimer.singleShot(0, self, self._enter_lessons)  # the action shows the workspace first
        return super().eventFilter(watched, event)

    # Implementation

    @Slot()
    def _enter_lessons(self) -> None:
        """Move the focus to the current lesson or to the list of lessons, unless the user has closed the pane."""
        dock = self._docks["lessons"]
        if self._study.isChecked() and not dock.isHidden():
            dock.raise_()
            self._lessons.enter()

    def _go_to_pane(self, by: int) -> None:
        """Move the focus to the next part of the window: the board, a card over the board, or a visible pane."""
        parts = self._parts()
        focused = QApplication.focusWidget()
        if isinstance(focused, QTabBar):
            focused = self._front_of(focused)
        at = next((at for at, part in enumerate(parts) if _has(part, focused)), 0)
        for step in range(1, len(parts) + 1):
            if self._enter(parts[(at + by * step) % len(parts)]):
                return

    def _parts(self) -> list[QWidget]:
        """Return the parts of the window that can have the focus. Panes are ordered by column."""
        docks = [dock for dock in self._docks.values() if is_seen(dock)]
        docks.sort(key=self._place)
        return [self._board, *(card for card in self._cards if is_seen(card)), *docks]

    def _place(self, dock: QDockWidget) -> tuple[bool, int, int]:
        corner = dock.mapTo(self._window, QPoint()) if not dock.isFloating() else dock.pos()
        return dock.isFloating(), corner.x(), corner.y()

    def _enter(self, part: QWidget | None) -> bool:
        """Move the focus to a widget in `part`.

        If none can have it, move it to the tab of `part`. Return whether it has moved.
        """
        if part is self._docks["lessons"] and is_seen(self._lessons):
            if self._lessons.window() is not self._window:
                self._lessons.activateWindow()
            self._lessons.enter()  # in a lesson, Enter continues, and a digit answers the question
            return True
        entry = (_entry(part) or self._tabs_of(part)) if part is not None else None
        if entry is None:
            return False
        if entry.window() is not self._window:
            entry.activateWindow()  # a floating pane
        entry.setFocus(_BY_KEY)
        _scroll_to(entry)
        return True

    def _go_to_tab(self, by: int) -> None:
        """Show the next pane in the group of tabs that has the focus. If no group has it, use the largest group."""
        focused = QApplication.focusWidget()
        bars = [bar for bar in self._window.findChildren(QTabBar) if bar.parent() is self._window and bar.isVisible()]
        if not bars:
            return
        bar = next((bar for bar in bars if bar is focused or _has(self._front_of(bar), focused)), None)
        is_inside = bar is not None and bar is not focused
        bar = bar or max(bars, key=QTabBar.count)
        bar.setCurrentIndex((bar.currentIndex() + by) % bar.count())
        if is_inside:
            QTimer.singleShot(0, self, partial(self._enter_front, bar))  # the window places the pane first

    def _enter_front(self, bar: QTabBar) -> None:
        if not self._enter(self._front_of(bar)):
            bar.setFocus(_BY_KEY)

    def _front_of(self, bar: QTabBar) -> QDockWidget | None:
        """Return the pane whose tab is the current one."""
        title = bar.tabText(bar.currentIndex())
        named = (dock for dock in self._docks.values() if dock.windowTitle() == title)
        return next((dock for dock in named if not dock.isHidden() and not dock.isFloating()), None)

    def _tabs_of(self, part: QWidget) -> QTabBar | None:
        """Return the tab bar in which `part` is the front pane, or None.

        The tab bar gets the focus if no widget in the pane can.
        """
        bars = (bar for bar in self._window.findChildren(QTabBar) if bar.parent() is self._window and bar.isVisible())
        return next((bar for bar in bars if self._front_of(bar) is part), None)

    @Slot()
    def _on_close_pane(self) -> None:
        """Close the pane that has the focus. If a tab has the focus, close its pane."""
        focused = QApplication.focusWidget()
        pane = self._front_of(focused) if isinstance(focused, QTabBar) else dock_of(focused) if focused else None
        if pane is not None and pane.features() & QDockWidget.DockWidgetFeature.DockWidgetClosable:
            pane.close()
            self.return_to_board()

    @Slot()
    def _on_paused(self) -> None:
        """Return to the board."""
        # Escape does so, too, when it pauses the search.
        focused = QApplication.focusWidget()
        if focused is not None and focused is not self._board and focused.window() is self._window and not is_typing():
            self.return_to_board()

    @Slot()
    def _on_line_left(self) -> None:
        """Stop showing the better line, and move the focus to the board."""
        self._better_line.trigger()
        self.return_to_board()

    @Slot(bool)
    def _on_pane_seen(self, seen: bool) -> None:
        """If the pane with the focus disappears, move the focus to the board."""
        # Otherwise the pane would still get the keys.
        focused, pane = QApplication.focusWidget(), self.sender()
        if not seen and focused is not None and isinstance(pane, QDockWidget) and pane.isAncestorOf(focused):
            self._board.setFocus()


def _has(part: QWidget | None, focused: QWidget | None) -> bool:
    return part is not None and focused is not None and (part is focused or part.isAncestorOf(focused))


def _entry(part: QWidget) -> QWidget | None:
    """Return the widget in `part` that gets the focus, or None if none can have it.

    The widget that had the focus last is preferred, unless its property `entry` is False. Otherwise it is the first
    widget with the property `entry`, then the first list or view, then the first control.
    """
    if isinstance(part, BoardView):
        return part
    last = part.focusWidget()
    if last is not None and _is_able(last) and last.property("entry") is not False:
        return last
    able = [widget for widget in part.findChildren(QWidget) if _is_able(widget)]
    able.sort(key=lambda widget: (not widget.property("entry"), not isinstance(widget, QAbstractScrollArea)))
    return able[0] if able else None


def _scroll_to(entry: QWidget) -> None:
    """If `entry` is inside a scroll area, scroll the area to show it."""
    # Qt does so for Tab alone.
    around = entry.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if around is not None:
        around.ensureWidgetVisible(entry)


def _is_able(widget: QWidget) -> bool:
    return widget.isEnabled() and is_seen(widget) and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
