"""The height of a lesson in full screen, above the pane that its text may be about."""

from PySide6.QtWidgets import QAbstractItemView, QDockWidget

from studio.lessons.lesson import Pane
from studio.ui.lessons.panel import LessonPanel
from studio.ui.widgets.seen import is_seen

_LEAST, _MOST = 0.3, 0.75
"""The minimum and the maximum share of the screen's height for the lesson."""
_MOST_BESIDE = 0.5
"""The maximum share of the height for a lesson about the pane below, if `_ROWS` rows of the pane need the rest."""
_ROWS = 9
"""How many rows of the pane below are visible if the lesson is about them: the root and eight moves."""
_ELSEWHERE = None, Pane.BOARD, Pane.HEATMAP
"""What a lesson may be about that is not below it."""


def lesson_height(panel: LessonPanel, lesson: QDockWidget, below: QDockWidget, screen: int) -> int:
    """Return the height in pixels that the dock of the lesson is to have. `screen` is the height of the screen.

    The lesson gets what it needs. If it is about the pane below, it leaves the rows there visible; then a long text
    scrolls, but its question always fits.
    """
    needed, most = lesson.height() + panel.missing_height, round(_MOST * screen)
    if panel.look not in _ELSEWHERE:
        whole = lesson.height() + below.height()
        beside = max(round(_MOST_BESIDE * whole), whole - _height_of_rows(below))
        most = min(most, max(beside, lesson.height() + panel.missing_height_of_question))
    return max(round(_LEAST * screen), min(needed, most))


def _height_of_rows(dock: QDockWidget) -> int:
    """Return the height that the dock needs to show `_ROWS` rows. If it has no table, return its height."""
    table = next((view for view in dock.findChildren(QAbstractItemView) if is_seen(view)), None)
    if table is None:
        return dock.height()
    first = table.visualRect(table.model().index(0, 0)).height()
    row = max(first, table.sizeHintForRow(0), table.fontMetrics().height())
    return dock.height() - table.viewport().height() + _ROWS * row
