"""Opens and saves game files of all formats. The content of a file determines its format."""

import os
import stat
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from studio.game.errors import FileError
from studio.game.files import (
    messages,
    piskvork,
    plain_text,
    pos,
    renjunet,
    renlib,
    renlib_writer,
    sgf_reader,
    sgf_syntax,
    sgf_writer,
)
from studio.game.files.limits import (
    MAX_DATABASE_BYTES,
    MAX_FILE_BYTES,
    MAX_GAMES,
    MAX_NESTING,
    MAX_NODES,
    MAX_VALUES,
)
from studio.game.files.listing import Database
from studio.game.files.losses import losses
from studio.game.files.report import FileWarning, Format, Opened, Report
from studio.game.files.saving import replace_file
from studio.game.record import GameRecord
from studio.game.rules import Rules

Reader = Callable[[bytes, Report, Rules | None], Opened]
Writer = Callable[[Sequence[GameRecord]], bytes]

READABLE: Mapping[Format, Reader] = {
    Format.SGF: sgf_reader.read,
    Format.PSQ: piskvork.read_psq,
    Format.REC: piskvork.read_rec,
    Format.POS: pos.read_pos,
    Format.LIB: renlib.read_renlib,
    Format.RIF: renjunet.read_rif,
    Format.POINTS: plain_text.read_points,
    Format.DIGITS: plain_text.read_digits,
    Format.OPENINGS: plain_text.read_openings,
}
WRITABLE: Mapping[Format, Writer] = {
    Format.SGF: sgf_writer.write,
    Format.PSQ: lambda records: piskvork.write_psq(records[0]),
    Format.POS: lambda records: pos.write_pos(records[0]),
    Format.LIB: lambda records: renlib_writer.write_renlib(records[0]),
    Format.POINTS: plain_text.write_points,
    Format.DIGITS: plain_text.write_digits,
    Format.OPENINGS: plain_text.write_openings,
}
ONE_GAME_A_FILE = (Format.PSQ, Format.POS, Format.LIB)

_REFUSALS: Mapping[Format, Callable[[GameRecord], None]] = {
    Format.PSQ: piskvork.refuse_psq,
    Format.POS: pos.refuse_pos,
    Format.LIB: renlib_writer.refuse_renlib,
    Format.POINTS: plain_text.refuse_points,
    Format.DIGITS: plain_text.refuse_digits,
    Format.OPENINGS: plain_text.refuse_openings,
}
_WRITTEN_NAMES = {".sgf": Format.SGF, ".psq": Format.PSQ, ".pos": Format.POS, ".lib": Format.LIB}
_TEXT_NAMES = (".txt", ".text")


def open_records(path: str | os.PathLike[str], hint: Rules | None = None) -> Opened:
    """Return all games of a file.

    Raise FileError if the file cannot be read or contains no game. If the file does not state its rules, `hint` gives
    them.
    """
    try:
        return read_records(_bytes_of(Path(path)), hint)
    except FileError as error:
        raise error.within(os.fspath(path)) from error


def read_records(data: bytes, hint: Rules | None = None) -> Opened:
    """Return the games in the bytes of a file, whose format is recognised.

    Raise FileError if they contain no game. If the bytes do not state the rules, `hint` gives them.
    """
    if not data.strip():
        raise FileError(messages.EMPTY)
    _refuse_large(data)
    kind = recognise(data)
    if kind is None:
        raise FileError(messages.UNKNOWN_FORMAT)
    return READABLE[kind](data, Report(data), hint)


def recognise(data: bytes) -> Format | None:
    """Return the format of these bytes, or None if no format fits."""
    if data.startswith(b"\xffRenLib"):
        return Format.LIB
    if renjunet.is_rif(data):
        return Format.RIF
    if piskvork.is_psq(data):
        return Format.PSQ
    plain = _without_mark(data)
    if sgf_syntax.begins_with_game(plain) and not pos.is_pos(data):
        return Format.SGF
    if piskvork.is_rec(data):
        return Format.REC
    text = plain_text.text_format(data)
    if text is not None:
        return text
    if pos.is_pos(data):  # before the search for SGF, because bytes of moves may look like the beginning of SGF
        return Format.POS
    if sgf_syntax.holds_game(plain):
        return Format.SGF
    if renlib.is_renlib(data):
        return Format.LIB
    return Format.POS if pos.may_be_pos(data) else None


def save_record(record: GameRecord, path: str | os.PathLike[str], kind: Format | None = None) -> list[FileWarning]:
    """Write one game to a file, replacing the whole file.

    Return warnings about parts of the game that the format cannot store.
    """
    return save_records([record], path, kind)


