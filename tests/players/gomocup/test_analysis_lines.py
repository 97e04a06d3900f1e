"""Commands that analysis programs send to an engine."""

import re

import pytest

from tests.players.gomocup.managing import Manager, board

POINT = re.compile(r"\d+,\d+")


def test_the_best_moves_of_a_board(game: Manager) -> None:
    game.say("INFO show_detail 2", "YXBOARD", "7,7,1", "8,8,2", "DONE", "YXNBEST 2")
    lines = game.hear(49)
    assert lines[-1] == "0,0"
    assert lines[:2] == ["INFO PV 0", "INFO NUMPV 2"]
    assert lines.count("INFO PV DONE") == 4
    assert "INFO BESTLINE 1,0" in lines
    assert game.asks("TURN 9,9")  # no stone was placed on the board
    assert board(game) == "X112 O128 O144"


@pytest.mark.parametrize("text", ["", "0", "-1", "x", "9" * 50])
def test_best_moves_are_counted(game: Manager, text: str) -> None:
    assert game.asks(f"YXNBEST {text}").startswith("ERROR ")


def test_realtime_lines_are_sent_on_request(game: Manager) -> None:
    game.say("INFO show_detail 1")
    game.say("TURN 7,7")
    lines = game.hear(4)
    assert lines[0] == "MESSAGE REALTIME BEST 0,0"
    assert lines[1].startswith("MESSAGE REALTIME VAL ")
    assert lines[2] == "MESSAGE REALTIME PV 0,0"
    assert lines[3] == "0,0"
    game.say("INFO show_detail 0")
    assert game.asks("TURN 8,8") == "1,0"


def test_supported_analysis_features(manager: Manager) -> None:
    manager.say("YXSHOWINFO")
    assert all(line.startswith("MESSAGE INFO MAX_") for line in manager.hear(2))
