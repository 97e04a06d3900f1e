"""Texts about the end of a game."""

import pytest

from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.texts.game_ends import decided_end, end_before_decision, end_heading, end_reason, winner_of
from tests.game.boards import played
from tests.game.renju_trap import LOST, RENJU

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
    gomoku, four = Position(GOMOKU), Position(FOUR)
    assert end_reason("B+", gomoku) == "5 in a row"
    assert end_reason("B+R", four) == "Yellow resigned"
    assert end_reason("W+T", four) == "Red ran out of time"
    assert end_reason("0", four) == "The board is full"


def test_a_win_by_a_forbidden_point_names_the_point() -> None:
    position = played(LOST, RENJU)
    assert end_reason("W+", position) == "5 in a row; Black could not play h8 (three-three)"
    assert decided_end(position) == "White has won: 5 in a row; Black could not play h8 (three-three)"


def test_the_winner_is_read_from_the_result() -> None:
    assert [winner_of(text) for text in ("B+", "W+R", "0", "")] == [Stone.BLACK, Stone.WHITE, None, None]


def test_a_decided_position_says_who_won_and_how() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    for point in (6, 0, 7, 1, 8):
        position.play(point)
    assert decided_end(position) == "X has won: 3 in a row"


@pytest.mark.parametrize(
    ("result", "text"),
    [
        ("B+R", "Black has won: White resigned"),
        ("W+Time", "White has won: Black ran out of time"),
        ("W+F", "White has won: Black forfeited the game"),
        ("B+", "Black has won"),
        ("Draw", "The game was drawn by agreement"),
        ("?", ""),
    ],
)
def test_a_game_that_ends_before_a_decision_says_who_won_and_how(result: str, text: str) -> None:
    assert end_before_decision(result, GOMOKU) == text
