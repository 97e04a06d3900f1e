"""Controls a GTP engine as another program does."""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.game.rules import PRESETS, Rules
from studio.players.book import Book
from studio.players.levels import SeatedEngine
from studio.protocols.gtp.clock import GtpClock
from studio.protocols.gtp.engine import GtpEngine
from studio.protocols.gtp.game import GtpGame
from studio.protocols.gtp.server import GtpServer
from studio.protocols.gtp.thinking import Thinking

PATIENCE_SECONDS = 60.0


class Controller:
    """Sends commands, and collects the text of the engine."""

    def __init__(self, rules: Rules, limit: Limit, book: Book | None = None) -> None:
        self.text = ""
        self._more = threading.Condition()
        own = profile_named("classic-uct").parameters
        seat = SeatedEngine("classic-uct", "full", Limit(), own)
        self.game, self.clock = GtpGame(rules), GtpClock(limit)
        thinking = Thinking(seat, lambda _rules, _parameters: None, book=book)
        self.server = GtpServer(GtpEngine(self.game, thinking, self.clock, "1.2"), self._hear)

    def _hear(self, text: str) -> None:
        with self._more:
            self.text += text
            self._more.notify_all()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.server.take(line.encode())

    def wait(self, is_enough: Callable[[str], object]) -> str:
        with self._more:
            assert self._more.wait_for(lambda: is_enough(self.text), PATIENCE_SECONDS), self.text
            return self.text

    def ask(self, line: str) -> str:
        """Return the answer to one command, without the blank line at its end."""
        before = len(self.text)
        self.say(line)
        return self.wait(lambda text: text[before:].endswith("\n\n"))[before:-2]

    def all(self) -> list[str]:
        """Return all answers, when the engine has ended."""
        assert self.server.end(PATIENCE_SECONDS)
        return re.split(r"\n\n", self.text.removesuffix("\n\n")) if self.text else []


@contextmanager
def controlled(
    rules: Rules = PRESETS["gomoku-9"], limit: Limit | None = None, book: Book | None = None
) -> Iterator[Controller]:
    """Yield a controller of an engine, and end the engine."""
    controller = Controller(rules, limit or Limit(simulations=60), book)
    try:
        yield controller
    finally:
        assert controller.server.end(PATIENCE_SECONDS)
