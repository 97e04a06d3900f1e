"""Every line of the protocol, as managers write it, and what the engine answers."""

import re
from collections.abc import Iterator

import pytest

from studio.game.rules import Overline
from studio.game.stones import Stone
from studio.players.gomocup.conversation import ABOUT
from tests.players.gomocup.managing import Manager, Thinker, managed

POINT = re.compile(r"\d+,\d+")


@pytest.fixture
def manager() -> Iterator[Manager]:
    with managed() as manager:
        yield manager


@pytest.fixture
def game(manager: Manager) -> Manager:
    """A game that has begun on a board of 15."""
    assert manager.asks("START 15") == "OK"
    return manager


def board(manager: Manager) -> str:
    """The stones that the player was shown last."""
    position, _ = manager.player.asked[-1]
    points = range(position.rules.size)
    return " ".join(f"{position.stone(point).letter}{point}" for point in points if position.stone(point))


# Beginning


@pytest.mark.parametrize("side", range(5, 27))
def test_boards_of_all_sizes(manager: Manager, side: int) -> None:
    assert manager.asks(f"START {side}") == "OK"
    last = side - 1
    assert manager.asks(f"TURN {last},{last}") == "0,0"
    assert manager.asks(f"TURN {side},0").startswith("ERROR ")
    rules = manager.player.asked[-1][0].rules
    assert (rules.columns, rules.rows, rules.win_length) == (side, side, 5)


@pytest.mark.parametrize("text", ["4", "27", "0", "-15", "", "x", "15.0", "1e1", "15,15", "9" * 900, "20 20"])
def test_other_boards_are_refused(manager: Manager, text: str) -> None:
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
def test_other_rectangles_are_refused(manager: Manager, text: str) -> None:
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


# How lines are written


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
def test_a_move_that_cannot_be_is_refused_and_changes_nothing(game: Manager, text: str) -> None:
    game.asks("TURN 7,7")
    assert game.asks(f"TURN {text}").startswith("ERROR ")
    assert game.asks("TURN 8,8") == "1,0"
    assert board(game) == "O0 X112 X128"


def test_a_game_that_is_over_has_no_next_move(game: Manager) -> None:
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


def test_a_move_that_is_prescribed(game: Manager) -> None:
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


# Boards


def test_a_board_in_any_order(game: Manager) -> None:
    game.say("BOARD", "7,7,1", "8,8,2", "6,7,1", "9,9,2", "DONE")
    assert game.hear() == ["0,0"]
    assert board(game) == "X111 X112 O128 O144"
    assert game.player.asked[-1][0].to_move is Stone.BLACK


def test_a_board_with_a_stone_more_of_the_other_s(game: Manager) -> None:
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


def test_a_board_keeps_the_history_that_it_follows_from(game: Manager) -> None:
    """So that the search keeps its tree."""
    game.asks("TURN 7,7")
    game.say("BOARD", "8,8,2", "0,0,1", "7,7,2", "DONE")
    assert game.hear() == ["1,0"]
    assert [move.point for move in game.player.asked[-1][0].moves] == [112, 0, 128]


@pytest.mark.parametrize(
    "line", ["7,7", "7,7,4", "7,7,0", "7,7,-1", "15,7,1", "7,7,1,1", "x,7,1", "hello", "7;7;1", "7,7,3", "3,3,1"]
)
def test_a_board_with_a_fault_is_refused_at_its_end(game: Manager, line: str) -> None:
    game.asks("TURN 7,7")
    game.say("BOARD", "3,3,1", line, "4,4,2", "DONE")
    assert game.hear()[0].startswith("ERROR ")
    assert game.asks("TURN 8,8") == "1,0"
    assert board(game) == "O0 X112 X128"


def test_a_board_on_which_somebody_has_won(game: Manager) -> None:
    game.say("BOARD", *(f"{column},3,1" for column in range(5)), *(f"{column},4,2" for column in range(5, 9)), "DONE")
    assert game.hear()[0].startswith("ERROR ")
    game.say("BOARD", *(f"{column},{row},{row}" for row in (1, 2) for column in range(5)), "DONE")
    assert game.hear()[0].startswith("ERROR ")


def test_a_command_in_the_midst_of_a_board_ends_it(game: Manager) -> None:
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


@pytest.mark.parametrize("rule", [2, 3, 4, 8, 9, 16, -1, 10**30])
def test_a_rule_that_is_not_played_is_refused_at_the_next_move(manager: Manager, rule: int) -> None:
    manager.say(f"INFO rule {rule}")
    assert manager.asks("START 15") == "OK"
    assert manager.asks("BEGIN").startswith("ERROR rule ")
    assert manager.asks("TURN 7,7").startswith("ERROR rule ")
    manager.say("BOARD", "7,7,2", "DONE")
    assert manager.hear()[0].startswith("ERROR rule ")
    manager.say("INFO rule 0")
    assert manager.asks("TURN 7,7") == "0,0"
    assert board(manager) == "X112"


def test_a_rule_that_changes_in_a_game(game: Manager) -> None:
    game.asks("TURN 7,7")
    game.say("INFO rule 1")
    game.asks("TURN 8,8")
    position = game.player.asked[-1][0]
    assert position.rules.overline is Overline.NOTHING
    assert [move.point for move in position.moves] == [112, 0, 128]


# What is told


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
def test_nothing_is_answered_to_information(game: Manager, line: str) -> None:
    game.say(line)
    assert game.asks("TURN 7,7") == "0,0"


def test_memory_and_threads_make_another_player(game: Manager) -> None:
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


