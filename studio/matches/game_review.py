"""Reviews a game in a worker, with the same searches as a review in the window.

Games are passed as bytes.
"""

import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.files import Format
from studio.game.files.game_files import WRITABLE, read_records
from studio.game.merged_analysis import merged_analysis
from studio.game.node import Node
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.record import GameRecord
from studio.game.stones import PASS
from studio.insight.missed import limited_looks
from studio.insight.mistakes import Judged, judge, verdict
from studio.insight.reviewing import ReviewQueue, TaskKind
from studio.keeping.move_table import missed_columns
from studio.matches.review_search import ReviewSearch
from studio.matches.workers.worker_context import WorkerContext, current_worker_context

_logger = logging.getLogger(__name__)
_TELL_SECONDS = 5.0
"""Seconds between two messages with the game."""


@dataclass(frozen=True, slots=True)
class ReviewOrder:
    """A game to review and the settings of its review, as plain data."""

    number: int
    sgf: bytes
    profile: str
    parameters: Parameters
    limit: Limit
    threads: int = 1
    again: bool = False


@dataclass(frozen=True, slots=True)
class GameProgressed:
    """The progress of the review of a game, after a search."""

    number: int
    share: float
    """The finished share of the review, from 0 to 1: the mean of the share of positions that are searched and the share
    of moves that have a final mark.
    """
    is_position: bool
    """Whether the finished search is the full search of a position, not a comparison of moves."""


@dataclass(frozen=True, slots=True)
class GameAdvanced:
    """The game with its analyses so far."""

    # Its review can continue from it.

    number: int
    sgf: bytes


@dataclass(frozen=True, slots=True)
class ReviewFailed:
    """A game that could not be reviewed, and the reason as a sentence."""

    number: int
    reason: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """A row in the table of mistakes."""

    move: int
    """The number of the move, from 1."""
    side: str
    played: str
    better: str
    verdict: str
    drop: float
    """The loss of win rate, from 0 to 1."""
    win_rate: float | None
    """The player's win rate after the move, or None."""
    certain: str
    """The proven result of the better move, or empty if it is not proven."""
    missed: str = ""
    """`win` if the move missed a win by threats, `defence` if it missed a defence. The next fields are then set."""
    by: str = ""
    """The threats of the missed or allowed win: `fours` or `threes`."""
    line: str = ""
    """The line to the win: from the first move of a missed win, or from the reply to the mistake."""
    defences: str = ""
    """The moves that defend. All other moves lose or are undecided."""
    delaying: str = ""
    """The fours that only delay the win."""
    undecided: str = ""
    """The moves that may defend: the solver did not decide them."""
    forbidden: str = ""
    """The forbidden point on which the win depends, with its shape, such as h8 (three-three)."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The result of reviewing a game: the game with its analysis, and the mistakes of the main line."""

    number: int
    sgf: bytes
    mistakes: tuple[Mistake, ...]
    positions: int
    """The number of positions that were searched.

    Positions that already had an analysis count, too, if they were checked for threats.
    """
    moves: int
    limited: int = 0
    """The number of positions in which the search for wins by threats reached its limit."""
    kept: int = 0
    """The number of moves that keep the judgement of an earlier review with more simulations."""


def review(order: ReviewOrder) -> Reviewed | ReviewFailed | None:
    """Review a game in a worker. Return None if the worker was stopped.

    Return a failed result if the game cannot be reviewed, so that the review of the other games continues.
    """
    try:
        return _reviewed(order, current_worker_context())
    except Exception as error:
        _logger.exception("A game could not be reviewed.")
        return ReviewFailed(order.number, str(error) or type(error).__name__)


def _reviewed(order: ReviewOrder, context: WorkerContext) -> Reviewed | None:
    (record,) = read_records(order.sgf).records
    line = record.main_line()
    queue = ReviewQueue(record, line, order.limit, order.profile, order.parameters, again=order.again)
    search = ReviewSearch(order.profile, order.parameters, order.threads)
    told_at = time.monotonic()
    with context.at_work(search.stop):
        while (task := queue.next()) is not None:
            result = None if context.is_stopped else search.result(task)
            if result is None:
                context.tell(GameAdvanced(order.number, _sgf_of(record)))
                return None
            if result.analysis is not None:
                record.set_analysis(task.node, merged_analysis(task.node.analysis, result.analysis))
            queue.finish(task)
            if task.kind is not TaskKind.QUICK:
                is_position = task.kind is TaskKind.FULL
                context.tell(GameProgressed(order.number, _share_of(queue), is_position=is_position))
            if time.monotonic() - told_at >= _TELL_SECONDS:
                context.tell(GameAdvanced(order.number, _sgf_of(record)))
                told_at = time.monotonic()
    for node, judgement in list(queue.judgements()):
        record.set_judgement(node, judgement)
    mistakes = tuple(_mistakes(record, line))
    return Reviewed(
        order.number, _sgf_of(record), mistakes, queue.done, len(line) - 1, len(limited_looks(line)), queue.kept
    )


def _share_of(queue: ReviewQueue) -> float:
    judged, moves = queue.confirmed
    return (queue.done / max(1, queue.of) + judged / max(1, moves)) / 2


def _sgf_of(record: GameRecord) -> bytes:
    return WRITABLE[Format.SGF]([record])


def _mistakes(record: GameRecord, line: list[Node]) -> Iterator[Mistake]:
    for judged in judge(record, line):
        mark = verdict(judged.drop)
        if mark is not None and judged.mover is not None and judged.better is not None:
            yield _mistake(record, judged, str(mark))


def _mistake(record: GameRecord, judged: Judged, mark: str) -> Mistake:
    mover = judged.mover
    move, better = judged.node.move, judged.better
    is_black = mover is not None and mover.colour == "Black"
    rate = judged.black if judged.black is None or is_black else 1 - judged.black
    return Mistake(
        move=judged.ply,
        side="" if mover is None else mover.colour.lower(),
        played="pass" if move is None or move.point == PASS else move_name(move.point, record.rules),
        better="" if better is None else move_name(better, record.rules),
        verdict="blunder" if mark == "??" else "mistake",
        drop=round(judged.drop, 4),
        win_rate=None if rate is None else round(rate, 4),
        certain="" if judged.known.proof is Proof.UNKNOWN else str(judged.known.proof),
        **missed_columns(judged, record.rules),
    )
