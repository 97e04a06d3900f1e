"""What is done with a whole tree, a little at a time: counting, filtering, drawing, saving. No Qt in here."""

import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from studio.game.errors import StudioError
from studio.thinking import messages

_logger = logging.getLogger(__name__)
_TOLD_EVERY_SECONDS = 0.05
WHOLE = 1.0
"""How far a file is when it is written."""


class WorkKind(StrEnum):
    FILTER = "filter"
    STATISTICS = "statistics"
    OUTLINE = "outline"
    SAVING = "saving"  # the tree must not change meanwhile
    READING = "reading"  # of another tree, for which somebody waits


@dataclass(frozen=True, slots=True)
class WorkNews:
    """How far a piece of work is; the last news of it is over."""

    kind: WorkKind
    number: int  # which request it answers
    result: object | None = None  # what is known so far; nothing in the end where it was ended early
    is_over: bool = False
    error: StudioError | None = None


@dataclass(slots=True)
class _Piece:
    kind: WorkKind
    number: int
    steps: Iterator[object]
    result: object | None = None
    told_at: float = 0.0


class TreeWork:
    """Pieces of work, at most one of a kind, that take turns. Belongs to the thread that owns the search."""

    def __init__(self, tell: Callable[[WorkNews], None]) -> None:
        self._tell = tell
        self._pieces: dict[WorkKind, _Piece] = {}

    @property
    def is_waiting(self) -> bool:
        return bool(self._pieces)

    @property
    def holds_tree(self) -> bool:
        """Whether the tree may not change before this is done."""
        return self._holding is not None

    @property
    def _holding(self) -> WorkKind | None:
        return next((kind for kind in (WorkKind.SAVING, WorkKind.READING) if kind in self._pieces), None)

    def number(self, kind: WorkKind) -> int | None:
        """Which request is being answered."""
        return self._pieces[kind].number if kind in self._pieces else None

    def begin(self, kind: WorkKind, number: int, steps: Iterator[object]) -> None:
        """In the place of what is going on of this kind."""
        self.cancel(kind)
        self._pieces[kind] = _Piece(kind, number, steps)

    def cancel(self, kind: WorkKind) -> None:
        piece = self._pieces.pop(kind, None)
        if piece is not None:
            _close(piece.steps)
            result = piece.result if kind is WorkKind.SAVING and piece.result == WHOLE else None  # the file is there
            self._tell(WorkNews(piece.kind, piece.number, result, is_over=True))

    def cancel_all(self) -> None:
        for kind in tuple(self._pieces):
            self.cancel(kind)

    def go_on(self) -> None:
        """Do a little of one piece; what holds the tree comes first, the others take turns."""
        if not self._pieces:
            return
        kind = self._holding or next(iter(self._pieces))
        piece = self._pieces.pop(kind)
        try:
            piece.result = next(piece.steps)
        except StopIteration:
            self._tell(WorkNews(kind, piece.number, piece.result, is_over=True))
        except StudioError as error:
            self._tell(WorkNews(kind, piece.number, is_over=True, error=error))
        except Exception as error:  # it has only looked at the tree: the search is as good as before
            _logger.exception("Work on a tree failed: %s.", kind)
            self._tell(WorkNews(kind, piece.number, is_over=True, error=_failure(error)))
        else:
            self._pieces[kind] = piece
            self._tell_now_and_then(piece)

    def finish_saving(self, is_given_up: Callable[[int], bool]) -> None:
        """The tree is to change: what saves it as it is gets done first, unless nobody wants it any more."""
        while (piece := self._pieces.get(WorkKind.SAVING)) is not None:
            if is_given_up(piece.number):
                self.cancel(WorkKind.SAVING)
            else:
                self.go_on()

    def _tell_now_and_then(self, piece: _Piece) -> None:
        now = time.perf_counter()
        if now - piece.told_at >= _TOLD_EVERY_SECONDS:
            piece.told_at = now
            self._tell(WorkNews(piece.kind, piece.number, piece.result))


class WorkRequests:
    """Belongs to whoever asks, and tells news that are out of date from others."""

    def __init__(self) -> None:
        self._awaited: dict[WorkKind, int] = {}
        self._begun = 0

    def begin(self, kind: WorkKind) -> int:
        """The number of another request, in the place of the one of this kind."""
        self._begun += 1
        self._awaited[kind] = self._begun
        return self._begun

    def number(self, kind: WorkKind) -> int | None:
        """Which request is waited for."""
        return self._awaited.get(kind)

    def take(self, news: WorkNews) -> bool:
        """Whether this was waited for; the last news end the waiting."""
        is_awaited = self._awaited.get(news.kind) == news.number
        if is_awaited and news.is_over:
            del self._awaited[news.kind]
        return is_awaited


def _close(steps: Iterator[object]) -> None:
    """A generator cleans up behind itself."""
    close = getattr(steps, "close", None)
    if close is not None:
        close()


def _failure(error: Exception) -> StudioError:
    reason = str(error) or type(error).__name__
    return StudioError(messages.WORK_FAILED, reason=reason)
