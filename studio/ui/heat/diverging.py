"""Colours for differences: purple where the left side has more, orange where the right one has.

The two hues stay apart for colour-blind eyes, and the strength of a colour can be read without seeing its hue: it
grows from nothing at zero, where the board itself is seen.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from PySide6.QtGui import QColor

from studio.engine.views.snapshot import Reals, frozen
from studio.ui.heat.colours import STEPS, Bytes

_FAINTEST, _STRONGEST = 0.12, 0.94


@dataclass(frozen=True, slots=True)
class _Ends:
    left: str
    right: str


_ENDS = {False: _Ends("#5b2a9b", "#b34d00"), True: _Ends("#b79cf7", "#ffa557")}
"""On a light ground, and on a dark one."""


def left_color(on_dark: bool) -> QColor:
    """The colour of what the left side has more of."""
    return QColor(_ENDS[on_dark].left)


def right_color(on_dark: bool) -> QColor:
    return QColor(_ENDS[on_dark].right)


@cache
def diverging_colors(on_dark: bool) -> Bytes:
    """[step, red green blue alpha]: from the left side's end by way of nothing to the right side's."""
    places = np.linspace(-1, 1, STEPS)
    ends = np.array([_channels(left_color(on_dark)), _channels(right_color(on_dark))], np.uint8)
    table = np.zeros((STEPS, 4), np.uint8)
    table[:, :3] = ends[(places > 0).astype(int)]
    table[:, 3] = np.rint(255 * _STRONGEST * np.abs(places))
    painted: Bytes = frozen(table)
    return painted


def diverging(places: Reals, on_dark: bool) -> Bytes:
    """[..., red green blue alpha]: places from -1 to 1; a small difference is faint, none and nan are clear."""
    known = np.isfinite(places) & (places != 0)
    at = np.where(known, places, 0.0)
    painted = diverging_colors(on_dark)[np.rint((at + 1) / 2 * (STEPS - 1)).astype(np.intp)].copy()
    painted[..., 3] = np.maximum(painted[..., 3], round(255 * _FAINTEST))
    painted[~known] = 0
    return painted


def _channels(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()
