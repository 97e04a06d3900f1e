"""What a search is made of: made together, copied together, and told together."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np

from studio.engine.evaluation.evaluator import Evaluator, name_of, refuse_unfit, refuse_without_network
from studio.engine.kernels.search.root_priors import list_with_priors, mix_priors
from studio.engine.kernels.search.task import FREE
from studio.engine.kernels.search.tree import LEAVES, NODES, ROOT
from studio.engine.kernels.walks.looking import edge_of
from studio.engine.options.parameters import Parameters
from studio.engine.options.priors import Priors
from studio.engine.options.steering import Steering
from studio.engine.running.boards import board_map
from studio.engine.running.end_look import BY_NETWORK, BY_OTHERS, BY_ROLLOUTS, EndLook
from studio.engine.running.evaluations import evaluations_of
from studio.engine.running.looking import Looking
from studio.engine.running.passes import Passes
from studio.engine.running.room import TreeRoom
from studio.engine.running.root_claims import RootClaims
from studio.engine.running.root_look import RootLook, settle_root
from studio.engine.running.root_steering import RootSteering
from studio.engine.running.state import SearchState
from studio.engine.running.task import free_task, method_of, set_order, sight_of
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position import Position


class Parts:
    """Owned by one search, with a tree that begins at its position."""

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
        sight = partial(sight_of, parameters, self.map)
        evaluations = evaluations_of(evaluator, parameters, self.map, threads)
        self._evaluator = evaluator
        self.passes = Passes(self.map, shape, evaluations, sight, chance)
        self.room = TreeRoom(self.method, self.map, parameters.memory_mb, len(self.passes.all))
        self.looking = Looking(self.room, self.method, self.map)
        self.steering = RootSteering(self.task, self.map)
        self.root_look = RootLook(parameters, position.rules, self.passes.stop_flag)
        share = BY_ROLLOUTS if evaluator is None else BY_OTHERS if evaluations.asks_outside else BY_NETWORK
        self.end_look = EndLook(parameters, position.rules, self.passes.stop_flag, share)
        self.claims = RootClaims(self.looking, self.method, self.map, self.steering)
        self.passes.set_root(position)
        self.room.plant(position, self.passes.root)

    def refuse_to_go_on(self) -> None:
        """Where nobody can judge any further."""
        refuse_without_network(self._evaluator)

    def list_moves(self, priors: Priors) -> None:
        """Give the root all its children now, with what a hand promises of them."""
        passes = self.passes
        list_with_priors(self.room.tree, self.task, passes.root, passes.first.own, self.map.by_code(priors))

    def mix_priors(self, noise: Priors, share: float) -> None:
        """Let so large a share of the root's priors be this noise."""
        mix_priors(self.room.tree, self.method, self.map.by_code(noise), share)

    def expect_visits(self, reached: Iterable[int]) -> None:
        """The next run ends when a move of the root has the visits that are looked out for; these points have them."""
        self.task.reached[:] = 0
        self.task.reached[self.map.codes[list(reached)]] = 1

    def ask_for_win(self) -> None:
        """Let the next pass go where the look at the root found a win."""
        if self.root_look.win is not None:
            wanted = Steering(more_visits=((self.root_look.win[0], 1),))
            self.steering.ask(wanted, self.room.tree, self.looking.view_at(()))

    def show_win(self) -> None:
        """Make it certain in the tree, now that it has been visited."""
        tree = self.room.tree
        root = int(tree.counts[ROOT])
        only_judged = self.method.judged and tree.visits[root] == 1  # the root itself: the next pass shows the win
        if self.root_look.win is None or only_judged:
            return
        point, plies = self.root_look.win
        cell = edge_of(tree, self.method, root, int(self.map.codes[point]))
        if cell and tree.child[cell]:
            settle_root(tree, cell, plies)
        self.root_look.win = None
        self.steering.ask(Steering(), tree, self.looking.view_at(()))

    def copy_from(self, other: "Parts") -> None:
        """Be as another search's are, down to a pass that is not finished; nothing is shared that changes."""
        set_order(self.method, other.method.order)
        self.passes.copy_from(other.passes)
        self.room.copy_from(other.room)
        self.steering.copy_from(other.steering)
        self.root_look.copy_from(other.root_look)
        self.end_look.copy_from(other.end_look)
        self.claims.copy_from(other.claims)

    def take(self, state: SearchState) -> None:
        """Go on with what a state holds; its arrays are ours now."""
        set_order(self.method, state.order)
        self.room.tree = state.tree
        first = self.passes.first
        first.tally[:], first.random[0] = state.tally, state.random

    def state(self, **known: Any) -> SearchState:
        """All that a search is; what the parts do not know, its owner gives."""
        return SearchState(
            network=name_of(self._evaluator),
            board=self.map.kind,
            tree=self.room.tree,
            order=self.method.order,
            is_steered=self.steering.mode != FREE,
            tally=self.passes.whole_tally(),
            random=int(self.passes.first.random[0]),
            **known,
        )

    def snapshot(self, run: int, root: NodeView, best: int | None, seconds: float) -> Snapshot:
        """The numbers of the whole tree beside those of its root."""
        room, passes = self.room, self.passes
        return Snapshot(
            run=run,
            root=root,
            best=best,
            simulations=passes.simulations,
            seconds=seconds,
            nodes=int(room.tree.counts[NODES]),
            leaves=int(room.tree.counts[LEAVES]),
            depth=passes.depth,
            mean_depth=passes.mean_depth,
            draws=passes.draws,
            mean_value=passes.mean_value,
            memory_mb=room.used_mb,
            memory_allocated_mb=room.held_mb,
            capped=room.is_full,
            memory_refused=room.is_refused,
        )
