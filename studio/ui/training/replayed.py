"""A board that replays self-play games of a network, move by move."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.ui.board.canvas import BoardCanvas
from studio.ui.widgets.theme import GRID, Theme

MOVE_MS = 300
_REST_MOVES = 5
"""The last position of a game is shown for as long as this many moves take."""
_LEAST_BOARD = 28 * GRID


class ReplayedGame(BoardCanvas):
    """Replays games move by move."""

    # During a replay, only the newest game passed to `take` waits for its turn.

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("training_board")
        self.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_animated(False)
        self._moves: tuple[int, ...] = ()
        self._next: tuple[int, ...] = ()
        self._shown = Position(self.rules)
        self._rested = 0
        self._timer = QTimer(self)
        self._timer.setInterval(MOVE_MS)
        self._timer.timeout.connect(self.step)

    @property
    def moves_shown(self) -> tuple[int, ...]:
        return tuple(move.point for move in self._shown.moves)

    def begin(self, rules: Rules) -> None:
        """Show an empty board for a new training."""
        self._moves = self._next = ()
        self._show(Position(rules))
        self._timer.stop()

    def take(self, moves: Sequence[int]) -> None:
        """Replay a finished game when the current one is over."""
        self._next = tuple(moves)
        if not self._timer.isActive():
            self._timer.start()
            self._turn_over()

    def rest(self) -> None:
        """Stop when the current game has been replayed."""
        self._next = ()

    @Slot()
    def step(self) -> None:
        """Show the next move. After the last move, begin the next game."""
        if self._shown.ply < len(self._moves) and not self._shown.is_over:
            position = self._shown
            try:
                position.play(self._moves[position.ply])
            except StudioError:  # the game has other rules
                self._moves = self._moves[: position.ply]
            self._show(position)
            self._rested = 0
        elif self._rested < _REST_MOVES:
            self._rested += 1
        elif self._next:
            self._turn_over()
        else:
            self._timer.stop()

    def _turn_over(self) -> None:
        self._moves, self._next, self._rested = self._next, (), 0
        self._show(Position(self.rules))

    def _show(self, position: Position) -> None:
        self._shown = position
        self.show_position(position, position.moves[-1].point if position.ply else None, {})
