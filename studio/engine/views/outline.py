"""The most visited part of a tree, in a form that can be drawn."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from studio.engine.views.snapshot import Integers, Reals
from studio.engine.views.view import View
from studio.game.argument_checks import as_int, wrong_kind
from studio.game.rules import Rules

MOST_NODES = 10_000_000
UNKNOWN = 2
"""The value of `TreeOutline.proof` for a node that is not proven."""


@dataclass(frozen=True, eq=False)
class TreeOutline(View):
    """The most visited part of a tree, with at most `budget` nodes.

    Node 0 is the root. Nodes are sorted by depth, and siblings by visits.
    """

    rules: Rules
    budget: int
    parent: Integers  # [node]: the parent from which the most visited edge leads to it; -1 for the root
    point: Integers  # [node]: the move that leads to it; -1 for the root
    depth: Integers
    visits: Integers
    value: Reals  # [node]: for the player who moved into it, at the root too
    proof: npt.NDArray[np.int8]  # [node]: for that player 1 won, 0 drawn, -1 lost; 2 unproven
    left_out: Integers  # [node]: the number of its children that are not in the outline
    is_principal: npt.NDArray[np.bool_]  # [node]: whether it is on the principal variation
    edge_from: Integers  # [edge]: every edge between two nodes of the outline
    edge_to: Integers
    edge_visits: Integers
    edge_prior: Reals
    is_complete: bool

    def __len__(self) -> int:
        return int(self.parent.size)

    def path(self, node: int) -> tuple[int, ...]:
        """Return the points of the moves from the root to a node. The path follows the drawn edges."""
        points = []
        while node > 0:
            points.append(int(self.point[node]))
            node = int(self.parent[node])
        return tuple(reversed(points))


def checked_budget(given: object) -> int:
    """Return the budget of an outline as an int. Raise an error if it is invalid."""
    budget = as_int(given)
    if budget is None or not 1 <= budget <= MOST_NODES:
        raise wrong_kind(given, f"A number of nodes from 1 to {MOST_NODES}", "400")
    return budget
