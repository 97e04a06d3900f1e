"""Books from the database contain common moves that score well."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import Rules
from studio.positions.adding import Placed, add_lines
from studio.positions.book_making import BookLimits, book_of
from studio.positions.database import Database
from studio.positions.lines import line_of
from studio.positions.looking_up import Lookup
from tests.positions.games import SMALL, record


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(tmp_path / "positions.sqlite3")
    yield found
    found.close()


def add(database: Database, moves: str, result: str, count: int, rules: Rules = SMALL) -> None:
    games: list[GameRecord] = [record(moves, rules, result) for _ in range(count)]
    for number, game in enumerate(games):
        game.black = f"{moves} {number}"
    lines = [Placed(line) for game in games if (line := line_of(game)) is not None]
    with database.changing() as connection:
        add_lines(connection, lines, database.plies)


def names(database: Database, *moves: int, limits: BookLimits | None = None) -> dict[int, int]:
    """Return the weights of the book's moves after these points."""
    position = Position(SMALL)
    for point in moves:
        position.play(point)
    book = book_of(Lookup(database), SMALL, limits or BookLimits())
    return {move.point: move.weight for move in book.moves_at(position)}


def test_common_moves_with_success_enter(database: Database) -> None:
    add(database, "b2 a1", "B+R", 6)
    add(database, "b2 a1", "W+R", 2)
    add(database, "a1 b2", "W+R", 5)
    add(database, "b1 b2", "B+R", 2)
    assert names(database) == {4: 6}
    assert names(database, limits=BookLimits(min_games=1)) == {4: 6, 1: 2}
    assert names(database, limits=BookLimits(least_rate=0.8)) == {}
    assert names(database, 0) == {4: 5}
    assert names(database, 0, limits=BookLimits(plies=1)) == {}


def test_games_without_results_count_half(database: Database) -> None:
    add(database, "b2", "", 8)
    assert names(database) == {4: 4}


def test_a_saved_analysis_excludes_bad_moves(database: Database) -> None:
    add(database, "b2 a1", "B+R", 6)
    add(database, "a1 b2", "B+R", 6)
    rows = Candidate(4, 900, 0.8), Candidate(0, 900, 0.2)
    Lookup(database).save(Position(SMALL), PositionAnalysis(1800, rows))
    assert names(database) == {4: 6}
