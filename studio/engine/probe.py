"""Runs every kernel once: python -m studio.engine.probe BOARD ...   The child process of the warm-up."""

import gc
import sys
import tempfile
from collections import deque
from pathlib import Path

from studio.engine.arrays import FEWEST_NODES
from studio.engine.kernels.compiling import cache_folder
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters, Selection
from studio.engine.search import Search
from studio.engine.steering import Steering
from studio.engine.tree_filter import TreeFilter
from studio.engine.tree_reading import reading
from studio.game.position import Position
from studio.game.rules import Rules

_RULES = {"one-word": Rules(3, 3, 3), "four-words": Rules(9, 9, 5), "row-words": Rules(17, 17, 5)}
_SURVEYED = "one-word"  # what looks at a whole tree is compiled once for all boards
_ENOUGH_TO_GROW = FEWEST_NODES + 4000


def probe(board: str) -> None:
    """Search, grow, look, step, survey, move on, steer, and search with two threads."""
    search = Search(Position(_RULES[board]), Parameters(transpositions=True, proofs=False))
    search.run(Limit(simulations=_ENOUGH_TO_GROW))
    search.step()
    if board == _SURVEYED:
        _survey(search)
        _save_and_read(search)
    best = search.snapshot().best
    if best is not None:
        search.play(best)
    search.run(Limit(simulations=10))
    if not search.position.is_over:
        search.steer(Steering().with_excluded(search.position.legal_moves()[0]))
        search.run(Limit(simulations=10))
    position = Position(_RULES[board])
    priors = tuple((point, 1 / position.rules.size) for point in range(position.rules.size))
    Search(position, Parameters(selection=Selection.PUCT), priors=priors)
    Search(position, Parameters(), threads=2).run(Limit(simulations=10))


def _survey(search: Search) -> None:
    """Look at the whole tree in every way."""
    for parts in (search.filtered(TreeFilter()), search.statistics(), search.outline(100)):
        deque(parts, maxlen=0)


def _save_and_read(search: Search) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tree.npz"
        for steps in (search.saving(file), reading(file, search.parameters.memory_mb)):
            for _ in steps:
                pass


def main(boards: list[str]) -> int:
    gc.set_threshold(20_000, 50, 1000)  # compiling makes millions of objects and little garbage
    cache_folder().mkdir(parents=True, exist_ok=True)
    for board in boards:
        probe(board)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
