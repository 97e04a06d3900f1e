"""Connects the window to the position database.

Questions and changes run in a thread, imports in a separate process.
"""

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.activities.book_loader import BookLoader
from studio.activities.position_import import PositionImport
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.book import lines_of
from studio.positions.book_making import BookLimits, book_of
from studio.positions.database import Database
from studio.positions.importing import Importer
from studio.positions.looking_up import Lookup

_logger = logging.getLogger(__name__)
_CLOSE_SECONDS = 30.0
Work = Callable[[Database], object]


class Explorer(QObject):
    """Answers questions about positions. If a newer question arrives before the answer, the older one is dropped."""

    known = Signal(object, object)
    """Emitted with the `Position` of a question and the `Known` data about it."""
    changed = Signal()
    """Emitted when games or analyses were added."""
    game_found = Signal(object)
    """Emitted with the `KeptGame` that `find_game` found, or with None."""
    contents_known = Signal(object)
    """Emitted with the `Contents` of the database."""
    book_made = Signal(int)
    """Emitted with the number of positions in the book of `make_book`. If it is 0, no file was written."""
    failed = Signal(object)
    """Emitted with the `StudioError` of a question or a change."""

    _heard = Signal(object)  # emitted in the thread with a function to call in the window's thread

    def __init__(self, path: Path, games_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path, self._games_folder = path, games_folder
        self.imports, self.books = PositionImport(path, parent=self), BookLoader(self)
        self._works: SimpleQueue[Work | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._question: Position | None = None
        self._is_closed = False
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)
        self.imports.advanced.connect(self.changed)
        self.imports.done.connect(self.changed)

    @property
    def path(self) -> Path:
        return self._path

    def ask(self, position: Position) -> None:
        """Ask about a position. The answer is emitted by `known`, unless a newer question arrives first."""
        question = self._question = position.copy()

        def work(database: Database) -> None:
            if self._question is question:
                found = Lookup(database).known(question)
                self._tell(lambda: self.known.emit(question, found))

        self._begin(work)

    def save(self, analysed: Sequence[tuple[Position, PositionAnalysis]]) -> None:
        """Save analyses of positions. If the database has a better analysis of a position, it keeps that one."""

        def work(database: Database) -> None:
            lookup = Lookup(database)
            if sum([lookup.save(position, analysis) for position, analysis in analysed]):
                self._tell(self.changed.emit)

        if analysed:
            self._begin(work)

    def take_in_games(self) -> None:
        """Import the games played in this program that are new or have changed."""

        def work(database: Database) -> None:
            files = sorted(self._games_folder.glob("*.sgf")) if self._games_folder.is_dir() else []
            if Importer(database).run(files, is_wanted=lambda: not self._is_closed).new:
                self._tell(self.changed.emit)

        self._begin(work)

    def find_game(self, number: int) -> None:
        """Find a game by its identifier. The signal `game_found` reports the result."""

        def work(database: Database) -> None:
            found = Lookup(database).game(number)
            self._tell(lambda: self.game_found.emit(found))

        self._begin(work)

    def ask_contents(self) -> None:
        """Ask how large the database is. The signal `contents_known` reports the result."""

        def work(database: Database) -> None:
            found = Lookup(database).contents()
            self._tell(lambda: self.contents_known.emit(found))

        self._begin(work)

    def set_limit(self, limit_mb: int, done: Callable[[], object] = lambda: None) -> None:
        """Set the size limit in MB, and then call `done` in the window's thread."""

        def work(database: Database) -> None:
            database.set_limit(limit_mb)
            self._tell(done)

        self._begin(work)

    def back_up(self, target: Path, done: Callable[[], object]) -> None:
        """Write a copy of the database, and then call `done` in the window's thread."""

        def work(database: Database) -> None:
            database.back_up(target)
            self._tell(done)

        self._begin(work)

    def make_book(self, rules: Rules, target: Path) -> None:
        """Write the common moves in the database to an opening book. The signal `book_made` reports the end."""

        def work(database: Database) -> None:
            book = book_of(Lookup(database), rules, BookLimits())
            if book.moves:
                replace_file(target, "".join(f"{line}\n" for line in lines_of(book)).encode())
            self._tell(lambda: self.book_made.emit(len(book.moves)))

        self._begin(work)

    def close(self) -> None:
        """Finish the queued changes, then end the thread. Also end a running import."""
        self._is_closed = True
        self._question = None
        self.imports.close()
        self.books.close()
        thread, self._thread = self._thread, None
        if thread is not None:
            self._works.put(None)
            thread.join(_CLOSE_SECONDS)

    # Implementation

    def _begin(self, work: Work) -> None:
        if self._is_closed:
            return
        self._works.put(work)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="positions", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        """Do the queued work, one item after the other. Only this thread uses the connection to the database."""
        database: Database | None = None
        while (work := self._works.get()) is not None:
            try:
                database = database or Database(self._path)
                work(database)
            except StudioError as error:
                self._tell(lambda error=error: self.failed.emit(error))  # type: ignore[misc]  # keeps the error
            except Exception:  # the thread must go on
                _logger.exception("The position database could not be asked.")
        if database is not None:
            database.close()

    def _tell(self, call: Callable[[], object]) -> None:
        self._heard.emit(call)

    @Slot(object)
    def _on_heard(self, call: Callable[[], object]) -> None:
        if not self._is_closed:
            call()
