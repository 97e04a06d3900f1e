"""A match manager in the same process as its engine."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import Rules
from studio.players.gomocup.conditions import Means
from studio.players.gomocup.serving import Server
from studio.players.player import Answer, Budget, Listener, ignore_analysis

PATIENCE_SECONDS = 20.0


class FirstPoint:
    """A player that plays the first free point, and records the positions in which it was asked."""

    name = "first point"

    def __init__(self) -> None:
        self.asked: list[tuple[Position, Budget]] = []
        self.begun: list[Rules] = []
        self.is_closed = False

    def begin(self, rules: Rules) -> None:
        self.begun.append(rules)

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        self.asked.append((position.copy(), budget))
        thought = PositionAnalysis(10, tuple(Candidate(point, 5, 0.2) for point in position.legal_moves()[:3]))
        tell(thought)
        return Answer(position.legal_moves()[0], thought)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.is_closed = True


class Thinker(FirstPoint):
    """A player that thinks until it is stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks = threading.Event()
        self._stopped = threading.Event()

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        self._stopped.clear()
        self.thinks.set()
        while not self._stopped.wait(0.01):
            tell(PositionAnalysis(0))
        self.thinks.clear()
        return super().move(position, budget, tell)

    def stop(self) -> None:
        self._stopped.set()


class Manager:
    """Sends lines to the engine and receives its answers."""

    def __init__(self, player: FirstPoint | None = None, remark: str = "") -> None:
        self.player = player or FirstPoint()
        self.means: list[Means] = []
        self.heard: list[str] = []
        self._more = threading.Condition()
        self._next = 0
        self.server = Server(self._made, self._hear, remark=lambda: remark)

    def say(self, *lines: str, end: str = "\n") -> "Manager":
        self.server.take("".join(f"{line}{end}" for line in lines).encode())
        return self

    def hear(self, count: int = 1) -> list[str]:
        """Return the next lines of the engine; wait for them."""
        with self._more:
            last = self._next + count
            assert self._more.wait_for(lambda: len(self.heard) >= last, PATIENCE_SECONDS), self.heard
            lines, self._next = self.heard[self._next : last], last
        return lines

    def hear_until(self, line: str) -> None:
        """Wait for this line, and skip everything up to it."""
        with self._more:
            assert self._more.wait_for(lambda: line in self.heard, PATIENCE_SECONDS), self.heard
            self._next = self.heard.index(line) + 1

    def asks(self, line: str) -> str:
        """Send a line and return its answer."""
        return self.say(line).hear()[0]

    def end(self) -> list[str]:
        """End the engine; return all lines that were not read yet."""
        assert self.server.end(PATIENCE_SECONDS)
        return self.heard[self._next :]

    def _made(self, means: Means) -> FirstPoint:
        self.means.append(means)
        return self.player

    def _hear(self, line: str) -> None:
        with self._more:
            self.heard.append(line)
            self._more.notify_all()


@contextmanager
def managed(player: FirstPoint | None = None, remark: str = "") -> Iterator[Manager]:
    manager = Manager(player, remark)
    try:
        yield manager
    finally:
        manager.end()


def board(manager: Manager) -> str:
    """Return the stones of the last position in which the player was asked, such as `X112 O113`."""
    position, _ = manager.player.asked[-1]
    points = range(position.rules.size)
    return " ".join(f"{position.stone(point).letter}{point}" for point in points if position.stone(point))
