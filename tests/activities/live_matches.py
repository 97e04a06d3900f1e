"""Live matches whose games are played on threads of this process."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from pytestqt.qtbot import QtBot

from studio.activities.live_match import LiveMatch
from studio.matches.notices import MatchState
from studio.matches.plan import MatchPlan
from studio.matches.workers.worker_context import WorkerContext, take
from studio.matches.workers.workers import Workers
from tests.matches.matches import plan_of

SECONDS = 60
SLOW = "studio-rollouts,simulations=1000000000,proofs=off"
"""A player that thinks until it is stopped."""


class OnThreads(Workers):
    """Plays games on threads instead of processes."""

    def __init__(self, places: int = 1) -> None:
        self._listener: Callable[[object], object] = lambda _message: None
        self._context = WorkerContext(lambda message: self._listener(message))
        self._threads = ThreadPoolExecutor(places, initializer=take, initargs=(self._context,))
        super().__init__(self._threads, places)

    def set_listener(self, listener: Callable[[object], object]) -> None:
        self._listener = listener

    def stop(self) -> None:
        self._context.stop()

    def close(self) -> None:
        self._threads.shutdown()


def tournament_in(folder: Path) -> LiveMatch:
    return LiveMatch(folder / "matches", OnThreads)


def small_plan(games: int = 4) -> MatchPlan:
    return plan_of("studio", "classic-uct", games=games)


def slow_plan() -> MatchPlan:
    return plan_of(SLOW, "classic-uct")


def wait_for(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=SECONDS * 1000)


def wait_for_end(qtbot: QtBot, live_match: LiveMatch) -> None:
    wait_for(qtbot, lambda: live_match.state is MatchState.ENDED)
