"""The imported files in the position database, and how far each was read."""

import sqlite3
from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class FileState:
    """How far a file was imported."""

    stamp: str
    """The time of the file's last change, and its size."""
    done: int = 0
    """The number of games that were imported."""
    total: int = 1
    """The number of games in the file. It is 1 until the file is opened."""

    @property
    def is_complete(self) -> bool:
        return self.done >= self.total


def state_of(path: Path) -> FileState:
    """Return the import state of a file that was never imported."""
    try:
        status = path.stat()
    except OSError:
        return FileState("")
    return FileState(f"{status.st_mtime_ns} {status.st_size}")


def source_of(path: Path) -> str:
    """Return the absolute path in a form that the database can store."""
    # A file name need not be valid UTF-8.
    return str(path.absolute()).encode(errors="backslashreplace").decode()


def source_id(connection: sqlite3.Connection, source: str) -> int | None:
    """Return the identifier of a file. Add the file if it is new. Return None for an empty path."""
    if not source:
        return None
    connection.execute("INSERT OR IGNORE INTO sources (path, stamp, done, total) VALUES (?, '', 0, 1)", (source,))
    return int(connection.execute("SELECT id FROM sources WHERE path = ?", (source,)).fetchone()[0])


def saved_state(connection: sqlite3.Connection, source: str) -> FileState | None:
    """Return how far a file was imported, or None if the file is unknown."""
    row = connection.execute("SELECT stamp, done, total FROM sources WHERE path = ?", (source,)).fetchone()
    return None if row is None else FileState(*row)


def save_state(connection: sqlite3.Connection, source: str, state: FileState) -> None:
    connection.execute(
        "UPDATE sources SET stamp = ?, done = ?, total = ? WHERE id = ?",
        (state.stamp, state.done, state.total, source_id(connection, source)),
    )


def games_without(connection: sqlite3.Connection, source: str, digests: Set[bytes]) -> list[int]:
    """Return the identifiers of a file's games whose digests are not among `digests`."""
    rows = connection.execute(
        "SELECT id, digest FROM games WHERE source = ?", (source_id(connection, source),)
    ).fetchall()
    return [game for game, digest in rows if digest not in digests]
