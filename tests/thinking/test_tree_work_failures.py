"""Tasks on a whole tree that fail unexpectedly, or are cancelled when they are done."""

from collections.abc import Iterator

from studio.thinking.tree_work import WHOLE, TreeWork, WorkKind, WorkNews


def test_an_unexpected_failure_is_reported_and_does_no_harm() -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise MemoryError

    told: list[WorkNews] = []
    work = TreeWork(told.append)
    work.begin(WorkKind.SAVING, 1, failing())
    work.begin(WorkKind.FILTER, 2, iter([5]))
    while work.is_waiting:
        work.go_on()
    (failed,) = (news for news in told if news.error is not None)
    assert (failed.number, failed.is_over) == (1, True)
    assert failed.error is not None
    assert (failed.error.code, failed.error.fields) == ("work_failed", {"reason": "MemoryError"})
    assert told[-1] == WorkNews(WorkKind.FILTER, 2, 5, is_over=True)


def test_a_written_file_cannot_be_cancelled() -> None:
    told: list[WorkNews] = []
    work = TreeWork(told.append)
    work.begin(WorkKind.SAVING, 1, iter([0.5, WHOLE]))
    work.go_on()
    work.go_on()
    work.cancel(WorkKind.SAVING)
    assert told[-1] == WorkNews(WorkKind.SAVING, 1, WHOLE, is_over=True)
