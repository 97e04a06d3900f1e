"""The controller of the explorer: asks the position database, and adds analyses and games to it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTimer, Slot
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox

from studio.activities.explorer import Explorer
from studio.activities.review import Review
from studio.game.canonical import canonical
from studio.game.errors import StudioError
from studio.game.files.game_files import open_records
from studio.game.message import fill
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.game.stones import PASS
from studio.keeping.analyses import view_of
from studio.positions.importing import Progress
from studio.positions.lines import Line, line_of
from studio.positions.looking_up import Contents, KeptGame, Known
from studio.positions.orientation import oriented
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.display import SearchDisplay
from studio.ui.controllers.files import FileController
from studio.ui.controllers.search import SearchController
from studio.ui.explorer.rows import equal_points
from studio.ui.explorer.view import ExplorerView
from studio.ui.texts.messages import sentence_of
from studio.ui.texts.plain import plain
from studio.ui.widgets.seen import is_seen

_MOST_NODES = 500
"""The maximum number of moves of a saved record whose analyses are added. Moves of the main line come first."""
_AFTER_GAME_MS = 2000
"""Milliseconds from the end of a game until the database reads the game's file, which is written by then."""
_LARGEST_LIMIT_MB = 1_000_000
_FULL = "positions_full"
"""The error code for a database that has reached its size limit."""


@dataclass(frozen=True, slots=True)
class _Import:
    """The arguments of an import.

    They are stored so that the import can continue after the user has raised the size limit.
    """

    paths: tuple[Path, ...]
    is_merge: bool


