"""Finds searches after a review that disagree with the review. Only another review changes marks. No Qt."""

from dataclasses import dataclass

from studio.game.node import Node
from studio.game.position_analysis import NOTHING_KNOWN, Proof
from studio.game.record import GameRecord
from studio.insight.compared import preferred
from studio.insight.comparing import Weighed, best_move, win_rate
from studio.insight.judgements import judgement_of, verdict

NEWS = 0.03
"""A later search disagrees with the review if the win rate of the position differs by more than this.

It also disagrees if it finds a move that is better than the review's move by more than this.
"""


@dataclass(frozen=True, slots=True)
class LaterSearch:
    """The result of a search after the review, for the side to move in the position."""

    point: int
    """The best move."""
    rate: float
    """The win rate of the best move, from 0 to 1."""
    visits: int
    """The visits of the search."""
    is_named: bool = False
    """Whether the best move is the one that the review names, so that only the win rate differs."""


def later_search(record: GameRecord, node: Node, following: Node | None) -> LaterSearch | None:
    """Return the result of a search after the review if it disagrees with the review about the position of `node`.

    `following` is the move after the node, or None. Return None if there was no review. Also return None if the result
    of the position is proven, because other texts report this.
    """
    analysis = node.analysis
    if analysis is None or analysis.is_steered or record.known(node).is_certain:
        return None
    reviewed, rate, best = reviewed_rate(node, following), win_rate(record, node), best_move(record, node)
    if reviewed is None or rate is None or best is None:
        return None
    shown = (rate, _rate_of_named(record, node, following))
    differs = any(each is not None and abs(each - reviewed) > NEWS for each in shown)
    if not differs and (following is None or not _prefers_another(record, following, best)):
        return None
    # The numbers of the review itself may differ: its judgement may rest on a comparison of two moves.
    is_news = differs and analysis.is_later
    if not is_news and following is not None and _is_unchanged(record, following):
        return None
    is_named = following is not None and _named(following) == best.point
    return LaterSearch(best.point, rate, analysis.visits, is_named)


def reviewed_rate(node: Node, following: Node | None) -> float | None:
    """Return the win rate that the review gave the position, from 0 to 1, for the side to move.

    Return None if there is none. The judgement of the move `following` has the most reliable win rate, because it may
    include a comparison of moves.
    """
    own, next_ = node.judgement, following.judgement if following is not None else None
    if next_ is not None and next_.before.rate is not None:
        return next_.before.rate
    return 1 - own.after.rate if own is not None and own.after.rate is not None else None


# Implementation


def _rate_of_named(record: GameRecord, node: Node, following: Node | None) -> float | None:
    """Return the present win rate of the move that the review calls best.

    Return None if the rate is unknown or the move loses.
    """
    named = None if following is None else _named(following)
    rows = node.analysis.candidates if node.analysis is not None else ()
    row = next((row for row in rows if row.point == named and row.visits), None)
    is_lost = row is not None and record.known_moves(node).get(row.point, NOTHING_KNOWN).proof is Proof.LOSS
    return None if row is None or is_lost else row.win_rate


def _named(following: Node) -> int | None:
    """Return the move that the review calls best in the position before a move.

    Return None if the review did not judge the move.
    """
    found, move = following.judgement, following.move
    if found is None or move is None:
        return None
    named = found.better if verdict(found.drop) is not None else found.preferred
    return move.point if named is None else named


def _prefers_another(record: GameRecord, following: Node, best: Weighed) -> bool:
    """Return whether the record now contains a move that is clearly better than the one that the judgement calls
    best.
    """
    found = following.judgement
    if found is None or following.move is None or following.parent is None or following.parent.analysis is None:
        return False
    is_bad = verdict(found.drop) is not None
    if (found.better == best.point) if is_bad else (found.preferred == preferred(record, following)):
        return False
    named = _named(following)
    row = next((row for row in following.parent.analysis.candidates if row.point == named and row.visits), None)
    return row is None or best.rate - row.win_rate > NEWS


def _is_unchanged(record: GameRecord, following: Node) -> bool:
    """Return whether a review of the present analyses would come to the same judgement of `following`.

    It must name the same moves, and the win rates must be about the same.
    """
    # The judgement may depend on a comparison, which names another move than the unrestricted search.
    found = following.judgement
    if found is None or found.before.rate is None:
        return False
    for is_long in (False, True):
        again = judgement_of(record, following, is_long=is_long)
        if again is None or again.before.rate is None:
            continue
        is_same = (again.better, again.preferred) == (found.better, found.preferred)
        if is_same and abs(again.before.rate - found.before.rate) <= NEWS:
            return True
    return False
