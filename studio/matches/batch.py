"""Calls a function for many arguments on workers, and yields the results as they arrive.

Lost calls are repeated.
"""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

from studio.matches import messages
from studio.matches.errors import MatchError
from studio.matches.workers.workers import Workers

T = TypeVar("T")
R = TypeVar("R")
_MOST_ATTEMPTS = 3
_POLL_SECONDS = 0.2
"""Seconds between checks for Ctrl+C, on platforms that cannot interrupt waiting."""


def done_in_any_order(
    function: Callable[[T], R], pieces: Sequence[T], workers: Workers, lost: Callable[[T], R] | None = None
) -> Generator[R, None, None]:
    """Yield the results of `function` for all `pieces` as they arrive.

    If a piece loses its worker three times, yield `lost(piece)` instead, or raise MatchError if `lost` is None. A
    caller that stops early must close the iterator and the workers.
    """
    waiting, attempts = list(enumerate(pieces)), Counter[int]()
    waiting.reverse()
    under_way: dict[Future[R], tuple[int, T]] = {}
    while waiting or under_way:
        while waiting and len(under_way) < workers.places:
            number, piece = waiting.pop()
            under_way[workers.executor.submit(function, piece)] = number, piece
        for future in wait(under_way, _POLL_SECONDS, FIRST_COMPLETED).done:
            number, piece = under_way.pop(future)
            error = future.exception()
            if error is None:
                yield future.result()
                continue
            attempts[number] += 1
            if not workers.is_loss(error):
                raise error
            if attempts[number] >= _MOST_ATTEMPTS and lost is not None:
                yield lost(piece)
                continue
            if attempts[number] >= _MOST_ATTEMPTS:
                raise MatchError(messages.WORK_LOST, count=_MOST_ATTEMPTS) from error
            waiting.append((number, piece))
