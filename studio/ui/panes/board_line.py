"""The lines below the board: the state of the game, and a message, a step of the search or a threat."""

from PySide6.QtCore import QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.panes.board_legend import BoardLegend
from studio.ui.play.board_card import BoardCard
from studio.ui.texts.plain import plain
from studio.ui.texts.translating import translate
from studio.ui.threats.line import ThreatLine
from studio.ui.widgets.theme import GRID, Theme, figure_font
from studio.ui.widgets.wrapped_text import wrapped

_FRESH_MS = 8000
_AROUND = 3
"""The space in pixels above and below the lines."""
_LEAST_TEXT = 0.4
"""The minimum share of the upper line, 0 to 1, that a text of two lines needs."""
_BEFORE_STATE = " · "
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Words(QLabel):
    """A text below the board."""

    changed = Signal()

    def __init__(self, name: str, accessible_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(accessible_name)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.changed.emit()

    def clear(self) -> None:
        self.setText("")


class BoardLine(QWidget):
    """Shows the state of the game and a legend of the marks on the board, and one text below them.

    The text is the first of these that exists: a new message, a step of the search, a threat, an old message. A long
    text begins in the upper line, and the tooltip contains all of it. While a card covers the widget, only new messages
    are shown, in the card or above it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_line")
        self.setFont(figure_font())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self.status = Words("status", translate("Panes", "Status"), self)
        self.note, self.threat = Words("note", translate("BoardLine", "Message"), self), ThreatLine(self)
        self.legend = BoardLegend(theme, self)
        self._step, self._shown_status, self._players, self._has_players = "", "", "", False
        self._placed: tuple[tuple[QRect, str], ...] = ()
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(_FRESH_MS)
        self._room, self._is_covered = QRect(), False
        self._card: BoardCard | None = None  # the card that covers the widget
        self._cover_top = 0  # the upper edge of the card, in the coordinates of the parent
        for part in (self.status, self.note, self.threat):
            part.changed.connect(self._show)
            part.hide()
        self.note.changed.connect(self._on_note)
        self.legend.changed.connect(self._show)
        self._fresh.timeout.connect(self._show)
        theme.changed.connect(self.update)

    @property
    def text(self) -> str:
        """The text that the widget shows."""
        note = self.note.text()
        fresh = note if self._fresh.isActive() else ""
        return fresh if self._is_covered else fresh or self._step or self.threat.text() or note

    @property
    def shown_status(self) -> str:
        """The state of the game as the widget shows it."""
        return self._shown_status

    @property
    def lines(self) -> tuple[str, ...]:
        """The shown lines of text, from top to bottom."""
        return tuple(line for _, line in self._placed)

    @property
    def needed_height(self) -> int:
        """The height in pixels of two lines."""
        return 2 * QFontMetrics(figure_font()).height() + 2 * _AROUND

    @Slot(str)
    def show_step(self, text: str) -> None:
        """Show a text about the step of the search on the board. If it is empty, remove the text."""
        if text != self._step:
            self._step = text
            self._show()

    def set_players(self, names: str) -> None:
        """Set the text with the names of the players, which may be empty.

        The names appear after a call of `show_players`.
        """
        self._players = names
        self._show()

    def show_players(self, *, shown: bool) -> None:
        """Set whether the names of the players are shown before the state, if there is room."""
        self._has_players = shown
        self._show()

    def set_cover(self, top: int | None, card: BoardCard | None = None) -> None:
        """Set the card that covers the line, and its upper edge in the coordinates of the parent.

        `top` is None if no card covers the line. The card can show messages in place of the line.
        """
        cover = (top is not None, top or 0, card)
        if cover != (self._is_covered, self._cover_top, self._card):
            if self._card is not None and self._card is not card:
                self._card.take_note("")
            self._is_covered, self._cover_top, self._card = cover
            self._show()

    def set_room(self, room: QRect) -> None:
        """Set the rectangle of the two lines, in the coordinates of the parent."""
        self._room = room
        self._show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_covered:
            painter.setPen(QPen(self._theme.color("border"), 1))
            painter.setBrush(self._theme.color("pane"))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), GRID // 2, GRID // 2)
        painter.setPen(self._theme.color("quiet_text"))
        painter.drawText(self._row(0), _LEFT, self._shown_status)
        painter.setPen(self._theme.color("text"))
        for place, line in self._placed:
            painter.drawText(place, _LEFT, line)

    # Implementation

    @Slot()
    def _on_note(self) -> None:
        if self.note.text():
            self._fresh.start()
        else:
            self._fresh.stop()
        self._show()

    @Slot()
    def _show(self) -> None:
        text, room = self.text, self._room
        self.setAccessibleName(_BEFORE_STATE.join(filter(None, (self.status.text(), text))))
        is_taken = self._card is not None and self._card.take_note(text)
        self.setVisible(room.isValid() and not is_taken and (bool(text) or not self._is_covered))
        self.setGeometry(room)
        if self._is_covered:
            self._arrange_above_card("" if is_taken else text)
        else:
            self._arrange(text)
        is_cut = bool(text) and "".join(self.lines).endswith("…") and not text.endswith("…")
        more = self.threat.toolTip() if text == self.threat.text() else ""
        self.setToolTip("\n".join(plain(part) for part in (text if is_cut else "", more) if part))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.toolTip())
        self.raise_()
        self.update()

    def _arrange(self, text: str) -> None:
        """Place the state and the legend in the upper line, and the text in the lower one.

        If the text is too long for the lower line, it begins in the upper one.
        """
        upper, lower = self._row(0), self._row(1)
        is_short = self._advance(text) <= lower.width()
        self._shown_status = self._whole_status(upper.width()) if is_short else self._short_status(upper.width())
        upper.setLeft(upper.left() + self._width_of(self._shown_status))
        left = upper.width() if is_short else upper.width() - round(_LEAST_TEXT * lower.width())
        legend = self._place_legend(upper, left)
        if is_short and not legend:
            legend = self._place_legend(lower, lower.width() - self._width_of(text))
        if is_short:
            is_alone = not self._shown_status and not legend
            self._placed = ((self._row(0) if is_alone else lower, text.replace("\n", " ")),) if text else ()
        else:
            self._place(text, (upper, lower))

    def _place_legend(self, row: QRect, room: int) -> int:
        """Place the legend at the end of `row`, which becomes shorter.

        Return the width of the legend, or 0 if there is not enough room.
        """
        width = self.legend.width_within(room)
        row.setRight(row.right() - width)
        self.legend.setGeometry(row.right() + 1, row.top(), width, row.height())
        self.legend.setVisible(width > 0)
        return width

    def _arrange_above_card(self, text: str) -> None:
        """Place the text alone, in as many lines as it needs."""
        self._shown_status = ""
        self.legend.hide()
        self._place(text, (self._row(0), self._row(1)))
        height = self.fontMetrics().height() * len(self._placed) + 2 * _AROUND
        bottom = min(self._cover_top, self._room.top())
        self.setGeometry(self._room.left(), bottom - height, self._room.width(), height)

    def _place(self, text: str, rows: tuple[QRect, ...]) -> None:
        lines = wrapped(text, self.font(), [row.width() for row in rows])
        self._placed = tuple(zip(rows, lines, strict=False))

    def _whole_status(self, width: int) -> str:
        """Return the state after the names of the players, if they fit beside the legend.

        In a narrow line, the names replace the end of the state.
        """
        status = self.status.text()
        if not self._has_players or not self._players:
            return status
        room = width - self.legend.width_within(width - self._width_of(status))
        shorter = status.partition(_BEFORE_STATE)[0]
        texts = (_BEFORE_STATE.join(filter(None, (self._players, state))) for state in (status, shorter))
        return next((text for text in texts if self._width_of(text) <= room), status)

    def _short_status(self, width: int) -> str:
        """Return the state without the move number, for the space beside a long text.

        Return an empty text if the state would need more than half of the line.
        """
        short = self.status.text().rpartition(_BEFORE_STATE)[2]
        return short if self._width_of(short) <= width / 2 else ""

    def _row(self, at: int) -> QRect:
        """Return the rectangle of a line: the upper one if `at` is 0, the lower one if it is 1."""
        height = self.fontMetrics().height()
        return QRect(GRID // 2, _AROUND + at * height, self._room.width() - GRID, height)

    def _width_of(self, status: str) -> int:
        """Return the width in pixels of `status` and the gap after it."""
        return self._advance(status) + 2 * GRID if status else 0

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)
