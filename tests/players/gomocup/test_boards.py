"""Whole boards and rules sent by a manager, and the engine's answers."""

import re

import pytest

from studio.game.rules import Overline
from studio.game.stones import Stone
from studio.players.gomocup.conversation import ABOUT
from tests.players.gomocup.managing import Manager, board

POINT = re.compile(r"\d+,\d+")


# Boards


def test_a_board_in_any_order(game: Manager) -> None:
    game.say("BOARD", "7,7,1", "8,8,2", "6,7,1", "9,9,2", "DONE")
    assert game.hear() == ["0,0"]
    assert board(game) == "X111 X112 O128 O144"
    assert game.player.asked[-1][0].to_move is Stone.BLACK


def test_a_board_with_one_more_stone_of_the_opponent(game: Manager) -> None:
    game.say("BOARD", "8,8,2", "7,7,1", "9,9,2", "DONE")
    assert game.hear() == ["0,0"]
    assert board(game) == "O112 X128 X144"
    assert game.player.asked[-1][0].to_move is Stone.WHITE


@pytest.mark.parametrize(("own", "others"), [(0, 4), (4, 0), (3, 1), (1, 3), (0, 0), (0, 1), (1, 0)])
def test_boards_of_any_counts(game: Manager, own: int, others: int) -> None:
    stones = [f"{2 * number},3,1" for number in range(own)] + [f"{2 * number},9,2" for number in range(others)]
    game.say("BOARD", *stones, "DONE")
    assert game.hear() == ["0,0"]
    assert game.player.asked[-1][0].stones_count == own + others


def test_a_board_keeps_the_history_that_it_continues(game: Manager) -> None:
    """This lets the search keep its tree."""
    game.asks("TURN 7,7")
    game.say("BOARD", "8,8,2", "0,0,1", "7,7,2", "DONE")
    assert game.hear() == ["1,0"]
    assert [move.point for move in game.player.asked[-1][0].moves] == [112, 0, 128]


@pytest.mark.parametrize(
    "line", ["7,7", "7,7,4", "7,7,0", "7,7,-1", "15,7,1", "7,7,1,1", "x,7,1", "hello", "7;7;1", "7,7,3", "3,3,1"]
)
def test_an_invalid_board_is_refused_at_its_end(game: Manager, line: str) -> None:
    game.asks("TURN 7,7")
    game.say("BOARD", "3,3,1", line, "4,4,2", "DONE")
    assert game.hear()[0].startswith("ERROR ")
    assert game.asks("TURN 8,8") == "1,0"
    assert board(game) == "O0 X112 X128"


def test_a_board_with_a_winner(game: Manager) -> None:
    game.say("BOARD", *(f"{column},3,1" for column in range(5)), *(f"{column},4,2" for column in range(5, 9)), "DONE")
    assert game.hear()[0].startswith("ERROR ")
    game.say("BOARD", *(f"{column},{row},{row}" for row in (1, 2) for column in range(5)), "DONE")
    assert game.hear()[0].startswith("ERROR ")


def test_a_command_in_the_middle_of_a_board_ends_it(game: Manager) -> None:
    game.say("BOARD", "3,3,1")
    assert game.asks("START 9") == "OK"
    assert game.asks("TURN 8,8") == "0,0"
    assert board(game) == "X80"


def test_more_stones_than_points(manager: Manager) -> None:
    manager.asks("START 5")
    manager.say("BOARD", *["1,1,1"] * 100, "DONE")
    assert manager.hear()[0].startswith("ERROR ")


def test_a_board_that_is_only_set(game: Manager) -> None:
    game.say("YXBOARD", "7,7,1", "8,8,2", "DONE")
    assert game.asks("ABOUT") == ABOUT
    assert game.asks("TURN 9,9") == "0,0"
    assert board(game) == "X112 O128 O144"


# Rules


