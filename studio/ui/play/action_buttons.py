"""The buttons of a game in the pane of players. If the pane has enough room, the buttons show words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

_GAP = 4
_COLUMNS = 2


class ActionButtons(QWidget):
    """A row of buttons with icons, or two columns of buttons with icons and words.

    If the number of buttons is odd, the last one is as wide as both columns.
    """

    def __init__(self, buttons: Sequence[QToolButton]) -> None:
        super().__init__()
        self._buttons, self._has_words = tuple(buttons), True
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        for button in self._buttons:  # words must not keep the pane from becoming narrower
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_words(shown=False)

    @property
    def further_height(self) -> int:
        """How many pixels higher the columns are than the row."""
        height, rows = self._buttons[0].sizeHint().height(), -(-len(self._buttons) // _COLUMNS)
        return (rows - 1) * (height + _GAP)

    @property
    def has_words(self) -> bool:
        return self._has_words

    def fits_words(self, width: int) -> bool:
        """Return whether all words fit if both columns together are `width` pixels wide."""
        half = (width - (_COLUMNS - 1) * _GAP) // _COLUMNS
        return all(
            self._worded_width(button) <= (width if self._is_wide(place) else half)
            for place, button in enumerate(self._buttons)
        )

    def set_words(self, *, shown: bool) -> None:
        """Show the columns with words, or the row without words."""
        if shown is self._has_words:
            return
        self._has_words = shown
        for place, button in enumerate(self._buttons):
            button.setToolButtonStyle(_style(has_words=shown))
            if not shown:
                self._grid.addWidget(button, 0, place)
            elif self._is_wide(place):
                self._grid.addWidget(button, place // _COLUMNS, 0, 1, _COLUMNS)
            else:
                self._grid.addWidget(button, *divmod(place, _COLUMNS))

    # Implementation

    def _is_wide(self, place: int) -> bool:
        return place == len(self._buttons) - 1 and place % _COLUMNS == 0

    def _worded_width(self, button: QToolButton) -> int:
        """Return the width in pixels of a button with its words."""
        style = button.toolButtonStyle()
        button.setToolButtonStyle(_style(has_words=True))
        width = button.sizeHint().width()
        button.setToolButtonStyle(style)
        return width


def _style(*, has_words: bool) -> Qt.ToolButtonStyle:
    return Qt.ToolButtonStyle.ToolButtonTextBesideIcon if has_words else Qt.ToolButtonStyle.ToolButtonIconOnly
