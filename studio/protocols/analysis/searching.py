"""Analyses the positions of queries with this program's search."""

import threading
import time
from collections.abc import Callable
from functools import partial

from studio.engine.options.parameters import Parameters
from studio.engine.options.threats import SolverLimit, ThreatKind
from studio.engine.search import Search
from studio.engine.solver import Solver
from studio.engine.views.threats import Solution
from studio.game.rules import Rules
from studio.networks.searching import made_search
from studio.protocols.analysis.answers import Answer, answer_of, ended_game
from studio.protocols.analysis.server import Task

Prepare = Callable[[Rules, Parameters], object]
"""A function that compiles what a search with these rules and parameters needs. What is compiled already stays."""
_SOLVER_LIMITS = {
    ThreatKind.FOURS: SolverLimit(nodes=200_000, seconds=2.0),
    ThreatKind.THREES: SolverLimit(nodes=1_000_000, seconds=5.0),
}


class Analyst:
    """Analyses positions. It can be called by several threads at the same time."""

    def __init__(self, prepare: Prepare, *, seed: int = 0, threads: int = 1) -> None:
        """Create an analyst. Each position is searched by `threads` threads."""
        self._prepare, self._preparing = prepare, threading.Lock()
        self._seed, self._threads = seed, threads

    def analyse(self, task: Task, send: Callable[[Answer], None]) -> None:
        """Search a position, and send the final answer. If the query wants reports, send them during the search."""
        query, turn = task.query, task.turn
        if turn.position.is_over:
            send(ended_game(query, turn))
            return
        with self._preparing:
            self._prepare(turn.position.rules, query.parameters)
        threats = _threats(task) if query.has_threats else ()
        search = made_search(turn.position, query.parameters, seed=self._seed, threads=self._threads)
        if not turn.steering.is_empty:
            search.steer(turn.steering)
        search.run(query.limit, after_slice=_Reports(task, search, partial(_report, task, search, threats, send)))
        send(answer_of(query, turn, search, threats, is_during=False))


def _report(task: Task, search: Search, threats: tuple[Solution, ...], send: Callable[[Answer], None]) -> None:
    send(answer_of(task.query, task.turn, search, threats, is_during=True))


class _Reports:
    """Called after each slice of a search. It stops a cancelled search, and sends reports as often as requested."""

    def __init__(self, task: Task, search: Search, report: Callable[[], None]) -> None:
        self._task, self._search, self._report = task, search, report
        self._last = time.monotonic()

    def __call__(self) -> None:
        if self._task.is_cancelled:
            self._search.stop()
            return
        interval = self._task.query.report_seconds
        if interval is not None and time.monotonic() - self._last >= interval and self._search.simulations:
            self._last = time.monotonic()
            self._report()


def _threats(task: Task) -> tuple[Solution, ...]:
    """Return the wins by threats that the solver proves.

    It searches for one kind of threat after the other for each side, and stops when it finds a win.
    """
    position = task.turn.position
    solver, found = Solver(position.rules), []
    for side in (position.to_move, position.to_move.opponent):
        for kind, limit in _SOLVER_LIMITS.items():
            solution = solver.solve(position, side, kind, limit, lambda: not task.is_cancelled)
            if solution.is_win:
                found.append(solution)
                break
    return tuple(found)
