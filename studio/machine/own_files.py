"""Small files that only the studio and its user write: read within bounds, and put aside where they are damaged."""

import contextlib
import os
from datetime import datetime
from itertools import count
from pathlib import Path

from studio.game.files.saving import replace_file


def read_own(path: Path, most: int) -> bytes:
    """All of it; an OSError where it cannot be read, a ValueError where it is no file, or too large."""
    if path.exists() and not path.is_file():
        raise ValueError("it is no file")
    with path.open("rb") as stream:
        data = stream.read(most + 1)
    if len(data) > most:
        raise ValueError("it is too large")
    return data


def write_own(path: Path, data: bytes) -> None:
    """Replace the file whole or not at all; a StudioError where that cannot be. Blocks until it is on the disk."""
    with contextlib.suppress(OSError):  # replacing the file then says what is wrong
        path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, data)


def put_aside(path: Path) -> Path:
    """Give a damaged file a name that is free, with today's date in it: where it is now. Raises OSError."""
    stem = f"{path.stem}.damaged-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{path.suffix}" for number in count(1))
    aside = next(free for free in map(path.with_name, names) if not os.path.lexists(free))
    return path.rename(aside)
