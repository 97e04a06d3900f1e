"""Colour maps from light (small numbers) to dark (large numbers).

The lightness changes evenly, so that users need not distinguish hues.
"""

from enum import StrEnum
from functools import cache

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Reals, frozen

Bytes = npt.NDArray[np.uint8]

STEPS = 256


class ColourMap(StrEnum):
    VIRIDIS = "viridis"
    CIVIDIS = "cividis"
    HEAT = "heat"
    GREY = "grey"


_ANCHORS = {
    ColourMap.VIRIDIS: ("#fde725", "#5ec962", "#21918c", "#3b528b", "#440154"),
    # blue to yellow: hues that remain distinct with red-green colour blindness
    ColourMap.CIVIDIS: ("#fee838", "#c8b866", "#948e77", "#666970", "#35456c", "#00224e"),
    ColourMap.HEAT: ("#fffaf0", "#fdc27c", "#f0683c", "#a80f22"),
    ColourMap.GREY: ("#fbfbfb", "#26282b"),
}

# two matrices of Oklab, in which equal distances look equal: linear RGB to cone responses; cube roots to L, a, b
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


@cache
def colours(colour_map: ColourMap) -> Bytes:
    """Return RGB colours as an array [256, 3].

    The first is light, for the smallest number. The last is dark, for the largest number.
    """
    lab = _lab(np.array([_channels(anchor) for anchor in _ANCHORS[colour_map]]))
    # each given colour is placed by its lightness, so that the lightness is linear
    places = (lab[:, 0] - lab[0, 0]) / (lab[-1, 0] - lab[0, 0])
    steps = np.linspace(0, 1, STEPS)
    between = np.stack([np.interp(steps, places, lab[:, channel]) for channel in range(3)], axis=1)
    table: Bytes = frozen(np.round(_srgb(between) * 255), np.uint8)
    return table


def lightness(table: Bytes) -> Reals:
    """Return the perceived lightness of each colour in `table`, from 0 to 1."""
    return _lab(table / 255)[:, 0]


def _channels(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))


def _lab(srgb: Reals) -> Reals:
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ _TO_CONES.T) @ _TO_LAB.T)


def _srgb(lab: Reals) -> Reals:
    linear = np.clip((lab @ np.linalg.inv(_TO_LAB).T) ** 3 @ np.linalg.inv(_TO_CONES).T, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
