"""Reads and writes small files of the user within a size limit, and renames damaged ones."""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

from studio.game.files.saving import replace_file


def read_own(path: Path, most: int) -> bytes:
    """Return the content of a file. Raise OSError if the file cannot be read, ValueError if it is not a regular file or
    has more than `most` bytes.
    """
    if path.exists() and not path.is_file():
        raise ValueError("it is no file")
    with path.open("rb") as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise ValueError("it is too large")
    return data


def write_own(path: Path, data: bytes) -> None:
    """Replace the file, or raise StudioError and leave it unchanged. This blocks until the data is on the disk."""
    with contextlib.suppress(OSError):  # `replace_file` then reports the error
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, data)


def put_aside(path: Path) -> Path:
    """Rename a damaged file to an unused name with the current time, and return the new path. Raise OSError if that
    fails.
    """
    stem = f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{path.suffix}" for number in count(1))
    aside = next(free for free in map(path.with_name, names) if not os.path.lexists(free))
    return path.rename(aside)
