"""The comment of the move at the cursor."""

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

_PAUSE_MS = 400


class CommentView(QPlainTextEdit):
    """Says what was written once the writer pauses, leaves, or is asked to hand it over."""

    comment_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comment")
        self.setAccessibleName(self.tr("Comment"))
        self.setPlaceholderText(self.tr("Write a comment on this move."))
        self.setTabChangesFocus(True)
        self._shown = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.flush)
        self.textChanged.connect(self._timer.start)

    def show_comment(self, comment: str) -> None:
        """Another move's comment, or this one's as it is now; the text cursor stays where nothing changed."""
        self._shown = comment
        if comment != self.toPlainText():
            self.setPlainText(comment)
        self._timer.stop()

    @Slot()
    def flush(self) -> None:
        """Hand over what was written and not yet said."""
        self._timer.stop()
        text = self.toPlainText()
        if text != self._shown:
            self._shown = text
            self.comment_edited.emit(text)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.flush()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
        else:
            super().keyPressEvent(event)
