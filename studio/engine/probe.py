"""Runs every kernel once: python -m studio.engine.probe BOARD ...   The child process of the warm-up."""

import sys

from studio.engine.arrays import FEWEST_NODES
from studio.engine.kernels.compiling import cache_folder
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.search import Search
from studio.engine.steering import Steering
from studio.game.position import Position
from studio.game.rules import Rules

_RULES = {"one-word": Rules(3, 3, 3), "four-words": Rules(9, 9, 5), "row-words": Rules(17, 17, 5)}
_ENOUGH_TO_GROW = FEWEST_NODES + 4000


def probe(board: str) -> None:
    """Search, grow, look, step, move on, steer, and search with two threads."""
    search = Search(Position(_RULES[board]), Parameters(transpositions=True, proofs=False))
    search.run(Limit(simulations=_ENOUGH_TO_GROW))
    search.step()
    best = search.snapshot().best
    if best is not None:
        search.play(best)
    search.run(Limit(simulations=10))
    if not search.position.is_over:
        search.steer(Steering().with_excluded(search.position.legal_moves()[0]))
        search.run(Limit(simulations=10))
    Search(Position(_RULES[board]), Parameters(), threads=2).run(Limit(simulations=10))


def main(boards: list[str]) -> int:
    cache_folder().mkdir(parents=True, exist_ok=True)
    for board in boards:
        probe(board)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
