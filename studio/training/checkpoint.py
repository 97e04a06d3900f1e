"""All that a training needs to go on, as one file of plain arrays under 20 MB: version 1.

`about` is a JSON text as bytes; the other arrays are the trainer's weights and, with `.mean` and `.square` behind their
names, what its optimizer remembers. The files of self-play are not needed: new ones are made.
"""

import io
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from studio.game.errors import FileError
from studio.game.files.saving import replace_file
from studio.training import messages

VERSION = 1
_MOST_BYTES = 50_000_000


class Progress(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How far a training has come."""

    rules: str
    seed: int
    hours: float  # after which the rate of learning has fallen to its end
    version: int = VERSION
    generation: int = 0
    seconds: float = 0.0  # over all sittings
    steps: int = 0
    games: int = 0
    samples: int = 0
    policy_loss: float = 0.0  # of the last generation
    value_loss: float = 0.0
    recipe: str = "standard"  # the name of one of ours
    gate: float = 0.0  # what a network must score against the best one to take its place; 0 takes every one
    game_length: float = 0.0  # of the last generation
    sample_rate: float = 0.0  # its samples for each second of its games
    against_random: float | None = None  # shares of the points, as they were measured last
    against_search: float | None = None
    measured_at: float = 0.0  # in seconds of training
    best_generation: int = 0  # whose network plays, and is the one to be used


def save_checkpoint(progress: Progress, arrays: Mapping[str, npt.NDArray[Any]], path: Path) -> None:
    """Write the file whole or not at all."""
    stream = io.BytesIO()
    about = np.frombuffer(msgspec.json.encode(progress), np.uint8)
    plain: dict[str, Any] = {name: np.asarray(array, np.float32) for name, array in arrays.items()}
    np.savez(stream, about=about, **plain)
    replace_file(path, stream.getvalue())


def open_checkpoint(
    path: Path, shapes: Mapping[str, tuple[int, ...]] | None = None
) -> tuple[Progress, dict[str, npt.NDArray[Any]]]:
    """Read a checkpoint; with `shapes`, its arrays must be these. One that cannot be believed is refused."""
    if not path.is_file():
        raise FileError(messages.NO_CHECKPOINT, path=str(path))
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise _damaged(path, "its size")
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            progress = msgspec.json.decode(file["about"].tobytes(), type=Progress)
            arrays = {name: file[name] for name in file.files if name != "about"} if shapes is not None else {}
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, KeyError, TypeError, OSError) as error:
        raise _damaged(path, type(error).__name__) from error
    if progress.version != VERSION:
        raise FileError(messages.CHECKPOINT_VERSION, path=str(path), known=VERSION)
    for name, array in arrays.items():
        known = shapes.get(name) if shapes is not None else None
        if array.dtype != np.float32 or array.shape != known or not np.isfinite(array).all():
            raise _damaged(path, name)
    missing = {name for name in shapes or () if "." not in name} - set(arrays)
    if missing:
        raise _damaged(path, min(missing))
    return progress, arrays


def _damaged(path: Path, place: str) -> FileError:
    return FileError(messages.CHECKPOINT_DAMAGED, path=str(path), reason=place)
