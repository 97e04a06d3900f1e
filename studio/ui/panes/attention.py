"""Directs the user's attention to a pane by bringing it to the front or framing it."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from studio.ui.widgets.theme import Theme

_WIDTH = 3
_BESIDE = 4
"""The width in pixels of the gap around a part of the main window. The frame is drawn in this gap."""
_ROUND = 6
_PLACING = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)


def bring_to_front(view: QWidget) -> None:
    """Show the dock that contains `view`, in front of other docks in the same place."""
    dock = dock_of(view)
    if dock is not None:
        dock.show()
        dock.raise_()


def dock_of(view: QWidget) -> QDockWidget | None:
    """Return the dock that contains `view`, or None."""
    widget: QWidget | None = view
    while widget is not None and not isinstance(widget, QDockWidget):
        widget = widget.parentWidget()
    return widget


class PaneMark(QWidget):
    """A dashed frame around a widget, unlike the solid frame of the focus. Clicks pass through it.

    Around a part of the main window, the frame is in the gap beside the panes. On other widgets, it covers their edge.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pane_mark")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme, self._home = theme, parent
        theme.changed.connect(self.update)
        self._target: QWidget | None = None
        self.hide()

    def mark(self, target: QWidget | None) -> None:
        """Frame `target`, or remove the frame if it is None."""
        if target is self._target:
            return
        if self._target is not None:
            self._target.removeEventFilter(self)
        self._target = target
        self.setParent(self._home if target is None else target.window() if _has_space(target) else target)
        if target is None:
            self.hide()
            return
        target.installEventFilter(self)
        self._place(target)
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._target and event.type() in _PLACING:
            self._place(self._target)
        return super().eventFilter(watched, event)

    def _place(self, target: QWidget) -> None:
        around = target.geometry().adjusted(-_BESIDE, -_BESIDE, _BESIDE, _BESIDE)
        self.setGeometry(around if _has_space(target) else target.rect())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), _WIDTH, Qt.PenStyle.DashLine))
        half = _WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _ROUND, _ROUND)
        painter.end()


def _has_space(target: QWidget) -> bool:
    """Return whether there is space for a frame around `target`."""
    # Direct children of the main window do.
    return isinstance(target.parentWidget(), QMainWindow)
