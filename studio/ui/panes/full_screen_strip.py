"""The strip below the board in full screen, with buttons that step the search and leave full screen."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QToolButton, QWidget

from studio.ui.actions.actions import Actions, plain_name
from studio.ui.panes.game_strip import HEIGHT
from studio.ui.widgets.arranging import STRETCH, hbox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_STEPS = ("step_back", "step_forward", "step_phase", "step_simulation", "step_play", "run")


class FullScreenStrip(QWidget):
    """Buttons that step the search during a lesson and leave full screen."""

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
        hbox(*self._steps, STRETCH, leave, of=self, spacing=GRID // 2)
        theme.bind(self._apply_colors)
        self.hide()

    def show_steps(self, *, shown: bool) -> None:
        """Show or hide the buttons that step the search."""
        for button in self._steps:
            button.setVisible(shown)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.setStyleSheet(
            "#full_screen_strip > QToolButton { padding: 3px 6px; }"
            f"#full_screen_leave {{ color: {colors.quiet_text}; background: transparent; border: none; }}"
            f"#full_screen_leave:hover {{ color: {colors.text}; }}"
            f"#full_screen_leave:focus {{ border: 1px solid {colors.accent}; }}"
        )


def _step_button(actions: Actions, name: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(f"full_screen_{name}")
    button.setDefaultAction(actions[name])
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
    button.setAccessibleName(plain_name(actions[name].text()))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
