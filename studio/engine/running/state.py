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
    """The state of a search, with the tree's own arrays. A call that changes the search makes the state invalid.

    A search that is made from the state takes over the arrays. The original search must not continue then.
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
    random: int  # the state of the first thread's random generator
    final_chance: np.random.Generator | None  # the generator of the played moves; None before the first one
    network: NetworkName | None = None  # the network of the search; None for rollouts
    changes: int = 0  # the search's count of changes: another count means that this state is outdated
