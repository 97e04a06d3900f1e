"""Reads games from files and folders into the store of cards."""

import contextlib
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.game_files import open_records
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.practice.card import Card
from studio.practice.collecting import BOTH, cards_of
from studio.practice.store import PracticeStore

_SUFFIXES = (".sgf",)
"""The endings of files that can hold reviews."""
_MOST_FILES = 5000
IsEngine = Callable[[str], bool]
"""Whether a name in a record is that of an engine."""


@dataclass(frozen=True, slots=True)
class Added:
    """The result of reading games."""

    games: int = 0
    """The number of games that were read."""
    mistakes: int = 0
    """The number of mistakes in these games, including known positions."""
    cards: int = 0
    """The number of new cards."""
    failed: tuple[str, ...] = ()
    """The names of files that could not be read."""


def own_sides(record: GameRecord, player: str, is_engine: IsEngine, *, is_chosen: bool = True) -> Collection[Stone]:
    """Return the sides whose mistakes are the user's. If `player` names one side or both, return these. Otherwise
    return the sides that no engine played; if `player` is set, only those without a name. So it is too if the game is
    not `is_chosen`: neither played here nor added by the user.
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
    """Add the mistakes of all games in these files. With `only_changed`, skip files that have not changed since they
    were last read. `is_chosen` tells whether the game of a file was played here or added by the user. Stop once
    `is_wanted` returns False.
    """
    player, games, mistakes, cards, failed = store.setting("player"), 0, 0, 0, []
    for path in paths:
        if not is_wanted():
            break
        stamp = f"{_stamp(path)} {player}"
        if only_changed and store.stamp(path) == stamp:
            continue
        try:
            records = open_records(path).records
            chosen = is_chosen(path)
            found = [card for record in records for card in cards_of_user(record, player, is_engine, is_chosen=chosen)]
        except StudioError:
            failed.append(path.name)
        else:
            games, mistakes, cards = games + len(records), mistakes + len(found), cards + store.add(found, today)
        store.set_stamp(path, stamp)
    return Added(games, mistakes, cards, tuple(failed))


def files_in(folder: Path) -> list[Path]:
    """Return the files of a folder and its subfolders that can hold reviewed games, in the order of their names. Return
    an empty list if the folder cannot be read.
    """
    found: list[Path] = []
    with contextlib.suppress(OSError):
        for path in folder.rglob("*"):
            if path.suffix.lower() in _SUFFIXES and not path.name.startswith(".") and path.is_file():
                found.append(path)
            if len(found) == _MOST_FILES:
                break
    return sorted(found)


def _stamp(path: Path) -> str:
    """Return the time of the last change and the size of a file."""
    try:
        status = path.stat()
    except OSError:
        return ""
    return f"{status.st_mtime_ns} {status.st_size}"
