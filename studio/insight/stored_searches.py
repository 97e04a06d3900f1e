"""Decides whether results that a record already has are sufficient for a review. No Qt."""

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis, Proof

_NO_SEARCH = ("final_move", "temperature", "confidence", "memory_mb")
"""Parameters that do not change the results of a search if its memory is large enough."""
_WHOLE = 0.9
"""A search counts as complete if it took at least this share of its time limit."""


class StoredSearches:
    """Looks up which searches of a review have stored results already."""

    def __init__(self, limit: Limit, profile: str, parameters: Parameters) -> None:
        self._limit, self._profile, self._parameters = limit, profile, parameters

    def are_sufficient(self, node: Node) -> bool:
        """Return whether a position needs neither a full search nor a threat search."""
        return self.has_full(node) and has_threat_search(node)

    def has_full(self, node: Node) -> bool:
        """Return whether the stored analysis is as good as that of a new search with the settings of the review."""
        analysis, limit = node.analysis, self._limit
        if analysis is None or analysis.is_steered:
            return False
        if limit.simulations is not None and (analysis.visits >= limit.simulations or _is_certain(analysis)):
            return True
        is_whole = _is_certain(analysis) or _reached(analysis, limit)
        return is_whole and self._was_searched_so(analysis)

    def _was_searched_so(self, analysis: PositionAnalysis) -> bool:
        """Return whether the analysis was made with the profile and parameters of the review.

        Parameters that do not change results, or that the analysis does not contain, are ignored.
        """
        if analysis.profile != self._profile or not analysis.candidates:
            return False
        kept, wanted = analysis.parameters, self._parameters.as_dict()
        return all(kept.get(name, value) == value for name, value in wanted.items() if name not in _NO_SEARCH)


def free_visits(node: Node) -> int:
    """Return the visits in the analysis of a position. Return 0 if the search was restricted to selected moves."""
    analysis = node.analysis
    return 0 if analysis is None or analysis.is_steered else analysis.visits


def has_threat_search(node: Node) -> bool:
    return node.analysis is not None and node.analysis.threats is not None


def _reached(analysis: PositionAnalysis, limit: Limit) -> bool:
    """Return whether the search has reached the time or the depth of a full search.

    If one of these numbers is unknown, it counts as reached, unless the limit has a number of simulations.
    """
    if_unknown, reached = limit.simulations is None, list[bool]()
    if limit.seconds is not None:
        reached.append(if_unknown if analysis.seconds is None else analysis.seconds >= _WHOLE * limit.seconds)
    if limit.depth is not None:
        reached.append(if_unknown if analysis.depth is None else analysis.depth >= limit.depth)
    return any(reached) if reached else if_unknown


def _is_certain(analysis: PositionAnalysis) -> bool:
    """Return whether a proof has decided the position."""
    # Another search would then end early, too.
    proofs = [candidate.proof for candidate in analysis.candidates]
    is_all_known = bool(proofs) and Proof.UNKNOWN not in proofs  # older files store no result of the position itself
    return analysis.known.is_certain or Proof.WIN in proofs or is_all_known
