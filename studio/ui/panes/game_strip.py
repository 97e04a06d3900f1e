"""The strip below the board, with buttons for moves and mistakes and the replay bar."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.replay.bar import ReplayBar
from studio.ui.widgets.arranging import STRETCH, hbox
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

HEIGHT = 4 * GRID
_ICON = 18
_LEAST_FOR_REPLAY = 50 * GRID
_MOVES = ("first", "previous", "next", "last")
_MISTAKES = ("previous_mistake", "next_mistake")


class GameStrip(QWidget):
    """A strip of fixed height with buttons for moves and mistakes, and the replay bar."""

    def __init__(self, actions: Actions, replay: ReplayBar, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game_strip")
        self.setFixedHeight(HEIGHT)
        self._actions, self._replay, self._is_search = actions, replay, True
        buttons = {name: self._button(name) for name in (*_MOVES, *_MISTAKES)}
        self._navigation = [buttons[name] for name in _MOVES]
        self._mistakes = [buttons[name] for name in _MISTAKES]
        hbox(
            *(buttons[name] for name in _MOVES),
            GRID,
            *self._mistakes,
            (replay, 1),
            STRETCH,
            of=self,
            spacing=0,
        )
        replay.wanted_changed.connect(self._fit)
        theme.bind(self._apply_colors)

    @property
    def navigation_width(self) -> int:
        """The width in pixels of the buttons that go through the game, or 0 if the strip is hidden."""
        return 0 if self.isHidden() else sum(button.sizeHint().width() for button in self._navigation) + GRID

    def set_search_shown(self, *, shown: bool) -> None:
        """Show or hide the buttons for mistakes and the replay bar."""
        # A game hides them, for example.
        self._is_search = shown
        self._fit()
        for button in self._mistakes:
            button.setVisible(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        """Hide the replay bar if it does not fit."""
        has_room = self.width() >= _LEAST_FOR_REPLAY
        self._replay.setVisible(self._is_search and self._replay.is_wanted and has_room)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name in (*_MOVES, *_MISTAKES):
            self._actions[name].setIcon(icon(name, colors))
        self.setStyleSheet("#game_strip > QToolButton { padding: 3px 4px; }")

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
