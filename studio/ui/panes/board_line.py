"""The line below the board: the state of the game, and a message, a step of the search or a threat."""

from PySide6.QtCore import QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.panes.board_legend import BoardLegend
from studio.ui.texts.plain import plain
from studio.ui.texts.translating import translate
from studio.ui.threats.line import ThreatLine
from studio.ui.widgets.theme import GRID, Theme, figure_font

_FRESH_MS = 8000
_AROUND = 3
"""The space above and below the text in pixels."""
# Some fonts are taller, such as those for Chinese.
_ONE_LINE = 1.5
"""A text of up to this many times the height of a line counts as one line."""
_SPARE = 13
"""The pixels below the line, above the icons of the strip."""
_BEFORE_STATE = " · "
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class Words(QLabel):
    """A text in the line below the board."""

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
    """Shows the state of the game, one text, and a legend of the marks on the board.

    The text is a new message, or else a step of the search, a threat, or an old message. If there is no room for the
    state, only the text is shown. The legend gets the remaining space.

    The widget always reserves the height of one line, so that the board does not move. The second line of a longer text
    covers the strip below the widget, above its icons. An even longer text is shortened to two lines; the tooltip has
    all of it. While a card covers the widget, only a new message is shown, over the card.
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
        self._step = self._fitted = ""
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(_FRESH_MS)
        self._room, self._is_covered = QRect(), False
        self._bottom: int | None = None
        for part in (self.status, self.note, self.threat):
            part.changed.connect(self._show)
            part.hide()
        self.note.changed.connect(self._on_note)
        self.legend.changed.connect(self._show)
        self._fresh.timeout.connect(self._show)
        theme.changed.connect(self.update)

    @property
    def text(self) -> str:
        """The text that is shown."""
        note = self.note.text()
        fresh = note if self._fresh.isActive() else ""
        return fresh if self._is_covered else fresh or self._step or self.threat.text() or note

    @property
    def line_height(self) -> int:
        """The height in pixels that the line reserves."""
        return QFontMetrics(figure_font()).height() + 2 * _AROUND

    @Slot(str)
    def show_step(self, text: str) -> None:
        """Show a text about the step of the search on the board; an empty text shows none."""
        if text != self._step:
            self._step = text
            self._show()

    @Slot(bool)
    def set_covered(self, covered: bool) -> None:
        """Set whether a card covers the line."""
        self._is_covered = covered
        self._show()

    def set_room(self, room: QRect, bottom: int | None = None) -> None:
        """Set the rectangle of one line of text, in the coordinates of the parent.

        Longer texts end above `bottom`, by default anywhere below.
        """
        self._room, self._bottom = room, bottom
        self._show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_covered or self.height() > self._room.height() + _SPARE:
            painter.setPen(QPen(self._theme.color("border"), 1))
            painter.setBrush(self._theme.color("pane"))
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), GRID // 2, GRID // 2)
        place = self._text_place(self.rect())
        status = self._shown_status
        if status:
            painter.setPen(self._theme.color("quiet_text"))
            painter.drawText(place, _WRAPPED, status)
            place.setLeft(place.left() + self._width_of(status))
        painter.setPen(self._theme.color("text"))
        painter.drawText(place, _WRAPPED, self._fitted)

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
        self.setAccessibleName(" · ".join(filter(None, (self.status.text(), text))))
        self.setVisible(room.isValid() and (bool(text) or not self._is_covered))
        place = self._text_place(QRect(0, 0, room.width(), 10 * room.height()))
        if text:
            place.setLeft(place.left() + self._width_of(self._shown_status))
        self._fit(text, place.width())
        needed = self.fontMetrics().boundingRect(place, _WRAPPED, self._fitted or self.status.text()).height()
        height = needed + 2 if needed + 2 * _AROUND > _ONE_LINE * room.height() else room.height()
        top = room.top() if self._bottom is None else max(0, min(room.top(), self._bottom - height))
        self.setGeometry(room.left(), top, room.width(), height)
        self._place_legend(place.left() if text else place.left() + self._width_of(self.status.text()), text)
        self.raise_()
        self.update()

    def _fit(self, text: str, width: int) -> None:
        """Shorten the text to two lines of this width."""
        # The tooltip of a shortened text has all of it.
        layout = QTextLayout(text.replace("\n", "\u2028"), self.font())
        layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        layout.beginLayout()
        starts: list[int] = []
        while len(starts) < 3 and (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            starts.append(line.textStart())
        layout.endLayout()
        is_long = len(starts) > 2
        self._fitted = text
        if is_long:
            units = text.encode("utf-16-le")  # Qt counts in UTF-16
            first, rest = (part.decode("utf-16-le") for part in (units[: 2 * starts[1]], units[2 * starts[1] :]))
            rest = self.fontMetrics().elidedText(" ".join(rest.split()), Qt.TextElideMode.ElideRight, width)
            self._fitted = f"{first.rstrip()}\n{rest}"
        self.setToolTip(plain(text) if is_long else "")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_long)

    def _place_legend(self, left: int, text: str) -> None:
        """Place the legend at the right end, beside the text of one line."""
        is_one_line = self.height() == self._room.height()
        free = self._room.width() - left - self.fontMetrics().horizontalAdvance(text)
        width = self.legend.width_within(free) if is_one_line else 0
        self.legend.setGeometry(self._room.width() - width, 0, width, self.height())
        self.legend.setVisible(width > 0)

    @property
    def _shown_status(self) -> str:
        """The state of the game.

        The move number is left out if it does not fit beside the text and the legend. Too long a state, over half of
        the line, is left out.
        """
        whole = self.status.text()
        room = self._text_place(self._room).width()
        short, text = whole.rpartition(_BEFORE_STATE)[2], self.fontMetrics().horizontalAdvance(self.text)
        legend = self.legend.width_within(room - self._width_of(short) - text)
        if not self.text or self._width_of(whole) + text + legend <= room:
            return whole
        return short if self._width_of(short) <= room / 2 else ""

    def _width_of(self, status: str) -> int:
        """Return the width in pixels of `status` and the gap after it."""
        return self.fontMetrics().horizontalAdvance(status) + 2 * GRID if status else 0

    def _text_place(self, whole: QRect) -> QRect:
        return whole.adjusted(GRID // 2, 0, -GRID // 2, 0)
