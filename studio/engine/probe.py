"""Runs every kernel once: python -m studio.engine.probe BOARD ...   The child process of the warm-up."""

import sys
import tempfile
from pathlib import Path

from studio.engine.arrays import FEWEST_NODES
from studio.engine.kernels.compiling import cache_folder
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.search import Search
from studio.engine.tree_reading import reading
from studio.game.position import Position
from studio.game.rules import Rules

_RULES = {"one-word": Rules(3, 3, 3), "four-words": Rules(9, 9, 5), "row-words": Rules(17, 17, 5)}
_FIRST = "one-word"
_ENOUGH_TO_GROW = FEWEST_NODES + 4000


def probe(board: str) -> None:
    """Search, grow, look, step, move on, and search with two threads."""
    search = Search(Position(_RULES[board]), Parameters(transpositions=True, proofs=False))
    search.run(Limit(simulations=_ENOUGH_TO_GROW))
    search.step()
    best = search.snapshot().best
    if best is not None:
        search.play(best)
    search.run(Limit(simulations=10))
    Search(Position(_RULES[board]), Parameters(), threads=2).run(Limit(simulations=10))
    if board == _FIRST:  # what reads a tree is the same for all of them
        _save_and_read(search)


def _save_and_read(search: Search) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tree.npz"
        for steps in (search.saving(file), reading(file, search.parameters.memory_mb)):
            for _ in steps:
                pass


def main(boards: list[str]) -> int:
    cache_folder().mkdir(parents=True, exist_ok=True)
    for board in boards:
        probe(board)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
