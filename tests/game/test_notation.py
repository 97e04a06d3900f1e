import pytest

from studio.game.notation import (
    NotationError,
    column_digit,
    column_from_digit,
    human_point,
    point_from_human,
    point_from_protocol,
    point_from_tournament,
    protocol_point,
    tournament_point,
)
from studio.game.rules import Rules
from tests.game.boards import FOUR, GOMOKU


def test_the_centre_of_fifteen_is_h8() -> None:
    assert human_point(112, GOMOKU) == "h8"
    assert protocol_point(112, GOMOKU) == "7,7"
    assert tournament_point(112, GOMOKU) == "h8"


def test_rows_count_from_the_bottom_for_people_and_from_the_top_in_protocols() -> None:
    assert human_point(0, GOMOKU) == "a15"
    assert tournament_point(0, GOMOKU) == "a1"
    assert point_from_tournament("a1", GOMOKU) == 0


def test_the_letter_i_is_used() -> None:
    assert human_point(point_from_human("I9", GOMOKU), GOMOKU) == "i9"


@pytest.mark.parametrize("rules", [GOMOKU, FOUR, Rules(26, 26, 5), Rules(1, 26, 5), Rules(26, 3, 3)])
def test_every_point_is_read_back(rules: Rules) -> None:
    for point in range(rules.size):
        assert point_from_human(human_point(point, rules), rules) == point
        assert point_from_tournament(tournament_point(point, rules), rules) == point
        assert point_from_protocol(protocol_point(point, rules), rules) == point


@pytest.mark.parametrize("text", ["", "h", "8h", "hh", "h0", "h08", "h8 i9", "h²", "ħ8"])
def test_invalid_points_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(NotationError, match="not a point such as h8"):
        point_from_human(text, GOMOKU)


@pytest.mark.parametrize("text", ["h16", "p8", "z99"])
def test_points_off_the_board_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not on a board of 15 columns and 15 rows"):
        point_from_human(text, GOMOKU)


@pytest.mark.parametrize("text", ["", "7", "7,7,7", "-1,3", "15,0", "x,y"])
def test_protocol_points_are_validated(text: str) -> None:
    with pytest.raises(NotationError):
        point_from_protocol(text, GOMOKU)


def test_columns_of_connect_four_are_digits_from_one() -> None:
    assert column_digit(0, FOUR) == "1"
    assert column_from_digit("7", FOUR) == 6


@pytest.mark.parametrize("text", ["0", "8", "x", "", "11", "²"])
def test_digits_off_the_board_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        column_from_digit(text, FOUR)


def test_a_tenth_column_has_no_digit() -> None:
    with pytest.raises(NotationError, match="Column 10 cannot be written as one digit"):
        column_digit(9, GOMOKU)
