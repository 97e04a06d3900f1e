"""Who plays the games of a match: any executor, processes on this machine, or (in `cluster`) those of others."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Protocol

from studio.matches.plan import MatchPlan, refuse_missing_networks, refuse_too_many
from studio.matches.workers.processes import Processes


class Workers:
    """An executor that belongs to somebody else, and how many games it plays at once."""

    def __init__(self, executor: Executor, places: int = 1) -> None:
        self.executor, self.places = executor, places

    def check(self, plan: MatchPlan) -> None:
        """Refuse what cannot be played here."""

    def hear(self, listener: Callable[[object], object]) -> None:
        """Have this told what the work tells while it goes on, in any thread; not all workers can be heard."""

    def is_loss(self, error: BaseException) -> bool:
        """Whether work failed because whoever did it is gone, and not by itself: then it can be done again."""
        return isinstance(error, BrokenExecutor)

    def stop(self) -> None:
        """Have work under way end at once, where that can be."""

    def close(self) -> None:
        """Give back what is ours; returns when it has ended."""


class OpenWorkers(Protocol):
    """Makes workers when they are wanted; what cannot be is raised as a `StudioError`."""

    def __call__(self) -> Workers: ...


class LocalWorkers(Workers):
    """Processes on this machine; one game at a time in each."""

    def __init__(self, count: int = 1) -> None:
        self._listener: Callable[[object], object] = lambda _message: None
        self._processes = Processes(count, lambda message: self._listener(message))
        super().__init__(self._processes, count)

    def check(self, plan: MatchPlan) -> None:
        refuse_missing_networks(plan)
        refuse_too_many(plan, self.places)

    def hear(self, listener: Callable[[object], object]) -> None:
        self._listener = listener

    def stop(self) -> None:
        self._processes.stop()

    def close(self) -> None:
        self._processes.shutdown(cancel_futures=True)
