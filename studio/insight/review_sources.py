"""Says from which searches the numbers of a review come. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median_high

from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.insight.mistakes import Judged

_LONGER = 2
"""A search counts as longer than usual if it has at least this multiple of the usual visits."""


@dataclass(frozen=True, slots=True)
class ReviewSearch:
    """The usual search of a review."""

    visits: int
    """The median number of visits of a position without a proven result."""
    profile: str
    network: str
    """The value of the parameter `network`; empty for rollouts."""


@dataclass(frozen=True, slots=True)
class LongerSearch:
    """A longer search than the usual one, from which the numbers of a move come."""

    visits: int
    is_comparison: bool
    """Whether it searched only selected moves. Otherwise it searched the positions before and after the move."""


def review_search(judged: Sequence[Judged]) -> ReviewSearch | None:
    """Return the usual search of the review of these moves, or None without analyses of a review."""
    found = [each.node.analysis for each in judged if each.node.analysis and _is_of_review(each.node.analysis)]
    open_results = [analysis for analysis in found if not analysis.known.is_certain] or found
    if not open_results:
        return None
    visits = median_high(analysis.visits for analysis in open_results)
    usual = next(analysis for analysis in open_results if analysis.visits == visits)
    return ReviewSearch(visits, usual.profile, str(usual.parameters.get("network", "")))


def longer_search(node: Node, usual: ReviewSearch) -> LongerSearch | None:
    """Return the longer search that gave the win rates of the node's move, or None if the usual search gave them."""
    before, after = node.parent.analysis if node.parent is not None else None, node.analysis
    if before is None or node.move is None:
        return None
    if any(row.point == node.move.point for row in before.compared):
        return LongerSearch(sum(row.visits for row in before.compared), is_comparison=True)
    if after is None or not (_is_of_review(before) and _is_of_review(after)):
        return None
    visits = min(before.visits, after.visits)
    return LongerSearch(visits, is_comparison=False) if visits >= _LONGER * usual.visits else None


# Implementation


def _is_of_review(analysis: PositionAnalysis) -> bool:
    # Only a review also searches a position for wins by threats.
    is_own = bool(analysis.profile) and not analysis.is_external and not analysis.is_later
    return is_own and analysis.threats is not None and not analysis.is_steered
