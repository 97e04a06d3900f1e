"""The controller of the match window, which is created on first use."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox

from studio.activities.live_match import LiveMatch
from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.match_window import MatchWindow


class MatchController(QObject):
    """Open the window; the main search pauses when a match begins."""

    def __init__(
        self,
        context: ControllerContext,
        live_match: LiveMatch,
        search: SearchController,
        files: FileController,
    ) -> None:
        super().__init__(context.window)
        self._session, self._profiles, self._notes = context.session, context.profiles, context.notes
        self._live_match, self._search, self._files = live_match, search, files
        self._theme, self._parent = context.theme, context.window
        self._was_on = live_match.is_on
        self.window: MatchWindow | None = None
        live_match.state_changed.connect(self._on_state)
        context.actions["matches"].triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        self.shown_window().open()

    def may_leave(self) -> bool:
        """Return whether the program may quit; ask about a running match first."""
        if not self._live_match.is_on:
            return True
        title, question = self.tr("Match in progress"), self._question()
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        answer = QMessageBox.question(self._parent, title, question, buttons, QMessageBox.StandardButton.Cancel)
        return answer == QMessageBox.StandardButton.Yes

    def close(self) -> None:
        """Close without asking, because the program quits or another window replaces this one."""
        if self.window is not None:
            self.window.hide()

    def shown_window(self) -> MatchWindow:
        """Return the window, created on first use."""
        if self.window is None:
            self.window = MatchWindow(self._live_match, self._profiles, self._theme, self._parent)
            self.window.record_requested.connect(self._on_record)
        return self.window

    # Inside

    def _question(self) -> str:
        return self.tr(
            "A match is in progress. Quitting stops it. Finished games are kept, and you can "
            "resume the match later. Quit and stop the match?"
        )

    @Slot()
    def _on_state(self) -> None:
        """Pause the main search when a match begins, so that the players have the whole CPU."""
        if self._live_match.is_on and not self._was_on:
            self._search.pause()
        self._was_on = self._live_match.is_on

    @Slot(object)
    def _on_record(self, path: Path) -> None:
        """Show the game without its file, so that changes are not saved into the match."""
        try:
            opened = open_records(path)
        except StudioError as error:
            self._files.show_error(self.tr("The game could not be opened."), error)
            return
        if self._files.may_leave():
            self._session.show(opened, path)
            self._session.forget_file()
            self._session.go_to_end()
            self._parent.raise_()
            self._parent.activateWindow()
