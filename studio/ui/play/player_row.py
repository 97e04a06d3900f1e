"""The view of one player.

It has the stone, the name, the clock, the cost of the last move, and a mark of the side to move.
"""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QWidget

from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.stone_mark import StoneMark
from studio.ui.texts.sides import side_name
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID, Theme, figure_font, text_font

_DOT = 12
_LEAST_WITH_WORD = 26 * GRID
"""A row needs at least this width to mark a thinking player also by a word."""
_LEAST, _LEAST_DETAIL = 16 * GRID, 12 * GRID
"""The minimum widths of a row, and of the details beside the clock.

If the details have less room, the clock is below.
"""
_COST_LINES = 3


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The texts that describe one player."""

    name: str
    detail: str
    to_move: bool
    thinking: bool
    clock: str = ""
    """The remaining time. It is empty if there is no clock."""
    costs: tuple[str, ...] = ()
    """The lines about the cost of the engine's last move. They are empty if costs are hidden."""
    used: str = ""
    """How much of an engine's own limit per move is used, in seconds or simulations.

    It is empty if there is a clock.
    """


class PlayerRowView(QWidget):
    """Shows a stone, the name with details below it, and the mark of the side to move with the clock below it."""

    def __init__(self, stone: Stone, theme: Theme) -> None:
        super().__init__()
        self._stone, self._rules = stone, PRESETS["gomoku-15"]
        self._mark, self._marker = StoneMark(stone, theme), _Marker(theme)
        self._name, self._detail = FittedLine(), QLabel()
        self._cost_height = 0
        self.setObjectName(f"players_{stone.colour.lower()}")
        self._name.setObjectName("name")
        self._name.setFont(text_font(bold=True))
        self._detail.setObjectName("detail")
        self._detail.setFont(_small_font())
        self._detail.setTextFormat(Qt.TextFormat.PlainText)
        self._detail.setWordWrap(True)  # beside a clock, the text rarely fits into one line
        self._detail.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._clock, self._used, self._costs = QLabel(), QLabel(), tuple(FittedLine() for _ in range(_COST_LINES))
        self._clock.setObjectName("clock")
        self._clock.setFont(figure_font(text_font().pointSizeF() + 2, bold=True))
        self._used.setObjectName("used")
        self._used.setFont(figure_font(_small_font().pointSizeF()))
        below = self._below = QHBoxLayout()
        below.setSpacing(GRID)
        self.setMinimumWidth(_LEAST)
        line = hbox((self._name, 1), self._marker, spacing=None)
        below.addWidget(self._detail, 1)
        for label in (self._used, self._clock):
            below.addWidget(label, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        lines = vbox(line, below, spacing=0)
        for cost in self._costs:
            cost.setObjectName("cost")
            cost.setFont(figure_font(text_font().pointSizeF() - 1))
            lines.addWidget(cost)
        hbox(self._mark, (lines, 1), of=self)

    def show_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._mark.show_rules(rules)

    def show_row(self, row: PlayerRow, *, marked: bool) -> None:
        self._name.show_text(row.name)
        self._detail.setText(row.detail)
        self._detail.setAccessibleName(row.detail)
        self._detail.setVisible(bool(row.detail))  # a name without details is centred
        self._marker.setVisible(marked)
        self._marker.show_turn(to_move=row.to_move, thinking=row.thinking)
        colour = side_name(self._stone, self._rules)
        parts = (colour, self._name.text_shown, row.detail, self._marker.word)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.show_clock(row.clock, row.used)
        self.show_costs(row.costs)

    def show_clock(self, clock: str, used: str) -> None:
        """Show the clock.

        If a limit is used instead, show in smaller letters how much of it is used. Screen readers read this only on
        request, because it changes all the time.
        """
        before = self._timed.text()
        for label, text in ((self._clock, clock), (self._used, used)):
            label.setText(text)
            label.setVisible(bool(text))
        if bool(before) is not bool(self._timed.text()):
            self._fit_height()

    def show_costs(self, costs: tuple[str, ...]) -> None:
        # The number of lines stays the same during a game.
        for place, line in enumerate(self._costs):
            line.setVisible(place < len(costs))
            line.show_text(costs[place] if place < len(costs) else "")
        self._cost_height = sum(line.sizeHint().height() for line in self._costs[: len(costs)])
        self._fit_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._marker.show_word(is_shown=self.width() >= _LEAST_WITH_WORD)
        self._fit_height()

    @property
    def _timed(self) -> QLabel:
        """The label beside the details. It shows the clock, or how much of the limit is used."""
        return self._used if self._used.text() else self._clock

    def _fit_height(self) -> None:
        """Set the minimum height, so that no text is cut off in a pane that is not high.

        In a narrow row, the clock is below.
        """
        is_folded = self._is_narrow()
        direction = QBoxLayout.Direction.TopToBottom if is_folded else QBoxLayout.Direction.LeftToRight
        self._below.setDirection(direction)
        self._below.setSpacing(0 if is_folded else GRID)
        self._below.setStretch(0, 0 if is_folded else 1)
        detail, clock = self._detail_height(), self._timed.sizeHint().height() if self._timed.text() else 0
        below = detail + clock if is_folded else max(detail, clock)
        self.setMinimumHeight(self._name.sizeHint().height() + below + self._cost_height)

    def _detail_height(self) -> int:
        """Return the height of the details beside the clock. If the width is unknown, return the height of one line."""
        line = self._detail.fontMetrics().height()
        if not self._detail.text() or not self.isVisible():
            return line
        room = self._room if self._is_narrow() else self._room_beside_clock
        return max(line, self._detail.heightForWidth(max(1, room)))

    @property
    def _room(self) -> int:
        """The width that is left beside the stone."""
        return self.width() - self._mark.width() - GRID

    @property
    def _room_beside_clock(self) -> int:
        return self._room - (self._timed.sizeHint().width() + GRID if self._timed.text() else 0)

    def _is_narrow(self) -> bool:
        """Return whether the details would have too little room beside the clock."""
        return bool(self._detail.text() and self._timed.text()) and self._room_beside_clock < _LEAST_DETAIL


class _Marker(QWidget):
    """Marks the player to move by a dot.

    If the player is thinking, there is also a word. The width is always the same.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("marker")
        self.setFont(_small_font())
        self._theme, self._color, self.word = theme, "", ""
        theme.changed.connect(self.update)
        self._has_word = True
        self.setFixedHeight(max(self.fontMetrics().height(), _DOT))
        self.show_word(is_shown=True)

    def show_word(self, *, is_shown: bool) -> None:
        """Set whether a word is shown beside the dot."""
        word = self.fontMetrics().horizontalAdvance(self.tr("thinking …")) + GRID if is_shown else 0
        self._has_word = is_shown
        self.setFixedWidth(word + _DOT)
        self.update()

    def show_turn(self, *, to_move: bool, thinking: bool) -> None:
        self.word = self.tr("thinking …") if thinking else self.tr("to move") if to_move else ""
        self._color = "thinking" if thinking else "accent" if to_move else ""
        self.setToolTip(self.word)
        self.setAccessibleName(self.word)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._color:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._color == "thinking" and self._has_word:
            painter.setPen(self._theme.color("quiet_text"))
            painter.drawText(self.rect().adjusted(0, 0, -_DOT - 6, 0), Qt.AlignmentFlag.AlignRight, self.word)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color(self._color))
        painter.drawEllipse(self.width() - _DOT + 1, (self.height() - _DOT) // 2 + 1, _DOT - 2, _DOT - 2)


def _small_font() -> QFont:
    return text_font(text_font().pointSizeF() - 1)
