"""The strip below the board in full screen: steps of the search, its phase and its numbers, and the way out."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.panes.game_strip import HEIGHT
from studio.ui.search.line import SearchLine
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_STEPS = ("step_back", "step_forward", "step_phase", "step_simulation", "step_play", "run")


class FullScreenStrip(QWidget):
    """Buttons that step the search and leave full screen, the phase of the search, and its numbers."""

    # Keys do the same without them.

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("full_screen_strip")
        self.setFixedHeight(HEIGHT)
        self._steps = [_step_button(actions, name) for name in _STEPS]
        leave = QToolButton()  # without the action, whose name would replace the text
        leave.setObjectName("full_screen_leave")
        leave.setText(self.tr("Leave Full Screen (Esc)"))
        leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        leave.clicked.connect(actions["full_screen"].trigger)
        self.line, self._phase = SearchLine(), QLabel()
        self.line.setObjectName("full_screen_line")
        self._phase.setObjectName("full_screen_phase")
        hbox(*self._steps, GRID, self._phase, (self.line, 1), GRID, leave, of=self, spacing=GRID // 2)
        theme.bind(self._apply_colors)
        self.hide()

    def show_steps(self, *, shown: bool) -> None:
        """Show or hide the buttons that step the search, the current phase, and the numbers of the search."""
        for part in (*self._steps, self._phase):
            part.setVisible(shown)
        self.line.set_shown(shown=shown)

    @Slot(str)
    def show_phase(self, phase: str) -> None:
        """Show the name of the current phase, or nothing for an empty text."""
        self._phase.setText(phase)

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


def _step_button(actions: Actions, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"full_screen_{name}")
    button.setDefaultAction(actions[name])
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setAccessibleName(plain_name(actions[name].text()))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
