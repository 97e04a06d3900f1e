"""Adds the games and analyses of another position database."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from studio.game.canonical import Canonical
from studio.game.errors import FileError
from studio.game.rules import Rules, RulesError, rules_from_text
from studio.game.symmetry import Symmetry
from studio.positions import messages
from studio.positions.adding import Placed, add_lines, rules_id
from studio.positions.database import Database
from studio.positions.importing import Progress
from studio.positions.lines import Line, codes_of
from studio.positions.saved_analysis import UNDECODABLE, better, decoded

_BATCH = 4000
_SELECT = (
    "SELECT games.id, rules.text, moves, start, ends, black, white, date, result, COALESCE(path, ''), number "
    "FROM games JOIN rules ON rules.id = games.rules LEFT JOIN sources ON sources.id = source "
    "WHERE games.id > ? ORDER BY games.id LIMIT ?"
)


def merge(
    database: Database,
    other: Path,
    report: Callable[[Progress], None] = lambda _: None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Progress:
    """Add the games and analyses of another database, and return what was added. The other file stays unchanged.

    Known games are skipped. If both have an analysis of a position, the better one remains, with the proofs of both.
    """
    if not other.is_file():
        raise FileError(messages.NOT_FOUND, path=str(other))
    if database.path.exists() and other.samefile(database.path):
        raise FileError(messages.SAME_FILE, path=str(other))
    if not other.stat().st_size:
        raise FileError(messages.DAMAGED, path=str(other), reason="it is empty")
    source = Database(other)
    try:
        return _merged(database, source, report, is_wanted)
    finally:
        source.close()


def _merged(
    database: Database, source: Database, report: Callable[[Progress], None], is_wanted: Callable[[], bool]
) -> Progress:
    progress, plies = Progress(of_files=1), database.plies
    with source.reading() as connection:
        total = max(1, connection.execute("SELECT COUNT(*) FROM games").fetchone()[0])
    for lines, damaged in _batches(source):
        with database.changing() as connection:
            new = add_lines(connection, lines, plies)
        games = progress.games + len(lines) + damaged
        progress = Progress(0, 1, games, progress.new + new, progress.skipped + damaged, share=min(1.0, games / total))
        report(progress)
        if not is_wanted():
            return progress
    _merge_analyses(database, source)
    done = Progress(1, 1, progress.games, progress.new, progress.skipped, is_complete=True, share=1.0)
    report(done)
    return done


def _batches(source: Database) -> Iterator[tuple[list[Placed], int]]:
    """Yield the lines of the other database in batches. Each batch comes with its number of damaged lines."""
    last = 0
    while True:
        with source.reading() as connection:
            rows = connection.execute(_SELECT, (last, _BATCH)).fetchall()
        if not rows:
            return
        last = rows[-1][0]
        lines = [line for row in rows if (line := _placed(row[1:])) is not None]
        yield lines, len(rows) - len(lines)


def _placed(row: tuple[str, bytes, int, int, str, str, str, str, str, int]) -> Placed | None:
    text, moves, start, ends, black, white, date, result, path, number = row
    try:
        rules = rules_from_text(text)
        line = Line(rules, codes_of(moves, rules), start, bool(ends), black, white, date, result)
        return Placed(line, path, number)
    except (RulesError, ValueError):
        return None


def _merge_analyses(database: Database, source: Database) -> None:
    with source.reading() as theirs, database.changing() as mine:
        rows = theirs.execute("SELECT key, rules.text, analysis FROM analyses JOIN rules ON rules.id = analyses.rules")
        for key, rules, text in rows:
            _merge_analysis(mine, key, rules, text)


def _merge_analysis(connection: sqlite3.Connection, key: bytes, rules_text: str, text: str) -> None:
    try:
        rules = rules_from_text(rules_text)
        form = _identity(rules, key)
        decoded(text, form)
    except (RulesError, *UNDECODABLE):
        return
    row = connection.execute("SELECT analysis FROM analyses WHERE key = ?", (key,)).fetchone()
    text = better(row[0] if row else None, text, form)
    connection.execute(
        "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?, ?)",
        (key, rules_id(connection, rules), decoded(text, form).visits, text),
    )


def _identity(rules: Rules, key: bytes) -> Canonical:
    """Return a canonical form that does not change points."""
    return Canonical(rules, int.from_bytes(key, "big"), (Symmetry.IDENTITY,))
