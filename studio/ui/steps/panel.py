"""The stepping pane: the current phase, the description of the step, and the buttons and keys that continue."""

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.steps.controls import StepControls
from studio.ui.steps.keys import StepKey, key_of
from studio.ui.steps.story import StepStory, StepTeller
from studio.ui.steps.table import NO_ROWS, StepTable
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.dressing import set_styled_property
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_PHASES = tuple(Phase)


class StepPanel(QWidget):
    """Shows a step of the search."""

    # Buttons continue, and keys show earlier and later steps.

    speed_changed = Signal(int)
    """Emitted with the milliseconds between automatic phases."""
    back_requested = Signal(int)
    """Emitted when the user wants to see an earlier step, with the number of steps to go back."""
    forward_requested = Signal(int)
    # Space returns to the last step.
    now_requested = Signal()
    """Emitted when the user presses Space while an earlier step is shown."""
    phase_shown = Signal(str)
    """Emitted with the name of the newly shown phase. If no phase is shown, the text is empty."""

    def __init__(self, actions: Actions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("step_panel")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._event: PhaseEvent | None = None
        self._place, self._is_past, self._story, self._total = (0, 0), False, StepStory(""), 0
        self._teller, self._is_low, self._is_bare = StepTeller(self), False, False
        self._chips = {phase: QLabel() for phase in _PHASES}
        self._simulation, self._badge, self._refusal = QLabel(), QLabel(), QLabel()
        self._headline, self._detail, self._table = QLabel(), QLabel(), StepTable(theme)
        self._controls = StepControls(actions, theme)
        self._controls.speed_changed.connect(self.speed_changed)
        self._arrange()
        for widget in (self._table, *self._controls.buttons):
            widget.installEventFilter(self)
        theme.bind(self._apply_colors)
        self._set_texts()

    # State

    @property
    def interval_ms(self) -> int:
        """Milliseconds between two phases while stepping is automatic."""
        return self._controls.interval_ms

    @property
    def count(self) -> int:
        """The number of simulations that the button for several simulations runs."""
        return self._controls.count.value()

    @property
    def summary(self) -> str:
        """The content of the pane, as text for screen readers."""
        return " ".join(text for text in (self._story.headline, self._story.detail) if text)

    # Commands

    def set_root(self, rules: Rules, to_move: Stone, *, compares_win_rates: bool = True) -> None:
        """Set the rules and the side to move at the root.

        `compares_win_rates` says that the search compares win rates instead of results. Remove the shown step, because
        it belongs to another root.
        """
        self._teller.set_root(rules, to_move, compares_win_rates=compares_win_rates)
        self._event = None
        self._update_texts()
        self.phase_shown.emit("")

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates for the side of `viewed`."""
        # The heading names the side.
        self._teller.show_side(viewed)
        self._update_texts()

    def show_event(self, event: PhaseEvent | None, place: tuple[int, int] = (0, 0), is_past: bool = False) -> None:
        """Show a step. If there is none, say so. `place` has the number of the step and the number of all steps."""
        self._event, self._place, self._is_past = event, place, is_past
        self._update_texts()
        self.phase_shown.emit("" if event is None else self._chips[event.phase].text())

    def set_low(self, *, low: bool) -> None:
        """Set whether the window has a small height.

        If so, phases and buttons are less high, so that the text has room.
        """
        self._is_low = low
        self._controls.set_low(low=low)
        self._fit_table()
        self._layout.setContentsMargins(*((GRID, GRID // 2) if low else (GRID, GRID)) * 2)
        self._layout.setSpacing(GRID // 2 if low else self._spacing)
        for chip in self._chips.values():
            chip.setProperty("low", low)
        self._mark_phase()

    def set_bare(self, *, bare: bool) -> None:
        """Set whether the pane shows only the phase, its text and its table. The keys still step the search."""
        self._is_bare = bare
        self._controls.set_bare(bare=bare)
        self._fit_table()

    def _fit_table(self) -> None:
        self._table.set_low(low=self._is_low or self._is_bare)

    def show_refusal(self, text: str) -> None:
        """Show why a step is impossible. If the text is empty, remove the message."""
        self._refusal.setText(text)
        self._refusal.setVisible(bool(text))
        self._update_texts()

    def show_total(self, simulations: int) -> None:
        """Show the total number of simulations. It includes those that were not recorded."""
        if simulations != self._total:
            self._total = simulations
            self._write_place()

    def show_count(self, simulations: int) -> None:
        self._controls.count.setValue(simulations)

    def show_interval(self, interval_ms: int) -> None:
        self._controls.show_interval(interval_ms)

    # Events

    def event(self, event: QEvent) -> bool:
        """Handle keys while the pane itself has the focus."""
        # An event filter handles those of its children.
        return self._takes_key(event, self) or super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return self._takes_key(event, watched) or super().eventFilter(watched, event)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._simulation.setFont(figure_font())
        self._headline.setFont(text_font(bold=True))
        self._detail.setFont(figure_font())
        self.setStyleSheet(_style_sheet(colors))
        self._mark_phase()

    def _takes_key(self, event: QEvent, at: QObject) -> bool:
        """If the key goes to another step, go there. Otherwise return False."""
        # Shortcuts may then get them.
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) or not isinstance(event, QKeyEvent):
            return False
        key = key_of(event, is_at_rows=at is self._table, is_past=self._is_past)
        if key is None:
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress:
            self._look(key)
        return True

    def _look(self, key: StepKey) -> None:
        """Request the step to which the key leads."""
        at = _PHASES.index(self._event.phase) if self._event is not None else 0
        match key:
            case StepKey.NOW:
                self.now_requested.emit()
            case StepKey.BACK:
                self.back_requested.emit(1)
            case StepKey.FORWARD:
                self.forward_requested.emit(1)
            case StepKey.SIMULATION_BACK:
                self.back_requested.emit(at + 1)
            case StepKey.SIMULATION_FORWARD:
                self.forward_requested.emit((len(_PHASES) - 2 - at) % len(_PHASES) + 1)

    # Implementation

    def _update_texts(self) -> None:
        event = self._event
        self._story = self._teller.story(event) if event is not None else StepStory("", self._empty_text())
        self._headline.setText(self._story.headline)
        self._headline.setVisible(bool(self._story.headline))
        self._detail.setText(self._story.detail)
        is_refused = event is None and bool(self._refusal.text())  # the keys do nothing now
        self._detail.setVisible(bool(self._story.detail) and not is_refused)
        self._show_rows()
        self._mark_phase()
        self._write_place()

    def _show_rows(self) -> None:
        """Show the table of the step. If it has no rows, hide the table."""
        # The focus stays in the pane.
        rows, has_focus = self._story.rows, self._table.hasFocus()
        self._table.show_rows(rows or NO_ROWS)
        if rows is None and has_focus:
            self.setFocus()
        self._table.setVisible(rows is not None)
        self._space.setVisible(rows is None)
        if rows is not None and self.hasFocus():
            self._table.setFocus()

    def _write_place(self) -> None:
        locale, event = QLocale(), self._event
        number = event.simulation if event is not None else 0
        text = self.tr("Simulation {number}")
        if self._total > number:  # the search has run on
            text = self.tr("Simulation {number} of {total} so far")
        told = fill(text, number=locale.toString(number), total=locale.toString(self._total))
        self._simulation.setText(told if event is not None else "")
        at, of = (locale.toString(count) for count in self._place)
        self._badge.setText(fill(self.tr("Past: step {number} of {total}"), number=at, total=of))
        self._badge.setVisible(self._is_past)

    def _mark_phase(self) -> None:
        for phase, chip in self._chips.items():
            is_current = self._event is not None and phase is self._event.phase
            set_styled_property(chip, "current", is_current)
            name = self.tr("{phase}, current phase") if is_current else self.tr("{phase}, not the current phase")
            chip.setAccessibleName(fill(name, phase=chip.text()))

    def _set_texts(self) -> None:
        names = (self.tr("Select"), self.tr("Expand"), self.tr("Simulate"), self.tr("Backpropagate"))
        for chip, name in zip(self._chips.values(), names, strict=True):
            chip.setText(name)
        self.setAccessibleName(self.tr("Step by step"))
        self._table.setAccessibleName(self.tr("Description of this phase"))
        self._update_texts()

    def _empty_text(self) -> str:
        return self.tr(
            "Step through the search: “Step One Phase” (N) performs one phase, “Step One Simulation” (Shift+N) a "
            "whole simulation."
        )

    def _arrange(self) -> None:
        self._layout = layout = vbox(self._header(), of=self, margins=GRID)
        self._spacing = layout.spacing()
        layout.addWidget(self._controls)  # above the growing part, so that they are visible in a low pane, too
        layout.addLayout(self._place_row())
        for label, name in ((self._refusal, "refusal"), (self._headline, "headline"), (self._detail, "detail")):
            label.setObjectName(f"step_{name}")
            label.setWordWrap(True)
            layout.addWidget(label)
        self._refusal.hide()
        self._space = QWidget()
        layout.addWidget(self._table, 1)
        layout.addWidget(self._space, 1)

    def _header(self) -> QWidget:
        header = QWidget()
        row = FlowLayout(header, spacing=GRID // 2, fills=True)
        for phase, chip in self._chips.items():
            chip.setObjectName(f"step_chip_{phase}")
            chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(chip)
        return header

    def _place_row(self) -> QHBoxLayout:
        self._simulation.setObjectName("step_simulation_number")
        self._simulation.setWordWrap(True)
        self._badge.setObjectName("step_badge")
        return hbox(
            (self._simulation, 1),
            (self._badge, 0, Qt.AlignmentFlag.AlignVCenter),
            4,
            self._controls.past,
            spacing=None,
        )


def _style_sheet(colors: ThemeColors) -> str:
    return f"""
    QLabel[current] {{
        background: {colors.raised}; color: {colors.quiet_text}; border: 1px solid {colors.border};
        border-radius: 6px; padding: 3px 6px;
    }}
    QLabel[low="true"] {{ padding: 0 2px; }}
    QLabel[current="true"] {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent}; }}
    QLabel#step_simulation_number {{ color: {colors.quiet_text}; }}
    QLabel#step_badge {{
        background: {colors.quiet_text}; color: {colors.pane}; border-radius: 6px;
        padding: 1px {GRID}px; font-weight: 600;
    }}
    QLabel#step_refusal {{
        background: {colors.raised}; color: {colors.text}; border: 1px solid {colors.border};
        border-radius: 6px; padding: 4px {GRID}px;
    }}
    """
