"""Checks the settings of an external engine before they are saved or used."""

# An error says what to change.

import re
from collections.abc import Callable, Iterable

from studio.engine.options.profiles import PROFILES
from studio.game.errors import StudioError
from studio.players import messages
from studio.players.engine_entry import EngineEntry

LONGEST_NAME = 40
MOST_MEMORY_MB = 1_000_000
LEAST_SECONDS, MOST_SECONDS = 0.1, 600.0
_LONGEST_TEXT = 4096
# With other values, the engine would play by other rules or limits.
_SET_BY_STUDIO = {"rule", "game_type", "timeout_turn", "timeout_match", "time_left", "time_increment", "max_memory"}
"""INFO keys that the studio sets for each game."""
_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]{0,63}", re.ASCII)


class EngineEntryError(StudioError):
    """An invalid setting of an external engine. `fields["field"]` is the name of the setting in `EngineEntry`."""


def problem_of(entry: EngineEntry, others: Iterable[EngineEntry] = ()) -> EngineEntryError | None:
    """Return the first invalid setting of an engine, or None.

    The name must differ from those of `others`, the other engines in the user's list.
    """
    return next((problem for check in _CHECKS if (problem := check(entry)) is not None), _of_twin(entry, others))


def _of_name(entry: EngineEntry) -> EngineEntryError | None:
    name = entry.name
    if not name.strip():
        return EngineEntryError(messages.ENGINE_NO_NAME, field="name")
    if len(name) > LONGEST_NAME or name != name.strip() or not name.isprintable():
        return EngineEntryError(messages.ENGINE_NAME, field="name", most=LONGEST_NAME)
    if name.casefold() in {*PROFILES, "person"}:
        return EngineEntryError(messages.ENGINE_NAME_OF_PROFILE, field="name", name=name)
    return None


def _of_command(entry: EngineEntry) -> EngineEntryError | None:
    if not entry.command or not entry.command[0].strip():
        return EngineEntryError(messages.ENGINE_NO_COMMAND, field="command")
    if not all(map(_is_plain, entry.command)):
        return EngineEntryError(messages.ENGINE_COMMAND, field="command")
    return None


def _of_folder(entry: EngineEntry) -> EngineEntryError | None:
    if _is_plain(entry.folder):
        return None
    return EngineEntryError(messages.ENGINE_FOLDER, field="folder")


def _of_options(entry: EngineEntry) -> EngineEntryError | None:
    seen: set[str] = set()
    for key, value in entry.options:
        if not _KEY.fullmatch(key) or not value.strip() or not _is_plain(value):
            return EngineEntryError(messages.ENGINE_OPTION, field="options", key=key)
        if key.casefold() in _SET_BY_STUDIO:
            return EngineEntryError(messages.ENGINE_OPTION_RESERVED, field="options", key=key)
        if key in seen:
            return EngineEntryError(messages.ENGINE_OPTION_TWICE, field="options", key=key)
        seen.add(key)
    return None


def _of_memory(entry: EngineEntry) -> EngineEntryError | None:
    if 1 <= entry.memory_mb <= MOST_MEMORY_MB:
        return None
    return EngineEntryError(messages.ENGINE_MEMORY, field="memory_mb", most=MOST_MEMORY_MB)


def _of_seconds(entry: EngineEntry) -> EngineEntryError | None:
    if LEAST_SECONDS <= entry.start_seconds <= MOST_SECONDS:
        return None
    return EngineEntryError(messages.ENGINE_START, field="start_seconds", least=LEAST_SECONDS, most=MOST_SECONDS)


def _of_twin(entry: EngineEntry, others: Iterable[EngineEntry]) -> EngineEntryError | None:
    if all(entry.name.casefold() != other.name.casefold() for other in others):
        return None
    return EngineEntryError(messages.ENGINE_TWICE, field="name", name=entry.name)


def _is_plain(text: str) -> bool:
    """Return whether the text is short, and free of line breaks, zero bytes and lone surrogates."""
    return len(text) <= _LONGEST_TEXT and not any(
        letter in "\0\r\n" or "\ud800" <= letter <= "\udfff" for letter in text
    )


_CHECKS: tuple[Callable[[EngineEntry], EngineEntryError | None], ...] = (
    _of_name,
    _of_command,
    _of_folder,
    _of_options,
    _of_memory,
    _of_seconds,
)
