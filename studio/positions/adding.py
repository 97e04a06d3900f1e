"""Adds lines of moves to the position database, in batches."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from studio.game.rules import Rules, rules_from_text
from studio.positions.keys import Steps, key_bytes, steps_of
from studio.positions.lines import BLACK_WON, DRAWN, WHITE_WON, Line, codes_of
from studio.positions.sources import source_id

_INSERT_GAME = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_MOVES = """
INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key, point) DO UPDATE SET
    games = games + excluded.games, black = black + excluded.black, white = white + excluded.white,
    draws = draws + excluded.draws, game = excluded.game
"""
Integers = NDArray[np.int64]
_Counts = tuple[bytes, int, int, int, int, int, int]
"""A row of the table of moves: the key of the position, the point of the move, the numbers of games, of Black's
wins, of White's wins and of draws, and the identifier of the newest game.
"""


@dataclass(frozen=True, slots=True)
class Placed:
    """A line, and the place where it was found."""

    line: Line
    source: str = ""
    """The path of the file as it is saved, or an empty text."""
    number: int = 0
    """The index of the game in the file, from 0."""


def add_lines(connection: sqlite3.Connection, placed: Sequence[Placed], plies: int) -> int:
    """Add lines in the open transaction, and return the number of new ones. Known lines are skipped."""
    new = _unknown(connection, placed)
    first = int(connection.execute("SELECT COALESCE(MAX(id), 0) FROM games").fetchone()[0]) + 1
    games = dict(enumerate(new.items(), first))
    rules_ids = {rules: rules_id(connection, rules) for rules in {each.line.rules for each in new.values()}}
    sources = {source: source_id(connection, source) for source in {each.source for each in new.values()}}
    connection.executemany(
        _INSERT_GAME,
        (
            _row(game, digest, each.line, (rules_ids[each.line.rules], sources[each.source], each.number))
            for game, (digest, each) in games.items()
        ),
    )
    by_rules: defaultdict[Rules, list[tuple[int, Line]]] = defaultdict(list)
    for game, (_, each) in games.items():
        by_rules[each.line.rules].append((game, each.line))
    for rules, numbered in by_rules.items():
        connection.executemany(_ADD_MOVES, _counted(rules, numbered, plies))
    return len(new)


def remove_games(connection: sqlite3.Connection, games: Sequence[int], plies: int) -> None:
    """Remove games in the open transaction, with the counts of their moves."""
    by_rules: defaultdict[Rules, list[tuple[int, Line]]] = defaultdict(list)
    for game in games:
        row = connection.execute(
            "SELECT text, moves, start, ends, result FROM games JOIN rules ON rules.id = rules WHERE games.id = ?",
            (game,),
        ).fetchone()
        rules = rules_from_text(row[0])
        line = Line(rules, codes_of(row[1], rules), row[2], bool(row[3]), result=row[4])
        by_rules[rules].append((game, line))
    for rules, numbered in by_rules.items():
        rows = list(_counted(rules, numbered, plies))
        connection.executemany(
            "UPDATE moves SET games = games - ?, black = black - ?, white = white - ?, draws = draws - ? "
            "WHERE key = ? AND point = ?",
            ((*counts, key, point) for key, point, *counts, _ in rows),
        )
        connection.executemany(
            "DELETE FROM moves WHERE key = ? AND point = ? AND games <= 0", ((row[0], row[1]) for row in rows)
        )
    connection.executemany("DELETE FROM games WHERE id = ?", ((game,) for game in games))


def rules_id(connection: sqlite3.Connection, rules: Rules) -> int:
    """Return the identifier of the rules. Add the rules if they are new."""
    connection.execute("INSERT OR IGNORE INTO rules (text) VALUES (?)", (rules.text,))
    return int(connection.execute("SELECT id FROM rules WHERE text = ?", (rules.text,)).fetchone()[0])


def _unknown(connection: sqlite3.Connection, placed: Iterable[Placed]) -> dict[bytes, Placed]:
    found: dict[bytes, Placed] = {}
    for each in placed:
        digest = each.line.digest
        known = connection.execute("SELECT 1 FROM games WHERE digest = ?", (digest,)).fetchone()
        if known is None:
            found.setdefault(digest, each)
    return found


def _row(game: int, digest: bytes, line: Line, place: tuple[int, int | None, int]) -> tuple[object, ...]:
    texts = (_storable(text) for text in (line.black, line.white, line.date, line.result))
    return (game, digest, *place, *texts, line.start, int(line.ends), line.moves)


def _counted(rules: Rules, numbered: Sequence[tuple[int, Line]], plies: int) -> Iterable[_Counts]:
    """Yield the rows of the table of moves for numbered games: one for each position and move."""
    lines = [line for _, line in numbered]
    steps = steps_of(
        rules, [line.codes for line in lines], [line.start for line in lines], [line.ends for line in lines], plies
    )
    games = np.array([game for game, _ in numbered], np.int64)
    outcomes = np.array([line.outcome for line in lines], np.int64)
    return _summed(steps, games, outcomes)


def _summed(steps: Steps, games: Integers, outcomes: Integers) -> Iterable[_Counts]:
    """Yield the rows in the order of the keys."""
    order = np.lexsort((steps.points, steps.keys[:, 1], steps.keys[:, 0]))
    keys, points, lines = steps.keys[order], steps.points[order], steps.lines[order]
    if not len(order):
        return ()
    is_first = np.ones(len(order), np.bool_)
    is_first[1:] = (keys[1:] != keys[:-1]).any(axis=1) | (points[1:] != points[:-1])
    firsts = np.nonzero(is_first)[0]
    results = outcomes[lines]
    counts = [np.diff(firsts, append=len(order))]
    counts += [np.add.reduceat((results == each).astype(np.int64), firsts) for each in (BLACK_WON, WHITE_WON, DRAWN)]
    newest = np.maximum.reduceat(games[lines], firsts)
    blobs = key_bytes(keys[firsts])
    parts = (blobs[at : at + 16] for at in range(0, len(blobs), 16))
    return zip(parts, points[firsts].tolist(), *(each.tolist() for each in (*counts, newest)), strict=True)


def _storable(text: str) -> str:
    """Return a text that SQLite can store. Names from files may contain surrogates, which it cannot store."""
    return text.encode(errors="replace").decode()
