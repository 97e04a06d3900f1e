import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.symmetry import Symmetry, images, symmetries
from tests.game.boards import dropped, played


@pytest.mark.parametrize(("rules", "count"), [(Rules(5, 5, 4), 8), (Rules(4, 7, 4), 4), (PRESETS["connect-four"], 2)])
def test_boards_allow_the_symmetries_of_their_shape(rules: Rules, count: int) -> None:
    allowed = symmetries(rules)
    assert len(allowed) == count
    assert len({images(symmetry, rules) for symmetry in allowed}) == count


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_symmetry_and_its_inverse_cancel(symmetry: Symmetry) -> None:
    rules = Rules(5, 5, 4)
    assert all(symmetry.inverse.image(symmetry.image(point, rules), rules) == point for point in range(25))


def test_quarter_turn_right_moves_the_first_row_to_the_last_column() -> None:
    position = Position.from_text("X O .\n. . .\n. . .", PRESETS["tic-tac-toe"])
    assert position.transformed(Symmetry.QUARTER_TURN_RIGHT).text() == ". . X\n. . O\n. . ."


def test_turned_position_keeps_winner_and_side() -> None:
    position = played("a1 b1 a2 b2 a3", PRESETS["tic-tac-toe"])
    for symmetry in Symmetry:
        turned = position.transformed(symmetry)
        assert turned.winner is position.winner
        assert turned.to_move is position.to_move


def test_connect_four_mirrors_its_columns() -> None:
    assert dropped("1125").transformed(Symmetry.MIRROR_COLUMNS) == dropped("7763")


def test_a_symmetry_of_another_board_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="onto itself"):
        images(Symmetry.TRANSPOSE, PRESETS["connect-four"])
