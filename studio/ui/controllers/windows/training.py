"""The controller of the training window, which is created on first use."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox

from studio.activities.live_training import LiveTraining
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.training_window import TrainingWindow


class TrainingController(QObject):
    """Open the window; the main search pauses when a training begins."""

    def __init__(self, context: ControllerContext, training: LiveTraining, search: SearchController) -> None:
        super().__init__(context.window)
        self._training, self._search, self._theme, self._parent = training, search, context.theme, context.window
        self._profiles = context.profiles
        self.window: TrainingWindow | None = None
        context.actions["training"].triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        self.shown_window().open()

    def may_leave(self) -> bool:
        """Return whether the program may quit; ask about a running training first."""
        if not self._training.is_on:
            return True
        title, question = self.tr("Training in progress"), self._question()
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        answer = QMessageBox.question(self._parent, title, question, buttons, QMessageBox.StandardButton.Cancel)
        return answer == QMessageBox.StandardButton.Yes

    def close(self) -> None:
        """Close without asking, because the program quits or another window replaces this one."""
        if self.window is not None:
            self.window.hide()

    def shown_window(self) -> TrainingWindow:
        """Return the window, created on first use."""
        if self.window is None:
            self.window = TrainingWindow(self._training, self._profiles, self._theme, self._parent)
            self.window.begun.connect(self._search.pause)
        return self.window

    # Inside

    def _question(self) -> str:
        return self.tr(
            "A training is in progress. Quitting stops it. Its progress is kept, and you can "
            "resume it later. Quit and stop the training?"
        )
