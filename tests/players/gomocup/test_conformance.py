"""Protocol commands that start games, make moves and give information, and the engine's answers."""

import re

import pytest

from studio.game.rules import Overline
from studio.game.stones import Stone
from studio.players.gomocup.conversation import ABOUT
from tests.players.gomocup.managing import Manager, board, managed

POINT = re.compile(r"\d+,\d+")


# Start


def test_a_remark_follows_the_start() -> None:
    with managed(remark="Not yet.") as manager:
        manager.say("START 15")
        assert manager.hear(2) == ["OK", "MESSAGE Not yet."]


def test_about_prepares_a_first_move_under_new_conditions(game: Manager) -> None:
    game.say("INFO rule 1", "INFO max_memory 300000000")
    assert game.asks("ABOUT") == ABOUT
    assert game.asks("ABOUT") == ABOUT
    assert [rules.overline for rules in game.player.begun] == [Overline.WINS, Overline.NOTHING]
    assert len(game.means) == 2
    assert game.asks("BEGIN") == "0,0"
    assert game.asks("ABOUT") == ABOUT
    assert len(game.player.begun) == 2


@pytest.mark.parametrize("side", range(5, 27))
def test_boards_of_all_sizes(manager: Manager, side: int) -> None:
    assert manager.asks(f"START {side}") == "OK"
    last = side - 1
    assert manager.asks(f"TURN {last},{last}") == "0,0"
    assert manager.asks(f"TURN {side},0").startswith("ERROR ")
    rules = manager.player.asked[-1][0].rules
    assert (rules.columns, rules.rows, rules.win_length) == (side, side, 5)


@pytest.mark.parametrize("text", ["4", "27", "0", "-15", "", "x", "15.0", "1e1", "15,15", "9" * 900, "20 20"])
def test_unsupported_boards_are_refused(manager: Manager, text: str) -> None:
    assert manager.asks(f"START {text}").startswith("ERROR ")
    assert manager.asks("BEGIN").startswith("ERROR ")


@pytest.mark.parametrize(("columns", "rows"), [(15, 20), (26, 5), (5, 26), (12, 12)])
def test_rectangles_have_columns_first(manager: Manager, columns: int, rows: int) -> None:
    assert manager.asks(f"RECTSTART {columns},{rows}") == "OK"
    assert manager.asks(f"TURN {columns - 1},{rows - 1}") == "0,0"
    assert manager.asks(f"TURN {columns},0").startswith("ERROR ")
    assert manager.asks(f"TURN 0,{rows}").startswith("ERROR ")
    rules = manager.player.asked[-1][0].rules
    assert (rules.columns, rules.rows) == (columns, rows)


@pytest.mark.parametrize("text", ["4,15", "15,27", "15", "15,", "15,15,15", "a,b"])
def test_unsupported_rectangles_are_refused(manager: Manager, text: str) -> None:
    assert manager.asks(f"RECTSTART {text}").startswith("ERROR ")


def test_a_restart_is_an_empty_board_of_the_same_size(manager: Manager) -> None:
    assert manager.asks("RESTART").startswith("ERROR ")
    manager.asks("RECTSTART 7,9")
    manager.asks("TURN 3,3")
    assert manager.asks("RESTART") == "OK"
    assert manager.asks("BEGIN") == "0,0"
    position = manager.player.asked[-1][0]
    assert (position.stones_count, position.rules.columns, position.rules.rows) == (0, 7, 9)
    assert len(manager.player.begun) == 2


# Format of lines


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\n\n\n", " \r\n\r\n \t\n"])
def test_any_end_of_line_and_blank_lines(manager: Manager, end: str) -> None:
    manager.say("", "START 15", "TURN 7,7", "ABOUT", end=end)
    assert manager.hear(3) == ["OK", "0,0", ABOUT]


@pytest.mark.parametrize("spell", [str.lower, str.upper, str.title, str.swapcase])
def test_keywords_in_any_case(manager: Manager, spell: type) -> None:
    lines = ["start 15", "info RULE 1", "turn 7,7", "takeback 0,0", "board", "7,7,2", "done", "about"]
    manager.say(*(str(spell(line)) for line in lines))
    assert manager.hear(5) == ["OK", "0,0", "OK", "0,0", ABOUT]
    assert manager.player.asked[-1][0].rules.overline is Overline.NOTHING


def test_a_line_in_pieces(manager: Manager) -> None:
    for byte in b"START 15\r\nTURN 7,7\r\n":
        manager.server.take(bytes([byte]))
    assert manager.hear(2) == ["OK", "0,0"]


def test_spaces_within_lines(game: Manager) -> None:
    assert game.asks("  TURN   7 , 7  ") == "0,0"
    assert game.asks("\tTAKEBACK\t7,7") == "OK"


# Moves


def test_the_first_move_of_an_empty_board(game: Manager) -> None:
    assert game.asks("BEGIN") == "0,0"
    assert game.player.asked[-1][0].to_move is Stone.BLACK
    assert game.asks("BEGIN").startswith("ERROR ")


