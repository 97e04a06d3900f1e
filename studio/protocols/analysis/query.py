"""Reads queries. A query says which positions of a game to analyse, and with which limits."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.scale import with_settings
from studio.engine.options.steering import Steering
from studio.game.errors import IllegalMoveError, StudioError
from studio.game.position import Position
from studio.game.rules import MAX_SIDE, PRESETS, Rules
from studio.game.stones import PASS, Move, Stone
from studio.protocols import messages
from studio.protocols.analysis.fields import Fields, player_in, whole_in
from studio.protocols.protocol_error import ProtocolError
from studio.protocols.rules_names import rules_named
from studio.protocols.vertices import point_of, vertex_of

LONGEST_LINE = 4_000_000
"""Lines with more bytes than this are not read."""
MOST_VISITS = 10**12
_MOST_MOVES = 5_000
_MOST_SECONDS = 10**7
_MOST_PRIORITY = 10**9
_IGNORED = ("komi", "whiteHandicapBonus", "includeMovesOwnership", "includeOwnershipStdev", "includeNoResultValue")
"""Fields that only matter in Go. They are ignored without a warning."""


class View(StrEnum):
    """The player for whom win rates are given in the answers."""

    BLACK = "BLACK"
    WHITE = "WHITE"
    SIDE_TO_MOVE = "SIDETOMOVE"


@dataclass(frozen=True, slots=True)
class Turn:
    """A position to analyse, and the number of moves before it."""

    number: int
    position: Position
    steering: Steering


@dataclass(frozen=True, slots=True)
class Query:
    """A request to analyse positions of one game."""

    id: str
    turns: tuple[Turn, ...]
    limit: Limit
    parameters: Parameters
    view: View
    priority: int = 0
    report_seconds: float | None = None
    """The seconds between two reports during the search. None if only a final report is wanted."""
    has_policy: bool = False
    has_line_visits: bool = False
    has_threats: bool = False
    unused: tuple[tuple[str, str], ...] = ()
    """The fields that have no effect. Each has a warning."""


@dataclass(frozen=True, slots=True)
class Defaults:
    """The settings of the engine. A query can replace them."""

    parameters: Parameters
    visits: int
    view: View = View.BLACK


def fields_of(line: str) -> Fields:
    """Return the fields of the JSON object in a line. Raise ProtocolError if the line contains anything else."""
    try:
        given = json.loads(line, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise ProtocolError(messages.NO_JSON, reason=reason) from error
    if not isinstance(given, dict):
        raise ProtocolError(messages.NO_OBJECT)
    return Fields(given)


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is not a number of JSON")


def query_from(fields: Fields, defaults: Defaults) -> Query:
    """Return the query with these fields. If a field is invalid, raise ProtocolError with its name."""
    if any(fields.flag(name) for name in ("includeOwnership", "includeMovesOwnership", "includeOwnershipStdev")):
        raise ProtocolError(messages.NO_OWNERSHIP, field="includeOwnership")
    rules = _rules(fields)
    start = _start(fields, rules)
    moves = [_move(entry, number, "moves", rules) for number, entry in enumerate(_entries(fields, "moves"), 1)]
    settings = fields.object("overrideSettings")
    warnings: list[tuple[str, str]] = []
    return Query(
        id=fields.text("id"),
        turns=tuple(_turns(fields, start, moves, warnings)),
        limit=_limit(fields, settings, defaults),
        view=_view(settings, defaults),
        parameters=_parameters(settings, defaults),
        priority=fields.whole("priority", -_MOST_PRIORITY, _MOST_PRIORITY) or 0,
        report_seconds=fields.number("reportDuringSearchEvery", 0.001, _MOST_SECONDS),
        has_policy=fields.flag("includePolicy"),
        has_line_visits=fields.flag("includePVVisits"),
        has_threats=fields.flag("includeThreats"),
        unused=(*warnings, *_unused(fields)),
    )


def _unused(fields: Fields) -> Iterator[tuple[str, str]]:
    return ((name, messages.NOT_USED.in_english({})) for name in fields.unused if name not in _IGNORED)


# Rules and positions


def _rules(fields: Fields) -> Rules:
    columns, rows = (fields.whole(name, 1, MAX_SIDE) for name in ("boardXSize", "boardYSize"))
    given = fields.get("rules")
    if isinstance(given, dict):
        return _rules_of_object(Fields(given), columns, rows)
    return rules_named(fields.text("rules") if given is not None else "freestyle", columns, rows)


def _rules_of_object(given: Fields, columns: int | None, rows: int | None) -> Rules:
    if given.has("basicRule"):
        return rules_named(given.text("basicRule"), columns, rows)
    plain = PRESETS["gomoku-15"]
    try:
        return Rules(
            rows or plain.rows,
            columns or plain.columns,
            given.whole("winLength", 1, MAX_SIDE) or plain.win_length,
            given.flag("gravity"),
            given.get("overline") or plain.overline,
        )
    except StudioError as error:
        if isinstance(error, ProtocolError):
            raise
        raise ProtocolError(messages.BAD_SETTING, field="rules", reason=error.sentence) from error


def _entries(fields: Fields, name: str) -> list[Any]:
    entries = fields.items(name)
    if len(entries) > _MOST_MOVES:
        raise ProtocolError(messages.NEEDS_LIST, field=name)
    return entries


def _move(entry: object, number: int, field: str, rules: Rules) -> Move:
    if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], str)):
        raise ProtocolError(messages.NEEDS_MOVE, field=field, number=number)
    return Move(player_in(entry[0], field), _point(entry[1], field, rules))


def _point(text: str, field: str, rules: Rules) -> int:
    try:
        return point_of(text, rules)
    except ProtocolError as error:
        raise ProtocolError(error.message, field=field, **error.fields) from error


def _start(fields: Fields, rules: Rules) -> Position:
    stones: dict[int, Stone] = {}
    for number, entry in enumerate(_entries(fields, "initialStones"), 1):
        stone, point = _move(entry, number, "initialStones", rules)
        if point == PASS:
            raise ProtocolError(messages.BAD_STONE, field="initialStones", number=number)
        stones[point] = stone
    first = fields.player("initialPlayer")
    position = Position(rules)
    if stones or first is not None:
        try:
            position.set_up(stones, first)
        except StudioError as error:
            raise ProtocolError(messages.BAD_STONES, field="initialStones") from error
    return position


def _turns(fields: Fields, start: Position, moves: list[Move], warnings: list[tuple[str, str]]) -> Iterator[Turn]:
    """Yield the positions to analyse, in the order of the game."""
    entries = _entries(fields, "analyzeTurns") if fields.has("analyzeTurns") else [len(moves)]
    wanted = {whole_in(entry, "analyzeTurns", 0, len(moves)) for entry in entries}
    avoided, allowed = fields.items("avoidMoves"), fields.items("allowMoves")
    if avoided and allowed:
        raise ProtocolError(messages.BOTH_LISTS, field="allowMoves")
    position = start.copy()
    for number in range(len(moves) + 1):
        if number in wanted:
            yield Turn(number, position.copy(), _steering(avoided, allowed, position, number, warnings))
        if number < len(moves):
            _make(position, moves[number], number + 1)


def _make(position: Position, move: Move, number: int) -> None:
    try:
        position.make(move)
    except IllegalMoveError as error:
        name = vertex_of(move.point, position.rules)
        reason = messages.REASONS.get(error.code, "the rules do not allow it")
        raise ProtocolError(messages.BAD_MOVE, field="moves", number=number, move=name, reason=reason) from error


def _steering(
    avoided: list[Any], allowed: list[Any], position: Position, turn: int, warnings: list[tuple[str, str]]
) -> Steering:
    """Return the moves to which the query restricts the search of a position."""
    legal = set(position.legal_moves())
    only = _points_of(allowed, "allowMoves", position, warnings) & legal
    excluded = _points_of(avoided, "avoidMoves", position, warnings) & legal
    is_restricted = any(True for entry in allowed if _is_for(entry, position))
    if legal and (legal <= excluded or (is_restricted and not only)):
        raise ProtocolError(messages.ALL_AVOIDED, field="allowMoves" if allowed else "avoidMoves", turn=turn)
    return Steering(only=frozenset(only), excluded=frozenset(excluded))


def _is_for(entry: object, position: Position) -> bool:
    return isinstance(entry, dict) and Fields(entry).player("player") in (None, position.to_move)


def _points_of(entries: list[Any], field: str, position: Position, warnings: list[tuple[str, str]]) -> set[int]:
    """Return the points that the entries name for the side to move."""
    points: set[int] = set()
    for entry in entries:
        if not isinstance(entry, dict):
            raise ProtocolError(messages.NEEDS_OBJECT, field=field)
        given = Fields(entry)
        side, depth = given.player("player"), given.whole("untilDepth", 1, _MOST_MOVES)
        names = given.items("moves")
        if not all(isinstance(name, str) for name in names):
            raise ProtocolError(messages.NEEDS_LIST, field=field)
        found = {_point(name, field, position.rules) for name in names}
        points |= found if side in (None, position.to_move) else set()
        warning = field, messages.ONE_PLY.template
        if depth is not None and depth > 1 and warning not in warnings:
            warnings.append(warning)
    return points


# Limits and settings

_OWN_SETTINGS = ("reportAnalysisWinratesAs", "maxVisits", "maxTime")


def _limit(fields: Fields, settings: Fields, defaults: Defaults) -> Limit:
    visits = fields.whole("maxVisits", 1, MOST_VISITS) or settings.whole("maxVisits", 1, MOST_VISITS)
    seconds = settings.number("maxTime", 0.001, _MOST_SECONDS)
    if visits is None and seconds is None:
        visits = defaults.visits
    return Limit(simulations=visits, seconds=seconds)


def _view(settings: Fields, defaults: Defaults) -> View:
    given = settings.get("reportAnalysisWinratesAs")
    return defaults.view if given is None else view_named(given, "overrideSettings")


def view_named(given: object, field: str) -> View:
    """Return the player for whom win rates are given. Raise ProtocolError if the text is not a known name."""
    if not isinstance(given, str) or given.upper() not in list(View):
        raise ProtocolError(messages.NO_SUCH_VIEW, field=field)
    return View(given.upper())


def _parameters(settings: Fields, defaults: Defaults) -> Parameters:
    """Return the parameters of the search. They are those of the engine, changed by the settings of the query."""
    own = {name: _setting_text(settings.get(name)) for name in settings.names if name not in _OWN_SETTINGS}
    try:
        return with_settings(defaults.parameters, own) if own else defaults.parameters
    except StudioError as error:
        raise ProtocolError(messages.BAD_SETTING, field="overrideSettings", reason=error.sentence) from error


def _setting_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
