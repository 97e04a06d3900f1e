"""Kills a working process, for tests."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def killed_after(child: subprocess.Popen[str], lines: int) -> int:
    """Start the work of a child process and kill it after it has printed this many lines.

    Return the number of words in its complete output lines.
    """
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("go\n")
    child.stdin.flush()
    read = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    told = "".join(read) + child.stdout.read()
    child.communicate(timeout=60)
    return len(told[: told.rfind("\n") + 1].split())
