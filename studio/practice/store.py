"""The file of cards, schedules and answers."""

# Each change is one transaction, so that a crash loses nothing else.

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import msgspec

from studio.game.errors import FileError
from studio.practice import messages
from studio.practice.card import Card
from studio.practice.exchange import Practised
from studio.practice.schedule import NEVER, Grade, Schedule
from studio.practice.statistics import RECENT_DAYS, Response, Statistics, streak_of

# A file of a newer version is refused.
SCHEMA = 1
"""The version of the tables."""
NEW_A_DAY = 10
"""The maximum number of new cards on a day."""
_WAIT_SECONDS = 5.0
_UNDECODABLE = (msgspec.DecodeError, ValueError, TypeError, OverflowError, RecursionError)
"""The errors that occur when a damaged row is decoded."""
_DAMAGED = (sqlite3.Error, *_UNDECODABLE)
"""The errors that occur if the file is damaged or is the database of a different program."""
_TABLES = """
CREATE TABLE cards (
    key TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    due TEXT NOT NULL,
    days INTEGER NOT NULL,
    ease REAL NOT NULL,
    passes INTEGER NOT NULL,
    lapses INTEGER NOT NULL
) STRICT;
CREATE TABLE responses (
    key TEXT NOT NULL REFERENCES cards (key),
    day TEXT NOT NULL,
    grade INTEGER NOT NULL,
    seconds REAL NOT NULL,
    PRIMARY KEY (key, day)
) STRICT;
CREATE TABLE sources (path TEXT PRIMARY KEY, stamp TEXT NOT NULL) STRICT;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE INDEX responses_by_day ON responses (day);
"""
_SELECT = "SELECT card, due, days, ease, passes, lapses FROM cards"
_Row = tuple[str, str, int, float, int, int]
_Answered = tuple[str, int, float]  # the day, the grade and the seconds of an answer


