"""The menu that exports a search's snapshots as pictures, animation, tables or web page, or into the game record."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

EXPORTS = ("pictures", "animation", "csv", "json")
_PAGE, _KEEP = "page", "keep"


class ReplayMenu(QMenu):
    """Lists the kinds of export, and emits the chosen one."""

    export_requested = Signal(str)
    """Emitted with one of `EXPORTS`."""
    page_requested = Signal()
    keep_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = {kind: self._action(kind) for kind in (*EXPORTS, _PAGE, _KEEP)}
        self.insertSeparator(self._actions[_KEEP])
        self._set_texts()

    def set_can_keep(self, can: bool) -> None:
        self._actions[_KEEP].setEnabled(can)

    def _set_texts(self) -> None:
        texts = (
            self.tr("&Pictures …"),
            self.tr("&Animation …"),
            self.tr("&Table (CSV) …"),
            self.tr("&JSON …"),
            self.tr("&Web Page …"),
            self.tr("&Keep in the Record"),
        )
        for action, text in zip(self._actions.values(), texts, strict=True):
            action.setText(text)

    def _action(self, kind: str) -> QAction:
        action = self.addAction("")
        action.setObjectName(f"replay_{kind}")
        action.setData(kind)
        action.triggered.connect(self._on_export)
        return action

    @Slot()
    def _on_export(self) -> None:
        action = self.sender()
        if action is self._actions[_KEEP]:
            self.keep_requested.emit()
        elif action is self._actions[_PAGE]:
            self.page_requested.emit()
        elif isinstance(action, QAction):
            self.export_requested.emit(action.data())
