"""Writes into the tree what is certain of the root's moves, though nothing was searched below them that shows it.

A move that has no child yet gets one by a visit that the search asks for, like any other; a root that somebody steers
meanwhile is left as it is.
"""

from studio.engine.kernels.search.proofs import tighten_root
from studio.engine.kernels.search.task import Method
from studio.engine.kernels.search.tree import NO_NODE, ROOT, Tree
from studio.engine.kernels.walks.looking import edge_of
from studio.engine.options.steering import Steering
from studio.engine.running.boards import BoardMap
from studio.engine.running.end_plan import Claim
from studio.engine.running.looking import Looking
from studio.engine.running.root_steering import RootSteering


class RootClaims:
    """What waits to be written, at one root."""

    def __init__(self, looking: Looking, method: Method, board: BoardMap, steering: RootSteering) -> None:
        self._looking, self._method, self._board, self._steering = looking, method, board, steering
        self._waiting: tuple[Claim, ...] = ()
        self._asked = Steering()

    @property
    def is_empty(self) -> bool:
        return not self._waiting

    @property
    def visits_owed(self) -> int:
        """So many moves have no child yet."""
        return len(self._missing())

    def begin(self) -> None:
        """At another root."""
        self._waiting, self._asked = (), Steering()

    def copy_from(self, other: "RootClaims") -> None:
        self._waiting, self._asked = other._waiting, other._asked

    def add(self, claims: tuple[Claim, ...]) -> None:
        """The later of two about a move says more. Moves without a child are asked for."""
        self._waiting += claims
        if missing := self._missing():
            self._asked = Steering(more_visits=tuple((move, 1) for move in missing))
            self._steering.ask(self._asked, self._looking.tree, self._looking.view_at(()))

    def show(self) -> None:
        """All of them, once no move is without a child."""
        if not self._waiting or self._missing():
            return
        tree = self._looking.tree
        for claim in self._waiting:
            _settle(tree, int(tree.child[self._cell(claim.move)]), claim)
        tighten_root(tree, self._method)
        self.drop()

    def drop(self) -> None:
        """Where there is no room for a child, they stay untold."""
        if self._asked != Steering() and self._steering.steering == self._asked:
            self._steering.ask(Steering(), self._looking.tree, self._looking.view_at(()))
        self.begin()

    def _missing(self) -> list[int]:
        tree, moves = self._looking.tree, dict.fromkeys(claim.move for claim in self._waiting)
        cells = {move: self._cell(move) for move in moves}
        return [move for move, cell in cells.items() if not cell or tree.child[cell] == NO_NODE]

    def _cell(self, move: int) -> int:
        tree = self._looking.tree
        return edge_of(tree, self._method, int(tree.counts[ROOT]), int(self._board.codes[move]))


def _settle(tree: Tree, node: int, claim: Claim) -> None:
    is_certain, distance = tree.lower[node] == tree.upper[node], claim.plies - 1
    tree.distance[node] = min(distance, int(tree.distance[node])) if is_certain else distance
    tree.lower[node] = tree.upper[node] = claim.value
