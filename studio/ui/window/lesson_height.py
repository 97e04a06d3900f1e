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
_LOW, _LOW_ROWS, _LOW_PANE = 600, 2, 130
"""The height of a screen in pixels below which a lesson leaves less room to a pane that is not the tree.

It leaves `_LOW_ROWS` rows, or `_LOW_PANE` pixels of a pane without rows.
"""
LEAST_BELOW = 76
"""The smallest useful height in pixels of the pane below: its heading and two rows."""
_SPARE = 3
"""Pixels that the lesson gets beyond its need, because Qt rounds the heights of docks."""
_ELSEWHERE = None, Pane.BOARD, Pane.HEATMAP
"""What a lesson may be about that is not below it."""


def lesson_height(panel: LessonPanel, lesson: QDockWidget, below: QDockWidget, screen: int) -> int:
    """Return the height in pixels that the dock of the lesson is to have. `screen` is the height of the screen.

    The lesson gets what it needs. If it is about the pane below, it leaves the rows there visible; then a long text
    scrolls, but its question always fits.
    """
    whole = lesson.height() + below.height()
    needed, most = lesson.height() + panel.missing_height, round(_MOST * screen)
    is_low = screen < _LOW
    if is_low:
        needed, most = needed + _SPARE, whole - LEAST_BELOW
    if panel.look not in _ELSEWHERE:
        rows = _LOW_ROWS if is_low and panel.look is not Pane.TREE else _ROWS
        without_rows = _LOW_PANE if is_low else below.height()
        beside = max(round(_MOST_BESIDE * whole), whole - _height_of_rows(below, rows, without_rows))
        most = min(most, max(beside, lesson.height() + panel.missing_height_of_question))
    return max(round(_LEAST * screen), min(needed, most))


def _height_of_rows(dock: QDockWidget, rows: int, without_rows: int) -> int:
    """Return the height that the dock needs to show all its rows, or `rows` rows if it has more.

    If it has no table, return `without_rows`.
    """
    table = next((view for view in dock.findChildren(QAbstractItemView) if is_seen(view)), None)
    if table is None:
        return without_rows
    first = table.visualRect(table.model().index(0, 0)).height()
    row = max(first, table.sizeHintForRow(0), table.fontMetrics().height())
    return dock.height() - table.viewport().height() + min(rows, _rows(table)) * row


def _rows(table: QAbstractItemView) -> int:
    """Return how many rows the table has. In a tree, count the root and its children."""
    root = table.model().index(0, 0)
    return max(1, table.model().rowCount() + table.model().rowCount(root))
