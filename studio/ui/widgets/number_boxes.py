"""Number boxes. Those of `counter` and `decimals` emit a typed number only after it is complete."""

from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QWidget

from studio.ui.widgets.theme import figure_font

_BESIDE_TEXT = 6


class IntegerBox(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pad(self)


class DecimalBox(QDoubleSpinBox):
    """A field for a decimal number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        pad(self)


def pad(box: QAbstractSpinBox) -> None:
    """Begin the number where the texts of other fields begin. Qt ignores the style's left padding in number boxes."""
    box.lineEdit().setTextMargins(_BESIDE_TEXT, 0, 0, 0)


def counter(least: int, most: int, step: int = 1) -> IntegerBox:
    box = IntegerBox()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box


def decimals(least: float, most: float) -> DecimalBox:
    box = DecimalBox()
    box.setRange(least, most)
    box.setDecimals(1)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box
