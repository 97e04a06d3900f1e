"""The view of one player beside the board in full screen."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.stone_mark import StoneMark
from studio.ui.play.player_row import PlayerRow
from studio.ui.texts.sides import side_name
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_NAME, _CLOCK, _TEXT = 2.0, 4.5, 1.4
"""Font sizes, as multiples of the size of the window's text."""
_WIDEST, _NARROWEST, _SHARE = 420, 150, 0.2
_COST_LINES = 3


class FullScreenPlayer(QWidget):
    """Shows the name and the clock of one side, so large that they are readable from the back of a classroom."""

    def __init__(self, stone: Stone, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stone, self._rules = stone, PRESETS["gomoku-15"]
        self.setObjectName(f"full_screen_{stone.colour.lower()}")
        self._mark = StoneMark(stone, theme, times=2)
        self._name, self._detail, self._clock, self._turn = QLabel(), QLabel(), QLabel(), QLabel()
        self._used = QLabel()
        self._costs = tuple(QLabel() for _ in range(_COST_LINES))
        self._lay_out()
        theme.bind(self._apply_colors)
        self.hide()

    def fit(self, width: int) -> None:
        """Set the width of this widget to suit a screen that is `width` pixels wide."""
        # The board gets most of the screen.
        self.setFixedWidth(max(_NARROWEST, min(_WIDEST, int(width * _SHARE))))
        points = text_font().pointSizeF() * self.width() / _WIDEST
        least = text_font().pointSizeF()
        self._name.setFont(text_font(max(least, points * _NAME), bold=True))
        self._clock.setFont(figure_font(max(1.5 * least, points * _CLOCK), bold=True))
        for label in (self._detail, self._used, self._turn, *self._costs):
            label.setFont(figure_font(max(least, points * _TEXT)))

    def show_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._mark.show_rules(rules)

    def show_row(self, row: PlayerRow, word: str) -> None:
        """Show the player. `word` describes the state, such as "thinking …"."""
        self._name.setText(row.name)
        self._detail.setText(row.detail)
        self._turn.setText(word)
        parts = (side_name(self._stone, self._rules), row.name, row.detail, word)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.show_clock(row.clock, row.used, row.costs)

    def show_clock(self, clock: str, used: str, costs: tuple[str, ...]) -> None:
        """Show the clock.

        If a limit is used instead, show in smaller letters how much of it is used. Also show the cost of the last move.
        """
        for text_label, text in ((self._clock, clock), (self._used, used)):
            text_label.setText(text)
            text_label.setVisible(bool(text))
        for place, label in enumerate(self._costs):
            label.setText(costs[place] if place < len(costs) else "")

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            f"""
            #full_screen_turn {{ color: {colors.accent}; }}
            #full_screen_detail, #full_screen_used, #full_screen_cost {{ color: {colors.quiet_text}; }}
            """
        )

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 4 * GRID, 2 * GRID, 4 * GRID)
        column.setSpacing(GRID)
        column.addSpacing(16 * GRID)  # aligned at the top, so that a line that wraps does not move the lines above it
        for label, name in (
            (self._mark, "mark"),
            (self._name, "name"),
            (self._detail, "detail"),
            (self._clock, "clock"),
            (self._used, "used"),
            (self._turn, "turn"),
            *((label, "cost") for label in self._costs),
        ):
            label.setObjectName(f"full_screen_{name}")
            if isinstance(label, QLabel):
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(label not in (self._clock, self._used))
            column.addWidget(label)
        column.addStretch()
