"""Between the main window and the window of matches, which is made when it is first asked for."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMessageBox

from studio.activities.tournament import Tournament
from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.ui.desks.bench import Bench
from studio.ui.desks.files import FileDesk
from studio.ui.desks.search import SearchDesk
from studio.ui.desks.windows.match_window import MatchWindow
from studio.ui.parts.theme import Theme


class MatchDesk(QObject):
    """Opens the window; the main window's own search rests when a match begins."""

    def __init__(self, bench: Bench, tournament: Tournament, search: SearchDesk, files: FileDesk, theme: Theme) -> None:
        super().__init__(bench.window)
        self._session, self._profiles, self._notes = bench.session, bench.profiles, bench.notes
        self._tournament, self._search, self._files = tournament, search, files
        self._theme, self._parent = theme, bench.window
        self._was_on = tournament.is_on
        self.window: MatchWindow | None = None
        tournament.state_changed.connect(self._on_state)
        bench.actions["matches"].triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        self.shown_window().open()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        if self.window is not None:
            self.window.set_theme(theme)

    def may_leave(self) -> bool:
        """Whether the program may end: a match that is on is asked about, and would end with it."""
        if not self._tournament.is_on:
            return True
        title, question = self.tr("A match is on"), self._question()
        buttons = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
        answer = QMessageBox.question(self._parent, title, question, buttons, QMessageBox.StandardButton.Cancel)
        return answer == QMessageBox.StandardButton.Yes

    def close(self) -> None:
        """Without a question: the program ends, or another window takes this one's place."""
        if self.window is not None:
            self.window.hide()

    def shown_window(self) -> MatchWindow:
        """Made when it is first wanted."""
        if self.window is None:
            self.window = MatchWindow(self._tournament, self._profiles, self._theme, self._parent)
            self.window.record_requested.connect(self._on_record)
        return self.window

    # Inside

    def _question(self) -> str:
        return self.tr(
            "Engines are playing a match. To leave the program stops it: what was played is kept, and it can be "
            "resumed. Leave and stop it?"
        )

    @Slot()
    def _on_state(self) -> None:
        """Players share the machine with nobody when they begin."""
        if self._tournament.is_on and not self._was_on:
            self._search.pause()
        self._was_on = self._tournament.is_on

    @Slot(object)
    def _on_record(self, path: Path) -> None:
        """Shown as a game of its own: what is done with it is not written into the match."""
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
