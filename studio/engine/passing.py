"""What each thread of a search needs for itself, and how all of them go on together."""

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from studio.engine.boards import BoardMap, alone
from studio.engine.kernels.board import Board, Shape
from studio.engine.kernels.passes import Pass
from studio.engine.kernels.phases import advance
from studio.engine.kernels.scoring import Settings
from studio.engine.kernels.tree import Tree, give_back


def new_pass(board: BoardMap, shape: Shape, chance: np.random.Generator) -> Pass:
    """A thread's own board, way through the tree, and random numbers."""
    longest = board.rules.size + 2
    random = alone(1, np.uint64)
    random[:] = chance.integers(0, 2**64, 1, np.uint64)
    return Pass(
        board=board.board(shape),
        nodes=alone(longest, np.uint32),
        cells=alone(longest, np.uint32),
        played=alone(longest, np.uint16),
        random=random,
        own=alone(3, np.int64),
        state=alone(7, np.int64),
        tally=alone(8, np.int64),
    )


def advance_all(
    tree: Tree, settings: Settings, root: Board, passes: Sequence[Pass], budget: Any, stop: Any
) -> set[int]:
    """One kernel call a thread, until the budget they share is spent; the calling thread is one of them."""
    reasons: list[int] = []

    def go(current: Pass) -> None:
        reasons.append(int(advance(tree, settings, root, current, budget, stop, False)))

    helpers = [threading.Thread(target=go, args=(current,), daemon=True) for current in passes[1:]]
    for helper in helpers:
        helper.start()
    try:
        go(passes[0])
    finally:
        for helper in helpers:
            helper.join()
        if helpers:
            for current in passes:
                give_back(tree, current.own, settings.first_block)
    return set(reasons)
