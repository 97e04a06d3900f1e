"""Opening books: their file, their moves on every symmetric board, and players that use them."""

import random
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.canonical import canonical
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import symmetries
from studio.players.book import Book, BookMove, lines_of, open_book
from studio.players.book_player import BookPlayer
from studio.players.player import Budget
from tests.players.scripted_player import ScriptedPlayer

RULES = PRESETS["gomoku-15"]


def position(*points: int, rules: Rules = RULES) -> Position:
    found = Position(rules)
    for point in points:
        found.play(point)
    return found


def book(*moves: tuple[Position, int, int]) -> Book:
    """Return a book of moves with their weights."""
    found: dict[int, list[BookMove]] = {}
    for at, point, weight in moves:
        form = canonical(at)
        found.setdefault(form.key, []).append(BookMove(form.point_of(point), weight, 7, 0.5))
    return Book(RULES, found)


def written(path: Path, which: Book) -> Path:
    path.write_text("\n".join(lines_of(which)) + "\n")
    return path


def test_a_book_is_the_same_after_saving(tmp_path: Path) -> None:
    whole = book((position(), 112, 3), (position(112), 98, 1), (position(112), 97, 9))
    assert open_book(written(tmp_path / "test.book", whole)) == whole


def test_it_knows_the_move_on_every_symmetric_board() -> None:
    start = position(112, 98, 40)
    own = book((start, 95, 1))
    for symmetry in symmetries(RULES):
        turned = start.transformed(symmetry)
        assert own.move(turned, random.Random(0)) == symmetry.image(95, RULES)


def test_moves_are_chosen_by_weight() -> None:
    own, chance = book((position(112), 98, 3), (position(112), 97, 1)), random.Random(4)
    chosen = [own.move(position(112), chance) for _ in range(400)]
    assert len(set(chosen)) == 2
    rare = min(set(chosen), key=chosen.count)
    assert 60 < chosen.count(rare) < 140


def test_other_games_unknown_positions_and_illegal_moves_have_no_move() -> None:
    own = book((position(), 112, 3), (position(112), 112, 3))
    assert own.move(position(rules=PRESETS["renju-15"]), random.Random(0)) is None
    assert own.move(position(3), random.Random(0)) is None
    assert own.move(position(112), random.Random(0)) is None


def test_a_player_moves_from_the_book_and_then_by_itself() -> None:
    inner = ScriptedPlayer()
    player = BookPlayer(inner, book((position(), 112, 1)))
    player.begin(RULES)
    player.prepare(position(), Budget())
    assert player.move(position(), Budget()).point == 112
    assert inner.budgets == []
    assert player.move(position(112), Budget(Limit(simulations=3))).point == 0
    assert inner.budgets == [Budget(Limit(simulations=3))]
    assert player.name == "Scripted"
    player.close()
    assert inner.is_closed


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not an opening book"),
        ("(;GM[4])", "not an opening book"),
        ('{"format":"mcts-studio book","version":"1","rules":"15x15/5"}', "not an opening book"),
        ('{"format":"mcts-studio book","version":1,"rules":"15x15"}', "not an opening book"),
        ('{"format":"mcts-studio book","version":2,"rules":"15x15/5"}', "newer version"),
        ('{"format":"mcts-studio book","version":1,"rules":"15x15/5"}\n["00",[]]', "line 2.*damaged"),
        ('{"format":"mcts-studio book","version":1,"rules":"15x15/5"}\n["%s",[[225,1,1,0.5]]]', "line 2.*range"),
        ('{"format":"mcts-studio book","version":1,"rules":"15x15/5"}\n["%s",[[112,0,1,0.5]]]', "line 2.*range"),
        ('{"format":"mcts-studio book","version":1,"rules":"15x15/5"}\n' + "[" * 100_000, "line 2.*damaged"),
    ],
)
def test_other_files_and_damaged_lines_are_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "test.book"
    file.write_text(text.replace("%s", "0" * 32))
    with pytest.raises(FileError, match=says):
        open_book(file)


def test_a_missing_book_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="cannot be read"):
        open_book(tmp_path / "missing.book")
