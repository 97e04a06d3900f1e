"""Sizes of very long tests: a part always runs, by default a tenth; the full size runs with `pytest -m ""`, as in
`make check`.
"""

from collections.abc import Iterable
from typing import Any

import pytest


def sizes(whole: int, small: int = 0) -> list[Any]:
    """Return two amounts of work for a parametrized test: a small one (by default a tenth), and the full one, marked
    long. The full one contains the small one, which is therefore left out where both would run.
    """
    return [
        pytest.param(small or whole // 10, marks=pytest.mark.part),
        pytest.param(whole, marks=pytest.mark.long),
    ]


def a_tenth_always(parts: Iterable[Any]) -> list[Any]:
    """Return cases for a parametrized test: the first of every ten always runs, the others are marked long."""
    return one_always(10, parts)


def one_always(count: int, parts: Iterable[Any]) -> list[Any]:
    """Return cases for a parametrized test: the first of every `count` always runs, the others are marked long."""
    return [pytest.param(part, marks=pytest.mark.long) if number % count else part for number, part in enumerate(parts)]


def one_row_always(count: int, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return such cases as `one_always` does, for cases that consist of several values."""
    return [
        pytest.param(*row, marks=pytest.mark.long) if number % count else pytest.param(*row)
        for number, row in enumerate(rows)
    ]
