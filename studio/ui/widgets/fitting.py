"""Scroll areas for windows and dialogs whose content may not fit on a small screen."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from studio.ui.widgets.arranging import dress_scroll_area, scrolled
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID

_LEAST = QSize(30 * GRID, 16 * GRID)
_BESIDE = QSize(4 * GRID, 12 * GRID)
"""The space in pixels that a dialog needs around its content for margins and buttons."""


class _Column(QVBoxLayout):
    """A layout of one view."""

    # It has no preferred height for its width.

    def __init__(self, content: QWidget, least: QSize, margin: int) -> None:
        super().__init__(content)
        self._least = least
        self.setContentsMargins(margin, margin, margin, margin)

    def hasHeightForWidth(self) -> bool:
        return False  # a scroll area would enforce that height and scroll, even in a window that is large enough

    def minimumSize(self) -> QSize:
        return super().minimumSize().expandedTo(self._least)


def scrolled_below(least: QSize, view: QWidget, margin: int = 0) -> QScrollArea:
    """Return a scroll area around the view.

    A scroll bar appears when the area is smaller than `least` or smaller than the content.
    """
    content = QWidget()
    _Column(content, least, margin).addWidget(view)
    return scrolled(content)


class FittedArea(QScrollArea):
    """A scroll area for the content of a dialog."""

    # It requests the full size, and scrolls only on a small screen.

    def __init__(self, view: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setWidget(view)
        dress_scroll_area(self)

    def sizeHint(self) -> QSize:
        view = self._view
        wanted = view.sizeHint().expandedTo(view.minimumSizeHint()).expandedTo(view.minimumSize())
        room = fitting(wanted, self.screen().availableGeometry().size() - _BESIDE)
        if room.height() < wanted.height():
            room.setWidth(room.width() + self.verticalScrollBar().sizeHint().width())
        return room

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(_LEAST)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Adapt to a new size of the content."""
        if event.type() is QEvent.Type.LayoutRequest and watched is self._view:
            self.updateGeometry()
        return super().eventFilter(watched, event)
