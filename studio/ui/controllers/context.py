"""The objects that all controllers of a window share."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from studio.activities.hiding import Hiding
from studio.activities.live_game import LiveGame
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.ui.actions.actions import Actions
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.window_places import WindowPlaces


class Notes(QObject):
    """Sends messages to the status line. Each message replaces the previous one."""

    said = Signal(str)
    outdated = Signal()
    """Emitted when the last message no longer applies."""

    def say(self, text: str) -> None:
        self.said.emit(text)

    def forget(self) -> None:
        """Remove the last message."""
        # It no longer applies.
        self.outdated.emit()


@dataclass(frozen=True, slots=True)
class ControllerContext:
    """The objects that all controllers of a window share."""

    # Each controller also gets its own views.

    session: Session
    live_search: LiveSearch
    live_game: LiveGame
    hiding: Hiding
    actions: Actions
    notes: Notes
    window: QMainWindow
    """The parent of dialogs."""
    profiles: OwnProfiles
    theme: Theme
    places: WindowPlaces
