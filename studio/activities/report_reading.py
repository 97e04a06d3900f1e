"""Reads reviewed games from files in the background, in order to make a report."""

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.game.errors import StudioError
from studio.game.files.game_files import open_records, refuse_large_database
from studio.keeping.review_report import GameReport, ReviewedGame, game_report

_logger = logging.getLogger(__name__)
_PATIENCE_SECONDS = 1.0
ListFiles = Callable[[Callable[[], bool]], Sequence[Path]]
"""A function that returns the files to read.

It takes a function as its argument, which returns False when the files are no longer wanted.
"""


@dataclass(frozen=True, slots=True)
class FailedFile:
    """A file that could not be read, and the error.

    For an unexpected error, `error` is None and the details are in the log.
    """

    path: Path
    error: StudioError | None


@dataclass(frozen=True, slots=True)
class GamesRead:
    """The reports of the games that were read, and the files that could not be read."""

    games: tuple[GameReport, ...] = ()
    failed: tuple[FailedFile, ...] = ()


class ReportReading(QObject):
    """Reads files one after the other in a thread. If a new task begins, the current one is cancelled."""

    progressed = Signal(int, int)
    """Emitted with the number of files read so far, and the total number of files."""
    finished = Signal(object)
    """Emitted with the `GamesRead`."""

    _heard = Signal(int, object)  # emitted in the thread: the number of the task, and its progress or its result

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._stop: threading.Event | None = None
        self._threads: list[threading.Thread] = []  # the thread of the current task is the last one
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._stop is not None

    def begin(self, files: ListFiles) -> None:
        """Read the files that the function `files` returns. It is called in the thread of this task."""
        self.cancel()
        self._number += 1
        stop = self._stop = threading.Event()
        thread = threading.Thread(
            target=self._work, args=(files, stop, self._number), name="report reading", daemon=True
        )
        self._threads = [*(each for each in self._threads if each.is_alive()), thread]
        thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop reading. The task emits no further signal."""
        # The thread ends after the current file.
        if self._stop is not None:
            self._stop.set()
        self._stop = None

    def close(self) -> None:
        """Stop reading, and wait a short time for the threads to end."""
        self.cancel()
        until = time.monotonic() + _PATIENCE_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))

    # Implementation

    def _work(self, files: ListFiles, stop: threading.Event, number: int) -> None:
        try:
            paths = files(lambda: not stop.is_set())
        except Exception:  # without a result the user would wait forever
            _logger.exception("The files of a report cannot be listed.")
            paths = ()
        games: list[GameReport] = []
        failed: list[FailedFile] = []
        for at, path in enumerate(paths):
            if stop.is_set():
                return
            self._heard.emit(number, (at, len(paths)))
            try:
                games += _reports(path, stop)
            except StudioError as error:
                failed.append(FailedFile(path, error))
            except Exception:  # an error in one file must not stop the others
                _logger.exception("The games of a file cannot be reported.")
                failed.append(FailedFile(path, None))
        if not stop.is_set():
            self._heard.emit(number, GamesRead(tuple(games), tuple(failed)))

    @Slot(int, object)
    def _on_heard(self, number: int, what: object) -> None:
        if number != self._number or self._stop is None:
            return  # from a cancelled task
        if isinstance(what, GamesRead):
            self._threads.pop().join()  # it has nothing left to do
            self._stop = None
            self.finished.emit(what)
        elif isinstance(what, tuple):
            self.progressed.emit(*what)


def _reports(path: Path, stop: threading.Event) -> Iterator[GameReport]:
    """Yield a report for each game with moves in a file."""
    records = open_records(path).records
    refuse_large_database(records)
    for number, record in enumerate(records, 1):
        if stop.is_set():
            return
        if len(record.main_line()) > 1:
            report = game_report(ReviewedGame(record, str(path), number))
            _release_analyses(report)
            yield report


def _release_analyses(report: GameReport) -> None:
    """Remove the analyses that are not needed to show the report."""
    # They take most of the memory of a game.
    shown = {moment.judged.node.parent for moment in report.moments}
    for node in report.record.nodes():
        if node.analysis is not None and node not in shown:
            report.record.set_analysis(node, None)