class PracticeStore:
    """Owns the connection to the file. If the file is missing, it is created. Only one thread at a time may call it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = 0
        """The number of damaged cards that the last call of `due` or `all` skipped."""
        self._connection = self._opened()

    def close(self) -> None:
        self._connection.close()

    # Cards

    def add(self, cards: Iterable[Card], today: date) -> int:
        """Add cards, and return how many are new.

        A known card keeps its schedule. Its analysis is replaced if the new one has more visits or a proof, or if the
        old one is damaged.
        """
        added = 0
        with self._changing() as connection:
            for card in cards:
                known = connection.execute("SELECT card FROM cards WHERE key = ?", (card.key,)).fetchone()
                if known is None:
                    self._insert(connection, card, Schedule(today))
                    added += 1
                elif _foundation(card) > _known_foundation(known[0]):
                    connection.execute("UPDATE cards SET card = ? WHERE key = ?", (_encoded(card), card.key))
        return added

    def due(self, today: date) -> list[Practised]:
        """Return the cards to answer today, without their answers.

        Cards from earlier days come first, the longest overdue first. After them come new cards, at most `NEW_A_DAY` on
        a day. Damaged cards are skipped and counted in `damaged`.
        """
        with self._reading() as connection:
            known = connection.execute(
                f"{_SELECT} WHERE due <= ? AND passes + lapses > 0 ORDER BY due, rowid", (today.isoformat(),)
            ).fetchall()
            new = connection.execute(
                f"{_SELECT} WHERE due <= ? AND passes + lapses = 0 ORDER BY rowid", (today.isoformat(),)
            ).fetchall()
            self.damaged = 0
            return [*self._intact(known, {}), *islice(self._intact(new, {}), self._new_left(connection, today))]

    def all(self) -> list[Practised]:
        """Return all cards with their answers, in the order in which they were added.

        Cards that are damaged or have a damaged answer are skipped and counted in `damaged`.
        """
        with self._reading() as connection:
            rows = connection.execute(f"{_SELECT} ORDER BY rowid").fetchall()
            answers: dict[str, list[_Answered]] = {}
            for key, day, grade, seconds in connection.execute(
                "SELECT key, day, grade, seconds FROM responses ORDER BY day, rowid"
            ):
                answers.setdefault(key, []).append((day, grade, seconds))
            self.damaged = 0
            return list(self._intact(rows, answers))

    def answer(self, response: Response) -> Schedule:
        """Save the user's first answer to a card on a day, and return the card's new schedule.

        Later answers on the same day change nothing.
        """
        with self._changing() as connection:
            row = connection.execute(f"{_SELECT} WHERE key = ?", (response.key,)).fetchone()
            schedule = _practised(row, {}).schedule
            day = response.day.isoformat()
            saved = connection.execute(
                "INSERT OR IGNORE INTO responses (key, day, grade, seconds) VALUES (?, ?, ?, ?)",
                (response.key, day, int(response.grade), response.seconds),
            )
            if not saved.rowcount:
                return schedule
            schedule = schedule.after(response.grade, response.day)
            self._set_schedule(connection, response.key, schedule)
        return schedule

    def remove(self, key: str) -> None:
        """Never ask a card again. It keeps its answers, and does not come back when its game is added again."""
        with self._changing() as connection:
            connection.execute("UPDATE cards SET due = ? WHERE key = ?", (NEVER.isoformat(), key))

    def take_in(self, cards: Iterable[Practised]) -> int:
        """Add exported cards, and return how many are new.

        If a card is known, its answers are merged, and it gets the schedule that is based on more answers.
        """
        added = 0
        with self._changing() as connection:
            for each in cards:
                key = each.card.key
                mine = connection.execute("SELECT COUNT(*) FROM responses WHERE key = ?", (key,)).fetchone()[0]
                if connection.execute("SELECT 1 FROM cards WHERE key = ?", (key,)).fetchone() is None:
                    self._insert(connection, each.card, each.schedule)
                    added += 1
                elif len(each.responses) > mine:
                    self._set_schedule(connection, key, each.schedule)
                connection.executemany(
                    "INSERT OR IGNORE INTO responses (key, day, grade, seconds) VALUES (?, ?, ?, ?)",
                    [(key, r.day.isoformat(), int(r.grade), r.seconds) for r in each.responses],
                )
        return added

    def statistics(self, today: date) -> Statistics:
        text, since = today.isoformat(), (today - timedelta(RECENT_DAYS - 1)).isoformat()
        with self._reading() as connection:
            cards, new = connection.execute(
                "SELECT COUNT(*), TOTAL(passes + lapses = 0) FROM cards WHERE due < ?", (NEVER.isoformat(),)
            ).fetchone()
            repeated, fresh = connection.execute(
                "SELECT TOTAL(passes + lapses > 0), TOTAL(passes + lapses = 0) FROM cards WHERE due <= ?", (text,)
            ).fetchone()
            days = connection.execute("SELECT DISTINCT day FROM responses").fetchall()
            answers, right = connection.execute(
                "SELECT COUNT(*), TOTAL(grade >= 3) FROM responses WHERE day BETWEEN ? AND ?", (since, text)
            ).fetchone()
            now = connection.execute("SELECT COUNT(*) FROM responses WHERE day = ?", (text,)).fetchone()[0]
            due = int(repeated) + min(int(fresh), self._new_left(connection, today))
            streak = streak_of((date.fromisoformat(day) for (day,) in days), today)
            return Statistics(cards, due, int(new), now, streak, answers, int(right))

    # Sources and settings

    def stamp(self, path: Path) -> str:
        """Return the stamp that a file of games had when it was last read.

        If it was never read, return an empty text.
        """
        with self._reading() as connection:
            row = connection.execute("SELECT stamp FROM sources WHERE path = ?", (_source_of(path),)).fetchone()
        return str(row[0]) if row else ""

    def set_stamp(self, path: Path, stamp: str) -> None:
        with self._changing() as connection:
            connection.execute("INSERT OR REPLACE INTO sources VALUES (?, ?)", (_source_of(path), stamp))

    def setting(self, name: str) -> str:
        """Return a setting of practice. If it is not set, return an empty text."""
        with self._reading() as connection:
            row = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
        return str(row[0]) if row else ""

    def set_setting(self, name: str, value: str) -> None:
        with self._changing() as connection:
            connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value))

    # Implementation

    def _opened(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(
                self.path, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False
            )
        except (OSError, sqlite3.Error) as error:
            raise FileError(messages.NOT_PRACTICE, path=str(self.path), reason=str(error)) from error
        connection.text_factory = _text  # by default, one damaged text would make a whole query fail
        try:
            connection.execute("PRAGMA synchronous = FULL")  # an answer survives a power failure, too
            connection.execute("PRAGMA trusted_schema = OFF")
            self._prepare(connection)
        except sqlite3.Error as error:
            connection.close()
            raise FileError(messages.NOT_PRACTICE, path=str(self.path), reason=str(error)) from error
        except FileError:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """Create the tables in a new file.

        Raise FileError if the file was written by a newer version of the program.
        """
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found > SCHEMA:
                raise FileError(messages.NEWER, path=str(self.path), found=found, known=SCHEMA)
            if found < SCHEMA:
                for statement in filter(str.strip, _TABLES.split(";")):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {SCHEMA}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise

    @contextlib.contextmanager
    def _changing(self) -> Iterator[sqlite3.Connection]:
        """Run the block in one transaction. Either all changes are saved, or none."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise
        except _DAMAGED as error:
            raise FileError(messages.NOT_WRITTEN, path=str(self.path), reason=str(error)) from error

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except _DAMAGED as error:
            raise FileError(messages.NOT_PRACTICE, path=str(self.path), reason=str(error)) from error

    def _intact(self, rows: Iterable[_Row], answers: Mapping[str, Sequence[_Answered]]) -> Iterator[Practised]:
        """Yield the cards that can be decoded, and count the others in `damaged`."""
        for row in rows:
            try:
                card = _practised(row, answers)
            except _UNDECODABLE:
                self.damaged += 1
            else:
                yield card

    def _insert(self, connection: sqlite3.Connection, card: Card, schedule: Schedule) -> None:
        connection.execute(
            "INSERT INTO cards (key, card, due, days, ease, passes, lapses) VALUES (?, ?, ?, 0, 0, 0, 0)",
            (card.key, _encoded(card), schedule.due.isoformat()),
        )
        self._set_schedule(connection, card.key, schedule)

    def _set_schedule(self, connection: sqlite3.Connection, key: str, schedule: Schedule) -> None:
        connection.execute(
            "UPDATE cards SET due = ?, days = ?, ease = ?, passes = ?, lapses = ? WHERE key = ?",
            (schedule.due.isoformat(), schedule.days, schedule.ease, schedule.passes, schedule.lapses, key),
        )

    def _new_left(self, connection: sqlite3.Connection, today: date) -> int:
        """Return how many more new cards may be shown on the day `today`."""
        first = connection.execute(
            "SELECT COUNT(*) FROM (SELECT key, MIN(day) AS first FROM responses GROUP BY key) WHERE first = ?",
            (today.isoformat(),),
        ).fetchone()[0]
        return max(0, NEW_A_DAY - int(first))


