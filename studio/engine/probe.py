"""Compiles stages by running their kernels: python -m studio.engine.probe STAGE ... -- STAGE ...

The warm-up runs this module as a child process. It first compiles the stages before the dashes, then the stages after
the dashes with low priority. It skips stages that another process is compiling. Its input is closed when the parent
ends; then the child ends, too.
"""

import gc
import os
import shutil
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from studio.engine.evaluation.network import untrained
from studio.engine.kernels.runtime.compiling import cache_folder
from studio.engine.kernels.runtime.folder import are_ready, claim, give_up_claim, keep_claim, mark_ready
from studio.engine.kernels.search.loop import cancel
from studio.engine.kernels.search.proofs import tighten_root
from studio.engine.kernels.search.tree import ROOT, give_back
from studio.engine.minimax import Minimax
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Selection, Threats
from studio.engine.options.threats import SolverLimit
from studio.engine.running.arrays import grown, packed, with_table_for
from studio.engine.running.boards import board_map
from studio.engine.running.components import Components
from studio.engine.running.endgame import EndgameSolver, Question
from studio.engine.running.root_threats import ThreatWins
from studio.engine.running.simulations import new_simulation
from studio.engine.running.state import SearchState
from studio.engine.running.task import detection_of, method_of
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.running.tree_reader import TreeReader
from studio.engine.saved.reading import reading
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.engine.solver import Solver, threat_points
from studio.engine.stages import (
    ENDS,
    EXAMPLES,
    FILES,
    JUDGED,
    LOOKING,
    MINIMAX,
    NETWORK,
    PLAIN,
    PRIORS,
    RULES,
    SOLVERS,
    SURVEYS,
)
from studio.engine.trees.filter import filtered_nodes
from studio.engine.trees.outline import outlined_tree
from studio.engine.trees.statistics import counted_tree
from studio.engine.views.found_nodes import TreeFilter
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone

_POLL_SECONDS = 0.2
_KEEP_SECONDS = 1.0
_NICE = 10
_ANY_BOARD = RULES["one-word"]
_FALLING_BOARD = Rules(4, 4, 4, gravity=True)
_temporary: list[str] = []
"""The folders that this process removes at its end, even if it must end early."""


def probe(stage: str) -> None:
    """Run the kernels of a stage once, which compiles them."""
    if stage in PLAIN:
        board, rollout, threats = PLAIN[stage]
        search = Search(Position(EXAMPLES[board]), Parameters(rollout=rollout, threats=threats))
        if not threats.sees_fours:  # otherwise a run begins with the threat solver, which is another stage
            search.run(Limit(simulations=1))
    elif stage in JUDGED:
        board, judge, threats = JUDGED[stage]
        _search_judged(EXAMPLES[board], judge, threats)
    else:
        _PROBES[stage]()


def _look() -> None:
    """Run all kernels that a search needs between its simulations, on a tree with only a root."""
    position, parameters = Position(_ANY_BOARD), Parameters(transpositions=True)
    board, chance = board_map(position.rules), np.random.default_rng(0)
    method = method_of(parameters, board, chance)
    memory = TreeMemory(method, board, parameters.memory_mb, threads=1)
    current = new_simulation(board, board.shape(parameters), detection_of(parameters, board), chance)
    board.set_position(current.board, position)
    memory.plant(position, current.board)
    tree, reader = memory.tree, TreeReader(memory, method, board)
    reader.view(int(tree.counts[ROOT]), ())
    reader.child(int(tree.counts[ROOT]), int(board.codes[0]))
    memory.move_root(int(tree.counts[ROOT]))
    memory.tidy()
    with_table_for(grown(tree, 2 * tree.visits.size, tree.child.size), 2 * tree.visits.size)
    packed(tree, method.first_block)
    give_back(tree, current.own, method.first_block)
    tighten_root(tree, method)
    cancel(tree, method, current.nodes, current.cells, current.state)


class _Planted:
    """The components of a search without the compiled loop."""

    # Creating a `Search` would compile this loop, too.

    def __init__(self, rules: Rules, parameters: Parameters) -> None:
        self.position, self.parameters = Position(rules), parameters
        self.components = Components(self.position, parameters, seed=0, threads=1)

    def tidy(self) -> bool:
        return True

    def state(self) -> SearchState:
        known = {"position": self.position, "parameters": self.parameters, "seed": 0, "seconds": 0.0}
        return self.components.state(final_chance=None, changes=0, **known)

    def while_good(self, _state: SearchState, steps: Generator[float]) -> Iterator[float]:
        return steps


def _survey() -> None:
    """Run each kind of query on a whole tree."""
    reader = _Planted(_ANY_BOARD, Parameters()).components.reader
    counted = counted_tree(reader, lambda: (0, 0))
    for answers in (filtered_nodes(reader, TreeFilter()), counted, outlined_tree(reader, 100)):
        deque(answers, maxlen=0)


