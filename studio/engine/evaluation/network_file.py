"""Reads and writes pattern networks as `.npz` files of plain arrays.

A file is a zip with one member for each array of weights, and `about.npy`, which holds a JSON text as bytes. Files are
untrusted input: their sizes are checked before they are decompressed, and nothing is unpickled.

Version 1 of the format stores one of two overline rules, in the field `exact`. Version 2 also has the field `overline`,
for all further rules. A network is written in version 2 only if it needs this field, so older programs can read all
other networks.
"""

import io
import os
import zipfile
import zlib
from pathlib import Path
from typing import IO, Any

import msgspec
import numpy as np

from studio.engine.evaluation import messages
from studio.engine.evaluation.foreign_files import refuse_foreign
from studio.engine.evaluation.network import (
    LARGEST_WEIGHT,
    PatternNetwork,
    PatternWeights,
    patterns_for,
    shapes_of,
)
from studio.game.errors import FileError, StudioError
from studio.game.files import messages as file_messages
from studio.game.files.saving import replace_file
from studio.game.rules import Overline

VERSION = 2
SUFFIX = ".npz"
_MOST_MB = 10
_KIND, _ABOUT = "pattern network", "about"
_MOST_ABOUT_BYTES, _HEADER_BYTES = 4096, 256
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, msgspec.MsgspecError, EOFError, NotImplementedError, RuntimeError, ValueError,
    OverflowError, KeyError,
)  # fmt: skip


class _About(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    version: int
    name: str
    win_length: int
    gravity: bool
    exact: bool
    overline: str = ""

    @property
    def rule(self) -> Overline:
        """The rule about overlines. Raise ValueError if it is unknown."""
        if self.version > 1:
            return Overline(self.overline)
        return Overline.NOTHING if self.exact else Overline.WINS


def packed(network: PatternNetwork) -> bytes:
    """Return the bytes of a network's file. The same network always gives the same bytes."""
    overline = network.overline
    is_old = overline in (Overline.WINS, Overline.NOTHING)
    about = _About(
        _KIND,
        1 if is_old else VERSION,
        network.name,
        network.win_length,
        network.gravity,
        overline is Overline.NOTHING,
        "" if is_old else overline,
    )
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        _add(archive, _ABOUT, np.frombuffer(msgspec.json.encode(about), np.uint8))
        for name in shapes_of(network.patterns):
            _add(archive, name, np.ascontiguousarray(getattr(network.weights, name), "<f4"))
    return stream.getvalue()


def save_network(network: PatternNetwork, path: Path) -> None:
    """Write a network to a file. If this fails, an existing file at the path stays unchanged."""
    replace_file(path, packed(network))


def open_network(path: str | os.PathLike[str]) -> PatternNetwork:
    """Read the pattern network in a file. Raise if the file is missing, damaged or invalid."""
    file = Path(path)
    try:
        if not file.is_file():
            raise FileError(messages.NO_NETWORK)
        with file.open("rb") as stream:
            refuse_foreign(stream)
            return unpacked(stream)
    except FileError as error:
        raise error.within(str(file)) from error
    except OSError as error:
        raise FileError(file_messages.NOT_READ, path=str(file), reason=error.strerror) from error


def unpacked(stream: IO[bytes]) -> PatternNetwork:
    """Read a network from an open file. Raise if its content is damaged, invalid or too large."""
    if stream.read(4) != b"PK\x03\x04":
        raise FileError(messages.NOT_A_NETWORK)
    if stream.seek(0, os.SEEK_END) > _MOST_MB * 1_000_000:
        raise FileError(messages.TOO_LARGE, most_mb=_MOST_MB)
    try:
        with zipfile.ZipFile(stream) as archive:
            about = _about(archive)
            overline = about.rule
            patterns = patterns_for(about.win_length, about.gravity, overline)
            arrays = {name: _weights(archive, name, shape) for name, shape in shapes_of(patterns).items()}
    except FileError:
        raise
    except StudioError as error:
        raise FileError(messages.NO_PATTERNS) from error
    except _DAMAGED as error:
        raise _damaged(type(error).__name__) from error
    return PatternNetwork(about.name[:80], about.win_length, about.gravity, overline, PatternWeights(**arrays))


def _add(archive: zipfile.ZipFile, name: str, array: np.ndarray[Any, Any]) -> None:
    stream = io.BytesIO()
    np.lib.format.write_array(stream, array, allow_pickle=False)
    info = zipfile.ZipInfo(name + ".npy")
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, stream.getvalue())


def _about(archive: zipfile.ZipFile) -> _About:
    if _ABOUT + ".npy" not in archive.namelist():
        raise FileError(messages.NOT_A_NETWORK)
    data = _member(archive, _ABOUT, _MOST_ABOUT_BYTES)
    if data.dtype != np.uint8 or data.ndim != 1:
        raise _damaged(_ABOUT)
    about = msgspec.json.decode(data.tobytes(), type=_About)
    if about.format != _KIND:
        raise FileError(messages.NOT_A_NETWORK)
    if not 1 <= about.version <= VERSION:
        raise FileError(messages.VERSION, version=about.version, known=VERSION)
    return about


def _weights(archive: zipfile.ZipFile, name: str, shape: tuple[int, ...]) -> np.ndarray[Any, Any]:
    array = _member(archive, name, 4 * int(np.prod(shape)))
    if array.dtype != np.dtype("<f4") or array.shape != shape:
        raise _damaged(name)
    if not (np.isfinite(array).all() and np.abs(array).max() <= LARGEST_WEIGHT):
        raise FileError(messages.BAD_WEIGHTS, given=name)
    return np.ascontiguousarray(array)


def _member(archive: zipfile.ZipFile, name: str, most_bytes: int) -> np.ndarray[Any, Any]:
    """Return an array from the archive. Raise if it is larger than `most_bytes`."""
    info = archive.getinfo(name + ".npy")
    is_plain = info.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    if info.file_size > most_bytes + _HEADER_BYTES or not is_plain:
        raise _damaged(name)
    with archive.open(info) as member:
        data = member.read(most_bytes + _HEADER_BYTES + 1)
    stream = io.BytesIO(data)
    array: np.ndarray[Any, Any] = np.lib.format.read_array(stream, allow_pickle=False)
    if stream.read(1):
        raise _damaged(name)
    return array


def _damaged(place: str) -> FileError:
    return FileError(messages.DAMAGED, given=place)
