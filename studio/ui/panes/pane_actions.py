"""The actions that open, raise and close the panes."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from studio.ui.panes.declared import PANES
from studio.ui.texts.translating import translate
from studio.ui.widgets.seen import is_seen


class PaneActions(QObject):
    """One action for each pane. Its menu item shows the pane, or closes it if it is already in front.

    Its key always shows the pane.
    """

    pane_requested = Signal(str)
    """Emitted with the name of a pane when its key was pressed."""

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget]) -> None:
        super().__init__(window)
        self._docks = docks
        self.actions = tuple(self._made(name, text, key) for name, text, key in _declared())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """If the key of an action is pressed, request the pane instead of triggering the action."""
        if isinstance(watched, QAction) and isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            self.pane_requested.emit(watched.data())
            return True
        return False

    # Implementation

    def _made(self, name: str, text: str, key: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(f"action_pane_{name}")
        action.setData(name)
        action.setCheckable(True)
        action.setShortcut(QKeySequence(key))
        dock = self._docks[name]
        action.setChecked(dock.toggleViewAction().isChecked())  # False before the pane is shown for the first time
        dock.toggleViewAction().toggled.connect(action.setChecked)
        action.triggered.connect(self._on_triggered)
        action.installEventFilter(self)
        return action

    @Slot()
    def _on_triggered(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            dock = self._docks[action.data()]
            if not is_seen(dock):
                dock.show()
                dock.raise_()
            else:
                dock.close()
            action.setChecked(not dock.isHidden())


def _declared() -> list[tuple[str, str, str]]:
    return [(spec.name, translate("Panes", spec.title), spec.key) for spec in PANES]
