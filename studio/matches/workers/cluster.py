"""Workers on other machines, through a Dask scheduler that the user runs."""

# The owner of the scheduler can run code on every worker and on this machine (see docs/matches.md). Only this module
# and `cluster_messages` import Dask.

import os
import re
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import CancelledError
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from studio.game.errors import install_command
from studio.matches import messages
from studio.matches.contestant import NamedEngine
from studio.matches.errors import MatchError
from studio.matches.networks import installed_networks, network_names, refuse_other_networks
from studio.matches.own_engines import known_engines
from studio.matches.plan import MatchPlan, refuse_too_many
from studio.matches.store import program
from studio.matches.workers.cluster_messages import ClusterMessages
from studio.matches.workers.workers import Workers

_ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?(?:[\w.-]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}", re.ASCII)
_CONNECT_SECONDS = 15


@dataclass(frozen=True, slots=True)
class WorkerReport:
    """The properties of a worker's machine and program."""

    version: str
    cores: int
    engines: tuple[str, ...]


def report() -> WorkerReport:
    """Return the report of this machine. Runs on each worker."""
    own = program()
    return WorkerReport(f"{own.version} {own.fingerprint}", os.cpu_count() or 1, tuple(known_engines()))


class ClusterWorkers(Workers):
    """The workers of a Dask scheduler, either all of them or a given number.

    After `close`, running games continue to their end.
    """

    def __init__(self, address: str, most: int | None = None, *, tells: bool = False) -> None:
        """Connect to a scheduler. If `tells` is set, the listener receives the messages of running work."""
        client = _connected(address)
        try:
            self._threads = _threads(client, address)
            self._reports = _reports(client, address)
            _refuse_other_versions(self._reports)
        except BaseException:
            client.close()
            raise
        self._client, self._tells = client, tells
        self._messages: ClusterMessages | None = None
        places = sum(self._threads.values())
        executor = client.get_executor(pure=False)
        super().__init__(executor, places if most is None else min(most, places))

    def set_listener(self, listener: Callable[[object], object]) -> None:
        if self._tells and self._messages is None:
            self.executor = self._messages = ClusterMessages(self.executor, self._client, listener)

    def check(self, plan: MatchPlan) -> None:
        for contestant in plan.contestants:
            if isinstance(contestant.player, NamedEngine):
                self._refuse_missing(contestant.player.name)
        names = network_names(plan)
        if names:
            refuse_other_networks(names, installed_networks(names), _networks(self._client, names))
        for worker, answer in self._reports.items():
            refuse_too_many(plan, self._threads.get(worker, 1), answer.cores)

    def is_loss(self, error: BaseException) -> bool:
        from distributed import KilledWorker

        return isinstance(error, KilledWorker | CancelledError) or super().is_loss(error)

    def close(self) -> None:
        if self._messages is not None:
            self._messages.close()
        self._client.close()

    def _refuse_missing(self, engine: str) -> None:
        for worker, answer in self._reports.items():
            if engine not in answer.engines:
                raise MatchError(messages.ENGINE_MISSING_THERE, worker=worker, name=engine)


def refuse_place(plan: MatchPlan, workers: int, address: str = "") -> None:
    """Raise an error if too many games would run at once on this machine, or if the address is invalid."""
    # The workers themselves are checked later.
    if address:
        refuse_unusable(address)
    else:
        refuse_too_many(plan, workers)


def refuse_unusable(address: str) -> None:
    """Raise an error if Dask is missing or the address is invalid. No connection is made."""
    if find_spec("distributed") is None:
        raise MatchError(messages.NO_CLUSTER, command=install_command("distributed"))
    if not _ADDRESS.fullmatch(address):  # without an address Dask would start its own scheduler
        raise MatchError(messages.CLUSTER_ADDRESS, given=address[:80])


def _connected(address: str) -> Any:
    refuse_unusable(address)
    from distributed import Client

    try:
        _refuse_silent(address)
        return Client(address, timeout=_CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except Exception as error:
        reason = str(error) or type(error).__name__
        raise MatchError(messages.CLUSTER_UNREACHABLE, given=address[:80], reason=reason) from error


def _refuse_silent(address: str) -> None:
    """Raise an error if no program listens at the address."""
    # Dask would keep trying and leave a thread behind.
    host, _, port = address.rpartition("://")[2].rpartition(":")
    socket.create_connection((host.strip("[]"), int(port)), _CONNECT_SECONDS).close()


def _threads(client: Any, address: str) -> dict[str, int]:
    """Return the number of concurrent games of each worker. Raise MatchError if there are no workers."""
    found = dict(client.nthreads())
    if not found:
        raise MatchError(messages.CLUSTER_EMPTY, given=address[:80])
    return found


def _reports(client: Any, address: str) -> Mapping[str, WorkerReport]:
    try:
        found = client.run(report, on_error="return")
    except Exception as error:
        raise _foreign(address, error) from error
    for worker, answer in found.items():
        if not isinstance(answer, WorkerReport):
            raise _foreign(worker, answer)
    return dict(found)


def _networks(client: Any, names: tuple[str, ...]) -> Mapping[str, Mapping[str, str]]:
    """Ask each worker for the SHA-256 sums of its network files."""
    found = client.run(installed_networks, names, on_error="return")
    for worker, answer in found.items():
        if not isinstance(answer, dict):
            raise _foreign(worker, answer)
    return dict(found)


def _foreign(where: str, error: object) -> MatchError:
    reason = f"{type(error).__name__}: {error}"[:200]
    return MatchError(messages.WORKER_FOREIGN, worker=where, reason=reason)


def _refuse_other_versions(reports: Mapping[str, WorkerReport]) -> None:
    own = report().version
    for worker, answer in reports.items():
        if answer.version != own:
            raise MatchError(messages.WORKER_VERSION, worker=worker, version=answer.version[:60], own=own)
