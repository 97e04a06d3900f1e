"""The class `Search`, the only owner of its tree, board and random numbers.

One thread at a time may call a search; a call by a second thread raises. Any thread may call `stop` and `repr` at any
time (see `running/access`). `run` advances the compiled loop of the four phases, slice by slice. `step` performs the
next phase. `select`, `expand`, `simulate` and `backpropagate` perform one phase on any node (see
`kernels/search/phases`). All results of a search are copies.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from os import PathLike
from pathlib import Path
from typing import NoReturn

from studio.engine import messages
from studio.engine.evaluation.evaluator import Evaluator, FindNetwork, NetworkOfFile, asked_by_one_thread, evaluator_for
from studio.engine.evaluation.network import NetworkName
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.kernels.search.tree import LEAVES, ROOT
from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit, StoppedBy, checked_memory, checked_start
from studio.engine.options.parameters import MOST_MEMORY_MB, Parameters
from studio.engine.options.priors import GivenPriors, checked_priors, checked_share
from studio.engine.options.profiles import PROFILES, ROLLOUTS_PROFILE
from studio.engine.options.steering import Steering
from studio.engine.readable_search import Part, ReadableSearch
from studio.engine.running.access import Access, modifies, reads
from studio.engine.running.components import Components
from studio.engine.running.final_move import FinalMoves
from studio.engine.running.manual_phases import ManualPhases
from studio.engine.running.root_steering import refuse_impossible
from studio.engine.running.run import BreakpointWatch, Run
from studio.engine.running.run_loop import RunLoop
from studio.engine.running.state import SearchState
from studio.engine.saved.reading import read, reading
from studio.engine.saved.writing import write
from studio.engine.trees.statistics import counted_tree
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.timeline import Timeline
from studio.game.argument_checks import refuse_other_than, wrong_kind
from studio.game.errors import StudioError
from studio.game.moves_between import moves_between
from studio.game.position import Position


class Search(ReadableSearch):
    """A Monte Carlo tree search. Its root can move from position to position."""

    def __init__(
        self,
        position: Position,
        parameters: Parameters = PROFILES[ROLLOUTS_PROFILE].parameters,
        *,
        seed: int = 0,
        threads: int = 1,
        priors: GivenPriors = (),
        evaluator: Evaluator | None = None,
    ) -> None:
        refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
        refuse_other_than(Parameters, parameters, "A set of parameters", 'profile_named("classic-uct").parameters')
        seed, threads = checked_start(seed, threads)
        threads = threads if TUNED else 1  # plain kernels cannot share a tree between threads
        listed = checked_priors(priors, position, parameters)
        self._position, self._parameters, self._seed, self._evaluator = position.copy(), parameters, seed, evaluator
        components = self._components = Components(self._position, parameters, seed, threads, evaluator)
        self._simulations, self._memory = components.simulations, components.memory
        self._reader, self._root = components.reader, components.root
        self._final_moves, self._position_number = FinalMoves(parameters, seed), 0
        self._access = Access()
        self._run_loop = RunLoop(components, self._access)
        self._phases = ManualPhases(components, self._run_loop)
        if listed:
            components.list_moves(listed)
        if not isinstance(evaluator, NetworkName):  # without its network, a search never runs
            self._simulations.load(self._memory.tree, self._root.task)

    # Running

    @modifies
    def run(
        self,
        limit: Limit,
        timeline: Timeline | None = None,
        after_slice: Callable[[], object] | None = None,
        breakpoints: Breakpoints | None = None,
    ) -> StoppedBy:
        """Search until a limit is reached or the root is proven, and return why the run ended. The call blocks.

        About fifty times a second, it calls `after_slice`, which may read the search and call `stop`. `stop` ends the
        run within a millisecond, or after the current call of a Python evaluator.
        """
        refuse_other_than(Limit, limit, "A limit", "Limit(simulations=100)")
        refuse_other_than(Timeline | None, timeline, "A timeline", "Timeline()")
        refuse_other_than(Breakpoints | None, breakpoints, "A set of breakpoints", "Breakpoints(leader_changes=True)")
        if after_slice is not None and not callable(after_slice):
            raise wrong_kind(after_slice, "A function", "lambda: print(search)")
        self.refuse_to_go_on()
        run = Run(limit, timeline, self.simulations, self._position_number)
        try:
            return self._run_loop.run(run, breakpoints, self.snapshot, after_slice)
        finally:
            self._count_leaves()

    @modifies
    def step(self) -> PhaseEvent | None:
        """Perform one phase and describe it. Return None if nothing is left to search."""
        self.refuse_to_go_on()
        event = self._run_loop.step()
        self._count_leaves()
        return event

    def _count_leaves(self) -> None:
        """If the kernels may have miscounted the leaves, count them again."""
        # Children without visits can mislead them.
        if self._phases.may_have_lost_leaves():
            *_, counted = counted_tree(self._reader, lambda: (0, 0))
            self._memory.tree.counts[LEAVES] = counted.leaves

    def refuse_to_go_on(self) -> None:
        """Raise an error if the network of this search is missing."""
        # Such a search can only be read.
        self._components.refuse_to_go_on()

    def stop(self) -> None:
        """End the current run at once. If none is running, the next run ends at once. Any thread may call this."""
        self._simulations.stop()

    @reads
    def watch(self, breakpoints: Breakpoints) -> BreakpointWatch | None:
        """Return a watch that compares later states of the root with its current state.

        Return None if there are no breakpoints.
        """
        refuse_other_than(Breakpoints, breakpoints, "A set of breakpoints", "Breakpoints(leader_changes=True)")
        return self._run_loop.watch(breakpoints)

    # Single phases on a node of the caller's choice

    @modifies
    def select(self) -> tuple[int, ...]:
        """Return the moves from the root to the node where the next simulation would add a child or end.

        No visits or values change. Raise an error if nothing is left to search.
        """
        self.refuse_to_go_on()
        return self._phases.select()

    @modifies
    def expand(self, path: Sequence[int]) -> tuple[int, ...]:
        """Add the next child to the last node of `path`, and return the path to the child.

        Return `path` itself if no child can be added now, because the position is decided, not yet evaluated, or memory
        is full. Raise an error if each move already has a child.
        """
        self.refuse_to_go_on()
        return self._phases.expand(path)

    @modifies
    def simulate(self, path: Sequence[int]) -> float:
        """Return the result of a rollout or an evaluator at the last node of `path`, from -1 to 1 for the side to move.

        A decided position has its exact value. No visits or values change, but an evaluator sets the priors of the
        moves.
        """
        self.refuse_to_go_on()
        return self._phases.simulate(path)

    @modifies
    def backpropagate(self, path: Sequence[int], value: float) -> None:
        """Add a visit and a value to each node on `path`, as one simulation.

        `value` is for the side to move after `path`, from -1 to 1. Its sign alternates from node to node.
        """
        self.refuse_to_go_on()
        self._phases.backpropagate(path, value)

    # Other positions

    @modifies
    def play(self, point: int) -> None:
        """Play a move at the root. With `reuse`, the tree below the move is kept.

        The next run frees all other nodes.
        """
        self._play(point)

    @modifies
    def set_position(self, position: Position) -> None:
        """Make a position the root.

        If moves lead to it from the current root, they are played, so that a part of the tree is kept.
        """
        refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
        moves = moves_between(self._position, position)
        if moves is not None:
            for point in moves:
                self._play(point)
            return
        self._run_loop.finish_simulation()
        if position.rules != self._position.rules:
            raise StudioError(messages.OTHER_RULES)
        self._go_to(position.copy())

    @modifies
    def tidy(self) -> bool:
        """Free some of the unreachable nodes. Return whether all of them are now free."""
        if not self._memory.is_tidy:
            self._memory.tidy_some()
        return self._memory.is_tidy

    @modifies
    def make_ready(self) -> None:
        """Allocate the memory that a search needs first."""
        # A move with little time then need not wait for memory.
        self._access.change(self._memory.make_ready)

    # Steering

    @modifies
    def steer(self, steering: Steering) -> None:
        """Replace the steering of the root for the following simulations."""
        refuse_other_than(Steering, steering, "A steering", "Steering(only={112})")
        refuse_impossible(steering, self._position)
        self._run_loop.finish_simulation()
        self._access.change(partial(self._root.steer, steering))

    @modifies
    def mix_priors(self, noise: GivenPriors, share: float) -> None:
        """Mix `noise`, a distribution over the moves, into the root's priors. `share` is its weight, from 0 to 1."""
        self._run_loop.finish_simulation()
        self._components.mix_priors(checked_priors(noise, self._position, self.parameters), checked_share(share))

    # Copying and saving

    @reads
    def copy(self) -> "Search":
        """Return an independent search in the same state."""
        # With one thread, it grows the same tree as this search.
        other = Search(self._position, self.parameters, seed=self.seed, threads=self.threads, evaluator=self._evaluator)
        other._components.copy_from(self._components)
        other._run_loop.copy_from(self._run_loop)
        other._phases.copy_from(self._phases)
        other._position_number = self._position_number
        other._final_moves.copy_from(self._final_moves)
        return other

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> "Search":
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A search cannot be pickled. Write it to a file by save(path), read it by Search.open(path).")

    def save(self, path: str | PathLike[str]) -> None:
        """Write the search to a file. After `open`, the search continues with the same results.

        If `step` has begun a simulation, it is finished first. The steering is not written.
        """
        write(self, path)

    @classmethod
    def open(
        cls,
        path: str | PathLike[str],
        *,
        threads: int = 1,
        most_memory_mb: int = MOST_MEMORY_MB,
        network: NetworkOfFile | None = None,
    ) -> "Search":
        """Return the search saved in a file.

        Raise an error if the file is damaged, or if the search may need more than `most_memory_mb`. If a network
        evaluated the tree, pass the same network. Without it, the search can only be read.
        """
        checked_start(0, threads)  # before reading, which may take long
        return cls.from_state(read(path, checked_memory(most_memory_mb)), threads, network)

    @classmethod
    def opening(
        cls, path: Path, most_memory_mb: int, threads: int = 1, network: FindNetwork | None = None
    ) -> Generator[float, None, "Search"]:
        """Read a saved search as `open` does, and yield the progress from 0 to 1."""
        return cls.from_state((yield from reading(path, most_memory_mb)), threads, network)

    @modifies
    def state(self) -> SearchState:
        """Return the state of this search. It is valid until a call changes the search."""
        self._run_loop.finish_simulation()
        self._memory.tidy()
        return self._components.state(
            position=self.position,
            parameters=self.parameters,
            seed=self.seed,
            seconds=self.seconds,
            final_chance=self._final_moves.chance,
            changes=self._access.changes,
        )

    def while_good(self, state: SearchState, steps: Generator[Part]) -> Iterator[Part]:
        """Yield the results of steps that read `state`.

        Raise an error if the search has changed since `state` was taken.
        """
        with closing(steps):
            while (part := self._next(steps, state.changes)) is not None:
                yield part

    @classmethod
    def from_state(
        cls, state: SearchState, threads: int = 1, network: NetworkOfFile | FindNetwork | None = None
    ) -> "Search":
        """Return a search that continues from a state. With one thread, it grows the same tree as the original.

        If only one thread can call the network, `threads` is ignored.
        """
        evaluator = evaluator_for(state.network, network)
        threads = 1 if asked_by_one_thread(evaluator) else threads
        search = cls(state.position, state.parameters, seed=state.seed, threads=threads, evaluator=evaluator)
        search._components.take(state)
        search._phases.find_unvisited()
        search._run_loop.continue_after(state.seconds)
        search._final_moves.chance = state.final_chance
        if state.is_steered:
            search.steer(Steering())
        return search

    # Moving the root

    def _play(self, point: int) -> None:
        position = self._position.copy()
        move = position.play(point)
        self._run_loop.finish_simulation()
        node = self._reader.child(int(self._memory.tree.counts[ROOT]), int(self._reader.board.codes[move.point]))
        self._go_to(position, node if self.parameters.reuse else 0)

    def _go_to(self, position: Position, node: int = 0) -> None:
        """Make a position the root. Keep the tree below `node`. If `node` is 0, begin a new tree."""
        if node and not position.is_over and not self._reader.shows_why(node):
            node = 0  # the threat solver proved this node, so its children do not show the proof
        has_one_reply = bool(node) and self._memory.legal_moves(node) < len(position.legal_moves())
        self._access.change(partial(self._begin_at, position, node, has_one_reply, self._position_number + 1))

    def _begin_at(self, position: Position, node: int, has_one_reply: bool, number: int) -> None:
        """Make another position the root. A second call with the same arguments has the same result."""
        self._position, self._position_number = position, number
        self._run_loop.begin_at(position, node, has_one_reply)
