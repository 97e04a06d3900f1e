"""All that a search is, so that another one can go on in its place."""

from dataclasses import dataclass

import numpy as np

from studio.engine.evaluation.network import NetworkName
from studio.engine.kernels.boards.board import Board, Codes
from studio.engine.kernels.search.tree import Long, Tree
from studio.engine.options.parameters import Parameters
from studio.game.position import Position


@dataclass(frozen=True, slots=True)
class SearchState:
    """Holds the tree's own arrays, not copies of them: it is good until the search does anything but being looked at.

    A search that is made of it takes the arrays over, so the one that they came from must not go on.
    """

    position: Position
    parameters: Parameters
    seed: int
    seconds: float
    board: type[Board]  # whose codes the tree's moves are
    tree: Tree  # of which nothing is left to be given back
    order: Codes  # in which the moves of a node are tried
    is_steered: bool  # whether the root's moves were tried in another order
    tally: Long  # what all threads have counted of this position
    random: int  # where the first thread's random numbers stand
    final_chance: np.random.Generator | None  # and those of final moves, if one was asked for
    network: NetworkName | None = None  # which judged in place of rollouts
    changes: int = 0  # the search's own count of what may have changed it, by which it knows whether this is still good
