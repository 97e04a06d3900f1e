"""The progress of commands on the error output."""

import io
import sys

import pytest

from studio.commands.review_progress import ReviewProgress
from studio.commands.terminal.progress_bar import ProgressBar, clock_of
from studio.matches.game_review import GameAdvanced, GameProgressed


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that stands still until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_terminal_gets_a_bar_with_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, clock = Terminal(), Clock()
    monkeypatch.setattr(sys, "stderr", terminal)
    bar = ProgressBar(clock)
    bar.show(0.0, "too early")
    clock.now = 60.0
    bar.show(0.25, "1 of 4 games")
    assert terminal.getvalue() == "\r[######------------------]  25\u00a0%  1 of 4 games, 3:00 left"
    bar.clear()
    assert terminal.getvalue().endswith("\r")


def test_a_file_gets_lines(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock()
    bar = ProgressBar(clock)
    clock.now = 5.0
    bar.show(0.5, "2 of 4 games")
    bar.show(0.6, "at once")
    clock.now = 50.0
    bar.show(1.0, "4 of 4 games")
    bar.clear()
    assert capsys.readouterr().err.splitlines() == ["2 of 4 games, 0:05 left.", "4 of 4 games."]


def test_long_times_have_hours() -> None:
    assert [clock_of(seconds) for seconds in (0, 59.6, 3_661)] == ["0:00", "1:00", "1:01:01"]


def test_positions_of_games_count_by_their_share(capsys: pytest.CaptureFixture[str]) -> None:
    clock, parts = Clock(), list[tuple[int, bytes]]()
    progress = ReviewProgress([10, 30], lambda number, sgf: parts.append((number, sgf)), ProgressBar(clock))
    clock.now = 10.0
    progress.hear(GameProgressed(0, 0.5, is_position=True))
    clock.now = 20.0
    progress.hear(GameAdvanced(1, b"sgf"))
    progress.end_game(1)
    assert parts == [(1, b"sgf")]
    assert capsys.readouterr().err.splitlines() == [
        "0 of 2 games, 1 position, 1:10 left.",
        "1 of 2 games, 1 position, 0:03 left.",
    ]
