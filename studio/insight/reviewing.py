"""Lists the searches of a review: every position of a line, then comparisons of single moves. No Qt.

The caller runs each task and stores its result in the record before it takes the next task, because comparisons depend
on earlier results. The caller also searches each position for threats, unless the record has the result.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.insight.comparing import LEAST_VISITS, steering_to_compare, steering_to_prove_loss
from studio.insight.mistakes import MISTAKE, positions_along

_NO_SEARCH = ("final_move", "temperature", "confidence", "memory_mb")
"""Parameters that do not change the results of a search, as long as its memory suffices."""
_TO_COMPARE = 2 * LEAST_VISITS + 20
"""The simulations of a search that compares two moves. The first simulation visits no move, and the threads of a search
may visit one of the moves a few times more often than the other.
"""


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A position to be searched. `position` is valid until the next task is requested."""

    node: Node
    position: Position
    steering: Steering = UNSTEERED
    is_known: bool = False
    """Whether the position needs only the threat search."""

    @property
    def is_comparison(self) -> bool:
        return not self.steering.is_empty


def review_tasks(
    record: GameRecord,
    line: Sequence[Node],
    limit: Limit,
    profile: str,
    parameters: Parameters,
    *,
    again: bool = False,
) -> tuple[int, Iterator[ReviewTask]]:
    """Return the number of positions to search, and all tasks: first these positions, then the comparisons.

    Unless `again` is set, skip each position for which the record has a sufficient analysis and a result of the threat
    search. If only the result of the threat search is missing, the task has `is_known` set.
    """
    nodes = tuple(line)
    due = {  # value: whether only the threat search is needed
        node: not again and _is_known(node, limit, profile, parameters)
        for node, position in positions_along(record, nodes)
        if not position.is_over
    }
    due = {node: is_known for node, is_known in due.items() if not (is_known and _was_looked_at(node))}
    places = positions_along(record, nodes)
    first = (ReviewTask(node, position, is_known=due[node]) for node, position in places if node in due)
    return len(due), chain(first, _comparisons(record, nodes, again))


def _comparisons(record: GameRecord, line: Sequence[Node], again: bool) -> Iterator[ReviewTask]:
    """Yield comparisons from the last move to the first, because later proofs also decide earlier moves."""
    for node in reversed(line[1:]):
        parent = node.parent
        if parent is None or not record.holds(node):
            continue
        for steering in _steerings(record, node, again):
            position = record.position(parent)
            if steering.only <= set(position.legal_moves()):
                yield ReviewTask(parent, position, steering)


def _steerings(record: GameRecord, node: Node, again: bool) -> Iterator[Steering]:
    """Yield restrictions for searches of the position before a node.

    Each depends on the stored result of the previous search. If all known moves are proven to lose, search the other
    moves, as long as each search proves more losing moves.
    """
    steering = steering_to_compare(record, node, MISTAKE, again=again)
    if steering is not None:
        yield steering
    lost = 0
    while record.holds(node) and (steering := steering_to_prove_loss(record, node)) and len(steering.excluded) > lost:
        lost = len(steering.excluded)
        yield steering


def enough_to_compare(limit: Limit) -> Limit:
    """Raise the limit to the number of simulations that a comparison of two moves needs.

    A limit without a number of simulations is returned unchanged.
    """
    if limit.simulations is None:
        return limit
    return replace(limit, simulations=max(limit.simulations, _TO_COMPARE))


def _was_looked_at(node: Node) -> bool:
    return node.analysis is not None and node.analysis.threats is not None


def _is_known(node: Node, limit: Limit, profile: str, parameters: Parameters) -> bool:
    """Return whether a new search with these settings would not improve the stored analysis."""
    analysis = node.analysis
    if analysis is None or analysis.is_steered:
        return False
    if limit.simulations is not None:
        return analysis.visits >= limit.simulations or _is_certain(analysis)
    return analysis.profile == profile and bool(analysis.candidates) and _was_searched_so(analysis, parameters)


def _was_searched_so(analysis: PositionAnalysis, parameters: Parameters) -> bool:
    """Return whether the analysis was made with these search parameters.

    Parameters that do not change results are ignored, and so are those that the analysis does not contain.
    """
    kept = analysis.parameters
    return all(kept.get(name, value) == value for name, value in parameters.as_dict().items() if name not in _NO_SEARCH)


def _is_certain(analysis: PositionAnalysis) -> bool:
    """Return whether a proof decided the position, so that another search would end early, too."""
    proofs = [candidate.proof for candidate in analysis.candidates]
    is_all_known = bool(proofs) and Proof.UNKNOWN not in proofs  # older files store no result of the position itself
    return analysis.known.is_certain or Proof.WIN in proofs or is_all_known
