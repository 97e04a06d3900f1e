"""The list of external engines, stored in a file."""

# All other files refer to an engine by its name. So they cannot start another program.

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from studio.game.errors import StudioError
from studio.game.files.saving import file_error
from studio.machine.folders import home_folders
from studio.machine.own_files import put_aside, read_own, write_own
from studio.players import messages
from studio.players.engine_checks import problem_of
from studio.players.engine_entry import EngineEntry, EngineProtocol
from studio.players.engine_file import MAX_BYTES, bytes_of, read_entries
from studio.players.gomocup.client import GomocupPlayer
from studio.players.gtp.client import GtpPlayer

ExternalPlayer = GomocupPlayer | GtpPlayer
"""A player that runs the program of an external engine."""


@dataclass(frozen=True, slots=True)
class EngineList:
    """The external engines in the user's list, and an error for each unreadable part of the file."""

    entries: tuple[EngineEntry, ...] = ()
    problems: tuple[StudioError, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entry.name for entry in self.entries)

    def named(self, name: str) -> EngineEntry:
        """Return the engine with this name, ignoring case. Raise StudioError if there is none."""
        for entry in self.entries:
            if entry.name.casefold() == name.strip().casefold():
                return entry
        message = messages.NO_SUCH_ENGINE if self.entries else messages.NO_ENGINES
        raise StudioError(message, name=name, known=", ".join(self.names))

    def with_entry(self, entry: EngineEntry) -> "EngineList":
        """Return a copy of the list with this engine. Raise an error if its settings are invalid."""
        if (problem := problem_of(entry, self.entries)) is not None:
            raise problem
        return replace(self, entries=(*self.entries, entry))

    def without(self, name: str) -> "EngineList":
        gone = self.named(name)
        return replace(self, entries=tuple(entry for entry in self.entries if entry is not gone))


def engines_path() -> Path:
    return home_folders().config / "engines.toml"


def load_engines(path: Path | None = None) -> EngineList:
    """Read the list without changing the file.

    `problems` has an error for each damaged part.
    """
    path = path or engines_path()
    try:
        entries, problems = read_entries(read_own(path, MAX_BYTES))
    except FileNotFoundError:
        return EngineList()
    except (OSError, ValueError, RecursionError) as error:
        reason = " ".join(str(error).split())[:200]
        return EngineList((), (StudioError(messages.ENGINES_UNREADABLE, path=str(path), reason=reason),))
    return EngineList(entries, problems)


def save_engines(entries: Iterable[EngineEntry], path: Path | None = None) -> Path | None:
    """Save the list.

    If parts of the old file were unreadable, keep a copy of it under a different name and return its path. Otherwise
    return None.
    """
    path = path or engines_path()
    aside = _keep_aside(path) if load_engines(path).problems else None
    write_own(path, bytes_of(entries))
    return aside


def player_of(entry: EngineEntry) -> ExternalPlayer:
    """Return a player for the engine. Its data folder is named after the engine."""
    if entry.protocol is EngineProtocol.GTP:
        return GtpPlayer(entry)
    name = "".join(letter if letter.isalnum() else "-" for letter in entry.name)
    return GomocupPlayer(entry, data_folder=home_folders().state / "engines" / name)


def _keep_aside(path: Path) -> Path:
    try:
        return put_aside(path)
    except OSError as error:
        raise file_error(error, path) from error
