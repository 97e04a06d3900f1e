"""A widget that shows a small stone, disc or mark beside a name, drawn as on the board."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board.layout import BoardLayout, BoardLook, look_for
from studio.ui.board.stones import stone_pictures
from studio.ui.widgets.theme import GRID, Theme

_MARK = 3 * GRID
# With these sizes, the stones of all looks appear equally large.
_SAMPLES = {
    BoardLook.CROSSINGS: (Rules(1, 1, 5), 24),
    BoardLook.FRAME: (Rules(1, 1, 4, gravity=True), 27),
    BoardLook.CELLS: (Rules(1, 1, 3), 38),
}
"""A board of one point for each look, and its size in pixels."""


class StoneMark(QWidget):
    """Shows the stone of one side. It looks as in the current game."""

    def __init__(self, stone: Stone, theme: Theme, parent: QWidget | None = None, *, times: int = 1) -> None:
        """Create the mark. `times` is its size relative to a line of text."""
        super().__init__(parent)
        self._stone, self._theme, self._look, self._times = stone, theme, BoardLook.CROSSINGS, times
        theme.changed.connect(self.update)
        self.setFixedSize(_MARK * times, _MARK * times)

    def show_rules(self, rules: Rules) -> None:
        self._look = look_for(rules)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        rules, side = _SAMPLES[self._look]
        ratio = self.devicePixelRatioF()
        side *= self._times
        layout = BoardLayout.fit(rules, side, side, ratio, coordinates_shown=False)
        pictures = stone_pictures(self._theme.colors, None, layout)
        picture = pictures.black if self._stone is Stone.BLACK else pictures.white
        away = (round(self.width() * ratio) - picture.width()) // 2 / ratio
        painter = QPainter(self)
        painter.drawPixmap(QPointF(away, away), picture)
