"""The editor of breakpoints. If a breakpoint has stopped the search, a sentence says which one."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QLabel, QSpinBox, QWidget

from studio.engine.options.breakpoints import Break, BreakKind, Breakpoints
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.percent import NO_BREAK_SPACE
from studio.game.rules import Rules
from studio.ui.texts.numbers import percent
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, text_font

_MOST_VISITS = 100_000_000
_DRAW = 0.5
"""The win rate of a draw."""


class BreakpointsEditor(QWidget):
    """Check boxes for the four kinds of breakpoints."""

    # Two of them have a number.

    breakpoints_changed = Signal(object)
    """Emitted with the `Breakpoints` when the user has changed them."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("breakpoints")
        self._break: tuple[Break, Rules] | None = None
        self._viewed = ViewedSide()
        self._heading, self._reason = QLabel(), QLabel()
        self._leader, self._visits, self._jump, self._proof = (QCheckBox() for _ in range(4))
        self._visits_number, self._jump_number = IntegerBox(), DecimalBox()
        self._name()
        self._dress_numbers()
        self._arrange()
        self._connect()
        self._enable_numbers()
        theme.bind(self._apply_colors)
        self._set_texts()

    # Commands

    def breakpoints(self) -> Breakpoints:
        """Return the chosen breakpoints."""
        return Breakpoints(
            leader_changes=self._leader.isChecked(),
            visits=self._visits_number.value() if self._visits.isChecked() else None,
            value_jump=self._jump_number.value() / 100 if self._jump.isChecked() else None,
            anything_proven=self._proof.isChecked(),
        )

    def set_breakpoints(self, breakpoints: Breakpoints) -> None:
        """Show these breakpoints without emitting a signal."""
        # The numbers of inactive ones stay.
        with QSignalBlocker(self):
            self._leader.setChecked(breakpoints.leader_changes)
            self._visits.setChecked(breakpoints.visits is not None)
            self._jump.setChecked(breakpoints.value_jump is not None)
            self._proof.setChecked(breakpoints.anything_proven)
            if breakpoints.visits is not None:
                self._visits_number.setValue(breakpoints.visits)
            if breakpoints.value_jump is not None:
                self._jump_number.setValue(100 * breakpoints.value_jump)

    def show_break(self, happened: Break | None, rules: Rules) -> None:
        """Show which breakpoint has stopped the search, and why. If `happened` is None, clear the sentence."""
        self._break = None if happened is None else (happened, rules)
        self._update_texts()

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates for this side, and mention the side."""
        self._viewed = viewed
        self._update_texts()

    @property
    def sentence(self) -> str:
        """The sentence about the breakpoint that stopped the search, as it is shown."""
        return self._reason.text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ApplicationFontChange:
            self._heading.setFont(text_font(bold=True))

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._heading.setFont(text_font(bold=True))
        self._reason.setStyleSheet(
            f"background: {colors.raised}; color: {colors.text}; border: 1px solid {colors.border};"
            f"border-left: 3px solid {colors.accent}; border-radius: 3px; padding: 4px {GRID}px;"
        )

    def _name(self) -> None:
        boxes = (self._leader, self._visits, self._jump, self._proof)
        for box, name in zip(boxes, ("leader", "visits", "jump", "proof"), strict=True):
            box.setObjectName(f"break_{name}")

    def _dress_numbers(self) -> None:
        self._visits_number.setRange(1, _MOST_VISITS)
        self._visits_number.setValue(10_000)
        self._visits_number.setGroupSeparatorShown(True)
        self._visits_number.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self._jump_number.setRange(0.1, 100.0)
        self._jump_number.setDecimals(1)
        self._jump_number.setValue(10.0)
        for number in (self._visits_number, self._jump_number):
            number.setKeyboardTracking(False)

    def _arrange(self) -> None:
        layout = vbox(self._heading, of=self, spacing=GRID // 2, margins=GRID)
        rows = ((self._leader, None), (self._visits, self._visits_number), (self._jump, self._jump_number))
        for box, number in (*rows, (self._proof, None)):
            row = FlowLayout()
            row.addWidget(box)
            if number:
                row.addWidget(number)
            layout.addLayout(row)
        self._reason.setObjectName("break_told")
        self._reason.setWordWrap(True)
        self._reason.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(self._reason)
        layout.addStretch()

    def _connect(self) -> None:
        for box in (self._leader, self._visits, self._jump, self._proof):
            box.toggled.connect(self._on_changed)
        for number in (self._visits_number, self._jump_number):
            number.valueChanged.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._enable_numbers()
        self.breakpoints_changed.emit(self.breakpoints())

    def _enable_numbers(self) -> None:
        self._visits_number.setEnabled(self._visits.isChecked())
        self._jump_number.setEnabled(self._jump.isChecked())

    # Texts

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Breakpoints of the search"))
        self._heading.setText(self.tr("Stop the search when"))
        for box, text, name in (
            (self._leader, self.tr("the best move changes"), self.tr("Stop when the best move changes")),
            (self._visits, self.tr("a move reaches"), self.tr("Stop when a move reaches this number of visits")),
            (
                self._jump,
                self.tr("the mean win rate changes by"),
                self.tr("Stop when the mean win rate changes by this amount"),
            ),
            (self._proof, self.tr("a result is proven"), self.tr("Stop when a result is proven")),
        ):
            box.setText(text)
            box.setAccessibleName(name)
        self._visits_number.setSuffix(self.tr(" visits"))
        self._jump_number.setSuffix(f"{NO_BREAK_SPACE}{self.locale().percent()}")
        self._visits_number.setAccessibleName(self.tr("Visits at which the search stops"))
        self._jump_number.setAccessibleName(self.tr("Smallest change of the mean win rate that stops the search"))
        self._update_texts()

    def _update_texts(self) -> None:
        text = self._text(*self._break) if self._break else ""
        self._reason.setText(text)
        self._reason.setAccessibleName(text)
        self._reason.setVisible(bool(text))

    def _text(self, happened: Break, rules: Rules) -> str:
        name = "" if happened.point is None else move_name(happened.point, rules)
        match happened.kind:
            case BreakKind.LEADER:
                return self._leader_text(happened, name, rules)
            case BreakKind.VISITS:
                return fill(self.tr("{move} has {visits} visits."), visits=self._count(happened.after), move=name)
            case BreakKind.VALUE:
                return self._value_text(happened)
            case BreakKind.PROOF:
                return fill(self._proof_text(happened), move=name)

    def _leader_text(self, happened: Break, name: str, rules: Rules) -> str:
        count = self._count(happened.simulations)
        if happened.former is None:
            text = self.tr("{move} became the best move after {simulations} simulations.")
            return fill(text, move=name, simulations=count)
        text = self.tr("{move} replaced {former} as the best move after {simulations} simulations.")
        return fill(text, move=name, former=move_name(happened.former, rules), simulations=count)

    def _value_text(self, happened: Break) -> str:
        rates = (self._viewed.rate(rate or 0.0, self._viewed.root) for rate in (happened.before, happened.after))
        before, after = (percent(rate, self.locale()) for rate in rates)
        text = self.tr("The mean win rate of {side} changed from {before} to {after}.")
        return fill(text, side=self._viewed.name, before=before, after=after)

    def _proof_text(self, happened: Break) -> str:
        """Return a text about the proven result of the breakpoint's move.

        If there is no move, it is about the position.
        """
        is_root = happened.point is None
        if happened.after is None:
            return (
                self.tr("The result of the position is proven.")
                if is_root
                else self.tr("The result of {move} is proven.")
            )
        if happened.after > _DRAW:
            return self.tr("The side to move has a proven win.") if is_root else self.tr("{move} is a proven win.")
        if happened.after < _DRAW:
            return self.tr("The side to move has a proven loss.") if is_root else self.tr("{move} is a proven loss.")
        return self.tr("The position is a proven draw.") if is_root else self.tr("{move} is a proven draw.")

    def _count(self, number: float | None) -> str:
        return self.locale().toString(round(number or 0))
