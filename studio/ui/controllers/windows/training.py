"""The controller of the training window."""

# The first use creates the window.

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Slot

from studio.activities.live_training import LiveTraining, TrainingState
from studio.game.message import fill
from studio.game.rules import Rules
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.window_controller import WindowController
from studio.ui.texts.numbers import percent
from studio.ui.widgets.work_badge import WorkBadge

if TYPE_CHECKING:
    from studio.ui.controllers.windows.training_window import TrainingWindow


class TrainingController(WindowController["TrainingWindow"]):
    """Opens the training window. Pauses the main search when a training begins."""

    def __init__(
        self, context: ControllerContext, training: LiveTraining, search: SearchController, badge: WorkBadge
    ) -> None:
        super().__init__(context, badge)
        self._training, self._search = training, search
        context.actions["training"].triggered.connect(self.open)
        badge.clicked.connect(self.open)
        for signal in (training.state_changed, training.curve_changed):
            signal.connect(self._show_badge)
        self._show_badge()

    @Slot()
    def open(self) -> None:
        self.shown_window().open()
        self._show_badge()

    def propose(self, rules: Rules, recipe: str) -> None:
        """Show the window. If no training is running, fill in `rules` and `recipe` for a new one."""
        window = self.shown_window()
        window.open()
        self._show_badge()
        if not self._training.is_on:
            window.view.propose(rules, recipe)

    # Implementation

    def _made_window(self) -> "TrainingWindow":
        from studio.ui.controllers.windows.training_window import TrainingWindow  # only for users who open it

        window = TrainingWindow(self._training, self._profiles, self._theme, self._parent)
        window.begun.connect(self._search.pause)
        return window

    def _is_on(self) -> bool:
        return self._training.is_on

    def _badge_text(self) -> tuple[str, bool]:
        is_paused = self._training.state is TrainingState.PAUSED
        text = self.tr("Training paused: {share}") if is_paused else self.tr("Training: {share}")
        return fill(text, share=percent(self._training.done_share, QLocale(), 0)), is_paused

    def _finished_text(self) -> str:
        return self.tr("Training: finished")

    def _badge_tip(self) -> str:
        if not self._training.is_on:
            return self.tr("The training has ended. Click to show its results.")
        return self.tr("A training is in progress. Click to show its window.")

    def _quitting_texts(self) -> tuple[str, str]:
        question = self.tr(
            "A training is in progress. Quitting stops it. Its progress is kept, and you can "
            "resume it later. Quit and stop the training?"
        )
        return self.tr("Training in progress"), question
