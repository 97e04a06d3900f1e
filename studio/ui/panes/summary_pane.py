"""The fixed part above the panes: the card of the current move, and the win rate over the game."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.summary_card import SummaryCard
from studio.ui.widgets.theme import GRID

_PLOT, _LOW_PLOT = 19 * GRID, 10 * GRID
"""The height of the plot in pixels, and that in a low window."""


class SummaryPane(QWidget):
    """Keeps the heights of the card and the plot, so that the panes below them do not move."""

    def __init__(self, card: SummaryCard, plot: WinRatePlot, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._plot = card, plot
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for part in (card, plot):
            column.addWidget(part)
        self.set_low(low=False)

    def set_low(self, *, low: bool) -> None:
        """Use less height in a low window."""
        self._card.set_low(low=low)
        self._plot.setFixedHeight(_LOW_PLOT if low else _PLOT)
        self.setFixedHeight(self._card.maximumHeight() + GRID + self._plot.maximumHeight())