def _save_and_read() -> None:
    planted = _Planted(_ANY_BOARD, Parameters(transpositions=True))
    folder = tempfile.mkdtemp(prefix="mcts-studio-")
    _temporary.append(folder)
    try:
        file = Path(folder) / "tree.npz"
        for steps in (saving(planted, file), reading(file, planted.parameters.memory_mb)):
            deque(steps, maxlen=0)
    finally:
        _remove_temporary()


def _remove_temporary() -> None:
    for folder in _temporary:
        shutil.rmtree(folder, ignore_errors=True)


def _list_priors() -> None:
    for rules in RULES.values():
        priors = tuple((point, 1 / rules.size) for point in range(rules.size))
        _Planted(rules, Parameters(selection=Selection.PUCT)).components.list_moves(priors)


def _search_judged(rules: Rules, judge: str, threats: Threats) -> None:
    parameters = Parameters(selection=Selection.PUCT, threats=threats)
    evaluator = untrained(rules, np.random.default_rng(0)) if judge == NETWORK else _knows_nothing
    search = Search(Position(rules), parameters, evaluator=evaluator)
    if not threats.sees_fours:
        search.run(Limit(simulations=1))


def _knows_nothing(positions: Sequence[Position]) -> tuple[npt.ArrayLike, npt.ArrayLike]:
    return np.ones((len(positions), positions[0].rules.size)), np.zeros(len(positions))


def _solve(rules: Rules) -> None:
    threat_points(Position(rules), Stone.BLACK)
    Solver(rules, memory_mb=1).solve(Position(rules), limit=SolverLimit(nodes=1))
    ThreatWins(Parameters(threats=Threats.FOURS), rules, np.zeros(1, np.int32)).win(np.zeros(0, np.uint16), 0, 1)


def _play_minimax() -> None:
    Minimax(_ANY_BOARD).search(Position(_ANY_BOARD), 1)


def _ask_about_end() -> None:
    solver = EndgameSolver(_FALLING_BOARD, np.zeros(1, np.int32))
    solver.begin(Position(_FALLING_BOARD))
    solver.ask(Question(1), most_nodes=1)


_PROBES: dict[str, Callable[[], None]] = {
    LOOKING: _look,
    SURVEYS: _survey,
    FILES: _save_and_read,
    PRIORS: _list_priors,
    ENDS: _ask_about_end,
    MINIMAX: _play_minimax,
    **{stage: partial(_solve, rules) for stage, rules in SOLVERS.items()},
}


class ReadyStages:
    """Tells by the operator `in` whether a stage is ready."""

    # A ready stage is not checked again: each check reads all its kernels.

    def __init__(self) -> None:
        self._found: set[str] = set()

    def __contains__(self, stage: str) -> bool:
        if stage not in self._found and are_ready((stage,)):
            self._found.add(stage)
        return stage in self._found


class Compiler:
    """Compiles stages that are not ready. Other processes see which stage it is compiling."""

    def __init__(self) -> None:
        self._stage: str | None = None
        self.ready = ReadyStages()
        threading.Thread(target=self._keep_claim, daemon=True).start()
        threading.Thread(target=self._end_with_parent, daemon=True).start()

    def compile_any(self, stages: list[str]) -> bool:
        """Compile the first stage that no process has compiled or claimed. Return False if there is no such stage."""
        for stage in stages:
            if stage not in self.ready and claim(stage):
                self._compile(stage)
                return True
        return False

    def _compile(self, stage: str) -> None:
        self._stage = stage
        try:
            probe(stage)
            mark_ready(stage)
        finally:
            self._stage = None
            give_up_claim(stage)

    def _keep_claim(self) -> None:
        while True:
            if self._stage is not None:
                keep_claim(self._stage)
            time.sleep(_KEEP_SECONDS)

    def _end_with_parent(self) -> None:
        while os.read(0, 1):  # a thread that waits for `sys.stdin` would disturb the exit of the process
            pass
        if self._stage is not None:
            give_up_claim(self._stage)
        _remove_temporary()
        os._exit(1)


def compile_all(wanted: list[str], rest: list[str]) -> None:
    """Compile the stages in `wanted`, then those in `rest`. Skip stages that other processes are compiling.

    Return when all wanted stages are ready, including those that other processes compile, and nothing in `rest` is left
    to compile.
    """
    compiler = Compiler()
    while True:
        wanted = [stage for stage in wanted if stage not in compiler.ready]
        if compiler.compile_any(wanted):
            continue
        if hasattr(os, "nice") and os.nice(0) < _NICE:
            os.nice(_NICE)
        if not compiler.compile_any(rest):
            if not wanted:
                return
            time.sleep(_POLL_SECONDS)


def main() -> int:
    arguments = sys.argv[1:]
    gc.set_threshold(20_000, 50, 1000)  # compiling creates millions of objects and little garbage
    cache_folder().mkdir(parents=True, exist_ok=True)
    dashes = arguments.index("--")
    compile_all(arguments[:dashes], arguments[dashes + 1 :])
    return 0


if __name__ == "__main__":
    sys.exit(main())
