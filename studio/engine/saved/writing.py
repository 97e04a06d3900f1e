"""Writes a search to a file in steps of a few milliseconds. Each step copies only a piece of the search."""

import contextlib
import os
import secrets
import stat
import zipfile
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import IO, Protocol

import msgspec
import numpy as np

from studio.engine.running.arrays import Array
from studio.engine.running.state import SearchState
from studio.engine.saved.file import (
    FREE_BLOCKS,
    ORDER,
    PIECE_BYTES,
    About,
    Member,
    about_member,
    about_of,
    checked_path,
    members_of,
)
from studio.game.files.saving import (
    UNFINISHED,
    file_error,
    refuse_other_than_file,
    remove_stale,
    sync_folder,
    unfinished_prefix,
)

_FASTEST = 1  # slower levels save a ninth and take ten times as long: three seconds for a million nodes
_RANDOM = ("key", "start")  # random numbers, which compress slowly and hardly at all
_WAIT_SECONDS = 0.005


class Savable(Protocol):
    """The methods that this module calls on a search."""

    # The class `Search` is in a layer above.

    def tidy(self) -> bool: ...

    def state(self) -> SearchState: ...

    def while_good(self, state: SearchState, steps: Generator[float]) -> Iterator[float]: ...


def write(search: Savable, path: str | os.PathLike[str]) -> None:
    """Write a search to a file in one call, without steps."""
    for _ in saving(search, checked_path(path)):
        pass


def saving(search: Savable, path: Path, moves: Sequence[int] | None = None) -> Iterator[float]:
    """Write a search to a file in steps, and yield the progress from 0 to 1.

    Raise if the search changes meanwhile. `moves` are the points played from an empty board, if the position does not
    know them. If the generator is closed early, an existing file at `path` stays unchanged.
    """
    while not search.tidy():
        yield 0.0
    state = search.state()
    yield from _written(path, search, state, about_of(state, moves))


def _written(path: Path, search: Savable, state: SearchState, about: About) -> Iterator[float]:
    """Write to a temporary file. When its bytes are on the disk, rename it."""
    # Readers see the old file or the new one.
    unfinished = None
    try:
        target = Path(os.path.realpath(path))
        refuse_other_than_file(target, path)
        unfinished = target.with_name(f"{unfinished_prefix(target)}{secrets.token_hex(6)}{UNFINISHED}")
        with unfinished.open("xb") as stream:
            if target.exists():
                unfinished.chmod(stat.S_IMODE(target.stat().st_mode))
            yield from search.while_good(state, _packed(stream, state, about))
            yield from _lasting(stream)
        unfinished.replace(target)
        sync_folder(target.parent)
    except (OSError, ValueError) as error:
        raise file_error(error, path) from error
    finally:
        if unfinished is not None:
            with contextlib.suppress(OSError):
                unfinished.unlink(missing_ok=True)
    remove_stale(target)
    yield 1.0


class _Archive(zipfile.ZipFile):
    """A zip file that is closed only if all of it was written."""

    # Closing an incomplete file would hide an interruption.

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is None:
            self.close()

    def __del__(self) -> None:
        """Do nothing, so that an incomplete file is not closed."""
        # The owner of an incomplete archive deletes its file.


def _packed(stream: IO[bytes], state: SearchState, about: About) -> Generator[float]:
    tree, order = state.tree, state.order
    description = np.frombuffer(msgspec.json.encode(about), np.uint8)
    arrays: dict[str, Array] = {ORDER: order, FREE_BLOCKS: tree.free_blocks}
    members = members_of(about.counts, order.size, tree.free_blocks.size)
    total, done = sum(member.bytes for member in members), 0
    with _Archive(stream, "w", compresslevel=_FASTEST) as archive:
        for _ in _member(archive, about_member(description.size), description):
            yield 0.0
        for member in members:
            array = arrays.get(member.name)
            for written_bytes in _member(archive, member, getattr(tree, member.name) if array is None else array):
                done += written_bytes
                yield 0.99 * done / total


def _member(archive: zipfile.ZipFile, member: Member, array: Array) -> Iterator[int]:
    """Write an array in pieces. Yield the number of bytes of each piece."""
    info = zipfile.ZipInfo(member.file_name)
    info.compress_type = zipfile.ZIP_STORED if member.name in _RANDOM else zipfile.ZIP_DEFLATED
    info.file_size = member.bytes
    step = PIECE_BYTES // np.dtype(member.kind).itemsize
    with archive.open(info, "w") as target:
        target.write(member.header)
        for begin in range(0, member.size, step):
            piece = np.ascontiguousarray(array[begin : min(begin + step, member.size)], member.kind)
            target.write(piece.data)
            yield piece.nbytes


def _lasting(stream: IO[bytes]) -> Iterator[float]:
    """Make the operating system write the bytes to the disk, in steps."""
    # A slow disk may take seconds.
    stream.flush()
    with ThreadPoolExecutor(1) as helper:
        synced = helper.submit(os.fsync, stream.fileno())
        while not synced.done():
            wait([synced], _WAIT_SECONDS)
            yield 0.99
        synced.result()
