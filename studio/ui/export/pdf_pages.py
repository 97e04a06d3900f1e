"""Lays out headings, paragraphs, tables and drawings on the pages of a PDF file."""

# No row and no drawing is cut.

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QIODevice, QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgRenderer

from studio.keeping.drawing import ROLES, Drawing
from studio.keeping.html_pages import Column, Figures, Heading, Paragraph, Part, Table, plain

_DPI = 1200
_POINT = _DPI / 72
"""The number of the file's pixels per point (1/72 inch). The point is the unit of this module."""
_MARGIN, _FOOTER = 42.0, 24.0
_GAP, _CELL_GAP, _FIGURE_GAP = 8.0, 6.0, 14.0
_TITLE, _HEAD, _TEXT, _TABLE, _LEAST_TABLE, _SMALL = 17.0, 12.5, 9.5, 8.0, 5.5, 8.0
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_LONGEST_CELL = 600
_INK, _QUIET, _GRID = (QColor(ROLES[name].light) for name in ("ink", "quiet", "grid"))


def page_size(locale: QLocale) -> QPageSize.PageSizeId:
    """Return the usual size of paper in the country of the locale: Letter in North America, otherwise A4."""
    is_letter = locale.measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4


class PdfPages:
    """Writes a PDF file to a device, one part after another."""

    # Each page has the title and its number at its foot.

    def __init__(self, device: QIODevice, title: str, size: QPageSize.PageSizeId) -> None:
        self._writer = QPdfWriter(device)
        self._writer.setResolution(_DPI)
        self._writer.setPageSize(QPageSize(size))
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        self._writer.setTitle(title)
        self._writer.setCreator("MCTS Studio")
        points = QPageSize.size(size, QPageSize.Unit.Point)
        self._room = QRectF(_MARGIN, _MARGIN, points.width() - 2 * _MARGIN, points.height() - 2 * _MARGIN - _FOOTER)
        self._title, self._number, self._y = title, 0, self._room.top()
        self._heading = ""  # written together with the content below it, so that they are not separated
        self._painter = QPainter(self._writer)
        self._painter.scale(_POINT, _POINT)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._begin_page()
        self._write(title, _font(_TITLE, bold=True), _INK)

    @property
    def count(self) -> int:
        """The number of pages so far."""
        return self._number

    def add(self, part: Part) -> None:
        match part:
            case Heading():
                self._heading = part.words
            case Paragraph():
                self._write(part.words, _font(_TEXT), _INK)
            case Table():
                self._table(part)
            case Figures():
                self._figures(part)

    def new_page(self, title: str) -> None:
        """Begin a page with a title. If the current page is empty, use it."""
        if self._y > self._room.top():
            self._turn_page()
        self._write(title, _font(_TITLE, bold=True), _INK)

    def close(self) -> None:
        self._painter.end()

    # Implementation

    def _begin_page(self) -> None:
        self._number += 1
        self._y = self._room.top()
        font = _font(_SMALL)
        foot = QRectF(self._room.left(), self._room.bottom() + _FOOTER / 2, self._room.width(), _FOOTER)
        title = QFontMetricsF(font).elidedText(self._title, Qt.TextElideMode.ElideRight, foot.width() - 60)
        self._draw(foot, title, font, _QUIET, Qt.AlignmentFlag.AlignLeft)
        self._draw(foot, str(self._number), font, _QUIET, Qt.AlignmentFlag.AlignRight)

    def _turn_page(self) -> None:
        self._writer.newPage()
        self._begin_page()

    def _need(self, height: float) -> None:
        """If this page has less room than `height`, begin a new page and repeat the heading there."""
        words, self._heading = self._heading, ""
        font = _font(_HEAD, bold=True)
        above = _height(words, font, self._room.width()) + 2 * _GAP if words else 0.0
        if self._y + above + height > self._room.bottom() and self._y > self._room.top():
            self._turn_page()
        if words:
            room = QRectF(self._room.left(), self._y + _GAP, self._room.width(), above - _GAP)
            self._draw(room, words, font, _INK)
            self._y += above

    def _write(self, words: str, font: QFont, color: QColor) -> None:
        height = _height(words, font, self._room.width())
        self._need(height)
        self._draw(QRectF(self._room.left(), self._y, self._room.width(), height), words, font, color)
        self._y += height + _GAP

    def _draw(
        self,
        room: QRectF,
        words: str,
        font: QFont,
        color: QColor,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        self._painter.setFont(font)
        self._painter.setPen(color)
        self._painter.drawText(room, _WRAPPED | int(alignment) | int(Qt.AlignmentFlag.AlignTop), words)

    # Tables

    def _table(self, table: Table) -> None:
        rows = [[_shortened(plain(cell)) for cell in row] for row in table.rows]
        has_head = any(column.title for column in table.columns)
        size, widths = _fitted(table.columns, rows, self._room.width())
        head, body = _font(size, bold=True), _font(size)
        titles = [column.title for column in table.columns]
        head_height = _row_height(titles, widths, head) if has_head else 0.0
        for number, row in enumerate(rows):
            height = min(_row_height(row, widths, body), self._room.height() - head_height)
            before = self._number
            self._need(height + (head_height if not number else 0.0))
            if has_head and (not number or self._number != before):
                self._row(titles, widths, head, head_height, table.columns, _QUIET)
            self._row(row, widths, body, height, table.columns, _INK)
        self._y += _GAP

    def _row(
        self,
        cells: Sequence[str],
        widths: Sequence[float],
        font: QFont,
        height: float,
        columns: Sequence[Column],
        color: QColor,
    ) -> None:
        left = self._room.left()
        for cell, width, column in zip(cells, widths, columns, strict=True):
            side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
            self._draw(QRectF(left, self._y + 2, width, height - 4), cell, font, color, side)
            left += width + _CELL_GAP
        self._y += height
        pen = QPen(_GRID, 0.5)
        self._painter.setPen(pen)
        self._painter.drawLine(QPointF(self._room.left(), self._y), QPointF(left - _CELL_GAP, self._y))

    # Drawings

    def _figures(self, figures: Figures) -> None:
        """Place drawings in rows of two. A single drawing in a row gets up to two thirds of the width."""
        count = len(figures.drawings)
        width = (self._room.width() - _FIGURE_GAP) / 2 if count > 1 else self._room.width() * 2 / 3
        font = _font(_TEXT)
        pairs = list(zip(figures.drawings, figures.captions, strict=True))
        for at in range(0, count, 2):
            row = pairs[at : at + 2]
            told = [_height(words, font, width) if words else 0.0 for _, words in row]
            most = self._room.height() - max(told) - _GAP
            scales = [min(width / drawing.width, most / drawing.height, 1.0) for drawing, _ in row]
            heights = [drawing.height * scale for (drawing, _), scale in zip(row, scales, strict=True)]
            self._need(max(height + words + _GAP for height, words in zip(heights, told, strict=True)))
            top = self._y
            for place, ((drawing, words), scale, height) in enumerate(zip(row, scales, heights, strict=True)):
                left = self._room.left() + place * (width + _FIGURE_GAP)
                self._paint(drawing, QRectF(left, top, drawing.width * scale, height))
                self._draw(QRectF(left, top + height + 2, width, told[place] + 2), words, font, _INK)
            self._y = top + max(heights) + max(told) + 2 * _GAP

    def _paint(self, drawing: Drawing, room: QRectF) -> None:
        self._painter.save()
        QSvgRenderer(QByteArray(drawing.svg.encode())).render(self._painter, room)
        self._painter.restore()


def _font(size: float, *, bold: bool = False) -> QFont:
    """Return a font of this size in points."""
    # The painter is scaled, so that one pixel is one point.
    font = QFont("sans-serif")
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _height(words: str, font: QFont, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), _WRAPPED, words).height()


