"""Ctrl+C ends the command at any moment: with what was found, or without a word, and never by a traceback."""

from pathlib import Path

import pytest

from benchmarks.interrupts import strike_command
from tests.sizes import sizes


@pytest.mark.parametrize("count", sizes(50))
def test_ctrl_c_ends_a_search_in_an_orderly_way(count: int, tmp_path: Path) -> None:
    told = strike_command(2, count, tmp_path, whole_process=True)
    assert not [ending for ending in told if ending.startswith("wrong")], told
    assert told["ended with what was found"] + told["ended with 130"] > 0
