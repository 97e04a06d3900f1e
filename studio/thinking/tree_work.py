"""Work on a whole tree in small steps: counting, filtering, drawing, saving. No Qt."""

import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError
from studio.thinking import messages

_logger = logging.getLogger(__name__)
_REPORT_SECONDS = 0.05
WHOLE = 1.0
"""The progress value of a complete file."""


class WorkKind(StrEnum):
    FILTER = "filter"
    STATISTICS = "statistics"
    OUTLINE = "outline"
    EXPORT = "export"
    SAVING = "saving"  # the tree must not change meanwhile
    READING = "reading"  # reads another tree, from a file


@dataclass(frozen=True, slots=True)
class WorkNews:
    """The progress of work on a tree. In the last report of a request, `is_over` is True."""

    kind: WorkKind
    number: int  # the number of the request
    result: object | None = None  # the result so far; None in the last news if the work was cancelled
    is_over: bool = False
    error: StudioError | None = None


@dataclass(slots=True)
class _Task:
    kind: WorkKind
    number: int
    steps: Iterator[object]
    result: object | None = None
    reported_at: float = 0.0


class TreeWork:
    """Runs work on a tree step by step, at most one task of each kind. Only the search's thread may use it."""

    def __init__(self, report: Callable[[WorkNews], None]) -> None:
        self._report = report
        self._tasks: dict[WorkKind, _Task] = {}

    @property
    def is_waiting(self) -> bool:
        return bool(self._tasks)

    @property
    def holds_tree(self) -> bool:
        """Return whether some work needs the tree to remain unchanged until the work ends."""
        return self._holding is not None

    @property
    def _holding(self) -> WorkKind | None:
        return next((kind for kind in (WorkKind.SAVING, WorkKind.READING) if kind in self._tasks), None)

    def number(self, kind: WorkKind) -> int | None:
        """Return the number of the running request of this kind, or None if there is none."""
        return self._tasks[kind].number if kind in self._tasks else None

    def begin(self, kind: WorkKind, number: int, steps: Iterator[object]) -> None:
        """Start work. If work of this kind is running, it is replaced."""
        self.cancel(kind)
        self._tasks[kind] = _Task(kind, number, steps)

    def cancel(self, kind: WorkKind) -> None:
        task = self._tasks.pop(kind, None)
        if task is not None:
            _close(task.steps)
            result = task.result if kind is WorkKind.SAVING and task.result == WHOLE else None  # the file exists
            self._report(WorkNews(task.kind, task.number, result, is_over=True))

    def cancel_all(self) -> None:
        for kind in tuple(self._tasks):
            self.cancel(kind)

    def go_on(self) -> None:
        """Do one step of work. Work that needs an unchanged tree comes first. Other tasks take turns."""
        if not self._tasks:
            return
        kind = self._holding or next(iter(self._tasks))
        task = self._tasks.pop(kind)
        try:
            task.result = next(task.steps)
        except StopIteration:
            self._report(WorkNews(kind, task.number, task.result, is_over=True))
        except StudioError as error:
            self._report(WorkNews(kind, task.number, is_over=True, error=error))
        except Exception as error:  # the work only reads the tree, so the search is intact
            _logger.exception("Work on a tree failed: %s.", kind)
            self._report(WorkNews(kind, task.number, is_over=True, error=_failure(error)))
        else:
            self._tasks[kind] = task
            self._report_progress(task)

    def finish_saving(self, is_given_up: Callable[[int], bool]) -> None:
        """Finish a save in progress before the tree changes.

        Cancel the save if `is_given_up` returns True for the number of its request.
        """
        while (task := self._tasks.get(WorkKind.SAVING)) is not None:
            if is_given_up(task.number):
                self.cancel(WorkKind.SAVING)
            else:
                self.go_on()

    def _report_progress(self, task: _Task) -> None:
        now = time.perf_counter()
        if now - task.reported_at >= _REPORT_SECONDS:
            task.reported_at = now
            self._report(WorkNews(task.kind, task.number, task.result))


class WorkRequests:
    """Numbers one caller's requests for work on a tree, and recognises reports about outdated requests."""

    def __init__(self) -> None:
        self._awaited: dict[WorkKind, int] = {}
        self._begun = 0

    def begin(self, kind: WorkKind) -> int:
        """Return the number of a new request. It makes an earlier request of this kind outdated."""
        self._begun += 1
        self._awaited[kind] = self._begun
        return self._begun

    def number(self, kind: WorkKind) -> int | None:
        """Return the number of the current request of this kind, or None."""
        return self._awaited.get(kind)

    def take(self, news: WorkNews) -> bool:
        """Return whether this report is about a current request."""
        # The last report ends the request.
        is_awaited = self._awaited.get(news.kind) == news.number
        if is_awaited and news.is_over:
            del self._awaited[news.kind]
        return is_awaited


def _close(steps: Iterator[object]) -> None:
    """Close the iterator if it is a generator."""
    # Its cleanup then runs.
    close = getattr(steps, "close", None)
    if close is not None:
        close()


def _failure(error: Exception) -> StudioError:
    reason = str(error) or type(error).__name__
    return StudioError(messages.WORK_FAILED, reason=reason)
