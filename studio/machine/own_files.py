"""Reads and writes small files of the user. The size of these files is limited. Damaged files are renamed."""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

from studio.game.files.saving import replace_file


def read_own(path: Path, most: int) -> bytes:
    """Return the content of a file.

    Raise OSError if it is unreadable. Raise ValueError if it has more than `most` bytes or is not a regular file.
    """
    if path.exists() and not path.is_file():
        raise ValueError("it is no file")
    with path.open("rb") as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise ValueError("it is too large")
    return data


def write_own(path: Path, data: bytes) -> None:
    """Replace the content of a file, and return when the data is on the disk.

    If this fails, raise StudioError and leave the file unchanged.
    """
    with contextlib.suppress(OSError):  # `replace_file` then reports the error
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, data)


def put_aside(path: Path) -> Path:
    """Rename a damaged file, and return its new path.

    The name contains the current time and is not in use. Raise OSError if renaming fails.
    """
    stem = f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{path.suffix}" for number in count(1))
    aside = next(free for free in map(path.with_name, names) if not os.path.lexists(free))
    return path.rename(aside)
