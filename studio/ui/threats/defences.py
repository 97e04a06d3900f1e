"""The moves that defend against a threatened win, by the solver and by the proofs of the search."""

from dataclasses import dataclass

from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Points, Solution


@dataclass(frozen=True, slots=True)
class Defences:
    """What is known about the moves of the side that must defend."""

    defending: Points
    """The points of the moves that are proven not to lose, in ascending order."""
    open: Points
    """The points of the moves that are not refuted so far, in ascending order.

    Some prevent the threatened win, but the other side may win in another way; others are undecided.
    """
    refuted: int
    """The number of moves that lose."""


def defences_of(solution: Solution, moves: int, view: NodeView | None = None) -> Defences:
    """Return what is known about the `moves` legal moves of the side to move.

    `view` has the results of the search in the same position. A move that it proves to lose does not defend, even if
    it refutes the threat: the other side then wins in another way.
    """
    lost, saved = _proven(view)
    unrefuted = {*solution.refutations, *solution.undecided} - lost
    defending, left = unrefuted & saved, unrefuted - saved
    return Defences(tuple(sorted(defending)), tuple(sorted(left)), moves - len(unrefuted))


# Implementation


def _proven(view: NodeView | None) -> tuple[frozenset[int], frozenset[int]]:
    """Return the points of the moves that are proven to lose, and of those that are proven not to lose."""
    if view is None:
        return frozenset(), frozenset()
    return frozenset(view.points[view.upper == -1].tolist()), frozenset(view.points[view.lower >= 0].tolist())
