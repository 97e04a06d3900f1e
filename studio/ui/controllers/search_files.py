"""The controller of search files: saves the tree to a file, and continues a saved search."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QProgressBar, QProgressDialog

from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.node import Node, Setup
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.stones import PASS, Stone
from studio.thinking.preparation import load
from studio.thinking.thoughts import EngineState
from studio.thinking.tree_work import WorkKind, WorkNews
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.game_names import game_stem
from studio.ui.controllers.search import SearchController
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.plain import plain

if TYPE_CHECKING:
    from studio.engine.saved.reading import SavedSearch
    from studio.engine.search import Search

SEARCH_ENDING = ".npz"
_STEPS = 1000
_MOST_MEMORY_MB = 65_536
_SHOWN_AFTER_MS = 300


class SearchFileController(QObject):
    """Saves or opens one search at a time."""

    # A modal dialog shows the progress and can cancel it.

    def __init__(self, context: ControllerContext, search: SearchController, files: FileController) -> None:
        super().__init__(context.window)
        self._session, self._live_search, self._hiding = context.session, context.live_search, context.hiding
        self._notes = context.notes
        self._search, self._files, self._window = search, files, context.window
        self._path = Path()
        self._folder: Path | None = None
        self._kind = WorkKind.SAVING
        self._saved: SavedSearch | None = None  # the search that is being opened
        self._progress: QProgressDialog | None = None
        context.live_search.work_advanced.connect(self._on_work)

    @Slot()
    def ask_save(self) -> None:
        thought = self._live_search.thought
        if self._refuses():
            return
        is_searched = thought is not None and thought.snapshot.root.visits > 0
        if not is_searched or self._live_search.state is EngineState.FAILED:
            self._notes.say(self.tr("There is no search to save yet. “Run” (Space) starts it."))
            return
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save the search"), self._proposed(), self._kinds())
        path = Path(name) if name else None
        if path is not None and not holds_search(path):
            path = path.with_name(path.name + SEARCH_ENDING)
            path = path if not path.exists() or self._may_replace(path) else None
        if path is not None:
            self._save(path)

    @Slot()
    def ask_open(self) -> None:
        if self._refuses():
            return
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a search"), str(self._folder or ""), self._kinds()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Read the search at `path` and continue it.

        If its position is not the current one, open the position as a new game.
        """
        load("studio.networks.searching")  # the search's thread may be importing the compiler now
        from studio.engine.saved.reading import saved_search
        from studio.networks.searching import opening

        try:
            saved = saved_search(path, _MOST_MEMORY_MB)
        except StudioError as error:
            self._files.show_error(self.tr("The search could not be opened."), error)
            return
        if saved.position != self._session.position and not self._files.may_leave():
            return
        if self._live_search.state is EngineState.FAILED:
            self._live_search.restart()  # a file is read as work on the tree of a search, so there must be one
        self._saved = saved
        self._begin(WorkKind.READING, path, self.tr("Opening {file}"))
        memory_mb, threads = saved.parameters.memory_mb, self._live_search.threads
        self._live_search.begin_work(WorkKind.READING, lambda _search: opening(path, memory_mb, threads))

    # Implementation

    def _refuses(self) -> bool:
        if self._hiding.is_question:
            self._notes.say(answer_first_text())
        elif not self._hiding.ask_for_search():
            text = self.tr("The search is hidden while you play. Leave the game to save or open searches.")
            self._notes.say(text)
        elif self._progress is not None:
            self._notes.say(self.tr("A search is being saved or opened. Wait until this is finished."))
        return self._hiding.hides_search or self._progress is not None

    def _save(self, path: Path) -> None:
        moves = _moves_to(self._session.node, self._session.position)
        self._begin(WorkKind.SAVING, path, self.tr("Saving {file}"))
        self._live_search.begin_work(WorkKind.SAVING, lambda search: _saving(search, path, moves))

    def _go_on_with(self, saved: "SavedSearch") -> None:
        """Continue the search `saved`, whose file was read without errors."""
        self._live_search.pause()  # otherwise the new position would be searched with the old parameters for a moment
        if saved.position != self._session.position:
            self._session.present(_record_of(saved.position))
            self._session.go_to_end()
        self._search.resume(self._path, saved.position, saved.parameters, saved.seed)

    def _begin(self, kind: WorkKind, path: Path, title: str) -> None:
        self._kind, self._path, self._folder = kind, path, path.parent
        dialog = QProgressDialog(
            plain(fill(title, file=path.name)), self.tr("Cancel"), 0, _STEPS, self._window, Qt.WindowType.Dialog
        )
        self._bar = QProgressBar()
        dialog.setObjectName("search_file_progress")
        dialog.setBar(self._bar)
        dialog.setWindowTitle(self.tr("MCTS Studio"))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(_SHOWN_AFTER_MS)
        dialog.setAutoReset(False)
        dialog.canceled.connect(self._on_cancel)
        dialog.setValue(0)
        self._progress = dialog

    @Slot()
    def _on_cancel(self) -> None:
        self._live_search.cancel_work(self._kind)

    @Slot(object)
    def _on_work(self, news: WorkNews) -> None:
        if news.kind is not self._kind or self._progress is None:
            return
        if news.is_over:
            self._progress.deleteLater()
            self._progress = None
            self._end(news)
        elif isinstance(news.result, float):
            # the dialog's own setValue would process events
            self._bar.setValue(min(_STEPS - 1, round(_STEPS * news.result)))

    def _end(self, news: WorkNews) -> None:
        is_reading, is_whole = news.kind is WorkKind.READING, news.error is None and news.result is not None
        if is_reading and is_whole and self._saved is not None:
            self._go_on_with(self._saved)
        self._saved = None
        if news.error is not None:
            saving, opening = self.tr("The search could not be saved."), self.tr("The search could not be opened.")
            self._files.show_error(opening if is_reading else saving, news.error)
        elif is_whole:
            where = QDir.toNativeSeparators(str(self._path))
            saved = self.tr("The search was saved to {path}.")
            opened = self.tr("The search was opened from {path}. “Run” (Space) continues it.")
            self._notes.say(fill(opened if is_reading else saved, path=where))
        else:
            saving = self.tr("Saving the search was cancelled. The file was not changed.")
            opening = self.tr("Opening the search was cancelled.")
            self._notes.say(opening if is_reading else saving)

    def _kinds(self) -> str:
        return self.tr("Searches (*.npz)")

    def _proposed(self) -> str:
        file = self._session.file
        folder = self._folder or (file.parent if file else Path())
        return str(folder / f"{game_stem(self._session)}{SEARCH_ENDING}")

    def _may_replace(self, path: Path) -> bool:
        question = fill(self.tr("{file} already exists. Replace it?"), file=path.name)
        answer = QMessageBox.question(self._window, self.tr("MCTS Studio"), plain(question))
        return answer == QMessageBox.StandardButton.Yes