def save_records(
    records: Sequence[GameRecord], path: str | os.PathLike[str], kind: Format | None = None
) -> list[FileWarning]:
    """Write several games to one file.

    Return warnings about parts that the format cannot store. If `kind` is None, the name of the file determines the
    format. Raise FileError and write nothing if the format cannot store the rules, the moves, or several games.
    """
    target = Path(path)
    kind = Format(kind) if kind else format_of_name(target, records)
    try:
        refuse_unsavable(records, kind)
        data = (sgf_writer.write_with_results if kind is Format.SGF else WRITABLE[kind])(records)
        _refuse_unreadable(data, kind)
    except FileError as error:
        raise error.within(os.fspath(path)) from error
    replace_file(target, data)
    return losses(records, kind)


def format_of_name(path: Path, records: Sequence[GameRecord] = ()) -> Format:
    """Return the format for a file of this name.

    Raise FileError if the ending is unknown. A text file stores gravity games as columns and other games as points.
    """
    suffix = path.suffix.lower()
    if suffix in _TEXT_NAMES:
        return Format.DIGITS if records and records[0].rules.gravity else Format.POINTS
    if suffix not in _WRITTEN_NAMES:
        raise FileError(messages.UNWRITABLE_NAME, path=os.fspath(path))
    return _WRITTEN_NAMES[suffix]


def refuse_large_database(records: Sequence[GameRecord]) -> None:
    """Raise an error if the records of all games of a database would need too much memory at once."""
    if isinstance(records, Database) and sum(game.moves for game in records.listed()) > MAX_NODES:
        raise FileError(messages.LARGE_DATABASE, limit=MAX_NODES)


def refuse_unsavable(records: Sequence[GameRecord], kind: Format) -> None:
    """Raise an error if the format cannot store these games, or if the file could not be opened again."""
    if kind not in WRITABLE:
        raise FileError(messages.READ_ONLY_FORMAT, format=kind)
    if not records:
        raise FileError(messages.NOTHING_TO_SAVE)
    if kind in ONE_GAME_A_FILE and len(records) > 1:
        raise FileError(messages.ONE_GAME, format=kind, count=len(records))
    if kind in _REFUSALS:
        for record in records:
            _REFUSALS[kind](record)
    nodes = sum(1 for record in records for _ in record.nodes())
    if nodes > MAX_NODES or len(records) > MAX_GAMES or any(_nesting(record) >= MAX_NESTING for record in records):
        raise _unopenable()


def _nesting(record: GameRecord) -> int:
    """Return how deeply the brackets of the game are nested when it is written as SGF."""
    depths = {record.root: 1}
    for node in record.nodes():
        branches = len(node.children) > 1
        depths.update((child, depths[node] + branches) for child in node.children)
    return max(depths.values())


def _refuse_unreadable(data: bytes, kind: Format) -> None:
    if len(data) > MAX_FILE_BYTES or (kind is Format.SGF and data.count(b"[") > MAX_VALUES):
        raise _unopenable()
    if recognise(data) is not kind:
        raise FileError(messages.AMBIGUOUS, format=kind)


def _unopenable() -> FileError:
    return FileError(messages.NOT_REOPENABLE)


def _bytes_of(path: Path) -> bytes:
    """Return the content of a regular file.

    Raise FileError if the path is no regular file, or if the file is too large or cannot be read.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise FileError(messages.FOLDER)
        if not stat.S_ISREG(mode):
            raise FileError(messages.NOT_A_FILE)
        with path.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
            if len(data) > MAX_FILE_BYTES and renjunet.is_rif(data):
                data = b""  # frees the memory before the larger read
                stream.seek(0)
                data = stream.read(MAX_DATABASE_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _unreadable(error) from error
    _refuse_large(data)
    return data


def _unreadable(error: OSError | ValueError) -> FileError:
    if isinstance(error, FileNotFoundError):
        return FileError(messages.NOT_FOUND)
    if isinstance(error, PermissionError):
        return FileError(messages.NOT_READABLE)
    reason = getattr(error, "strerror", None) or str(error)
    return FileError(messages.NOT_READ, reason=reason)


def _refuse_large(data: bytes) -> None:
    if len(data) <= MAX_FILE_BYTES:
        return
    most = MAX_DATABASE_BYTES if renjunet.is_rif(data) else MAX_FILE_BYTES
    if len(data) > most:
        raise FileError(messages.TOO_LARGE, most=most // 2**20)


def _without_mark(data: bytes) -> bytes:
    """Return the bytes without a byte order mark. In UTF-16, the zero bytes are left out too."""
    # Each ASCII character is then one byte.
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data[2:].replace(b"\0", b"")
    return data.removeprefix(b"\xef\xbb\xbf")
