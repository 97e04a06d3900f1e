"""Opens the menus of a hidden menu bar by their keys."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


class MenuKeys(QObject):
    """Opens a menu at the top of the window when its key is pressed with Alt while the menu bar is hidden."""

    # A hidden menu bar, as in full screen, gets no keys.

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)  # the window gets the keys that the focused widget does not handle

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window or event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() != Qt.KeyboardModifier.AltModifier or self._window.menuBar().isVisible():
            return False
        menu = self._menu_of(QKeySequence(event.keyCombination()))
        if menu is None:
            return False
        menu.popup(self._window.mapToGlobal(QPoint(0, 0)))
        return True

    def _menu_of(self, key: QKeySequence) -> QMenu | None:
        for action in self._window.menuBar().actions():
            menu = action.menu()
            if isinstance(menu, QMenu) and QKeySequence.mnemonic(action.text()) == key:
                return menu
        return None
