"""A line of text that covers the lower edge of a view for a few seconds."""

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_SHOWN_MS = 8000


class TreeNotice(QLabel):
    """Shows a text for a few seconds, or until the next text."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setObjectName("tree_notice")
        self.setWordWrap(True)
        self.setAccessibleName(self.tr("Notice"))
        theme.bind(self._apply_colors)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str) -> None:
        self.setText(text)
        self.place()
        self.show()
        self.raise_()
        self._timer.start()

    def place(self) -> None:
        """Move the notice to the lower edge of its parent."""
        room = self._room.rect()
        height = self.heightForWidth(room.width())
        self.setGeometry(0, room.height() - height, room.width(), height)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"background: {colors.raised}; color: {colors.quiet_text}; padding: {GRID // 2}px {GRID}px;"
            f"border-top: 1px solid {colors.border};"
        )
