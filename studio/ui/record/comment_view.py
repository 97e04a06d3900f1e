"""The comment of a move, as editable plain text."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

PAUSE_MS = 400
"""A changed comment is emitted this many milliseconds after the last key."""


class CommentView(QPlainTextEdit):
    """Shows one comment, and emits it when it was edited. Call `flush` before the comment of another move is shown."""

    comment_edited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comment")
        self.setTabChangesFocus(True)
        self._known = ""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self.flush)
        self.textChanged.connect(self._pause.start)
        self._set_texts()

    def show_comment(self, comment: str) -> None:
        # If it is shown already, the text cursor keeps its place.
        if comment != self.toPlainText():
            self.setPlainText(comment)
        self._pause.stop()
        self._known = self.toPlainText()  # the widget changes line breaks

    @Slot()
    def flush(self) -> None:
        """Emit a changed comment now."""
        self._pause.stop()
        written = self.toPlainText()
        if written != self._known:
            self._known = written
            self.comment_edited.emit(written)

    # Events

    def event(self, event: QEvent) -> bool:
        """If Escape is pressed in the focused view, handle the key here."""
        # The shortcuts of the window would get it first.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_escape(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_escape(event):
            self.clearFocus()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.flush()

    # Implementation

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Comment"))
        self.setPlaceholderText(self.tr("Write a comment on this move."))


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and not event.modifiers()
