"""The buttons that step the search, by hand or automatically, and those that show earlier steps."""

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QSlider, QToolButton, QWidget

from studio.game.message import fill
from studio.ui.actions.actions import Actions, plain_name
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.icons import icon
from studio.ui.widgets.number_boxes import IntegerBox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly

_ICONS = {
    "step_phase": "step_phase",
    "step_simulation": "step_simulation",
    "step_many": "step_many",
    "step_play": "step_play",
    "step_back": "previous",
    "step_forward": "next",
    "step_now": "last",
}
_FORWARD = ("step_phase", "step_simulation", "step_many")
_PAST = ("step_back", "step_forward", "step_now")
_MOST_SIMULATIONS, _SOME_SIMULATIONS = 1000, 100
_FASTEST, _USUAL_SPEED = 20, 2
_SECOND_MS = 1000
_GAP = GRID // 2
_ANY_WIDTH = 16_777_215
"""The maximum width in pixels that Qt uses for a widget without a limit."""
_LOW_COUNT, _SPEED, _LOW_SPEED = 9 * GRID, 8 * GRID, 6 * GRID
"""Widths in pixels: of the number box in a window of small height, of the slider, and of the slider in a window of
small height.
"""


class StepControls(QWidget):
    """Buttons for steps, a box for the number of simulations, and a slider for the speed, in one or two rows.

    The owner puts `past`, the buttons for earlier steps, into its own layout.
    """

    speed_changed = Signal(int)
    """Emitted with the milliseconds between two phases."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.count, self.speed, self._pace = IntegerBox(), QSlider(Qt.Orientation.Horizontal), QLabel()
        self._buttons = {name: self._button(name) for name in (*_PAST, *_FORWARD, "step_play")}
        self._dress_count()
        self._dress_speed()
        self._arrange()
        show_quietly(self._pace)
        theme.bind(self._apply_colors)
        self._set_texts()

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        return tuple(self._buttons.values())

    @property
    def interval_ms(self) -> int:
        return round(_SECOND_MS / self.speed.value())

    def show_interval(self, interval_ms: int) -> None:
        self.speed.setValue(round(_SECOND_MS / max(1, interval_ms)))

    def set_bare(self, *, bare: bool) -> None:
        """Set whether the buttons are hidden, because the pane needs their room. Their keys still work."""
        self.setVisible(not bare)
        for name in _PAST:
            self._buttons[name].setVisible(not bare)

    def set_low(self, *, low: bool) -> None:
        """Set whether the window has a small height. If so, all parts are smaller, so that they fit in one row."""
        self.setProperty("low", low)
        self.count.setMaximumWidth(_LOW_COUNT if low else _ANY_WIDTH)
        self.speed.setMinimumWidth(_LOW_SPEED if low else _SPEED)
        self.speed.setMaximumWidth(_LOW_SPEED if low else _ANY_WIDTH)
        self._flow.set_spacing(GRID if low else 2 * GRID)
        self.setStyleSheet("QToolButton { padding: 3px 4px; } QToolButton:focus { padding: 2px 3px; }" if low else "")

    def _set_texts(self) -> None:
        self.count.setAccessibleName(self.tr("Number of simulations"))
        self.count.setToolTip(self.tr("Number of simulations performed per command"))
        self.speed.setAccessibleName(self.tr("Phases per second"))
        self.speed.setToolTip(self.tr("Speed of automatic stepping, in phases per second"))
        for button in self.buttons:
            button.setAccessibleName(plain_name(button.defaultAction().text()))
        self._write_pace()

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for name, drawing in _ICONS.items():
            self._actions[name].setIcon(icon(drawing, colors))
        self.count.setFont(figure_font())
        self._pace.setFont(figure_font())

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"panel_{name}")
        button.setDefaultAction(self._actions[name])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _dress_count(self) -> None:
        self.count.setObjectName("step_count")
        self.count.setRange(1, _MOST_SIMULATIONS)
        self.count.setValue(_SOME_SIMULATIONS)
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.count.setGroupSeparatorShown(True)

    def _dress_speed(self) -> None:
        self.speed.setObjectName("step_speed")
        self.speed.setRange(1, _FASTEST)
        self.speed.setPageStep(5)
        self.speed.setValue(_USUAL_SPEED)
        self.speed.setMinimumWidth(_SPEED)
        self.speed.valueChanged.connect(self._on_speed)

    def _arrange(self) -> None:
        self.past = hbox(*(self._buttons[name] for name in _PAST), spacing=_GAP)
        phase, simulation, many = (self._buttons[name] for name in _FORWARD)
        by_hand, playing = QWidget(), QWidget()
        hbox(phase, simulation, self.count, many, of=by_hand, spacing=_GAP)
        hbox(self._buttons["step_play"], self.speed, self._pace, of=playing, spacing=_GAP)
        self._flow = FlowLayout(self, spacing=2 * GRID)
        for group in (by_hand, playing):
            self._flow.addWidget(group)

    def _write_pace(self) -> None:
        text = self.tr("{count}/s")
        self._pace.setText(fill(text, count=QLocale().toString(self.speed.value())))
        widest = fill(text, count=QLocale().toString(_FASTEST))
        self._pace.setMinimumWidth(self._pace.fontMetrics().horizontalAdvance(widest))

    @Slot()
    def _on_speed(self) -> None:
        self._write_pace()
        self.speed_changed.emit(self.interval_ms)
