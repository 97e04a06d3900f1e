"""Finds threats in the shown position. The solver runs in a thread of low priority."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from studio.activities.proving import solver_failed
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.views.threats import Solution, ThreatPoints
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.stones import Stone
from studio.thinking.preparation import load

if TYPE_CHECKING:
    from studio.engine.solver import Solver

# Each side has a search by fours and one by threes.
LIMIT = SolverLimit(seconds=1.0)
"""The limit of each of the four searches, which look for wins by fours and wins by threes of each side."""
_NICENESS = 10
_STOP_AGAIN_SECONDS = 0.02
_KINDS = (ThreatKind.FOURS, ThreatKind.THREES)  # by fours first, because such a win is easier to see


@dataclass(frozen=True, slots=True)
class ThreatFindings:
    """The threats found in a position so far."""

    position: Position
    """The position. Callers must not change it."""
    points: tuple[ThreatPoints, ...] = ()
    """The points where a stone would make a threat, for Black and for White."""
    win: Solution | None = None
    """A win by threats for the side to move, if there is one."""
    menace: Solution | None = None
    """A win by threats that the other side would have if the side to move passed, and the moves that prevent this
    win.
    """
    is_complete: bool = False
    """Whether the search is finished."""

    def points_of(self, side: Stone) -> ThreatPoints | None:
        return next((points for points in self.points if points.side is side), None)

    @property
    def main(self) -> Solution | None:
        """The win of the side to move. If there is none, the win that the other side threatens, or None."""
        return self.win or self.menace


@dataclass(frozen=True, slots=True)
class _Question:
    number: int
    position: Position
    proofs: bool


class ThreatWatch(QObject):
    """Searches the shown position for threats."""

    # The thread starts with the first position.

    found = Signal(object)
    """Emitted with the `ThreatFindings` of the watched position so far."""
    preparing = Signal()
    """Emitted when the solver has to be compiled first, which takes some seconds."""
    failed = Signal(object)
    """Emitted with the `StudioError` that explains why there is no answer."""

    _reported = Signal(int, object)  # emitted in the thread, with the number of the thread's question

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._worker: _Worker | None = None
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)

    def watch(self, position: Position, *, proofs: bool = True) -> None:
        """Search `position` for threats from now on.

        If `proofs` is False, find only the points of threats, not wins.
        """
        self._number += 1
        if self._worker is None:
            self._worker = _Worker(self._reported.emit)
        self._worker.ask(_Question(self._number, position.copy(), proofs))

    def rest(self) -> None:
        """Stop the search for threats."""
        self._number += 1
        if self._worker is not None:
            self._worker.ask(None)

    def close(self) -> None:
        """End the thread, and wait for it."""
        worker, self._worker = self._worker, None
        self._number += 1
        if worker is not None:
            worker.close()

    @Slot(int, object)
    def _on_reported(self, number: int, result: object) -> None:
        if number != self._number:
            return  # an answer about an earlier position
        if isinstance(result, ThreatFindings):
            self.found.emit(result)
        elif isinstance(result, StudioError):
            self.failed.emit(result)
        else:
            self.preparing.emit()


class _Worker:
    """A thread with a solver. It only answers the latest question."""

    # A new question stops the work on the current one.

    def __init__(self, report: Callable[[int, object], object]) -> None:
        self._report = report
        self._asked: _Question | None = None
        self._has_news = self._is_closed = False
        self._changed = threading.Condition()
        self._solver: Solver | None = None
        self._thread = threading.Thread(target=self._run, name="threats")
        self._thread.start()

    def ask(self, question: _Question | None) -> None:
        with self._changed:
            self._asked, self._has_news = question, True
            self._stop()
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._is_closed, self._asked = True, None
            self._changed.notify()
        while self._thread.is_alive():  # repeated, because a solver that is still being made would miss a single stop
            self._stop()
            self._thread.join(_STOP_AGAIN_SECONDS)

    # In the thread

    def _run(self) -> None:
        _lower_priority()
        while (question := self._next()) is not None:
            try:
                self._answer(question)
            except StudioError as error:
                self._report(question.number, error)
            except Exception as error:  # noqa: BLE001  # any error is reported, and the thread continues
                self._report(question.number, solver_failed(error))

    def _next(self) -> _Question | None:
        """Wait for a question. Return None if the thread has to end."""
        with self._changed:
            self._changed.wait_for(lambda: self._asked is not None or self._is_closed)
            question, self._asked, self._has_news = self._asked, None, False
            return question

    @property
    def _is_wanted(self) -> bool:
        """Return whether the current question is still the latest one."""
        return not self._is_closed and not self._has_news

    def _answer(self, question: _Question) -> None:
        if question.position.is_over:
            self._report(question.number, ThreatFindings(question.position, is_complete=True))
            return
        self._prepare(question)
        for findings in self._findings(question):
            if not self._is_wanted:
                return
            self._report(question.number, findings)

    def _prepare(self, question: _Question) -> None:
        load("studio.engine.warmup")
        from studio.engine.stages import solver_stage
        from studio.engine.warmup import Warmup

        with Warmup() as warmup:
            stages = (solver_stage(question.position.rules),)
            warmup.prepare(stages, lambda _done, _of: self._report_wait(question), lambda: self._is_wanted)
        load("studio.engine.solver")

    def _report_wait(self, question: _Question) -> None:
        self._report(question.number, None)

    def _findings(self, question: _Question) -> Iterator[ThreatFindings]:
        """Yield the findings after each step. Points of threats come first, then wins by fours, then wins by threes."""
        from studio.engine.solver import threat_points

        if not self._is_wanted:
            return
        position = question.position
        points = tuple(threat_points(position, side) for side in (Stone.BLACK, Stone.WHITE))
        found = ThreatFindings(position, points, is_complete=not question.proofs)
        yield found
        if not question.proofs:
            return
        for kind in _KINDS:
            if found.win is None:
                found = replace(found, win=self._solved(position, position.to_move, kind))
                yield found
            if found.menace is None and (found.win is None or kind is ThreatKind.FOURS):
                found = replace(found, menace=self._solved(position, position.to_move.opponent, kind))
                yield found
        yield replace(found, is_complete=True)

    def _solved(self, position: Position, side: Stone, kind: ThreatKind) -> Solution | None:
        """Return the win of `side` by threats of `kind`.

        Return None if there is no win, or if the question is outdated.
        """
        if not self._is_wanted:
            return None
        solution = self._solver_for(position).solve(position, side, kind, LIMIT, lambda: self._is_wanted)
        return solution if solution.is_win else None

    def _solver_for(self, position: Position) -> "Solver":
        from studio.engine.solver import Solver

        if self._solver is None or self._solver.rules != position.rules:
            self._solver = None  # frees its memory before the next one allocates
            self._solver = Solver(position.rules)
        return self._solver

    def _stop(self) -> None:
        solver = self._solver
        if solver is not None:
            solver.stop()


def _lower_priority() -> None:
    """Lower the priority of this thread. This has an effect only on Linux."""
    # The solver then hardly slows down the search.
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
