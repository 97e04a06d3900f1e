"""An animated GIF that grows picture by picture. Qt cannot write one; Pillow writes the pictures in it."""

from collections.abc import Sequence
from typing import cast

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

MOST_COLOURS = 256

_EXACT = 64
_SAMPLED = 3  # every so manyth pixel is enough to know which colours there are
_SHORTEST_MS = 20  # viewers slow down what is faster
_LONGEST_MS = 655_350
_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class GifAnimation:
    """All pictures share one palette: what does not change never flickers. Only what has changed is written."""

    def __init__(self, samples: Sequence[Image.Image]) -> None:
        """The palette comes from some of its pictures, which are RGB and of one size, as all others are."""
        self._palette = _palette_of(samples)
        self._size = samples[0].size
        self._last: Image.Image | None = None
        self._pieces = [_head(self._size, self._palette)]

    def add(self, picture: Image.Image, shown_ms: int) -> None:
        """Show this picture for so long."""
        box = self._changed(picture)
        part = picture.crop(box).quantize(palette=self._palette, dither=Image.Dither.NONE)
        shown_ms = min(max(shown_ms, _SHORTEST_MS), _LONGEST_MS)
        self._pieces += getdata(part, offset=box[:2], duration=shown_ms)
        self._last = picture

    def to_bytes(self) -> bytes:
        """The whole file, which begins again when it has ended."""
        return b"".join([*self._pieces, b";"])

    def _changed(self, picture: Image.Image) -> tuple[int, int, int, int]:
        """The part that differs from the last picture; one pixel where nothing does, since time passes."""
        if self._last is None:
            return (0, 0, *self._size)
        return ImageChops.difference(self._last, picture).getbbox() or (0, 0, 1, 1)


def _palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """The colours of large areas as they are, so that they look as in the window; the others as near as can be."""
    together = _together(samples)
    counted = sorted(together.getcolors(together.width * together.height) or (), reverse=True)
    exact = [cast(tuple[int, ...], colour) for _, colour in counted[:_EXACT]]
    rest = together.quantize(MOST_COLOURS - len(exact), method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in exact for part in colour] + (rest.getpalette("RGB") or []))
    return palette


def _together(samples: Sequence[Image.Image]) -> Image.Image:
    """All samples below each other, smaller."""
    width, height = (max(1, side // _SAMPLED) for side in samples[0].size)
    together = Image.new("RGB", (width, height * len(samples)))
    for at, sample in enumerate(samples):
        together.paste(sample.resize((width, height), Image.Resampling.NEAREST), (0, at * height))
    return together


def _head(size: tuple[int, int], palette: Image.Image) -> bytes:
    """The screen, a table of 256 colours for all pictures, and the wish to be repeated."""
    screen = b"".join(side.to_bytes(2, "little") for side in size) + b"\xf7\x00\x00"
    colours = bytes(palette.getpalette("RGB") or ())[: 3 * MOST_COLOURS]
    return b"GIF89a" + screen + colours.ljust(3 * MOST_COLOURS, b"\0") + _FOREVER
