"""The controller of opening books: the book of engines in games, and new books from the position database."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from studio.activities.explorer import Explorer
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.players.book import Book
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.texts.messages import sentence_of

_NAME = "openings.book"


class BookController(QObject):
    """Lets engines in games play from the chosen book, and makes books."""

    def __init__(self, context: ControllerContext, explorer: Explorer, files: FileController, path: str) -> None:
        super().__init__(context.window)
        self._session, self._live_game = context.session, context.live_game
        self._notes, self._window, self._files = context.notes, context.window, files
        self._explorer, self._path, self._is_asked = explorer, path, False
        self._made: Path | None = None
        self._use = context.actions["use_book"]
        self._use.setChecked(bool(path))
        self._use.triggered.connect(self._on_use)
        context.actions["make_book"].triggered.connect(self._on_make)
        explorer.books.loaded.connect(self._on_loaded)
        explorer.books.failed.connect(self._on_failed)
        explorer.book_made.connect(self._on_made)
        if path:
            explorer.books.load(Path(path))

    @property
    def path(self) -> str:
        """The path of the book that engines use. If they use no book, the text is empty."""
        return self._path

    # Implementation

    @Slot(bool)
    def _on_use(self, wanted: bool) -> None:
        if not wanted:
            self._path = ""
            self._live_game.use_book(None)
            self._notes.say(self.tr("Engines play without an opening book."))
            return
        self._use.setChecked(False)  # until the book is read
        kinds = self.tr("Opening books (*.book);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Choose an opening book"), self._path, kinds)
        if name:
            self._is_asked = True
            self._explorer.books.load(Path(name))

    @Slot(object, object)
    def _on_loaded(self, path: Path, book: Book) -> None:
        self._path = str(path)
        self._use.setChecked(True)
        self._live_game.use_book(book)
        if self._is_asked:
            said = self.tr("Engines play {game} from the opening book {file}.")
            self._notes.say(fill(said, game=book.rules.title, file=path.name))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._use.setChecked(False)
        if self._is_asked:
            self._files.show_error(self.tr("The opening book cannot be used."), error)
        else:
            self._notes.say(sentence_of(error))

    @Slot()
    def _on_make(self) -> None:
        kinds = self.tr("Opening books (*.book)")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Make an opening book"), _NAME, kinds)
        if name:
            self._made = Path(name)
            self._explorer.make_book(self._session.rules, self._made)

    @Slot(int)
    def _on_made(self, positions: int) -> None:
        if self._made is None:
            return
        if positions:
            said = self.tr("An opening book with %Ln position(s) was written to {file}.", "", positions)
            self._notes.say(fill(said, file=self._made.name))
        else:
            self._notes.say(
                self.tr(
                    "No book was written: for this game, the position database has no move that was played in at "
                    "least three games and with enough success."
                )
            )
