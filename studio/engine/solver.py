"""The threat solver: it proves that there is a win by threats, or that there is none.

Only one thread at a time may call a solver; a second one gets an error. Any thread may call `stop`. The solver keeps
its results in a table of limited size, and uses them in later positions.
"""

import threading
import time
from _thread import start_new_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue

import numpy as np

from studio.engine import messages
from studio.engine.kernels.runtime.clock import now
from studio.engine.kernels.threats.defences import REFUTES, UNDECIDED
from studio.engine.kernels.threats.points import FIVE, FOUR, OPEN_FOUR, OPEN_THREE, mark_threats
from studio.engine.kernels.threats.proving import (
    DEADLINE,
    FOREVER,
    GIVEN_UP,
    IS_OVER,
    LOOK_AT,
    MOST_NODES,
    NODES,
    SOLUTION,
)
from studio.engine.kernels.threats.solving import solve_deeply
from studio.engine.kernels.threats.table import FOURS, THREES
from studio.engine.options.limits import checked_memory
from studio.engine.options.threats import WITHOUT_END, SolverLimit, ThreatKind
from studio.engine.running.line_boards import cells_of, line_board, new_proving, new_walk, stones_in_order
from studio.engine.views.threats import Points, Solution, SolverResult, ThreatPoints
from studio.game import messages as game_messages
from studio.game.argument_checks import refuse_other_than, wrong_kind
from studio.game.errors import StudioError
from studio.game.forbidden_defence import forbidden_defence
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

_SECOND, _LOOK_SECONDS = 1_000_000_000, 0.001
_KINDS = {ThreatKind.FOURS: FOURS, ThreatKind.THREES: THREES}
_MEMORY_MB = 64


