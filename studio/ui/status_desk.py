"""Between what happens and the line that tells of it: messages, for as long as they are true, and the light."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel

from studio.game.errors import StudioError
from studio.thoughts import EngineState
from studio.ui.actions import Actions
from studio.ui.messages import sentence_of
from studio.ui.services import Services
from studio.ui.state_light import StateLight


class StatusDesk(QObject):
    """A message gives way to the next one, and to another position."""

    def __init__(self, services: Services, actions: Actions, note: QLabel, light: StateLight) -> None:
        super().__init__(note)
        self._services, self._note, self._light = services, note, light
        self._warning = ""
        session, analysis, review = services.session, services.analysis, services.review
        session.position_changed.connect(self._clear_note)
        session.journal_failed.connect(self._on_journal_failed)
        for name in ("restart", "show_thinking"):  # what was said is no longer true
            actions[name].triggered.connect(note.clear)
        for signal in (services.game.changed, review.progressed, review.finished, analysis.state_changed):
            signal.connect(self._show_light)

    # Inside

    @Slot(object)
    def _on_journal_failed(self, error: StudioError) -> None:
        """This stays until the next message: nobody should play on without knowing."""
        self._warning = sentence_of(error)
        self._note.setText(self._warning)

    @Slot()
    def _clear_note(self) -> None:
        if self._note.text() != self._warning:
            self._note.clear()

    @Slot()
    def _show_light(self) -> None:
        """The engine is at work, whoever it works for."""
        is_busy = self._services.game.is_thinking or self._services.review.is_running
        state = self._services.analysis.state
        self._light.show_state(EngineState.THINKING if is_busy and state is EngineState.PAUSED else state)
