"""Reads the databases of RenjuNet (`.rif`): XML with games, players, tournaments and opening rules.

The list of games is read at once, but the record of a game is created only when it is needed.
"""

import re
from collections.abc import Iterator, Sequence
from typing import overload

from studio.game.errors import FileError
from studio.game.files import messages
from studio.game.files.listing import Database, ListedGame
from studio.game.files.renjunet_syntax import RawDatabase, RawGame, parse
from studio.game.files.replaying import validate_moves
from studio.game.files.report import FileWarning, Format, Opened, Report
from studio.game.files.sgf_syntax import escape
from studio.game.node import Node
from studio.game.notation import human_point
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Move, Stone

_RULES = PRESETS["gomoku-15"]
_RENJU = PRESETS["renju-15"]
_POINTS = {human_point(point, _RULES): point for point in range(_RULES.size)}
_BEGINNING = 1 << 16
_DATABASE = re.compile(rb"<database[\s/>]", re.IGNORECASE)
_RESULTS = {"1": "B+", "1.0": "B+", "0": "W+", "0.0": "W+", "0.5": "0", "0,5": "0"}
_FREE = ("gomoku", "free")
"""A rule whose name contains one of these words has no forbidden moves. Any other rule counts as renju."""

# Properties for parts of a database that SGF has no property for.
NUMBER, SWAP, OFFERS = "RIFID", "RIFSWAP", "RIFALT"


def is_rif(data: bytes) -> bool:
    """Return whether the bytes are XML and probably a RenjuNet database, judged by the outermost element."""
    beginning = data[:_BEGINNING].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    return beginning.startswith(b"<") and _DATABASE.search(beginning) is not None


def read_rif(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    report.read_from(data)
    database = parse(data, report)
    if not database.games:
        raise FileError(messages.NO_GAME)
    games = RenjuNetGames(database, report, hint)
    return Opened(games, Format.RIF, games.warnings)


class RenjuNetGames(Database):
    """The games of a RenjuNet database."""

    def __init__(self, database: RawDatabase, report: Report, hint: Rules | None) -> None:
        """Warn about games that cannot be represented completely.

        If `hint` has the right board, all games get these rules. Otherwise a game is renju unless the name of its rule
        says something else.
        """
        self._database, self._report = database, report
        fits = hint is not None and (hint.rows, hint.columns) == (_RULES.rows, _RULES.columns) and not hint.gravity
        self._hint = hint if fits else None
        self._created: set[int] = set()
        self._names: dict[str, str] = {}
        self._lengths = [len(_playable(raw.moves)) for raw in database.games]
        self._warn_of_moves()

    @property
    def warnings(self) -> Sequence[FileWarning]:
        """The warnings so far. Creating a record may add warnings."""
        return _Warnings(self._report)

    def __len__(self) -> int:
        return len(self._database.games)

    @overload
    def __getitem__(self, index: int) -> GameRecord: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[GameRecord]: ...

    def __getitem__(self, index: int | slice) -> GameRecord | Sequence[GameRecord]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        return self._record(number)

    def listed(self) -> Sequence[ListedGame]:
        return [self._listed(raw, moves) for raw, moves in zip(self._database.games, self._lengths, strict=True)]

    # Records

    def _listed(self, raw: RawGame, moves: int) -> ListedGame:
        black, white = self._player(raw.black), self._player(raw.white)
        return ListedGame(self._rules_of(raw), black, white, self._date(raw), _RESULTS.get(raw.result, ""), moves)

    def _record(self, number: int) -> GameRecord:
        raw, record = self._database.games[number], GameRecord(self._rules_of(self._database.games[number]))
        record.black, record.white = self._player(raw.black), self._player(raw.white)
        record.date, record.result = self._date(raw), _RESULTS.get(raw.result, "")
        for name, text in self._properties(raw):
            if text:
                record.properties[name] = (escape(text),)
        record.root.comment = raw.info
        _add_moves(record, raw)
        # A record that is created again has its warnings already.
        report = Report() if number in self._created else self._report
        self._created.add(number)
        offsets = dict.fromkeys(record.nodes(), raw.offset)
        validate_moves(record, report, offsets, self._hint is not None)
        return record

    def _properties(self, raw: RawGame) -> Iterator[tuple[str, str]]:
        """Yield the SGF properties of the game: event, place, round, rules and opening."""
        tournament = self._row("tournament", raw.tournament)
        yield "EV", tournament.get("name", "")
        place = self._row("city", tournament.get("city", "")), self._row("country", tournament.get("country", ""))
        yield "PC", ", ".join(row["name"] for row in place if row.get("name"))
        yield "RO", raw.round
        yield "RU", self._rule(raw)
        opening = self._row("opening", raw.opening)
        yield "ON", " ".join(filter(None, (opening.get("abbr", ""), opening.get("name", ""))))
        yield NUMBER, raw.number
        yield SWAP, raw.swap
        yield OFFERS, raw.offers

    def _row(self, table: str, number: str) -> dict[str, str]:
        return self._database.tables[table].get(number, {})

    def _rule(self, raw: RawGame) -> str:
        number = raw.rule or self._row("tournament", raw.tournament).get("rule", "")
        return self._row("rule", number).get("name", "")

    def _rules_of(self, raw: RawGame) -> Rules:
        name = self._rule(raw).lower()
        return self._hint or (_RULES if any(word in name for word in _FREE) else _RENJU)

    def _player(self, number: str) -> str:
        if number not in self._names:
            row = self._row("player", number)
            names = (row.get("name", ""), row.get("surname", ""))
            self._names[number] = " ".join(name.strip() for name in names if name.strip())
        return self._names[number]

    def _date(self, raw: RawGame) -> str:
        row = self._row("tournament", raw.tournament)
        month = row.get("month", "")
        if row.get("start"):
            return row["start"]
        return "-".join(filter(None, (row.get("year", ""), month.zfill(2) if month.isdecimal() else "")))

    # Warnings

    def _warn_of_moves(self) -> None:
        """Warn about each game in which a move is off the board or on a stone."""
        for raw, playable in zip(self._database.games, self._lengths, strict=True):
            words = raw.moves.split()
            if playable < len(words):
                self._report.warn(messages.RIF_MOVES, raw.offset, number=raw.number or "?", text=words[playable])


class _Warnings(Sequence[FileWarning]):
    """A view of a report's warnings. Warnings that are added later appear in it."""

    def __init__(self, report: Report) -> None:
        self._report = report

    def __len__(self) -> int:
        return len(self._report.warnings)

    @overload
    def __getitem__(self, index: int) -> FileWarning: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[FileWarning]: ...

    def __getitem__(self, index: int | slice) -> FileWarning | Sequence[FileWarning]:
        return self._report.warnings[index]


def _playable(text: str) -> list[int]:
    """Return the points of the moves up to the first invalid one."""
    # It is no point, or the point is taken.
    words = text.lower().split()
    points = [_POINTS.get(word, -1) for word in words]
    if -1 not in points and len(set(points)) == len(points):
        return points
    end = next(at for at, point in enumerate(points) if point < 0 or point in points[:at])
    return points[:end]


def _add_moves(record: GameRecord, raw: RawGame) -> None:
    """Add the moves to the record. A comment on the fourth move names the fifth moves that were offered."""
    node, stone = record.root, Stone.BLACK
    for number, point in enumerate(_playable(raw.moves), 1):
        node = Node(Move(stone, point), node)
        stone = stone.opponent
        if number == 4 and raw.offers:
            node.comment = f"Offered fifth moves: {', '.join(raw.offers.split())}"
