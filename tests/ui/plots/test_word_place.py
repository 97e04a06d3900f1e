"""A word beside a point of a curve does not cross the curve."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from studio.ui.plots.word_place import clear_anchor

AREA, WORD = QRectF(0, 0, 200, 100), QSizeF(40, 10)


@pytest.mark.parametrize(
    ("curve", "at", "side"),
    [
        ([(0, 10), (200, 10)], 100, "below"),
        ([(0, 90), (200, 90)], 100, "above"),
        ([(0, 5), (80, 5), (90, 95), (100, 5), (200, 5)], 100, "right"),
        ([(0, 5), (100, 5), (110, 95), (120, 5), (200, 5)], 100, "left"),
    ],
)
def test_a_word_is_clear_of_the_curve(curve: list[tuple[float, float]], at: float, side: str) -> None:
    points = [QPointF(*each) for each in curve]
    anchor = clear_anchor(WORD, QPointF(at, curve[0][1]), points, AREA)
    assert anchor is not None
    across, down = anchor
    found = {"right" if across <= 0 else "left" if across >= 1 else "", "below" if down < 0 else "above"}
    assert side in found


def test_a_word_without_a_clear_place_has_none() -> None:
    points = [QPointF(5 * at, 95.0 * (at % 2)) for at in range(41)]
    assert clear_anchor(WORD, points[20], points, AREA) is None
    assert clear_anchor(QSizeF(300, 10), points[20], points[:1], AREA) is None
