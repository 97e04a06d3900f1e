"""Editor of the openings for a match: random moves, each first move in turn, the empty board, games in a file, or an
opening protocol.
"""

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QWidget

from studio.game.openings import PROTOCOLS, offered_protocols
from studio.game.rules import Rules
from studio.matches.openings import EMPTY_BOARD, FIRST_MOVES, RANDOM
from studio.ui.texts.openings import protocol_title
from studio.ui.widgets.arranging import STRETCH, hbox
from studio.ui.widgets.number_boxes import counter

_FILE = "file"
_SOME_MOVES = 2
_KINDS = 4
"""How many items are above the opening protocols in the list."""


class OpeningsBox(QWidget):
    """Lets the user select the openings of a match. `text` is the selection in the notation of match plans."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._file = ""
        self.kind, self.random_moves, self._behind = QComboBox(), counter(0, 99), QLabel()
        self.kind.setObjectName("match_new_openings")
        self.random_moves.setObjectName("match_new_random_moves")
        for data in (RANDOM, FIRST_MOVES, EMPTY_BOARD, _FILE):
            self.kind.addItem("", data)
        self.random_moves.setValue(_SOME_MOVES)
        hbox(self.kind, self.random_moves, self._behind, STRETCH, of=self)
        self.setFocusProxy(self.kind)
        self._set_texts()
        self.kind.activated.connect(self._on_kind)
        self.random_moves.valueChanged.connect(self._on_moves)

    @property
    def text(self) -> str:
        chosen = str(self.kind.currentData())
        if chosen == RANDOM:
            return f"{RANDOM}{self.random_moves.value()}"
        return self._file if chosen == _FILE else chosen

    @property
    def lacks_file(self) -> bool:
        return not self.text

    def set_rules(self, rules: Rules) -> None:
        """Offer the opening protocols of this game.

        If the selected protocol is not among them, select something else.
        """
        chosen = self.kind.currentData()
        while self.kind.count() > _KINDS:
            self.kind.removeItem(_KINDS)
        for protocol in offered_protocols(rules):
            self.kind.addItem(protocol_title(protocol), protocol.name)
        self.kind.setCurrentIndex(max(0, self.kind.findData(chosen)))
        self._show_kind()

    def set_text(self, text: str) -> None:
        """Select the openings that `text` describes in the notation of match plans."""
        is_random = text.startswith(RANDOM)
        if is_random:
            self.random_moves.setValue(int(text.removeprefix(RANDOM)))
        known = (FIRST_MOVES, EMPTY_BOARD, *PROTOCOLS)
        if not is_random and text not in known:
            self._file = text
        kind = RANDOM if is_random else text if text in known else _FILE
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        self._show_kind()

    def _set_texts(self) -> None:
        self.kind.setItemText(0, self.tr("random moves"))
        self.kind.setItemText(1, self.tr("each first move once"))
        self.kind.setItemText(2, self.tr("empty board"))
        self._behind.setText(self.tr("in total"))
        self.kind.setAccessibleName(self.tr("Openings"))
        self.random_moves.setAccessibleName(self.tr("Random moves per opening"))
        self._show_kind()

    # Implementation

    def _show_kind(self) -> None:
        self.kind.setItemText(3, Path(self._file).name or self.tr("final positions of a file …"))
        is_random = self.kind.currentData() == RANDOM
        self.random_moves.setVisible(is_random)
        self._behind.setVisible(is_random)

    @Slot()
    def _on_kind(self) -> None:
        if self.kind.currentData() == _FILE:
            kinds = self.tr("Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)")
            name, _ = QFileDialog.getOpenFileName(self, self.tr("Openings"), self._file, kinds)
            self._file = name or self._file
        self._show_kind()
        self.changed.emit()

    @Slot()
    def _on_moves(self) -> None:
        self.changed.emit()
