"""The engine for the Go Text Protocol as a process."""

import os
import subprocess
import sys

PATIENCE_SECONDS = 120.0
SESSION = b"""1 boardsize 9
2 play b E5
3 lz-analyze w 5
4 genmove w
5 showboard
6 time_settings 10 0 0
7 genmove b
8 quit
9 name
"""


def test_a_session_through_pipes() -> None:
    command = [sys.executable, "-m", "studio", "gtp", "--seconds", "0.3", "--profile", "classic-uct", "--seed", "1"]
    done = subprocess.run(
        command, input=SESSION, capture_output=True, timeout=PATIENCE_SECONDS, check=True, env=dict(os.environ)
    )
    answers = done.stdout.decode().split("\n\n")
    assert [answer.split()[0] for answer in answers if answer] == ["=1", "=2", "=3", "=4", "=5", "=6", "=7", "=8"]
    assert "Traceback" not in done.stderr.decode()


def test_an_unknown_game_is_refused() -> None:
    command = [sys.executable, "-m", "studio", "gtp", "--game", "chess"]
    done = subprocess.run(command, input=b"", capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
