"""`mcts-studio convert IN OUT`: the same games in another format."""

import argparse
from pathlib import Path

from studio.commands import messages
from studio.commands.opening import add_game_argument, open_and_warn, printable, warn
from studio.game.errors import StudioError
from studio.game.files import WRITABLE, FileError, Format, format_of_name, save_records
from studio.game.files.game_files import ONE_GAME_A_FILE, refuse_unsavable
from studio.game.files.saving import replace_file
from studio.game.record import GameRecord
from studio.keeping.move_table import move_table_csv, move_table_json

_TABLES = {".csv": move_table_csv, ".json": move_table_json}
SUMMARY = "write the games of a file in another format"
DESCRIPTION = (
    "Read IN, whatever its format, and write OUT in the format that its name says: .sgf, .psq, .pos or .txt. "
    "Where a format holds one game a file, several games become OUT-1, OUT-2 and so on. OUT is replaced. "
    "A name that ends in .csv or .json asks for a table of the moves of each game's main line: the time that each "
    "took, what the engine that made it spent and thought, and the candidates that the record keeps."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", help="a game file of any format")
    parser.add_argument(
        "target",
        metavar="OUT",
        help="a .sgf, .psq, .pos or .txt file (.txt holds columns where stones fall), or a .csv or .json table",
    )
    parser.add_argument(
        "--format",
        choices=[str(kind) for kind in WRITABLE],
        help="write this format, whatever the name of OUT is; points are h8i9, digits are columns 4455, "
        "openings are offsets from the centre",
    )
    add_game_argument(parser)


def run(asked: argparse.Namespace) -> int:
    source, target = Path(asked.source), Path(asked.target)
    opened = open_and_warn(asked.source, asked.game)
    if target.suffix.lower() in _TABLES and not asked.format:
        return _write_table(list(opened.records), source, target)
    kind = Format(asked.format) if asked.format else format_of_name(target, opened.records)
    parts = _parts(list(opened.records), target, kind)
    for path, records in parts:
        _refuse_same_file(source, path)
        refuse_unsavable(records, kind)
    for path, records in parts:
        warn(str(path), save_records(records, path, kind))
    files = printable(str(target)) if len(parts) == 1 else printable(f"{parts[0][0]} … {parts[-1][0]}")
    games = len(opened.records)
    print(f"Wrote {games} {'game' if games == 1 else 'games'} as {kind} to {files}.")
    return 0


def _write_table(records: list[GameRecord], source: Path, target: Path) -> int:
    _refuse_same_file(source, target)
    text = _TABLES[target.suffix.lower()](records)
    replace_file(target, text.encode("utf-8"))
    moves = sum(node.move is not None for record in records for node in record.main_line())
    print(f"Wrote a table of {moves} {'move' if moves == 1 else 'moves'} to {printable(str(target))}.")
    return 0


def _refuse_same_file(source: Path, target: Path) -> None:
    try:
        same = target.exists() and source.samefile(target)
    except (OSError, ValueError) as error:
        raise FileError(messages.NOT_SAVED, path=str(target)) from error
    if same:
        raise StudioError(messages.SAME_FILE)


def _parts(records: list[GameRecord], target: Path, kind: Format) -> list[tuple[Path, list[GameRecord]]]:
    """Which games go into which file. The names come from OUT alone, never from what a game says of itself."""
    if not target.name:
        raise FileError(messages.NOT_A_FILE, path=str(target))
    if kind not in ONE_GAME_A_FILE or len(records) == 1:
        return [(target, records)]
    width = len(str(len(records)))
    return [
        (target.with_name(f"{target.stem}-{number:0{width}}{target.suffix}"), [record])
        for number, record in enumerate(records, 1)
    ]
