"""Decides whether the search is hidden during a game with a person."""

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.live_game import LiveGame
from studio.game.node import Node
from studio.session.session import Session


class Hiding(QObject):
    """Hides the search during a game with a person, unless the user asks for a hint or chooses to show it."""

    changed = Signal()
    """The search is hidden from now on, or shown again."""

    def __init__(self, session: Session, live_game: LiveGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._live_game = session, live_game
        self._is_thinking_shown = False
        self._hinted: Node | None = None  # the position for which the user asked for a hint
        self._was_hiding = self.hides_search
        live_game.changed.connect(self._look)

    @property
    def hides_search(self) -> bool:
        is_played = self._live_game.is_on and self._live_game.has_person
        return is_played and not self._is_thinking_shown and self._hinted is not self._session.node

    @Slot(bool)
    def set_thinking_shown(self, shown: bool) -> None:
        self._is_thinking_shown = shown
        self._look()

    def show_hint(self) -> None:
        """Show the search of the current position until the cursor leaves this position."""
        self._hinted = self._session.node
        self._look()

    @Slot()
    def follow_position(self) -> None:
        """Emit `changed` if `hides_search` has changed. To be called after the cursor and the search have moved."""
        self._look()

    # Implementation

    @Slot()
    def _look(self) -> None:
        if self.hides_search is not self._was_hiding:
            self._was_hiding = self.hides_search
            self.changed.emit()
