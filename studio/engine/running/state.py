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
    """The state of a search.

    It contains the arrays of its tree, not copies of them. It becomes invalid when the search changes. A search that is
    created from the state uses these arrays, so the original search must not continue.
    """

    position: Position
    parameters: Parameters
    seed: int
    seconds: float
    board: type[Board]  # determines the codes by which the tree stores moves
    tree: Tree  # all unreachable nodes are freed
    order: Codes  # the order in which the moves of a node are tried
    is_steered: bool  # whether steering changed the order in which the root's moves were tried
    tally: Long  # the statistics of this position
    random: int  # the state of the first thread's random generator
    final_chance: np.random.Generator | None  # the generator for the moves to play; None before the first
    network: NetworkName | None = None  # the network of the search; None for rollouts
    changes: int = 0  # changes of the search so far: if the search has made more, this state is outdated
