"""The message of an exercise. A mark is to its left."""

# Its height does not depend on the text.

from collections.abc import Mapping, Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from studio.ui.board.hint_marks import draw_area, draw_ring
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, text_font

_MARK = 2 * GRID + 4
_EDGE = 4


class MessageMark(StrEnum):
    """The mark to the left of a message. It is a mark as on the board, or the verdict on a move."""

    AREA = "area"
    STONES = "stones"
    MOVE = "move"
    LINE = "line"
    RIGHT = "right"
    BETTER = "better"
    WRONG = "wrong"
    UNDECIDED = "undecided"


_SIGNS: Mapping[MessageMark, tuple[str, str]] = {
    MessageMark.RIGHT: ("✓", "thinking"),
    MessageMark.BETTER: ("~", "paused"),
    MessageMark.WRONG: ("✗", "failed"),
    MessageMark.UNDECIDED: ("?", "paused"),
    MessageMark.LINE: ("1", "quiet_text"),
}
"""The sign on the disc of each mark, and the name of the disc's colour."""


class ExerciseMessage(QLabel):
    """A text with a mark. It is always high enough for the longest text."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exercise_state")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._mark: MessageMark | None = None
        self._longest: tuple[str, ...] = ()
        theme.bind(self._apply_colors)

    def reserve(self, texts: Sequence[str]) -> None:
        """Reserve height for the longest of these texts."""
        if tuple(texts) != self._longest:
            self._longest = tuple(texts)
            self._claim_height()

    def show_message(self, text: str, mark: MessageMark | None = None) -> None:
        self.setText(text)
        self._mark = mark
        self._claim_height()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._claim_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._claim_height()

    def minimumSizeHint(self) -> QSize:
        return QSize(16 * GRID, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = self._theme.colors, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors.color("raised"))
        _, edge = _SIGNS.get(self._mark, ("", "border")) if self._mark is not None else ("", "border")
        painter.fillRect(QRect(0, 0, _EDGE, self.height()), colors.color(edge))
        if self._mark is not None:
            room = QRectF(_EDGE + GRID, (self.height() - _MARK) / 2, _MARK, _MARK)
            self._draw_mark(painter, colors, room, self._mark)
        painter.end()
        super().paintEvent(event)

    # Implementation

    @Slot(object)
    def _apply_colors(self, _colors: ThemeColors) -> None:
        self.setContentsMargins(_EDGE + _MARK + 2 * GRID, 2, GRID, 2)  # the text begins at the same place without mark
        self.update()

    def _draw_mark(self, painter: QPainter, colors: ThemeColors, room: QRectF, mark: MessageMark) -> None:
        inner = room.adjusted(2, 2, -2, -2)
        if mark in _SIGNS:
            sign, name = _SIGNS[mark]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color(name))
            painter.drawEllipse(inner)
            painter.setPen(colors.color("pane"))
            painter.setFont(text_font(bold=True))
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, sign)
        elif mark is MessageMark.AREA:
            draw_area(painter, colors, inner, 2)
        else:
            if mark is MessageMark.STONES:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colors.color("quiet_text"))
                painter.drawEllipse(inner.adjusted(2, 2, -2, -2))
            draw_ring(painter, colors, inner.center(), inner.width() / 2 - 1, 2)

    def _claim_height(self) -> None:
        margins = self.contentsMargins()
        room = QRect(0, 0, max(1, self.width() - margins.left() - margins.right()), 10_000)
        flags, metrics = int(Qt.TextFlag.TextWordWrap), QFontMetrics(self.font())
        lines = (metrics.boundingRect(room, flags, text).height() for text in (*self._longest, self.text()))
        height = max(_MARK, max(lines, default=0)) + margins.top() + margins.bottom() + 4
        if height != self.height() or height != self.minimumHeight():
            self.setFixedHeight(height)
