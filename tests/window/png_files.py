"""Makes small lossless PNG files, and replaces files only by visibly different ones: python -m tests.window.png_files
FILE …
"""

import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from studio.game.files.saving import replace_file

Pixels = NDArray[np.uint8]
"""The shape is [row, column, channel]; the channels are red, green and blue."""

VISIBLE_STEP = 32
"""A pixel differs visibly if one of its channels differs by more than this, on the scale from 0 to 255."""
VISIBLE_SHARE = 0.0002
"""Two pictures differ visibly if more than this share of the pixels does: if a word changed, but not a single digit."""

_HEAD = b"\x89PNG\r\n\x1a\n"
_RGB, _PALETTE = 2, 3
_NO_FILTER, _PAETH = 0, 4
_COLOURS = 256


def pixels_of(picture: Image.Image) -> Pixels:
    """Return the pixels of an opaque picture."""
    if picture.mode not in ("RGB", "P") or "transparency" in picture.info:
        raise ValueError(f"a picture of mode {picture.mode} may lose its transparency")
    return np.asarray(picture.convert("RGB"))


def read_png(path: Path) -> Pixels:
    with Image.open(path) as picture:
        return pixels_of(picture)


def packed(pixels: Pixels) -> bytes:
    """Return the smallest PNG file over all filters, with a palette if 256 colours suffice."""
    rows, columns, _ = pixels.shape
    colours, indices = np.unique(pixels @ np.array([1 << 16, 1 << 8, 1]), return_inverse=True)
    if len(colours) <= _COLOURS:
        data = _smallest([_filtered(indices.reshape(rows, columns, 1).astype(np.uint8), _NO_FILTER)])
        palette = b"".join(int(colour).to_bytes(3, "big") for colour in colours)
        return _file(rows, columns, _PALETTE, data, _chunk(b"PLTE", palette))
    return _file(rows, columns, _RGB, _smallest(_candidates(pixels)))


def differs_visibly(old: Pixels, new: Pixels) -> bool:
    """Return whether two pictures differ visibly for a reader."""
    if old.shape != new.shape:
        return True
    steps = np.abs(old.astype(np.int16) - new.astype(np.int16)).max(axis=2)
    return bool((steps > VISIBLE_STEP).mean() > VISIBLE_SHARE)


def save_png(pixels: Pixels, path: Path) -> bool:
    """Write a picture, unless the file already contains visibly the same one. Return whether the file was written."""
    if path.exists() and not differs_visibly(read_png(path), pixels):
        return False
    replace_file(path, packed(pixels))
    return True


def replace_animation(new: Path, path: Path) -> bool:
    """Move an animation to `path`, unless its last frame looks like the old file's. Return whether it was moved."""
    is_new = not path.exists() or differs_visibly(_last_picture(path), _last_picture(new))
    if is_new:
        new.replace(path)
    new.unlink(missing_ok=True)
    return is_new


def _last_picture(animation: Path) -> Pixels:
    with Image.open(animation) as pictures:
        pictures.seek(getattr(pictures, "n_frames", 1) - 1)
        return pixels_of(pictures.convert("RGB"))


def compress(path: Path) -> int:
    """Replace a file by a smaller one with the same pixels. Return the number of saved bytes, or 0 if none can be
    saved.
    """
    data, size = packed(read_png(path)), path.stat().st_size
    if len(data) >= size:
        return 0
    replace_file(path, data)
    return size - len(data)


def _candidates(pixels: Pixels) -> Iterator[bytes]:
    for kind in range(_NO_FILTER, _PAETH + 1):
        yield _filtered(pixels, kind)


def _filtered(pixels: Pixels, kind: int) -> bytes:
    """Return all rows after one of the five PNG filters, each preceded by the number of the filter."""
    rows, columns, channels = pixels.shape
    points = pixels.astype(np.int16)
    left, above, corner = np.zeros_like(points), np.zeros_like(points), np.zeros_like(points)
    left[:, 1:], above[1:], corner[1:, 1:] = points[:, :-1], points[:-1], points[:-1, :-1]
    predicted = (np.zeros_like(points), left, above, (left + above) // 2, _paeth(left, above, corner))[kind]
    lines = np.empty((rows, 1 + columns * channels), np.uint8)
    lines[:, 0] = kind
    lines[:, 1:] = (points - predicted).astype(np.uint8).reshape(rows, -1)
    return lines.tobytes()


def _paeth(left: NDArray[np.int16], above: NDArray[np.int16], corner: NDArray[np.int16]) -> NDArray[np.int16]:
    estimate = left + above - corner
    to_left, to_above, to_corner = (np.abs(estimate - known) for known in (left, above, corner))
    return np.where(
        (to_left <= to_above) & (to_left <= to_corner), left, np.where(to_above <= to_corner, above, corner)
    )


def _smallest(candidates: Iterator[bytes] | list[bytes]) -> bytes:
    return min((_compressed(lines) for lines in candidates), key=len)


def _compressed(lines: bytes) -> bytes:
    packer = zlib.compressobj(level=9, memLevel=9)
    return packer.compress(lines) + packer.flush()


def _file(rows: int, columns: int, kind: int, data: bytes, palette: bytes = b"") -> bytes:
    about = struct.pack(">IIBBBBB", columns, rows, 8, kind, 0, 0, 0)
    return _HEAD + _chunk(b"IHDR", about) + palette + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(f"{argument}: {compress(Path(argument)):,} bytes saved")
