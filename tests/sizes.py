"""Sizes of very long runs: a tenth always runs, the whole with `pytest -m ""`, as in `make check`."""

from collections.abc import Iterable
from typing import Any

import pytest


def sizes(whole: int, small: int = 0) -> list[Any]:
    """Return the amounts of work: a small one always, and the full one in a long run."""
    return [pytest.param(small or whole // 10), pytest.param(whole, marks=pytest.mark.long)]


def a_tenth_always(parts: Iterable[Any]) -> list[Any]:
    """Split a run into parts: the first of each ten runs always, the others in a long run."""
    return one_always(10, parts)


def one_always(of_so_many: int, parts: Iterable[Any]) -> list[Any]:
    """Mark similar cases: the first of each group runs always, the others in a long run."""
    return [
        pytest.param(part, marks=pytest.mark.long) if number % of_so_many else part for number, part in enumerate(parts)
    ]


def one_row_always(of_so_many: int, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Do the same for cases of several values each."""
    return [
        pytest.param(*row, marks=pytest.mark.long) if number % of_so_many else pytest.param(*row)
        for number, row in enumerate(rows)
    ]
