"""Reads and writes the psq files of Piskvork. Also reads its older rec files."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from studio.game.errors import FileError
from studio.game.files import messages
from studio.game.files.encoding import decode
from studio.game.files.replaying import validate_moves
from studio.game.files.report import Format, Opened, Report
from studio.game.files.sgf_syntax import escape, unescape
from studio.game.node import Node
from studio.game.record import GameRecord, Outcome, alternates, has_pass, moves_of
from studio.game.rules import MAX_SIDE, Overline, Rules
from studio.game.stones import Move, Stone

_HEADER = re.compile(
    r"\s*Piskvorky\s+([0-9]{1,9})\s*x\s*([0-9]{1,9})\s*(?:,\s*(-?[0-9]{1,9}:-?[0-9]{1,9}))?\s*(?:,\s*([01])\b)?.*"
)
_MOVE = re.compile(r"\s*(-?[0-9]{1,9})\s*,\s*(-?[0-9]{1,9})\s*(?:,\s*(-?[0-9]{1,15})\s*)?")
_REC_MOVE = re.compile(r"\s*[0-9]{1,2}\s*,\s*[0-9]{1,2}\s*,\s*[0-9]{1,15}\s*")
_CODE = re.compile(r"\s*-?[0-9]{1,4}\s*")
_VERDICT = re.compile(r"\s*([0-2])\s*,(.*)")
_LEVELS = re.compile(r"-?[0-9]{1,9}:-?[0-9]{1,9}")
_STARTER = re.compile(r"[01]")

# Properties that only Piskvork's files have. The game keeps them, so that a file is written as it was read.
LEVELS, STARTER, CODE, TOURNAMENT = "PSQLEVELS", "PSQSTARTER", "PSQCODE", "PSQTOURNAMENT"
_TOURNAMENTS = {"standard": Overline.NOTHING, "renju": Overline.RENJU, "caro": Overline.CARO}
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_MAX_LINES = 10_000
_NO_NAME = "?"
_REC_RULES = Rules(20, 20, 5)

Lines = list[tuple[int, str]]
"""The lines of the file, each with its offset in the file."""


def is_psq(data: bytes) -> bool:
    return data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"Piskvorky")


def is_rec(data: bytes) -> bool:
    """Return whether the file begins with two lines of names followed by timed moves."""
    lines = data[:4096].splitlines()
    return (
        len(lines) > 2
        and all(_REC_MOVE.fullmatch(line.decode("latin-1")) is None for line in lines[:2])
        and (_REC_MOVE.fullmatch(lines[2].decode("latin-1")) is not None)
    )


def read_psq(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    lines = _lines(data, report)
    while lines and not lines[0][1].strip():
        del lines[0]
    match = _HEADER.fullmatch(lines[0][1]) if lines else None
    if match is None:
        raise report.error(messages.PSQ_HEADER, 0)
    record = GameRecord(_rules_of_size(int(match[2]), int(match[1]), hint, report))
    record.properties[STARTER] = (match[4] or "0",)
    if match[3]:
        record.properties[LEVELS] = (match[3],)
    offsets, rest = _read_moves(record, lines[1:], 1, report)
    _read_tail(record, rest, second_starts=match[4] == "1")
    validate_moves(record, report, offsets, rules_known=hint is not None)
    return Opened((record,), Format.PSQ, report.warnings)


def read_rec(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    lines = _lines(data, report)
    if len(lines) < 3 or _REC_MOVE.fullmatch(lines[2][1]) is None:
        raise report.error(messages.REC_HEADER, 0)
    record = GameRecord(hint or _REC_RULES)
    record.black, record.white = _read_name(lines[0][1]), _read_name(lines[1][1])
    offsets, rest = _read_moves(record, lines[2:], 0, report)
    if rest and _CODE.fullmatch(rest[0]):
        record.properties[CODE] = (rest[0].strip(),)
    validate_moves(record, report, offsets, rules_known=hint is not None)
    return Opened((record,), Format.REC, report.warnings)


def write_psq(record: GameRecord) -> bytes:
    """Return the played moves of a game as psq. Call `refuse_psq` first."""
    second_starts = _starter(record) == "1"
    names = (record.white, record.black) if second_starts else (record.black, record.white)
    lines = [f"Piskvorky {record.rules.columns}x{record.rules.rows}, {_levels(record)}, {_starter(record)}"]
    lines += [f"{column + 1},{row + 1},{ms}" for row, column, ms in _timed_points(record)]
    lines += [_written_name(name) for name in names]
    lines += [_property(record, CODE, "0", _CODE)]
    lines += _verdict(record)
    return "".join(f"{line}\r\n" for line in lines).encode("utf-8", "replace")


def refuse_psq(record: GameRecord) -> None:
    """Raise an error if psq cannot store the played moves.

    It stores only five in a row without gravity, passes and setup stones.
    """
    rules, moves = record.rules, moves_of(record.played_line())
    if rules.gravity or rules.win_length != 5:
        raise FileError(messages.PSQ_RULES)
    if any(node.setup for node in record.played_line()) or has_pass(moves) or not alternates(moves):
        raise FileError(messages.PSQ_MOVES)


def _lines(data: bytes, report: Report) -> Lines:
    """Return all lines of the file, including blank ones."""
    # A name may be empty.
    text = decode(data, report)
    report.read_from(text)
    found = ((match.start(), match[0].rstrip("\n")) for match in _LINE.finditer(text))
    lines = list(islice(found, _MAX_LINES + 1))
    if len(lines) > _MAX_LINES:
        raise report.error(messages.LINES, limit=_MAX_LINES)
    return lines


def _rules_of_size(rows: int, columns: int, hint: Rules | None, report: Report) -> Rules:
    if not (1 <= rows <= MAX_SIDE and 1 <= columns <= MAX_SIDE):
        raise report.error(messages.BOARD_SIDES, 0, columns=columns, rows=rows, most=MAX_SIDE)
    if hint is not None and (hint.rows, hint.columns) == (rows, columns):
        return hint
    return Rules(rows, columns, 5)


def _read_moves(record: GameRecord, lines: Lines, first: int, report: Report) -> tuple[dict[Node, int], list[str]]:
    """Add the moves to the record, up to the first line that is not a move.

    Return the offset of each new node, and the remaining lines. If a move is off the board, warn, stop, and return no
    remaining lines.
    """
    rules, node, stone = record.rules, record.root, Stone.BLACK
    offsets: dict[Node, int] = {}
    for index, (offset, line) in enumerate(lines):
        match = _MOVE.fullmatch(line)
        if match is None and not line.strip() and _move_follows(lines, index):
            continue
        if match is None:
            return offsets, [text.strip() for _, text in lines[index:]]
        column, row = int(match[1]) - first, int(match[2]) - first
        if not rules.has(row, column):
            report.warn(messages.LINE_OFF_BOARD, offset, text=line.strip()[:30])
            break
        node = Node(Move(stone, rules.point(row, column)), node)
        node.time_ms = max(0, int(match[3])) if match[3] else None
        offsets[node] = offset
        stone = stone.opponent
    return offsets, []


def _move_follows(lines: Lines, index: int) -> bool:
    """Return whether the next non-blank line is a move."""
    following = next((line for _, line in islice(lines, index, None) if line.strip()), "")
    return _MOVE.fullmatch(following) is not None


def _read_tail(record: GameRecord, lines: list[str], second_starts: bool) -> None:
    """Read the lines after the moves: the players' names and the numeric code.

    In an archive file of a tournament, also read the result, the tournament and its rule.
    """
    while lines and not lines[-1]:
        lines.pop()
    verdict = _VERDICT.fullmatch(lines[-1]) if lines else None
    if verdict is not None:
        record.properties[TOURNAMENT] = (escape(lines.pop()),)
        record.result = _result(int(verdict[1]), second_starts)
        _apply_tournament_rule(record, verdict[2])
    if lines[:1] == ["-1"] and len(lines) > 2 and _CODE.fullmatch(lines[2]) is None:
        record.properties[CODE] = (lines.pop(0),)  # this code ends the moves; another one may follow the names
    at = _place_of_code(lines)
    if at is not None:
        record.properties[CODE] = (lines.pop(at),)
    if sum(map(bool, lines)) >= 2:
        lines = [line for line in lines if line]
    names = [_read_name(line) for line in (*lines[:2], "", "")[:2]]
    record.black, record.white = (names[1], names[0]) if second_starts else (names[0], names[1])


def _place_of_code(lines: list[str]) -> int | None:
    """Return the index of the line with the numeric code, or None."""
    # Only the third and the last line can be a code.
    return next((at for at in (2, len(lines) - 1) if 0 <= at < len(lines) and _CODE.fullmatch(lines[at])), None)


def _read_name(line: str) -> str:
    return "" if line.strip() == _NO_NAME else line.strip()


def _written_name(name: str) -> str:
    """Return a name as one line that is not empty and cannot be mistaken for a move."""
    line = _one_line(name)
    return line.replace(",", " ") if _MOVE.fullmatch(line) or _VERDICT.fullmatch(line) else line or _NO_NAME


def _verdict(record: GameRecord) -> list[str]:
    """Return the last line of a tournament's archive file (the current result and the tournament) in a list.

    Return an empty list if the record does not come from such a file.
    """
    kept = _VERDICT.fullmatch(_property(record, TOURNAMENT, "", _VERDICT))
    if kept is None:
        return []
    first, second = ("2", "1") if _starter(record) == "1" else ("1", "2")
    winners = {Outcome.BLACK_WINS: first, Outcome.WHITE_WINS: second}
    return [f"{winners.get(record.outcome, '0')},{kept[2]}"]


def _result(winner: int, second_starts: bool) -> str:
    if winner == 0:
        return ""
    return "B+" if (winner == 2) == second_starts else "W+"


def _apply_tournament_rule(record: GameRecord, tournament: str) -> None:
    """Apply the rule that the tournament's name contains. For example, Standard15 is played with the exact rule."""
    record.rules = replace(record.rules, overline=overline_of(tournament) or record.rules.overline)


def overline_of(tournament: str) -> Overline | None:
    """Return the rule for lines of more than five that the name of a tournament implies.

    Return None if it implies none.
    """
    return next((overline for word, overline in _TOURNAMENTS.items() if word in tournament.lower()), None)


def _timed_points(record: GameRecord) -> Iterator[tuple[int, int, int]]:
    for node in record.played_line():
        if node.move is not None:
            row, column = divmod(node.move.point, record.rules.columns)
            yield row, column, node.time_ms or 0


def _levels(record: GameRecord) -> str:
    return _property(record, LEVELS, "0:0", _LEVELS)


def _starter(record: GameRecord) -> str:
    return _property(record, STARTER, "0", _STARTER)


def _property(record: GameRecord, name: str, default: str, pattern: re.Pattern[str]) -> str:
    """Return a property read from psq, or the default if it is missing or malformed."""
    text = _one_line(unescape((record.properties.get(name) or (default,))[0]))
    return text if pattern.fullmatch(text) else default


def _one_line(text: str) -> str:
    return " ".join(text.split())
