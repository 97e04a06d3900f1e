"""Common arrangements of widgets: a column, a scroll area, and space that is kept while a widget is hidden."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


def column_of(parent: QWidget, *widgets: QWidget, growing: QWidget, spacing: int) -> QWidget:
    """Return a column of widgets; the growing one takes the remaining space."""
    area = QWidget(parent)
    layout = QVBoxLayout(area)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for widget in widgets:
        layout.addWidget(widget, 1 if widget is growing else 0)
    return area


def scrolled(view: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """Return the view in a scroll area without a frame, which takes no focus itself."""
    area = QScrollArea(parent)
    area.setWidget(view)
    dress_scroll_area(area)
    return area


def dress_scroll_area(area: QScrollArea) -> None:
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def keep_space(widget: QWidget, *, kept: bool = True) -> None:
    """Decide whether the widget keeps its space while it is hidden, so that its neighbours do not move."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(kept)
    widget.setSizePolicy(policy)
