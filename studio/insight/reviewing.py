"""What a review searches: every position of a line, and then some of them once more to tell two moves apart. No Qt.

The caller looks for wins by threats in each position that is searched, and in known ones that lack them. It searches
each task, keeps what was found in the record, and asks for the next task: which moves are compared depends on what was
found before.
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
from studio.insight.comparing import LEAST_VISITS, steering_to_compare, steering_to_settle
from studio.insight.mistakes import MISTAKE, positions_along

_NO_SEARCH = ("final_move", "temperature", "confidence", "memory_mb")
"""Parameters that do not change the results of a search, as long as its memory suffices."""


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A position to be searched; it is lent until the next task."""

    node: Node
    position: Position
    steering: Steering = UNSTEERED
    is_known: bool = False
    """Only wins by threats are to be looked for."""

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
    """How many positions are not known well enough, or all with `again`; and the tasks, comparisons behind them."""
    nodes = tuple(line)
    due = {  # and whether only threats are to be looked for
        node: not again and _is_known(node, limit, profile, parameters)
        for node, position in positions_along(record, nodes)
        if not position.is_over
    }
    due = {node: is_known for node, is_known in due.items() if not (is_known and _was_looked_at(node))}
    places = positions_along(record, nodes)
    first = (ReviewTask(node, position, is_known=due[node]) for node, position in places if node in due)
    return len(due), chain(first, _comparisons(record, nodes, again))


def _comparisons(record: GameRecord, line: Sequence[Node], again: bool) -> Iterator[ReviewTask]:
    """Of the last moves first: what is proven there is known of the moves before them."""
    for node in reversed(line[1:]):
        parent = node.parent
        if parent is None or not record.holds(node):
            continue
        for steering in _steerings(record, node, again):
            position = record.position(parent)
            if steering.only <= set(position.legal_moves()):
                yield ReviewTask(parent, position, steering)


def _steerings(record: GameRecord, node: Node, again: bool) -> Iterator[Steering]:
    """Each when the one before it has been searched; where all that is known loses, as long as more is found lost."""
    steering = steering_to_compare(record, node, MISTAKE, again=again)
    if steering is not None:
        yield steering
    lost = 0
    while record.holds(node) and (steering := steering_to_settle(record, node)) and len(steering.excluded) > lost:
        lost = len(steering.excluded)
        yield steering


def enough_to_compare(limit: Limit) -> Limit:
    """Two moves need visits enough to be believed."""
    if limit.simulations is None:
        return limit
    return replace(limit, simulations=max(limit.simulations, 2 * LEAST_VISITS))


def _was_looked_at(node: Node) -> bool:
    return node.analysis is not None and node.analysis.threats is not None


def _is_known(node: Node, limit: Limit, profile: str, parameters: Parameters) -> bool:
    """Whether the record keeps as much of a position as this review would find."""
    analysis = node.analysis
    if analysis is None or analysis.is_steered:
        return False
    if limit.simulations is not None:
        return analysis.simulations >= limit.simulations or _is_certain(analysis)
    return analysis.profile == profile and bool(analysis.candidates) and _was_searched_so(analysis, parameters)


def _was_searched_so(analysis: PositionAnalysis, parameters: Parameters) -> bool:
    """Whether as much of its parameters as was kept is the same; the choice of the move is no part of the search."""
    kept = analysis.parameters
    return all(kept.get(name, value) == value for name, value in parameters.as_dict().items() if name not in _NO_SEARCH)


def _is_certain(analysis: PositionAnalysis) -> bool:
    """A proof ended the search before its limit, and would end it again."""
    proofs = [candidate.proof for candidate in analysis.candidates]
    is_all_known = bool(proofs) and Proof.UNKNOWN not in proofs  # older files kept nothing of the position itself
    return analysis.known.is_certain or Proof.WIN in proofs or is_all_known