class Solver:
    """Finds wins by threats in positions of one game."""

    def __init__(self, rules: Rules, *, memory_mb: int = _MEMORY_MB) -> None:
        refuse_other_than(Rules, rules, "A set of rules", 'PRESETS["gomoku-15"]')
        self._rules = rules
        self._work = new_proving(rules, cells_of(checked_memory(memory_mb)))
        self._in_use = threading.Lock()
        self._walk = new_walk(self._work)
        solve_deeply(self._walk, np.zeros(0, np.uint16), 0, FOURS, False)  # loads the kernel before any time limit

    @property
    def rules(self) -> Rules:
        return self._rules

    def solve(
        self,
        position: Position,
        side: Stone | None = None,
        kind: ThreatKind = ThreatKind.FOURS,
        limit: SolverLimit = WITHOUT_END,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Solution:
        """Return whether `side` wins by threats of this kind.

        By default, it is the side to move. If it is not, the solution contains a threat of `side` and the points that
        refute it. The call blocks until it is finished or stopped. The solver calls `is_wanted` once at the start, and
        ends if it returns False. To stop it from another thread, first make `is_wanted` return False, then call `stop`.
        """
        side = self._side_of(position, side)
        kind = _checked_kind(kind)
        refuse_other_than(SolverLimit, limit, "A limit", "SolverLimit(nodes=100_000)")
        with self._used():
            if not is_wanted():
                self.stop()
            return self._solved(position, side, kind, limit)

    def refutations(
        self,
        position: Position,
        kind: ThreatKind = ThreatKind.FOURS,
        limit: SolverLimit = WITHOUT_END,
    ) -> Solution:
        """Return a threat by the side that is not to move, and the points that refute it."""
        refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
        return self.solve(position, position.to_move.opponent, kind, limit)

    def stop(self) -> None:
        """End the running call of `solve` with the result UNKNOWN. Any thread may call this."""
        self._work.stop[0] = 1

    # Inside

    def _solved(self, position: Position, side: Stone, kind: ThreatKind, limit: SolverLimit) -> Solution:
        work, walk, is_waiting = self._work, self._walk, position.to_move is not side
        self._allow(limit)
        begun = time.perf_counter()
        stones = stones_in_order(position)
        found = _Job(lambda: solve_deeply(walk, stones, int(side) - 1, _KINDS[kind], is_waiting), self.stop).found()
        seconds = time.perf_counter() - begun
        line = tuple(work.solution[: work.counts[SOLUTION]].tolist()) if found > 0 else ()
        replies = work.answers if found > 0 and is_waiting else np.zeros(0, np.uint8)
        return Solution(
            result=SolverResult.WIN if found > 0 else SolverResult.UNKNOWN if found == GIVEN_UP else SolverResult.NONE,
            kind=kind,
            side=side,
            line=line,
            refutations=_points(replies, REFUTES),
            undecided=_points(replies, UNDECIDED),
            nodes=int(work.counts[NODES]),
            seconds=seconds,
            forbidden=forbidden_defence(position, side, line),
        )

    def _allow(self, limit: SolverLimit) -> None:
        counts = self._work.counts
        counts[NODES] = counts[LOOK_AT] = counts[IS_OVER] = 0
        counts[MOST_NODES] = FOREVER if limit.nodes is None else limit.nodes
        counts[DEADLINE] = FOREVER if limit.seconds is None else now() + int(limit.seconds * _SECOND)
        self._work.answers[:] = 0

    def _side_of(self, position: Position, side: Stone | None) -> Stone:
        refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
        if position.rules != self._rules:
            raise StudioError(messages.SOLVER_RULES)
        if position.is_over:
            message = game_messages.GAME_WON if position.winner else game_messages.GAME_DRAWN
            raise StudioError(message, winner=position.winner)
        return position.to_move if side is None else _checked_side(side)

    @contextmanager
    def _used(self) -> Iterator[None]:
        if not self._in_use.acquire(blocking=False):
            raise StudioError(messages.SOLVER_BUSY)
        try:
            self._work.stop[0] = 0
            yield
        finally:
            self._in_use.release()


def threat_points(position: Position, side: Stone) -> ThreatPoints:
    """Return the threats that a stone of `side` would make on each point.

    After the game there are none. The call takes about 1 ms. Any thread may call it.
    """
    refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
    side = _checked_side(side)
    marks = np.zeros(position.rules.size, np.uint8)
    if not position.is_over:
        board = line_board(position.rules)
        mark_threats(board, stones_in_order(position), int(side) - 1, marks, np.zeros(board.shape.words, np.uint64))
    return ThreatPoints(
        side=side,
        fives=_points(marks, FIVE),
        open_fours=_points(marks, OPEN_FOUR),
        fours=_points(marks, FOUR),
        open_threes=_points(marks, OPEN_THREE),
    )


def _checked_side(side: object) -> Stone:
    if side is Stone.BLACK or side is Stone.WHITE:
        return side
    raise wrong_kind(side, "A side", "Stone.BLACK")


def _checked_kind(kind: object) -> ThreatKind:
    if not isinstance(kind, str) or kind not in list(ThreatKind):
        raise wrong_kind(kind, "A kind of threats", "ThreatKind.FOURS")
    return ThreatKind(kind)


def _points(answers: np.ndarray[tuple[int], np.dtype[np.uint8]], answer: int) -> Points:
    return tuple(np.flatnonzero(answers == answer).tolist())


class _Job:
    """Runs a kernel.

    If the main thread calls it, the kernel runs in another thread, so that Ctrl+C can interrupt the wait.
    """

    # A KeyboardInterrupt may occur at any step of this class, so no step relies on a later one.

    def __init__(self, work: Callable[[], int], stop: Callable[[], object]) -> None:
        self._work, self._stop = work, stop
        self._answer: SimpleQueue[int | BaseException] = SimpleQueue()
        self._has_begun = self._has_ended = self._is_given_up = False

    def found(self) -> int:
        if threading.current_thread() is not threading.main_thread():
            return self._work()
        try:
            start_new_thread(self._run, ())
            answer = self._answer.get()
        except BaseException:
            self._give_up()
            raise
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def _run(self) -> None:
        self._has_begun = True
        try:
            self._answer.put(GIVEN_UP if self._is_given_up else self._work())
        except BaseException as error:  # noqa: BLE001  # the caller raises it
            self._answer.put(error)
        self._has_ended = True

    def _give_up(self) -> None:
        """Stop the kernel, and wait until it has ended."""
        # A thread that starts after this call does nothing.
        self._is_given_up = True
        while self._has_begun and not self._has_ended:
            self._stop()
            time.sleep(_LOOK_SECONDS)
