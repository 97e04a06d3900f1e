"""`mcts-studio convert IN OUT`: convert games to another format."""

import argparse
from pathlib import Path

from studio.commands import messages
from studio.commands.opening import add_game_argument, counted, open_and_warn, printable, warn
from studio.game.errors import StudioError
from studio.game.files import WRITABLE, FileError, Format, format_of_name, save_records
from studio.game.files.game_files import ONE_GAME_A_FILE, refuse_large_database, refuse_unsavable
from studio.game.files.saving import replace_file
from studio.game.record import GameRecord
from studio.keeping.move_table import move_table_csv, move_table_json

_TABLES = {".csv": move_table_csv, ".json": move_table_json}
SUMMARY = "convert a game file to another format"
DESCRIPTION = (
    "Read IN, a game file of any format, and write OUT in the format of its ending: .sgf, .psq, .pos, .lib or .txt. "
    "If the format holds one game per file, several games are written to OUT-1, OUT-2 and so on. An existing OUT is "
    "replaced. The endings .csv and .json write a table of the main line's moves instead: time, search effort and "
    "evaluation of each move, and the candidates in the record."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", help="a game file of any format")
    parser.add_argument(
        "target",
        metavar="OUT",
        help="output file: .sgf, .psq, .pos, .lib or .txt (column digits for gravity games), or a .csv or .json table",
    )
    parser.add_argument(
        "--format",
        choices=[str(kind) for kind in WRITABLE],
        help="output format, overriding the ending of OUT; points: h8i9, digits: columns such as 4455, "
        "openings: offsets from the centre",
    )
    add_game_argument(parser, "game if the file does not name it", "guessed from the file")


def run(args: argparse.Namespace) -> int:
    source, target = Path(args.source), Path(args.target)
    opened = open_and_warn(args.source, args.game)
    refuse_large_database(opened.records)
    if target.suffix.lower() in _TABLES and not args.format:
        return _write_table(list(opened.records), source, target)
    kind = Format(args.format) if args.format else format_of_name(target, opened.records)
    parts = _parts(list(opened.records), target, kind)
    for path, records in parts:
        _refuse_same_file(source, path)
        refuse_unsavable(records, kind)
    for path, records in parts:
        warn(str(path), save_records(records, path, kind))
    files = printable(str(target)) if len(parts) == 1 else printable(f"{parts[0][0]} … {parts[-1][0]}")
    print(f"Wrote {counted(len(opened.records), 'game')} as {kind} to {files}.")
    return 0


def _write_table(records: list[GameRecord], source: Path, target: Path) -> int:
    _refuse_same_file(source, target)
    text = _TABLES[target.suffix.lower()](records)
    replace_file(target, text.encode("utf-8"))
    moves = sum(node.move is not None for record in records for node in record.main_line())
    print(f"Wrote a table of {counted(moves, 'move')} to {printable(str(target))}.")
    return 0


def _refuse_same_file(source: Path, target: Path) -> None:
    try:
        same = target.exists() and source.samefile(target)
    except (OSError, ValueError) as error:
        raise FileError(messages.NOT_SAVED, path=str(target)) from error
    if same:
        raise StudioError(messages.SAME_FILE)


def _parts(records: list[GameRecord], target: Path, kind: Format) -> list[tuple[Path, list[GameRecord]]]:
    """Return the output files, each with its games.

    There are several if the format allows only one game per file. Raise an error if `target` has no file name.
    """
    if not target.name:
        raise FileError(messages.NOT_A_FILE, path=str(target))
    if kind not in ONE_GAME_A_FILE or len(records) == 1:
        return [(target, records)]
    width = len(str(len(records)))
    return [
        (target.with_name(f"{target.stem}-{number:0{width}}{target.suffix}"), [record])
        for number, record in enumerate(records, 1)
    ]
