"""Between the main window and the window of training, which is made when it is first asked for."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox

from studio.activities.live_training import LiveTraining
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.training_window import TrainingWindow
from studio.ui.widgets.theme import Theme


class TrainingController(QObject):
    """Opens the window; the main window's own search rests when a training begins."""

    def __init__(
        self, context: ControllerContext, training: LiveTraining, search: SearchController, theme: Theme
    ) -> None:
        super().__init__(context.window)
        self._training, self._search, self._theme, self._parent = training, search, theme, context.window
        self._profiles = context.profiles
        self.window: TrainingWindow | None = None
        context.actions["training"].triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        self.shown_window().open()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.window is not None:
            self.window.set_theme(theme)

    def may_leave(self) -> bool:
        """Whether the program may end: a training that is on is asked about, and would end with it."""
        if not self._training.is_on:
            return True
        title, question = self.tr("Training in progress"), self._question()
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        answer = QMessageBox.question(self._parent, title, question, buttons, QMessageBox.StandardButton.Cancel)
        return answer == QMessageBox.StandardButton.Yes

    def close(self) -> None:
        """Without a question: the program ends, or another window takes this one's place."""
        if self.window is not None:
            self.window.hide()

    def shown_window(self) -> TrainingWindow:
        """Made when it is first wanted."""
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
