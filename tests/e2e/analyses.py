"""Runs `mcts-studio analyze` and returns its output."""

import json
import re
from typing import Any

import pytest

from tests.e2e.commands import studio_here

_COMPILATION = re.compile(r"Compiling the search\.|\d+ of \d+ ")


def analysed(*arguments: str) -> Any:
    """Return the object that `analyze --json` prints, and check that it prints nothing else."""
    finished = studio_here("analyze", *arguments, "--json")
    assert _unexpected(finished.stderr) == []
    assert finished.returncode == 0
    return json.loads(finished.stdout, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))


def told(*arguments: str) -> list[str]:
    """Return the lines that `analyze` prints."""
    finished = studio_here("analyze", *arguments)
    assert _unexpected(finished.stderr) == []
    assert finished.returncode == 0
    return finished.stdout.splitlines()


def _unexpected(errors: str) -> list[str]:
    """Return the lines of standard error, without those of a first compilation, which a fresh checkout may print."""
    return [line for line in errors.splitlines() if not _COMPILATION.match(line)]
