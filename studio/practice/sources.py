"""Reads games from files and folders into the store of cards."""

import contextlib
import logging
import os
from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.game_files import open_records
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.practice.card import Card
from studio.practice.collecting import BOTH, cards_of
from studio.practice.store import PracticeStore

_logger = logging.getLogger(__name__)
_SUFFIXES = (".sgf",)
"""The file extensions of files that can contain reviews."""
_MOST_FILES, _MOST_FOLDERS, _MOST_ENTRIES = 5_000, 500, 200_000
"""The maximum numbers of files, folders and entries that are read from a folder with its subfolders."""
IsEngine = Callable[[str], bool]
"""A function that returns whether a name in a record belongs to an engine."""


@dataclass(frozen=True, slots=True)
class Added:
    """The result of reading games."""

    games: int = 0
    """The number of games that were read."""
    mistakes: int = 0
    """The number of mistakes in these games, including those in known positions."""
    cards: int = 0
    """The number of new cards."""
    failed: tuple[str, ...] = ()
    """The names of files that could not be read."""
    both: tuple[str, str] | None = None
    """The names of the players, if the mistakes of both were added although they have different names."""


def own_sides(record: GameRecord, player: str, is_engine: IsEngine, *, is_chosen: bool = True) -> Collection[Stone]:
    """Return the sides whose mistakes become cards: those with the name `player`.

    If there is none, return the sides that no engine played. In this case, a side with another name counts only if
    `player` is empty and `is_chosen` says that the user played or added the game.
    """
    names = {Stone.BLACK: record.black.strip(), Stone.WHITE: record.white.strip()}
    wanted = player.strip().casefold()
    named = [side for side, name in names.items() if wanted and name.casefold() == wanted]
    may_be_named = is_chosen and not wanted
    return named or [side for side in BOTH if (may_be_named or not names[side]) and not is_engine(names[side])]


def cards_of_user(record: GameRecord, player: str, is_engine: IsEngine, *, is_chosen: bool = True) -> list[Card]:
    return list(cards_of(record, own_sides(record, player, is_engine, is_chosen=is_chosen)))


def add_files(
    store: PracticeStore,
    paths: Iterable[Path],
    is_engine: IsEngine,
    today: date,
    *,
    only_changed: bool = False,
    is_chosen: Callable[[Path], bool] = lambda _: True,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Added:
    """Add the mistakes of all games in these files.

    A file with an error is skipped. If `only_changed`, files that have not changed since the last reading are skipped
    too. `is_chosen` tells whether the user played or added the game of a file. Stop when `is_wanted` returns False.
    """
    player = store.setting("player")
    files: list[Added] = []
    for path in paths:
        if not is_wanted():
            break
        try:
            stamp = f"{_stamp(path)} {player}"
            if not only_changed or store.stamp(path) != stamp:
                find = partial(cards_of_user, player=player, is_engine=is_engine, is_chosen=is_chosen(path))
                files.append(_file_added(store, path, stamp, today, find))
        except StudioError:
            files.append(_failed(path))
        except Exception:  # an error in one file must not stop the others
            _logger.exception("The games of %r cannot be added", path)
            files.append(_failed(path))
    return Added(
        sum(each.games for each in files),
        sum(each.mistakes for each in files),
        sum(each.cards for each in files),
        tuple(name for each in files for name in each.failed),
    )


@dataclass(frozen=True, slots=True)
class FolderContents:
    """The contents of a folder and its subfolders, sorted by name."""

    files: tuple[Path, ...] = ()
    """The files that can hold reviewed games."""
    folders: tuple[Path, ...] = ()
    """The folder and its subfolders."""


def contents_of(folder: Path, is_wanted: Callable[[], bool] = lambda: True) -> FolderContents:
    """Return what a folder and its subfolders contain, up to a limit.

    Upper levels come first. Hidden files, links and unreadable folders are left out. Stop when `is_wanted` returns
    False.
    """
    files, folders, seen = list[Path](), list[Path](), 0
    waiting = deque([folder])
    while waiting and len(folders) < _MOST_FOLDERS:
        current = waiting.popleft()
        with contextlib.suppress(OSError), os.scandir(current) as entries:
            folders.append(current)
            for entry in entries:
                seen += 1
                if not is_wanted() or seen > _MOST_ENTRIES or len(files) >= _MOST_FILES:
                    return _sorted(files, folders)
                if entry.name.startswith("."):
                    continue
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(Path(entry.path))
                elif Path(entry.name).suffix.lower() in _SUFFIXES and entry.is_file():
                    files.append(Path(entry.path))
    return _sorted(files, folders)


def _sorted(files: list[Path], folders: list[Path]) -> FolderContents:
    return FolderContents(tuple(sorted(files)), tuple(sorted(folders)))


def _file_added(
    store: PracticeStore, path: Path, stamp: str, today: date, find: Callable[[GameRecord], list[Card]]
) -> Added:
    """Add the cards that `find` returns for the games of a file, and save the stamp of the file.

    The file is then read again only after a change. Raise StudioError if the file cannot be opened or a card cannot be
    saved. The stamp is then not saved, so that the file is read again.
    """
    try:
        records = open_records(path).records
    except StudioError as error:
        if _is_from_system(error):
            raise
        added = _failed(path)
    else:
        found = [card for record in records for card in find(record)]
        added = Added(len(records), len(found), store.add(found, today))
    store.set_stamp(path, stamp)
    return added


def _is_from_system(error: BaseException | None) -> bool:
    """Return whether the operating system caused the error. Otherwise the content of the file caused it."""
    while error is not None and not isinstance(error, OSError):
        error = error.__cause__
    return error is not None


def _failed(path: Path) -> Added:
    name = path.name.encode(errors="backslashreplace").decode()  # a name that is not valid UTF-8 cannot be shown
    return Added(failed=(name,))


def _stamp(path: Path) -> str:
    """Return the time of the last change and the size of a file."""
    try:
        status = path.stat()
    except OSError:
        return ""
    return f"{status.st_mtime_ns} {status.st_size}"
