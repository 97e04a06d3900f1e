"""A table that compares the selection terms of two moves. Each row has the numbers and the bars of one term."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.game.message import fill
from studio.ui.texts.steps import term
from studio.ui.widgets.theme import GRID, Theme, figure_font, text_font

_BAR = 4
_GAP = 2 * GRID
_WIDE = 40 * GRID
_BEHIND = 0.45


@dataclass(frozen=True, slots=True)
class TermRow:
    """A term of the selection formula, with its values for two moves: the best one, and the one that the user asks
    about.
    """

    name: str
    best: float
    asked: float
    is_deciding: bool = False
    is_total: bool = False

    @property
    def difference(self) -> float:
        return self.best - self.asked


class TermComparison(QWidget):
    """Shows the terms of two moves with bars. For screen readers, it describes them in sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("term_comparison")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._theme = theme
        theme.changed.connect(self.update)
        self._heads = ("", "")
        self._rows: tuple[TermRow, ...] = ()

    # Commands

    def show_rows(self, best: str, asked: str, rows: Sequence[TermRow]) -> None:
        """Show `rows` in this order. The headings are the moves `best` and `asked`."""
        self._heads, self._rows = (best, asked), tuple(rows)
        self._describe()
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> tuple[TermRow, ...]:
        return self._rows

    def sizeHint(self) -> QSize:
        return QSize(36 * GRID, self._line() + len(self._rows) * self._row_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * GRID, self.sizeHint().height())

    # Events

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, top = self._columns(), 0.0
        painter.setFont(text_font(bold=True))
        painter.setPen(self._theme.color("text"))
        for column, head in zip(columns[1:3], self._heads, strict=True):
            painter.drawText(QRectF(column.left(), top, column.width(), self._line()), _RIGHT, head)
        painter.setFont(text_font())
        painter.setPen(self._theme.color("quiet_text"))
        painter.drawText(QRectF(columns[3].left(), top, columns[3].width(), self._line()), _RIGHT, self._difference())
        top += self._line()
        for row in self._rows:
            self._paint_row(painter, row, columns, top)
            top += self._row_height()
        painter.end()

    # Painting

    def _paint_row(self, painter: QPainter, row: TermRow, columns: Sequence[QRectF], top: float) -> None:
        is_strong = row.is_total or row.is_deciding
        height, locale = float(self._line()), self.locale()
        if row.is_total:
            painter.fillRect(QRectF(0, top, self.width(), 1), self._theme.color("border"))
        text_top = top + GRID / 2
        painter.setFont(text_font(bold=row.is_total))
        painter.setPen(self._theme.color("text" if is_strong else "quiet_text"))
        name = painter.fontMetrics().elidedText(row.name, Qt.TextElideMode.ElideRight, int(columns[0].width()))
        painter.drawText(QRectF(columns[0].left(), text_top, columns[0].width(), height), _LEFT, name)
        painter.setFont(figure_font(bold=row.is_total))
        values = (term(row.best, locale), term(row.asked, locale))
        for column, value in zip(columns[1:3], values, strict=True):
            painter.drawText(QRectF(column.left(), text_top, column.width(), height), _RIGHT, value)
        painter.setFont(figure_font(bold=is_strong))
        painter.drawText(
            QRectF(columns[3].left(), text_top, columns[3].width(), height), _RIGHT, self._signed(row.difference)
        )
        self._paint_bars(painter, row, columns, text_top + height + 1)

    def _paint_bars(self, painter: QPainter, row: TermRow, columns: Sequence[QRectF], top: float) -> None:
        """Draw the bars of both moves on the same scale."""
        longest = max((abs(value) for other in self._rows for value in (other.best, other.asked)), default=0.0)
        painter.setPen(Qt.PenStyle.NoPen)
        for column, value in zip(columns[1:3], (row.best, row.asked), strict=True):
            room = QRectF(column.left(), top, column.width(), _BAR)
            painter.setBrush(self._theme.color("raised"))
            painter.drawRoundedRect(room, _BAR / 2, _BAR / 2)
            share = abs(value) / longest if longest else 0.0
            color = self._theme.color("accent" if value >= 0 else "worst")
            color.setAlphaF(1.0 if row.is_total or row.is_deciding else _BEHIND)
            painter.setBrush(color)
            room.setWidth(max(float(_BAR), room.width() * share) if share else 0.0)
            painter.drawRoundedRect(room, _BAR / 2, _BAR / 2)

    def _columns(self) -> list[QRectF]:
        """Return the rectangles of the four columns: term, best move, other move, difference."""
        # The columns of the moves contain the bars and share the remaining width.
        strong, figures = QFontMetrics(text_font(bold=True)), QFontMetrics(figure_font(bold=True))
        names = min(max((strong.horizontalAdvance(row.name) for row in self._rows), default=0), self.width() // 3)
        heading = QFontMetrics(text_font()).horizontalAdvance(self._difference())
        differences = max(heading, *(figures.horizontalAdvance(self._signed(row.difference)) for row in self._rows), 0)
        gap = _GAP if self.width() >= _WIDE else GRID
        width = max(1.0, (self.width() - names - differences - 3 * gap) / 2)
        lefts = (names + gap, names + width + 2 * gap)
        return [
            QRectF(0, 0, names, 0),
            *(QRectF(left, 0, width, 0) for left in lefts),
            QRectF(self.width() - differences, 0, differences, 0),
        ]

    def _line(self) -> int:
        return QFontMetrics(figure_font(bold=True)).height()

    def _row_height(self) -> int:
        return self._line() + _BAR + 3 + GRID // 2

    # Texts

    def _signed(self, value: float) -> str:
        text = term(value, self.locale())
        return f"+{text}" if value > 0 else text

    def _difference(self) -> str:
        return self.tr("difference")

    def _describe(self) -> None:
        """Set the description for screen readers. It has one phrase per row."""
        self.setAccessibleName(self.tr("Terms of both moves"))
        locale = self.locale()
        phrases = (
            fill(
                self.tr("{term}: {best_value} for {best}, {asked_value} for {asked}"),
                term=row.name,
                best_value=term(row.best, locale),
                best=self._heads[0],
                asked_value=term(row.asked, locale),
                asked=self._heads[1],
            )
            for row in self._rows
        )
        self.setAccessibleDescription("; ".join(phrases))


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
