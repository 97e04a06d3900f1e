"""Reviews the games of the sets as the window does, and counts found, missed and false marks."""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path

from benchmarks.review_sets.making import LARGEST_LOSS, opening_of
from benchmarks.review_sets.searches import REVIEW_SIMULATIONS, STUDIO, Prospects, loss_of, searched
from benchmarks.review_sets.sets import ReviewSet, games_of, mistake_of, source_of
from studio.engine.options.limits import Limit
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.files.saving import replace_file
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.insight.key_moments import last_escape
from studio.insight.mistakes import Judged, judge, verdict
from studio.matches.game_review import Reviewed, ReviewOrder, review

_LIMIT = Limit(simulations=REVIEW_SIMULATIONS)


@dataclass
class Counts:
    """What a review found in the games of a set."""

    games: int = 0
    moves: int = 0
    found: int = 0
    """The mistakes of the set that the review marked."""
    missed: int = 0
    false: int = 0
    """The marks that the set or a long search refutes."""
    confirmed: int = 0
    """Other marks, which the long search confirms."""
    false_moves: list[int] = field(default_factory=list)
    """The numbers of the moves with false marks."""
    escapes: int = 0
    """The games in which the solver proves the move after which the game was lost."""
    escapes_right: int = 0
    escapes_refined: int = 0
    """The games in which the review proves that the position before this move was lost, too."""

    def add(self, other: "Counts") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def measure(folder: Path, workers: int = 1) -> None:
    """Review the sets, and print a table. Reviewed games are kept in the folder, and not searched again."""
    folder.mkdir(parents=True, exist_ok=True)
    print("| set | games | moves | found | missed | false | confirmed | last escape right |")
    print("|---|---|---|---|---|---|---|---|")
    for games in ReviewSet:
        print(_row(games, _counts(games, folder, workers)), flush=True)


def _row(games: ReviewSet, counts: Counts) -> str:
    proven = counts.escapes - counts.escapes_refined
    refined = f", {counts.escapes_refined} proven lost before" if counts.escapes_refined else ""
    escapes = f"{counts.escapes_right} of {proven}{refined}" if counts.escapes else "-"
    marks = f"{counts.found} | {counts.missed} | {counts.false} | {counts.confirmed}"
    return f"| {games} | {counts.games} | {counts.moves} | {marks} | {escapes} |"


def _counts(games: ReviewSet, folder: Path, workers: int) -> Counts:
    counts, numbers = Counts(), range(len(games_of(games)))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for number, counted in enumerate(pool.map(_counted, [games] * len(numbers), numbers, [folder] * len(numbers))):
            counts.add(counted)
            print(f"{games}, game {number + 1} of {len(numbers)}: {counted}", file=sys.stderr, flush=True)
    return counts


def _counted(games: ReviewSet, number: int, folder: Path) -> Counts:
    """Review one game of a set, and count its marks."""
    counts, game = Counts(), games_of(games)[number]
    record = _reviewed(game, folder / f"{games}-{source_of(game):03}.sgf")
    judged = judge(record, record.main_line())
    unknown = len(opening_of(games, source_of(game))) if games is not ReviewSet.DECIDED else len(judged)
    count_game(mistake_of(game), record, judged, counts, unknown=unknown)
    return counts


def _reviewed(game: GameRecord, file: Path) -> GameRecord:
    """Review a game and keep it in the file. A game that is already there is judged again, but not searched again."""
    sgf = file.read_bytes() if file.exists() else WRITABLE[Format.SGF]([game])
    found = review(ReviewOrder(0, sgf, "studio", STUDIO, _LIMIT))
    if not isinstance(found, Reviewed):
        raise RuntimeError("the review was stopped" if found is None else found.reason)
    replace_file(file, found.sgf)
    (record,) = read_records(found.sgf).records
    return record


def count_game(mistake: int | None, record: GameRecord, judged: Sequence[Judged], counts: Counts, unknown: int) -> None:
    """Add a reviewed game to the counts.

    `mistake` is the number of the move that the set knows as a mistake. The set does not know whether the first
    `unknown` moves are good: a long search decides.
    """
    counts.games += 1
    counts.moves += len(judged) - 1
    marked = [each.ply for each in judged if verdict(each.drop) is not None]
    if mistake is not None:
        counts.found += mistake in marked
        counts.missed += mistake not in marked
        _count_escape(mistake, record, judged, counts)
    for ply in marked:
        if ply != mistake:
            is_right = ply <= unknown and is_confirmed(record, ply)
            counts.confirmed += is_right
            counts.false += not is_right
            counts.false_moves += [] if is_right else [ply]


def _count_escape(mistake: int, record: GameRecord, judged: Sequence[Judged], counts: Counts) -> None:
    escape, before = last_escape(record, judged), judged[mistake].judgement
    counts.escapes += 1
    if before is not None and before.before.known.proof is Proof.LOSS:
        counts.escapes_refined += 1
    else:
        counts.escapes_right += escape is not None and escape.number == mistake


def is_confirmed(record: GameRecord, ply: int) -> bool:
    """Return whether a long search finds that a move of the main line lost win rate."""
    line = record.main_line()
    before, after, move = record.position(line[ply - 1]), record.position(line[ply]), line[ply].move
    if move is None:
        return False
    if after.is_over:
        return after.is_draw and _long(before).rate > 1 / 2 + LARGEST_LOSS
    return loss_of(_long(before), move.point, _long(after)) > LARGEST_LOSS


_KNOWN: dict[int, Prospects] = {}


def _long(position: Position) -> Prospects:
    """Return the result of a long search of the position. A position that was searched before is not searched again."""
    if position.key not in _KNOWN:
        _KNOWN[position.key] = searched(position)
    return _KNOWN[position.key]