class ExplorerController(QObject):
    """Shows what the database knows about the position at the cursor, while the pane is visible.

    If the record has no analysis of the position, the board and the candidates show the one from the database. In the
    workspace Study they do so only while the pane is visible.
    """

    def __init__(
        self,
        context: ControllerContext,
        explorer: Explorer,
        search: SearchController,
        review: Review,
        display: SearchDisplay,
        files: FileController,
        view: ExplorerView,
        *,
        keeps: bool,
        is_teaching: Callable[[], bool],
        has_lesson_board: Callable[[], bool],
    ) -> None:
        """Create the controller.

        `keeps` says whether analyses are saved. `is_teaching` says whether a lesson is open; saved analyses are then
        hidden, because they would spoil the lesson. `has_lesson_board` says whether the open record is that of a
        lesson; its analyses are not saved.
        """
        super().__init__(view)
        self._session, self._notes, self._window = context.session, context.notes, context.window
        self._hiding, self._live_search, self._live_game = context.hiding, context.live_search, context.live_game
        self._explorer, self._display, self._files, self._view = explorer, display, files, view
        self._keep, self._study = context.actions["keep_positions"], context.actions["workspace_study"]
        self._is_teaching, self._has_lesson_board = is_teaching, has_lesson_board
        self._analysed: dict[Node, None] = {}  # with analyses that are not saved yet
        self._asked: Position | None = None  # the position of the game to be opened
        self._found: tuple[Position, PositionAnalysis] | None = None  # the last answer with an analysis
        self._import: _Import | None = None
        self._has_read_games = False
        self._changed: GameRecord | None = None  # the record if it has unsaved changes
        self._keep.setChecked(keeps)
        self._connect(context, search, review)
        self._ask()

    @Slot()
    def follow_position(self) -> None:
        self.save_analyses()
        self._ask()

    @Slot()
    def save_analyses(self) -> None:
        """If the user wants analyses to be saved, save the results of the search since the last call."""
        record, nodes = self._session.record, tuple(self._analysed)
        self._analysed.clear()
        if self._keep.isChecked():
            kept = [node for node in nodes if record.holds(node)]
            self._explorer.save([(record.position(node), node.analysis) for node in kept if node.analysis is not None])

    # Implementation

    def _connect(self, context: ControllerContext, search: SearchController, review: Review) -> None:
        explorer, view, actions = self._explorer, self._view, context.actions
        search.kept_in.connect(self._on_kept)
        search.expected.connect(self._recall)
        self._live_search.stopped.connect(self._on_stopped)
        self._session.record_closing.connect(self.save_analyses)
        self._session.changed_changed.connect(self._on_changed)
        review.finished.connect(self._on_reviewed)
        self._live_game.ended.connect(self._on_game_ended)
        self._hiding.changed.connect(self._ask)
        explorer.known.connect(self._on_known)
        explorer.changed.connect(self._ask)
        explorer.game_found.connect(self._on_game_found)
        explorer.contents_known.connect(self._on_contents)
        explorer.failed.connect(self._on_failed)
        explorer.imports.advanced.connect(view.show_progress)
        explorer.imports.done.connect(self._on_import_done)
        explorer.imports.failed.connect(self._on_import_failed)
        view.shown.connect(self._on_shown)
        view.line_pointed.connect(self._on_line)
        view.game_requested.connect(self._on_game_requested)
        view.import_requested.connect(self._on_import_games)
        view.cancel_requested.connect(explorer.imports.cancel)
        self._study.toggled.connect(self._ask)
        actions["import_games"].triggered.connect(self._on_import_games)
        actions["import_folder"].triggered.connect(self._on_import_folder)
        actions["merge_positions"].triggered.connect(self._on_merge)
        actions["back_up_positions"].triggered.connect(self._on_back_up)
        actions["limit_positions"].triggered.connect(explorer.ask_contents)
        if explorer.imports.is_on:  # the window of another language was opened during an import
            view.show_progress(explorer.imports.progress)

    # Questions

    @Slot()
    def _ask(self) -> None:
        if not (self._view.isVisible() or self._may_recall):
            return
        if self._hiding.hides_search:
            self._view.show_text(self.tr("The explorer is hidden while the search is hidden."))
        else:
            self._explorer.ask(self._session.position)

    @property
    def _may_recall(self) -> bool:
        """Whether to show a saved analysis of the position from the database."""
        if self._hiding.hides_search or not self._keep.isChecked() or self._session.node.analysis is not None:
            return False
        if self._study.isChecked() and not self._view.isVisible():  # the user watches a search from its beginning
            return False
        return not self._is_teaching() and self._explorer.path.exists()

    @Slot()
    def _on_shown(self) -> None:
        if not self._has_read_games and self._keep.isChecked():
            self._has_read_games = True
            self._explorer.take_in_games()
        self._ask()

    @Slot(object, object)
    def _on_known(self, position: Position, known: Known) -> None:
        if position == self._session.position and not self._hiding.hides_search:
            children = (node.move for node in self._session.node.children)
            shown = oriented(
                known, position, [move.point for move in children if move is not None and move.point != PASS]
            )
            self._view.show_known(shown, position)
            self._found = (position, shown.analysis) if shown.analysis is not None else None
            self._recall()

    @Slot()
    def _recall(self) -> None:
        """If the record has no analysis of the position, show the one from the database."""
        position, analysis = self._found or (None, None)
        if analysis is None or not analysis.candidates or position != self._session.position or not self._may_recall:
            return
        node, record = self._session.node, self._session.record
        self._display.recall(view_of(analysis, record.rules, record.known(node), record.known_moves(node)))

    @Slot(object)
    def _on_line(self, points: tuple[int, ...]) -> None:
        if not points or is_seen(self._view):
            self._display.preview(points, equal_points(self._session.position, points[0]) if points else ())

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._view.show_text(sentence_of(error))

    # Games and analyses

    @Slot(object)
    def _on_kept(self, node: Node) -> None:
        if not self._has_lesson_board():  # its few simulations show how a search works, not which move is good
            self._analysed[node] = None

    @Slot()
    def _on_stopped(self) -> None:
        QTimer.singleShot(0, self, self.save_analyses)  # after the last results are in the record

    @Slot(bool)
    def _on_reviewed(self, completed: bool) -> None:
        if completed:
            self._save_record()

    @Slot(bool)
    def _on_changed(self, changed: bool) -> None:
        """Save the analyses of a record after the record has been saved to its file."""
        was_changed, self._changed = self._changed, self._session.record if changed else None
        if was_changed is self._session.record and not changed and self._session.file is not None:
            self._save_record()

    def _save_record(self) -> None:
        """Save the analyses of the open record if the user wants this."""
        if not self._keep.isChecked():
            return
        analysed: list[tuple[Position, PositionAnalysis]] = []
        for number, visit in enumerate(self._session.record.replay()):
            if number >= _MOST_NODES:
                break
            if visit.node.analysis is not None and visit.problem is None:
                analysed.append((visit.position.copy(), visit.node.analysis))
        self._explorer.save(analysed)

    @Slot()
    def _on_game_ended(self) -> None:
        if self._keep.isChecked():
            QTimer.singleShot(_AFTER_GAME_MS, self, self._explorer.take_in_games)

    @Slot(int)
    def _on_game_requested(self, number: int) -> None:
        self._asked = self._session.position.copy()
        self._explorer.find_game(number)

    @Slot(object)
    def _on_game_found(self, kept: KeptGame | None) -> None:
        asked, self._asked = self._asked, None
        if kept is None:
            self._notes.say(self.tr("This game is no longer in the database."))
        elif asked is not None and self._opens(kept):
            self._go_to(asked, kept.line)

    def _opens(self, kept: KeptGame) -> bool:
        """Open a game from its file. If the file no longer contains the game, open it from the database."""
        if kept.path is not None and _still_holds(kept.path, kept):
            return self._files.open(kept.path, kept.number + 1)
        try:
            record = kept.record()
        except StudioError as error:
            self._files.show_error(self.tr("The game could not be opened."), error)
            return False
        if not self._files.may_leave():
            return False
        self._session.present(record)
        return True

    def _go_to(self, asked: Position, line: Line) -> None:
        """Go to the position `asked`, or to a rotated or mirrored copy of it, in the opened game."""
        record, key = self._session.record, canonical(asked).key
        node: Node | None = record.root
        for code in (*line.codes[line.start if line.ends else 0 :], None):
            if node is not None and canonical(record.position(node)).key == key:
                self._session.go_to(node)
                return
            node = record.child(node, code // 2) if node is not None and code is not None else None

    # Imports and copies

    @Slot()
    def _on_import_games(self) -> None:
        kinds = self.tr("Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Import games"), "", kinds)
        self._begin(_Import(tuple(map(Path, names)), is_merge=False))

    @Slot()
    def _on_import_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Import a folder of games"))
        self._begin(_Import((Path(name),) if name else (), is_merge=False))

    @Slot()
    def _on_merge(self) -> None:
        kinds = self.tr("Position databases (*.sqlite3);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Merge another database"), "", kinds)
        self._begin(_Import((Path(name),) if name else (), is_merge=True))

    def _begin(self, what: _Import) -> None:
        if not what.paths:
            return
        try:
            self._explorer.imports.begin(what.paths, is_merge=what.is_merge)
        except StudioError as error:
            self._files.show_error(self.tr("The import could not start."), error)
            return
        self._import = what
        self._view.show_progress(Progress())
        self._notes.say(self.tr("The import has started. The pane Explorer shows its progress and can cancel it."))

    @Slot(object)
    def _on_import_done(self, progress: Progress) -> None:
        self._view.show_progress(None)
        said = [self.tr("%Ln new game(s) imported.", "", progress.new)]
        if progress.failed:
            said.append(self.tr("%Ln file(s) could not be read.", "", len(progress.failed)))
        self._notes.say(" ".join(said))

    @Slot(object)
    def _on_import_failed(self, error: StudioError) -> None:
        limit = error.fields.get("most")
        if error.code != _FULL or not isinstance(limit, int) or self._import is None:
            self._files.show_error(self.tr("The import has ended."), error)
            return
        question = self.tr(
            "The position database has reached its limit of {limit} MB. Raise the limit to {more} MB and continue?"
        )
        locale = QLocale()
        text = fill(question, limit=locale.toString(limit), more=locale.toString(2 * limit))
        if QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(text)) == QMessageBox.StandardButton.Yes:
            self._explorer.set_limit(2 * limit, self._continue)

    def _continue(self) -> None:
        if self._import is not None and not self._explorer.imports.is_on:
            self._begin(self._import)

    @Slot()
    def _on_back_up(self) -> None:
        kinds = self.tr("Position databases (*.sqlite3)")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Back up the position database"), "positions-backup.sqlite3", kinds
        )
        if name:
            said = fill(self.tr("The position database was copied to {file}."), file=Path(name).name)
            self._explorer.back_up(Path(name), lambda: self._notes.say(said))

    @Slot(object)
    def _on_contents(self, contents: Contents) -> None:
        """Show the size of the database, and let the user set its limit."""
        locale = QLocale()
        text = self.tr("{games}, {analyses}; {size} MB. Limit in MB:")
        shown = fill(
            text,
            games=self.tr("%Ln game(s)", "", contents.games),
            analyses=self.tr("%Ln saved analysis(es)", "", contents.analyses),
            size=locale.toString(contents.size_mb, "f", 1),
        )
        title = self.tr("Position database")
        limit, agreed = QInputDialog.getInt(self._window, title, shown, contents.limit_mb, 1, _LARGEST_LIMIT_MB, 256)
        if agreed and limit != contents.limit_mb:
            self._explorer.set_limit(limit)


def _still_holds(path: Path, kept: KeptGame) -> bool:
    """Return whether the game `kept` is still in the file at `path`, at the same place in the file."""
    try:
        records = open_records(path).records
        line = line_of(records[kept.number]) if kept.number < len(records) else None
    except StudioError:
        return False
    return line is not None and (line.digest == kept.line.digest or not kept.line.ends)
