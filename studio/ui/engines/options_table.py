"""The table of an engine's options. Each row has a key and a value, and the last row is empty."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from studio.ui.widgets.theme import GRID

_ROWS_SHOWN = 4


class OptionsTable(QTableWidget):
    """A table of options. The user adds an option in the last row, which is empty."""

    # Rows without key and value are ignored.

    options_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 2, parent)
        self.setObjectName("engine_options")
        self.setAccessibleName(self.tr("Options"))
        self.setHorizontalHeaderLabels([self.tr("Option"), self.tr("Value")])
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.setTabKeyNavigation(False)  # Tab moves to the next field
        row = self.fontMetrics().height() + GRID
        self.verticalHeader().setDefaultSectionSize(row)
        self.setFixedHeight(_ROWS_SHOWN * row + self.horizontalHeader().sizeHint().height())
        self.set_options(())
        self.itemChanged.connect(self._on_changed)

    def options(self) -> tuple[tuple[str, str], ...]:
        rows = ((self._text(row, 0), self._text(row, 1)) for row in range(self.rowCount()))
        return tuple((key, value) for key, value in rows if key or value)

    def set_options(self, options: tuple[tuple[str, str], ...]) -> None:
        self.blockSignals(True)
        self.setRowCount(0)
        for pair in (*options, ("", "")):
            self._add(*pair)
        self.blockSignals(False)

    def _add(self, key: str, value: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        self.setItem(row, 0, QTableWidgetItem(key))
        self.setItem(row, 1, QTableWidgetItem(value))

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text().strip() if item is not None else ""

    @Slot()
    def _on_changed(self) -> None:
        self.blockSignals(True)
        last = self.rowCount() - 1
        if self._text(last, 0) or self._text(last, 1):
            self._add("", "")
        self.blockSignals(False)
        self.options_changed.emit()
