"""Scroll areas for windows and dialogs whose content may not fit on a small screen."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QVBoxLayout, QWidget

from studio.ui.widgets.arranging import dress_scroll_area, scrolled
from studio.ui.widgets.focus_frame import FOCUS_WIDTH, focus_rule
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_LEAST = QSize(30 * GRID, 16 * GRID)
_STEP = 5 * GRID
"""How many pixels an arrow key scrolls."""
_Scroll = QAbstractSlider.SliderAction
_ACTIONS = {
    Qt.Key.Key_Down: _Scroll.SliderSingleStepAdd,
    Qt.Key.Key_Up: _Scroll.SliderSingleStepSub,
    Qt.Key.Key_Home: _Scroll.SliderToMinimum,
    Qt.Key.Key_End: _Scroll.SliderToMaximum,
}
"""What these keys do to a scroll bar."""
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
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


class KeyScrollArea(QScrollArea):
    """A scroll area for content without controls. Keys scroll it.

    While its content is longer than the area, it can have the focus.
    """

    def __init__(self, view: QWidget, name: str, kept: int, theme: Theme, parent: QWidget | None = None) -> None:
        """Create the area around `view`, with `name` as its object name.

        Page Up and Page Down keep `kept` pixels in view, so that each part of this height is shown as a whole.
        """
        super().__init__(parent)
        self._kept = kept
        self.setObjectName(name)
        content = QWidget()
        _Column(content, QSize(), 0).addWidget(view)
        self.setWidget(content)
        dress_scroll_area(self)
        bar = self.verticalScrollBar()
        bar.setSingleStep(_STEP)
        bar.rangeChanged.connect(self._on_range)
        theme.bind(self._apply_colors)

    def turn(self, event: QKeyEvent) -> bool:
        """Scroll if the key is one of those that scroll, and return whether it is."""
        bar, key = self.verticalScrollBar(), Qt.Key(event.key())
        if key not in (*_ACTIONS, *_PAGES) or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _PAGES:
            bar.setValue(bar.value() + _PAGES[key] * max(_STEP, self.viewport().height() - self._kept))
        else:
            bar.triggerAction(_ACTIONS[key])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.turn(event):
            event.ignore()

    @Slot()
    def _on_range(self) -> None:
        can_scroll = self.verticalScrollBar().maximum() > 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if can_scroll else Qt.FocusPolicy.NoFocus)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        selector = f"QScrollArea#{self.objectName()}"
        self.setStyleSheet(
            f"{selector} {{ border: {FOCUS_WIDTH}px solid transparent; }} " + focus_rule(f"{selector}:focus", colors)
        )


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
