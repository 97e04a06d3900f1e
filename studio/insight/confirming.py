"""Decides which marks of a review longer searches must confirm, and which searches these are.

No Qt. A search of some thousand simulations overrates moves whose refutation it has not found. So a mark that depends
on win rates needs two searches that are `FACTOR` times as long: one before and one after the move. A position with a
proven result needs none.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from studio.engine.options.limits import Limit
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.comparing import long_choice_of, steering_of_alternatives, steering_to_compare
from studio.insight.judgements import MISTAKE, differ, is_withdrawn, judgement_of, verdict

FACTOR = 10
"""How many times as long as a search of the review a search is that confirms a mark, in simulations or seconds."""
_WHOLE = 0.9
"""A search that is limited in seconds counts as complete if it took at least this share of its limit."""
_MAIN_SHARE = 0.5
"""A record keeps only the most visited moves of a comparison. These have at least this share of its simulations."""


@dataclass(frozen=True, slots=True)
class LongSearch:
    """A position that needs a long search."""

    node: Node
    steering: Steering = UNSTEERED

    @property
    def is_steered(self) -> bool:
        return not self.steering.is_empty


class Confirming:
    """The long searches of a review with the limit `limit` per position.

    If a review is limited only by depth, it has no long searches, because a multiple of a depth says nothing about the
    time.
    """

    def __init__(self, limit: Limit) -> None:
        simulations, seconds = limit.simulations, limit.seconds
        is_limited = simulations is not None or seconds is not None
        self.limit: Limit | None = None
        """The limit of a long search. None if there are no long searches."""
        if is_limited:
            self.limit = replace(
                limit,
                simulations=None if simulations is None else FACTOR * simulations,
                seconds=None if seconds is None else FACTOR * seconds,
                depth=None,
            )

    def judgement(self, record: GameRecord, node: Node) -> MoveJudgement | None:
        """Judge a move by its long searches if the record contains them.

        Otherwise judge it by the searches of the review.
        """
        return judgement_of(record, node, is_long=self.is_confirmed(record, node))

    def needed(self, record: GameRecord, node: Node) -> list[LongSearch]:
        """Return the long searches that are still missing to judge the node's move.

        They are needed if short searches mark the move, or do not mark it only because the better line leads back to
        it. They are also needed if no better move was found, but the win rates before and after the move differ as much
        as for a mistake.
        """
        lacks = self._lacks(record, node)
        found = self.judgement(record, node) if lacks else None
        if found is None:
            return []
        falls = differ(found.before, found.after) and not found.is_unsettled
        is_suspect = verdict(found.drop) is not None or falls
        return lacks if is_suspect or is_withdrawn(record, node) else []

    def expected(self, record: GameRecord, node: Node) -> list[LongSearch]:
        """Return the long searches that a move will probably need. The move need not have been compared yet."""
        lacks = self._lacks(record, node)
        is_open = not all(search.is_steered for search in lacks)
        if is_open and steering_to_compare(record, node, MISTAKE) is not None:
            return lacks
        return self.needed(record, node) if lacks else []

    def is_open(self, record: GameRecord, node: Node) -> bool:
        """Return whether long searches could confirm or refute a mark of the node's move, but the record lacks some
        of them.
        """
        return bool(self._lacks(record, node))

    def is_confirmed(self, record: GameRecord, node: Node) -> bool:
        """Return whether the record contains all long searches that check the mark of the node's move."""
        choice = long_choice_of(record, node) if self.limit is not None else None
        return choice is not None and choice.leading is not None and not self._lacks(record, node)

    # Implementation

    def _lacks(self, record: GameRecord, node: Node) -> list[LongSearch]:
        return list(self._missing_searches(record, node)) if self.limit is not None else []

    def _missing_searches(self, record: GameRecord, node: Node) -> Iterator[LongSearch]:
        """Yield the long searches that are still missing for the node's move."""
        choice, parent = long_choice_of(record, node), node.parent
        leading = choice.leading if choice is not None else None
        if choice is None or leading is None or parent is None:
            return
        if choice.played.known.is_certain:
            if not (leading.known.is_certain or self._has_long_comparison(parent, leading.visits)):
                yield LongSearch(parent, steering_of_alternatives(record, node))
            return
        if not self._is_long(node.analysis):
            yield LongSearch(node)
        if not leading.known.is_certain and not self._is_long(parent.analysis):
            yield LongSearch(parent)

    def _is_long(self, analysis: PositionAnalysis | None) -> bool:
        """Return whether an analysis comes from an unrestricted search that reached the limit of a long search."""
        if analysis is None or analysis.is_steered or self.limit is None:
            return False
        if self.limit.simulations is not None and analysis.visits >= self.limit.simulations:
            return True
        return (
            self.limit.seconds is not None
            and analysis.seconds is not None
            and analysis.seconds >= _WHOLE * self.limit.seconds
        )

    def _has_long_comparison(self, parent: Node, leading: int) -> bool:
        """Return whether the search that compares the alternatives has reached `self.limit`.

        The best alternative has `leading` visits. The record does not say how many seconds a comparison took. If the
        limit is in seconds, `leading` is compared with the visits of the position's own search instead.
        """
        analysis = parent.analysis
        if analysis is None or self.limit is None:
            return False
        whole = self.limit.simulations
        if whole is None:
            whole = analysis.visits if self._is_long(analysis) else FACTOR * analysis.visits
        return max(leading, sum(row.visits for row in analysis.compared)) >= _MAIN_SHARE * whole
