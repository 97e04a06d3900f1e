"""Very long runs have two sizes: a tenth runs always, the whole with `pytest -m ""`, as `make check` does."""

from collections.abc import Iterable
from typing import Any

import pytest


def sizes(whole: int, small: int = 0) -> list[Any]:
    """How much is to be done: a little always, and all of it in a long run."""
    return [pytest.param(small or whole // 10), pytest.param(whole, marks=pytest.mark.long)]


def a_tenth_always(parts: Iterable[Any]) -> list[Any]:
    """A run that is cut into parts: the first of each ten runs always, the others when the run may be long."""
    return one_always(10, parts)


def one_always(of_so_many: int, parts: Iterable[Any]) -> list[Any]:
    """Cases that differ little: the first of so many is tried always, the others when the run may be long."""
    return [
        pytest.param(part, marks=pytest.mark.long) if number % of_so_many else part for number, part in enumerate(parts)
    ]


def one_row_always(of_so_many: int, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The same for cases of several values each."""
    return [
        pytest.param(*row, marks=pytest.mark.long) if number % of_so_many else pytest.param(*row)
        for number, row in enumerate(rows)
    ]
