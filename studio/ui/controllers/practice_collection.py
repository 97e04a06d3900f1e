"""The controller of the positions to practise: their dialog, their sources, export and import."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from studio.activities.practice import Practice
from studio.activities.review import Review
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.practice.exchange import cards_in, lines_of
from studio.practice.sources import Added
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.watched_folders import WatchedFolders
from studio.ui.exercises.practice_dialog import PracticeDialog
from studio.ui.exercises.practice_texts import PracticeTexts
from studio.ui.texts.messages import sentence_of


class PracticeCollection(QObject):
    """Adds the mistakes of reviewed games to the positions to practise, and lets the user manage them in a dialog."""

    due_changed = Signal(int)
    """Emitted with the number of positions that are due today."""

    def __init__(
        self,
        context: ControllerContext,
        practice: Practice,
        review: Review,
        files: FileController,
        is_practising: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._session, self._notes = context.window, context.session, context.notes
        self._practice, self._files, self._is_practising = practice, files, is_practising
        self._texts = PracticeTexts(self)
        self._dialog: PracticeDialog | None = None
        self._folders = WatchedFolders(practice, self)
        practice.added.connect(self._on_added)
        review.finished.connect(self._on_reviewed)
        self._session.file_changed.connect(self._on_file)

    @property
    def due(self) -> int:
        """The number of positions that are due today. It is 0 if the file is unreadable."""
        try:
            return self._practice.statistics().due
        except StudioError:
            return 0

    def note_change(self) -> None:
        """Tell the views how many positions are due now."""
        self.due_changed.emit(self.due)

    def left_out_text(self) -> str:
        """Return a text if damaged positions were just skipped, otherwise an empty text."""
        damaged = self._practice.store.damaged
        return self.tr("%n damaged position(s) were left out.", "", damaged) if damaged else ""

    @Slot()
    def refresh(self) -> None:
        """Read changed games in the user's folders in the background.

        Do nothing if there are no positions to practise and no chosen folders.
        """
        self._folders.look()

    def ask(self) -> bool:
        """Show the dialog. Return whether the user wants to begin practice."""
        try:
            dialog = self._dialog = PracticeDialog(self._practice.player, self._window)
        except StudioError as error:
            self._files.show_error(self.tr("The positions to practise cannot be opened."), error)
            return False
        self._connect(dialog)
        is_reviewed = any(node.judgement is not None for node in self._session.record.main_line())
        dialog.set_game_shown(shown=not self._is_practising(), is_reviewed=is_reviewed)
        dialog.show_folders(self._practice.folders)
        self._show_numbers()
        dialog.focus_first()
        self._try(self._practice.look_into_folders)
        agreed = bool(dialog.exec())
        self._keep_player()
        self._dialog = None
        dialog.deleteLater()
        return agreed

    # Reviewed games

    @Slot(bool)
    def _on_reviewed(self, completed: bool) -> None:
        """Add the mistakes of a game that was just reviewed."""
        # The user may discard the review of a game that was not played here, so its mistakes wait until the review is
        # saved.
        if not completed or self._is_practising():
            return
        if self._practice.is_played_here(self._session.file):
            self._add(is_chosen=True)
        else:
            self._practice.unsaved = self._session.record

    @Slot()
    def _on_file(self) -> None:
        """Add the mistakes of a reviewed game that was just saved."""
        session = self._session
        if session.record is self._practice.unsaved and session.file is not None and not session.is_changed:
            self._practice.unsaved = None
            self._add(is_chosen=self._practice.is_played_here(session.file))

    def _add(self, *, is_chosen: bool) -> None:
        try:
            self._practice.add_game(self._session.record, is_chosen=is_chosen)
        except StudioError as error:
            self._notes.say(sentence_of(error))
        self.note_change()

    @Slot(object)
    def _on_added(self, added: Added) -> None:
        self.note_change()
        if self._dialog is not None and (added.games or added.failed):
            self._show_numbers()
            self._dialog.say(self._texts.added(added))

    # The dialog

    def _connect(self, dialog: PracticeDialog) -> None:
        dialog.open_game_requested.connect(self._on_open_game)
        dialog.files_requested.connect(self._on_files)
        dialog.folder_requested.connect(self._on_folder)
        dialog.folder_cleared.connect(self._on_no_folder)
        dialog.export_requested.connect(self._on_export)
        dialog.import_requested.connect(self._on_import)

    def _show_numbers(self) -> None:
        dialog = self._dialog
        if dialog is not None:
            self._try(lambda: dialog.show_statistics(self._practice.statistics()))

    def _keep_player(self) -> None:
        if self._dialog is not None:
            player = self._dialog.player
            self._try(lambda: self._practice.set_player(player))

    @Slot()
    def _on_open_game(self) -> None:
        self._keep_player()
        self._try(lambda: self._on_added(self._practice.add_game(self._session.record)))

    @Slot()
    def _on_files(self) -> None:
        self._keep_player()
        names, _ = QFileDialog.getOpenFileNames(
            self._dialog, self.tr("Add reviewed games"), "", self.tr("Games (*.sgf);;All files (*)")
        )
        if names:
            self._practice.add_files(map(Path, names))

    @Slot()
    def _on_folder(self) -> None:
        self._keep_player()
        name = QFileDialog.getExistingDirectory(self._dialog, self.tr("Folder with reviewed games"))
        if name:
            self._set_folders((Path(name),))

    @Slot()
    def _on_no_folder(self) -> None:
        self._set_folders(())

    def _set_folders(self, folders: tuple[Path, ...]) -> None:
        def change() -> None:
            self._practice.set_folders(folders)
            self._practice.look_into_folders()

        self._try(change)
        if self._dialog is not None:
            self._dialog.show_folders(folders)

    @Slot()
    def _on_export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._dialog, self.tr("Export the positions"), "practice.jsonl", self.tr("JSON lines (*.jsonl)")
        )
        if name:
            self._try(lambda: self._export(Path(name)))

    def _export(self, path: Path) -> None:
        cards = self._practice.store.all()
        replace_file(path, "".join(f"{line}\n" for line in lines_of(cards)).encode())
        if self._dialog is not None:
            exported = self.tr("%n position(s) were exported.", "", len(cards))
            self._dialog.say(" ".join(filter(None, (exported, self.left_out_text()))))

    @Slot()
    def _on_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self._dialog, self.tr("Import positions"), "", self.tr("JSON lines (*.jsonl);;All files (*)")
        )
        if name:
            self._try(lambda: self._import(Path(name)))

    def _import(self, path: Path) -> None:
        added = self._practice.store.take_in(cards_in(path))
        self._show_numbers()
        self.note_change()
        if self._dialog is not None:
            self._dialog.say(self.tr("%n new position(s) were imported.", "", added))

    def _try(self, act: Callable[[], object]) -> None:
        """Call `act`. Show an error if the file of positions cannot be read or saved."""
        try:
            act()
        except StudioError as error:
            self._files.show_error(self.tr("The positions to practise cannot be read or saved."), error)
