"""`mcts-studio review`: analyse many games and write a table of their mistakes."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import add_game_argument, open_and_warn, printable
from studio.commands.profiles import catalogue_with_warnings
from studio.commands.review_paths import named_files, output_folder
from studio.commands.reviewed_files import ReviewedFile, as_json, as_text, write_tables
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from studio.commands.review_folder import ReviewFolder
    from studio.engine.options.limits import Limit
    from studio.engine.options.profiles import Profile
    from studio.matches.game_review import Reviewed, ReviewFailed, ReviewOrder
    from studio.matches.workers.workers import Workers

SUMMARY = "analyse whole games and list their mistakes"
DESCRIPTION = (
    "Analyse the games in each FILE as the review in the window does: search each position of the main line. The "
    "analysed games are written to the folder of --out as SGF, and a table of their mistakes as mistakes.csv and "
    "mistakes.json. --report writes pages with key moments and accuracy for a browser. At least one limit per position "
    "is required. Ctrl+C keeps all finished games and positions; the same command then continues. Files that cannot be "
    "read or reviewed do not end the command, and are named at the end."
)
_STOPPED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="game files of any format, or folders with game files")
    add_game_argument(parser, "game if the file does not name it", "guessed from the file")
    parser.add_argument(
        "--out",
        metavar="DIR",
        help="output folder; it is created if it does not exist (default: the folder games in that of --report)",
    )
    parser.add_argument(
        "--report", metavar="DIR", help="write a report into this folder: report.html, report.json and report.csv"
    )
    parser.add_argument(
        "--player", metavar="NAME", default="", help="report only the games of this player (default: all players)"
    )
    parser.add_argument("--pdf", action="store_true", help="also write the report as report.pdf")
    parser.add_argument(
        "--pages", action="store_true", help="also write a page of each game that leads through its moves and analyses"
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="limit per position in seconds, more than 0")
    parser.add_argument("--simulations", type=float, metavar="N", help="limit per position in simulations, from 1")
    parser.add_argument(
        "--depth",
        type=float,
        metavar="N",
        help="limit per position: stop when a line of the tree is N plies long, from 1",
    )
    parser.add_argument(
        "--profile", default="studio", metavar="NAME", help="search profile: built in or your own (default: studio)"
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="also search positions for which the files already have a sufficient analysis",
    )
    parser.add_argument("--fresh", action="store_true", help="discard an earlier review in DIR and start over")
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="games at the same time, 1 to 1024 (default: all cores, or all workers of the cluster)",
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="search on the workers of this Dask scheduler, such as tcp://host:8786"
    )
    parser.add_argument("--json", action="store_true", help="print all mistakes as one JSON object")


def run(args: argparse.Namespace) -> int:
    from studio.engine.options.limits import Limit

    limit = Limit(simulations=args.simulations, seconds=args.seconds, depth=args.depth)
    if limit.is_empty:
        raise StudioError(messages.NO_LIMIT)
    profile = catalogue_with_warnings().named(args.profile)
    open_workers, out = _workers(args, limit), output_folder(args)
    files, faults = _opened(args)
    folder = _opened_folder(files, out, profile, limit, args)
    lacking = [file for file in files if not file.is_done]
    is_whole = not lacking or _review_all(lacking, folder, profile, limit, args, open_workers)
    write_tables(files, out)
    print(as_json(files) if args.json else as_text(files, out))
    if args.report is not None:
        _write_report(files, folder, args)
    faults += [(file.name, file.fault) for file in files if file.fault]
    for name, reason in faults:
        _say(f"Not reviewed: {name}: {reason}")
    if not is_whole:
        _say("Repeat the command to continue.")
    return _STOPPED if not is_whole else 2 if faults else 0


def _opened(args: argparse.Namespace) -> tuple[list[ReviewedFile], list[tuple[str, str]]]:
    """Open the input files.

    Return the readable files, and the names of the others with the reasons. Print these reasons to the error output.
    Raise an error if no file can be read.
    """
    from studio.game.files import Format
    from studio.game.files.game_files import WRITABLE, refuse_large_database

    files, faults = [], []
    for path in named_files(args.files):
        name, source = _as_text_of(path), _as_text_of(str(Path(path).absolute()))
        try:
            records = open_and_warn(path, args.game).records
            refuse_large_database(records)
            games = [WRITABLE[Format.SGF]([record]) for record in records]
        except (StudioError, OSError, ValueError, MemoryError, RecursionError) as error:
            _say(f"mcts-studio: {error or type(error).__name__}")
            faults.append((name, str(error) or type(error).__name__))
            continue
        positions = [len(record.main_line()) for record in records]
        files.append(ReviewedFile(name, source, games, [record.rules for record in records], positions))
    if not files:
        raise StudioError(messages.NOTHING_TO_REVIEW)
    return files, faults


def _as_text_of(path: str) -> str:
    """Return a path as valid Unicode text."""
    # Bytes that are no UTF-8 become escapes.
    return path.encode("utf-8", "backslashreplace").decode()


def _opened_folder(
    files: list[ReviewedFile], out: Path, profile: "Profile", limit: "Limit", args: argparse.Namespace
) -> "ReviewFolder":
    """Open the output folder and load the mistakes that an earlier run found."""
    from studio.commands.review_folder import ReviewFolder, ReviewOptions

    options = ReviewOptions.of(profile.name, profile.parameters, limit, again=args.again)
    folder = ReviewFolder.open(out, options, fresh=args.fresh)
    folder.claim({file.source: b"".join(file.games) for file in files})
    for file in files:
        file.mistakes = folder.done(file.source) or file.mistakes
    done = sum(file.is_done for file in files)
    if done:
        _say(f"{done:,} of {len(files):,} files are already reviewed and are skipped.")
    return folder


def _orders(
    files: list[ReviewedFile], folder: "ReviewFolder", profile: "Profile", limit: "Limit", args: argparse.Namespace
) -> "Iterator[ReviewOrder]":
    """Yield an order for each game. If the review of a game was interrupted, it is continued, except with --again."""
    from studio.matches.game_review import ReviewOrder

    places = ((file, place, game) for file in files for place, game in enumerate(file.games))
    for number, (file, place, game) in enumerate(places):
        part = None if args.again else _intact(folder.part(file.source, place), file.positions[place])
        yield ReviewOrder(number, part or game, profile.name, profile.parameters, limit, again=args.again)


def _intact(part: bytes | None, positions: int) -> bytes | None:
    """Return the file of an interrupted review. Return None if it does not contain this game."""
    from studio.game.files.game_files import read_records

    if part is None:
        return None
    try:
        records = read_records(part).records
    except StudioError:
        return None
    return part if [len(record.main_line()) for record in records] == [positions] else None


def _review_all(
    files: list[ReviewedFile],
    folder: "ReviewFolder",
    profile: "Profile",
    limit: "Limit",
    args: argparse.Namespace,
    open_workers: "Callable[[], Workers]",
) -> bool:
    """Review the files, and save each one after its last game. Return whether the review has come to its end."""
    orders = list(_orders(files, folder, profile, limit, args))
    _ensure_warm(files, profile, args)
    return _review(files, folder, orders, open_workers)


def _review(
    files: list[ReviewedFile],
    folder: "ReviewFolder",
    orders: "list[ReviewOrder]",
    open_workers: "Callable[[], Workers]",
) -> bool:
    from studio.commands.review_progress import ReviewProgress
    from studio.matches.batch import done_in_any_order
    from studio.matches.game_review import review

    places = [(file, number) for file in files for number in range(len(file.games))]

    def keep_part(number: int, sgf: bytes) -> None:
        file, place = places[number]
        folder.keep_part(file.source, place, sgf)

    progress = ReviewProgress([file.positions[number] for file, number in places], keep_part)
    workers = open_workers()
    workers.set_listener(progress.hear)
    try:
        with closing(done_in_any_order(review, orders, workers, _lost)) as results:
            for found in results:
                if found is not None:
                    _take(found, *places[found.number], folder)
                    progress.end_game(found.number)
        is_whole = all(file.is_done or file.fault for file in files)
    except KeyboardInterrupt:  # the interrupt possibly arrived while a file was being written
        is_whole = False
    finally:
        workers.stop()
        workers.close()  # before the last files are written, because workers send their unfinished games at the end
        progress.close()
    for file in files:
        _keep_if_done(file, folder)
    return is_whole


def _take(found: "Reviewed | ReviewFailed", file: ReviewedFile, number: int, folder: "ReviewFolder") -> None:
    from studio.matches.game_review import ReviewFailed

    if isinstance(found, ReviewFailed):
        file.fault = file.fault or found.reason
        return
    file.reviewed[number] = found
    _keep_if_done(file, folder)


def _lost(order: "ReviewOrder") -> "Reviewed | ReviewFailed | None":
    """Return the result for a game whose worker processes ended unexpectedly. The result is an error."""
    from studio.matches.game_review import ReviewFailed

    return ReviewFailed(order.number, "The worker process ended unexpectedly, three times.")


def _keep_if_done(file: ReviewedFile, folder: "ReviewFolder") -> None:
    from studio.game.files.game_files import read_records

    games = range(len(file.games))
    if not file.is_done and all(number in file.reviewed for number in games):
        records = [read_records(file.reviewed[number].sgf).records[0] for number in games]
        mistakes = [file.reviewed[number].mistakes for number in games]
        folder.keep(file.source, records, mistakes)
        file.mistakes = mistakes


def _workers(args: argparse.Namespace, limit: "Limit") -> "Callable[[], Workers]":
    if args.cluster is not None:
        from studio.matches.workers.cluster import ClusterWorkers

        return partial(ClusterWorkers, args.cluster, args.workers, tells=True)
    from studio.matches.plan import refuse_timed, usable_cores
    from studio.matches.workers.workers import LocalWorkers

    count = usable_cores() if args.workers is None else args.workers
    if not 1 <= count <= 1024:
        raise StudioError(messages.BAD_WORKERS, value=count)
    if limit.seconds is not None:
        refuse_timed(count, 1, usable_cores())
    return partial(LocalWorkers, count)


def _ensure_warm(files: list[ReviewedFile], profile: "Profile", args: argparse.Namespace) -> None:
    from studio.commands.profiles import print_network_note
    from studio.commands.warmup import ensure_warm
    from studio.engine.stages import solver_stage

    every = {rules for file in files for rules in file.rules}
    for rules in every:
        print_network_note(profile.parameters, rules)
    if args.cluster is None:
        for rules in every:
            ensure_warm(rules, profile.parameters, solver_stage(rules))


# Output


def _write_report(files: list[ReviewedFile], folder: "ReviewFolder", args: argparse.Namespace) -> None:
    """Write the report of the finished files and print its path."""
    # JSON output has the standard output, so the path goes to the error output.
    from studio.commands.review_paths import report_of

    done = [(file.name, folder.target(file.source)) for file in files if file.is_done]
    written = report_of(done, Path(args.report), args.player, is_pdf=args.pdf, has_pages=args.pages)
    if written is not None:
        print(f"The report is in {printable(str(written))}.", file=sys.stderr if args.json else sys.stdout)


def _say(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr, flush=True)
