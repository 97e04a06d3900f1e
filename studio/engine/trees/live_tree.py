"""Common parts of the walks through the tree of a search."""

# The search may run between two steps.

from typing import Any

import numpy as np

from studio.engine.kernels.search.tree import ROOT, Tree
from studio.engine.kernels.walks.walking import FRAME_CELLS, NODE, SIZE, Walk
from studio.engine.running.tree_reader import TreeReader


class LiveTree:
    """Notices when a search changes its root."""

    # The tree itself may grow.

    def __init__(self, reader: TreeReader) -> None:
        self._reader = reader
        self._counts = reader.tree.counts  # a tree keeps this array when it grows; a new tree has another one
        self._root = int(self._counts[ROOT])

    @property
    def is_gone(self) -> bool:
        """Whether the root has changed."""
        # Earlier data about the tree is then invalid.
        return self._reader.tree.counts is not self._counts or int(self._counts[ROOT]) != self._root


def longest_path(reader: TreeReader) -> int:
    """Return an upper limit for the length of paths in the tree."""
    return reader.board.rules.size + 2


def new_walk(reader: TreeReader) -> Walk:
    """Return a new walk that begins at the root."""
    tree = reader.tree
    walk = Walk(
        frames=np.zeros((longest_path(reader), FRAME_CELLS), np.int64),
        depth=np.zeros(1, np.int64),
        seen=np.zeros(tree.visits.size, np.uint8),
    )
    begin_again(walk, reader)
    return walk


def begin_again(walk: Walk, reader: TreeReader) -> None:
    """Make `walk` begin at the root again."""
    walk.frames[0] = 0
    walk.frames[0, NODE], walk.frames[0, SIZE] = reader.tree.counts[ROOT], reader.method.first_block
    walk.depth[0] = 0


def covering(noted: Any, tree: Tree) -> Any:
    """Return the array `noted`, made large enough to have an item for each node of the tree."""
    if noted.size >= tree.visits.size:
        return noted
    larger = np.zeros(tree.visits.size, noted.dtype)
    larger[: noted.size] = noted
    return larger
