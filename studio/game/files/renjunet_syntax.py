"""Parses the XML of RenjuNet's databases into tables.

Entities, document types and external files are never processed.
"""

from dataclasses import dataclass, field
from typing import NamedTuple
from xml.parsers import expat

from studio.game.files import messages
from studio.game.files.limits import (
    MAX_DATABASE_ELEMENTS,
    MAX_DATABASE_GAMES,
    MAX_DATABASE_NESTING,
    MAX_DATABASE_ROWS,
    MAX_DATABASE_TEXT,
    MAX_DATABASE_TOKEN,
)
from studio.game.files.report import Report
from studio.game.message import Message

_CHUNK = 1 << 16
_ROOT = "database"
_TABLES = ("player", "tournament", "rule", "opening", "city", "country")
_READ = frozenset({"name", "surname", "abbr", "city", "country", "year", "month", "start", "rule"})
"""The attributes of a row that are stored. Others are ignored."""

Attributes = dict[str, str]


class RawGame(NamedTuple):
    """A game as in the file. Its player, tournament, rule and opening are numbers of rows in the tables."""

    number: str
    black: str
    white: str
    tournament: str
    round: str
    rule: str
    opening: str
    result: str
    """Black's points: 1, 0.5 or 0."""
    offers: str
    swap: str
    moves: str
    info: str
    offset: int
    """The offset of the game's first byte in the file."""


@dataclass(slots=True)
class RawDatabase:
    """The games of a database, and its tables. A table maps the number of a row to the row."""

    tables: dict[str, dict[str, Attributes]] = field(default_factory=lambda: {name: {} for name in _TABLES})
    games: list[RawGame] = field(default_factory=list)


def parse(data: bytes, report: Report) -> RawDatabase:
    """Return the content of a database. Raise FileError if it is damaged, too large, or declares entities."""
    return _Parser(report).parse(data)


class _Parser:
    """Receives the elements from expat, the parser of the standard library."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._database = RawDatabase()
        self._path: list[str] = []
        self._elements = self._rows = 0
        self._game: Attributes | None = None
        self._texts: dict[str, list[str]] = {}
        self._text_length = 0
        self._offset = 0
        self._known: dict[str, str] = {}
        self._expat = expat.ParserCreate()
        self._expat.buffer_text = True
        self._expat.StartElementHandler = self._start
        self._expat.EndElementHandler = self._end
        self._expat.CharacterDataHandler = self._characters
        self._expat.StartDoctypeDeclHandler = self._doctype
        self._expat.EntityDeclHandler = self._entity
        self._expat.ExternalEntityRefHandler = self._entity
        self._expat.SkippedEntityHandler = self._entity

    def parse(self, data: bytes) -> RawDatabase:
        try:
            for at in range(0, len(data), _CHUNK):
                self._expat.Parse(data[at : at + _CHUNK], False)
                if at + _CHUNK - self._expat.CurrentByteIndex > MAX_DATABASE_TOKEN:
                    raise self._error(messages.XML_TOKEN, limit=MAX_DATABASE_TOKEN // 1024)
            self._expat.Parse(b"", True)
        except (expat.ExpatError, ValueError, LookupError) as error:  # the last two: unknown encodings
            raise self._error(messages.XML_DAMAGED, reason=_reason(error)) from error
        return self._database

    def _error(self, message: Message, **fields: object) -> Exception:
        return self._report.error(message, max(self._expat.ErrorByteIndex, 0), **fields)

    # Handlers

    def _doctype(self, *_: object) -> None:
        raise self._error(messages.XML_DOCTYPE)

    def _entity(self, *_: object) -> int:
        raise self._error(messages.XML_DOCTYPE)

    def _start(self, name: str, attributes: Attributes) -> None:
        name = name.lower()
        self._elements += 1
        if self._elements > MAX_DATABASE_ELEMENTS:
            raise self._error(messages.XML_ELEMENTS, limit=MAX_DATABASE_ELEMENTS)
        if len(self._path) >= MAX_DATABASE_NESTING:
            raise self._error(messages.XML_NESTING, limit=MAX_DATABASE_NESTING)
        if not self._path and name != _ROOT:
            raise self._error(messages.XML_ROOT, name=name)
        self._path.append(name)
        if name == "game" and self._game is None:
            self._begin_game(attributes)
        elif self._game is not None:
            self._game.update({key: value for key, value in attributes.items() if key not in self._game})
        elif name in _TABLES and "id" in attributes:
            self._add_row(name, attributes)

    def _add_row(self, table: str, attributes: Attributes) -> None:
        self._rows += 1
        if self._rows > MAX_DATABASE_ROWS:
            raise self._error(messages.XML_ROWS, limit=MAX_DATABASE_ROWS)
        kept = {name: self._shared(value) for name, value in attributes.items() if name in _READ and value}
        self._database.tables[table][attributes["id"]] = kept

    def _begin_game(self, attributes: Attributes) -> None:
        if len(self._database.games) >= MAX_DATABASE_GAMES:
            raise self._error(messages.GAMES, limit=MAX_DATABASE_GAMES)
        self._game, self._texts, self._text_length = attributes, {}, 0
        self._offset = self._expat.CurrentByteIndex

    def _characters(self, text: str) -> None:
        if self._game is None:
            return
        self._text_length += len(text)
        if self._text_length > MAX_DATABASE_TEXT:
            raise self._error(messages.XML_TEXT, limit=MAX_DATABASE_TEXT)
        self._texts.setdefault(self._path[-1], []).append(text)

    def _end(self, name: str) -> None:
        self._path.pop()
        if self._game is not None and name.lower() == "game" and "game" not in self._path:
            self._database.games.append(self._finished(self._game))
            self._game = None

    def _finished(self, game: Attributes) -> RawGame:
        text = {name: "".join(parts).strip() for name, parts in self._texts.items()}
        return RawGame(
            number=game.get("id", ""),
            black=self._shared(game.get("black", "")),
            white=self._shared(game.get("white", "")),
            tournament=self._shared(game.get("tournament", "")),
            round=self._shared(game.get("round", "")),
            rule=self._shared(game.get("rule", "")),
            opening=self._shared(game.get("opening", "")),
            result=self._shared(game.get("bresult", "")),
            offers=text.get("alt") or game.get("alt", ""),
            swap=self._shared(text.get("swap") or game.get("swap", "")),
            moves=text.get("move", "") or text.get("moves", ""),
            info=text.get("info", ""),
            offset=self._offset,
        )

    def _shared(self, text: str) -> str:
        """Return one and the same object for equal texts."""
        # This saves memory.
        return self._known.setdefault(text, text)


def _reason(error: Exception) -> str:
    code = getattr(error, "code", None)
    return expat.ErrorString(code) or str(error) if isinstance(code, int) else str(error)
