"""Imports game files into the position database."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.game_files import open_records
from studio.game.files.report import Format, Opened
from studio.game.record import GameRecord
from studio.positions.adding import Placed, add_lines, remove_games
from studio.positions.database import Database
from studio.positions.lines import Line, library_lines, line_of
from studio.positions.sources import FileState, games_without, save_state, saved_state, source_of, state_of

_logger = logging.getLogger(__name__)
SUFFIXES = (".sgf", ".lib", ".rif", ".psq", ".rec", ".pos")
"""The extensions of game files in a folder."""
_BATCH = 4000
"""The maximum number of lines in one transaction."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What an import has saved so far."""

    files: int = 0
    """The number of files that were read completely."""
    of_files: int = 0
    games: int = 0
    """The number of games that were read, including known ones. A library counts as one game."""
    new: int = 0
    """The number of new games, and of new lines of libraries."""
    skipped: int = 0
    """The number of games without moves, or with stones set up after a move."""
    failed: tuple[str, ...] = ()
    """The paths of the files that could not be read."""
    is_complete: bool = False
    share: float = 0.0
    """The finished share of the work, 0 to 1. It also counts the games of the file that is being read."""


@dataclass(slots=True)
class _Batch:
    """Games that are not saved yet."""

    lines: list[Placed] = field(default_factory=list)
    states: dict[str, FileState] = field(default_factory=dict)
    """The state of each file after these games."""
    contents: dict[str, set[bytes]] = field(default_factory=dict)
    """For each changed file that was read completely, the digests of all its games."""
    games: int = 0
    files: int = 0
    skipped: int = 0


class Importer:
    """Imports files into a database, in batches of one transaction each.

    All games that a reported `Progress` counts are already saved.
    """

    def __init__(self, database: Database, *, batch: int = _BATCH) -> None:
        self._database, self._most, self._plies = database, batch, database.plies
        self._batch, self._progress = _Batch(), Progress()

    def run(
        self,
        paths: Sequence[Path],
        report: Callable[[Progress], None] = lambda _: None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Progress:
        """Import the files that have changed since their last import, and return the result.

        An error in one file does not stop the others. Games that are no longer in a changed file are removed. If
        `is_wanted` returns False, save what was read and stop. A later call with the same files then continues.
        """
        self._progress = Progress(of_files=len(paths))
        for path in paths:
            for _ in self._file(path):
                if len(self._batch.lines) >= self._most:
                    self._save(report)
                if not is_wanted():
                    self._save(report)
                    return self._progress
        self._progress = replace(self._progress, is_complete=True)
        self._save(report)
        return self._progress

    # Implementation

    def _file(self, path: Path) -> Iterator[None]:
        """Read a file into the batch, and yield after each line."""
        try:
            state = state_of(path)
            with self._database.reading() as connection:
                known = saved_state(connection, source_of(path))
            is_changed = known is not None and known.stamp not in ("", state.stamp)
            if known is None or known.stamp != state.stamp:
                known = state
            if not known.is_complete:
                yield from self._records(open_records(path), source_of(path), known, is_changed=is_changed)
            self._batch.files += 1
        except StudioError as error:
            _logger.info("A file cannot be imported: %s", error.code)
            self._progress = replace(self._progress, failed=(*self._progress.failed, source_of(path)))

    def _records(self, opened: Opened, source: str, known: FileState, *, is_changed: bool) -> Iterator[None]:
        total, digests = len(opened.records), set[bytes]()
        for number in range(known.done, total):
            lines = self._lines(opened.records[number], opened.format)
            for line in lines:
                yield  # a library may have more lines than a batch
                self._batch.lines.append(Placed(line, source, number))
                digests.add(line.digest)
            self._batch.games += 1
            self._batch.skipped += not lines
            self._batch.states[source] = FileState(known.stamp, number + 1, total)
            if is_changed and number + 1 == total:
                self._batch.contents[source] = digests
            yield

    def _lines(self, record: GameRecord, kind: Format) -> Iterable[Line]:
        if kind is Format.LIB:
            return list(library_lines(record, self._plies))
        line = line_of(record)
        return [] if line is None else [line]

    def _save(self, report: Callable[[Progress], None]) -> None:
        batch, self._batch = self._batch, _Batch()
        with self._database.changing() as connection:
            new = add_lines(connection, batch.lines, self._plies)
            for source, state in batch.states.items():
                save_state(connection, source, state)
            for source, digests in batch.contents.items():
                remove_games(connection, games_without(connection, source, digests), self._plies)
        old = self._progress
        parts = (state.done / state.total for state in batch.states.values() if not state.is_complete)
        files = old.files + len(old.failed) + batch.files
        self._progress = replace(
            old,
            files=old.files + batch.files,
            games=old.games + batch.games,
            new=old.new + new,
            skipped=old.skipped + batch.skipped,
            share=min(1.0, (files + sum(parts)) / max(1, old.of_files)),
        )
        report(self._progress)


def files_in(paths: Iterable[Path], is_wanted: Callable[[], bool] = lambda: True) -> list[Path]:
    """Return these files, and the game files in these folders and their subfolders, sorted by name."""
    found: list[Path] = []
    for path in paths:
        if not path.is_dir():
            found.append(path)
            continue
        inside = []
        for folder, _, names in os.walk(path):
            inside += [Path(folder, name) for name in names if _is_game_file(name)]
            if not is_wanted():
                break
        found += sorted(inside)
    return found


def _is_game_file(name: str) -> bool:
    return not name.startswith(".") and Path(name).suffix.lower() in SUFFIXES
