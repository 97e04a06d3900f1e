"""Calls on workers whose results arrive in any order."""

from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

import pytest

from studio.matches.batch import done_in_any_order
from studio.matches.errors import MatchError
from studio.matches.workers.workers import Workers


def halved(number: int) -> int:
    if number % 2:
        raise BrokenExecutor("lost")
    return number // 2


def test_a_call_that_loses_its_worker_three_times_ends_the_others_or_has_a_result_in_its_place() -> None:
    with ThreadPoolExecutor(1) as executor:
        workers = Workers(executor)
        found = list(done_in_any_order(halved, [2, 3, 4], workers, lambda number: -number))
        assert sorted(found) == [-3, 1, 2]
        with pytest.raises(MatchError):
            list(done_in_any_order(halved, [2, 3, 4], workers))
