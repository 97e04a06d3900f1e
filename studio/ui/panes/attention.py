"""Ways to direct attention to a pane: bringing it to the front and framing it."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDockWidget, QWidget

from studio.ui.widgets.theme import Theme

_WIDTH = 3
_ROUND = 6


def bring_to_front(view: QWidget) -> None:
    """Show the dock that contains `view`, in front of docks that share its tabs."""
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
    """A frame over a widget. Clicks pass through it."""

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
        self.setParent(target if target is not None else self._home)
        if target is None:
            self.hide()
            return
        target.installEventFilter(self)
        self.setGeometry(target.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._target and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.setGeometry(self._target.rect())
            self.raise_()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), _WIDTH))
        half = _WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), _ROUND, _ROUND)
        painter.end()
