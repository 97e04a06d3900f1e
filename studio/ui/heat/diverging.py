"""Colours for the differences of two searches.

Purple means more visits in the left search, orange more in the right.
"""

# Colour-blind people can tell the hues apart. The opacity grows with the difference; zero is transparent.

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
"""The colours of the largest differences. The key says whether the background is dark."""


def left_color(on_dark: bool) -> QColor:
    return QColor(_ENDS[on_dark].left)


def right_color(on_dark: bool) -> QColor:
    return QColor(_ENDS[on_dark].right)


@cache
def diverging_colors() -> Bytes:
    """Return RGBA colours as an array [step, 4].

    The first is the strongest colour of the left side, the last that of the right side. The middle is transparent.
    """
    places = np.linspace(-1, 1, STEPS)
    ends = np.array([_channels(left_color(False)), _channels(right_color(False))], np.uint8)
    table = np.zeros((STEPS, 4), np.uint8)
    table[:, :3] = ends[(places > 0).astype(int)]
    table[:, 3] = np.rint(255 * _STRONGEST * np.abs(places))
    painted: Bytes = frozen(table)
    return painted


def diverging(places: Reals) -> Bytes:
    """Return the RGBA colours of `places` as an array [..., 4].

    The places are from −1 to 1; those with 0 or NaN are transparent.
    """
    known = np.isfinite(places) & (places != 0)
    at = np.where(known, places, 0.0)
    painted = diverging_colors()[np.rint((at + 1) / 2 * (STEPS - 1)).astype(np.intp)].copy()
    painted[..., 3] = np.maximum(painted[..., 3], round(255 * _FAINTEST))
    painted[~known] = 0
    return painted


def _channels(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()
