"""The size of all texts of the program, relative to the text size of the desktop."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from studio.ui.widgets.theme import Theme


class TextScale:
    """Scales the font of the application. Views derive their fonts from it, so all of them change."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._usual, self._scale = QApplication.font(), 1.0

    def set_scale(self, scale: float) -> None:
        """Multiply the usual size of texts by `scale`."""
        if scale == self._scale:
            return
        if self._scale == 1:
            self._usual = QApplication.font()
        QApplication.setFont(_scaled(self._usual, scale))
        _style_again()
        self._theme.set_colors(self._theme.colors)  # views derive fonts when they take their colours
        self._scale = scale


def _scaled(font: QFont, scale: float) -> QFont:
    scaled = QFont(font)
    scaled.setPointSizeF(font.pointSizeF() * scale)
    return scaled


def _style_again() -> None:
    """Apply the application's style sheet again. Fonts are fixed when it is applied, so this updates them."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.setStyleSheet(application.styleSheet())
