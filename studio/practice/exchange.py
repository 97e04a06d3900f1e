"""Cards with their schedules and answers as JSON lines, for export and import."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from studio.game.errors import FileError, Place
from studio.practice import messages
from studio.practice.card import Card
from studio.practice.schedule import Schedule
from studio.practice.statistics import Response

FORMAT, VERSION = "mcts-studio practice", 1
_MOST_MB = 64


@dataclass(frozen=True, slots=True)
class Practised:
    """A card with its schedule and its answers. The oldest answer comes first."""

    card: Card
    schedule: Schedule
    responses: tuple[Response, ...] = ()


def lines_of(cards: Iterable[Practised]) -> Iterator[str]:
    """Yield the lines of an export: first a header, then one line for each card."""
    yield json.dumps({"format": FORMAT, "version": VERSION})
    for card in cards:
        yield msgspec.json.encode(card).decode()


def cards_in(path: Path) -> Sequence[Practised]:
    """Read an exported file. Raise FileError if it is not an export or has a damaged line."""
    try:
        with path.open("rb") as stream:
            data = stream.read(_MOST_MB * 1024 * 1024 + 1)
    except OSError as error:
        raise FileError(messages.NOT_PRACTICE, path=str(path), reason=error.strerror or str(error)) from error
    if len(data) > _MOST_MB * 1024 * 1024:
        raise FileError(messages.TOO_LARGE, path=str(path), most=_MOST_MB)
    lines = data.splitlines()
    _refuse_other_format(lines, path)
    return [_card(line, number, path) for number, line in enumerate(lines[1:], 2) if line.strip()]


def _refuse_other_format(lines: Sequence[bytes], path: Path) -> None:
    try:
        header = msgspec.json.decode(lines[0] if lines else b"", type=dict[str, str | int])
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError):
        header = {}
    version = header.get("version")
    if header.get("format") != FORMAT or not isinstance(version, int):
        raise FileError(messages.NO_EXPORT, path=str(path))
    if version > VERSION:
        raise FileError(messages.NEWER, path=str(path), found=version, known=VERSION)


def _card(line: bytes, number: int, path: Path) -> Practised:
    try:
        found = msgspec.json.decode(line, type=Practised)
        key = found.card.key
        if any(response.key != key for response in found.responses):
            raise ValueError("an answer belongs to another position")
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise FileError(messages.BAD_LINE, Place(number, 1), str(path), reason=str(error)) from error
    return found
