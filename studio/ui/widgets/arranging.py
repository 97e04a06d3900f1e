"""Functions that arrange widgets in rows, columns and scroll areas."""

from enum import Enum
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget

from studio.ui.widgets.theme import GRID


class Stretch(Enum):
    STRETCH = "stretch"


STRETCH = Stretch.STRETCH
Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag] | int | Stretch
"""A part of a row or column: a gap in pixels, a gap that stretches, a widget or a layout.

A widget or a layout may come with a stretch factor and an alignment.
"""
Margins = int | tuple[int, int, int, int] | None
"""Margins in pixels: one number for all sides, or left, top, right and bottom. None means the margins of the style."""
# The margins are those of the main window's panes.
DIALOG_MARGINS = 2 * GRID
"""The margins of every dialog and window."""
_Box = TypeVar("_Box", bound=QBoxLayout)


def hbox(*parts: Part, of: QWidget | None = None, spacing: int | None = GRID, margins: Margins = 0) -> QHBoxLayout:
    """Return a row of widgets. If `of` is given, the row becomes its layout."""
    return _filled(QHBoxLayout() if of is None else QHBoxLayout(of), parts, spacing, margins)


def vbox(*parts: Part, of: QWidget | None = None, spacing: int | None = GRID, margins: Margins = 0) -> QVBoxLayout:
    """Return a column of widgets. If `of` is given, the column becomes its layout."""
    return _filled(QVBoxLayout() if of is None else QVBoxLayout(of), parts, spacing, margins)


def column_of(parent: QWidget, *widgets: QWidget, growing: QWidget, spacing: int) -> QWidget:
    """Return a column of widgets. The widget `growing` gets the remaining space."""
    area = QWidget(parent)
    vbox(*((widget, 1 if widget is growing else 0) for widget in widgets), of=area, spacing=spacing)
    return area


def scrolled(view: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """Return the view in a scroll area without a frame."""
    # It takes no focus.
    area = QScrollArea(parent)
    area.setWidget(view)
    dress_scroll_area(area)
    return area


def dress_scroll_area(area: QScrollArea) -> None:
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def keep_space(widget: QWidget, *, kept: bool = True) -> None:
    """Set whether `widget` keeps its space while it is hidden, so that other widgets do not move."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    widget.setSizePolicy(policy)


def _filled(box: _Box, parts: tuple[Part, ...], spacing: int | None, margins: Margins) -> _Box:
    if isinstance(margins, int):
        margins = (margins,) * 4
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        _add(box, part)
    return box


def _add(box: QBoxLayout, part: Part) -> None:
    if isinstance(part, Stretch):
        box.addStretch()
    elif isinstance(part, int):
        box.addSpacing(part)
    elif isinstance(part, QWidget):
        box.addWidget(part)
    elif isinstance(part, QLayout):
        box.addLayout(part)
    elif len(part) == 3:
        box.addWidget(*part)
    elif isinstance(part[0], QLayout):
        box.addLayout(part[0], part[1])
    else:
        box.addWidget(part[0], part[1])
