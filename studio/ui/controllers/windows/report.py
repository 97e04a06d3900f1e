"""The controller of the report window."""

# The first use creates the window.

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, Slot

from studio.game.record import GameRecord
from studio.keeping.review_report import GameReport, ReviewedGame, with_user
from studio.players.playing_on import users_side
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.playing.play import ListEngines
from studio.ui.controllers.windows.window_controller import WindowController
from studio.ui.texts.hidden import answer_first_text, report_hidden_text

if TYPE_CHECKING:
    from studio.ui.controllers.windows.report_window import ReportWindow

_REFRESH_MS = 300


class ReportController(WindowController["ReportWindow"]):
    """Opens the report window. Opens games and moves that the user chooses there in the main window."""

    game_opened = Signal()
    """Emitted after the main window has shown a game or a move of a report."""

    def __init__(
        self,
        context: ControllerContext,
        files: FileController,
        games_folder: Path,
        leave_boards: Callable[[], None],
        list_engines: ListEngines,
    ) -> None:
        """Create the controller.

        `leave_boards` ends a lesson or an exercise before another game opens. `list_engines` returns the external
        engines that the user may have played against.
        """
        super().__init__(context)
        self._session, self._hiding, self._notes = context.session, context.hiding, context.notes
        self._files, self._games_folder, self._leave_boards = files, games_folder, leave_boards
        self._list_engines = list_engines
        self._shown: tuple[ReviewedGame, GameRecord] | None = None  # the last one that was opened from a report
        self._edited = QTimer(self)
        self._edited.setSingleShot(True)
        self._edited.setInterval(_REFRESH_MS)
        self._edited.timeout.connect(self.refresh)
        context.session.tree_changed.connect(self._edited.start)
        self._action = context.actions["report"]
        self._tips = self._action.toolTip(), self._action.statusTip()
        self._action.triggered.connect(self.open)
        context.hiding.changed.connect(self._on_hiding)
        self._enable()

    @Slot()
    def open_kept(self) -> None:
        """Show a report of all games that were played in this program."""
        if self._is_possible():
            self.shown_window().open_kept()

    @Slot()
    def open(self) -> None:
        """Show a report of the open game, or of the source that was chosen last."""
        if self._is_possible():
            self.shown_window().open()

    @Slot()
    def refresh(self) -> None:
        """If a report of the open game is visible, update it."""
        if self.window is not None and self.is_shown:
            self.window.refresh()

    def close(self) -> None:
        """Close the window."""
        # This ends reading.
        super().close()
        if self.window is not None:
            self.window.reading.close()

    # Implementation

    def _is_possible(self) -> bool:
        """Return whether a report may be shown now. If not, show a message that says why."""
        refusal = self._refusal()
        if refusal:
            self._notes.say(refusal)
        return not refusal

    def _refusal(self) -> str:
        """Return why no report may be shown now. If it may be shown, return an empty text."""
        if self._hiding.is_question:
            return answer_first_text()
        return report_hidden_text() if self._hiding.forbids_search else ""

    def _made_window(self) -> "ReportWindow":
        from studio.ui.controllers.windows.report_window import ReportWindow  # only for users who open it

        window = ReportWindow(
            self._games_folder, self._opened, self._with_user, self._profiles, self._theme, self._parent
        )
        window.game_requested.connect(self._on_game)
        return window

    def _opened(self) -> ReviewedGame:
        file, record = self._session.file, self._session.record
        user = None
        if file is not None and file.is_relative_to(self._games_folder):
            user = users_side(record.black, record.white, self._list_engines(), self._profiles.catalogue)
        return ReviewedGame(record, "" if file is None else str(file), self._session.origin.number + 1, user)

    def _with_user(self, games: Sequence[GameReport]) -> tuple[GameReport, ...]:
        """Return the games that were played in this program, with the side of the user in each."""
        engines, catalogue = self._list_engines(), self._profiles.catalogue
        names = {(game.record.black, game.record.white) for game in games}
        users = {pair: users_side(*pair, engines, catalogue) for pair in names}
        return tuple(with_user(game, users[game.record.black, game.record.white]) for game in games)

    @Slot()
    def _on_hiding(self) -> None:
        """While the search is hidden, close the report and disable its command. The tooltip of the command says why."""
        self._enable()
        if self._hiding.forbids_search:
            self.close()

    def _enable(self) -> None:
        refusal = self._refusal()
        self._action.setEnabled(not refusal)
        self._action.setToolTip(refusal or self._tips[0])
        self._action.setStatusTip(refusal or self._tips[1])

    @Slot(object, int)
    def _on_game(self, game: ReviewedGame, move: int) -> None:
        """Show a game of a report in the main window. `move` is the number of the move to show, or 0."""
        if not self._is_open(game):
            self._leave_boards()
            if not self._files.open(Path(game.file), game.game):
                return
            self._shown = game, self._session.record
        line = self._session.record.main_line()
        if 0 < move < len(line):
            self._session.go_to(line[move])
        self.game_opened.emit()
        # The report stays in front: the second click of a double click must not reach the board.
        if self.window is not None:
            self.window.say_shown(move)

    def _is_open(self, game: ReviewedGame) -> bool:
        """Return whether the main window has this game open."""
        # A game opened from a report has a record of its own, which may have changed since.
        record = self._session.record
        is_shown = self._shown is not None and self._shown[0] is game and self._shown[1] is record
        return is_shown or game.record is record
