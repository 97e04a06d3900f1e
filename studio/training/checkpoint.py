"""The checkpoint file of a training, format version 2: arrays from which the training can resume.

The array `about` is a JSON text as bytes. The other arrays are the trainer's weights and the moments of Adam: the first
moments have the name of the weights with `.mean` appended, the second moments with `.square`. Weights and first moments
are float16. Second moments are the upper 16 bits of float32 (uint16), because float16 lacks their range. Version 1
stored all arrays as float32.

Without its self-play files, a training resumes by playing new games.
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
from studio.matches.openings import Opening
from studio.training import messages

VERSION = 2
_READABLE = (1, VERSION)
_MOST_BYTES = 50_000_000
_ABOUT, _SQUARE = "about", ".square"
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, msgspec.MsgspecError, EOFError, NotImplementedError, RuntimeError, ValueError,
    KeyError, TypeError, AttributeError, OSError,
)  # fmt: skip


class Progress(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The settings and the progress of a training, as in a checkpoint."""

    rules: str
    seed: int
    hours: float  # of processor time per worker; then the learning rate has its final value
    version: int = VERSION
    generation: int = 0
    seconds: float = 0.0  # of processor time per worker, over all sessions; formerly of elapsed time
    steps: int = 0
    games: int = 0
    samples: int = 0
    policy_loss: float = 0.0  # of the last generation
    value_loss: float = 0.0
    recipe: str = "standard"  # a key of `RECIPES`
    gate: float = 0.0  # share of points with which a network replaces the best one; 0 accepts every network
    game_length: float = 0.0  # of the last generation
    sample_rate: float = 0.0  # samples per second of self-play, by the same clock
    against_random: float | None = None  # shares of the points at the last measurement
    against_search: float | None = None
    measured_at: float = 0.0  # the `seconds` of that measurement
    settings: dict[str, str] = {}  # changes of the recipe, by the names of `SETTINGS`; msgspec copies the default
    opponent_playouts: int = 0  # playouts of the opponent's search, after doublings; 0 means the recipe's number
    first_network: str = ""  # the name and SHA-256 of the network whose weights were the first ones; empty for random
    positions: tuple[Opening, ...] = ()  # the positions with which some games begin
    best_generation: int = 0  # the generation of the network that plays and is exported


def save_checkpoint(progress: Progress, arrays: Mapping[str, npt.NDArray[Any]], path: Path) -> None:
    """Write a checkpoint. An error leaves an existing file unchanged."""
    about = np.frombuffer(msgspec.json.encode(msgspec.structs.replace(progress, version=VERSION)), np.uint8)
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        _add(archive, _ABOUT, about)
        for name, array in arrays.items():
            _add(archive, name, _packed(name, array))
    replace_file(path, stream.getvalue())


def open_checkpoint(
    path: Path, shapes: Mapping[str, tuple[int, ...]] | None = None
) -> tuple[Progress, dict[str, npt.NDArray[Any]]]:
    """Read a checkpoint. Return its progress, and its arrays as float32.

    `shapes` gives the expected shape of each array. Without it, no arrays are returned. Raise an error if the file is
    missing or damaged, or if its weights are incomplete, not finite or of a different shape.
    """
    progress, arrays = _read(path, with_arrays=shapes is not None)
    for name, array in arrays.items():
        if shapes is not None and array.shape != shapes.get(name):
            raise _damaged(path, name)
    missing = {name for name in shapes or () if "." not in name} - set(arrays)
    if missing:
        raise _damaged(path, min(missing))
    return progress, arrays


def rewrite_checkpoint(path: Path) -> None:
    """Rewrite a checkpoint of any supported version in the current version."""
    save_checkpoint(*_read(path, with_arrays=True), path)


def _read(path: Path, *, with_arrays: bool) -> tuple[Progress, dict[str, npt.NDArray[Any]]]:
    if not path.is_file():
        raise FileError(messages.NO_CHECKPOINT, path=str(path))
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            if sum(member.file_size for member in file.zip.infolist()) > _MOST_BYTES:
                raise _damaged(path, "its size")
            progress = msgspec.json.decode(file[_ABOUT].tobytes(), type=Progress)
            stored = {name: file[name] for name in file.files if name != _ABOUT} if with_arrays else {}
    except _DAMAGED as error:
        raise _damaged(path, type(error).__name__) from error
    if progress.version not in _READABLE:
        raise FileError(messages.CHECKPOINT_VERSION, path=str(path), known=VERSION)
    arrays = {name: _unpacked(name, array) for name, array in stored.items()}
    for name, array in arrays.items():
        if array.dtype != np.float32 or not np.isfinite(array).all():
            raise _damaged(path, name)
    return msgspec.structs.replace(progress, version=VERSION), arrays


def _add(archive: zipfile.ZipFile, name: str, array: npt.NDArray[Any]) -> None:
    stream = io.BytesIO()
    np.lib.format.write_array(stream, array, allow_pickle=False)
    # level 1 takes a third of the usual level's time and 3 % more bytes
    member = zipfile.ZipInfo(f"{name}.npy")
    member.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(member, stream.getvalue(), compresslevel=1)


def _packed(name: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    if not name.endswith(_SQUARE):
        return np.asarray(array, np.float16)
    bits = np.ascontiguousarray(array, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)  # rounds to the nearest, ties to even


def _unpacked(name: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return an array as float32. Arrays of other types than those of the format remain unchanged."""
    if name.endswith(_SQUARE) and array.dtype == np.uint16:
        return (array.astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float32) if array.dtype == np.float16 else array


def _damaged(path: Path, place: str) -> FileError:
    return FileError(messages.CHECKPOINT_DAMAGED, path=str(path), reason=place)
