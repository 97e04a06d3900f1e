"""The strip below the board: the way through the game and its mistakes, the state of the game, and the replay."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.replay.bar import ReplayBar
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

HEIGHT = 4 * GRID
_ICON = 18
_MOVES = ("first", "previous", "next", "last")
_MISTAKES = ("previous_mistake", "next_mistake")
_LEAST_STATUS = 8 * GRID


class GameStrip(QWidget):
    """A strip of fixed height with buttons for the moves and mistakes, the state of the game, and the replay bar."""

    def __init__(self, actions: Actions, replay: ReplayBar, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game_strip")
        self.setFixedHeight(HEIGHT)
        self._actions, self._replay = actions, replay
        self.status = _Status()
        buttons = {name: self._button(name) for name in (*_MOVES, *_MISTAKES)}
        self._mistakes = [buttons[name] for name in _MISTAKES]
        hbox(
            *(buttons[name] for name in _MOVES),
            GRID // 2,
            (self.status, 1),
            GRID // 2,
            *self._mistakes,
            (replay, 2),
            of=self,
            spacing=0,
        )
        theme.bind(self._apply_colors)

    def set_search_shown(self, *, shown: bool) -> None:
        """Show the buttons of the mistakes and the replay of the search, or hide them during a game."""
        self._replay.setVisible(shown)
        for button in self._mistakes:
            button.setVisible(shown)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name in (*_MOVES, *_MISTAKES):
            self._actions[name].setIcon(icon(name, colors))
        self.setStyleSheet(
            f"#game_strip > QToolButton {{ padding: 3px 4px; }} #status {{ color: {colors.quiet_text}; }}"
        )

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"strip_{name}")
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setAccessibleName(plain_name(self._actions[name].text()))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoRepeat(name in ("previous", "next"))
        return button


class _Status(ElidedLabel):
    """The number of the move, and the side to move or the result."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("status")
        self.setAccessibleName(translate("Panes", "Status"))
        self.setFont(figure_font())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_STATUS, QFontMetrics(self.font()).height())
