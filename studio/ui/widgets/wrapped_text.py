"""Breaks a text into lines of different widths."""

import math
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout, QTextOption


def wrapped(text: str, font: QFont, widths: Sequence[int]) -> tuple[str, ...]:
    """Return `text` in lines that are at most as wide as `widths`, in pixels.

    There is at most one line for each width. If the text is longer, the last line ends with an ellipsis.
    """
    text = text.replace("\n", " ")
    starts = _starts(text, font, widths)
    units = text.encode("utf-16-le")  # Qt counts in UTF-16
    ends = [*starts[1:], len(units) // 2]
    lines = [units[2 * start : 2 * end].decode("utf-16-le").rstrip() for start, end in zip(starts, ends, strict=True)]
    if len(lines) <= len(widths):
        return tuple(lines)
    kept = len(widths) - 1
    rest = units[2 * starts[kept] :].decode("utf-16-le")
    return (*lines[:kept], QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, widths[kept]))


def _starts(text: str, font: QFont, widths: Sequence[int]) -> list[int]:
    """Return the index in `text` at which each line starts.

    If the text is too long, there is one more line than there are `widths`.
    """
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    starts: list[int] = []
    for width in (*widths, math.inf):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(min(width, 1e6))
        starts.append(line.textStart())
    layout.endLayout()
    return starts or [0]
