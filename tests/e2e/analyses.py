"""Runs `mcts-studio analyze` and returns its output."""

import json
from typing import Any

import pytest

from tests.e2e.commands import studio_here


def analysed(*arguments: str) -> Any:
    """Return the object that `analyze --json` prints, and check that it prints nothing else."""
    finished = studio_here("analyze", *arguments, "--json")
    assert finished.stderr == ""
    assert finished.returncode == 0
    return json.loads(finished.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))


def told(*arguments: str) -> list[str]:
    """Return the lines that `analyze` prints."""
    finished = studio_here("analyze", *arguments)
    assert finished.stderr == ""
    assert finished.returncode == 0
    return finished.stdout.splitlines()
