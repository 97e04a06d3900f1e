"""Gives the board neutral colours while it shows a heatmap."""

from PySide6.QtCore import QObject, QTimer, Slot

from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import BoardStyle

# The board must not flicker between two positions.
_NEUTRAL_MS = 1000
"""Milliseconds for which the board keeps its neutral colours without a heatmap."""


class NeutralBoard(QObject):
    """Switches between neutral colours, for a heatmap, and the board's own colours, which would distort a heatmap."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._cooling = QTimer(self)
        self._cooling.setSingleShot(True)
        self._cooling.setInterval(_NEUTRAL_MS)
        self._cooling.timeout.connect(self._on_cooled)

    def set_heated(self, heated: bool, *, is_wanted: bool) -> None:
        """Set whether the board shows a heatmap, and whether the user wants one.

        If the user wants a heatmap but this position has none, the board keeps its neutral colours for a second,
        because the next position may have a heatmap again.
        """
        if heated or not is_wanted:
            self._cooling.stop()
            self._board.set_neutral(heated)
        elif self._board.board_style is BoardStyle.NEUTRAL and not self._cooling.isActive():
            self._cooling.start()

    @Slot()
    def _on_cooled(self) -> None:
        self._board.set_neutral(False)
