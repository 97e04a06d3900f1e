"""The workers of a match: any executor, such as processes on this machine or a cluster (`cluster`)."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Protocol

from studio.matches.plan import MatchPlan, refuse_missing_networks, refuse_too_many
from studio.matches.workers.processes import Processes


class Workers:
    """An executor with its number of concurrent games."""

    def __init__(self, executor: Executor, places: int = 1) -> None:
        self.executor, self.places = executor, places

    def check(self, plan: MatchPlan) -> None:
        """Raise an error if these workers cannot play a plan."""

    def set_listener(self, listener: Callable[[object], object]) -> None:
        """Pass messages of running work to a listener, in any thread.

        Executors without messages ignore the listener.
        """

    def is_loss(self, error: BaseException) -> bool:
        """Return whether a call failed because its worker was lost."""
        # Such a call can be repeated.
        return isinstance(error, BrokenExecutor)

    def stop(self) -> None:
        """Stop running work where possible."""

    def close(self) -> None:
        """Release the resources. Return when they are released."""


class OpenWorkers(Protocol):
    """A function that creates workers when they are needed. It raises `StudioError` if that is impossible."""

    def __call__(self) -> Workers: ...


class LocalWorkers(Workers):
    """Processes on this machine, each with one game at a time."""

    def __init__(self, count: int = 1) -> None:
        self._listener: Callable[[object], object] = lambda _message: None
        self._processes = Processes(count, lambda message: self._listener(message))
        super().__init__(self._processes, count)

    def check(self, plan: MatchPlan) -> None:
        refuse_missing_networks(plan)
        refuse_too_many(plan, self.places)

    def set_listener(self, listener: Callable[[object], object]) -> None:
        self._listener = listener

    def stop(self) -> None:
        self._processes.stop()

    def close(self) -> None:
        self._processes.shutdown(cancel_futures=True)
