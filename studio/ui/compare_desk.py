"""Between the session and the window that compares two searches: one at a time, made when it is first asked for."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from studio.comparison import Comparison
from studio.review import Review
from studio.session import Session
from studio.ui.actions import Actions
from studio.ui.compare_window import CompareWindow
from studio.ui.play_desk import PlayDesk
from studio.ui.search_desk import SearchDesk
from studio.ui.theme import Theme


class CompareDesk(QObject):
    """Opens the comparison of the position that is shown; the window's own search rests meanwhile."""

    message_changed = Signal(str)

    def __init__(
        self,
        session: Session,
        comparison: Comparison,
        review: Review,
        search: SearchDesk,
        play: PlayDesk,
        actions: Actions,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._comparison, self._review = session, comparison, review
        self._search, self._play, self._theme, self._parent = search, play, theme, window
        self.window: CompareWindow | None = None
        comparison.state_changed.connect(self._on_state)
        actions["compare"].triggered.connect(self._on_compare)
        actions["compare_rollouts"].triggered.connect(self._on_rollouts)
        play.hiding_changed.connect(self._on_hiding)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.window is not None:
            self.window.set_theme(theme)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()

    # Inside

    @Slot()
    def _on_compare(self) -> None:
        if self._may_compare():
            self._shown_window().show_position(self._session.position)

    @Slot()
    def _on_rollouts(self) -> None:
        if self._may_compare():
            self._search.pause()
            self._shown_window().uniform_against_neighbour(self._session.position)

    @Slot()
    def _on_state(self) -> None:
        """Two searches at work leave nothing of the machine to a third one."""
        if self._comparison.is_thinking:
            self._search.pause()

    @Slot()
    def _on_hiding(self) -> None:
        """A comparison would whisper, too."""
        if self._play.hides_search:
            self.close()

    def _shown_window(self) -> CompareWindow:
        if self.window is None:
            self.window = CompareWindow(self._comparison, self._theme, self._parent)
        return self.window

    def _may_compare(self) -> bool:
        refusal = ""
        if self._play.hides_search:
            refusal = self.tr("The search is hidden while you play. Leave the game to compare searches.")
        elif self._review.is_running:
            refusal = self.tr("The whole game is being analysed. Press Escape to cancel that first.")
        if refusal:
            self.message_changed.emit(refusal)
        return not refusal
