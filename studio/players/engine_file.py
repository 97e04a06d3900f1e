"""Reads and writes the list of external engines as TOML text, one table per engine."""

import tomllib
from collections.abc import Iterable, Mapping

from studio.game.argument_checks import as_float, as_int
from studio.game.errors import StudioError
from studio.players import messages
from studio.players.engine_checks import problem_of
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation

MAX_BYTES = 2**20
_HEADER = "# The engines of other people that MCTS Studio knows.\n"
_FIELDS = ("name", "command", "folder", "orientation", "options", "memory_mb", "start_seconds", "protocol")
_NEW = EngineEntry("", ())


def read_entries(data: bytes) -> tuple[tuple[EngineEntry, ...], tuple[StudioError, ...]]:
    """Return the valid engines, and an error for each invalid one.

    Raise ValueError if the text is not a list of engines.
    """
    engines = tomllib.loads(data.decode("utf-8-sig")).get("engine", [])
    if not isinstance(engines, list):
        raise ValueError("its engines stand in no list")
    entries: list[EngineEntry] = []
    problems: list[StudioError] = []
    for number, found in enumerate(engines, 1):
        try:
            entries.append(_checked(found, entries))
        except StudioError as error:
            problems.append(_left_out(found, number, error))
    return tuple(entries), tuple(problems)


def bytes_of(entries: Iterable[EngineEntry]) -> bytes:
    return (_HEADER + "".join(map(_text_of, entries))).encode("utf-8")


# Reading


def _checked(found: object, others: Iterable[EngineEntry]) -> EngineEntry:
    if not isinstance(found, dict):
        raise StudioError(messages.ENGINE_NO_TABLE)
    for name in found:
        if name not in _FIELDS:
            raise StudioError(messages.ENGINE_FIELD_UNKNOWN, name=name[:40])
    entry = EngineEntry(
        name=_text(found, "name"),
        command=_texts(found, "command"),
        folder=_text(found, "folder", ""),
        orientation=_orientation(found),
        options=_options(found),
        memory_mb=_memory(found),
        start_seconds=_seconds(found),
        protocol=_protocol(found),
    )
    if (problem := problem_of(entry, others)) is not None:
        raise problem
    return entry


def _text(found: Mapping[str, object], name: str, otherwise: str | None = None) -> str:
    value = found.get(name, otherwise)
    if not isinstance(value, str):
        raise _wrong(name)
    return value


def _texts(found: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = found.get(name)
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise _wrong(name)
    return tuple(value)


def _orientation(found: Mapping[str, object]) -> Orientation:
    value = found.get("orientation", Orientation.COLUMN_FIRST)
    if not isinstance(value, str) or value not in list(Orientation):
        raise _wrong("orientation")
    return Orientation(value)


def _protocol(found: Mapping[str, object]) -> EngineProtocol:
    value = found.get("protocol", EngineProtocol.GOMOCUP)
    if not isinstance(value, str) or value not in list(EngineProtocol):
        raise _wrong("protocol")
    return EngineProtocol(value)


def _options(found: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    value = found.get("options", {})
    if not isinstance(value, dict) or not all(isinstance(part, str | int | float) for part in value.values()):
        raise _wrong("options")
    return tuple((str(key), _plain(part)) for key, part in value.items())


def _plain(value: str | int | float) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _memory(found: Mapping[str, object]) -> int:
    memory_mb = as_int(found.get("memory_mb", _NEW.memory_mb))
    if memory_mb is None:
        raise _wrong("memory_mb")
    return memory_mb


def _seconds(found: Mapping[str, object]) -> float:
    seconds = as_float(found.get("start_seconds", _NEW.start_seconds))
    if seconds is None:
        raise _wrong("start_seconds")
    return seconds


def _wrong(name: str) -> StudioError:
    return StudioError(messages.ENGINE_FIELD, name=name)


def _left_out(found: object, number: int, error: StudioError) -> StudioError:
    name = found.get("name") if isinstance(found, dict) else None
    if isinstance(name, str) and name:
        return StudioError(messages.ENGINE_LEFT_OUT, name=name[:40], reason=error)
    return StudioError(messages.UNNAMED_ENGINE_LEFT_OUT, number=number, reason=error)


# Writing


def _text_of(entry: EngineEntry) -> str:
    lines = [
        "[[engine]]",
        f"name = {_quoted(entry.name)}",
        f"command = [{', '.join(map(_quoted, entry.command))}]",
        f"folder = {_quoted(entry.folder)}",
        f"orientation = {_quoted(entry.orientation)}",
        f"memory_mb = {entry.memory_mb}",
        f"start_seconds = {float(entry.start_seconds)!r}",
    ]
    if entry.protocol is not EngineProtocol.GOMOCUP:  # earlier programs read the other entries
        lines.append(f"protocol = {_quoted(entry.protocol)}")
    if entry.options:
        lines += ["[engine.options]", *(f"{_quoted(key)} = {_quoted(value)}" for key, value in entry.options)]
    return "\n" + "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Return a text in TOML notation."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(map(_letter, escaped)) + '"'


def _letter(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
