"""The file of the position database: its tables, transactions, size limit and copies."""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from studio.game.errors import FileError, StudioError
from studio.positions import messages

# A file of a newer version is refused.
SCHEMA = 1
"""The version of the tables."""
PLIES = 30
"""The number of stones in a new database up to which the moves of a game are counted."""
LIMIT_MB = 1024
"""The size limit of a new database in MB."""
_WAIT_SECONDS = 20.0
_CACHE_KB = 64 * 1024
_FREE_BYTES = 64 * 2**20
"""SQLite reports a full disk also at the size limit of the database.

The limit is the cause if more bytes than this are free.
"""
_TABLES = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
CREATE TABLE rules (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE sources (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    stamp TEXT NOT NULL,
    done INTEGER NOT NULL,
    total INTEGER NOT NULL
) STRICT;
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    rules INTEGER NOT NULL REFERENCES rules (id),
    source INTEGER REFERENCES sources (id),
    number INTEGER NOT NULL,
    black TEXT NOT NULL,
    white TEXT NOT NULL,
    date TEXT NOT NULL,
    result TEXT NOT NULL,
    start INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    moves BLOB NOT NULL
) STRICT;
CREATE INDEX games_by_source ON games (source);
CREATE TABLE moves (
    key BLOB NOT NULL,
    point INTEGER NOT NULL,
    games INTEGER NOT NULL,
    black INTEGER NOT NULL,
    white INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (key, point)
) STRICT, WITHOUT ROWID;
CREATE TABLE analyses (
    key BLOB PRIMARY KEY,
    rules INTEGER NOT NULL REFERENCES rules (id),
    visits INTEGER NOT NULL,
    analysis TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
_NAMES = {"settings", "rules", "sources", "games", "moves", "analyses"}


class Database:
    """Owns one connection to a database file, and creates a missing file. Only one thread at a time may call it.

    Other processes may use the file at the same time.
    """

    def __init__(self, path: Path, *, plies: int = PLIES, limit_mb: int = LIMIT_MB) -> None:
        """Open the file. `plies` and `limit_mb` apply to a new file. An existing file keeps its own settings."""
        self.path = path
        with self._damage():
            self._connection = _connected(path)
            try:
                self._prepare(plies, limit_mb)
                self._limit_pages()
            except BaseException:
                self._connection.close()
                raise

    def close(self) -> None:
        self._connection.close()

    @property
    def plies(self) -> int:
        """The number of stones up to which the moves of a game are counted."""
        return self._setting("plies")

    @property
    def limit_mb(self) -> int:
        """The size limit of the file in MB."""
        return self._setting("limit_mb")

    def set_limit(self, limit_mb: int) -> None:
        with self.changing() as connection:
            connection.execute("UPDATE settings SET value = ? WHERE name = 'limit_mb'", (limit_mb,))
        with self._damage():
            self._limit_pages()

    @property
    def size_mb(self) -> float:
        """The size of the file in MB, without the write-ahead log."""
        with self.reading() as connection:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            return float(pages * connection.execute("PRAGMA page_size").fetchone()[0] / 2**20)

    @contextlib.contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """Run the block in one transaction: save all of its changes, or none.

        Raise FileError `FULL` if the size limit is reached.
        """
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # a full database may have ended the transaction
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise self._refusal(error) from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Run the block on an unchanging state of the file. Changes by other processes are not visible in the block."""
        with self._damage():
            connection = self._connection
            if connection.in_transaction:
                yield connection
                return
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                connection.execute("COMMIT")

    def back_up(self, target: Path) -> None:
        """Write a copy of the database to the file `target`. An existing file is replaced only by a complete copy."""
        if target.exists() and target.samefile(self.path):
            raise FileError(messages.SAME_FILE, path=str(target))
        part = target.with_name(f"{target.name}.part")
        try:
            part.unlink(missing_ok=True)
            copy = sqlite3.connect(part)
            try:
                self._connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # the copy is then one file
            finally:
                copy.close()
            part.replace(target)
        except (OSError, sqlite3.Error) as error:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            raise FileError(messages.NO_BACKUP, path=str(target), reason=str(error)) from error

    # Implementation

    def _setting(self, name: str) -> int:
        with self.reading() as connection:
            row = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
            if row is None:
                raise sqlite3.DatabaseError(f"the setting {name} is missing")
            return int(row[0])

    def _prepare(self, plies: int, limit_mb: int) -> None:
        """Create the tables of a new file.

        Raise FileError if the file is of a newer version or of a different program.
        """
        connection = self._connection
        if self._has_tables():
            return
        connection.execute("PRAGMA journal_mode = WAL")  # others can read during an import
        connection.execute("BEGIN IMMEDIATE")
        try:
            if not self._has_tables():  # another process may have created them meanwhile
                for statement in filter(str.strip, _TABLES.split(";")):
                    connection.execute(statement)
                settings = (("plies", plies), ("limit_mb", limit_mb))
                connection.executemany("INSERT INTO settings VALUES (?, ?)", settings)
                connection.execute(f"PRAGMA user_version = {SCHEMA}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    def _has_tables(self) -> bool:
        """Return whether the file has the tables, or False if it is empty. Raise an error for any other file."""
        found = self._connection.execute("PRAGMA user_version").fetchone()[0]
        names = {row[0] for row in self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if found > SCHEMA:
            raise FileError(messages.NEWER, path=str(self.path), found=found, known=SCHEMA)
        if not names and not found:
            return False
        if found != SCHEMA or not names >= _NAMES:
            raise sqlite3.DatabaseError("it is the database of another program")
        return True

    def _limit_pages(self) -> None:
        size = self._connection.execute("PRAGMA page_size").fetchone()[0]
        self._connection.execute(f"PRAGMA max_page_count = {max(1, self.limit_mb * 2**20 // int(size))}")

    @contextlib.contextmanager
    def _damage(self) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error, ValueError, TypeError, OverflowError) as error:
            raise FileError(messages.DAMAGED, path=str(self.path), reason=str(error)) from error

    def _refusal(self, error: sqlite3.Error) -> StudioError:
        # SQLite reports its page limit and a full disk with the same code.
        if error.sqlite_errorcode == sqlite3.SQLITE_FULL and self._is_at_limit():
            return FileError(messages.FULL, path=str(self.path), most=self.limit_mb)
        return FileError(messages.NOT_WRITTEN, path=str(self.path), reason=str(error))

    def _is_at_limit(self) -> bool:
        try:
            return shutil.disk_usage(self.path.parent).free > _FREE_BYTES
        except OSError:
            return True


def _connected(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text  # by default, one damaged text would make a whole query fail
    try:
        connection.execute("PRAGMA synchronous = FULL")  # a finished batch survives a power failure, too
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
    except BaseException:
        connection.close()
        raise
    return connection


def _text(data: bytes) -> str:
    return data.decode(errors="replace")
