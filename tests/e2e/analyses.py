"""The output of `mcts-studio analyze`."""

import json
from typing import Any

import pytest

from tests.e2e.commands import studio_here


def analysed(*arguments: str) -> Any:
    """Return the object that --json prints; it is the only output."""
    finished = studio_here("analyze", *arguments, "--json")
    assert finished.stderr == ""
    assert finished.returncode == 0
    return json.loads(finished.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))


def told(*arguments: str) -> list[str]:
    """Return the lines of a report."""
    finished = studio_here("analyze", *arguments)
    assert finished.stderr == ""
    assert finished.returncode == 0
    return finished.stdout.splitlines()
