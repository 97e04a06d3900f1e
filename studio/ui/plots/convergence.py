"""The plot of the candidates' visit shares during the search."""

import numpy as np
from PySide6.QtWidgets import QWidget

from studio.engine.views.snapshot import Snapshot
from studio.game.rules import Rules
from studio.ui.plots.frame import Reals, curve, curve_pen
from studio.ui.plots.shares import FIRST, MOST_LINES, SETTLED, SharesPlot, Timeline, counts_of, leaders, shares_of
from studio.ui.texts.saved_analysis import SavedAnalysis, SavedAnalysisTexts
from studio.ui.widgets.theme import Theme


class ConvergencePlot(SharesPlot):
    """Draws a line for each leading candidate, with its name at the end."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("convergence_plot", theme, parent)
        self._snapshots: tuple[Snapshot, ...] = ()
        self._lines = [curve() for _ in range(MOST_LINES)]
        for line in self._lines:
            self.add_item(line)
        self.color_items()
        self._set_texts()

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        """The drawn snapshots, the oldest first."""
        return self._snapshots

    def line_of(self, point: int) -> tuple[Reals, Reals]:
        """Return a candidate's line as two arrays: the numbers of simulations, and the shares.

        Both are empty if the candidate has no line.
        """
        if point not in self._slots:
            return np.empty(0), np.empty(0)
        counts, shares = self._lines[self._slots.index(point)].getData()
        return counts, shares

    # Commands

    def show_timeline(self, snapshots: Timeline, rules: Rules) -> None:
        """Show the snapshots of a search, the oldest first."""
        # A delayed drawing uses those of the last call.
        self._snapshots = tuple(snapshots)
        self._draw_soon(rules)

    def clear(self) -> None:
        self._snapshots, self._is_due = (), False
        self._draw()

    def show_saved(self, saved: SavedAnalysis | None) -> None:
        """Set the text of the empty plot.

        It says why the analysis `saved` has no lines or, if it is None, how lines appear.
        """
        searched = self.tr("The visit shares of the best moves appear here while the search runs.")
        self._empty.setText(searched if saved is None else SavedAnalysisTexts(self).shares())

    def color_items(self) -> None:
        super().color_items()
        for line, name in zip(self._lines, self._theme.colors.plot_lines, strict=True):
            line.setPen(curve_pen(name, self))

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Visit shares of the candidates"))
        self.show_saved(None)

    # Implementation

    def _draw(self) -> None:
        leading = leaders(self._snapshots, MOST_LINES)
        self._assign(leading)
        self.show_plot(bool(leading))
        if not leading:
            return
        counts, shares = counts_of(self._snapshots), shares_of(self._snapshots, leading)
        wide = counts >= counts[-1] * FIRST
        wide[-2:] = True
        self._draw_lines(leading, counts[wide], shares[wide])
        settled = shares[counts >= counts[-1] * SETTLED]
        self.show_range((0.0, counts[-1]), (0.0, min(100.0, 1.1 * float(settled.max()))))
        self.arrange()

    def _draw_lines(self, leading: list[int], counts: Reals, shares: Reals) -> None:
        """Draw the lines of the candidates in `leading`, better ones in front."""
        nothing = np.empty(0)
        for slot, point in enumerate(self._slots):
            if point is None:
                self._lines[slot].setData(nothing, nothing)
                continue
            rank = leading.index(point)
            self._lines[slot].setData(counts, shares[:, rank])
            self._lines[slot].setZValue(MOST_LINES - rank)
            self._ends[slot] = float(shares[-1, rank])
