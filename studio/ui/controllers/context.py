"""What every controller of a window works with, and the one way to tell people something."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from studio.activities.hiding import Hiding
from studio.activities.live_game import LiveGame
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.ui.actions.actions import Actions
from studio.ui.controllers.own_profiles import OwnProfiles


class Notes(QObject):
    """Each gives way to the next one."""

    said = Signal(str)

    def say(self, text: str) -> None:
        self.said.emit(text)


@dataclass(frozen=True, slots=True)
class ControllerContext:
    """Laid out once by a window; each controller takes its own views beside it."""

    session: Session
    live_search: LiveSearch
    live_game: LiveGame
    hiding: Hiding
    actions: Actions
    notes: Notes
    window: QMainWindow
    """Over which questions are asked."""
    profiles: OwnProfiles
