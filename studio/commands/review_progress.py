"""The progress of `mcts-studio review`, which its workers report in messages."""

from collections.abc import Callable, Sequence
from threading import Lock

from studio.commands.opening import counted
from studio.commands.terminal.progress_bar import ProgressBar
from studio.matches.game_review import GameAdvanced, GameProgressed


class ReviewProgress:
    """Counts reviewed positions and shows the progress.

    It also passes on games under review so that they can be saved.
    """

    def __init__(
        self, positions: Sequence[int], keep_part: Callable[[int, bytes], object], bar: ProgressBar | None = None
    ) -> None:
        """Create the progress of games with these numbers of positions.

        `keep_part` saves the game `number`, given as SGF.
        """
        self._positions, self._keep_part = tuple(positions), keep_part
        self._bar = ProgressBar() if bar is None else bar
        self._shares: dict[int, float] = {}
        self._reviewed = self._games = 0
        self._lock = Lock()

    def hear(self, message: object) -> None:
        """Handle a message of a worker. Any thread may call this."""
        if isinstance(message, GameAdvanced):
            self._keep_part(message.number, message.sgf)
        if isinstance(message, GameProgressed):
            with self._lock:
                self._reviewed += message.is_position
                self._shares[message.number] = message.share
            self._show()

    def end_game(self, number: int) -> None:
        with self._lock:
            self._games += 1
            self._shares[number] = 1.0
        self._show()

    def close(self) -> None:
        """Remove the progress bar from the terminal."""
        self._bar.clear()

    def _show(self) -> None:
        with self._lock:
            done = sum(self._positions[number] * share for number, share in self._shares.items())
            share = done / max(1, sum(self._positions))
            text = f"{self._games:,} of {counted(len(self._positions), 'game')}, {counted(self._reviewed, 'position')}"
        self._bar.show(share, text)