def test_what_the_engine_is(manager: Manager) -> None:
    assert manager.asks("ABOUT") == ABOUT
    assert re.fullmatch(r'name="[^"]+", version="[^"]+", author="[^"]+", country="[^"]+"', ABOUT)


@pytest.mark.parametrize("line", ["hello", "OK", "7,7", "DONE", "SUGGEST 7,7", "\x00\x01", "é" * 3000, "START15"])
def test_what_is_unknown_is_said_to_be(manager: Manager, line: str) -> None:
    answer = manager.asks(line)
    assert answer.startswith("UNKNOWN ")
    assert len(answer) < 100
    assert answer.isascii()
    assert answer.isprintable()


# Openings


def test_three_stones_are_placed(manager: Manager) -> None:
    for side in (5, 9, 15, 26):
        manager.asks(f"START {side}")
        manager.say("SWAP2BOARD", "DONE")
        points = manager.hear()[0].split()
        assert len(set(points)) == 3
        for point in points:
            column, row = map(int, point.split(","))
            assert 0 <= column < side
            assert 0 <= row < side


def test_three_or_five_stones_are_judged(game: Manager) -> None:
    for stones in (["7,7", "8,8", "9,7"], ["7,7", "8,8", "9,7", "1,1", "2,2"]):
        game.say("SWAP2BOARD", *stones, "DONE")
        assert game.hear() == ["0,0"]  # the player likes White
        position = game.player.asked[-1][0]
        assert position.to_move is Stone.WHITE
        assert position.stones_count == len(stones)
    assert game.asks("BEGIN") == "0,0"  # nothing was put on the board


@pytest.mark.parametrize("stones", [["7,7"], ["7,7", "8,8"], ["7,7", "7,7", "8,8"], ["7,7", "8,8", "15,0"], ["x"] * 3])
def test_other_openings_are_refused(game: Manager, stones: list[str]) -> None:
    game.say("SWAP2BOARD", *stones, "DONE")
    assert game.hear()[0].startswith("ERROR ")


# What analysis programs ask for


def test_the_best_moves_of_a_board(game: Manager) -> None:
    game.say("INFO show_detail 2", "YXBOARD", "7,7,1", "8,8,2", "DONE", "YXNBEST 2")
    lines = game.hear(49)
    assert lines[-1] == "0,0"
    assert lines[:2] == ["INFO PV 0", "INFO NUMPV 2"]
    assert lines.count("INFO PV DONE") == 4
    assert "INFO BESTLINE 1,0" in lines
    assert game.asks("TURN 9,9")  # nothing was put on the board
    assert board(game) == "X112 O128 O144"


@pytest.mark.parametrize("text", ["", "0", "-1", "x", "9" * 50])
def test_best_moves_are_counted(game: Manager, text: str) -> None:
    assert game.asks(f"YXNBEST {text}").startswith("ERROR ")


def test_realtime_lines_are_told_when_asked_for(game: Manager) -> None:
    game.say("INFO show_detail 1")
    game.say("TURN 7,7")
    lines = game.hear(4)
    assert lines[0] == "MESSAGE REALTIME BEST 0,0"
    assert lines[1].startswith("MESSAGE REALTIME VAL ")
    assert lines[2] == "MESSAGE REALTIME PV 0,0"
    assert lines[3] == "0,0"
    game.say("INFO show_detail 0")
    assert game.asks("TURN 8,8") == "1,0"


def test_what_it_can_use(manager: Manager) -> None:
    manager.say("YXSHOWINFO")
    assert all(line.startswith("MESSAGE INFO MAX_") for line in manager.hear(2))


# While it thinks


@pytest.mark.parametrize("stop", ["STOP", "YXSTOP", "stop", "YxStop"])
def test_a_move_is_stopped(stop: str) -> None:
    player = Thinker()
    with managed(player) as manager:
        manager.say("START 15", "BEGIN")
        assert manager.hear() == ["OK"]
        assert player.thinks.wait(20)
        assert manager.asks(stop) == "0,0"
        manager.say("TURN 7,7")
        assert player.thinks.wait(20)
        assert manager.asks(stop) == "1,0"


def test_a_stop_that_comes_before_the_thinking_stops_it() -> None:
    with managed(Thinker()) as manager:
        manager.say("START 15", "BEGIN", "STOP")
        assert manager.hear(2) == ["OK", "0,0"]


@pytest.mark.parametrize("line", ["RESTART", "START 15", "RECTSTART 15,15"])
def test_another_game_gives_a_move_up(line: str) -> None:
    player = Thinker()
    with managed(player) as manager:
        manager.say("START 15", "BEGIN")
        assert player.thinks.wait(20)
        manager.hear()
        assert manager.asks(line) == "OK"
        manager.say("TURN 3,3")
        assert player.thinks.wait(20)
        assert manager.asks("STOP") == "0,0"


def test_the_end_is_at_once_also_during_a_move() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    assert not manager.server.take(b"END\nABOUT\n")
    assert manager.end() == ["OK"]
    assert player.is_closed


def test_what_needs_no_thought_is_answered_before_the_end() -> None:
    manager = Manager()
    assert not manager.server.take(b"ABOUT\nSTART 15\nEND\n")
    assert manager.end() == [ABOUT, "OK"]


def test_the_end_of_the_input_is_the_end() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    manager.server.take(b"ABOUT")
    assert manager.end() == ["OK", ABOUT]


def test_who_sends_without_listening_is_not_waited_for() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    for _ in range(100):
        manager.server.take(b"ABOUT\n" * 1000)
    manager.say("STOP")
    heard = manager.end()
    assert heard.count(ABOUT) <= 5000
