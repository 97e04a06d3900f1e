"""The menu of languages, each in its own name."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from studio.ui.texts.language import LANGUAGES


class LanguageMenu(QMenu):
    """The menu; the system's language comes first."""

    language_chosen = Signal(str)
    """Emitted with the name of a locale, empty for the system's language."""

    def __init__(self, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("languages")
        self.setTitle(self.tr("Lan&guage"))
        group = QActionGroup(self)
        for code, name in (("", self.tr("System Language")), *LANGUAGES.items()):
            action = self.addAction(name)
            action.setObjectName(f"language_{code or 'system'}")
            action.setData(code)
            action.setCheckable(True)
            action.setChecked(code == current)
            action.triggered.connect(self._on_chosen)
            group.addAction(action)

    @Slot()
    def _on_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.language_chosen.emit(action.data())