def test_moves_in_turn(game: Manager) -> None:
    assert game.asks("TURN 7,7") == "0,0"
    assert game.player.asked[-1][0].to_move is Stone.WHITE
    assert game.asks("TURN 8,7") == "1,0"
    assert board(game) == "O0 X112 X113"


@pytest.mark.parametrize(
    "text", ["7,7", "0,0", "15,0", "0,15", "-1,0", "7", "", "7,7,7", "a,b", "7.5,7", "9" * 500 + ",1"]
)
def test_an_illegal_move_is_refused_and_changes_nothing(game: Manager, text: str) -> None:
    game.asks("TURN 7,7")
    assert game.asks(f"TURN {text}").startswith("ERROR ")
    assert game.asks("TURN 8,8") == "1,0"
    assert board(game) == "O0 X112 X128"


def test_a_finished_game_has_no_next_move(game: Manager) -> None:
    for column in range(4):
        game.asks(f"TURN {column},14")
    assert game.asks("TURN 4,14").startswith("ERROR ")
    assert game.asks("TURN 9,9").startswith("ERROR ")
    assert game.asks("TAKEBACK 4,14") == "OK"
    assert POINT.fullmatch(game.asks("TURN 9,9"))


def test_commands_before_a_game(manager: Manager) -> None:
    for line in ("BEGIN", "TURN 7,7", "PLAY 7,7", "TAKEBACK 7,7", "BOARD", "YXBOARD", "SWAP2BOARD", "YXNBEST 3"):
        assert manager.asks(line).startswith("ERROR ")
    manager.say("INFO timeout_turn 1000", "YXHASHCLEAR", "YXSTOP", "STOP")
    assert manager.asks("ABOUT") == ABOUT


def test_a_prescribed_move(game: Manager) -> None:
    assert game.asks("PLAY 3,4") == "3,4"
    assert game.asks("PLAY 3,4").startswith("ERROR ")
    assert game.asks("TURN 7,7") == "0,0"
    assert board(game) == "X63 O112"


def test_moves_are_taken_back(game: Manager) -> None:
    game.asks("TURN 7,7")
    assert game.asks("TAKEBACK 0,0") == "OK"
    assert game.asks("TAKEBACK 7,7") == "OK"
    assert game.asks("TAKEBACK 7,7").startswith("ERROR ")
    assert game.asks("BEGIN") == "0,0"
    assert game.player.asked[-1][0].to_move is Stone.BLACK


def test_an_earlier_move_is_taken_back(game: Manager) -> None:
    game.asks("TURN 7,7")
    game.asks("TURN 8,8")
    assert game.asks("TAKEBACK 7,7") == "OK"
    assert game.asks("TURN 9,9") == "2,0"
    assert board(game) == "O0 O1 X128 X144"


# Information


@pytest.mark.parametrize(
    "line",
    [
        "INFO",
        "INFO timeout_turn",
        "INFO timeout_turn x",
        "INFO timeout_turn 99999999999999999999999",
        "INFO time_left -5000",
        "INFO max_memory 83886080",
        "INFO max_memory 0",
        "INFO game_type 1",
        "INFO evaluate 7,7",
        "INFO folder C:\\Program Files\\piskvork",
        "INFO something 3",
        "INFO hash_size 65536",
        "INFO caution_factor 3",
        "INFO pondering 1",
        "info THREAD_NUM 2",
    ],
)
def test_information_gets_no_answer(game: Manager, line: str) -> None:
    game.say(line)
    assert game.asks("TURN 7,7") == "0,0"


def test_memory_and_threads_create_another_player(game: Manager) -> None:
    game.asks("TURN 7,7")
    game.say("INFO max_memory 350000000", "INFO thread_num 2")
    game.asks("TURN 8,8")
    assert game.means[0].memory_bytes is None
    assert (game.means[-1].memory_bytes, game.means[-1].threads) == (350_000_000, 2)
    assert game.means[-1].tree_mb(512) < 350 - 150
    assert game.means[0].tree_mb(512) == 512
    game.say("INFO max_memory 1")
    game.asks("TURN 9,9")
    assert game.means[-1].tree_mb(512) == 1


def test_the_about_line(manager: Manager) -> None:
    assert manager.asks("ABOUT") == ABOUT
    assert re.fullmatch(r'name="[^"]+", version="[^"]+", author="[^"]+", country="[^"]+"', ABOUT)


@pytest.mark.parametrize("line", ["hello", "OK", "7,7", "DONE", "SUGGEST 7,7", "\x00\x01", "é" * 3000, "START15"])
def test_unknown_commands_are_reported(manager: Manager, line: str) -> None:
    answer = manager.asks(line)
    assert answer.startswith("UNKNOWN ")
    assert len(answer) < 100
    assert answer.isascii()
    assert answer.isprintable()
