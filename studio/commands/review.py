"""`mcts-studio review`: many games analysed at once, and a table of their mistakes."""

import argparse
import csv
import io
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.missed import counted, missed_sentence
from studio.commands.opening import add_game_argument, open_and_warn, printable
from studio.commands.profiles import catalogue_with_warnings
from studio.game.errors import StudioError
from studio.game.files.saving import replace_file

if TYPE_CHECKING:
    from studio.commands.review_folder import Mistakes, ReviewFolder
    from studio.engine.options.limits import Limit
    from studio.engine.options.profiles import Profile
    from studio.game.rules import Rules
    from studio.matches.game_review import Mistake, Reviewed, ReviewOrder
    from studio.matches.workers.workers import Workers

SUMMARY = "analyse whole games, many at a time, and list their mistakes"
DESCRIPTION = (
    "Search each position of the main line of each game in each FILE, as the window's review does, and write the games "
    "with their analysis, as SGF, and a table of mistakes, mistakes.csv and mistakes.json, into the folder of --out. "
    "Ctrl+C keeps the files that are done, and the same command goes on with the others."
)
_LINE_SECONDS = 2.0
_STOPPED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="game files of any format")
    add_game_argument(parser)
    parser.add_argument("--out", metavar="DIR", required=True, help="where to write; the folder is made")
    parser.add_argument("--seconds", type=float, metavar="S", help="at most S seconds for each position")
    parser.add_argument("--simulations", type=float, metavar="N", help="at most N simulations for each position")
    parser.add_argument("--depth", type=float, metavar="N", help="a position is done when a line is N moves long")
    parser.add_argument("--profile", default="studio", metavar="NAME", help="the kind of search (default: studio)")
    parser.add_argument("--again", action="store_true", help="search also what the files know well enough already")
    parser.add_argument("--fresh", action="store_true", help="begin anew with what a review wrote into DIR before")
    parser.add_argument("--workers", type=int, metavar="N", help="games at once (default: half of the cores)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="search on the workers of this Dask scheduler")
    parser.add_argument("--json", action="store_true", help="print one object with all mistakes")


def run(asked: argparse.Namespace) -> int:
    from studio.engine.options.limits import Limit

    limit = Limit(simulations=asked.simulations, seconds=asked.seconds, depth=asked.depth)
    if limit.is_empty:
        raise StudioError(messages.NO_LIMIT)
    profile = catalogue_with_warnings().named(asked.profile)
    open_workers, out = _workers(asked, limit), Path(asked.out)
    files, failed = _opened(asked)
    folder = _opened_folder(files, profile, limit, asked)
    lacking = [file for file in files if not file.is_done]
    is_whole = not lacking or _review_all(lacking, folder, profile, limit, asked, open_workers)
    _write_tables(files, out)
    print(_as_json(files) if asked.json else _as_text(files, out))
    if not is_whole:
        _say("The same command goes on with the files that are not done.")
    return 2 if failed else 0 if is_whole else _STOPPED


@dataclass
class _File:
    """One of the files, and what was found in it so far."""

    name: str
    games: list[bytes]
    rules: "list[Rules]"
    reviewed: "dict[int, Reviewed]" = field(default_factory=dict)
    mistakes: "Sequence[Mistakes]" = ()
    """Of each game, where all are done."""

    @property
    def source(self) -> str:
        """By which the folder knows it, wherever one stands."""
        return str(Path(self.name).absolute())

    @property
    def is_done(self) -> bool:
        return len(self.mistakes) == len(self.games)

    @property
    def done_count(self) -> int:
        return len(self.games) if self.is_done else len(self.reviewed)

    def rows(self) -> "Iterator[tuple[int, Mistake]]":
        """The mistakes with the number of their game."""
        known = enumerate(self.mistakes) if self.is_done else self._rows_so_far()
        for number, mistakes in known:
            for mistake in mistakes:
                yield number + 1, mistake

    def _rows_so_far(self) -> "Iterator[tuple[int, Mistakes]]":
        for number in sorted(self.reviewed):
            yield number, self.reviewed[number].mistakes


def _opened(asked: argparse.Namespace) -> tuple[list[_File], bool]:
    """The files that can be read; what is to be said of the others goes to the error output."""
    from studio.game.files import Format
    from studio.game.files.game_files import WRITABLE

    files, failed = [], False
    for name in {str(Path(name).absolute()): name for name in asked.files}.values():
        try:
            records = open_and_warn(name, asked.game).records
        except StudioError as error:
            _say(f"mcts-studio: {error}")
            failed = True
            continue
        games = [WRITABLE[Format.SGF]([record]) for record in records]
        files.append(_File(name, games, [record.rules for record in records]))
    if not files:
        raise StudioError(messages.NOTHING_TO_REVIEW)
    return files, failed


def _opened_folder(files: list[_File], profile: "Profile", limit: "Limit", asked: argparse.Namespace) -> "ReviewFolder":
    """The folder, which knows what of these files is done."""
    from studio.commands.review_folder import ReviewFolder, ReviewOptions

    options = ReviewOptions.of(profile.name, profile.parameters, limit, again=asked.again)
    folder = ReviewFolder.open(Path(asked.out), options, fresh=asked.fresh)
    folder.claim({file.source: b"".join(file.games) for file in files})
    for file in files:
        file.mistakes = folder.done(file.source) or file.mistakes
    done = sum(file.is_done for file in files)
    if done:
        _say(f"{done:,} of {len(files):,} files were reviewed here before, and are not reviewed again.")
    return folder


def _orders(
    files: list[_File], profile: "Profile", limit: "Limit", asked: argparse.Namespace
) -> "Iterator[ReviewOrder]":
    from studio.matches.game_review import ReviewOrder

    games = (game for file in files for game in file.games)
    for number, game in enumerate(games):
        yield ReviewOrder(number, game, profile.name, profile.parameters, limit, again=asked.again)


def _review_all(
    files: list[_File],
    folder: "ReviewFolder",
    profile: "Profile",
    limit: "Limit",
    asked: argparse.Namespace,
    open_workers: "Callable[[], Workers]",
) -> bool:
    """Whether all was reviewed; each file is written when its last game is done."""
    orders = list(_orders(files, profile, limit, asked))
    _ensure_warm(files, profile, asked)
    return _review(files, folder, orders, open_workers)


def _review(
    files: list[_File], folder: "ReviewFolder", orders: "list[ReviewOrder]", open_workers: "Callable[[], Workers]"
) -> bool:
    from studio.matches.batch import done_in_any_order
    from studio.matches.game_review import review

    places = [(file, number) for file in files for number in range(len(file.games))]
    progress, workers = _Progress(len(orders)), open_workers()
    workers.hear(progress.hear)
    try:
        with closing(done_in_any_order(review, orders, workers)) as results:
            for reviewed in results:
                if reviewed is not None:
                    file, number = places[reviewed.number]
                    file.reviewed[number] = reviewed
                    _keep_if_done(file, folder)
                    progress.end_game()
    except KeyboardInterrupt:  # perhaps while a file was kept
        for file in files:
            _keep_if_done(file, folder)
        return False
    finally:
        workers.stop()
        workers.close()
    return all(file.is_done for file in files)


def _keep_if_done(file: _File, folder: "ReviewFolder") -> None:
    from studio.game.files.game_files import read_records

    games = range(len(file.games))
    if not file.is_done and all(number in file.reviewed for number in games):
        records = [read_records(file.reviewed[number].sgf).records[0] for number in games]
        mistakes = [file.reviewed[number].mistakes for number in games]
        folder.keep(file.source, records, mistakes)
        file.mistakes = mistakes


def _workers(asked: argparse.Namespace, limit: "Limit") -> "Callable[[], Workers]":
    if asked.cluster is not None:
        from studio.matches.workers.cluster import ClusterWorkers

        return partial(ClusterWorkers, asked.cluster, asked.workers)
    from studio.matches.plan import refuse_timed, usable_cores
    from studio.matches.workers.workers import LocalWorkers

    count = max(1, usable_cores() // 2) if asked.workers is None else asked.workers
    if not 1 <= count <= 1024:
        raise StudioError(messages.BAD_WORKERS, value=count)
    if limit.seconds is not None:
        refuse_timed(count, 1, usable_cores())
    return partial(LocalWorkers, count)


def _ensure_warm(files: list[_File], profile: "Profile", asked: argparse.Namespace) -> None:
    from studio.commands.profiles import tell_of_network
    from studio.commands.warmup import ensure_warm
    from studio.engine.stages import THREATS

    every = {rules for file in files for rules in file.rules}
    for rules in every:
        tell_of_network(profile.parameters, rules)
    if asked.cluster is None:
        for rules in every:
            ensure_warm(rules, profile.parameters, THREATS)


class _Progress:
    """How far it is, on the error output: a line now and then."""

    def __init__(self, games: int) -> None:
        self._of, self._done, self._positions, self._told_at = games, 0, 0, time.monotonic()

    def hear(self, message: object) -> None:
        """In any thread."""
        from studio.matches.game_review import PositionReviewed

        if isinstance(message, PositionReviewed):
            self._positions += 1
            self._tell()

    def end_game(self) -> None:
        self._done += 1
        self._tell()

    def _tell(self) -> None:
        if time.monotonic() - self._told_at >= _LINE_SECONDS:
            self._told_at = time.monotonic()
            _say(f"{self._done:,} of {counted(self._of, 'game')}, {counted(self._positions, 'position')}.")


# What is written


def _write_tables(files: list[_File], out: Path) -> None:
    from studio.matches.game_review import Mistake

    rows = list(_rows(files))
    table = io.StringIO(newline="")
    names = ["file", "game", *(column.name for column in fields(Mistake))]
    writer = csv.DictWriter(table, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    replace_file(out / "mistakes.csv", table.getvalue().encode())
    replace_file(out / "mistakes.json", json.dumps(rows, indent=1, ensure_ascii=False).encode() + b"\n")


def _rows(files: list[_File]) -> Iterator[dict[str, object]]:
    for file in files:
        for number, mistake in file.rows():
            yield {"file": file.name, "game": number, **asdict(mistake)}


def _as_json(files: list[_File]) -> str:
    games = sum(len(file.games) for file in files)
    done = sum(file.done_count for file in files)
    told = {"games": games, "reviewed": done, "limited": _limited(files), "mistakes": list(_rows(files))}
    return json.dumps(told, indent=1, allow_nan=False)


def _limited(files: list[_File]) -> int:
    """In how many positions a look for wins by threats was cut short; of games that were reviewed now."""
    return sum(reviewed.limited for file in files for reviewed in file.reviewed.values())


def _threat(mistake: "Mistake", rules: "Rules") -> str:
    winner = "White" if mistake.side == "black" else "Black"
    return missed_sentence(f"{mistake.move}. {mistake.played}", winner, asdict(mistake), rules)


def _as_text(files: list[_File], out: Path) -> str:
    lines = []
    for file in files:
        for number, mistake in file.rows():
            which = f"{file.name}" if len(file.games) == 1 else f"{file.name}, game {number}"
            certain = f", a certain {mistake.certain}" if mistake.certain else ""
            lines.append(
                f"{printable(which)}: move {mistake.move}, {mistake.side} {mistake.played}: {mistake.verdict}, "
                f"lost {mistake.drop:.1%} of the win rate; better is {mistake.better}{certain}"
            )
            if mistake.missed:
                lines.append(f"  {_threat(mistake, file.rules[number - 1])}")
    games, done = sum(len(file.games) for file in files), sum(file.done_count for file in files)
    mistakes = sum(1 for file in files for _ in file.rows())
    told = f"{done:,} of {counted(games, 'game')}, {counted(mistakes, 'mistake')}"
    lines.append(f"Reviewed {told}; written to {printable(str(out))}.")
    if limited := _limited(files):
        where = counted(limited, "position")
        lines.append(f"In {where} the look for wins by threats reached its limit: more may have been missed there.")
    return "\n".join(lines)


def _say(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr, flush=True)
