"""Number boxes that emit a typed number only after it is complete."""

from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox

from studio.ui.widgets.theme import figure_font


def counter(least: int, most: int, step: int = 1) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    box.setSingleStep(step)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box


def decimals(least: float, most: float) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(least, most)
    box.setDecimals(1)
    box.setKeyboardTracking(False)
    box.setFont(figure_font())
    return box
