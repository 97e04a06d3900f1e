"""The colours of boards in drawings and on web pages: pieces, wood, marks, and the scale of the heatmap. No Qt."""

from dataclasses import dataclass
from itertools import pairwise

from studio.game.rules import Pieces
from studio.game.stones import Stone


@dataclass(frozen=True, slots=True)
class PieceColors:
    """The colours of a piece: its face, its edge, and the number on it."""

    face: str
    edge: str
    ink: str


MARK = "#22262b"
"""The colour of marks on a board that is printed on paper."""
_INK = "#1c2127"
PIECES = {
    Pieces.STONES: {
        Stone.BLACK: PieceColors("#22262b", "#000000", "#ffffff"),
        Stone.WHITE: PieceColors("#ffffff", "#22262b", "#1c2127"),
    },
    Pieces.DISCS: {
        Stone.BLACK: PieceColors("#c93a3a", "#7d1d1d", "#ffffff"),
        Stone.WHITE: PieceColors("#f7d154", "#8a6a0c", "#1c2127"),
    },
    Pieces.MARKS: {
        Stone.BLACK: PieceColors("none", MARK, _INK),
        Stone.WHITE: PieceColors("none", MARK, _INK),
    },
}
"""The colours of the pieces of both sides. Marks on a piece have the colour of its edge."""
WOOD, WOOD_GRID = "#ecd9b0", "#7d6a43"
FIELD, FIELD_GRID = "#f4f3ef", "#c9c4b8"
"""A neutral background that makes the colours of the heatmap visible, and the grid on it."""
PLAYED, BETTER, BEST, LAST = "#c0262d", "#1456a0", "#1f5fa8", "#e5484d"
"""The colours of the marks for the played move, a better move, the best move and the last move."""
# The colours go from light to dark, so that readers need not distinguish hues.
_HEAT = ((0.0, (250, 244, 235)), (0.35, (247, 190, 120)), (0.7, (217, 95, 14)), (1.0, (128, 38, 6)))
"""The colours of the heatmap, from a share of 0 to the largest share."""


def heat_color(level: float) -> str:
    """Return the colour for a level from 0 to 1."""
    for (low, start), (high, end) in pairwise(_HEAT):
        if level <= high:
            share = (level - low) / (high - low)
            return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(start, end, strict=True))
    return "#" + "".join(f"{part:02x}" for part in _HEAT[-1][1])


def readable_ink(color: str) -> str:
    """Return black or white, depending on which contrasts more with the colour."""
    # The contrast is at least 4.5 to 1.
    return "#000000" if luminance(color) > 0.179 else "#ffffff"


def luminance(color: str) -> float:
    """Return the relative luminance of a colour #rrggbb as WCAG defines it, from 0 to 1."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
