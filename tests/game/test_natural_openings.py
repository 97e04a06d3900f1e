"""Natural first and second moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.natural_openings import first_moves, natural_moves
from studio.game.notation import human_point
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from tests.game.boards import played


def names(points: frozenset[int], rules: Rules) -> set[str]:
    return {human_point(point, rules) for point in points}


def test_first_moves_are_at_most_two_points_from_the_centre() -> None:
    rules = PRESETS["gomoku-15"]
    square = {f"{column}{row}" for column in "fghij" for row in range(6, 11)}
    assert names(first_moves(rules), rules) == names(natural_moves(Position(rules)), rules) == square
    even = Rules(8, 8, 5)
    assert names(first_moves(even), even) == {f"{column}{row}" for column in "cdef" for row in range(3, 7)}
    assert len(first_moves(PRESETS["tic-tac-toe"])) == 9
    assert len(first_moves(Rules(1, 12, 5))) == 4


def test_second_moves_are_next_to_the_stone_or_near_the_centre() -> None:
    rules = PRESETS["gomoku-15"]
    after_centre = natural_moves(played("h8", rules))
    assert after_centre == first_moves(rules) - {rules.point(7, 7)}
    after_corner = names(natural_moves(played("a1", rules)), rules)
    assert after_corner == names(first_moves(rules), rules) | {"a2", "b1", "b2"}


@pytest.mark.parametrize("moves", ["h8 i9", "h8 i9 a1"])
def test_later_moves_are_not_restricted(moves: str) -> None:
    assert not natural_moves(played(moves, PRESETS["gomoku-15"]))


def test_gravity_games_are_not_restricted() -> None:
    rules = PRESETS["connect-four"]
    assert not natural_moves(Position(rules))
    assert first_moves(rules) == frozenset(Position(rules).legal_moves())


@given(st.integers(1, 26), st.integers(1, 26), st.data())
def test_there_is_a_legal_natural_move_on_every_board(rows: int, columns: int, data: st.DataObject) -> None:
    position = Position(Rules(rows, columns, min(rows, columns)))
    assert natural_moves(position) <= set(position.legal_moves())
    assert natural_moves(position)
    position.play(data.draw(st.sampled_from(position.legal_moves())))
    if not position.is_over:
        assert natural_moves(position) <= set(position.legal_moves())
        assert natural_moves(position)
