"""Exercises in finding wins, collected from games.

A solver answers the user's moves. This module contains no widgets.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.proving import MakeProver, ProvingTask, ProvingThread
from studio.exercises.attempt import Attempt, Stage, Tally, tally_of
from studio.exercises.exercise import Exercise
from studio.exercises.hints import Hint, hint_for, next_grade
from studio.exercises.judging import EACH, Judgement, Solutions, judge, solutions
from studio.exercises.page import Busy, ExercisePage
from studio.exercises.results import NO_RESULTS
from studio.exercises.sources import Order, collected
from studio.game.record import GameRecord

_REPORT_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class _Seen:
    """A report on collecting exercises: the number of positions examined since the last report, and an exercise or
    None.

    The exercise was found in the last of these positions.
    """

    positions: int
    exercise: Exercise | None = None


class Exercises(QObject):
    """Runs one series of exercises at a time, and measures the user's time for each exercise."""

    changed = Signal()
    """Emitted when a part of `page` has changed, such as the exercise, its moves or the solver's answer."""
    nothing_found = Signal()
    failed = Signal(object)
    """Emitted with the `StudioError` that stopped collecting, judging or solving."""

    def __init__(
        self,
        make_prover: MakeProver | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._collecting, self._counting, self._answering = (ProvingThread(make_prover, self) for _ in range(3))
        self._clock = clock
        self._exercises: list[Exercise] = []
        self._attempts: dict[int, Attempt] = {}
        self._solutions: dict[int, Solutions] = {}
        self._spent: dict[int, float] = {}
        self._since = 0.0
        self._looked = 0
        self._at = -1
        self._first = 0  # the place of the exercise to begin with
        self._hint: Hint | None = None
        self._best: int | None = None  # the first move of the solver's line in this position, once it is known
        self._counted: set[int] = set()  # the exercises of this series that are part of the results
        self.results = NO_RESULTS
        """The user's results. The caller loads and stores them."""
        self._is_on = False
        self.busy = Busy.NOTHING
        self.order = Order()
        self._collecting.reported.connect(self._on_found)
        self._collecting.done.connect(self._on_collected)
        self._counting.done.connect(self._on_counted)
        self._answering.done.connect(self._on_answer)
        for thread in (self._collecting, self._counting, self._answering):
            thread.failed.connect(self._on_failed)

    # State

    @property
    def is_on(self) -> bool:
        return self._is_on

    @property
    def attempt(self) -> Attempt | None:
        return self._attempts.get(self._at)

    @property
    def page(self) -> ExercisePage:
        attempt, looking = self.attempt, self._collecting.is_running
        page = ExercisePage(self._at + 1, len(self._exercises), looking, self._looked)
        if attempt is None:
            return page
        return replace(
            page,
            exercise=attempt.exercise,
            stage=attempt.stage,
            last=attempt.last,
            can_take_back=bool(attempt.moves) and not attempt.is_over,
            is_longer=attempt.is_longer,
            plies=attempt.plies,
            score=attempt.score(self._seconds(self._at)),
            solutions=self._solutions.get(self._at),
            hint=self._hint,
            busy=self.busy,
            results=self.results,
        )

    @property
    def next_place(self) -> int:
        """The index of the exercise with which to continue next time: the current one or, if it is over, the next one.

        After the last exercise it is 0.
        """
        attempt = self.attempt
        at = self._at + (attempt is not None and attempt.is_over)
        return at if 0 <= at < len(self._exercises) else 0

    @property
    def tally(self) -> Tally:
        """The total results of the exercises in this series.

        Only exercises that count in the user's results are included.
        """
        return tally_of(tuple(self._attempts[at].score(self._seconds(at)) for at in sorted(self._counted)))

    # Actions of the user

    def begin(self, order: Order, record: GameRecord | None = None, first: int = 0) -> None:
        """Collect exercises, and show the one with the index `first` when it is found.

        If fewer exercises are found, show the first one. `record` is the open game.
        """
        self.end()
        self.order, self._is_on, self._first = order, True, first
        copy = _copied(record) if record is not None else None
        self._collecting.begin(lambda task: _report_all(task, order, copy))
        self.changed.emit()

    @Slot()
    def end(self) -> None:
        """Stop all threads. Forget the exercises, attempts and solutions, but not the user's `results`."""
        for thread in (self._collecting, self._counting, self._answering):
            thread.cancel()
        self._exercises, self._attempts, self._solutions, self._spent = [], {}, {}, {}
        self._looked, self._at, self._is_on, self.busy = 0, -1, False, Busy.NOTHING
        self._counted = set()
        self._forget_hint()

    @Slot()
    def cancel_collecting(self) -> None:
        """Stop collecting, and keep the exercises found so far. If there are none, end the series and emit
        `nothing_found`.
        """
        self._collecting.cancel()
        if self._exercises and self._at < 0:
            self._show(0)
        elif self._exercises:
            self.changed.emit()
        else:
            self._find_nothing()

    def go(self, steps: int) -> None:
        """Move forward by `steps` exercises, or backward if `steps` is negative.

        Do nothing if there is no exercise at that place.
        """
        if 0 <= self._at + steps < len(self._exercises) and steps:
            self._show(self._at + steps)

    def play(self, point: int) -> None:
        """Ask the solver to judge the user's move at `point`.

        `changed` is emitted when the answer is known. Do nothing if the solver is working or the user may not play this
        move.
        """
        attempt = self.attempt
        if attempt is None or self.busy or not attempt.may_play(point):
            return
        kind, position, limit = attempt.exercise.kind, attempt.position.copy(), self.order.limit_of_answer
        self._ask(Busy.JUDGING, lambda task: judge(task.prover(position.rules), position, point, kind, limit))

    def take_back(self) -> None:
        attempt = self.attempt
        if attempt is not None and not self.busy:
            attempt.take_back()
            self._forget_hint()
            self.changed.emit()

    def hint(self) -> None:
        """Give the next hint: first the area of the winning move, then the stones in line with it, then the move
        itself.

        The solver first has to find the move. `changed` is emitted when `page.hint` contains the hint.
        """
        attempt = self.attempt
        if attempt is None or not self.page.can_hint:
            return
        if self._best is None:
            self._ask_for_line(Busy.HINTING)
        else:
            self._give_hint(attempt, self._best)
            self.changed.emit()

    def show_solution(self) -> None:
        """Ask the solver for the winning line. The line is then played on the board, and the exercise ends."""
        attempt = self.attempt
        while attempt is not None and not self.busy and attempt.stage is Stage.REFUTED:
            attempt.take_back()
        self._ask_for_line(Busy.SHOWING)

    # Implementation

    def _show(self, at: int) -> None:
        self._rest()
        self._at, self._since = at, self._clock()
        self._forget_hint()
        exercise = self._exercises[at]
        self._attempts.setdefault(at, Attempt(exercise))
        self._count(exercise)
        self.changed.emit()

    def _rest(self) -> None:
        """Stop the clock and the solvers of the current exercise."""
        self._answering.cancel()
        self._counting.cancel()
        self.busy = Busy.NOTHING
        if self._at >= 0:
            self._spent[self._at], self._since = self._seconds(self._at), self._clock()

    def _seconds(self, at: int) -> float:
        attempt, spent = self._attempts.get(at), self._spent.get(at, 0.0)
        is_running = at == self._at and attempt is not None and not attempt.is_over
        return spent + (self._clock() - self._since if is_running else 0.0)

    def _count(self, exercise: Exercise) -> None:
        if self._at in self._solutions:
            return
        position = exercise.position()
        self._counting.begin(
            lambda task: solutions(task.prover(position.rules), position, exercise.kind, EACH, lambda: task.is_wanted)
        )

    def _ask(self, busy: Busy, work: Callable[[ProvingTask], object]) -> None:
        self.busy = busy
        self._answering.begin(work)
        self.changed.emit()

    def _ask_for_line(self, busy: Busy) -> None:
        attempt = self.attempt
        if attempt is None or self.busy or attempt.stage is not Stage.TRYING:
            return
        kind, position = attempt.exercise.kind, attempt.position.copy()
        limit = self.order.wanted.limit
        self._ask(busy, lambda task: task.prover(position.rules).solve(position, position.to_move, kind, limit).line)

    @Slot(object)
    def _on_found(self, seen: _Seen) -> None:
        self._looked += seen.positions
        if seen.exercise is not None:
            self._exercises.append(seen.exercise)
            if self._at < 0 and len(self._exercises) > self._first:
                self._show(self._first)
        self.changed.emit()

    @Slot(object)
    def _on_collected(self) -> None:
        if self._exercises and self._at < 0:
            self._show(0)
        elif self._exercises:
            self.changed.emit()
        else:
            self._find_nothing()

    def _find_nothing(self) -> None:
        self.end()
        self.nothing_found.emit()

    @Slot(object)
    def _on_counted(self, found: Solutions) -> None:
        self._solutions[self._at] = found
        self.changed.emit()

    @Slot(object)
    def _on_answer(self, answer: object) -> None:
        busy, attempt = self.busy, self.attempt
        self.busy = Busy.NOTHING
        if attempt is None:
            return
        seconds = self._seconds(self._at)
        if isinstance(answer, Judgement):
            self._forget_hint()
            attempt.take(answer)
        elif busy is Busy.SHOWING and isinstance(answer, tuple):
            self._forget_hint()
            attempt.show(answer)
        elif isinstance(answer, tuple) and answer:
            self._give_hint(attempt, answer[0])
        if attempt.is_over:
            self._spent[self._at] = seconds
        self._count_result(attempt)
        self.changed.emit()

    def _give_hint(self, attempt: Attempt, best: int) -> None:
        grade = next_grade(self._hint)
        if grade is not None:
            self._best, self._hint = best, hint_for(attempt.position, best, grade)
            attempt.give_hint()
            self._count_result(attempt)

    def _forget_hint(self) -> None:
        self._hint = self._best = None

    def _count_result(self, attempt: Attempt) -> None:
        """Add a solved or failed exercise to the user's results. Each exercise counts only once in a series."""
        score = attempt.score(0.0)
        if self._at not in self._counted and (score.is_decided or attempt.is_over):
            self._counted.add(self._at)
            self.results = self.results.with_result(attempt.exercise.level, score.is_clean)

    @Slot(object)
    def _on_failed(self, error: object) -> None:
        self.busy = Busy.NOTHING
        if self._at < 0:
            self.end()
        self.failed.emit(error)


def _copied(record: GameRecord) -> GameRecord:
    # The window continues to change the original.
    copy = GameRecord(record.rules)
    copy.root = record.root.copied()
    return copy


def _report_all(task: ProvingTask, order: Order, record: GameRecord | None) -> None:
    """Report each exercise as soon as it is found, and at intervals the number of examined positions."""
    looked, reported_at = 0, time.monotonic()
    for found in collected(order, record, task.prover):
        if not task.is_wanted:
            return
        looked += 1
        if found is not None or time.monotonic() - reported_at >= _REPORT_SECONDS:
            task.report(_Seen(looked, found))
            looked, reported_at = 0, time.monotonic()
    task.report(_Seen(looked))
