"""The place of a word in a plot, beside a point of a curve and clear of the curve."""

from collections.abc import Iterator, Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF

from studio.ui.plots.frame import Reals

_GAP = 1.0
"""The least distance between the word and the curve in pixels."""
_AWAY = 0.25
"""The gap between the point and the word, relative to the height of the word."""
_ACROSS = 0.5, 0.0, 1.0, -0.15, 1.15
"""The horizontal places of the word: centred at the point, right and left of it, and farther right and left."""
Anchor = tuple[float, float]
"""The point of the word's box that lies on the point of the curve, relative to the size of the box."""


def clear_anchor(word: QSizeF, point: QPointF, curve: Sequence[QPointF], area: QRectF) -> Anchor | None:
    """Return an anchor with which the word lies inside `area` and does not touch the curve.

    Return None if there is none. All places are in pixels. The points of `curve` go from left to right. If possible,
    the word lies toward the middle of `area`.
    """
    xs, ys = np.array([each.x() for each in curve]), np.array([each.y() for each in curve])
    for across, down in _anchors(is_high=point.y() < area.center().y()):
        box = QRectF(point - QPointF(across * word.width(), down * word.height()), word)
        if area.contains(box) and _is_clear(box, xs, ys):
            return across, down
    return None


def _anchors(*, is_high: bool) -> Iterator[Anchor]:
    """Yield the anchors in order of preference. `is_high` says whether the point is in the upper half."""
    below, above = -_AWAY, 1 + _AWAY
    for down in (below, above) if is_high else (above, below):
        for across in _ACROSS:
            yield across, down


def _is_clear(box: QRectF, xs: Reals, ys: Reals) -> bool:
    """Return whether the box and the continuous curve do not touch."""
    inside = ys[(xs > box.left()) & (xs < box.right())]
    heights = np.concatenate([inside, np.interp([box.left(), box.right()], xs, ys)])
    return bool(heights.max() < box.top() - _GAP or heights.min() > box.bottom() + _GAP)
