"""A game from start to end: saved, restored at the next start, reopened; and a killed one."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from studio.game.files import open_records
from studio.game.record import GameRecord
from studio.machine.settings import Settings, load_settings
from studio.session.recovery import RecoverableGame, replayed
from tests.e2e.windows import OpenWindow, Window, journals, on_a_screen, until

pytestmark = on_a_screen
MIDDLE, CELL = (566, 446), 241
"""The place of the board of nine large cells in a new window in the workspace for playing."""
CHOICES = ("alt+g", "End", "Up", "alt+o", "Tab", "Home", "Return")
"""In the dialog of a new game: the last of the games, which is tic-tac-toe, against a beginner."""


class Game:
    """A game of tic-tac-toe in which a person plays Black by clicks against a beginner."""

    def __init__(self, window: Window, home: Path) -> None:
        self._window, self._home = window, home
        window.key("ctrl+1")
        window.open_dialog("ctrl+n")
        window.in_dialog(*CHOICES)

    @property
    def moves(self) -> list[int]:
        """Return the moves in the journal."""
        for path in journals(self._home):
            return points(replayed(RecoverableGame(path, datetime.now(UTC))).record)
        return []

    @property
    def is_over(self) -> bool:
        return bool(kept(self._home))

    def make_a_move(self) -> None:
        """Click a free cell, and wait for the engine's move."""
        before = self.moves
        row, column = divmod(next(cell for cell in (4, 0, 8, 2, 6, 1, 3, 5, 7) if cell not in before), 3)
        self._window.click(MIDDLE[0] + (column - 1) * CELL, MIDDLE[1] + (row - 1) * CELL)
        until(lambda: self.is_over or len(self.moves) == len(before) + 2)


def points(record: GameRecord) -> list[int]:
    return [node.move.point for node in record.main_line() if node.move]


def kept(home: Path) -> list[Path]:
    """Return the finished and abandoned games."""
    return [path for path in (home / "games").glob("*.sgf") if path.stat().st_size]


def saved(path: Path) -> GameRecord:
    return open_records(path).records[0]


def settings(home: Path) -> Settings:
    found, problem = load_settings(home / "config" / "settings.json")
    assert problem is None
    return found


def save_as(window: Window, path: Path) -> None:
    window.open_dialog("ctrl+shift+s")
    window.in_dialog("Return", text=str(path))
    until(path.exists)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def play_out(open_window: OpenWindow, home: Path, own: Path) -> tuple[Path, GameRecord]:
    """Play a game to its end and save it under a name; return the automatically saved file and its content."""
    window = open_window(home)
    game = Game(window, home)
    while not game.is_over:
        game.make_a_move()
    save_as(window, own)
    assert window.close() == 0
    (file,) = kept(home)
    return file, saved(file)


@pytest.mark.long
def test_a_game_is_played_to_its_end_and_saved(open_window: OpenWindow, home: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.sgf"
    _, record = play_out(open_window, home, own)
    assert record.result in {"B+", "W+", "0"}
    assert record.white == "Studio (beginner)"
    assert points(saved(own)) == points(record)
    assert (settings(home).last_file, settings(home).last_cursor) == (str(own), (0,) * len(points(record)))
    assert not journals(home)


@pytest.mark.long
def test_a_saved_game_is_opened_at_the_next_start(open_window: OpenWindow, home: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.sgf"
    file, record = play_out(open_window, home, own)
    window = open_window(home)
    until(lambda: window.title == "own.sgf — MCTS Studio")
    window.key("Escape", "Left", "Left")  # Escape leaves the start screen
    assert window.close() == 0
    assert (settings(home).last_file, settings(home).last_cursor) == (str(own), (0,) * (len(points(record)) - 2))

    window = open_window(home)
    window.open_dialog("ctrl+n")
    window.in_dialog("Return")
    until(lambda: window.title == "New game — MCTS Studio")
    window.open_dialog("ctrl+o")
    window.in_dialog("Return", text=str(own))
    until(lambda: window.title == "own.sgf — MCTS Studio")
    assert window.close() == 0
    assert settings(home).last_file == str(own)
    assert points(saved(own)) == points(record)

    window = open_window(home, str(file))
    until(lambda: "·" in window.title)  # the players, the rules and the day
    assert window.close() == 0
    assert settings(home).last_file == str(file)


@pytest.mark.long
def test_a_killed_game_is_restored(open_window: OpenWindow, home: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.sgf"
    window = open_window(home)
    game = Game(window, home)
    game.make_a_move()
    game.make_a_move()
    moves = game.moves
    assert len(moves) == 4
    window.kill()

    window = open_window(home)
    window.in_dialog("Return")  # which restores it
    until(lambda: window.title == "New game* — MCTS Studio")
    save_as(window, own)
    assert window.close() == 0
    assert points(saved(own)) == moves
    assert not journals(home)


@pytest.mark.long
def test_quitting_during_a_game_saves_it_without_a_question(open_window: OpenWindow, home: Path) -> None:
    window = open_window(home)
    game = Game(window, home)
    game.make_a_move()
    moves = game.moves
    assert window.close() == 0
    (file,) = kept(home)
    assert points(saved(file)) == moves
    assert settings(home).last_file == str(file)
