"""The geometry of a drawn board."""

# It uses whole device pixels, so that lines are sharp.

import math
from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF

from studio.game.rules import Pieces, Rules
from studio.ui.widgets.theme import GRID

VISITS_FROM = 40
"""Discs of candidates show visits and ranks if the side of a cell has at least this many pixels of the widget."""


class BoardLook(Enum):
    """How a board is drawn."""

    # It depends on the rules of the game.

    CROSSINGS = auto()
    """Stones on the crossings of lines."""
    FRAME = auto()
    """An upright frame with holes. The discs fall behind the holes."""
    CELLS = auto()
    """Marks inside cells, as in games on paper."""


_LOOKS = {Pieces.STONES: BoardLook.CROSSINGS, Pieces.DISCS: BoardLook.FRAME, Pieces.MARKS: BoardLook.CELLS}


def look_for(rules: Rules) -> BoardLook:
    """Return how a board for these rules is drawn."""
    return _LOOKS[rules.pieces]


@dataclass(frozen=True, slots=True)
class _Margins:
    """The space around the cells, in device pixels: a border, and strips for the coordinates."""

    border: int
    left: int
    bottom: int

    @property
    def width(self) -> int:
        return 2 * self.border + self.left

    @property
    def height(self) -> int:
        return 2 * self.border + self.bottom


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The geometry of a board of square cells in a widget."""

    rules: Rules
    ratio: float
    """The number of device pixels per pixel of the widget."""
    # Names that end in `px` are in device pixels.
    left_px: int
    """The left edge of the cells."""
    top_px: int
    cell_px: int
    line_px: int
    margins: _Margins
    coordinates_shown: bool
    below_px: int = 0
    """The height reserved below the board and its column letters."""

    @classmethod
    def fit(
        cls,
        rules: Rules,
        width: float,
        height: float,
        ratio: float = 1.0,
        coordinates_shown: bool = True,
        below: float = 0.0,
    ) -> "BoardLayout":
        """Return the layout of the largest board that fits into a widget of this size.

        The board is centred. If less than `below` pixels would be free below it, it is moved up.
        """
        room, below_px = (math.floor(width * ratio), math.floor(height * ratio)), math.ceil(below * ratio)
        cell = _largest_cell(rules, (room[0], room[1] - below_px), ratio, coordinates_shown)
        margins = _margins(rules, cell, ratio, coordinates_shown)
        outer_left = (room[0] - cell * rules.columns - margins.width) // 2
        free = room[1] - cell * rules.rows - margins.height
        left, top = outer_left + margins.border + margins.left, min(free // 2, free - below_px) + margins.border
        return cls(rules, ratio, left, top, cell, max(1, round(ratio)), margins, coordinates_shown, below_px)

    @property
    def look(self) -> BoardLook:
        return look_for(self.rules)

    @property
    def cell(self) -> float:
        """The width and height of a cell, in pixels of the widget."""
        return self.cell_px / self.ratio

    @property
    def shows_visits(self) -> bool:
        """Whether discs of candidates are large enough to show the visits."""
        return self.cell >= VISITS_FROM

    @property
    def grid_rect(self) -> QRectF:
        """The rectangle of all cells, in pixels of the widget."""
        rules = self.rules
        return self._rect(self.left_px, self.top_px, rules.columns * self.cell_px, rules.rows * self.cell_px)

    @property
    def plate_rect(self) -> QRectF:
        """The rectangle of the plate in pixels of the widget.

        It includes the coordinates, except those below an upright frame.
        """
        margins, rules = self.margins, self.rules
        below = 0 if self.look is BoardLook.FRAME else margins.bottom
        return self._rect(
            self.left_px - margins.border - margins.left,
            self.top_px - margins.border,
            rules.columns * self.cell_px + margins.width,
            rules.rows * self.cell_px + 2 * margins.border + below,
        )

    @property
    def letters_bottom(self) -> float:
        """The y coordinate of the bottom of the column letters, in pixels of the widget."""
        return self.grid_rect.bottom() + (self.margins.border + self.margins.bottom) / self.ratio

    def center(self, point: int) -> QPointF:
        """Return the place of `point`, where two lines of the board cross, in pixels of the widget."""
        # It is at most half a device pixel from the centre of the cell.
        row, column = divmod(point, self.rules.columns)
        half = self.line_px / 2
        return QPointF((self.line_left_px(column) + half) / self.ratio, (self.line_top_px(row) + half) / self.ratio)

    def cell_rect(self, point: int) -> QRectF:
        row, column = divmod(point, self.rules.columns)
        return self._rect(
            self.left_px + column * self.cell_px, self.top_px + row * self.cell_px, self.cell_px, self.cell_px
        )

    def point_at(self, place: QPointF) -> int | None:
        """Return the point at `place`, or None if `place` is outside the board.

        In games with gravity, places above and below a column belong to the column.
        """
        column = math.floor((place.x() * self.ratio - self.left_px) / self.cell_px)
        row = math.floor((place.y() * self.ratio - self.top_px) / self.cell_px)
        if self.rules.gravity:
            row = min(max(row, 0), self.rules.rows - 1)
        return self.rules.point(row, column) if self.rules.has(row, column) else None

    def line_left_px(self, column: int) -> int:
        """Return the left edge of the vertical line of a column."""
        return self.left_px + column * self.cell_px + self._before_line_px

    def line_top_px(self, row: int) -> int:
        return self.top_px + row * self.cell_px + self._before_line_px

    @property
    def _before_line_px(self) -> int:
        return (self.cell_px - self.line_px) // 2

    def stone_px(self, share: float) -> int:
        """Return the largest diameter with which a stone can be centred exactly on a crossing.

        It is at most `share` of a cell.
        """
        wanted = max(3, int(self.cell_px * share))
        return wanted - (wanted - self.line_px) % 2

    def _rect(self, left: int, top: int, width: int, height: int) -> QRectF:
        ratio = self.ratio
        return QRectF(left / ratio, top / ratio, width / ratio, height / ratio)


def star_points(rules: Rules) -> tuple[int, ...]:
    """Return the points that are marked by dots.

    If the board is large enough, there are dots near the corners; if it is very large, also halfway between these. If
    both numbers of rows and columns are odd, the centre has a dot.
    """
    rows, columns = _star_lines(rules.rows), _star_lines(rules.columns)
    stars = {rules.point(row, column) for row in rows for column in columns}
    if rules.rows % 2 and rules.columns % 2 and min(rules.rows, rules.columns) >= 5:
        stars.add(rules.size // 2)
    if rows and columns and min(rules.rows, rules.columns) >= 17:
        stars |= _halfway_stars(rules, rows, columns)
    return tuple(sorted(stars))


def _star_lines(side: int) -> tuple[int, ...]:
    if side < 8:
        return ()
    away = 3 if side >= 13 else 2
    return away, side - 1 - away


def _halfway_stars(rules: Rules, rows: tuple[int, ...], columns: tuple[int, ...]) -> set[int]:
    """Return the star points halfway between corners. An edge with an even number of points has none."""
    stars: set[int] = set()
    if rules.columns % 2:
        stars |= {rules.point(row, rules.columns // 2) for row in rows}
    if rules.rows % 2:
        stars |= {rules.point(rules.rows // 2, column) for column in columns}
    return stars


def _largest_cell(rules: Rules, room: tuple[int, int], ratio: float, coordinates_shown: bool) -> int:
    def is_too_large(cell: int) -> bool:
        margins = _margins(rules, cell, ratio, coordinates_shown)
        return cell * rules.columns + margins.width > room[0] or cell * rules.rows + margins.height > room[1]

    sides = range(4, max(5, *room))
    return max(4, sides[0] + bisect_left(sides, True, key=is_too_large) - 1)


def _margins(rules: Rules, cell: int, ratio: float, coordinates_shown: bool) -> _Margins:
    """Return the margins around the cells, in device pixels."""
    # The border grows with the cells up to a maximum, the strips grow more slowly from three units of the grid.
    look = look_for(rules)
    border = {BoardLook.CROSSINGS: 0.12, BoardLook.FRAME: 0.16, BoardLook.CELLS: 0.14}[look]
    strip = math.ceil(min(0.62 * cell, max(3 * GRID * ratio, 0.45 * cell))) if coordinates_shown else 0
    left = 0 if look is BoardLook.FRAME else strip
    return _Margins(math.ceil(min(border * cell, 2 * GRID * ratio)), left, strip)
