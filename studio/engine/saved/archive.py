"""Reads the bytes of a saved tree from a zip file with few members."""

# No member may exceed its size in the zip index.

import errno
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import numpy as np

from studio.engine.running.arrays import Array
from studio.engine.saved.file import PIECE_BYTES, Member, not_a_tree, too_large, tree_damaged
from studio.game.errors import FileError
from studio.game.files import messages as file_messages

_MB = 1_000_000
_HEAD, _TAIL = b"PK\x03\x04", b"PK\x05\x06"
_LARGE_TAIL, _LARGE_TAIL_PLACE = b"PK\x06\x06", b"PK\x06\x07"
_MOST_MEMBERS, _MOST_LIST_BYTES = 64, 1 << 14
DAMAGED = (
    zipfile.BadZipFile,
    zlib.error,
    msgspec.MsgspecError,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
    KeyError,
)
"""The errors that readers of zip and JSON raise for invalid bytes."""


def opened(path: Path) -> IO[bytes]:
    """Open a regular file. Raise if `path` is anything else."""
    # Opening a pipe or a device could block.
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise FileError(file_messages.FOLDER)
    if not stat.S_ISREG(mode):
        raise FileError(file_messages.NOT_A_FILE)
    return path.open("rb")


def refuse_foreign(stream: IO[bytes], most_memory_mb: int) -> None:
    """Raise if the file does not begin and end like a zip file, has many members or is too large."""
    if stream.read(4) != _HEAD:
        raise not_a_tree()
    size = stream.seek(0, os.SEEK_END)
    if size > (most_memory_mb + 1) * _MB:
        raise too_large(size // _MB, most_memory_mb)
    stream.seek(max(0, size - 98))
    end = stream.read().rjust(98, b"\0")
    if end[76:80] != _TAIL:
        raise tree_damaged("its end")
    (members, _, list_bytes) = struct.unpack_from("<HHI", end, 84)
    if end[56:60] == _LARGE_TAIL_PLACE:
        members, list_bytes = struct.unpack_from("<QQ", end, 32)[0], struct.unpack_from("<Q", end, 40)[0]
        if end[:4] != _LARGE_TAIL:
            raise tree_damaged("its end")
    if members > _MOST_MEMBERS or list_bytes > _MOST_LIST_BYTES:
        raise not_a_tree()


def unpack(archive: zipfile.ZipFile, info: zipfile.ZipInfo, member: Member, array: Array) -> Iterator[int]:
    """Read a member of the archive into an array, piece by piece.

    Yield the bytes of each piece. After the last piece, verify the checksum.
    """
    if info.file_size != member.bytes or info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise tree_damaged(member.name)
    kind = np.dtype(member.kind)
    step = PIECE_BYTES // kind.itemsize
    with archive.open(info) as source:
        if source.read(len(member.header)) != member.header:
            raise tree_damaged(member.name)
        for begin in range(0, member.size, step):
            end = min(begin + step, member.size)
            piece = source.read((end - begin) * kind.itemsize)
            array[begin:end] = np.frombuffer(piece, kind, end - begin)
            yield len(piece)
        if source.read(1):
            raise tree_damaged(member.name)


def unreadable(error: OSError) -> FileError:
    if isinstance(error, FileNotFoundError):
        return FileError(file_messages.NOT_FOUND)
    if isinstance(error, PermissionError):
        return FileError(file_messages.NOT_READABLE)
    reason = error.strerror or str(error)
    if error.errno == errno.EINVAL:  # a position before the start of the file
        return tree_damaged(reason)
    return FileError(file_messages.NOT_READ, reason=reason)
