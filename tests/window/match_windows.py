"""The window of matches, whose games are played in this process."""

from collections.abc import Callable

import pytest

from studio.ui.controllers.windows.match_window import MatchWindow
from studio.ui.program import Program
from tests.activities.live_matches import OnThreads
from tests.window.starting import Start

Opened = Callable[[], tuple[Program, MatchWindow]]


@pytest.fixture(name="opened")
def opened_fixture(start: Start) -> Opened:
    """Return a function that opens the match window; games are played in this process."""

    def begin() -> tuple[Program, MatchWindow]:
        program = start()
        program.services.live_match._make_workers = OnThreads
        program.window.actions_["matches"].trigger()
        window = program.window.controllers.matches.window
        assert window is not None
        return program, window

    return begin
