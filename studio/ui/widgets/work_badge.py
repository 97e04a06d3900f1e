"""Buttons in the main window that show the progress of work in other windows."""

# They show the progress and open the window.

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMainWindow, QToolButton, QWidget

from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.theme import GRID, Theme, figure_font

_DOT = 10
_SHARPNESS = 2


class WorkBadge(QToolButton):
    """A button with a status light and a text about a background task.

    It is hidden if there is no task. A click requests the window of the task.
    """

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._is_paused = theme, False
        self.setObjectName(f"{name}_badge")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(figure_font())
        self.setIconSize(QSize(_DOT, _DOT))
        self.setStyleSheet("QToolButton { padding: 1px 6px; }")  # so that the menu bar keeps its height
        self.hide()
        theme.changed.connect(self._show_light)

    def show_work(self, text: str, tip: str, *, is_paused: bool = False) -> None:
        """Show the progress. If `text` is empty, hide the button."""
        is_shown = bool(text)
        if text != self.text():
            self.setText(text)
            self.setToolTip(tip)
            self.setAccessibleName(text)
            self.setAccessibleDescription(tip)
        if is_paused is not self._is_paused or (is_shown and self.icon().isNull()):
            self._is_paused = is_paused
            self._show_light()
        if is_shown is self.isHidden():
            self.setVisible(is_shown)

    @Slot()
    def _show_light(self) -> None:
        self.setIcon(_dot(self._theme.color("paused" if self._is_paused else "thinking")))


class WorkBadges(QWidget):
    """The buttons in a main window for its match and its training."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("work_badges")
        self.match, self.training = WorkBadge("match", theme), WorkBadge("training", theme)
        hbox(self.match, self.training, of=self, margins=(0, 0, GRID, 0))

    def event(self, event: QEvent) -> bool:
        """If this widget needs a different width, hide and show it, so that the menu bar moves it."""
        # Otherwise a menu bar would not move it.
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.sizeHint().width() != self.width():
            self.hide()
            self.show()
        return handled

    def place(self, window: QMainWindow) -> None:
        """Place the buttons at the right end of the menu bar.

        If the menu bar is outside the window, place them in the status bar.
        """
        if window.menuBar().isNativeMenuBar():
            window.statusBar().addPermanentWidget(self)
        else:
            window.menuBar().setCornerWidget(self)


def _dot(color: QColor) -> QIcon:
    side = _SHARPNESS * _DOT
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(1, 1, side - 2, side - 2)
    painter.end()
    pixmap.setDevicePixelRatio(_SHARPNESS)
    return QIcon(pixmap)
