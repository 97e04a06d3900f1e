"""The fixed part above the panes: a card about the current move, and the plot of the win rate."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.summary_card import SummaryCard
from studio.ui.widgets.theme import GRID

_CARD, _LOW_CARD = 13 * GRID, 8 * GRID
"""The minimum height of the card in pixels, in a window of normal height and in a low one."""
_PLOT, _LOW_PLOT = 19 * GRID, 10 * GRID
"""The minimum height of the plot in pixels, in a window of normal height and in a low one."""
_LEAST_PLOT = 4 * GRID


class SummaryPane(QWidget):
    """Shows the card of the current move above the plot of the win rate.

    The height is fixed, so that the panes below do not move. A card with a long text takes height from the plot.
    """

    def __init__(self, card: SummaryCard, plot: WinRatePlot, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._plot, self._is_low = card, plot, False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for part in (card, plot):
            column.addWidget(part)
        card.installEventFilter(self)
        self.set_low(low=False)

    def set_low(self, *, low: bool) -> None:
        """Reduce the height in a low window."""
        self._is_low = low
        card, plot = self._heights
        self.setFixedHeight(card + GRID + plot)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._card and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Implementation

    @property
    def _heights(self) -> tuple[int, int]:
        return (_LOW_CARD, _LOW_PLOT) if self._is_low else (_CARD, _PLOT)

    def _fit(self) -> None:
        card, plot = self._heights
        most = card + plot - _LEAST_PLOT
        height = max(card, self._card.fit(self.width(), most))
        self._card.setFixedHeight(height)
        self._plot.setFixedHeight(card + plot - height)
