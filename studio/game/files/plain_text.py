"""Games as lists of moves, one game per line.

The moves are points, Connect Four columns, or offsets from the centre.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from studio.game.errors import FileError, StudioError
from studio.game.files import messages
from studio.game.files.encoding import decode
from studio.game.files.limits import MAX_GAMES
from studio.game.files.report import Format, Opened, Report
from studio.game.message import Phrase
from studio.game.node import Node
from studio.game.notation import column_digit, column_from_digit, human_point, point_from_human
from studio.game.position import Position
from studio.game.record import GameRecord, alternates, has_pass, moves_of
from studio.game.rules import MAX_SIDE, PRESETS, Rules
from studio.game.stones import Move

_POINT = re.compile(r"[a-z][1-9][0-9]?", re.IGNORECASE | re.ASCII)
_POINTS_LINE = re.compile(r"(?:[\s,;]*+(?:[0-9]{1,3}\.[\s,;]*+)?[a-z][1-9][0-9]?)++[\s,;]*+", re.IGNORECASE | re.ASCII)
_LINE = re.compile(r"[^\r\n]+")
_MOVE_NUMBER = re.compile(r"\b([0-9]{1,3})\.")
_DIGITS_LINE = re.compile(r"\s*([1-9]+)(?:\s+(-?[0-9]{1,3}))?\s*", re.ASCII)
_OFFSETS_LINE = re.compile(r"\s*-?[0-9]{1,2}(?:\s*,\s*-?[0-9]{1,2})+\s*,?\s*", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]{1,2}")

_MAX_LINE = 8_000
"""The maximum number of characters in a line. The longest possible game, with move numbers and spaces, has fewer."""
_BEYOND = (
    (15, re.compile(r"[p-z][0-9]|[a-z](?:1[6-9]|[2-9][0-9])", re.IGNORECASE | re.ASCII)),
    (20, re.compile(r"[u-z][0-9]|[a-z](?:2[1-9]|[3-9][0-9])", re.IGNORECASE | re.ASCII)),
)
"""The sides of square boards. Each has a pattern that finds points outside a board of this side."""

Line = tuple[int, str]
"""A line of the text, and its offset in the file."""


def text_format(data: bytes) -> Format | None:
    """Return the format of the first line (points, digits or openings), or None if it has none of these formats."""
    head = data[:_MAX_LINE].removeprefix(b"\xef\xbb\xbf").decode("latin-1")
    first = next((line for _, line in _lines(head)), "")
    patterns = ((Format.POINTS, _POINTS_LINE), (Format.DIGITS, _DIGITS_LINE), (Format.OPENINGS, _OFFSETS_LINE))
    return next((kind for kind, pattern in patterns if pattern.fullmatch(first)), None)


def read_points(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Read lines such as `h8i9g7` or `1. h8 i9 2. g7`.

    Row 1 is at the bottom. If the first move number of a line is above 1, the line continues the previous game.
    """
    text = _text(data, report)
    rules = hint or _gomoku(next((side for side, beyond in _BEYOND if beyond.search(text) is None), MAX_SIDE))
    games: list[Line] = []
    for offset, line in _game_lines(text, _POINTS_LINE, messages.POINTS, report):
        number = _MOVE_NUMBER.match(line)
        if games and number is not None and int(number[1]) > 1:
            games[-1] = (games[-1][0], f"{games[-1][1]} {line}")
        else:
            games.append((offset, line))
    records = [_play(rules, _POINT.findall(line), _play_point, report, offset) for offset, line in games]
    _warn_of_single_moves(records, report)
    return Opened(tuple(records), Format.POINTS, report.warnings)


