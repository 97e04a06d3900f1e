"""The icons: drawings of one colour, which is a colour of the theme."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from studio.machine.resources import resource_path
from studio.ui.widgets.theme import ThemeColors

_SIZES = (16, 20, 24, 32, 48, 64)


@cache
def icon(name: str, colors: ThemeColors, role: str = "text") -> QIcon:
    """Return the icon `name` in the colour that the theme has for `role`."""
    # It is paler while disabled.
    drawing = resource_path(f"icons/{name}.svg").read_text(encoding="utf-8")
    made = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, role), (QIcon.Mode.Disabled, "paused")):
        renderer = QSvgRenderer(QByteArray(drawing.replace("currentColor", colors.color(colour).name()).encode()))
        for size in _SIZES:
            made.addPixmap(_pixmap(renderer, size), mode)
    return made


def _pixmap(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
