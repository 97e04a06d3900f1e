"""Reads opening books in a thread."""

from collections.abc import Callable
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.game.errors import StudioError
from studio.players.book import open_book

_CLOSE_SECONDS = 10.0


class BookLoader(QObject):
    """Reads one book at a time. A new request replaces the current one."""

    loaded = Signal(object, object)
    """Emitted with the path of a book and the `Book`."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why a book could not be read."""

    _heard = Signal(int, object)  # emitted in the thread: the number of the request, and a function to call

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._thread: Thread | None = None
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    def load(self, path: Path) -> None:
        """Read a book in the background. The signal `loaded` or `failed` reports the end."""
        self._number += 1
        number = self._number

        def work() -> None:
            try:
                book = open_book(path)
            except StudioError as error:
                failure = error
                self._heard.emit(number, lambda: self.failed.emit(failure))
            else:
                self._heard.emit(number, lambda: self.loaded.emit(path, book))

        self._thread = Thread(target=work, name="opening book", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ignore the current request, and wait for its thread."""
        self._number += 1
        if self._thread is not None:
            self._thread.join(_CLOSE_SECONDS)

    @Slot(int, object)
    def _on_heard(self, number: int, call: Callable[[], object]) -> None:
        if number == self._number:
            call()
