"""Gives the board neutral colours while it shows a heatmap."""

from PySide6.QtCore import QObject, QTimer, Slot

from studio.ui.board.view import BoardView
from studio.ui.widgets.theme import BoardStyle

# The board must not flicker between two positions.
_NEUTRAL_MS = 1000
"""Milliseconds for which the board keeps its neutral colours after the heatmap has disappeared."""


class NeutralBoard(QObject):
    """Gives the board neutral colours while it shows a heatmap. The board's own colours would distort the heatmap."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._cooling = QTimer(self)
        self._cooling.setSingleShot(True)
        self._cooling.setInterval(_NEUTRAL_MS)
        self._cooling.timeout.connect(self._on_cooled)

    def set_heated(self, heated: bool, *, is_wanted: bool) -> None:
        """Set whether the board shows a heatmap (`heated`), and whether the user wants one.

        If the user wants one but this position has none, the neutral colours stay for a second, because the next
        position may have one again.
        """
        if heated or not is_wanted:
            self._cooling.stop()
            self._board.set_neutral(heated)
        elif self._board.board_style is BoardStyle.NEUTRAL and not self._cooling.isActive():
            self._cooling.start()

    @Slot()
    def _on_cooled(self) -> None:
        self._board.set_neutral(False)
