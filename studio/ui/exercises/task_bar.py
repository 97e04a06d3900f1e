"""The bar with a task, a message and buttons. It is the base class for all kinds of exercises."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, SignalInstance, Slot
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from studio.ui.exercises.message import ExerciseMessage
from studio.ui.exercises.task_label import TaskLabel
from studio.ui.widgets.arranging import STRETCH, vbox
from studio.ui.widgets.escape_key import EscapeKey
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_ROOMY = 25 * GRID
"""The bar has larger texts and buttons from this height in pixels on, if the task also fits into the width."""
_MARGINS, _WIDE_MARGINS = (GRID, GRID // 2, GRID, GRID // 2), (2 * GRID, 2 * GRID, 2 * GRID, GRID)


class TaskBar(QWidget):
    """A bar with a task and a title in the first line, a message below it, and a row of buttons."""

    def __init__(self, theme: Theme, kind: str, names: Sequence[str], parent: QWidget | None = None) -> None:
        """Create the bar. All object names begin with `kind`. `names` are the names of the buttons."""
        super().__init__(parent)
        self.setObjectName(f"{kind}_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._title, self._task, self._message = TaskLabel(), TaskLabel(), ExerciseMessage(theme)
        self._buttons = {name: QToolButton() for name in names}
        self._head = QWidget()  # the first line
        self._note_text = ""  # the message, without parts that change all the time
        for name, label in {"title": self._title, "task": self._task}.items():
            label.setObjectName(f"{kind}_{name}")
        self._message.setObjectName(f"{kind}_state")
        for name, button in self._buttons.items():
            button.setObjectName(f"{kind}_{name}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._escape: EscapeKey | None = None
        self._is_roomy = False
        self._tasks: Sequence[str] = ()  # the texts for which the label of the task keeps room
        self._column = self._arranged()
        show_quietly(self._title)

    @property
    def summary(self) -> str:
        """The text for screen readers."""
        # Numbers that change all the time are left out.
        return " ".join(part for part in (self._task.text(), self._note_text) if part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use larger texts and buttons if the bar is high and wide, as it is beside a board in a large window."""
        super().resizeEvent(event)
        self._use_room()

    # For subclasses

    def _let_escape_close(self, *, closes: bool) -> None:
        """Set whether Escape presses the button "close". This works wherever the focus is in the window."""
        if self._escape is None and closes:
            self._escape = EscapeKey(self.window())
            self._escape.pressed.connect(self._buttons["close"].click)
        if self._escape is not None:
            self._escape.set_taken(closes)

    @property
    def _is_over(self) -> bool:
        """Whether the task is over, so that the button for the next task is the main one."""
        return False

    def _connect(self, signals: Mapping[str, SignalInstance]) -> None:
        for name, signal in signals.items():
            self._buttons[name].clicked.connect(signal)

    def _write_button(self, name: str, text: str, tip: str) -> None:
        button = self._buttons[name]
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(text)
        button.setAccessibleDescription(tip)

    def _reserve_room(self, texts: Mapping[TaskLabel, Sequence[str]]) -> None:
        """Make labels keep room for their longest texts."""
        # So they wrap alike in all exercises.
        self._tasks = texts.get(self._task, ())
        self._use_room()
        for label, longest in texts.items():
            label.reserve(longest)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._task.setFont(_task_font(is_large=self._is_roomy))
        padding = (5, 10) if self._is_roomy else (3, 3)
        self.setStyleSheet(
            f"QWidget#{self.objectName()} {{ background: {colors.pane}; border: 1px solid {colors.border};"
            " border-radius: 6px; }"
        )
        for name, button in self._buttons.items():
            is_main = name == "next" and self._is_over
            fill_color, text_color = (colors.accent, colors.on_accent) if is_main else (colors.raised, colors.text)
            button.setStyleSheet(
                f"QToolButton {{ border: 1px solid {colors.border}; border-radius: 6px;"
                f" padding: {padding[0]}px {padding[1]}px; }}"
                f"QToolButton:enabled {{ color: {text_color}; background: {fill_color}; }}"
                f"QToolButton:disabled {{ color: {colors.quiet_text}; }}"
                f"QToolButton:hover {{ border-color: {colors.accent}; }}"
                + focus_rule("QToolButton:focus", colors, *padding, on_accent=is_main)
            )

    def _lay_out(self) -> None:
        """Place the labels and buttons now, without waiting for Qt."""
        # Otherwise Qt may paint new texts first.
        for layout in (self._head.layout(), self.layout()):
            if layout is not None:
                layout.activate()

    # Implementation

    def _use_room(self) -> None:
        """Use larger texts and buttons if there is room. In the larger font, the task must fit in one line."""
        left, _, right, _ = _WIDE_MARGINS
        is_wide = _widest(self._tasks, _task_font(is_large=True)) + left + right <= self.width()
        is_roomy = is_wide and self.height() >= _ROOMY
        if is_roomy is not self._is_roomy:
            self._is_roomy = is_roomy
            self._column.setContentsMargins(*(_WIDE_MARGINS if is_roomy else _MARGINS))
            self._column.setSpacing(GRID + 4 if is_roomy else GRID // 2)
            self._apply_colors(self._theme.colors)

    def _arranged(self) -> QVBoxLayout:
        head, row = self._head, QWidget()
        top, buttons = FlowLayout(head, spacing=2 * GRID, line_spacing=0), FlowLayout(row, spacing=GRID // 2)
        for label in (self._task, self._title):
            top.addWidget(label)
        for button in self._buttons.values():
            buttons.addWidget(button)
        return vbox(head, self._message, row, STRETCH, of=self, spacing=GRID // 2, margins=_MARGINS)


def _task_font(*, is_large: bool) -> QFont:
    return text_font(text_font().pointSizeF() + (2 if is_large else 0), bold=True)


def _widest(texts: Sequence[str], font: QFont) -> int:
    """Return the width in pixels of the widest of the texts."""
    return max(map(QFontMetrics(font).horizontalAdvance, texts), default=0) + 1
