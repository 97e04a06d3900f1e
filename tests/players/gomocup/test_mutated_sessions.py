"""Random manager sessions cause no crash, no hang and no output outside the protocol."""

import random
import re

import pytest

from studio.players.gomocup.conversation import ABOUT
from tests.players.gomocup.managing import Manager
from tests.players.gomocup.sessions import session
from tests.sizes import sizes

_KNOWN = re.compile(
    r"OK|SWAP|(\d{1,2},\d{1,2})( \d{1,2},\d{1,2}){0,2}"
    r"|(ERROR|UNKNOWN) [ -~]{1,200}|MESSAGE (INFO|REALTIME) [ -~]{1,500}|INFO [A-Z]+ [ -~]{1,500}"
)
_FAULT = "ERROR this line could not be followed"


@pytest.mark.parametrize("count", sizes(2000, 200))
def test_mutated_sessions_neither_crash_nor_hang(count: int) -> None:
    chance = random.Random(count)
    for _ in range(count):
        data, manager = session(chance), Manager()
        goes_on = True
        while data and goes_on:
            size = chance.choice([1, 7, 100, 10_000])
            goes_on, data = manager.server.take(data[:size]), data[size:]
        if goes_on and chance.random() < 0.8:  # otherwise the end would precede most answers
            manager.say("", "ABOUT", "the last line").hear_until("UNKNOWN the last line")
        manager.end()
        heard = manager.heard
        assert _FAULT not in heard
        strange = [line for line in heard if line != ABOUT and not _KNOWN.fullmatch(line)]
        assert not strange
        assert manager.player.is_closed or not manager.means
