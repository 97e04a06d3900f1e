"""Lists of moves as people write them are read, and written as the readers accept them."""

import pytest

from studio.game.files import read_records
from studio.game.move_text import moves_as_text, play_given
from studio.game.notation import line_text, move_in_english
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules

FOUR, GOMOKU, WIDE = PRESETS["connect-four"], PRESETS["gomoku-15"], Rules(6, 12, 4, gravity=True)


def played(rules: Rules, text: str) -> tuple[int, ...]:
    position = Position(rules)
    play_given(position, text)
    return tuple(move.point for move in position.moves)


@pytest.mark.parametrize("text", ["4453", "4 4 5 3", "4, 4, 5, 3", "d1 d2 e1 c1", "d1d2e1c1", "4 d2 5 c1"])
def test_columns_and_points_are_the_same_moves(text: str) -> None:
    assert played(FOUR, text) == played(FOUR, "d1 d2 e1 c1")


def test_columns_of_two_digits_are_read_on_wide_boards() -> None:
    assert played(WIDE, "10 12 10 3") == played(WIDE, "j1 l1 j2 c1")
    assert played(WIDE, "1112") == played(WIDE, "a1 a2 a3 b1")
    assert played(FOUR, "11") == played(FOUR, "a1 a2")


@pytest.mark.parametrize(
    ("rules", "moves", "text"),
    [(FOUR, "d1 d2 e1 c1", "4453"), (GOMOKU, "h8 i9", "h8 i9"), (WIDE, "j1 l1 j2 c1", "j1 l1 j2 c1")],
)
def test_written_moves_can_be_read_as_moves_and_as_a_file(rules: Rules, moves: str, text: str) -> None:
    points = played(rules, moves)
    assert moves_as_text(points, rules) == text
    assert played(rules, text) == points
    (record,) = read_records(text.encode(), rules).records
    assert [node.move.point for node in record.main_line() if node.move is not None] == list(points)


def test_moves_in_english_are_columns_in_gravity_games() -> None:
    four, gomoku = played(FOUR, "d1"), played(GOMOKU, "h8")
    assert (move_in_english(four[0], FOUR), move_in_english(gomoku[0], GOMOKU)) == ("column 4", "h8")
    assert line_text(played(FOUR, "d1 d2 e1"), FOUR, 2) == "4 4 …"
