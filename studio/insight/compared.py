"""Says whether a move of a record was compared with the other moves of its position, and by which search. No Qt."""

from enum import Enum, auto

from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.comparing import best_move, choice_of, win_rate

_LIKE = 4
"""Two searches count as similarly deep if the visits of one are at most this many times those of the other."""


class Compared(Enum):
    """Whether a move was compared with the best move of its position, and by which search."""

    NOT = auto()
    BY_SEARCH = auto()
    """One search has visited both moves often enough, or the searches of the positions before and after the move
    were similarly deep.
    """
    BY_REVIEW = auto()
    """A review has searched the positions before and after the move, or a proof shows that no move is better."""
    OPENING = auto()
    """The stone was placed before the last choice of an opening protocol.

    It should balance the chances rather than win.
    """
    OFFERS = auto()
    """The move is the fifth move of an opening in which several were offered, and a review has compared the offers."""


def compared(record: GameRecord, node: Node) -> Compared:
    """Return whether the node's move was compared with the best move of its position, and by which search."""
    parent = node.parent
    if parent is None or not record.was_chosen(node):
        return Compared.NOT
    choice = choice_of(record, node)
    if choice is None:
        return Compared.BY_REVIEW  # proven: no move can be better
    before, after = parent.analysis, node.analysis
    if before is None or not before.candidates:
        return Compared.NOT
    is_known = record.known(node).is_certain
    if _was_reviewed(before) and (is_known or _was_reviewed(after)):
        return Compared.BY_REVIEW
    leading = choice.leading
    if choice.played.is_founded and (leading is None or leading.is_founded or leading.visits <= choice.played.visits):
        return Compared.BY_SEARCH
    return Compared.BY_SEARCH if not is_known and after is not None and _are_like(before, after) else Compared.NOT


def preferred(record: GameRecord, node: Node) -> int | None:
    """Return the best move in the position before the node's move, if its win rate is higher than that of the node's
    move.

    Otherwise return None.
    """
    if node.parent is None or node.move is None or choice_of(record, node) is None:
        return None
    best, after = best_move(record, node.parent), win_rate(record, node)
    if best is None or best.point == node.move.point or (after is not None and 1 - after >= best.rate):
        return None
    return best.point


def _was_reviewed(analysis: PositionAnalysis | None) -> bool:
    # Only a review also searches it for wins by threats.
    return analysis is not None and analysis.threats is not None and not analysis.is_steered


def _are_like(before: PositionAnalysis, after: PositionAnalysis) -> bool:
    if before.is_steered or after.is_steered:
        return False
    fewer, more = sorted((before.visits, after.visits))
    return fewer > 0 and more <= _LIKE * fewer
