"""The threats that a stone would make at each point."""

import random

import pytest

from studio.engine.solver import threat_points
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import Stone
from tests.engine.solver.naive import NaiveSolver, bits_of, random_position

NINE = Rules(9, 9, 5)


def marked(position: Position, side: Stone) -> str:
    """Return the board with 5 for a five, F for an open four, 4 for a four and 3 for an open three."""
    found = threat_points(position, side)
    letters = list(position.text().split("\n"))
    cells = [row.split(" ") for row in letters[: position.rules.rows]]
    kinds = (("5", found.fives), ("F", found.open_fours), ("4", found.fours), ("3", found.open_threes))
    for letter, points in kinds:
        for point in points:
            row, column = divmod(point, position.rules.columns)
            assert cells[row][column] == "." or letter == "5"
            cells[row][column] = letter
    return "\n".join(" ".join(row) for row in cells)


def drawn(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().split("\n"))


def test_an_open_three_makes_fours_and_open_fours() -> None:
    position = Position.from_text(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . .
        . O . . . . . O .
        """,
        NINE,
    )
    lines = marked(position, Stone.BLACK).split("\n")
    assert lines[4] == ". 4 F X X X F 4 ."


def test_a_two_makes_open_threes() -> None:
    position = Position.from_text(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . . . . . . . .
        . O . . . . . . .
        . . . . . . . . .
        . O . . . . . O .
        """,
        NINE,
    )
    lines = marked(position, Stone.BLACK).split("\n")
    assert lines[4] == ". 3 3 X X 3 3 . ."
    assert "3" not in "".join(lines[:4] + lines[5:])


def test_six_in_a_row_is_no_five_under_the_exact_rule() -> None:
    text = """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X . X X . .
        . . . . . . . . .
        . O . . . O . O .
        . . . . . . . . .
        . O . . . O . . .
        """
    exact = Rules(9, 9, 5, overline=Overline.NOTHING)
    assert threat_points(Position.from_text(text, NINE), Stone.BLACK).fives == (40,)
    assert threat_points(Position.from_text(text, exact), Stone.BLACK).fives == ()


def test_in_gravity_games_unsupported_fives_are_marked_too() -> None:
    position = Position.from_text(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X X X . . .
        . O O O X . .
        """,
        PRESETS["connect-four"],
    )
    found = threat_points(position, Stone.BLACK)
    assert found.fives == (28, 32), "the left one is not supported yet"


def test_fives_and_fours_match_their_definitions() -> None:
    for rules in (Rules(5, 5, 4), Rules(5, 5, 4, overline=Overline.NOTHING), Rules(5, 5, 4, gravity=True)):
        chance, naive = random.Random(1), NaiveSolver(rules)
        for _ in range(100):
            position = random_position(rules, chance.randint(1, 14), chance)
            own, other = (bits_of(position, stone) for stone in (Stone.BLACK, Stone.WHITE))
            found = threat_points(position, Stone.BLACK)
            before = naive.winning(own, other)
            assert before == sum(1 << point for point in found.fives if point in position.legal_moves())
            made = {
                point: (naive.winning(own | 1 << point, other) & ~before).bit_count()
                for point in position.legal_moves()
                if not before >> point & 1
            }
            assert found.fours == tuple(point for point, count in made.items() if count == 1)
            assert found.open_fours == tuple(point for point, count in made.items() if count > 1)


def test_a_finished_game_has_none() -> None:
    over = Position.from_text("X X X\nO O .\n. . .", Rules(3, 3, 3))
    assert threat_points(over, Stone.WHITE).fives == ()


def test_an_empty_point_is_not_a_side() -> None:
    with pytest.raises(StudioError):
        threat_points(Position(NINE), Stone.EMPTY)
