"""Editor for where a match is played: on this computer or on a Dask cluster."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID

_LONGEST = 200


class ClusterBox(QWidget):
    """A field for the address of a Dask scheduler, with a warning about security."""

    # It opens no connection.

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field, self.warning = QLineEdit(), Sentence()
        self.field.setObjectName("match_new_cluster")
        self.field.setMaxLength(_LONGEST)
        self.setFixedWidth(60 * GRID)
        self.warning.hide()
        vbox(self.field, self.warning, of=self, spacing=GRID // 2)
        self.setFocusProxy(self.field)
        self._set_texts()
        self.field.textChanged.connect(self._on_text)

    @property
    def address(self) -> str:
        """The address of the scheduler. It is empty if the match is played on this computer."""
        return self.field.text().strip()

    def set_address(self, address: str) -> None:
        self.field.setText(address)

    def _set_texts(self) -> None:
        self.field.setPlaceholderText(self.tr("this computer, or tls://host:8786"))
        self.field.setAccessibleName(self.tr("Address of the Dask scheduler"))
        self.field.setToolTip(
            self.tr("Dask scheduler whose workers play the games. Leave empty to play on this computer.")
        )
        self.warning.setText(
            self.tr(
                "Anyone who controls or can reach this scheduler can run code on its workers "
                "and on this computer. Use it only in networks that you trust, or with "
                "certificates (tls://)."
            )
        )
        self.warning.fit()

    @Slot()
    def _on_text(self) -> None:
        self.warning.setVisible(bool(self.address))
        self.changed.emit()
