"""The controller of the training window, which is created on first use."""

from PySide6.QtCore import Slot

from studio.activities.live_training import LiveTraining
from studio.game.rules import Rules
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.training_window import TrainingWindow
from studio.ui.controllers.windows.window_controller import WindowController


class TrainingController(WindowController[TrainingWindow]):
    """Opens the training window, and pauses the main search when a training begins."""

    def __init__(self, context: ControllerContext, training: LiveTraining, search: SearchController) -> None:
        super().__init__(context)
        self._training, self._search = training, search
        context.actions["training"].triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        self.shown_window().open()

    def propose(self, rules: Rules, recipe: str) -> None:
        """Show the window. If no training is in progress, propose a training with these rules and this recipe."""
        window = self.shown_window()
        window.open()
        if not self._training.is_on:
            window.view.propose(rules, recipe)

    # Implementation

    def _made_window(self) -> TrainingWindow:
        window = TrainingWindow(self._training, self._profiles, self._theme, self._parent)
        window.begun.connect(self._search.pause)
        return window

    def _is_on(self) -> bool:
        return self._training.is_on

    def _quitting_texts(self) -> tuple[str, str]:
        question = self.tr(
            "A training is in progress. Quitting stops it. Its progress is kept, and you can "
            "resume it later. Quit and stop the training?"
        )
        return self.tr("Training in progress"), question
