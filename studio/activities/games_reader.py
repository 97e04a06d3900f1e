"""Reads games for practice in a thread: files that the user adds, and changed files of folders."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.proving import ProvingTask, ProvingThread
from studio.practice.sources import Added, IsEngine, add_files, contents_of
from studio.practice.store import PracticeStore


@dataclass(frozen=True, slots=True)
class _Look:
    """A search of folders for changed games.

    `own` are the folders with games played here; `others` are folders with games of any players.
    """

    own: Path
    others: tuple[Path, ...]


_Files = tuple[Path, ...]


class GamesReader(QObject):
    """Reads groups of files one after another.

    Files that the user added come first, then changed files in folders. Every group is read in the end.
    """

    added = Signal(object)
    """Emitted with the `Added` of a group of files, or of the folders."""
    folders_found = Signal(object)
    """Emitted with the folders in `others` of `look` and their subfolders, as a tuple of paths."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the reading of a group."""

    def __init__(
        self, path: Path, is_engine: IsEngine, today: Callable[[], date], parent: QObject | None = None
    ) -> None:
        """Create a reader that stores cards in the file at `path`."""
        super().__init__(parent)
        self._path, self._is_engine, self._today = path, is_engine, today
        self._thread = ProvingThread(parent=self)
        self._files: deque[_Files] = deque()
        self._look: _Look | None = None
        self._current: _Files | _Look | None = None
        self._thread.reported.connect(self.folders_found)
        self._thread.done.connect(self._on_done)
        self._thread.failed.connect(self._on_failed)

    def add(self, files: Iterable[Path]) -> None:
        """Read these files. If a search of folders is running, it is interrupted, and starts again afterwards."""
        self._files.append(tuple(files))
        if isinstance(self._current, _Look):
            self._look = self._look or self._current
            self._thread.cancel()
            self._current = None
        self._go_on()

    def look(self, own: Path, others: Sequence[Path]) -> None:
        """Read the files in these folders and their subfolders that have changed since the last call."""
        self._look = _Look(own, tuple(others))
        self._go_on()

    def close(self) -> None:
        """Stop reading. The games that were already read stay in the file of cards."""
        self._files.clear()
        self._look = self._current = None
        self._thread.cancel()

    # Implementation

    def _go_on(self) -> None:
        if self._current is not None:
            return
        if self._files:
            self._begin(self._files.popleft())
        elif self._look is not None:
            look, self._look = self._look, None
            self._begin(look)

    def _begin(self, what: _Files | _Look) -> None:
        self._current = what
        path, is_engine, today = self._path, self._is_engine, self._today()

        def work(task: ProvingTask) -> Added:
            store = PracticeStore(path)  # a connection of this thread
            try:
                return _read(store, what, is_engine, today, task)
            finally:
                store.close()

        self._thread.begin(work)

    @Slot(object)
    def _on_done(self, added: Added) -> None:
        self._current = None
        self.added.emit(added)
        self._go_on()

    @Slot(object)
    def _on_failed(self, error: object) -> None:
        self._current = None
        self.failed.emit(error)
        self._go_on()


def _read(store: PracticeStore, what: _Files | _Look, is_engine: IsEngine, today: date, task: ProvingTask) -> Added:
    """Read files in the thread. If the files are in folders, report the folders first."""
    # Then they can be watched while they are read.

    def is_wanted() -> bool:
        return task.is_wanted

    if not isinstance(what, _Look):
        return add_files(store, what, is_engine, today, is_wanted=is_wanted)
    own = contents_of(what.own, is_wanted)
    others = [contents_of(folder, is_wanted) for folder in what.others]
    task.report(tuple(folder for each in others for folder in each.folders))
    files = [file for each in (own, *others) for file in each.files]
    return add_files(
        store,
        files,
        is_engine,
        today,
        only_changed=True,
        is_chosen=lambda file: file.is_relative_to(what.own),
        is_wanted=is_wanted,
    )
