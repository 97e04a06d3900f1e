"""The keys that continue a lesson from where the focus is."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from studio.ui.panes.declared import PANES
from studio.ui.panes.panes import Panes
from studio.ui.widgets.seen import is_seen


class ContinueKey(QObject):
    """Shows on the button of a lesson which keys continue it. Lets Enter on the board do so while it has no cursor."""

    def __init__(self, window: QMainWindow, panes: Panes) -> None:
        super().__init__(window)
        self._window, self._board, self._lessons = window, panes.board, panes.lessons
        self._pane_key = next(spec.key for spec in PANES if spec.name == "lessons")
        self._board.enter_left.connect(self._lessons.go_on)
        self._board.cursor_changed.connect(self.refresh)
        self._lessons.need_changed.connect(self.refresh)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show the keys again, because the lesson, the focus or the cursor of the board may have changed."""
        focused = QApplication.focusWidget()
        if focused is None or focused.window() is not self._window:
            return  # another window has the focus, or this one is being deleted
        is_read = self._lessons.is_reading and is_seen(self._lessons)
        self._board.set_leaves_enter(leaves=is_read and not self._lessons.needs_board)
        if focused is self._lessons or self._lessons.isAncestorOf(focused):
            self._lessons.show_key("")
        elif focused is self._board and self._board.is_enter_left:
            self._lessons.show_key(self.tr("Enter"))
        else:
            pane = QKeySequence(self._pane_key).toString(QKeySequence.SequenceFormat.NativeText)
            enter = self.tr("Enter")
            self._lessons.show_key(f"{pane}, {enter}")