def _practised(row: _Row, answers: Mapping[str, Sequence[_Answered]]) -> Practised:
    """Return the card of a row, together with its answers. `answers` maps keys to the answers of all cards."""
    text, due, days, ease, passes, lapses = row
    card = _decoded(text)
    schedule = Schedule(date.fromisoformat(due), days, ease, passes, lapses)
    if not answers:
        return Practised(card, schedule)  # a key takes time to compute
    key = card.key
    responses = (
        Response(key, date.fromisoformat(day), Grade(grade), seconds) for day, grade, seconds in answers.get(key, ())
    )
    return Practised(card, schedule, tuple(responses))


def _encoded(card: Card) -> str:
    return msgspec.json.encode(card).decode()


def _decoded(text: str) -> Card:
    return msgspec.json.decode(text, type=Card)


def _foundation(card: Card) -> tuple[bool, int]:
    """Return a sort key that is greater for a better analysis."""
    return card.best.known.is_certain, sum(answer.visits for answer in card.answers)


def _known_foundation(text: str) -> tuple[bool, int]:
    """Return the sort key of a saved card. The key of a damaged card is below all others."""
    try:
        return _foundation(_decoded(text))
    except _UNDECODABLE:
        return False, -1


def _source_of(path: Path) -> str:
    """Return the path as a text that the database can store."""
    # A file name need not be valid UTF-8.
    return str(path).encode(errors="backslashreplace").decode()


def _text(data: bytes) -> str:
    return data.decode(errors="replace")
