"""The list of recent games."""

# It reads their files one after the other and names them.

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.game.game_end import played_line
from studio.insight.game_summary import summary_of
from studio.machine.games_folder import recent
from studio.ui.matches.words import game_title
from studio.ui.play.game_row import RecentGame
from studio.ui.texts.game_titles import GameTitles, played_on

_MOST, _MOST_READ, _MOST_BYTES = 8, 32, 512 * 1024
# Shorter games do not push others off.
# They do not push other games off the list.
_FEWEST_MOVES = 2
"""A game with fewer moves than this is short."""


class RecentGames(QObject):
    """Reads the recent games for the start screen, one file at a time, so that the window keeps responding.

    It also names the games for menus.
    """

    found = Signal(object)
    """Emitted with each `RecentGame`. The game that was used last comes first."""

    def __init__(
        self, folder: Path, files: Callable[[], Iterable[str]], titles: Callable[[], GameTitles], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder, self._files, self._titles = folder, files, titles
        self._known: dict[tuple[str, int], RecentGame | None] = {}
        self._waiting: list[Path] = []
        self._short: list[RecentGame] = []  # games without a move by both sides, listed if there is room
        self._listed: list[RecentGame] = []  # without the short ones
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_next)

    def begin(self) -> None:
        self._waiting = _without_doubles([*map(Path, self._files()), *recent(self._folder, _MOST_READ)])[:_MOST_READ]
        self._short, self._listed = [], []
        self._timer.start()

    @property
    def has_files(self) -> bool:
        """Whether any file is waiting to be read."""
        return bool(self._waiting)

    def stop(self) -> None:
        self._timer.stop()

    def title(self, path: Path) -> str:
        """Return a menu text for the file: the players, the result and the day of its game.

        If the file does not have exactly one readable game, return its file name.
        """
        game = self._game(path)
        return f"{game.players} · {game.outcomes[0]} · {game.day}" if game is not None else path.name

    # Implementation

    @Slot()
    def _read_next(self) -> None:
        if not self._waiting or len(self._listed) >= _MOST:
            self._timer.stop()
            for game in self._short[: _MOST - len(self._listed)]:
                self.found.emit(game)
            return
        read = self._game(self._waiting.pop(0))
        if read is not None and read.is_short:
            self._short.append(read)
        elif read is not None and not any(read.is_copy_of(other) for other in self._listed):
            self._listed.append(read)
            self.found.emit(read)

    def _game(self, path: Path) -> RecentGame | None:
        """Return the game in a file.

        Return None if the file is missing, large or damaged, or if it has several games.
        """
        try:
            status = path.stat()
        except (OSError, ValueError):
            return None
        key = (str(path), status.st_mtime_ns)
        if key not in self._known:
            self._known[key] = self._read(path, status.st_mtime) if status.st_size <= _MOST_BYTES else None
        return self._known[key]

    def _read(self, path: Path, changed: float) -> RecentGame | None:
        try:
            records = open_records(path).records
        except StudioError:
            return None
        if len(records) != 1:
            return None
        titles, summary = self._titles(), summary_of(records[0])
        at = datetime.fromtimestamp(changed)  # the user's time
        day, played = titles.day(summary, at, date.today()), played_on(summary, at)
        result, rules = titles.outcome(summary), game_title(summary.rules)
        outcomes = f"{result} · {rules}", f"{result} · {_short(rules)}", result
        end, is_short = records[0].position(played_line(records[0].root)[-1]), summary.moves < _FEWEST_MOVES
        is_unfinished = not summary.result and not end.is_over and titles.your_side(summary) is not None
        return RecentGame(path, titles.players(summary), outcomes, day, played, end, is_short, is_unfinished)


def _without_doubles(paths: Sequence[Path]) -> list[Path]:
    return list(dict.fromkeys(paths))


def _short(rules: str) -> str:
    """Return `rules`, the name of a game, without the second name in parentheses."""
    return re.split(r" ?[(（]", rules)[0]