def _row_height(cells: Sequence[str], widths: Sequence[float], font: QFont) -> float:
    return 4 + max(_height(cell or " ", font, width) for cell, width in zip(cells, widths, strict=True))


def _fitted(columns: Sequence[Column], rows: Sequence[Sequence[str]], room: float) -> tuple[float, list[float]]:
    """Return the size of the text and the widths of the columns of a table. If whole cells do not fit, they wrap.

    If single words do not fit, the text becomes smaller.
    """
    size = _TABLE
    while True:
        least, wanted = _widths(columns, rows, size)
        free = room - _CELL_GAP * (len(columns) - 1)
        if sum(least) <= free or size <= _LEAST_TABLE:
            break
        size -= 1.0
    if sum(wanted) <= free:
        return size, wanted
    if sum(least) > free:
        return size, [width * free / sum(least) for width in least]
    more = free - sum(least)
    asked = [most - few for few, most in zip(least, wanted, strict=True)]
    return size, [few + more * part / sum(asked) for few, part in zip(least, asked, strict=True)]


def _widths(columns: Sequence[Column], rows: Sequence[Sequence[str]], size: float) -> tuple[list[float], list[float]]:
    """Return two widths for each column: the minimum width, which fits the longest word, and the width of the
    longest cell.
    """
    head, body = QFontMetricsF(_font(size, bold=True)), QFontMetricsF(_font(size))
    least, wanted = [], []
    for at, column in enumerate(columns):
        cells = [row[at] for row in rows]
        title = max((head.horizontalAdvance(word) for word in column.title.split()), default=0.0)
        whole = max((body.horizontalAdvance(line) for cell in cells for line in cell.split("\n")), default=0.0)
        words = max((body.horizontalAdvance(word) for cell in cells for word in cell.split()), default=0.0)
        is_whole = column.is_number or column.is_short
        least.append(max(title, whole if is_whole else min(words, 120.0)) + 1)
        wanted.append(max(title, whole) + 1)
    return least, wanted


def _shortened(cell: str) -> str:
    return cell if len(cell) <= _LONGEST_CELL else f"{cell[:_LONGEST_CELL]}…"
