"""Asks an analysis server as another program does."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from studio.engine.options.profiles import profile_named
from studio.protocols.analysis.query import Defaults
from studio.protocols.analysis.searching import Analyst
from studio.protocols.analysis.server import Analyse, AnalysisServer

PATIENCE_SECONDS = 60.0
DEFAULTS = Defaults(profile_named("classic-uct").parameters, visits=40)


class Client:
    """Collects the answers of a server."""

    def __init__(self, analyse: Analyse | None = None, threads: int = 1) -> None:
        self.answers: list[dict[str, Any]] = []
        self._more = threading.Condition()
        analyse = analyse or Analyst(lambda _rules, _parameters: None).analyse
        self.server = AnalysisServer(analyse, DEFAULTS, "1.2", self._hear, threads)

    def _hear(self, line: str) -> None:
        with self._more:
            self.answers.append(json.loads(line))
            self._more.notify_all()

    def say(self, *queries: object) -> None:
        """Send queries: objects as JSON, texts and bytes as they are."""
        for query in queries:
            line = (
                query if isinstance(query, bytes) else (query if isinstance(query, str) else json.dumps(query)).encode()
            )
            self.server.take(line)

    def wait(self, is_enough: Callable[[list[dict[str, Any]]], object]) -> None:
        with self._more:
            assert self._more.wait_for(lambda: is_enough(self.answers), PATIENCE_SECONDS), self.answers

    def all(self) -> list[dict[str, Any]]:
        """Return all answers, when the server has finished."""
        assert self.server.end(seconds=PATIENCE_SECONDS)
        return self.answers


@contextmanager
def asked(analyse: Analyse | None = None, threads: int = 1) -> Iterator[Client]:
    """Yield a client, and end its server in the end."""
    client = Client(analyse, threads)
    try:
        yield client
    finally:
        assert client.server.end(is_patient=False, seconds=PATIENCE_SECONDS)


def answers_to(*queries: object) -> list[dict[str, Any]]:
    with asked() as client:
        client.say(*queries)
        return client.all()


def answer_to(query: object) -> dict[str, Any]:
    (answer,) = answers_to(query)
    return answer
