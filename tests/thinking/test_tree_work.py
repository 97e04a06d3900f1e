"""Tasks on a whole tree: scheduling, progress, and cancelling."""

from collections.abc import Iterator

import pytest

from studio.game.errors import StudioError
from studio.game.message import Message
from studio.thinking.tree_work import TreeWork, WorkKind, WorkNews


@pytest.fixture
def told() -> list[WorkNews]:
    return []


@pytest.fixture
def work(told: list[WorkNews]) -> TreeWork:
    return TreeWork(told.append)


def counting(to: int, done: list[str], name: str) -> Iterator[int]:
    try:
        for number in range(to):
            done.append(f"{name}{number}")
            yield number
    finally:
        done.append(f"{name} closed")


def test_tasks_take_turns_and_end_with_their_last_result(work: TreeWork, told: list[WorkNews]) -> None:
    done: list[str] = []
    work.begin(WorkKind.FILTER, 1, counting(2, done, "a"))
    work.begin(WorkKind.OUTLINE, 2, counting(2, done, "b"))
    while work.is_waiting:
        work.go_on()
    assert done == ["a0", "b0", "a1", "b1", "a closed", "b closed"]
    assert [(news.kind, news.number, news.result) for news in told if news.is_over] == [
        (WorkKind.FILTER, 1, 1),
        (WorkKind.OUTLINE, 2, 1),
    ]


def test_the_first_result_is_reported_at_once_and_later_ones_at_intervals(work: TreeWork, told: list[WorkNews]) -> None:
    work.begin(WorkKind.STATISTICS, 1, iter(range(10_000)))
    work.go_on()
    assert told == [WorkNews(WorkKind.STATISTICS, 1, 0)]
    while work.is_waiting:
        work.go_on()
    assert len(told) < 1000
    assert told[-1] == WorkNews(WorkKind.STATISTICS, 1, 9999, is_over=True)


def test_a_new_task_replaces_the_old_one(work: TreeWork, told: list[WorkNews]) -> None:
    done: list[str] = []
    work.begin(WorkKind.FILTER, 1, counting(5, done, "a"))
    work.go_on()
    work.begin(WorkKind.FILTER, 2, counting(1, done, "b"))
    assert done == ["a0", "a closed"]
    assert told[-1] == WorkNews(WorkKind.FILTER, 1, is_over=True)
    work.go_on()
    work.go_on()
    assert told[-1] == WorkNews(WorkKind.FILTER, 2, 0, is_over=True)


def test_a_task_that_locks_the_tree_goes_first_and_finishes_before_the_tree_changes(work: TreeWork) -> None:
    done: list[str] = []
    work.begin(WorkKind.FILTER, 1, counting(3, done, "a"))
    work.begin(WorkKind.SAVING, 2, counting(3, done, "s"))
    assert work.holds_tree
    work.go_on()
    work.finish_saving(lambda _number: False)
    assert done == ["s0", "s1", "s2", "s closed"]
    assert work.number(WorkKind.SAVING) is None
    assert work.number(WorkKind.FILTER) == 1


def test_a_task_that_locks_the_tree_can_be_cancelled(work: TreeWork, told: list[WorkNews]) -> None:
    done: list[str] = []
    work.begin(WorkKind.SAVING, 7, counting(10**9, done, "s"))
    work.go_on()
    work.finish_saving(lambda number: number == 7)
    assert done == ["s0", "s closed"]
    assert told[-1] == WorkNews(WorkKind.SAVING, 7, is_over=True)


def test_a_failure_is_reported_and_ends_only_its_own_task(work: TreeWork, told: list[WorkNews]) -> None:
    error = StudioError(Message("full", "The disk is full."))

    def failing() -> Iterator[int]:
        yield 1
        raise error

    work.begin(WorkKind.SAVING, 1, failing())
    work.begin(WorkKind.FILTER, 2, iter([5]))
    while work.is_waiting:
        work.go_on()
    assert WorkNews(WorkKind.SAVING, 1, is_over=True, error=error) in told
    assert told[-1] == WorkNews(WorkKind.FILTER, 2, 5, is_over=True)


def test_everything_is_cleaned_up_in_the_end(work: TreeWork, told: list[WorkNews]) -> None:
    done: list[str] = []
    kinds = (WorkKind.FILTER, WorkKind.STATISTICS, WorkKind.OUTLINE)
    for kind in kinds:
        work.begin(kind, 1, counting(9, done, f"{kind} "))
        work.go_on()
        work.go_on()
    for _ in kinds:
        work.go_on()
    work.cancel_all()
    assert not work.is_waiting
    assert sum(name.endswith("closed") for name in done) == len(kinds)
    assert {news.kind for news in told if news.is_over} == set(kinds)
