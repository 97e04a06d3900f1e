"""The program as a user starts it: what it says, and how it ends."""

import os
import subprocess
import sys

from studio.machine.resources import resource_path

SAMPLE = str(resource_path("games/first-steps.sgf"))


def studio(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "studio", *arguments],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=60,
        check=False,
    )


def refused(*arguments: str) -> str:
    """The sentence of a refusal: one line on the error output, exit code 2, no traceback, nothing else."""
    finished = studio(*arguments)
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert "Traceback" not in finished.stderr
    assert finished.stderr.count("\n") == 1
    return finished.stderr.strip()
