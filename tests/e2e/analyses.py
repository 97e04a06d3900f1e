"""What `mcts-studio analyze` prints."""

import json
from typing import Any

import pytest

from tests.e2e.commands import studio_here


def analysed(*arguments: str) -> Any:
    """The object that --json prints; nothing else is printed."""
    finished = studio_here("analyze", *arguments, "--json")
    assert finished.stderr == ""
    assert finished.returncode == 0
    return json.loads(finished.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))


def told(*arguments: str) -> list[str]:
    """The lines of a report for people."""
    finished = studio_here("analyze", *arguments)
    assert finished.stderr == ""
    assert finished.returncode == 0
    return finished.stdout.splitlines()
