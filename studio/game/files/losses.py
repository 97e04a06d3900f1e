"""Reports which parts of a game a file format cannot store."""

from collections.abc import Iterable, Sequence

from studio.game.files import messages
from studio.game.files.piskvork import CODE, LEVELS, STARTER, TOURNAMENT, overline_of
from studio.game.files.renlib_writer import stored_properties
from studio.game.files.report import FileWarning, Format
from studio.game.game_end import GAME_END
from studio.game.message import Phrase
from studio.game.openings import OPENING, opening_in
from studio.game.record import GameRecord
from studio.game.rules import PRESETS, Overline
from studio.game.seating import SEATS

_UNPLAYABLE = {"B", "W", "AB", "AW", "AE", "PL"}
_PSQ_NAMES = {LEVELS, STARTER, CODE, TOURNAMENT}
# They only matter for the program's own games.
_TEMPORARY = {SEATS, GAME_END}
_KEEPS_TIMES = (Format.PSQ,)
_KEEPS_NAMES = (Format.PSQ,)
_UNDERSTOOD = {Format.DIGITS: PRESETS["connect-four"], Format.LIB: PRESETS["renju-15"]}


def losses(records: Sequence[GameRecord], kind: Format) -> list[FileWarning]:
    """Return up to two warnings about what the format cannot store.

    One names the parts of the games that are left out. The other says that the file does not imply the rules.
    """
    if kind is Format.SGF:
        return []
    found = {what: None for record in records for what in _left_out(record, kind)}
    warnings = []
    if found:
        warnings.append(FileWarning(messages.LEFT_OUT, {"format": kind, "what": tuple(found)}))
    if any(not _read_alike(record, kind) for record in records):
        rules = tuple(dict.fromkeys(record.rules.text for record in records))
        warnings.append(FileWarning(messages.RULES_LOST, {"format": kind, "rules": rules}))
    return warnings


def loses_analysis(lost: Iterable[FileWarning]) -> bool:
    """Return whether these losses include the analysis."""
    return any(messages.ANALYSIS in parts for parts in map(_parts, lost))


def loses_only_analysis(lost: Iterable[FileWarning]) -> bool:
    return [_parts(warning) for warning in lost] == [(messages.ANALYSIS,)]


def _parts(warning: FileWarning) -> tuple[Phrase, ...]:
    """Return the parts of the games that the format leaves out.

    The result is empty if the warning is about the rules.
    """
    what = warning.fields.get("what")
    return what if isinstance(what, tuple) else ()


def _left_out(record: GameRecord, kind: Format) -> list[Phrase]:
    nodes, has_protocol = list(record.nodes()), opening_in(record) is not None
    described = _UNPLAYABLE | _PSQ_NAMES | _TEMPORARY | ({OPENING} if has_protocol else set())
    is_tree = kind is Format.LIB
    kept = {node: set(stored_properties(node, record)) if is_tree else set[str]() for node in nodes}
    lost = {
        messages.VARIATIONS: not is_tree and any(len(node.children) > 1 for node in nodes),
        messages.TAKEN_BACK: not is_tree and bool(record.played_line()[-1].children),
        messages.COMMENTS: not is_tree and any(node.comment for node in nodes),
        messages.ANALYSIS: any(node.analysis or node.cost for node in nodes),
        messages.UNPLAYABLE_MOVES: any(node.properties.keys() & _UNPLAYABLE for node in nodes),
        messages.OPENING_PROTOCOL: has_protocol,
        messages.FOREIGN_PROPERTIES: any(node.properties.keys() - described - kept[node] for node in nodes),
        messages.TIMES: kind not in _KEEPS_TIMES and any(node.time_ms is not None for node in nodes),
        messages.PLAYERS: kind not in _KEEPS_NAMES and bool(record.black or record.white),
        messages.DATE: bool(record.date),
        messages.RESULT: record.result not in {"", record.decided_result} and TOURNAMENT not in record.properties,
    }
    return [what for what, is_lost in lost.items() if is_lost]


def _read_alike(record: GameRecord, kind: Format) -> bool:
    """Return whether a reader of the file finds the right rules without a hint."""
    rules = record.rules
    if kind is Format.PSQ:
        named = overline_of("".join(record.properties.get(TOURNAMENT, ())))
        return rules.overline is (named or Overline.WINS) or rules.is_freestyle
    return rules == _UNDERSTOOD.get(kind, PRESETS["gomoku-15"])
