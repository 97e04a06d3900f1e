"""The fixed part above the panes: a card about the current move, and the plot of the win rate."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from studio.ui.plots.win_rate import WinRatePlot
from studio.ui.record.summary_card import SummaryCard
from studio.ui.widgets.theme import GRID

_CARD, _LOW_CARD = 13 * GRID, 8 * GRID
"""The minimum height of the card in pixels: in a window of normal height, and in a low window."""
_PLOT, _LOW_PLOT = 19 * GRID, 10 * GRID
"""The minimum height of the plot in pixels: in a window of normal height, and in a low window."""
_LEAST_PLOT = 4 * GRID
_FULL, _FULL_PLOT = 28 * GRID, 8 * GRID
"""On a low screen in full screen: the height of the pane in pixels, and the minimum height of the plot."""


class SummaryPane(QWidget):
    """Shows the card of the current move above the plot of the win rate, or the task of an exercise.

    The height is fixed, so that the panes below do not move. If the text of the card is long, the plot becomes lower or
    disappears. If a task needs more height, the pane grows.
    """

    seen_changed = Signal(bool)
    """Emitted when the pane becomes visible or hidden."""

    def __init__(self, card: SummaryCard, plot: WinRatePlot, parent: QWidget) -> None:
        super().__init__(parent)
        self._card, self._plot, self._is_low, self._scale = card, plot, False, 1.0
        self._keeps_plot = False
        self._tasks: tuple[QWidget, ...] = ()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        for part in (card, plot):
            column.addWidget(part)
        card.installEventFilter(self)
        self.set_low(low=False)

    def set_low(self, *, low: bool) -> None:
        """Set whether the window is low, so that the pane needs less height."""
        self._is_low = low
        self._card.set_low(low=low)
        self._fit()

    def set_scale(self, scale: float) -> None:
        """Set the size of texts relative to the usual size. The pane grows with the texts."""
        self._scale = scale
        self._card.set_scale(scale)
        self._fit()

    def keep_plot(self, *, kept: bool) -> None:
        """Set whether the plot is always visible, although the window is low. Then the pane is higher."""
        self._keeps_plot = kept
        self._fit()

    def take_tasks(self, tasks: Sequence[QWidget]) -> None:
        """Show these tasks in place of the card and the plot, as long as the tasks are visible."""
        self._tasks = tuple(tasks)
        for task in tasks:
            self._column.addWidget(task)
        self._fit()

    def release_tasks(self) -> None:
        """Show the card and the plot again. The caller must place the tasks elsewhere."""
        self._tasks = ()
        self._fit()

    def fit_tasks(self) -> None:
        """Adapt the height of the pane to the current task, if any."""
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._card and event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.seen_changed.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.seen_changed.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Implementation

    @property
    def _heights(self) -> tuple[int, int]:
        if self._keeps_plot:
            return _FULL - GRID - _FULL_PLOT, _FULL_PLOT
        card, plot = (_LOW_CARD, _LOW_PLOT) if self._is_low else (_CARD, _PLOT)
        return round(self._scale * card), round(self._scale * plot)

    def _fit(self) -> None:
        shown = [task for task in self._tasks if not task.isHidden()]
        self._card.setVisible(not shown)
        card, plot = self._heights
        whole = card + GRID + plot
        if shown:
            self._plot.hide()
            self.setFixedHeight(max(whole, sum(map(self._needed, shown))))
            return
        self.setFixedHeight(whole)
        room = card + plot - (_FULL_PLOT if self._keeps_plot else _LEAST_PLOT)
        least = _LOW_CARD if self._keeps_plot else card
        height = max(least, self._card.fit(self.width(), room))
        if height >= room and not self._card.has_progress and not self._keeps_plot:
            height = self._card.fit(self.width(), whole)
        has_plot = height <= room
        self._plot.setVisible(has_plot)
        self._card.setFixedHeight(height if has_plot else whole)
        if has_plot:
            self._plot.setFixedHeight(card + plot - height)

    def _needed(self, task: QWidget) -> int:
        """Return the height in pixels that a task needs in a pane of this width."""
        layout = task.layout()
        return max(layout.totalHeightForWidth(self.width()), layout.totalMinimumSize().height()) if layout else 0
