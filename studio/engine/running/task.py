"""Converts parameters into the records that the kernels read."""

import math
from collections.abc import Callable

import numpy as np

from studio.engine.kernels.boards.board import Codes
from studio.engine.kernels.search import task
from studio.engine.kernels.search.task import Method, Task
from studio.engine.kernels.search.tree import AT_ONCE
from studio.engine.kernels.threats.proving import Proving
from studio.engine.options.parameters import Parameters, Rollout, Selection, Threats
from studio.engine.running.arrays import CELL_BYTES, NODE_BYTES, SHARED_BYTES
from studio.engine.running.boards import BoardMap
from studio.engine.running.line_boards import new_proving
from studio.game.rules import Rules

UNLIMITED = 1 << 60
MARGIN_NODES = AT_ONCE + 2
_TABLE = 4096
# math.log, because the last bit of numpy's logarithm depends on the processor
_LOG_ROOTS = np.array([math.sqrt(math.log(max(visits, 1))) for visits in range(_TABLE)])
_SELECTIONS = {Selection.UCT: task.UCT, Selection.UCT_TOTAL: task.UCT_TOTAL, Selection.PUCT: task.PUCT}
_ROLLOUTS: dict[Rollout, Callable[[int], task.Rollout]] = {
    Rollout.UNIFORM: task.Uniform,
    Rollout.NEIGHBOUR: task.Neighbour,
    Rollout.TACTICAL: task.Tactical,
}
_FEW_SLOTS = 15
_MOST_LOOK_CELLS = 4096
REMEMBERED_CELLS = 1 << 15
"""How many positions without wins by fours each thread caches (see `kernels/search/four_detection`)."""


def method_of(parameters: Parameters, board: BoardMap, chance: np.random.Generator, *, judged: bool = False) -> Method:
    """Return the parameters of a search in the form that the kernels read.

    `chance` determines the order of children.
    """
    order = board.slots.copy()
    chance.shuffle(order)
    return Method(
        selection=_SELECTIONS[parameters.selection],
        exploration=parameters.exploration,
        exploration_growth=parameters.exploration_growth,
        first_play=parameters.first_play,
        first_play_reduction=parameters.first_play_reduction if judged else math.inf,
        judged=judged,
        least_prior=parameters.least_prior if judged else 0.0,
        widening_start=parameters.widening_start,
        widening_factor=parameters.widening_factor,
        widening_exponent=parameters.widening_exponent,
        near_first=parameters.leaves_moves_for_later,
        transpositions=parameters.transpositions,
        proofs=parameters.proofs,
        first_block=first_block(board),
        order=order,
        places=_places_in(order),
        log_roots=_LOG_ROOTS,
    )


def _places_in(order: Codes) -> Codes:
    places = np.zeros(int(order.max()) + 1, np.uint16)
    places[order] = np.arange(order.size)
    return places


def set_order(method: Method, order: Codes) -> None:
    """Set the order in which children are tried."""
    method.order[:] = order
    method.places[:] = _places_in(order)


def detection_of(parameters: Parameters, board: BoardMap) -> task.ThreatDetection:
    """Return the settings and the working memory for detecting threats at new nodes. Each thread needs its own."""
    # The class of the result selects the compiled variant of `advance`.
    if parameters.seen_threats is Threats.NONE:
        return task.NoDetection(0)
    if not looks_for_fours(parameters, board.rules):
        return task.WinDetection(1)
    work = new_proving(board.rules, look_cells(parameters))
    return task.FourDetection(
        work=work,
        points=board.points,
        codes=board.codes,
        most_nodes=parameters.threat_nodes,
        shortest=parameters.shortest_fours,
        deep=with_large_table(work, parameters),
        visits=parameters.threat_visits,
        remembered=np.zeros(REMEMBERED_CELLS, np.uint64),
        root=np.zeros(1, np.int64),
    )


def with_large_table(work: Proving, parameters: Parameters) -> Proving:
    """Return a solver with the same board and a larger table. It repeats searches at nodes that have many visits."""
    cells = _MOST_LOOK_CELLS if parameters.threat_visits else 2
    names, facts = np.zeros(cells, np.uint64), np.zeros(cells, np.uint64)
    return work._replace(names=names, facts=facts, counts=np.zeros_like(work.counts))


def looks_for_fours(parameters: Parameters, rules: Rules) -> bool:
    """Return whether a search detects wins by fours."""
    # In games with gravity it does not: there the detection could not exclude any reply, and would cost more than it
    # gains.
    return parameters.seen_threats.sees_fours and not rules.gravity


def look_cells(parameters: Parameters) -> int:
    """Return the number of cells in the table that the threat solver uses at new nodes."""
    # The table is emptied before each call, so that results do not depend on earlier calls.
    return 1 << min(max(2 * parameters.threat_nodes, 64), _MOST_LOOK_CELLS).bit_length() - 1


def rollout_of(parameters: Parameters) -> task.Rollout:
    """Return the settings of the rollouts."""
    # Their class selects the compiled variant of `advance`.
    return _ROLLOUTS[parameters.rollout](parameters.rollout_moves or UNLIMITED)


def free_task(method: Method, board: BoardMap) -> Task:
    """Return a task for one thread, without limits and with all moves allowed at the root."""
    codes = board.points.size
    return Task(
        method=method,
        threads=False,
        steered=task.FREE,
        allowed=np.ones(codes, np.uint8),
        wanted=np.zeros(codes, np.int64),
        tried=np.zeros(codes, np.uint8),
        deadline=UNLIMITED,
        depth_limit=UNLIMITED,
        nodes_enough=UNLIMITED,
        cells_enough=UNLIMITED,
        bytes_enough=UNLIMITED,
        node_bytes=NODE_BYTES + SHARED_BYTES * method.transpositions,
        cell_bytes=CELL_BYTES,
        visits_enough=0,
        reached=np.zeros(codes, np.uint8),
    )


def first_block(board: BoardMap) -> int:
    """Return how many cells the first block of a node has: one per child on a small board, otherwise four."""
    return 1 << board.slots.size.bit_length() if board.slots.size <= _FEW_SLOTS else 4


def margin_cells(board: BoardMap) -> int:
    """Return how many cells one thread may need at most before the limit of cells is checked again.

    These are all blocks of one node, and the first blocks that the thread reserves.
    """
    return (4 << board.slots.size.bit_length()) + AT_ONCE * first_block(board)