def read_digits(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Read lines of Connect Four columns such as `4455`. A solver's score after the moves is stored as a comment."""
    text = _text(data, report)
    rules = hint if hint is not None and hint.gravity else PRESETS["connect-four"]
    if hint is not None and not hint.gravity:
        report.warn(messages.HINT_UNUSED)
    records = []
    for offset, line in list(_game_lines(text, _DIGITS_LINE, messages.COLUMNS, report)):
        columns, _, score = line.replace("\t", " ").partition(" ")
        record = _play(rules, columns, _drop, report, offset)
        if score.strip():
            record.main_line()[-1].comment = f"Score for the side to move: {score.strip()}"
        records.append(record)
    return Opened(tuple(records), Format.DIGITS, report.warnings)


def read_openings(data: bytes, report: Report, hint: Rules | None = None) -> Opened:
    """Read lines of pairs `dx,dy`: offsets from the centre to the right and down. Each line is one opening."""
    text = _text(data, report)
    lines = list(_game_lines(text, _OFFSETS_LINE, messages.OFFSETS, report))
    rules = hint or _rules_for_offsets({int(number[0]) for number in _NUMBER.finditer(text)})
    records = []
    for offset, line in lines:
        numbers = _NUMBER.findall(line)
        if len(numbers) % 2:
            report.warn(messages.ODD_OFFSETS, offset)
        pairs = [f"{dx} {dy}" for dx, dy in zip(numbers[::2], numbers[1::2], strict=False)]
        records.append(_play(rules, pairs, _play_offset, report, offset))
    _warn_of_single_moves(records, report)
    return Opened(tuple(records), Format.OPENINGS, report.warnings)


def write_points(records: Sequence[GameRecord]) -> bytes:
    return _written(records, lambda point, rules: human_point(point, rules), "")


def write_digits(records: Sequence[GameRecord]) -> bytes:
    return _written(records, column_digit, "")


def write_openings(records: Sequence[GameRecord]) -> bytes:
    return _written(records, _offsets, ", ")


def refuse_points(record: GameRecord) -> None:
    """Raise an error if a line of points cannot express the played moves."""
    if record.rules.gravity:
        raise FileError(messages.POINTS_OF_GRAVITY)
    _refuse_irregular(record)


def refuse_digits(record: GameRecord) -> None:
    if not record.rules.gravity or record.rules.columns > 9:
        raise FileError(messages.DIGITS_NEED_GRAVITY)
    _refuse_irregular(record)


def refuse_openings(record: GameRecord) -> None:
    if record.rules.gravity:
        raise FileError(messages.OFFSETS_OF_GRAVITY)
    _refuse_irregular(record)


def _refuse_irregular(record: GameRecord) -> None:
    line = record.played_line()
    moves = moves_of(line)
    if not moves:
        raise FileError(messages.TEXT_EMPTY)
    if any(node.setup for node in line) or has_pass(moves) or not alternates(moves):
        raise FileError(messages.TEXT_MOVES)


def _text(data: bytes, report: Report) -> str:
    text = decode(data, report)
    report.read_from(text)
    return text


def _lines(text: str) -> Iterator[Line]:
    """Yield each line with its offset. Skip empty lines and lines that begin with #."""
    for match in _LINE.finditer(text):
        line = match[0].strip()
        if line and not line.startswith("#"):
            yield match.start(), line


def _game_lines(text: str, pattern: re.Pattern[str], what: Phrase, report: Report) -> Iterator[Line]:
    """Yield the lines that contain games, with their offsets.

    Warn about all other lines. Raise an error if there are no games.
    """
    good = 0
    complaint: tuple[str, int] | None = None
    for count, (offset, line) in enumerate(_lines(text), 1):
        if count > MAX_GAMES:
            raise report.error(messages.GAMES, limit=MAX_GAMES)
        if len(line) <= _MAX_LINE and pattern.fullmatch(line) is not None:
            good += 1
            yield offset, line
        else:
            complaint = (line[:30], offset)
            report.warn(messages.LINE_LEFT_OUT, offset, line=line[:30], what=what)
    if complaint is not None and not good:
        shown, where = complaint
        raise report.error(messages.NO_SUCH_LINE, where, line=shown, what=what)
    if not good:
        raise report.error(messages.NO_GAME)


def _rules_for_offsets(numbers: set[int]) -> Rules:
    return _gomoku(next((side for side in (15, 20, MAX_SIDE) if all(_near(number, side) for number in numbers)), 15))


def _near(number: int, side: int) -> bool:
    return 0 <= number + side // 2 < side


def _gomoku(side: int) -> Rules:
    return replace(PRESETS["gomoku-15"], rows=side, columns=side)


def _warn_of_single_moves(records: list[GameRecord], report: Report) -> None:
    if len(records) > 1 and all(len(record.main_line()) == 2 for record in records):
        report.warn(messages.SINGLE_MOVES)


def _play_point(position: Position, text: str) -> Move:
    return position.play(point_from_human(text, position.rules))


def _drop(position: Position, digit: str) -> Move:
    return position.drop(column_from_digit(digit, position.rules))


def _play_offset(position: Position, offsets: str) -> Move:
    rules = position.rules
    dx, dy = map(int, offsets.split())
    row, column = rules.rows // 2 + dy, rules.columns // 2 + dx
    if not rules.has(row, column):
        raise StudioError(messages.OFFSET_OFF_BOARD, dx=dx, dy=dy)
    return position.play(rules.point(row, column))


def _offsets(point: int, rules: Rules) -> str:
    row, column = divmod(point, rules.columns)
    return f"{column - rules.columns // 2},{row - rules.rows // 2}"


def _play(
    rules: Rules, moves: Iterable[str], make: Callable[[Position, str], Move], report: Report, offset: int
) -> GameRecord:
    """Return the game of these moves. At the first illegal move, warn and stop."""
    record, position = GameRecord(rules), Position(rules)
    node = record.root
    for text in moves:
        try:
            node = Node(make(position, text), node)
        except StudioError as error:
            report.warn(messages.READ_UP_TO, offset, text=text, error=error.with_traceback(None))
            break
    return record


def _written(records: Sequence[GameRecord], word: Callable[[int, Rules], str], between: str) -> bytes:
    lines = (
        between.join(word(move.point, record.rules) for move in moves_of(record.played_line())) for record in records
    )
    return "".join(f"{line}\n" for line in lines).encode("ascii")
