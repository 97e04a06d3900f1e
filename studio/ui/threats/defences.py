"""The moves that defend against a threatened win, according to the solver, the search and the record."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from studio.engine.views.snapshot import NodeView
from studio.engine.views.threats import Points, Solution
from studio.game.position import Position
from studio.game.position_analysis import Proof

_POSITIONS = 256
"""The number of latest positions whose refuted moves are remembered."""


@dataclass(frozen=True, slots=True)
class Defences:
    """What is known about the moves of a side that must defend."""

    defending: Points
    """The points of the moves that are proven not to lose, in ascending order."""
    open: Points
    """The points of the moves that are not refuted so far, in ascending order.

    Some of them prevent the threatened win, but the other side may win in a different way. The others are undecided.
    """
    refuted: Points
    """The points of the moves that lose, in ascending order."""
    stopping: Points = ()
    """The refuted moves that prevent the threatened win. After them, the other side wins in a different way."""
    plies: int = 0
    """The maximum number of plies until the `stopping` moves lose, or 0 if it is unknown."""

    def within(self, plies: int) -> "Defences":
        """Return the same defences, in a position that is known to be lost in at most `plies` plies.

        0 means unknown.
        """
        known = [number for number in (self.plies, plies) if number]
        return replace(self, plies=min(known, default=0))


def defences_of(
    solution: Solution, moves: Collection[int], view: NodeView | None = None, refuted: Collection[int] = ()
) -> Defences:
    """Return what is known about the legal `moves` of the side to move.

    `view` has the results of the search in the same position, and `refuted` the moves that lose by other proofs. A move
    that is proven to lose does not count as a defence, even if it prevents the threatened win.
    """
    lost, saved = _proven(view)
    unrefuted = {*solution.refutations, *solution.undecided} - lost - set(refuted)
    defending, left = unrefuted & saved, unrefuted - saved
    stopping = set(solution.refutations) - unrefuted
    return Defences(
        tuple(sorted(defending)),
        tuple(sorted(left)),
        tuple(sorted(set(moves) - unrefuted)),
        tuple(sorted(stopping)),
        _plies(view, stopping),
    )


class RefutedMoves:
    """Remembers the refuted moves of the latest positions.

    They stay refuted when the search or the solver starts again and does not know the proofs yet.
    """

    def __init__(self) -> None:
        self._known: dict[object, frozenset[int]] = {}

    def of(self, position: Position) -> frozenset[int]:
        """Return the points of the moves that are known to lose in this position."""
        return self._known.get(_key(position), frozenset())

    def add(self, position: Position, moves: Collection[int]) -> None:
        """Remember that `moves` lose in this position."""
        known = self._known.pop(_key(position), frozenset())
        self._known[_key(position)] = known | frozenset(moves)
        if len(self._known) > _POSITIONS:
            del self._known[next(iter(self._known))]


# Implementation


def _key(position: Position) -> object:
    return position.rules, position.to_move, position.cells


def _plies(view: NodeView | None, lost: Collection[int]) -> int:
    """Return the maximum number of plies until the moves `lost` lose, or 0 if any of these numbers is unknown."""
    rows = [row for row, point in enumerate(view.points.tolist()) if point in lost] if view is not None else []
    if view is None or len(rows) < len(lost) or any(view.child_proof(row) is not Proof.LOSS for row in rows):
        return 0
    lengths = [view.child_proof_moves(row) for row in rows]
    return max(lengths) if lengths and all(lengths) else 0


def _proven(view: NodeView | None) -> tuple[frozenset[int], frozenset[int]]:
    """Return the points of the moves that are proven to lose, and the points of those that are proven not to lose."""
    if view is None:
        return frozenset(), frozenset()
    return frozenset(view.points[view.upper == -1].tolist()), frozenset(view.points[view.lower >= 0].tolist())
