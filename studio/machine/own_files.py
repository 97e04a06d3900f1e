"""Reads and writes small files of the user. Their size is limited, and damaged files are renamed."""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

from studio.game.files.saving import replace_file


def read_own(path: Path, most: int) -> bytes:
    """Return the content of a file.

    Raise OSError if it is unreadable, ValueError if it is no regular file or has more than `most` bytes.
    """
    if path.exists() and not path.is_file():
        raise ValueError("it is no file")
    with path.open("rb") as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise ValueError("it is too large")
    return data


def write_own(path: Path, data: bytes) -> None:
    """Replace the file. Return when the data is on the disk.

    A failure raises StudioError and leaves the file unchanged.
    """
    with contextlib.suppress(OSError):  # `replace_file` then reports the error
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, data)


def put_aside(path: Path) -> Path:
    """Rename a damaged file to an unused name with the current time. Return the new path.

    A failure raises OSError.
    """
    stem = f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{path.suffix}" for number in count(1))
    aside = next(free for free in map(path.with_name, names) if not os.path.lexists(free))
    return path.rename(aside)
