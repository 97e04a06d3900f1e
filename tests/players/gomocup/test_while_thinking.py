"""An engine reads commands while it thinks: it can be stopped, restarted and ended."""

import re

import pytest

from studio.game.rules import Overline
from studio.players.gomocup.conversation import ABOUT
from tests.players.gomocup.managing import Manager, Thinker, managed

POINT = re.compile(r"\d+,\d+")


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


def test_a_stop_before_the_search_stops_it() -> None:
    with managed(Thinker()) as manager:
        manager.say("START 15", "BEGIN", "STOP")
        assert manager.hear(2) == ["OK", "0,0"]


@pytest.mark.parametrize("line", ["RESTART", "START 15", "RECTSTART 15,15"])
def test_another_game_cancels_a_move(line: str) -> None:
    player = Thinker()
    with managed(player) as manager:
        manager.say("START 15", "BEGIN")
        assert player.thinks.wait(20)
        manager.hear()
        assert manager.asks(line) == "OK"
        manager.say("TURN 3,3")
        assert player.thinks.wait(20)
        assert manager.asks("STOP") == "0,0"


def test_the_end_command_works_during_a_move() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    assert not manager.server.take(b"END\nABOUT\n")
    assert manager.end() == ["OK"]
    assert player.is_closed


def test_quick_commands_are_answered_before_the_end() -> None:
    manager = Manager()
    assert not manager.server.take(b"ABOUT\nSTART 15\nEND\n")
    assert manager.end() == [ABOUT, "OK"]


def test_the_end_of_the_input_ends_the_engine() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    manager.server.take(b"ABOUT")
    assert manager.end() == ["OK", ABOUT]


def test_at_the_end_of_the_input_the_remaining_commands_are_answered() -> None:
    manager = Manager().say("START 15", "BEGIN")
    manager.server.take(b"ABOUT")
    manager.server.finish(lambda: True)
    assert manager.end() == ["OK", "0,0", ABOUT]


def test_a_move_that_nobody_awaits_is_dropped_at_the_end_of_the_input() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    manager.server.finish(lambda: False)
    assert manager.end() == ["OK"]
    assert player.is_closed


def test_a_manager_that_does_not_read_is_not_waited_for() -> None:
    player = Thinker()
    manager = Manager(player).say("START 15", "BEGIN")
    assert player.thinks.wait(20)
    for _ in range(100):
        manager.server.take(b"ABOUT\n" * 1000)
    manager.say("STOP")
    heard = manager.end()
    assert heard.count(ABOUT) <= 5000


def test_information_sent_meanwhile_applies_from_the_next_move() -> None:
    player = Thinker()
    with managed(player) as manager:
        manager.say("START 15", "INFO timeout_turn 50000", "BEGIN")
        assert player.thinks.wait(20)
        manager.hear()
        manager.say("INFO timeout_turn 100", "INFO rule 1")
        assert manager.asks("STOP") == "0,0"
        manager.say("TURN 7,7")
        assert player.thinks.wait(20)
        assert manager.asks("STOP") == "1,0"
    (before, slow), (after, quick) = player.asked
    assert (slow.limit.seconds or 0) > 40
    assert (quick.limit.seconds or 0) <= 0.1
    assert [position.rules.overline for position in (before, after)] == [Overline.WINS, Overline.NOTHING]
