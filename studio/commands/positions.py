"""`mcts-studio positions`: show, import, back up and merge the position database."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands.moves import add_moves_argument
from studio.commands.opening import add_game_argument, counted, printable
from studio.game.percent import percent
from studio.game.stones import Stone

if TYPE_CHECKING:
    from studio.commands.terminal.progress_bar import ProgressBar
    from studio.game.position import Position
    from studio.positions.database import Database
    from studio.positions.importing import Progress
    from studio.positions.looking_up import Contents, Known, Results

SUMMARY = "show, import, back up and merge the position database"
DESCRIPTION = (
    "The position database counts the moves of games in every position, with the results. Positions that a rotation or "
    "reflection of the board maps onto each other are one. It also keeps analyses. Without an action its size is shown."
)
_MOST_FAILED = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="file of the database (default: that of the window)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", title="actions")
    showing = actions.add_parser("show", help="show the moves that were played in a position")
    add_game_argument(showing)
    add_moves_argument(showing)
    importing = actions.add_parser("import", help="add the games of files; repeat the command to continue")
    importing.add_argument("paths", metavar="FILE", type=Path, nargs="+", help="game files, or folders of game files")
    backup = actions.add_parser("backup", help="write a copy of the database to a file")
    backup.add_argument("path", metavar="FILE", type=Path, help="file of the copy; it is replaced if it exists")
    merging = actions.add_parser("merge", help="add the games and analyses of another database")
    merging.add_argument("path", metavar="FILE", type=Path, help="file of the other database, such as a backup")
    limit = actions.add_parser("limit", help="set the size limit of the database")
    limit.add_argument("megabytes", metavar="MB", type=int, choices=range(1, 1_000_001), help="size in MB, from 1")


def run(args: argparse.Namespace) -> int:
    from studio.machine.folders import home_folders
    from studio.positions.database import Database

    database = Database(args.database or home_folders().positions)
    try:
        match args.action:
            case "show":
                return _show(database, args)
            case "import":
                return _import(database, args)
            case "backup":
                database.back_up(args.path)
                print(f"The database was copied to {printable(str(args.path))}.")
            case "merge":
                return _merge(database, args)
            case "limit":
                database.set_limit(args.megabytes)
                print(f"The database may grow to {args.megabytes:,} MB.")
            case _:
                _print_contents(database, args)
    finally:
        database.close()
    return 0


def _print_contents(database: "Database", args: argparse.Namespace) -> None:
    from studio.positions.looking_up import Lookup

    contents = Lookup(database).contents()
    print(json.dumps(_contents_dict(contents)) if args.json else _contents_text(contents))


def _show(database: "Database", args: argparse.Namespace) -> int:
    from studio.game.move_text import play_given
    from studio.game.position import Position
    from studio.game.rules import PRESETS
    from studio.positions.looking_up import Lookup

    position = Position(args.game or PRESETS["gomoku-15"])
    play_given(position, args.moves)
    known = Lookup(database).known(position)
    print(json.dumps(_known_dict(known, position)) if args.json else _known_text(known, position))
    return 0


def _import(database: "Database", args: argparse.Namespace) -> int:
    from studio.commands.terminal.progress_bar import ProgressBar
    from studio.positions.importing import Importer, files_in

    bar, latest = ProgressBar(), None

    def show(progress: "Progress") -> None:
        nonlocal latest
        latest = progress
        _show_progress(bar, progress)

    try:
        result = Importer(database).run(files_in(args.paths), show)
    except KeyboardInterrupt:
        bar.clear()
        games = latest.games if latest is not None else 0
        print(f"Interrupted: {counted(games, 'game')} saved. Repeat the command to continue.")
        return 130
    bar.clear()
    return _print_progress(result, args)


def _merge(database: "Database", args: argparse.Namespace) -> int:
    from studio.commands.terminal.progress_bar import ProgressBar
    from studio.positions.merging import merge

    bar = ProgressBar()
    result = merge(database, args.path, lambda progress: _show_progress(bar, progress))
    bar.clear()
    return _print_progress(result, args)


def _show_progress(bar: "ProgressBar", progress: "Progress") -> None:
    bar.show(progress.share, f"{counted(progress.games, 'game')}, {progress.new:,} new")


def _print_progress(progress: "Progress", args: argparse.Namespace) -> int:
    if args.json:
        fields = {"files": progress.files, "games": progress.games, "new": progress.new, "skipped": progress.skipped}
        print(json.dumps(fields | {"failed": list(progress.failed)}))
        return 1 if progress.failed else 0
    for path in progress.failed[:_MOST_FAILED]:
        print(f"{printable(path)} could not be read.")
    if len(progress.failed) > _MOST_FAILED:
        print(f"{len(progress.failed) - _MOST_FAILED:,} more files could not be read.")
    skipped = f", {progress.skipped:,} skipped" if progress.skipped else ""
    print(f"{counted(progress.games, 'game')} read, {progress.new:,} new{skipped}.")
    return 1 if progress.failed else 0


def _contents_dict(contents: "Contents") -> dict[str, int | float]:
    return {
        "games": contents.games,
        "moves": contents.moves,
        "analyses": contents.analyses,
        "size_mb": round(contents.size_mb, 1),
        "limit_mb": contents.limit_mb,
        "plies": contents.plies,
    }


def _contents_text(contents: "Contents") -> str:
    return (
        f"{counted(contents.games, 'game')}, {counted(contents.moves, 'different move')} up to ply {contents.plies}, "
        f"{counted(contents.analyses, 'saved analysis', 'saved analyses')}.\n"
        f"Size: {contents.size_mb:.1f} of at most {contents.limit_mb:,} MB."
    )


def _known_dict(known: "Known", position: "Position") -> dict[str, object]:
    from studio.game.notation import human_point

    analysis = known.analysis
    return {
        "seen": _results_dict(known.seen),
        "ended": _results_dict(known.ended),
        "moves": [
            {"move": human_point(move.point, position.rules)} | _results_dict(move.results) for move in known.moves
        ],
        "visits": analysis.visits if analysis is not None else 0,
        "best": [
            {"move": human_point(row.point, position.rules), "visits": row.visits, "win_rate": (row.value + 1) / 2}
            for row in (analysis.candidates if analysis is not None else ())
        ],
        "counted": not known.is_beyond,
    }


def _results_dict(results: "Results") -> dict[str, object]:
    return {"games": results.games, "black": results.black, "white": results.white, "draws": results.draws}


def _known_text(known: "Known", position: "Position") -> str:
    from studio.game.notation import move_in_english, move_name

    side = position.to_move
    lines = [_seen_text(known)]
    if known.moves:
        lines.append(f"{'move':<6}{'games':>9}{'Black':>9}{'White':>9}{'draws':>9}{side.colour + ' %':>10}")
    for move in known.moves:
        results, rate = move.results, move.results.rate(side)
        shown = "–" if rate is None else f"{100 * rate:.0f}"
        counts = f"{results.games:>9,}{results.black:>9,}{results.white:>9,}{results.draws:>9,}"
        lines.append(f"{move_name(move.point, position.rules):<6}{counts}{shown:>10}")
    if known.analysis is not None and known.analysis.best is not None:
        best = known.analysis.best
        rate = (best.value + 1) / 2
        lines.append(
            f"Saved analysis: {counted(known.analysis.visits, 'visit')}, best move "
            f"{move_in_english(best.point, position.rules)}, {percent(rate, 0)} for {side.colour}."
        )
    return "\n".join(lines)


def _seen_text(known: "Known") -> str:
    seen = known.seen
    if not seen.games:
        return "Not seen: positions of this depth are not counted." if known.is_beyond else "Not seen in any game."
    rate = seen.rate(Stone.BLACK)
    shown = "" if rate is None else f", {percent(rate, 0)} for Black"
    ended = f"; {counted(known.ended.games, 'game')} ended here" if known.ended.games else ""
    return f"Seen {counted(seen.games, 'time')}{shown}{ended}."
