"""Draws the heatmap of a board as one picture."""

# It changes only with the colours.

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.overlays import HeatLayer

# Without a margin, the round holes would cut the colour.
_TILE = 0.27
"""The margin around the colour of a cell in an upright frame, as a share of the cell."""


def heat_margin(layout: BoardLayout) -> int:
    """Return the margin around the colour of a heatmap cell, in device pixels."""
    share = _TILE if layout.look is BoardLook.FRAME else 0.04
    return max(1, round(share * layout.cell_px))


def heat_corner(layout: BoardLayout) -> float:
    """Return the corner radius of the colour of a heatmap cell, in device pixels."""
    return 0.2 * (layout.cell_px - 2 * heat_margin(layout))


class HeatPicture:
    """Draws a heatmap as a scaled image that has one pixel per cell. A mask rounds the corners of the cells."""

    def __init__(self, layout: BoardLayout) -> None:
        self._layout = layout
        self._mask: QPixmap | None = None
        self._heat: HeatLayer | None = None
        self._picture = QPixmap()

    def draw(self, painter: QPainter, heat: HeatLayer) -> None:
        if heat is not self._heat:
            self._heat, self._picture = heat, self._painted(heat)
        painter.drawPixmap(self._layout.grid_rect.topLeft(), self._picture)

    def _painted(self, heat: HeatLayer) -> QPixmap:
        picture = self._empty()
        small = _image(heat)
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(picture.rect(), small)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawPixmap(0, 0, self._rounded_cells())
        painter.end()
        picture.setDevicePixelRatio(self._layout.ratio)
        return picture

    def _rounded_cells(self) -> QPixmap:
        if self._mask is None:
            self._mask = self._empty()
            painter = QPainter(self._mask)
            cell = self._one_cell()
            painter.drawTiledPixmap(QRect(self._mask.rect()), cell)
            painter.end()
        return self._mask

    def _one_cell(self) -> QPixmap:
        side = self._layout.cell_px
        away, corner = heat_margin(self._layout), heat_corner(self._layout)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(QRectF(QPointF(away, away), QPointF(side - away, side - away)), corner, corner)
        painter.end()
        return picture

    def _empty(self) -> QPixmap:
        rules, side = self._layout.rules, self._layout.cell_px
        picture = QPixmap(rules.columns * side, rules.rows * side)
        picture.fill(Qt.GlobalColor.transparent)
        return picture


def _image(heat: HeatLayer) -> QImage:
    """Return an image that has one pixel per point. It owns a copy of the colours."""
    rows, columns, channels = heat.colors.shape
    data = np.ascontiguousarray(heat.colors, dtype=np.uint8).tobytes()
    image = QImage(data, columns, rows, columns * channels, QImage.Format.Format_RGBA8888)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