def test_exactly_five(game: Manager) -> None:
    game.say("INFO rule 1")
    row = [f"{column},3,2" for column in (1, 2, 3, 5, 6)] + [f"{column},9,1" for column in (1, 3, 5, 7, 9)]
    game.say("BOARD", *row, "DONE")
    assert game.hear() == ["0,0"]
    assert POINT.fullmatch(game.asks("TURN 4,3"))  # six in a row
    assert game.player.asked[-1][0].rules.overline is Overline.NOTHING


@pytest.mark.parametrize(("rule", "overline"), [(4, Overline.RENJU), (8, Overline.CARO)])
def test_renju_and_caro(game: Manager, rule: int, overline: Overline) -> None:
    game.say(f"INFO rule {rule}")
    assert POINT.fullmatch(game.asks("TURN 7,7"))
    assert game.player.asked[-1][0].rules.overline is overline


def test_marks_of_forbidden_points_are_not_stones(game: Manager) -> None:
    game.say("INFO rule 4")
    game.say("BOARD", "6,7,1", "1,1,2", "8,7,1", "1,3,2", "7,5,1", "1,5,2", "7,6,1", "1,7,2", "7,7,3", "DONE")
    assert POINT.fullmatch(game.hear()[0])
    position = game.player.asked[-1][0]
    assert position.stones_count == 8
    assert not position.is_legal(position.rules.point(7, 7))


def test_a_move_to_a_forbidden_point_is_refused_with_the_reason(game: Manager) -> None:
    game.say("INFO rule 4")
    game.say("BOARD", "6,7,2", "1,1,1", "8,7,2", "1,3,1", "7,5,2", "1,5,1", "7,6,2", "DONE")
    game.hear()
    assert "three-three" in game.asks("TURN 7,7")


@pytest.mark.parametrize("rule", [2, 3, 5, 9, 12, 16, -1, 10**30])
def test_an_unsupported_rule_is_refused_at_the_next_move(manager: Manager, rule: int) -> None:
    manager.say(f"INFO rule {rule}")
    assert manager.asks("START 15") == "OK"
    assert manager.asks("BEGIN").startswith("ERROR Rule ")
    assert manager.asks("TURN 7,7").startswith("ERROR Rule ")
    manager.say("BOARD", "7,7,2", "DONE")
    assert manager.hear()[0].startswith("ERROR Rule ")
    manager.say("INFO rule 0")
    assert manager.asks("TURN 7,7") == "0,0"
    assert board(manager) == "X112"


@pytest.mark.parametrize(
    ("rule", "is_continuous"), [(2, True), (3, True), (6, True), (5, False), (9, False), (-1, False)]
)
def test_the_refusal_names_a_continuous_game(manager: Manager, rule: int, is_continuous: bool) -> None:
    manager.say(f"INFO rule {rule}")
    manager.asks("START 15")
    answer = manager.asks("BEGIN")
    assert ("continuous game" in answer) is is_continuous
    assert answer.endswith("Only rules 0, 1, 4 and 8 are.")


def test_a_continuous_game_is_refused_at_every_command_that_asks_for_a_move(manager: Manager) -> None:
    """A manager that offers the rule and is refused may go on with another one."""
    manager.asks("START 15")
    manager.say("INFO rule 2")
    for command in ("BEGIN", "TURN 7,7", "YXNBEST 2"):
        assert manager.asks(command).startswith("ERROR Rule 2 is a continuous game")
    for command in ("BOARD", "SWAP2BOARD"):
        manager.say(command, "DONE")
        assert manager.hear()[0].startswith("ERROR Rule 2 is a continuous game")
    manager.say("INFO rule 4")
    assert manager.asks("BEGIN") == "0,0"


def test_a_rule_that_changes_during_a_game(game: Manager) -> None:
    game.asks("TURN 7,7")
    game.say("INFO rule 1")
    game.asks("TURN 8,8")
    position = game.player.asked[-1][0]
    assert position.rules.overline is Overline.NOTHING
    assert [move.point for move in position.moves] == [112, 0, 128]
