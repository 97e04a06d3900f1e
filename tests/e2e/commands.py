"""Runs the program as a user does, and checks its output and its exit code."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

from studio.__main__ import main
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


def studio_here(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in this process, which saves a second."""
    with redirect_stdout(io.StringIO()) as output, redirect_stderr(io.StringIO()) as errors:
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
    return subprocess.CompletedProcess(arguments, code, output.getvalue(), errors.getvalue())


def refused(*arguments: str) -> str:
    """Return the error message of a refused command.

    Check that it is one line on standard error, with exit code 2, and that there is no traceback and no other output.
    """
    finished = studio_here(*arguments)
    assert finished.returncode == 2
    assert finished.stdout == ""
    assert "Traceback" not in finished.stderr
    assert finished.stderr.count("\n") == 1
    return finished.stderr.strip()