def _saving(search: "Search", path: Path, moves: tuple[int, ...] | None) -> Iterator[float]:
    from studio.engine.saved.writing import saving  # in the search's thread: this loads the compiler

    return saving(search, path, moves)


def holds_search(path: Path) -> bool:
    """Return whether `path` has the file extension of saved searches."""
    return path.suffix.lower() == SEARCH_ENDING


def _moves_to(node: Node, position: Position) -> tuple[int, ...] | None:
    """Return the points of the moves from the empty board to `node`.

    Return None if there are passes, setup stones, or two moves of the same side in a row.
    """
    moves = [step.move for step in node.path() if step.move is not None]
    is_plain = all(step.setup is None for step in node.path()) and all(move.point != PASS for move in moves)
    colours = [Stone.BLACK if number % 2 == 0 else Stone.WHITE for number in range(len(moves))]
    in_turn = [move.stone for move in moves] == colours and len(moves) == position.stones_count
    return tuple(move.point for move in moves) if is_plain and in_turn else None


def _record_of(position: Position) -> GameRecord:
    """Return a record whose last position is `position`.

    It has the moves that led there or, if they are unknown, setup stones.
    """
    record = GameRecord(position.rules)
    moves = position.moves
    if not moves:
        stones = {point: stone for point, stone in enumerate(position.cells) if stone is not Stone.EMPTY}
        record.set_setup(record.root, Setup(stones, position.to_move))
        return record
    node = record.root
    for move in moves:
        node = record.add(node, move.point)
    return record
