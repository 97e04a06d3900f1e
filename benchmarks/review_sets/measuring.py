"""Reviews the games of the sets as the window does, and counts found, missed and false marks."""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path

from benchmarks.review_sets.making import LARGEST_LOSS, opening_of
from benchmarks.review_sets.searches import LONG, REVIEW_SIMULATIONS, STUDIO, Prospects, Referee, loss_of, searched
from benchmarks.review_sets.sets import ReviewSet, games_of, mistake_of, source_of
from studio.engine.options.limits import Limit
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.files.saving import replace_file
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord, moves_of
from studio.game.stones import PASS
from studio.insight.comparing import win_rate
from studio.insight.key_moments import LEAST_HOPE, last_escape
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
    """The games in which the review proves that the position was lost before this move."""
    escapes_hopeless: int = 0
    """The games that were as good as lost before this move: by the long search, no move had the win rate that a last
    escape requires. The solver proves that the game was lost after the move, not that it was open before.
    """

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
    proven = counts.escapes - counts.escapes_refined - counts.escapes_hopeless
    refined = f", {counts.escapes_refined} proven lost before" if counts.escapes_refined else ""
    hopeless = f", {counts.escapes_hopeless} hopeless before" if counts.escapes_hopeless else ""
    escapes = f"{counts.escapes_right} of {proven}{refined}{hopeless}" if counts.escapes else "-"
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
    unknown = len(opening_of(games, source_of(game))) if games is ReviewSet.QUIET else len(judged)
    count_game(mistake_of(game), record, judged, counts, unknown=unknown)
    return counts


def _reviewed(game: GameRecord, file: Path) -> GameRecord:
    """Return the reviewed game. A known review is judged again, but its positions are not searched again."""
    known = read_records(file.read_bytes()).records[0] if file.exists() else None
    is_same = known is not None and _moves(known) == _moves(game)
    sgf = file.read_bytes() if is_same else WRITABLE[Format.SGF]([game])
    found = review(ReviewOrder(0, sgf, "studio", STUDIO, _LIMIT))
    if not isinstance(found, Reviewed):
        raise RuntimeError("the review was stopped" if found is None else found.reason)
    replace_file(file, found.sgf)
    (record,) = read_records(found.sgf).records
    return record


def _moves(record: GameRecord) -> list[int]:
    return [move.point for move in moves_of(record.main_line())]


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
    elif escape is not None and escape.number == mistake:
        counts.escapes_right += 1
    elif _long(record, judged[mistake - 1].node).rate < LEAST_HOPE:
        counts.escapes_hopeless += 1


def is_confirmed(record: GameRecord, ply: int) -> bool:
    """Return whether equally long searches, or proofs, find that a move of the main line lost win rate."""
    line = record.main_line()
    move, after = line[ply].move, record.position(line[ply])
    before = _long(record, line[ply - 1])
    if move is None or move.point == before.best:
        return False
    if after.is_over:
        return after.is_draw and before.rate > 1 / 2 + LARGEST_LOSS
    return loss_of(before, _long(record, line[ply])) > LARGEST_LOSS


_KNOWN: dict[int, Prospects] = {}
_REFEREES: list[Referee] = []


def _long(record: GameRecord, node: Node) -> Prospects:
    """Return the result of the long search, or of a proof. Games that begin alike need only one."""
    position = record.position(node)
    if position.key not in _KNOWN:
        found = _by_review(record, node) or searched(position)
        _KNOWN[position.key] = found if found.is_proven else _proven(position) or found
    return _KNOWN[position.key]


def _by_review(record: GameRecord, node: Node) -> Prospects | None:
    """Return the search of the review if it was as long: it has the same seed, so another one finds the same."""
    analysis, rate = node.analysis, win_rate(record, node)
    is_long = analysis is not None and not analysis.is_steered and analysis.simulations == LONG.simulations
    if analysis is None or analysis.best is None or rate is None or not is_long:
        return None
    return Prospects(analysis.known.is_certain, rate, analysis.best.point)


def _proven(position: Position) -> Prospects | None:
    """Return the result that the solver proves, or None."""
    if not _REFEREES:
        _REFEREES.append(Referee())
    win = _REFEREES[0].win(position)
    if win is not None:
        return Prospects(True, 1.0, win.line[0])
    return Prospects(True, 0.0, PASS) if _REFEREES[0].is_lost(position) else None
