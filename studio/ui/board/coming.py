"""Draws stones that are not in the game: below the pointer, in a variation, or in a step of the search."""

from PySide6.QtGui import QColor, QPainter

from studio.game.stones import Stone
from studio.ui.board.background import ground_color
from studio.ui.board.layout import BoardLayout, BoardLook
from studio.ui.board.scene import BoardScene
from studio.ui.board.stones import StonePictures, inked_marks
from studio.ui.widgets.contrast import ink_on, over
from studio.ui.widgets.theme import BoardStyle, ThemeColors

_INKED = 0.86
"""The size of a mark on a heatmap. The size of a played mark is 1."""


class ComingStones:
    """Draws translucent stones.

    In games on paper, an X or O on a heatmap is opaque, and black or white, whichever is easier to read.
    """

    def __init__(self, colors: ThemeColors, style: BoardStyle, layout: BoardLayout, stones: StonePictures) -> None:
        self._layout, self._stones = layout, stones
        self._ground = ground_color(colors, style, layout.look)
        self._inked: dict[str, StonePictures] = {}

    # To be overridden

    def _made(self, ink: QColor) -> StonePictures:
        """Return the pictures of X and O in the colour `ink`."""
        return inked_marks(ink, self._layout)

    # Drawing

    def draw(
        self, painter: QPainter, scene: BoardScene, point: int, stone: Stone, opacity: float, size: float = 1.0
    ) -> None:
        """Draw a stone. `size` is its size relative to a played stone."""
        center, ink = self._layout.center(point), self.ink(scene, point)
        if ink is None:
            self._stones.draw(painter, center, stone, opacity, size)
        else:
            self._on(ink).draw(painter, center, stone, 1.0, _INKED * size)

    def ink(self, scene: BoardScene, point: int) -> QColor | None:
        """Return the colour of an X or O and of its number, on a coloured cell of a heatmap.

        Return None on a cell without a colour, and in games with stones or discs.
        """
        if scene.heat is None or self._layout.look is not BoardLook.CELLS:
            return None
        cell = QColor(*scene.heat.colors.reshape(-1, 4)[point].tolist())
        return ink_on(over(cell, self._ground)) if cell.alpha() else None

    def _on(self, ink: QColor) -> StonePictures:
        if ink.name() not in self._inked:
            self._inked[ink.name()] = self._made(ink)
        return self._inked[ink.name()]
