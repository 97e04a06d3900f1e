"""The strip below the board in full screen: moves of a reviewed game, steps of the search, and the way out."""

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QWidget

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.panes.game_strip import HEIGHT
from studio.ui.search.line import SearchLine
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_ICON = 18
_PHASE = 16
"""The width reserved for the name of a phase, in average characters."""
_GAME = ("previous", "next", "previous_mistake", "next_mistake")
_MISTAKES = 2
"""The index in `_GAME` of the first button for mistakes."""
_STEPS = ("step_back", "step_forward", "step_phase", "step_simulation", "step_play")


class FullScreenStrip(QWidget):
    """Buttons that go through a game, step the search and leave full screen. Also shows the numbers of the search."""

    # Keys do the same without them.

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("full_screen_strip")
        self.setFixedHeight(HEIGHT)
        self._game = [_button(actions, name) for name in _GAME]
        self._steps, self._run = [_button(actions, name) for name in _STEPS], _button(actions, "run")
        self._leave = leave = QToolButton()  # without the action, whose name would replace the text
        leave.setObjectName("full_screen_leave")
        leave.setToolTip(self.tr("Leave Full Screen (Esc)"))
        leave.setAccessibleName(leave.toolTip())
        leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        leave.clicked.connect(actions["full_screen"].trigger)
        self.line, self._phase = SearchLine(), QLabel()
        self.line.setObjectName("full_screen_line")
        self._phase.setObjectName("full_screen_phase")
        hbox(
            *self._game,
            *self._steps,
            self._run,
            GRID,
            self._phase,
            (self.line, 1),
            GRID,
            leave,
            of=self,
            spacing=GRID // 2,
        )
        self._has_game = self._has_phase = self._has_numbers = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # `_fit` needs the width there is
        theme.bind(self._apply_colors)
        self.hide()

    def show_parts(self, *, game: bool, steps: bool, numbers: bool) -> None:
        """Show or hide three groups of parts: `game` for the buttons for moves of the game, `steps` for the
        buttons that step the search, and `numbers` for the numbers of the search and the button that runs it.
        """
        for parts, shown in (
            (self._game[:_MISTAKES], game),
            (self._steps, steps),
            ((self._run,), numbers),
        ):
            for part in parts:
                part.setVisible(shown)
        self._has_game, self._has_phase, self._has_numbers = game, steps, numbers
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    @Slot(str)
    def show_phase(self, phase: str) -> None:
        """Show the name of the current phase. An empty text hides it."""
        self._phase.setText(phase)

    def _fit(self) -> None:
        """Shorten the texts if the strip is narrow. If necessary, hide the buttons for mistakes."""
        for button in self._game[_MISTAKES:]:
            button.setVisible(self._has_game)
        shown = [button for button in (*self._game, *self._steps, self._run) if not button.isHidden()]
        buttons = sum(button.sizeHint().width() + GRID // 2 for button in shown)
        metrics, room = self.fontMetrics(), self.width() - buttons - 4 * GRID
        self._leave.setText(self._leave.toolTip())
        if self._leave.sizeHint().width() > room - (_PHASE * metrics.averageCharWidth() if self._has_phase else 0):
            self._leave.setText(self.tr("Esc"))
        if self._leave.sizeHint().width() > room:
            for button in self._game[_MISTAKES:]:
                button.hide()
        self._leave.setMinimumWidth(self._leave.sizeHint().width())
        has_room = room - self._leave.sizeHint().width() > _PHASE * metrics.averageCharWidth()
        self._phase.setVisible(self._has_phase and has_room)
        self.line.set_shown(shown=self._has_numbers and has_room)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._phase.setFont(text_font(bold=True))
        self.line.setFont(figure_font())
        self.setStyleSheet(
            "#full_screen_strip > QToolButton { padding: 3px 6px; }"
            f"#full_screen_leave {{ color: {colors.quiet_text}; background: transparent; }}"
            f"#full_screen_leave:hover {{ color: {colors.text}; }}"
            + focus_rule("#full_screen_strip > QToolButton:focus", colors, 3, 6)
        )


def _button(actions: Actions, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"full_screen_{name}")
    button.setDefaultAction(actions[name])
    button.setIconSize(QSize(_ICON, _ICON))
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setAccessibleName(plain_name(actions[name].text()))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
