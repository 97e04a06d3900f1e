"""The window of reports.

A report is about the open game, the games played in this program, or the games of files and folders.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QHideEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from studio.activities.report_reading import FailedFile, GamesRead, ListFiles, ReportReading
from studio.game.message import fill
from studio.insight.accuracy import LEAST_OF_PHASE
from studio.keeping.review_report import YOU, GameReport, ReviewedGame, ReviewReport, game_report, report_of_games
from studio.practice.sources import contents_of
from studio.ui.controllers.own_profiles import OwnProfiles
from studio.ui.controllers.windows.report_saving import ReportSaving, shown_path
from studio.ui.controllers.windows.secondary_window import SecondaryWindow
from studio.ui.report.view import Format, ReportView, Source
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import Theme, show_quietly

_LEAST = QSize(620, 560)
_GAME_FILES = "*.sgf *.psq *.rec *.pos *.lib *.rif *.txt"


class ReportWindow(SecondaryWindow):
    """Shows a report of reviewed games, and saves it."""

    # Closing the window cancels reading.

    game_requested = Signal(object, int)
    """Emitted with the `ReviewedGame` to open and the number of the move to show. The number may be 0."""

    def __init__(
        self,
        games_folder: Path,
        opened: Callable[[], ReviewedGame],
        with_user: Callable[[Sequence[GameReport]], tuple[GameReport, ...]],
        profiles: OwnProfiles,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """Create the window.

        `opened` returns the game in the main window. `with_user` adds the side of the user to games that were played in
        this program.
        """
        super().__init__("report", _LEAST, profiles, theme, parent)
        self._games_folder, self._opened = games_folder, opened
        self._with_user = with_user
        self.reading = ReportReading(self)
        self.view, self.saving, self.note = ReportView(theme), ReportSaving(self), ElidedLabel()
        self._source, self._player = Source.OPEN, ""
        self._files: ListFiles | None = None  # of the source, unless it is the open game
        self._games: tuple[GameReport, ...] = ()
        self._failed: tuple[FailedFile, ...] = ()
        self._report: ReviewReport | None = None
        self.note.setObjectName("report_message")
        self.note.setAccessibleName(self.tr("Message"))
        show_quietly(self.note)
        content = QWidget()
        vbox((self.view, 1), self.note, of=content)
        self._place(content)
        self.setWindowTitle(self.tr("Report"))
        self._connect()
        self._fit_screen()

    @property
    def report(self) -> ReviewReport | None:
        return self._report

    # Commands

    def open(self) -> None:
        """Show the window, and report the games of the last source again."""
        self.refresh()
        self._read_again()
        if not self.isVisible():
            self.view.sources[self._source].setFocus()
        self.bring_up()

    def open_kept(self) -> None:
        """Show the window with a report of the games that were played in this program."""
        self._on_source(Source.KEPT)
        if not self.isVisible():
            self.view.sources[Source.KEPT].setFocus()
        self.bring_up()

    def refresh(self) -> None:
        """If the shown report is about the open game, update it."""
        if self._source is Source.OPEN:
            self.show_open_game()

    def show_open_game(self) -> None:
        """Report the game in the main window."""
        self._begin(Source.OPEN)
        game = self._opened()
        has_moves = len(game.record.main_line()) > 1
        self._take((game_report(game),) if has_moves else (), ())

    def read(self, source: Source, files: ListFiles) -> None:
        """Read games in the background, and show their report afterwards."""
        self._begin(source)
        self._files = files
        self._take((), ())
        self._begin_reading(files)

    def say_shown(self, move: int) -> None:
        """Show a message that the main window shows the game or, if `move` is not 0, the move with this number."""
        shown = self.tr("Move {number} is shown in the main window.")
        game = self.tr("The game is open in the main window.")
        self.note.setText(fill(shown, number=self.locale().toString(move)) if move else game)

    # Events

    def sizeHint(self) -> QSize:
        return QSize(1040, 820)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._cancel()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._cancel()

    # Implementation

    def _connect(self) -> None:
        view = self.view
        view.source_requested.connect(self._on_source)
        view.player_chosen.connect(self._on_player)
        view.save_requested.connect(self._on_save)
        view.cancel_requested.connect(self._cancel)
        view.method_requested.connect(self._on_method)
        view.game_requested.connect(self._on_game)
        view.moment_requested.connect(self._on_moment)
        self.reading.progressed.connect(view.show_progress)
        self.reading.finished.connect(self._on_read)
        self.saving.saved.connect(self._on_saved)

    def _begin(self, source: Source) -> None:
        """Forget the previous report."""
        self.reading.cancel()
        self.view.end_progress()
        self.note.setText("")
        self._source, self._player, self._files = source, "", None

    def _read_again(self) -> None:
        """Read the files of the last report again in the background. The last report stays until they are read."""
        if self._files is not None and not self.reading.is_running:
            self._begin_reading(self._files)

    def _begin_reading(self, files: ListFiles) -> None:
        self.view.show_empty(self.tr("The games are being read."))
        self.view.show_progress(0, 1)
        self.reading.begin(files)

    def _take(self, games: tuple[GameReport, ...], failed: tuple[FailedFile, ...]) -> None:
        self._games, self._failed = games, failed
        self.view.show_empty(self._empty_text())
        self._show()

    def _show(self) -> None:
        every = report_of_games(self._games)
        self._report = report_of_games(self._games, self._player) if self._player else every
        failed = [(each.path, sentence_of(each.error) if each.error is not None else "") for each in self._failed]
        players = [player.name for player in every.players]
        self.view.show_report(self._report, players if len(self._games) > 1 else (), failed, self._player)

    def _empty_text(self) -> str:
        if self._failed:
            return "\n".join([self.tr("None of these files can be read."), *map(_line_of, self._failed[:5])])
        return {
            Source.OPEN: self.tr("The open game has no moves yet. Open a game, or choose other games above."),
            Source.KEPT: self.tr("No games are kept here yet. Games that you play are kept, and reported here."),
            Source.FOLDER: self.tr("This folder has no game files in the format SGF. Choose another folder."),
        }.get(self._source, self.tr("These files have no games. Choose other files."))

    @Slot(object)
    def _on_source(self, source: Source) -> None:
        match source:
            case Source.OPEN:
                self.show_open_game()
            case Source.KEPT:
                self.read(source, lambda is_wanted: contents_of(self._games_folder, is_wanted).files)
            case Source.FILES:
                kinds = fill(self.tr("Game files ({endings})"), endings=_GAME_FILES)
                names, _ = QFileDialog.getOpenFileNames(self, self.tr("Choose reviewed games"), "", kinds)
                if names:
                    self.read(source, lambda _: [Path(name) for name in names])
            case Source.FOLDER:
                name = QFileDialog.getExistingDirectory(self, self.tr("Choose a folder of reviewed games"))
                if name:
                    self.read(source, lambda is_wanted: contents_of(Path(name), is_wanted).files)

    @Slot(str)
    def _on_player(self, player: str) -> None:
        self._player = player
        self._show()

    @Slot(object)
    def _on_save(self, format_: Format) -> None:
        self.refresh()  # the open game may have been edited since
        if self._report is not None and self._report.games:
            self.saving.ask(self._report, format_)
            self._return_to_save()

    @Slot(object)
    def _on_saved(self, path: Path) -> None:
        self.note.setText(fill(self.tr("The report was saved as {path}."), path=shown_path(path)))
        self._return_to_save()

    def _return_to_save(self) -> None:
        """Give the focus back to the button that opened the menu and the dialogs."""
        self.activateWindow()
        self.view.save.setFocus()

    @Slot(object)
    def _on_read(self, read: GamesRead) -> None:
        self.view.end_progress()
        games = self._with_user(read.games) if self._source is Source.KEPT else read.games
        if not self._games or self._player not in _players(games):
            is_users = any(game.source.user is not None for game in games)
            self._player = YOU if is_users and len(games) > 1 else ""
        self._take(games, read.failed)

    @Slot()
    def _cancel(self) -> None:
        # The games read so far are not reported.
        self.saving.cancel()
        if self.reading.is_running:
            self.reading.cancel()
            self.view.end_progress()
            self.view.show_empty(self.tr("Reading was cancelled. Choose the games again."))

    @Slot(int)
    def _on_game(self, number: int) -> None:
        self._request(number, 0)

    @Slot(int)
    def _on_moment(self, move: int) -> None:
        self._request(1, move)

    def _request(self, number: int, move: int) -> None:
        if self._report is not None and 1 <= number <= len(self._report.games):
            self.game_requested.emit(self._report.games[number - 1].source, move)

    @Slot()
    def _on_method(self) -> None:
        box = QMessageBox(QMessageBox.Icon.NoIcon, self.tr("How the accuracy is computed"), "", parent=self)
        box.setObjectName("report_method_text")
        box.setText(self.tr("Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves"))
        paragraphs = (
            self.tr(
                "The loss of a move is the win rate of the best move minus the win rate of the played "
                "move. The loss counts only if a different move is proven to be better, or if a search "
                "visited the different move often enough to show this. Otherwise the loss is 0."
            ),
            self.tr(
                "A move is rated if the win rates before and after the move are known. A move in a "
                "position that was already proven lost is not rated. A side has no accuracy if the win "
                "rates of less than 80 % of its moves are known."
            ),
            fill(
                self.tr(
                    "The opening ends after move 10, the middle game after move 30. On boards with fewer than 60 "
                    "points, the opening ends when a quarter of the points is filled, the middle game when half of "
                    "them are. A side with fewer than {least} rated moves in a phase has no accuracy for this phase."
                ),
                least=str(LEAST_OF_PHASE),
            ),
            self.tr("The saved report lists the loss of each move, so that you can compute the accuracy yourself."),
        )
        box.setInformativeText("\n\n".join(paragraphs))
        box.exec()
        box.deleteLater()


def _players(games: tuple[GameReport, ...]) -> set[str]:
    """Return the names of the players and an empty text. The empty text stands for all players."""
    return {"", *(player.name for player in report_of_games(games).players)}


def _line_of(failed: FailedFile) -> str:
    name = failed.path.name.encode(errors="backslashreplace").decode()
    return f"{name}: {sentence_of(failed.error)}" if failed.error is not None else name
