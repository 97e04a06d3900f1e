"""The controller of practice: shows positions on the board, passes on answers, and adds games."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog

from studio.activities.practice import Practice
from studio.activities.review import Review
from studio.exercises.attempt import Stage
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.message import fill
from studio.insight.mistakes import Judged
from studio.practice.collecting import card_of
from studio.practice.exchange import cards_in, lines_of
from studio.practice.page import PracticePage
from studio.practice.sources import Added
from studio.ui.board.accessible import announce
from studio.ui.board.view import BoardView
from studio.ui.controllers.borrowed_board import BorrowedBoard
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.watched_folders import WatchedFolders
from studio.ui.exercises.practice_bar import PracticeBar
from studio.ui.exercises.practice_dialog import PracticeDialog
from studio.ui.exercises.practice_texts import PracticeTexts
from studio.ui.texts.messages import sentence_of

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticeController(QObject):
    """Shows positions to practise on the board. At the end, it restores the earlier game."""

    board_taken = Signal(bool)
    """Emitted with True before the board shows a position to practise, and with False at the end of practice."""
    due_changed = Signal(int)
    """Emitted with the number of positions that are due today."""

    def __init__(
        self,
        context: ControllerContext,
        practice: Practice,
        review: Review,
        files: FileController,
        bar: PracticeBar,
        board: BoardView,
        leave_others: Callable[[], None],
    ) -> None:
        super().__init__(bar)
        self._context, self._session, self._notes = context, context.session, context.notes
        self._practice, self._files, self._bar, self._board = practice, files, bar, board
        self._borrowed = BorrowedBoard(context, files, leave_others, self)
        self._texts = PracticeTexts(self)
        self._dialog: PracticeDialog | None = None
        self._tried = ""  # the name of the game with the mistake
        self._folders = WatchedFolders(practice, self)
        self._connect(review)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter on the board show the next position after an answer, or the final result."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
            attempt = self._practice.attempt
            if self._borrowed.has_exercise and attempt is not None and attempt.is_over:
                self._on_next()
                return True
        return super().eventFilter(watched, event)

    @property
    def holds_changes(self) -> bool:
        """Whether the game that is restored at the end has unsaved changes."""
        return self._borrowed.holds_changes

    @property
    def due(self) -> int:
        """The number of positions due today, or 0 if the file is unreadable."""
        try:
            return self._practice.statistics().due
        except StudioError:
            return 0

    @Slot()
    def refresh(self) -> None:
        """Read changed games in the user's folders in the background.

        Do nothing if there are neither positions to practise nor chosen folders.
        """
        self._folders.look()

    def take_point(self, point: int) -> bool:
        """Pass a click on `point` to the practised position. Return False if no position is being practised."""
        if not self._borrowed.has_exercise:
            return False
        attempt = self._practice.attempt
        if self._session.position != (attempt.position if attempt is not None else None):
            self._session.go_to_end()  # the user has gone back to an earlier position
        elif attempt is not None and attempt.stage is Stage.REFUTED:
            self._notes.say(self.tr("Take your answer back first: press Backspace."))
        else:
            self._practice.play(point)
        return True

    def begin(self) -> None:
        """Start with the due positions.

        Do nothing if a game is in progress or the user keeps the open game.
        """
        if self._borrowed.refuses():
            return
        self.leave()
        if not self._borrowed.may_begin():
            return
        try:
            begun = self._practice.begin()
            if begun:
                self._board.setFocus()  # not a button, which Space or Enter would press
            nothing = "" if begun else self.tr("Nothing is due today.")
            said = " ".join(filter(None, (nothing, self._left_out())))
            if said:
                self._notes.say(said)
        except StudioError as error:
            self._on_failed(error)

    @Slot(object)
    def try_mistake(self, mistake: Judged) -> None:
        """Let the user find a better move than a mistake in the open game."""
        # `End` returns to the game.
        card = card_of(self._session.record, mistake)
        if card is None or self._borrowed.refuses():
            return
        self.leave()
        if self._borrowed.may_begin():
            self._tried = self._session.file.name if self._session.file is not None else self._session.origin.name
            self._practice.try_once(card)
            self._board.setFocus()  # not a button, which Space or Enter would press

    @Slot()
    def leave(self) -> None:
        """End practice. Restore the earlier game if the board still shows the position."""
        if self._practice.is_on or self._borrowed.is_taken or self._bar.isVisible():
            self._end()
            self._borrowed.give_back()

    # Implementation

    def _connect(self, review: Review) -> None:
        actions, practice, bar = self._context.actions, self._practice, self._bar
        actions["practice"].triggered.connect(self._on_wanted)
        actions["next_exercise"].triggered.connect(self._on_next)
        actions["take_back"].triggered.connect(practice.take_back)
        actions["hint"].triggered.connect(practice.hint)
        actions["show_solution"].triggered.connect(practice.show_solution)
        actions["end_exercise"].triggered.connect(self._on_end)
        practice.changed.connect(self._show)
        practice.added.connect(self._on_added)
        practice.failed.connect(self._on_failed)
        bar.take_back_requested.connect(practice.take_back)
        bar.hint_requested.connect(practice.hint)
        bar.solution_requested.connect(practice.show_solution)
        bar.next_requested.connect(self._on_next)
        bar.remove_requested.connect(self._on_remove)
        bar.end_requested.connect(self._on_end)
        self._borrowed.lost.connect(self._forget)
        self._borrowed.taken.connect(self.board_taken)
        self._board.installEventFilter(self)
        review.finished.connect(self._on_reviewed)
        self._session.file_changed.connect(self._on_file)

    @Slot()
    def _forget(self) -> None:
        """End practice without restoring the earlier game."""
        self._end()
        self._borrowed.forget()

    def _end(self) -> None:
        self._practice.end()
        self._board.show_hint(None)
        self._board.set_numbers_shown(self._context.actions["move_numbers"].isChecked())
        self._bar.put_away()
        self._context.hiding.set_question(False)
        self._enable(self._practice.page)

    def _enable(self, page: PracticePage) -> None:
        actions, game = self._context.actions, self._context.live_game
        actions["next_exercise"].setEnabled(page.card is not None)
        actions["show_solution"].setEnabled(page.can_show_solution)
        actions["end_exercise"].setEnabled(self._practice.is_on or not self._bar.isHidden())
        if not game.is_on:
            actions["take_back"].setEnabled(page.can_take_back or game.can_take_back)
            actions["hint"].setEnabled(page.can_hint)

    @Slot()
    def _show(self) -> None:
        attempt, page, said = self._practice.attempt, self._practice.page, self._bar.summary
        if attempt is None:
            return
        if page.is_question:  # before the position appears, so that nothing gives the answer away
            self._context.live_search.pause()
            self._context.hiding.set_question(True)
        if not self._borrowed.show(attempt.card.record, (page.number, attempt.moves), self._name(page)):
            self._forget()
            return
        self._context.hiding.set_question(page.is_question)
        self._bar.show_page(page)
        self._show_marks(page)
        self._enable(page)
        if self._bar.summary != said:
            announce(self._bar, self._bar.summary)

    def _name(self, page: PracticePage) -> str:
        """Return the title of the practised position."""
        if not page.is_trial:
            return self.tr("Practise Your Mistakes")
        text = self.tr("Try It Yourself – {game}")
        return fill(text, game=self._tried) if self._tried else self.tr("Try It Yourself")

    def _show_marks(self, page: PracticePage) -> None:
        hint = page.hint
        if hint is None:
            self._board.show_hint(None)
        else:
            self._board.show_hint(hint.move, hint.area, hint.stones)
        self._board.set_numbers_shown(True)

    # The series

    @Slot()
    def _on_next(self) -> None:
        if self._practice.is_on and not self._practice.go_next():
            self._on_end()

    @Slot()
    def _on_remove(self) -> None:
        if self._practice.is_on and not self._practice.remove():
            self._on_end()

    @Slot()
    def _on_end(self) -> None:
        """End practice and show the result, or close the result."""
        if not self._practice.is_on and self._bar.isHidden():
            return
        tally, is_ending = self._practice.tally, self._practice.is_on
        self.leave()
        self.due_changed.emit(self.due)
        if is_ending and tally.answered:
            self._bar.show_tally(tally, self._practice.page.statistics)
            announce(self._bar, self._bar.summary)
        self._enable(self._practice.page)

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._files.show_error(self.tr("Practice could not continue."), error)

    # Games

    @Slot(bool)
    def _on_reviewed(self, completed: bool) -> None:
        """Add the mistakes of a game that was just reviewed."""
        # The user may discard the review of a game that was not played here, so its mistakes wait until the review is
        # saved.
        if not completed or self._borrowed.has_exercise:
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
        self.due_changed.emit(self.due)

    @Slot(object)
    def _on_added(self, added: Added) -> None:
        self.due_changed.emit(self.due)
        if self._dialog is not None and (added.games or added.failed):
            self._show_numbers()
            self._dialog.say(self._texts.added(added))

    # The dialog

    @Slot()
    def _on_wanted(self) -> None:
        if self._borrowed.refuses():
            return
        try:
            dialog = self._dialog = PracticeDialog(self._practice.player, self._context.window)
        except StudioError as error:
            self._files.show_error(self.tr("The positions to practise cannot be opened."), error)
            return
        dialog.open_game_requested.connect(self._on_open_game)
        dialog.files_requested.connect(self._on_files)
        dialog.folder_requested.connect(self._on_folder)
        dialog.folder_cleared.connect(self._on_no_folder)
        dialog.export_requested.connect(self._on_export)
        dialog.import_requested.connect(self._on_import)
        is_reviewed = any(node.judgement is not None for node in self._session.record.main_line())
        dialog.set_game_shown(shown=not self._borrowed.has_exercise, is_reviewed=is_reviewed)
        dialog.show_folders(self._practice.folders)
        self._show_numbers()
        dialog.focus_first()
        self._try(self._practice.look_into_folders)
        agreed = dialog.exec()
        self._keep_player()
        self._dialog = None
        dialog.deleteLater()
        if agreed:
            self.begin()

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
            self._dialog.say(" ".join(filter(None, (exported, self._left_out()))))

    def _left_out(self) -> str:
        """Return a text about the damaged positions just skipped, or an empty text."""
        damaged = self._practice.store.damaged
        return self.tr("%n damaged position(s) were left out.", "", damaged) if damaged else ""

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
        self.due_changed.emit(self.due)
        if self._dialog is not None:
            self._dialog.say(self.tr("%n new position(s) were imported.", "", added))

    def _try(self, act: Callable[[], object]) -> None:
        """Call `act`. Show an error if the file of positions cannot be read or saved."""
        try:
            act()
        except StudioError as error:
            self._files.show_error(self.tr("The positions to practise cannot be read or saved."), error)
