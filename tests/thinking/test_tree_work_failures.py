"""Work on a whole tree that fails in a way that nobody thought of, or is ended when it is done."""

from collections.abc import Iterator

from studio.thinking.tree_work import WHOLE, TreeWork, WorkKind, WorkNews


def test_what_fails_unexpectedly_is_told_and_harms_nobody() -> None:
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


def test_a_file_that_is_written_cannot_be_cancelled_any_more() -> None:
    told: list[WorkNews] = []
    work = TreeWork(told.append)
    work.begin(WorkKind.SAVING, 1, iter([0.5, WHOLE]))
    work.go_on()
    work.go_on()
    work.cancel(WorkKind.SAVING)
    assert told[-1] == WorkNews(WorkKind.SAVING, 1, WHOLE, is_over=True)
