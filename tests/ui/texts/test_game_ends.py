"""Texts about the end of a game."""

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.texts.game_ends import end_heading, end_reason, end_rows, winner_of

GOMOKU, FOUR = PRESETS["gomoku-15"], PRESETS["connect-four"]


@pytest.mark.parametrize(
    ("result", "person", "names", "heading"),
    [
        ("B+", Stone.BLACK, ("You", "Studio"), "You won"),
        ("B+R", Stone.WHITE, ("Studio", "You"), "Studio won"),
        ("W+", None, ("Studio", "Graph search"), "White won: Graph search"),
        ("W+T", None, ("", ""), "White won"),
        ("0", Stone.BLACK, ("You", "Studio"), "Draw"),
        ("", None, ("", ""), ""),
    ],
)
def test_the_heading_says_who_won(result: str, person: Stone | None, names: tuple[str, str], heading: str) -> None:
    assert end_heading(result, GOMOKU, person, names) == heading


def test_the_reason_says_how() -> None:
    assert end_reason("B+", GOMOKU) == "5 in a row"
    assert end_reason("B+R", FOUR) == "Yellow resigned"
    assert end_reason("W+T", FOUR) == "Red ran out of time"
    assert end_reason("0", FOUR) == "The board is full"


def test_the_winner_is_read_from_the_result() -> None:
    assert [winner_of(text) for text in ("B+", "W+R", "0", "")] == [Stone.BLACK, Stone.WHITE, None, None]


def test_the_end_is_in_the_rows_of_the_winning_line_or_the_last_move() -> None:
    rules = PRESETS["tic-tac-toe"]
    position = Position(rules)
    assert end_rows(position, None) == []
    for point in (6, 0, 7, 1):
        position.play(point)
    assert end_rows(position, 1) == [0]
    position.play(8)
    assert end_rows(position, 8) == [2, 2, 2]
