"""The controller of files: opens and saves games, with dialogs, questions and warnings."""

import contextlib
import os
import re
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from studio.game.errors import StudioError
from studio.game.files import FileWarning, Format, Opened, format_of_name, read_records
from studio.game.files.losses import loses_analysis, losses
from studio.game.files.open_board import open_beside
from studio.game.message import fill
from studio.game.move_text import moves_as_text
from studio.game.stones import PASS
from studio.insight.game_summary import summary_of
from studio.machine.resources import is_resource
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.game_names import game_stem, shown_name, unused_path
from studio.ui.play.new_board import NewBoardDialog
from studio.ui.record.games_dialog import GamesDialog
from studio.ui.record.loss_question import LossAnswer, LossQuestion
from studio.ui.texts.game_titles import GameTitles
from studio.ui.texts.messages import sentence_of, sentence_of_warning
from studio.ui.texts.plain import plain
from studio.ui.widgets.question import ask
from studio.ui.widgets.wide_file_dialogs import WideFileDialogs

_MOST_SHOWN = 8


class FileController(QObject):
    """Opens, pastes, copies and saves games in one window. It asks the user questions where necessary."""

    # For the list of recent files.
    file_opened = Signal(object)
    """Emitted with the path of a file that was opened or saved."""
    leaving = Signal()
    """Emitted before another record is opened or the window closes, so that listeners can store unsaved input."""
    left = Signal()
    """Emitted before the record closes, after all questions to the user."""

    def __init__(self, context: ControllerContext, games_folder: Path) -> None:
        super().__init__(context.window)
        self._session, self._live_game, self._window = context.session, context.live_game, context.window
        self._notes, self._theme, self._games_folder = context.notes, context.theme, games_folder
        self._titles = GameTitles(self, context.profiles.catalogue)
        WideFileDialogs(context.window)

    # Opening

    def ask_path(self) -> Path | None:
        """Let the user choose a file to open. Return its path, or None if the user cancels."""
        folder = str(self._folder)
        kinds = self.tr("Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open a game"), folder, kinds)
        return Path(name) if name else None

    def open(self, path: Path, game: int | None = None) -> bool:
        """Open a file.

        Return whether a game was opened. If the file has several games, open the one with the number `game` (the first
        is 1). If `game` is not given, let the user choose.
        """
        opened = self.read(path)
        chosen = None if opened is None else self._chosen(path.name, opened) if game is None else game - 1
        if chosen is None or not self.may_leave():
            return False
        opened = self.read(path) if self._is_open(path) else opened  # leaving may have saved the open game there
        if opened is None:
            return False
        self._session.show(opened, path, min(chosen, len(opened.records) - 1))
        self.file_opened.emit(path)
        self._show_warnings(self.tr("The game was opened. Parts of the file were skipped or guessed:"), opened.warnings)
        return True

    def read(self, path: Path) -> Opened | None:
        """Return the games of a file.

        If it is unreadable, show the error and return None.
        """
        try:
            return open_beside(path, self._session.rules)
        except StudioError as error:
            self.show_error(self.tr("The game could not be opened."), error)
            return None

    def paste_game(self) -> None:
        """Open the game in the clipboard."""
        text = QGuiApplication.clipboard().text().encode(errors="replace")
        try:
            opened = read_records(text, self._session.rules)
        except StudioError as error:
            self.show_error(self.tr("The clipboard contains no game that could be read."), error)
            return
        chosen = self._chosen(self.tr("The clipboard"), opened)
        if chosen is not None and _holds_no_move(opened, chosen):
            self._refuse_moves(text, chosen)
        elif chosen is not None and self.may_leave():
            self._show_pasted(opened, chosen)

    def _refuse_moves(self, text: bytes, chosen: int) -> None:
        """Show a message that says why the moves in the clipboard cannot be played."""
        # The open game remains.
        sentences = [
            self.tr(
                "None of these moves can be played on an empty board with the rules of the open game. The game was not "
                "changed."
            )
        ]
        elsewhere = read_records(text)
        if not _holds_no_move(elsewhere, chosen):
            rules = elsewhere.records[chosen].rules
            hint = self.tr(
                "The moves fit a board of {columns}×{rows}. Open a new board of this size and paste them again."
            )
            sentences.append(fill(hint, columns=str(rules.columns), rows=str(rules.rows)))
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), "\n\n".join(sentences))

    def _show_pasted(self, opened: Opened, chosen: int) -> None:
        self._session.restore(opened.records[chosen])
        self._session.go_to_end()
        real = [
            warning for warning in opened.warnings if not warning.code.startswith("encoding")
        ]  # pasted text has no encoding
        self._show_warnings(self.tr("The game was pasted. Parts of the text were skipped or guessed:"), real)

    @Slot()
    def ask_new(self) -> None:
        """Let the user choose the size of a new board, and open it."""
        dialog = NewBoardDialog(self._session.rules, self._theme, self._window)
        if dialog.exec() and self.may_leave():
            self._session.begin(dialog.rules())
        dialog.deleteLater()

    def copy_position(self) -> None:
        """Copy the board as rows of `.`, `X` and `O`."""
        QGuiApplication.clipboard().setText(self._session.position.text())
        self._notes.say(self.tr("The position was copied as text."))

    def copy_moves(self) -> None:
        """Copy the moves up to the cursor as text that *Paste Game* reads.

        If the cursor is at the start, copy the main line.
        """
        rules, node = self._session.rules, self._session.node
        moves = [step.move for step in (node.path() if node.parent is not None else node.main_line())]
        points = tuple(move.point for move in moves if move is not None and move.point != PASS)
        QGuiApplication.clipboard().setText(moves_as_text(points, rules))
        self._notes.say(self.tr("The moves were copied as text."))

    # Saving

    def save(self) -> bool:
        """Save the record to its file. If it has no file, ask for one."""
        # The files of the program are never overwritten.
        file = self._session.file
        if file is None or self._session.origin.format is None or not _has_writable_format(file) or self._is_fixed:
            return self.ask_save_as()
        return self._save(file)

    def ask_save_as(self, proposed: Path | None = None) -> bool:
        """Save the record to a file that the user chooses. The dialog proposes the path `proposed`, if given."""
        kinds = self.tr(
            "SGF, keeps everything (*.sgf);;Piskvork (*.psq);;Positions (*.pos);;RenLib (*.lib);;Moves (*.txt)"
        )
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game"), str(proposed or self._proposed()), kinds
        )
        if not name:
            return False
        path = _with_ending(Path(name), kind)
        asked_already = path == Path(name) or path == self._session.file or not path.exists()
        return (asked_already or self._may_replace_other(path)) and self._save(path)

    def may_leave(self) -> bool:
        """Ask about unsaved changes, and return whether the record may be closed."""
        self.leaving.emit()
        may = self._is_kept or self._may_discard()
        if may:
            self.left.emit()
        return may

    def may_put_aside(self) -> bool:
        """Ask about unsaved changes.

        Return whether the record may be put aside for a while. If only analyses are unsaved and the file cannot be
        written, do not ask: they come back when the record is restored.
        """
        return (self._is_fixed and self._session.is_only_analysed) or self.may_leave()

    @property
    def _is_kept(self) -> bool:
        """Whether the record can be closed without losing data."""
        # A running game counts as saved, because it is saved automatically.
        game, file = self._live_game, self._session.file
        is_saved = game.is_own_record if file is None else file.parent == self._games_folder
        return not self._session.is_changed or (game.is_on and is_saved)

    @property
    def _is_sample(self) -> bool:
        """Whether the open record comes from a file that is shipped with the program."""
        return self._session.file is not None and is_resource(self._session.file)

    @property
    def _is_fixed(self) -> bool:
        """Whether the program must not write to the record's file, because it is a sample or write-protected."""
        file = self._session.file
        return self._is_sample or (file is not None and file.exists() and not os.access(file, os.W_OK))

    @property
    def _writes_into_other(self) -> bool:
        """Whether saving would overwrite the file of a record in which a game against the program has begun."""
        is_played_on = self._live_game.setup is not None and not self._live_game.is_own_record
        return is_played_on and self._session.file is not None and not self._is_sample

    def _may_discard(self) -> bool:
        name = shown_name(self._session, self._games_folder, self._titles) or self.tr("this game")
        is_analysis = self._session.is_only_analysed
        wording = self.tr("Save the new analysis to {file}?") if is_analysis else self.tr("Save the changes to {file}?")
        if self._is_fixed:
            wording = self._fixed_wording(is_analysis=is_analysis)
        elif is_analysis and self._is_left_out:
            wording = self.tr(
                "The format of {file} cannot store the analysis, so the analysis is not saved yet. Save the game "
                "as SGF?"
            )
        question = fill(wording, file=name)
        buttons = (
            QMessageBox.StandardButton.Save | QMessageBox.StandardButton.Discard | QMessageBox.StandardButton.Cancel
        )
        default = QMessageBox.StandardButton.Cancel if self._writes_into_other else QMessageBox.StandardButton.Save
        answer = ask(self._window, self.tr("Unsaved changes"), plain(question), buttons, default)
        if answer == QMessageBox.StandardButton.Save:
            return self._save_as_sgf() if is_analysis and self._is_left_out else self.save()
        return answer == QMessageBox.StandardButton.Discard

    def _fixed_wording(self, *, is_analysis: bool) -> str:
        """Return the question about unsaved changes in a record whose file the program must not write.

        If `is_analysis`, the question is only about a review.
        """
        if self._is_sample and is_analysis:
            return self.tr("{file} belongs to the program and is never changed. Save a copy of it with the review?")
        if self._is_sample:
            return self.tr("{file} belongs to the program and is never changed. Save a copy of it with your changes?")
        if is_analysis:
            return self.tr("{file} is write-protected. Save a copy of it with the review?")
        return self.tr("{file} is write-protected. Save a copy of it with your changes?")

    def show_error(self, what: str, error: StudioError) -> None:
        QMessageBox.warning(self._window, self.tr("MCTS Studio"), plain(f"{what}\n\n{sentence_of(error)}"))

    # Implementation

    @property
    def _is_left_out(self) -> bool:
        """Whether the file format of the record cannot store analyses."""
        return self._session.origin.format not in (None, Format.SGF)

    def _save_as_sgf(self) -> bool:
        file = self._session.file
        return self.ask_save_as(None if file is None else file.with_suffix(".sgf"))

    def _is_open(self, path: Path) -> bool:
        """Return whether the open record comes from the file at `path`."""
        file = self._session.file
        return file is not None and file.resolve() == path.resolve()

    def _chosen(self, name: str, opened: Opened) -> int | None:
        """Return the index of the game to open.

        If there are several games, let the user choose. Return None if the user cancels.
        """
        if len(opened.records) == 1:
            return 0
        dialog = GamesDialog(opened.records, self._window, file_name=name)
        agreed = dialog.exec()
        dialog.deleteLater()
        return dialog.chosen() if agreed else None

    def _proposed(self) -> str:
        # It is never the path of a file with several games, nor that of another game.
        file = self._session.file
        if file is None:
            you = self._titles.your_side(summary_of(self._session.record))
            return str(unused_path(self._folder, game_stem(self._session, you), ".sgf"))
        name = file.stem if self._session.origin.format else fill(self.tr("{name} (one game)"), name=file.stem)
        if self._is_sample:
            return str(unused_path(self._folder, name, ".sgf"))
        return str(file.parent / f"{name}.sgf")

    @property
    def _folder(self) -> Path:
        """The folder that dialogs show first.

        It is the folder of the open file or, if no file is open, the folder of the user's games.
        """
        file = self._session.file
        return self._made_games_folder() if file is None or self._is_sample else file.parent

    def _made_games_folder(self) -> Path:
        """Return the folder of the user's games. Create it if possible."""
        # The file dialog can then show it.
        with contextlib.suppress(OSError):
            self._games_folder.mkdir(parents=True, exist_ok=True)
        return self._games_folder

    def _save(self, path: Path) -> bool:
        if path == self._session.file and not self._may_replace(path):
            return False
        match self._loss_answer(path):
            case LossAnswer.AS_SGF:
                return self.ask_save_as(path.with_suffix(".sgf"))
            case LossAnswer.CANCEL:
                return False
        try:
            lost = self._session.save(path)
        except StudioError as error:
            self.show_error(self.tr("The game could not be saved."), error)
            return False
        self.file_opened.emit(path)
        said = self.tr("The game was saved to {file}.")
        if loses_analysis(lost):
            said = self.tr("The game was saved to {file} without the analysis.")
        self._notes.say(fill(said, file=path.name))
        return True

    def _may_replace(self, path: Path) -> bool:
        if self._session.origin.format is None:  # the file has several games
            question = self.tr("{file} contains other games, which would be lost. Overwrite it?")
            return self._agreed(fill(question, file=path.name))
        return not self._session.origin.was_touched or self._may_overwrite(path)

    def _may_replace_other(self, path: Path) -> bool:
        """Ask the user whether to replace the existing file `path`. Return True if the user agrees."""
        return self._agreed(fill(self.tr("{file} already exists. Replace it?"), file=path.name))

    def _may_overwrite(self, path: Path) -> bool:
        question = self.tr("Another program changed {file} after it was opened. Overwrite it?")
        return self._agreed(fill(question, file=path.name))

    def _loss_answer(self, path: Path) -> LossAnswer:
        """Ask the user what to do if the file format of `path` would lose data. Return WITHOUT if it loses none."""
        try:
            lost = losses([self._session.record], format_of_name(path, [self._session.record]))
        except StudioError:
            return LossAnswer.WITHOUT  # saving will report why it fails
        if not lost:
            return LossAnswer.WITHOUT
        question = LossQuestion(path.name, lost, self._window)
        answer = question.answer()
        question.deleteLater()
        return answer

    def _agreed(self, question: str) -> bool:
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(question))
        return answer == QMessageBox.StandardButton.Yes

    def _show_warnings(self, what: str, warnings: Iterable[FileWarning]) -> None:
        shown = [sentence_of_warning(warning) for warning in warnings]
        if not shown:
            return
        rest = len(shown) - _MOST_SHOWN
        more = [self.tr("and %n more", "", rest)] if rest > 0 else []
        listed = "\n".join(f"• {sentence}" for sentence in [*shown[:_MOST_SHOWN], *more])
        QMessageBox.information(self._window, self.tr("MCTS Studio"), plain(f"{what}\n\n{listed}"))


def _holds_no_move(opened: Opened, chosen: int) -> bool:
    """Return whether the chosen game is empty because the file has moves, but none of them can be played."""
    root = opened.records[chosen].root
    is_empty = not root.children and root.setup is None
    return is_empty and any(warning.code == "unplayable" for warning in opened.warnings)


def _with_ending(path: Path, kind: str) -> Path:
    """Return `path`. If it has no supported extension, append the extension of the file type `kind`."""
    if _has_writable_format(path):
        return path
    endings = re.findall(r"\*(\.\w+)", kind)
    return path.with_name(path.name + (endings[0] if endings else ".sgf"))


def _has_writable_format(path: Path) -> bool:
    try:
        format_of_name(path)
    except StudioError:
        return False
    return True
