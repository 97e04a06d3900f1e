"""The button below the candidates for the moves that the table leaves out."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QToolButton, QWidget

from studio.ui.candidates.table import CandidatesTable


class FurtherMoves(QToolButton):
    """The button below the candidates. It gives the number of further moves, and shows or hides them."""

    def __init__(self, table: CandidatesTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("further_moves")
        self.setCheckable(True)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._table, self._count = table, 0
        self.toggled.connect(self._on_toggled)
        table.left_out_counted.connect(self.show_count)
        self.hide()

    @Slot(int)
    def show_count(self, count: int) -> None:
        """Show the number of moves that the table leaves out.

        While the table shows all moves, it is the number that could be left out. If it is 0, hide the button.
        """
        if count != self._count:
            self._count = count
            self._write()
        self.setVisible(count > 0)

    # Implementation

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        self._write()
        self._table.show_all(shown=shown)

    def _write(self) -> None:
        if self.isChecked():
            self.setText(self.tr("Hide %Ln move(s)", "", self._count))
        else:
            self.setText(self.tr("%Ln more move(s)", "", self._count))
        tip = self.tr(
            "Show or hide the remaining moves: moves that are proven to lose sooner than the shown "
            "ones and, if a win is proven, also moves without visits."
        )
        self.setToolTip(tip)
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(tip)
