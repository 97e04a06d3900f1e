"""The shapes that a stone makes. They agree with those that the solver of threats marks."""

import random

import pytest

from studio.engine.solver import threat_points
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.insight.shapes import Shape, shape_on
from tests.game.boards import game


def shape(moves: str, point: str, stone: Stone = Stone.BLACK, rules: str = "gomoku-15") -> Shape | None:
    record = game(moves, PRESETS[rules])
    position = record.position(record.main_line()[-1])
    column, row = ord(point[0]) - ord("a"), position.rules.rows - int(point[1:])
    return shape_on(position, position.rules.point(row, column), stone)


@pytest.mark.parametrize(
    ("moves", "point", "expected"),
    [
        ("h8 a1 i8 a3", "j8", Shape.OPEN_THREE),
        ("h8 a1 i8 a3", "k8", Shape.OPEN_THREE),
        ("h8 g8 i8 a3", "j8", None),
        ("h8 a1 i8 a3 j8 a5", "k8", Shape.OPEN_FOUR),
        ("h8 g8 i8 a3 j8 a5", "k8", Shape.FOUR),
        ("h8 a1 i8 a3", "h8", None),
    ],
)
def test_a_stone_makes_a_shape(moves: str, point: str, expected: Shape | None) -> None:
    assert shape(moves, point) is expected


def test_a_shape_that_exists_without_the_stone_is_not_made_by_it() -> None:
    assert shape("h8 a1 i8 a3 j8 a5", "m8") is None


def test_other_games_have_no_shapes() -> None:
    assert shape("d1 d2", "e1", rules="connect-four") is None


def test_shapes_are_those_of_the_solver() -> None:
    chance = random.Random(5)
    for _ in range(6):
        position = Position(PRESETS["gomoku-9"])
        for _ in range(14):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        for side in () if position.is_over else (Stone.BLACK, Stone.WHITE):
            known = threat_points(position, side)
            made = {Shape.OPEN_FOUR: known.open_fours, Shape.FOUR: known.fours, Shape.OPEN_THREE: known.open_threes}
            for point in position.legal_moves():
                found = shape_on(position, point, side)
                assert found is None or point in known.fives or point in made[found]
