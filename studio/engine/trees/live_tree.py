"""The tree of a search that may go on between two looks at it."""

from typing import Any

import numpy as np

from studio.engine.kernels.search.tree import ROOT, Tree
from studio.engine.kernels.walks.walking import FRAME_CELLS, NODE, SIZE, Walk
from studio.engine.running.tree_reader import TreeReader


class LiveTree:
    """Follows a tree through its growth, for as long as it has the same root."""

    def __init__(self, reader: TreeReader) -> None:
        self._reader = reader
        self._counts = reader.tree.counts  # larger arrays keep these; a new tree has its own
        self._root = int(self._counts[ROOT])

    @property
    def is_gone(self) -> bool:
        """Whether there is another root, so that what was noted of this tree is worth nothing."""
        return self._reader.tree.counts is not self._counts or int(self._counts[ROOT]) != self._root


def longest_way(reader: TreeReader) -> int:
    """Room for the longest game and an end."""
    return reader.board.rules.size + 2


def new_walk(reader: TreeReader) -> Walk:
    """A walk that stands at the root."""
    tree = reader.tree
    walk = Walk(
        frames=np.zeros((longest_way(reader), FRAME_CELLS), np.int64),
        depth=np.zeros(1, np.int64),
        seen=np.zeros(tree.visits.size, np.uint8),
    )
    begin_again(walk, reader)
    return walk


def begin_again(walk: Walk, reader: TreeReader) -> None:
    """Send a walk back to the root."""
    walk.frames[0] = 0
    walk.frames[0, NODE], walk.frames[0, SIZE] = reader.tree.counts[ROOT], reader.method.first_block
    walk.depth[0] = 0


def covering(noted: Any, tree: Tree) -> Any:
    """What is noted of each node, with room for all nodes that the tree has now."""
    if noted.size >= tree.visits.size:
        return noted
    larger = np.zeros(tree.visits.size, noted.dtype)
    larger[: noted.size] = noted
    return larger
