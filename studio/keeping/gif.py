"""Creates animated GIF files with Pillow."""

# Qt cannot write animations.

from collections.abc import Sequence
from typing import cast

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

_TRANSPARENT = 255
_COLOURS = 255
"""The number of colours that are not transparent."""
_EXACT = 64
_SAMPLED = 3  # every third pixel in each direction suffices to find the colours
_SHORTEST_MS = 20  # viewers slow down faster pictures
_LONGEST_MS = 655_350
_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class GifAnimation:
    """An animated GIF.

    All its pictures share one palette, so that unchanged pixels do not flicker. Of each picture, only the rectangle
    with changes is stored. Unchanged pixels in it are transparent, which makes the file smaller.
    """

    def __init__(self, samples: Sequence[Image.Image]) -> None:
        """Choose the palette from some pictures of the animation. All pictures must be RGB and have the same size."""
        self._palette = _palette_of(samples)
        self._size = samples[0].size
        self._last: Image.Image | None = None
        self._pieces = [_head(self._size, self._palette)]

    def add(self, picture: Image.Image, shown_ms: int) -> None:
        """Append a picture.

        It is shown for `shown_ms` milliseconds, but at least `_SHORTEST_MS` and at most `_LONGEST_MS`.
        """
        shown_ms = min(max(shown_ms, _SHORTEST_MS), _LONGEST_MS)
        if self._last is None:
            self._pieces += getdata(self._quantized(picture), duration=shown_ms)
        else:
            changes = ImageChops.difference(self._last, picture)
            box = changes.getbbox() or (0, 0, 1, 1)  # one pixel, so that an unchanged picture is shown, too
            part = self._quantized(picture.crop(box))
            part.paste(_TRANSPARENT, mask=_unchanged(changes.crop(box)))
            self._pieces += getdata(part, offset=box[:2], duration=shown_ms, transparency=_TRANSPARENT)
        self._last = picture

    def to_bytes(self) -> bytes:
        """Return the content of the file. The animation repeats endlessly."""
        return b"".join([*self._pieces, b";"])

    def _quantized(self, picture: Image.Image) -> Image.Image:
        return picture.quantize(palette=self._palette, dither=Image.Dither.NONE)


def _unchanged(changes: Image.Image) -> Image.Image:
    """Return a mask that selects the pixels that are 0 in every channel."""
    red, green, blue = changes.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return largest.point([255] + 255 * [0])


def _palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """Return a palette for the samples.

    It has the exact colours of large areas, and approximations of the other colours.
    """
    together = _together(samples)
    counted = sorted(together.getcolors(together.width * together.height) or (), reverse=True)
    exact = [cast(tuple[int, ...], colour) for _, colour in counted[:_EXACT]]
    rest = together.quantize(_COLOURS - len(exact), method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in exact for part in colour] + (rest.getpalette("RGB") or []))
    return palette


def _together(samples: Sequence[Image.Image]) -> Image.Image:
    """Return one image that shows reduced copies of all samples, one below the other."""
    width, height = (max(1, side // _SAMPLED) for side in samples[0].size)
    together = Image.new("RGB", (width, height * len(samples)))
    for at, sample in enumerate(samples):
        together.paste(sample.resize((width, height), Image.Resampling.NEAREST), (0, at * height))
    return together


def _head(size: tuple[int, int], palette: Image.Image) -> bytes:
    """Return the beginning of the file: the picture size, the common palette, and the command to repeat the
    animation.
    """
    screen = b"".join(side.to_bytes(2, "little") for side in size) + b"\xf7\x00\x00"
    colours = bytes(palette.getpalette("RGB") or ())[: 3 * _COLOURS]
    return b"GIF89a" + screen + colours.ljust(3 * (_COLOURS + 1), b"\0") + _FOREVER
