"""The controller of the list of external engines: opens the dialog, tests engines, saves the list."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.engine_trial import LiveEngineTrial
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import load_engines, save_engines
from studio.players.engine_trial import TrialResult, TrialStep
from studio.ui.controllers.context import ControllerContext
from studio.ui.texts.messages import sentence_of

if TYPE_CHECKING:
    from studio.ui.engines.dialog import EnginesDialog


class EnginesController(QObject):
    """Reads the list of engines for the dialog, and saves it when the user accepts."""

    engines_changed = Signal()
    """Emitted after the list was saved."""

    def __init__(self, context: ControllerContext, trial: LiveEngineTrial) -> None:
        super().__init__(context.window)
        self._window, self._notes, self._trial, self._theme = context.window, context.notes, trial, context.theme
        self._dialog: EnginesDialog | None = None
        context.actions["engines"].triggered.connect(self.ask)
        trial.progressed.connect(self._on_step)
        trial.finished.connect(self._on_result)

    @property
    def dialog(self) -> "EnginesDialog | None":
        """The open dialog, or None."""
        return self._dialog

    @Slot()
    def ask(self) -> None:
        """Open the dialog without blocking the window."""
        if self._dialog is not None:
            return
        from studio.ui.engines.dialog import EnginesDialog  # only for users who open it

        dialog = self._dialog = EnginesDialog(load_engines(), self._theme, self._window)
        dialog.test_requested.connect(self._trial.start)
        dialog.cancel_requested.connect(self._trial.cancel)
        dialog.save_requested.connect(self._on_save)
        dialog.finished.connect(self._on_finished)
        dialog.open()

    # Implementation

    @Slot(object)
    def _on_step(self, step: TrialStep) -> None:
        if self._dialog is not None:
            self._dialog.show_step(step)

    @Slot(object)
    def _on_result(self, result: TrialResult) -> None:
        if self._dialog is not None:
            self._dialog.show_result(result)

    @Slot(object)
    def _on_save(self, entries: tuple[EngineEntry, ...]) -> None:
        if self._dialog is None:
            return
        try:
            aside = save_engines(entries)
        except StudioError as error:
            self._dialog.show_problem(sentence_of(error))
            return
        self._dialog.accept()
        self.engines_changed.emit()
        if aside is not None:
            text = self.tr(
                "Parts of the old list of engines could not be read. The old list is still in the file {path}."
            )
            self._notes.say(fill(text, path=str(aside)))

    @Slot()
    def _on_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
