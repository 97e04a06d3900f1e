"""The pane of players. It shows both players, the side to move, the state of the game, and buttons for a person."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions, plain_name
from studio.ui.play.action_buttons import ActionButtons
from studio.ui.play.game_controls import FaultBox, SpeedChooser
from studio.ui.play.player_row import PlayerRow, PlayerRowView
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.dressing import set_styled_property
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_ICONS = {
    "take_back": "take_back",
    "hint": "hint",
    "show_thinking": "watch",
    "resign": "resign",
    "swap_sides": "swap",
    "pause_game": "pause",
    "one_move": "one_move",
    "stop_game": "stop_game",
    "show_costs": "costs",
}
_OF_PEOPLE = ("take_back", "hint", "resign", "swap_sides", "show_thinking")
_SWITCHES = ("show_thinking", "show_costs")
_OF_ENGINES = ("pause_game", "one_move", "swap_sides", "show_costs", "stop_game")


_NOBODY = PlayerRow("", "", to_move=False, thinking=False)


class Mode(StrEnum):
    """The state of the game. Also says whether the board shows an earlier position."""

    PLAYING = "playing"
    LOOKING_BACK = "looking back"
    PAUSED = "paused"
    OVER = "over"
    UNFINISHED = "unfinished"
    REVIEWING = "reviewing"
    EXERCISE = "exercise"
    PRACTICE = "practice"


_PLAYABLE = (Mode.UNFINISHED, Mode.REVIEWING)
"""The modes in which a game can begin at the position on the board."""
_WITHOUT_GAME = (*_PLAYABLE, Mode.EXERCISE, Mode.PRACTICE)


@dataclass(frozen=True, slots=True)
class PlayersView:
    """The data that the panel of players shows."""

    black: PlayerRow
    white: PlayerRow
    mode: Mode
    is_between_engines: bool = False
    fault: str = ""
    """A sentence that says why the engine to move failed."""
    news: tuple[str, ...] = ()
    """Sentences about the last choices in the current opening, the oldest first."""


class PlayersPanel(QWidget):
    """Shows the players, and buttons for some actions of the window."""

    # The buttons for a failed engine emit signals of this panel instead.

    delay_chosen = Signal(int)
    """Emitted when the user sets the delay between moves of two engines, with the delay in milliseconds."""
    retry_requested = Signal()
    replacement_requested = Signal()
    end_requested = Signal()

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("players")
        self.setAccessibleName(self.tr("Players"))
        self._actions = actions
        self._tips = {name: actions[name].toolTip() for name in _SWITCHES}
        self._rows = {stone: PlayerRowView(stone, theme) for stone in (Stone.BLACK, Stone.WHITE)}
        self._badge, self._fault, self._speed = _Badge(), FaultBox(), SpeedChooser()
        for name, words in (
            ("pause_game", self.tr("Pause")),
            ("one_move", self.tr("One Move")),
            ("show_costs", self.tr("Move Costs")),
        ):
            actions[name].setIconText(words)
        self._of_people, self._of_engines = (
            ActionButtons([self._button(name, Qt.ToolButtonStyle.ToolButtonIconOnly) for name in names])
            for names in (_OF_PEOPLE, _OF_ENGINES)
        )
        layout = vbox(
            *self._rows.values(),
            self._badge,
            self._fault,
            self._of_people,
            self._of_engines,
            self._speed,
            of=self,
            margins=GRID,
        )
        self._play_here = self._button("play_from_here", Qt.ToolButtonStyle.ToolButtonTextOnly)
        layout.addWidget(self._play_here)
        layout.addStretch()
        theme.bind(self._apply_colors)
        self._connect()
        self.show_view(PlayersView(_NOBODY, _NOBODY, Mode.REVIEWING))

    def show_rules(self, rules: Rules) -> None:
        # They determine the colours of the stones.
        for row in self._rows.values():
            row.show_rules(rules)

    def show_view(self, view: PlayersView) -> None:
        is_game = view.mode not in _WITHOUT_GAME
        is_on = is_game and view.mode is not Mode.OVER
        self._rows[Stone.BLACK].show_row(view.black, marked=is_game)
        self._rows[Stone.WHITE].show_row(view.white, marked=is_game)
        self._badge.show_mode(view.mode, view.news)
        usual: dict[QWidget, bool] = {
            self._badge: not view.fault,
            # after the end, the card below the board has the next steps
            self._of_people: is_on and not view.is_between_engines,
            self._of_engines: is_on and view.is_between_engines and not view.fault,
            self._speed: is_on and view.is_between_engines and not view.fault,
            self._play_here: view.mode in _PLAYABLE and not view.fault,
        }
        if not view.fault:  # hide first, because a window that grows for a moment would remain high
            self._fault.hide()
        for part, is_wanted in usual.items():
            part.setVisible(is_wanted)
        if view.fault:
            self._fault.show_fault(view.fault, self.width() - 2 * GRID)
        self._fit_words()

    def show_clock(self, stone: Stone, clock: str, used: str, costs: tuple[str, ...]) -> None:
        """Show the clock of one side, or how much of its limit is used. Also show the cost of its last move."""
        self._rows[stone].show_clock(clock, used)
        self._rows[stone].show_costs(costs)

    def show_delay(self, delay_ms: int) -> None:
        self._speed.show_delay(delay_ms)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name, drawing in _ICONS.items():
            self._actions[name].setIcon(icon(drawing, colors))
        self.setStyleSheet(_style_sheet(colors))

    def _connect(self) -> None:
        self._speed.delay_chosen.connect(self.delay_chosen)
        for name in _SWITCHES:
            self._actions[name].toggled.connect(self._show_switches)
        self._show_switches()
        self._fault.retry_requested.connect(self.retry_requested)
        self._fault.replacement_requested.connect(self.replacement_requested)
        self._fault.end_requested.connect(self.end_requested)

    @Slot()
    def _show_switches(self) -> None:
        """Say in the tooltips of the switches whether they are on."""
        for name, tip in self._tips.items():
            state = self.tr("Now: on") if self._actions[name].isChecked() else self.tr("Now: off")
            self._actions[name].setToolTip(f"{tip}\n{state}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def _fit_words(self) -> None:
        """Show words on the buttons of a game if the pane then still needs no scroll bar."""
        area = self.parentWidget()
        room = self.height() if area is None else area.height()
        for buttons in (self._of_people, self._of_engines):
            if buttons.isHidden():
                continue
            spare = room - self.minimumSizeHint().height()
            needed = 0 if buttons.has_words else buttons.further_height
            buttons.set_words(shown=spare >= needed and buttons.fits_words(self.width() - 2 * GRID))

    def _button(self, name: str, style: Qt.ToolButtonStyle) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(style)
        button.setAccessibleName(plain_name(self._actions[name].text()))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return button


class _Badge(QLabel):
    """Shows the state of the game."""

    # It is always as high as its longest text, so that nothing below it moves.

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("players_mode")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._texts = {
            Mode.PLAYING: self.tr("Playing"),
            Mode.PAUSED: self.tr("Paused: the clocks are stopped"),
            Mode.LOOKING_BACK: self.tr("Earlier position: a click on the board (Enter) returns to the game"),
            Mode.OVER: self.tr("The game is over"),
            Mode.UNFINISHED: self.tr("Unfinished: “Play from Here” continues the game"),
            Mode.REVIEWING: self.tr("Reviewing"),
            Mode.EXERCISE: self.tr("Exercise"),
            Mode.PRACTICE: self.tr("Practice"),
        }

    def show_mode(self, mode: Mode, news: tuple[str, ...]) -> None:
        """Show the state of the game. During a game, show the newest sentences of `news` instead, as many as fit."""
        room = max(map(len, self._texts.values()))
        newest = (" ".join(news[start:]) for start in range(len(news)))
        told = next((text for text in newest if len(text) <= room), "") if mode is Mode.PLAYING else ""
        self.setText(told or self._texts[mode])
        set_styled_property(self, "mode", mode.name)
        self.update()  # another text repaints only the contents, not the border

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, most = self.contentsRect(), max(self._texts.values(), key=len)
        needed = self.fontMetrics().boundingRect(0, 0, room.width(), 0, Qt.TextFlag.TextWordWrap, most).height()
        self.setMinimumHeight(needed + self.height() - room.height())


def _style_sheet(colors: ThemeColors) -> str:
    return f"""
    #players #detail, #players #used {{ color: {colors.quiet_text}; }}
    #players_mode {{ border: none; border-left: 3px solid {colors.border}; padding: 2px {GRID}px; }}
    #players_mode[mode="PLAYING"] {{ border-left-color: {colors.accent}; }}
    #players #cost {{ color: {colors.quiet_text}; }}
    #players_fault_sentence {{ border: none; border-left: 3px solid {colors.failed}; padding: 2px {GRID}px; }}
    #players_mode[mode="UNFINISHED"] {{ border-left-color: {colors.accent}; }}
    #players_mode[mode="PAUSED"] {{ border-left-color: {colors.paused}; }}
    #players_mode[mode="LOOKING_BACK"] {{ border-left-color: {colors.paused}; }}
    #players_mode[mode="OVER"] {{ border-left-color: {colors.text}; font-weight: 700; }}
    #players QToolButton {{ background: {colors.raised}; border: 1px solid {colors.border}; icon-size: 20px;
        padding: 5px 6px; }}
    #players QToolButton:enabled:hover {{ border-color: {colors.accent}; }}
    #players QToolButton:checked {{ background: {colors.border}; border-color: {colors.accent}; }}
    {focus_rule("#players QToolButton:focus", colors, 5, 2)}
    #players QToolButton:pressed {{ background: {colors.border}; }}
    """
