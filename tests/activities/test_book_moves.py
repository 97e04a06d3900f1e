"""Engines of a game play the moves of an opening book at once, and think where it has none."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from studio.activities.book_loader import BookLoader
from studio.game.canonical import canonical
from studio.game.position import Position
from studio.players.book import Book, BookMove, lines_of
from tests.activities.game_tables import GUEST, NOUGHTS, YOU, GameTable


def book(*lines: tuple[int, ...]) -> Book:
    """Return a book whose moves follow from lines of points: the last point is the move."""
    moves = {}
    for line in lines:
        position = Position(NOUGHTS)
        for point in line[:-1]:
            position.play(point)
        form = canonical(position)
        moves[form.key] = [BookMove(form.point_of(line[-1]), 1)]
    return Book(NOUGHTS, moves)


@pytest.fixture
def table(qtbot: QtBot) -> GameTable:
    return GameTable(qtbot)


def test_an_engine_plays_from_the_book_and_then_thinks(table: GameTable) -> None:
    table.game.use_book(book((4,)))
    table.begin(GUEST, YOU)
    table.wait_for(1)
    assert [node.move.point for node in table.line if node.move] == [4]
    assert not any(player.budgets for player in table.players), "it did not think"
    table.play("a1")
    table.wait_for(3)
    assert len(table.players[0].budgets) == 1
    table.game.close()


def test_a_move_taken_back_at_once_is_not_answered_from_the_book(table: GameTable) -> None:
    table.game.use_book(book((4, 0)))
    table.begin(YOU, GUEST)
    table.play("b2")
    table.game.take_back()
    table.qtbot.wait(50)
    assert table.moves == 0
    table.game.close()


def test_books_are_read_in_a_thread(qtbot: QtBot, tmp_path: Path) -> None:
    file, loader = tmp_path / "my.book", BookLoader()
    file.write_text("\n".join(lines_of(book((4,)))))
    with qtbot.waitSignal(loader.loaded, timeout=30_000) as loaded:
        loader.load(tmp_path / "missing.book")
        loader.load(file)
    assert loaded.args == [file, book((4,))]
    with qtbot.waitSignal(loader.failed, timeout=30_000) as failed:
        loader.load(tmp_path / "missing.book")
    assert failed.args[0].code == "book_not_read"
    loader.close()
