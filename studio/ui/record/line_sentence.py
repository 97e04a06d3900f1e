"""A label with a sentence that contains lines of moves.

If the sentence is too long, the last moves of the lines are left out.
"""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from studio.ui.texts.plain import plain

_LINES = 2
"""The number of rows of text that the sentence may take."""
_LEAST_MOVES = 5
"""At least this many moves of each line are shown, even if the sentence then needs more rows."""
_TALL = 10_000


class LineSentence(QLabel):
    """Shows a sentence that may contain lines of moves, by default in two rows of text.

    If it is too long, the last moves of the lines are left out. The tooltip and the text for screen readers contain all
    moves.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence, self._lines, self._rows = "", tuple[str, ...](), _LINES

    def show_sentence(self, sentence: str, *lines: str) -> None:
        """Show `sentence`. `lines` contains the texts of the lines of moves in it."""
        self._sentence, self._lines = sentence, tuple(line for line in lines if line and line in sentence)
        self.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    def set_rows(self, rows: int | None) -> None:
        """Set how many rows of text the sentence may take. Pass None for the default."""
        self._rows = _LINES if rows is None else rows

    def fit(self, width: int) -> None:
        """Leave out the last moves of the lines so that the sentence fits into this width in pixels."""
        text = self._sentence if self._fits(self._sentence, width) else self._shortened(width)
        if text != self.text():
            self.setText(text)
        self.setToolTip("" if text == self._sentence else plain(self._sentence))

    # Implementation

    def _shortened(self, width: int) -> str:
        longest = max((len(line.split()) for line in self._lines), default=0)
        text = self._sentence
        for count in range(longest - 1, _LEAST_MOVES - 1, -1):
            text = self._sentence
            for line in self._lines:
                moves = line.split()
                if len(moves) > count:
                    text = text.replace(line, f"{' '.join(moves[:count])} …", 1)
            if self._fits(text, width):
                break
        return text.replace("….", "…")

    def _fits(self, text: str, width: int) -> bool:
        metrics = self.fontMetrics()
        needed = metrics.boundingRect(QRect(0, 0, max(width, 1), _TALL), int(Qt.TextFlag.TextWordWrap), text)
        return needed.height() <= self._rows * metrics.lineSpacing() + 1
