"""Who plays: two players, whose turn it is, what the game is at, and what the people in it may ask for."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions, plain_name
from studio.ui.board.stone_mark import StoneMark
from studio.ui.parts.fitted_line import FittedLine
from studio.ui.parts.icons import icon
from studio.ui.parts.theme import GRID, Theme, text_font
from studio.ui.words.sides import side_name

_ICONS = {"take_back": "take_back", "hint": "hint", "show_thinking": "watch", "resign": "resign", "swap_sides": "swap"}
_DOT = 12


class Mode(StrEnum):
    """Whether a game is played here, and whether the board shows it."""

    PLAYING = "playing"
    LOOKING_BACK = "looking back"
    OVER = "over"
    REVIEWING = "reviewing"


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player as people read it."""

    name: str
    detail: str
    to_move: bool
    thinking: bool


@dataclass(frozen=True, slots=True)
class PlayersView:
    """All that the panel shows; `result` is a sentence, and empty while there is none."""

    black: PlayerRow
    white: PlayerRow
    mode: Mode
    result: str


class PlayersPanel(QWidget):
    """Shows what it is told; its buttons are actions."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("players")
        self.setAccessibleName(self.tr("Players"))
        self._actions = actions
        self._rows = {stone: _Row(stone, theme) for stone in (Stone.BLACK, Stone.WHITE)}
        self._badge = _Badge()
        self._buttons = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        for part in (*self._rows.values(), self._badge, self._dressed_buttons()):
            layout.addWidget(part)
        layout.addWidget(self._button("new_game", Qt.ToolButtonStyle.ToolButtonTextOnly))
        layout.addStretch()
        self.set_theme(theme)
        nobody = PlayerRow("", "", to_move=False, thinking=False)
        self.show_view(PlayersView(nobody, nobody, Mode.REVIEWING, ""))

    def set_theme(self, theme: Theme) -> None:
        for name, drawing in _ICONS.items():
            self._actions[name].setIcon(icon(drawing, theme))
        for row in self._rows.values():
            row.set_theme(theme)
        self.setStyleSheet(_style_sheet(theme))

    def show_rules(self, rules: Rules) -> None:
        """The game, by which the players' marks look."""
        for row in self._rows.values():
            row.show_rules(rules)

    def show_view(self, view: PlayersView) -> None:
        is_game = view.mode is not Mode.REVIEWING
        self._rows[Stone.BLACK].show_row(view.black, marked=is_game)
        self._rows[Stone.WHITE].show_row(view.white, marked=is_game)
        self._badge.show_mode(view.mode, view.result)
        self._buttons.setVisible(is_game)

    def _dressed_buttons(self) -> QWidget:
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for name in _ICONS:
            row.addWidget(self._button(name, Qt.ToolButtonStyle.ToolButtonIconOnly))
        return self._buttons

    def _button(self, name: str, style: Qt.ToolButtonStyle) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(style)
        button.setAccessibleName(plain_name(self._actions[name].text()))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button


class _Row(QWidget):
    """A stone, a name over its details, and at the right whether this player is to move."""

    def __init__(self, stone: Stone, theme: Theme) -> None:
        super().__init__()
        self._stone, self._rules = stone, PRESETS["gomoku-15"]
        self._mark, self._marker = StoneMark(stone, theme), _Marker(theme)
        self._name, self._detail = FittedLine(), FittedLine()
        self.setObjectName(f"players_{stone.colour.lower()}")
        self._name.setObjectName("name")
        self._name.setFont(text_font(bold=True))
        self._detail.setObjectName("detail")
        self._detail.setFont(_small_font())
        line = QHBoxLayout()
        line.addWidget(self._name)
        line.addWidget(self._marker)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addLayout(line)
        lines.addWidget(self._detail)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GRID)
        row.addWidget(self._mark)
        row.addLayout(lines)
        self.setMinimumHeight(self._name.sizeHint().height() + self._detail.sizeHint().height())

    def set_theme(self, theme: Theme) -> None:
        self._mark.set_theme(theme)
        self._marker.set_theme(theme)

    def show_rules(self, rules: Rules) -> None:
        self._rules = rules
        self._mark.show_rules(rules)

    def show_row(self, row: PlayerRow, *, marked: bool) -> None:
        self._name.show_text(row.name)
        self._detail.show_text(row.detail)
        self._detail.setVisible(bool(row.detail))  # a name alone stands in the middle
        self._marker.setVisible(marked)
        self._marker.show_turn(to_move=row.to_move, thinking=row.thinking)
        colour = side_name(self._stone, self._rules)
        parts = (colour, self._name.text_shown, self._detail.text_shown, self._marker.word)
        self.setAccessibleName(", ".join(part for part in parts if part))


class _Marker(QWidget):
    """A dot for whoever is to move, and a word while that player thinks; it takes the same room for all."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("marker")
        self.setFont(_small_font())
        self._theme, self._color, self.word = theme, "", ""
        width = self.fontMetrics().horizontalAdvance(self.tr("thinking …")) + _DOT + GRID
        self.setFixedSize(width, max(self.fontMetrics().height(), _DOT))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
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
        if self._color == "thinking":
            painter.setPen(self._theme.color("quiet_text"))
            painter.drawText(self.rect().adjusted(0, 0, -_DOT - 6, 0), Qt.AlignmentFlag.AlignRight, self.word)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color(self._color))
        painter.drawEllipse(self.width() - _DOT + 1, (self.height() - _DOT) // 2 + 1, _DOT - 2, _DOT - 2)


class _Badge(QLabel):
    """What the game is at, as tall as the longest of its texts needs, so that none moves what is below."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("players_mode")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._texts = {
            Mode.PLAYING: self.tr("Playing"),
            Mode.LOOKING_BACK: self.tr("Looking back: a click on the board returns to the game"),
            Mode.REVIEWING: self.tr("Reviewing"),
        }

    def show_mode(self, mode: Mode, result: str) -> None:
        self.setText(result if mode is Mode.OVER else self._texts[mode])
        self.setProperty("mode", mode.name)
        self.style().unpolish(self)  # the style sheet tells the modes apart
        self.style().polish(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, most = self.contentsRect(), max(self._texts.values(), key=len)
        needed = self.fontMetrics().boundingRect(0, 0, room.width(), 0, Qt.TextFlag.TextWordWrap, most).height()
        self.setMinimumHeight(needed + self.height() - room.height())


def _small_font() -> QFont:
    return text_font(text_font().pointSizeF() - 1)


def _style_sheet(theme: Theme) -> str:
    return f"""
    #players #detail {{ color: {theme.quiet_text}; }}
    #players_mode {{ border: none; border-left: 3px solid {theme.border}; padding: 2px {GRID}px; }}
    #players_mode[mode="PLAYING"] {{ border-left-color: {theme.accent}; }}
    #players_mode[mode="LOOKING_BACK"] {{ border-left-color: {theme.paused}; }}
    #players_mode[mode="OVER"] {{ border-left-color: {theme.text}; font-weight: 700; }}
    #players QToolButton {{ background: {theme.raised}; border: 1px solid {theme.border}; icon-size: 20px; }}
    #players QToolButton:enabled:hover, #players QToolButton:focus {{ border-color: {theme.accent}; }}
    #players QToolButton:pressed {{ background: {theme.border}; }}
    """
