"""Exports a search as pictures or as an animation, in small steps.

The functions return iterators that yield the progress, 0 to 1, every few hundredths of a second. If an iterator is
closed early, no partial file is left and no existing file is replaced.
"""

import contextlib
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from studio.engine.views.snapshot import Snapshot
from studio.game.files import FileError
from studio.game.files import messages as file_messages
from studio.game.files.saving import replace_file
from studio.keeping.gif import GifAnimation
from studio.ui.export.frames import FramePainting

PICTURE_SIDE, ANIMATION_SIDE = 1200, 800
"""The default length of the board's longer side in pixels, in pictures and in animations."""
FRAME_MS, LAST_MS = 250, 2000
"""The durations in milliseconds of each frame, and of the last frame."""

_SAMPLES = 16
_ENDING = ".saving"


def picture_paths(folder: Path, stem: str, moments: int) -> tuple[Path, ...]:
    """Return the paths of the pictures in `folder`: "stem-0001.png" and so on."""
    return tuple(folder / f"{stem}-{number:04d}.png" for number in range(1, moments + 1))


def saving_pictures(painting: FramePainting, snapshots: Sequence[Snapshot], folder: Path, stem: str) -> Iterator[float]:
    """Write a picture of each snapshot."""
    # Existing files are replaced when all pictures are complete.
    paths, token = picture_paths(folder, stem, len(snapshots)), secrets.token_hex(6)
    unfinished = [folder / f".{token}-{number}{_ENDING}" for number in range(len(paths))]
    _refuse_other_than_files(paths)
    try:
        for at, picture in enumerate(_pictures(painting, snapshots)):
            yield (at + 1 / 3) / len(paths)
            data = _png(picture)
            yield (at + 2 / 3) / len(paths)
            _replace(unfinished[at], data, paths[at])
        for made, path in zip(unfinished, paths, strict=True):
            _rename(made, path)
    finally:
        for left in unfinished:
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)
    yield 1.0


def saving_animation(
    painting: FramePainting,
    snapshots: Sequence[Snapshot],
    path: Path,
    frame_ms: int = FRAME_MS,
    last_ms: int = LAST_MS,
) -> Iterator[float]:
    """Write an animated GIF with a picture of each snapshot.

    The pictures are shown for `frame_ms` milliseconds, but the last one for `last_ms`. An existing file is replaced
    when the animation is complete.
    """
    some, samples = _some(snapshots), list[Image.Image]()
    steps = len(some) + len(snapshots) + 1
    for picture in _pictures(painting, some):
        samples.append(_rgb(picture))
        yield len(samples) / steps
    animation = GifAnimation(samples)
    for at, picture in enumerate(_pictures(painting, snapshots), 1):
        animation.add(_rgb(picture), frame_ms if at < len(snapshots) else last_ms)
        yield (len(some) + at) / steps
    replace_file(path, animation.to_bytes())
    yield 1.0


def _pictures(painting: FramePainting, snapshots: Sequence[Snapshot]) -> Iterator[QImage]:
    for at, snapshot in enumerate(snapshots):
        yield painting.picture(snapshot, at / max(1, len(snapshots) - 1))


def _some(snapshots: Sequence[Snapshot]) -> list[Snapshot]:
    """Return evenly spaced snapshots, including the first and the last."""
    # The palette is made from them.
    last, count = len(snapshots) - 1, min(len(snapshots), _SAMPLES)
    return [snapshots[round(at * last / max(1, count - 1))] for at in range(count)]


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs forget devices
    return bytes(buffer.data().data())


def _rgb(picture: QImage) -> Image.Image:
    size = (picture.width(), picture.height())
    return Image.frombytes("RGB", size, bytes(picture.constBits()), "raw", "BGRX", picture.bytesPerLine(), 1)


def _refuse_other_than_files(paths: Sequence[Path]) -> None:
    for path in paths:
        if path.exists() and not path.is_file():
            raise FileError(file_messages.NOT_REPLACEABLE, path=str(path))


def _replace(unfinished: Path, data: bytes, path: Path) -> None:
    try:
        replace_file(unfinished, data)
    except FileError as error:
        raise error.within(str(path)) from error


def _rename(made: Path, path: Path) -> None:
    try:
        made.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError(file_messages.NOT_SAVED, path=str(path), reason=reason) from error
