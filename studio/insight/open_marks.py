"""Finds marks that rest on the short searches of a review alone, because long searches have not confirmed them.

No Qt. Now a review stores a mark only after its confirmation. Unconfirmed marks occur in games reviewed by an earlier
version, and in reviews that are limited only by depth.
"""

from collections.abc import Iterator, Sequence
from statistics import median_low

from studio.engine.options.limits import Limit
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.confirming import Confirming


def review_depth(record: GameRecord, line: Sequence[Node]) -> int:
    """Return how many simulations the review of a line gave each position.

    Return 0 if it searched none. This is the smallest number, because later searches add simulations to some positions.
    Proven positions are ignored, because their searches end early.
    """
    return min(_visits(record, line), default=0)


def confirming_of_record(record: GameRecord, line: Sequence[Node]) -> Confirming | None:
    """Return the long searches of the review in the record. Return None if there was no review."""
    depth = review_depth(record, line)
    # Searches that are limited in seconds differ in simulations, so half of the confirmation suffices.
    return Confirming(Limit(simulations=max(1, depth // 2))) if depth else None


def judged_deeper(record: GameRecord, line: Sequence[Node], simulations: int | None) -> frozenset[Node]:
    """Return the moves of a line that were judged by a review with more than `simulations` per position.

    A review with fewer simulations would judge them less strictly. If `simulations` is None, return nothing.
    """
    visits = list(_visits(record, line)) if simulations is not None else []
    # Some moves may be new. The usual number tells a deeper review from a few longer searches.
    if simulations is None or not visits or median_low(visits) <= simulations:
        return frozenset()
    return frozenset(
        node
        for node in line[1:]
        if record.holds(node)
        and node.judgement is not None
        and all(each is not None and _has_more(record, each, simulations) for each in (node, node.parent))
    )


# Implementation


def _has_more(record: GameRecord, node: Node, simulations: int) -> bool:
    """Return whether a position has more simulations than this, or a proven result."""
    return record.known(node).is_certain or (node.analysis is not None and node.analysis.visits > simulations)


def _visits(record: GameRecord, line: Sequence[Node]) -> Iterator[int]:
    for node in line:
        if record.holds(node) and _is_of_review(node.analysis) and not record.known(node).is_certain:
            yield node.analysis.visits if node.analysis is not None else 0


def _is_of_review(analysis: PositionAnalysis | None) -> bool:
    # Only a review also searches a position for wins by threats.
    return analysis is not None and analysis.threats is not None and not analysis.is_steered and analysis.visits > 0
