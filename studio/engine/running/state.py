"""The state of a search, from which another search can continue."""

from dataclasses import dataclass

import numpy as np

from studio.engine.evaluation.network import NetworkName
from studio.engine.kernels.boards.board import Board, Codes
from studio.engine.kernels.search.tree import Long, Tree
from studio.engine.options.parameters import Parameters
from studio.game.position import Position


@dataclass(frozen=True, slots=True)
class SearchState:
    """Holds the tree's own arrays, not copies, so it is valid only until a call changes the search.

    A search that is made from it takes the arrays over. The search that they came from must not continue then.
    """

    position: Position
    parameters: Parameters
    seed: int
    seconds: float
    board: type[Board]  # defines the codes of the tree's moves
    tree: Tree  # all unreachable nodes are freed
    order: Codes  # in which the moves of a node are tried
    is_steered: bool  # whether the root's moves were tried in another order
    tally: Long  # the statistics of this position
    random: int  # the state of the first thread's random numbers
    final_chance: np.random.Generator | None  # and of those for final moves, if any was drawn
    network: NetworkName | None = None  # evaluates in place of rollouts
    changes: int = 0  # the search's count of changes: another count means that this state is outdated
