"""The components of a search, which are constructed, copied and saved together."""

import logging
from functools import partial
from typing import Any

import numba
import numpy as np

from studio.engine.evaluation.evaluator import Evaluator, name_of, refuse_unfit, refuse_without_network
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.kernels.search.root_priors import list_with_priors, mix_priors
from studio.engine.kernels.search.task import FREE
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.running.boards import board_map
from studio.engine.running.evaluations import evaluations_of
from studio.engine.running.root import Root
from studio.engine.running.root_defences import RootRefutations
from studio.engine.running.root_endgame import PER_FUNCTION, PER_NETWORK, PER_ROLLOUT, RootEndgame
from studio.engine.running.root_threats import RootAttacks, RootThreats, ThreatWins
from studio.engine.running.simulations import Simulations
from studio.engine.running.state import SearchState
from studio.engine.running.task import detection_of, free_task, method_of, set_order
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.running.tree_reader import TreeReader
from studio.game.position import Position

if TUNED:  # plain kernels log the reason themselves
    logging.getLogger(__name__).info("Kernels are tuned for Numba %s.", numba.__version__)


class Components:
    """The components of one search. `position` is the root of the tree."""

    def __init__(
        self,
        position: Position,
        parameters: Parameters,
        seed: int,
        threads: int,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.map = board_map(position.rules)
        refuse_unfit(evaluator, position, parameters, threads)
        shape = self.map.shape(parameters)
        chance = np.random.default_rng(seed)
        self.method = method_of(parameters, self.map, chance, judged=evaluator is not None)
        self.task = free_task(self.method, self.map)
        detection = partial(detection_of, parameters, self.map)
        evaluations = evaluations_of(evaluator, parameters, self.map, threads)
        self._evaluator = evaluator
        self.simulations = Simulations(self.map, shape, evaluations, detection, chance)
        self.memory = TreeMemory(self.method, self.map, parameters.memory_mb, len(self.simulations.all))
        self.reader = TreeReader(self.memory, self.method, self.map)
        stop = self.simulations.stop_flag
        share = PER_ROLLOUT if evaluator is None else PER_FUNCTION if evaluations.asks_outside else PER_NETWORK
        wins = ThreatWins(parameters, position.rules, stop)
        endgame = RootEndgame(parameters, position.rules, stop, share)
        threats, attacks = RootThreats(parameters, wins), RootAttacks(parameters, position.rules, stop)
        refutations = RootRefutations(parameters, position.rules, stop)
        self.root = Root(self.task, self.reader, threats, attacks, refutations, endgame)
        self.simulations.set_root(position)
        self.memory.plant(position, self.simulations.root)
        self.root.begin(position)

    def refuse_to_go_on(self) -> None:
        """Raise an error if the network that evaluates this search is missing."""
        refuse_without_network(self._evaluator)

    def list_moves(self, priors: Priors) -> None:
        """Add an edge with its prior to the root for each move. Only call this before the first simulation."""
        simulations = self.simulations
        list_with_priors(self.memory.tree, self.task, simulations.root, simulations.first.own, self.map.by_code(priors))

    def mix_priors(self, noise: Priors, share: float) -> None:
        """Mix `noise` into the priors of the root's moves. The weight of the noise is `share`, from 0 to 1."""
        mix_priors(self.memory.tree, self.method, self.map.by_code(noise), share)

    def copy_from(self, other: "Components") -> None:
        """Copy the state of another search, including an unfinished simulation."""
        # The two searches share no arrays.
        set_order(self.method, other.method.order)
        self.simulations.copy_from(other.simulations)
        self.memory.copy_from(other.memory)
        self.root.copy_from(other.root)

    def take(self, state: SearchState) -> None:
        """Continue from the state of a saved search. The tree of the state is used directly, not copied."""
        set_order(self.method, state.order)
        self.memory.tree = state.tree
        first = self.simulations.first
        first.tally[:], first.random[0] = state.tally, state.random
        self.root.continue_after(self.simulations.count)

    def state(self, **known: Any) -> SearchState:
        """Return the state of the search. `known` holds the fields that the components do not store themselves."""
        return SearchState(
            network=name_of(self._evaluator),
            board=self.map.kind,
            tree=self.memory.tree,
            order=self.method.order,
            is_steered=self.root.steering.mode != FREE,
            tally=self.simulations.whole_tally(),
            random=int(self.simulations.first.random[0]),
            **known,
        )
