"""Converts a drawing to an SVG or PNG file, without a screen."""

import math
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from studio.game.errors import StudioError
from studio.keeping import messages
from studio.keeping.drawing import Drawing

_SCALE = 2.0
_MOST_PX = 12_000
"""The maximum length of a side of a picture in pixels."""
_ARGUMENTS = ["mcts-studio", "-platform", "offscreen"]


def drawing_bytes(drawing: Drawing, path: Path) -> bytes:
    """Return the content of an SVG or PNG file with the drawing, depending on the extension of `path`.

    Raise an error if the extension is not supported.
    """
    match path.suffix.lower():
        case ".svg":
            return drawing.svg.encode()
        case ".png":
            return drawing_png(drawing)
    raise StudioError(messages.PLOT_FORMAT, name=path.name)


def drawing_png(drawing: Drawing) -> bytes:
    """Return the drawing as the bytes of a PNG file. Raise an error on a machine without fonts.

    The picture has two pixels per unit, or fewer for a very large drawing.
    """
    application = QGuiApplication.instance() or QGuiApplication(_ARGUMENTS)
    if not QFontDatabase.families():
        raise StudioError(messages.NO_FONTS)
    picture = _painted(drawing)
    del application  # the application must exist as long as fonts are used
    return _png(picture)


def _painted(drawing: Drawing) -> QImage:
    scale = min(_SCALE, _MOST_PX / max(drawing.width, drawing.height))
    picture = QImage(math.ceil(drawing.width * scale), math.ceil(drawing.height * scale), QImage.Format.Format_RGB32)
    # Ctrl+C must end the painter first: a picture that is destroyed while it is painted aborts the process.
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(drawing.svg.encode())).render(painter)
    return picture


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs forget devices
    return bytes(buffer.data().data())
