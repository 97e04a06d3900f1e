"""The engine for the Go Text Protocol as a process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.game.canonical import canonical
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.book import Book, BookMove, lines_of

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
    assert "9x9 board" in done.stdout.decode("ascii")


@pytest.mark.long
def test_an_opening_book_is_read_at_the_start(tmp_path: Path) -> None:
    start = canonical(Position(PRESETS["gomoku-15"]))
    book = Book(start.rules, {start.key: [BookMove(start.point_of(0), weight=1)]})
    file = tmp_path / "test.book"
    file.write_text("\n".join(lines_of(book)) + "\n")
    command = [sys.executable, "-m", "studio", "gtp", "--book", str(file)]
    done = subprocess.run(
        command, input=b"genmove b\nquit\n", capture_output=True, timeout=PATIENCE_SECONDS, check=True
    )
    assert done.stdout.split()[1] in (b"A1", b"A15", b"P1", b"P15")
    command[-1] = str(tmp_path / "missing.book")
    done = subprocess.run(command, input=b"", capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    assert done.returncode == 2
    assert b"missing.book" in done.stderr


def test_an_unknown_game_is_refused() -> None:
    command = [sys.executable, "-m", "studio", "gtp", "--game", "chess"]
    done = subprocess.run(command, input=b"", capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
