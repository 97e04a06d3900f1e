"""The clock of a training counts processor time per worker, in this process and in others."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from studio.matches.workers.workers import Workers
from studio.training.clock import Clock
from studio.training.loop import Training
from studio.training.notices import Begun, Learnt, Notice
from studio.training.run_context import RunContext
from tests.training.small import RECIPE, RULES

WORK_SECONDS = 90.0


class Time:
    """The processor time of this process, as a test sets it."""

    def __init__(self) -> None:
        self.seconds = 1000.0  # a process has used some time before its training begins

    def __call__(self) -> float:
        return self.seconds


class OtherProcess(Executor):
    """Makes calls here, and reports them as calls of another process that each took 90 seconds."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **_named: Any) -> Future[Any]:
        result, seconds, process = function(*arguments)
        assert seconds >= 0
        assert process == os.getpid()
        future: Future[Any] = Future()
        future.set_result((result, WORK_SECONDS, process + 1))
        return future


def double(number: int) -> int:
    return 2 * number


def test_without_workers_the_processor_time_of_this_process_counts() -> None:
    time = Time()
    clock = Clock(None, time)
    assert sorted(clock.results(double, [1, 2, 3])) == [2, 4, 6]
    assert clock.taken() == 0
    time.seconds += 5
    assert (clock.seconds, clock.taken(), clock.taken()) == (5, 5, 0)
    time.seconds += 2
    assert (clock.seconds, clock.taken()) == (7, 2)


@pytest.mark.parametrize("count", [1, 3])
def test_the_processor_time_of_all_processes_is_divided_by_the_number_of_workers(count: int) -> None:
    time = Time()
    clock = Clock(Workers(OtherProcess(), count), time)
    assert sorted(clock.results(double, [1, 2, 3])) == [2, 4, 6]
    time.seconds += 30
    assert clock.seconds == pytest.approx((30 + 3 * WORK_SECONDS) / count)


def test_work_in_threads_of_this_process_is_counted_once() -> None:
    time = Time()
    with ThreadPoolExecutor(2) as executor:
        clock = Clock(Workers(executor, 2), time)
        assert sorted(clock.results(double, range(5))) == [0, 2, 4, 6, 8]
    assert clock.seconds == 0
    time.seconds += 8
    assert clock.seconds == 4


def times_of(training: Training, seconds: float, workers: Workers | None = None) -> list[float]:
    """Train to the end, with `seconds` of processor time before each generation. Return the clock after each
    generation.
    """
    time = Time()

    def work(notice: Notice) -> None:
        if isinstance(notice, Begun | Learnt):
            time.seconds += seconds

    context = RunContext(workers, notify=work, processor_seconds=time)
    return [progress.seconds for progress in training.generations(context)]


@pytest.mark.long
def test_a_training_ends_when_its_hours_of_processor_time_are_used_in_all_sessions(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, hours=0.5, seed=1, recipe=RECIPE)
    assert times_of(training, 1800) == [0, 1800]  # the time before the first generation prepares the training
    assert times_of(Training.resume(tmp_path, RECIPE), 1800) == []
    assert times_of(Training.resume(tmp_path, RECIPE, hours=0.75), 900) == [1800, 2700]


def test_the_games_of_workers_count_for_the_hours(tmp_path: Path) -> None:
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    pieces = RECIPE.games // RECIPE.group_size + 2 * RECIPE.measurement.games
    workers = Workers(OtherProcess(), 2)
    assert next(training.generations(RunContext(workers, processor_seconds=Time()))).seconds == pytest.approx(
        pieces * WORK_SECONDS / 2
    )
