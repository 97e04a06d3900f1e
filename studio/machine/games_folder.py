"""The folder of played games. It has one file per game."""

import contextlib
import re
import stat
import unicodedata
from datetime import date
from itertools import count
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files import FileError, Format, save_record
from studio.game.record import GameRecord
from studio.game.rules import Pieces
from studio.game.stones import Stone
from studio.machine import messages

_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+')
"""Characters that are not allowed in file names here: some operating systems forbid them, or they are invisible."""
# File names are in English in every language.
_SIDES = {Pieces.STONES: ("Black", "White"), Pieces.DISCS: ("Red", "Yellow"), Pieces.MARKS: ("X", "O")}
"""The names of players who have no name."""
# File names are then short enough for every system.
_LONGEST_PART = 48
"""The maximum length of a player's name in a file name, in bytes."""


def keep(record: GameRecord, folder: Path, when: date) -> Path:
    """Write the game to a new file, and return its path.

    The file name has the day, the game and the players. Raise StudioError if writing fails.
    """
    path = _reserved(folder, stem_of(record, when))
    try:
        save_record(record, path, Format.SGF)
    except StudioError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path


def stem_of(record: GameRecord, when: date, you: Stone | None = None) -> str:
    """Return a file name without extension: the day, the game and the players.

    `you` is the side of the user, if known. A user without a name is called "You".
    """
    # It is valid on every system.
    return f"{when:%Y-%m-%d} {_game(record)} {_players(record, you)}"


def recent(folder: Path, most: int) -> list[Path]:
    """Return the paths of the games in the folder, the newest first, but at most `most`.

    If the folder is unreadable, return an empty list.
    """
    kept = []
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            written = _written_at(path) if path.suffix == ".sgf" and not path.name.startswith(".") else None
            if written is not None:
                kept.append((written, path.name, path))
    return [path for _, _, path in sorted(kept, reverse=True)[:most]]


def _reserved(folder: Path, stem: str) -> Path:
    """Create an empty file with a new name, and return its path."""
    # An existing file is never overwritten.
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = folder / f"{stem}{f' {number}' if number > 1 else ''}.sgf"
            with contextlib.suppress(FileExistsError):
                path.open("xb").close()
                break
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError(messages.GAME_NOT_KEPT, path=str(folder), reason=reason) from error
    return path


def _game(record: GameRecord) -> str:
    name = record.rules.name
    return _safe(record.rules.text.replace("/", "-")) if name == "custom" else name


def _players(record: GameRecord, you: Stone | None) -> str:
    sides = zip((Stone.BLACK, Stone.WHITE), _SIDES[record.rules.pieces], strict=True)
    black, white = ("You" if stone is you else name for stone, name in sides)
    return f"{_safe(record.black) or black}-{_safe(record.white) or white}"


def _safe(text: str) -> str:
    """Make a text safe as a part of a file name: shorten it, and remove invalid characters.

    Also remove dots and blanks at both ends.
    """
    # Some systems drop them.
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", text)).split())
    return words.encode()[:_LONGEST_PART].decode(errors="ignore").strip(". ")


def _written_at(path: Path) -> int | None:
    """Return the time of a file's last change in nanoseconds.

    Return None if the file is empty or is not a regular file.
    """
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns if stat.S_ISREG(status.st_mode) and status.st_size else None
