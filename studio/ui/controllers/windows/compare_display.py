"""Updates the views of a comparison while its searches run, one view at a time."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.activities.comparison import Comparison
from studio.insight.differences import Differences, differences, opinion_of
from studio.ui.compare.boards import CompareBoards
from studio.ui.compare.plot import DifferencesPlot
from studio.ui.compare.table import DifferencesTable
from studio.ui.texts.viewed_side import ViewedSide, WinRatesFor

# Updating all views at once would block the window.
PART_MS = 40
"""Milliseconds between two updates. Each update changes one view."""


class CompareDisplay(QObject):
    """Passes the results of both searches to the views."""

    thoughts_shown = Signal()
    """Emitted when the boards show the newest results of the searches."""

    def __init__(
        self,
        comparison: Comparison,
        boards: CompareBoards,
        table: DifferencesTable,
        plot: DifferencesPlot,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._comparison, self._boards, self._table, self._plot = comparison, boards, table, plot
        self._chosen, self._viewed = WinRatesFor.TO_MOVE, ViewedSide()
        self._refreshing = QTimer(self)
        self._refreshing.setSingleShot(True)
        self._refreshing.setInterval(PART_MS)
        self._refreshing.timeout.connect(self._on_part)
        self._parts = (self._show_boards, self._show_differences, self._show_table, self._show_timelines)
        self._part = 0  # the index of the view that is updated next
        self._due = 0  # the number of views that are out of date
        comparison.left_changed.connect(self._on_thought)
        comparison.right_changed.connect(self._on_thought)

    def show_win_rates_for(self, chosen: WinRatesFor) -> None:
        """Show win rates and proven results for the chosen side from now on."""
        self._chosen = chosen
        self.show_all()

    def show_all(self) -> None:
        self._show_side()
        for show in self._parts:
            show()

    def stop(self) -> None:
        self._refreshing.stop()

    # Implementation

    @Slot()
    def _on_thought(self) -> None:
        self._due = len(self._parts)
        if not self._refreshing.isActive():
            self._refreshing.start()

    @Slot()
    def _on_part(self) -> None:
        self._parts[self._part]()
        self._part = (self._part + 1) % len(self._parts)
        self._due -= 1
        if self._due > 0:
            self._refreshing.start()

    def _show_side(self) -> None:
        position = self._comparison.position
        if position is None:
            return
        viewed = ViewedSide(self._chosen.side(position.to_move), position.to_move, position.rules)
        if viewed != self._viewed:
            self._viewed = viewed
            self._table.show_side(viewed)
            self._boards.show_side(viewed)

    def _show_boards(self) -> None:
        for side in self._comparison.sides:
            self._boards.show_thought(side.side, side.thought)
        self.thoughts_shown.emit()

    def _show_differences(self) -> None:
        self._boards.show_differences(self._differences())
        left, right = (side.thought for side in self._comparison.sides)
        self._boards.show_opinions(
            opinion_of(left.snapshot.root) if left is not None else None,
            opinion_of(right.snapshot.root) if right is not None else None,
        )

    def _show_table(self) -> None:
        shown = self._differences()
        if shown is None or not shown.is_known:
            self._table.show_differences(None)
        else:
            self._table.show_differences(shown.for_opponent() if self._viewed.on_root.is_other else shown)

    def _differences(self) -> Differences | None:
        left, right = (side.thought for side in self._comparison.sides)
        if left is None or right is None:
            return None
        shown = differences(left.snapshot.root, right.snapshot.root)
        return shown if len(shown) else None

    def _show_timelines(self) -> None:
        position = self._comparison.position
        if position is not None:
            left, right = (side.thought.timeline if side.thought else () for side in self._comparison.sides)
            self._plot.show_timelines(left, right, position.rules)
