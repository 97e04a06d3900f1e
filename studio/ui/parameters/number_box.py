"""A number field that keeps the exact value even if it shows fewer digits."""

import math

from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from studio.ui.texts.parameters import number_text
from studio.ui.widgets.number_boxes import pad
from studio.ui.widgets.theme import figure_font

_INFINITE = ("∞", "inf")
_SIGNS = "−-+.,∞infe'   "
# Further digits would be rounding errors of floats.
_FIGURES = 12
"""The number of decimals to which a step rounds the value."""


class NumberBox(QAbstractSpinBox):
    """A field for a number between two bounds."""

    # An infinite upper bound also allows infinity.

    value_changed = Signal()
    refused = Signal(bool)
    """Emitted with True if the typed text is invalid and will be discarded, otherwise with False."""

    def __init__(self, low: float, high: float, step: float, *, whole: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._step, self._is_whole = low, high, step, whole
        self._value: float = low
        pad(self)
        self.setFont(figure_font())
        self.lineEdit().textEdited.connect(self._on_typed)
        self.editingFinished.connect(self._show)
        self._show()

    @property
    def value(self) -> float:
        """The value, which is an `int` for a whole-number parameter."""
        return self._value

    def set_bounds(self, low: float, high: float) -> None:
        """Accept numbers between these bounds from now on."""
        # The current value stays, even out of bounds.
        self._low, self._high = low, high

    def set_value(self, value: float) -> None:
        """Show this value without emitting a signal."""
        self._value = value
        self._show()

    def stepBy(self, steps: int) -> None:
        if math.isinf(self._value):
            self._take(self._low if steps > 0 else 1.0)
            return
        number = round(self._value + steps * self._step, _FIGURES)
        self._take(min(max(number, self._low), self._high))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        flag = QAbstractSpinBox.StepEnabledFlag
        up = flag.StepUpEnabled if self._value < self._high else flag.StepNone
        return up | (flag.StepDownEnabled if self._value > self._low else flag.StepNone)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Return `Acceptable` for a valid number, `Intermediate` for the beginning of one, otherwise `Invalid`."""
        # Text and cursor position are returned unchanged.
        if self._read(text) is not None:
            return QValidator.State.Acceptable, text, at
        is_possible = all(letter.isdigit() or letter in _SIGNS for letter in text.lower())
        return (QValidator.State.Intermediate if is_possible else QValidator.State.Invalid), text, at

    # Implementation

    def _take(self, number: float) -> None:
        self._value = int(number) if self._is_whole else float(number)
        self._show()
        self.selectAll()
        self.value_changed.emit()

    def _read(self, text: str) -> float | None:
        """Return the number in `text`, or None if the text is invalid.

        The notations of the window's language and of English are valid.
        """
        plain = text.strip().replace("−", "-").lower()
        if plain in _INFINITE:
            return math.inf if self._high == math.inf else None
        number, is_number = QLocale().toDouble(plain)
        if not is_number:
            number, is_number = QLocale.c().toDouble(plain)
        if not is_number or not self._low <= number <= self._high or (self._is_whole and not number.is_integer()):
            return None
        return int(number) if self._is_whole else number

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        number = self._read(text)
        self.refused.emit(number is None and bool(text.strip()))
        if number is not None and number != self._value:
            self._value = number
            self.value_changed.emit()

    @Slot()
    def _show(self) -> None:
        """Show the value. If the typed text is not a valid number, the value replaces it."""
        self.refused.emit(False)
        text = number_text(self._value)
        if self.lineEdit().text() != text:
            self.lineEdit().setText(text)
