"""Runs solvers in a thread, one task at a time. Signals report the results."""

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.activities import messages
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.thinking.preparation import Preparation

if TYPE_CHECKING:
    from studio.engine.solver import Solver

_logger = logging.getLogger(__name__)
_POLL_SECONDS, _PATIENCE_SECONDS = 0.01, 0.2


class StoppableProver(Protocol):
    """The interface that a solver must have."""

    # Tests can replace it.

    def solve(self, position: Position, side: Stone | None, kind: ThreatKind, limit: SolverLimit) -> Solution: ...

    def stop(self) -> None: ...


MakeProver = Callable[[Rules], StoppableProver]


class ProvingTask:
    """A task for the proving thread. It gives access to solvers, sends reports, and can be cancelled."""

    def __init__(
        self, provers: dict[Rules, StoppableProver], make: MakeProver | None, report: Callable[[object], None]
    ) -> None:
        self._provers, self._make, self.report = provers, make or self._solver, report
        self.is_wanted = True

    def prover(self, rules: Rules) -> StoppableProver:
        """Return the solver for `rules`.

        Later tasks use the same one again. Raise an error if the task was cancelled.
        """
        if self.is_wanted and rules not in self._provers:
            self._provers[rules] = self._make(rules)
        if not self.is_wanted:
            raise _GivenUpError
        return self._provers[rules]

    def give_up(self) -> None:
        self.is_wanted = False
        for prover in tuple(self._provers.values()):
            prover.stop()

    def _solver(self, rules: Rules) -> "Solver":
        """Create the solver. If its kernels are not compiled yet, compile them in child processes first."""
        # Compiling in this process would block the window.
        preparation = Preparation(lambda _done, _of: None, lambda: self.is_wanted)
        try:
            preparation.prepare_solver(rules)
        finally:
            preparation.close()
        if not self.is_wanted:
            raise _GivenUpError
        from studio.engine.solver import Solver

        return Solver(rules)


class _GivenUpError(Exception):
    """Raised inside a task that was cancelled."""


Work = Callable[[ProvingTask], object]


class ProvingThread(QObject):
    """Runs one task at a time in its own thread. A new task cancels the current one."""

    reported = Signal(object)
    done = Signal(object)
    """Emitted with the result of the task."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the task."""

    _heard = Signal(int, bool, object)  # emitted in the thread: the task's number, whether it has ended, and its result

    def __init__(self, make_prover: "MakeProver | None" = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make_prover
        self._provers: dict[Rules, StoppableProver] = {}
        self._thread: threading.Thread | None = None
        self._task: ProvingTask | None = None
        self._number = 0
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def begin(self, work: Work) -> None:
        self.cancel()
        self._number = number = self._number + 1
        self._task = task = ProvingTask(self._provers, self._make, lambda what: self._heard.emit(number, False, what))
        self._thread = threading.Thread(target=self._work, args=(work, task, number), name="proving")
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Cancel the task. It emits no further signal."""
        # It usually ends within milliseconds, but a large file is first read to its end.
        task, thread = self._task, self._thread
        self._task = self._thread = None
        waits_until = time.monotonic() + _PATIENCE_SECONDS
        while task is not None and thread is not None and thread.is_alive() and time.monotonic() < waits_until:
            task.give_up()  # repeated, because a stop has no effect if the solver is between two positions
            thread.join(_POLL_SECONDS)

    def _work(self, work: Work, task: ProvingTask, number: int) -> None:
        found: object
        try:
            found = work(task)
        except _GivenUpError:
            found = None
        except StudioError as error:
            found = error
        except Exception as error:  # noqa: BLE001  # any error is reported to the listener
            found = solver_failed(error)
        if task.is_wanted:
            self._heard.emit(number, True, found)

    @Slot(int, bool, object)
    def _on_heard(self, number: int, has_ended: bool, what: object) -> None:
        if number != self._number or self._thread is None:
            return  # from a cancelled task
        if not has_ended:
            self.reported.emit(what)
            return
        self._thread.join()
        self._task = self._thread = None
        if isinstance(what, StudioError):
            self.failed.emit(what)
        else:
            self.done.emit(what)


def solver_failed(error: Exception) -> StudioError:
    """Log an unexpected error in a solver's thread. Return an error that can be shown to the user."""
    _logger.error("A solver failed.", exc_info=error)
    reason = str(error) or type(error).__name__
    return StudioError(messages.SOLVER_FAILED, reason=reason)
