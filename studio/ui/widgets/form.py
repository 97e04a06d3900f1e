"""A form. Each row has a label and a field."""

# A label is level with the first line of its field.

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QWidget

from studio.ui.widgets.arranging import STRETCH, hbox
from studio.ui.widgets.theme import GRID

_LABEL_HEIGHT = 3 * GRID


class Form(QGridLayout):
    """A grid of labels and fields. Its spacing is the same in all dialogs and windows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setHorizontalSpacing(2 * GRID)
        self.setVerticalSpacing(GRID)
        self.setColumnStretch(1, 1)

    def add(
        self,
        label: QLabel,
        field: QWidget | QLayout,
        buddy: QWidget | None = None,
        *,
        is_short: bool = False,
        mark: QWidget | None = None,
    ) -> None:
        """Add a row.

        The mnemonic of the label focuses `buddy`, or the field if no `buddy` is given. If `is_short`, the field keeps
        its preferred width. `mark` is shown before the label.
        """
        first = buddy if buddy is not None else field
        if isinstance(first, QWidget):
            set_level(label, first)
        row = self.rowCount()
        if mark is None:
            self.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        else:
            self.addLayout(hbox(mark, label, STRETCH), row, 0, Qt.AlignmentFlag.AlignTop)
        if is_short:
            field = hbox(field, STRETCH)
        if isinstance(field, QWidget):
            self.addWidget(field, row, 1)
        else:
            self.addLayout(field, row, 1)

    def add_across(self, part: QWidget | QLayout) -> None:
        """Add a widget or a layout below the others. It spans both columns."""
        row = self.rowCount()
        if isinstance(part, QWidget):
            self.addWidget(part, row, 0, 1, 2)
        else:
            self.addLayout(part, row, 0, 1, 2)

    def add_below(self, part: QWidget) -> None:
        """Add a widget below the last field, in the column of fields."""
        self.addWidget(part, self.rowCount(), 1)


def set_level(label: QLabel, field: QWidget) -> None:
    """Make `label` the label of `field`, and put it at the height of the field's text."""
    label.setBuddy(field)
    label.setMinimumHeight(max(_LABEL_HEIGHT, field.sizeHint().height()))
