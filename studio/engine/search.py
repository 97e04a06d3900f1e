"""The search: the one owner of its tree, its board and its random numbers. One thread at a time may call it, and a
second one is refused; only `stop` and `repr` may be called from anywhere, at any time (see `running/turn`).

`run` lets the compiled loop of the four phases go on, slice by slice; `step` calls the same phases one at a time (see
`kernels/search/phases`). In between the search may be asked what it found: all that leaves it is a copy. The tree is
numbered nodes and edges in flat arrays, and its moves are the codes of a board (`running/boards`). Nobody but the
search and its parts in `running` and `trees` sees them.
"""

import logging
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from copy import deepcopy
from functools import partial
from os import PathLike
from pathlib import Path
from typing import NoReturn, TypeVar

import numba

from studio.engine import messages
from studio.engine.evaluation.evaluator import Evaluator, FindNetwork, NetworkOfFile, asked_by_one_thread, evaluator_for
from studio.engine.kernels.runtime.tuning import TUNED
from studio.engine.kernels.search.simulation import DONE, PHASE
from studio.engine.kernels.search.tree import ROOT
from studio.engine.options.breakpoints import Break, Breakpoints
from studio.engine.options.limits import Limit, StoppedBy, checked_memory, checked_start
from studio.engine.options.parameters import MOST_MEMORY_MB, Parameters
from studio.engine.options.priors import GivenPriors, checked_priors, checked_share
from studio.engine.options.profiles import PROFILES, ROLLOUTS_PROFILE
from studio.engine.options.steering import Steering
from studio.engine.running.final_move import FinalMoves
from studio.engine.running.parts import Parts
from studio.engine.running.root_steering import refuse_impossible
from studio.engine.running.run import Run
from studio.engine.running.runs import Runs
from studio.engine.running.state import SearchState
from studio.engine.running.stepping import describe_phase, note_before
from studio.engine.running.turn import Turn, changing, looking, was_changed
from studio.engine.running.watch import Watch
from studio.engine.saved.reading import read, reading
from studio.engine.saved.writing import write
from studio.engine.trees.filter import filtered_nodes
from studio.engine.trees.outline import outlined_tree
from studio.engine.trees.statistics import counted_tree
from studio.engine.views.found_nodes import FilteredNodes, TreeFilter
from studio.engine.views.outline import TreeOutline, checked_budget
from studio.engine.views.phase_event import PhaseEvent
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.engine.views.statistics import TreeStatistics
from studio.engine.views.timeline import Timeline
from studio.game.argument_checks import refuse_other_than, wrong_kind
from studio.game.errors import StudioError
from studio.game.moves_between import moves_between
from studio.game.position import Position

Part = TypeVar("Part")
if TUNED:  # plain kernels log the reason themselves
    logging.getLogger(__name__).info("Kernels are tuned for Numba %s.", numba.__version__)


class Search:
    """Monte Carlo tree search of one position after another."""

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
        threads = threads if TUNED else 1  # plain kernels have no way to share cells
        listed = checked_priors(priors, position, parameters)
        self._parameters, self._seed, self._evaluator = parameters, seed, evaluator
        self._position = position.copy()
        parts = self._parts = Parts(self._position, parameters, seed, threads, evaluator)
        self._map, self._method = parts.map, parts.method
        self._passes, self._room = parts.passes, parts.room
        self._looking, self._steering = parts.looking, parts.steering
        self._final_moves = FinalMoves(parameters, seed)
        self._turn = Turn()
        self._runs = Runs(parts, self._turn)
        self._runs.begin_at(self._position)
        self._position_number = 0
        if listed:
            parts.list_moves(listed)
        self._passes.load(self._room.tree, self._runs.task)

    # What it is

    def __repr__(self) -> str:
        try:
            found = "searching" if self._runs.present is not None else self.snapshot().headline
        except StudioError:  # somebody else has it in hand
            found = "searching"
        game, moves = self._position.rules.title, self._position.ply
        return f"<Search of {game} after {moves} moves: {self.simulations:,} simulations, {found}>"

    @property
    def position(self) -> Position:
        """A copy of the position at the root."""
        return self._position.copy()

    @property
    def parameters(self) -> Parameters:
        return self._parameters

    @property
    def seed(self) -> int:
        return self._seed

    @property
    def threads(self) -> int:
        return self._passes.threads

    @property
    def simulations(self) -> int:
        """The simulations of this position."""
        return self._passes.simulations

    @property
    def depth(self) -> int:
        """The longest pass through this position."""
        return self._passes.depth

    @property
    def seconds(self) -> float:
        """How long this position has been searched, a run that goes on included."""
        return self._runs.seconds

    @property
    def visits(self) -> int:
        """The root's visits: those kept from an earlier search are among them."""
        tree = self._room.tree  # once: a run of another thread may put a larger one in its place
        return int(tree.visits[tree.counts[ROOT]])

    @property
    def is_proven(self) -> bool:
        """Whether the root's value is certain, so that there is nothing left to search."""
        return self._runs.is_proven

    @property
    def is_settled(self) -> bool:
        """Whether proofs are asked for and the root is proven, and nobody wants to know more of its moves."""
        return self._runs.is_settled

    @property
    def broken_at(self) -> Break | None:
        """Where the last run came upon a breakpoint."""
        return self._runs.broken_at

    # Going on

    @changing
    def run(
        self,
        limit: Limit,
        timeline: Timeline | None = None,
        after_slice: Callable[[], object] | None = None,
        breakpoints: Breakpoints | None = None,
    ) -> StoppedBy:
        """Search until a limit is reached or the root is proven. Blocks; `stop` ends it within a millisecond.

        `after_slice` is called in between, about fifty times a second; it may look, and ask to stop.
        """
        refuse_other_than(Limit, limit, "A limit", "Limit(simulations=100)")
        refuse_other_than(Timeline | None, timeline, "A timeline", "Timeline()")
        refuse_other_than(Breakpoints | None, breakpoints, "A set of breakpoints", "Breakpoints(leader_changes=True)")
        if after_slice is not None and not callable(after_slice):
            raise wrong_kind(after_slice, "A function", "lambda: print(search)")
        self.refuse_to_go_on()
        run = Run(limit, timeline, self.simulations, self._position_number)
        return self._runs.go_on(run, breakpoints, self.snapshot, after_slice)

    @changing
    def step(self) -> PhaseEvent | None:
        """Perform one phase, and say what it did; nothing where there is nothing left to search."""
        self.refuse_to_go_on()
        self._room.tidy()
        self._runs.forget_watch()
        self._runs.look_at_end_for_step()
        if self._passes.is_between_two and self._runs.is_at_end:
            return None
        self._runs.look_for_win()
        self._room.make_room()
        tree, current = self._room.tree, self._passes.first
        phase, before = int(current.state[PHASE]), note_before(tree, current)
        if self._passes.advance_by_phase(tree, self._runs.task) != DONE:
            return None
        if self._passes.is_between_two:
            self._parts.show_win()
        return describe_phase(phase, before, self._looking, current, self.simulations)

    def refuse_to_go_on(self) -> None:
        """As `run` and `step` do where the network that judged is not here: such a search can be looked at."""
        self._parts.refuse_to_go_on()

    def stop(self) -> None:
        """End the current run, or the next one, at once. May be called from any thread."""
        self._passes.stop()

    @looking
    def watch(self, breakpoints: Breakpoints) -> Watch | None:
        """What looks out for these from now on; nothing where none are set."""
        refuse_other_than(Breakpoints, breakpoints, "A set of breakpoints", "Breakpoints(leader_changes=True)")
        return self._runs.watch(breakpoints)

    # Other positions

    @changing
    def play(self, point: int) -> None:
        """Make a move at the root: what was found below it is kept, the rest is reclaimed by the next run."""
        self._play(point)

    @changing
    def set_position(self, position: Position) -> None:
        """Search this position: its tree is kept if it follows from the present one by moves that were searched."""
        refuse_other_than(Position, position, "A position", 'Position(PRESETS["gomoku-15"])')
        moves = moves_between(self._position, position)
        if moves is not None:
            for point in moves:
                self._play(point)
            return
        self._runs.finish_pass()
        if position.rules != self._position.rules:
            raise StudioError(messages.OTHER_RULES)
        self._go_to(position.copy())

    @changing
    def tidy(self) -> bool:
        """Give back a part of what the last moves left behind; whether all is done. `run` and `step` do it as well."""
        if not self._room.is_tidy:
            self._room.tidy_some()
        return self._room.is_tidy

    @changing
    def make_ready(self) -> None:
        """Take the memory of the first moments now: a move that has a tenth of a second must not wait for it."""
        self._turn.change(self._room.make_ready)

    # Steering

    @property
    def steering(self) -> Steering:
        """What is asked of the root's moves; another root is not steered."""
        return self._steering.steering

    @property
    @looking
    def visits_owed(self) -> dict[int, int]:
        """The visits that moves were promised and have not had yet, by point."""
        return self._steering.owed(self._room.tree)

    @changing
    def steer(self, steering: Steering) -> None:
        """Ask this of the root's moves from now on, and nothing else; the tree stays as it is."""
        refuse_other_than(Steering, steering, "A steering", "Steering(only={112})")
        refuse_impossible(steering, self._position)
        self._runs.finish_pass()
        self._turn.change(partial(self._steering.ask, steering, self._room.tree, self.inspect(())))

    @changing
    def mix_priors(self, noise: GivenPriors, share: float) -> None:
        """Let so large a share of the priors of the root's moves be noise, which is given as priors are."""
        self._runs.finish_pass()
        self._parts.mix_priors(checked_priors(noise, self._position, self.parameters), checked_share(share))

    # Looking

    @looking
    def snapshot(self) -> Snapshot:
        """The state now; everything in it is a copy."""
        root = self.inspect(())
        best = self._final_moves.best_now(root, self._position, self.steering.allows)
        return self._parts.snapshot(self._position_number, root, best, self.seconds)

    @looking
    def inspect(self, path: Sequence[int]) -> NodeView:
        """The node at the end of these points from the root, with its children."""
        return self._looking.view_at(path)

    @looking
    def final_move(self) -> int | None:
        """The point to play, by the parameters' rule; nothing before the first simulation or after the game.

        A sample is drawn anew at each call; nothing else changes.
        """
        return self._final_moves.played(self.inspect(()), self._position, self.steering.allows)

    # Looking at the whole tree: each step of these takes a few milliseconds, and the search may go on in between

    def filtered(self, wanted: TreeFilter) -> Iterator[FilteredNodes]:
        refuse_other_than(TreeFilter, wanted, "A filter", "TreeFilter(fewest_visits=100)")
        return self._by_turns(filtered_nodes(self._looking, wanted))

    def statistics(self) -> Iterator[TreeStatistics]:
        return self._by_turns(counted_tree(self._looking, lambda: (self.simulations, self._passes.draws)))

    def outline(self, budget: int) -> Iterator[TreeOutline]:
        return self._by_turns(outlined_tree(self._looking, checked_budget(budget)))

    def _by_turns(self, steps: Iterator[Part]) -> Iterator[Part]:
        while (part := self._next(steps)) is not None:
            yield part

    @looking
    def _next(self, steps: Iterator[Part], changes: int | None = None) -> Part | None:
        if changes is not None and changes != self._turn.changes:
            raise was_changed()
        return next(steps, None)

    # Going on elsewhere: in a copy, in another process, at another time

    @looking
    def copy(self) -> "Search":
        """Another search that goes on from here by itself; with one thread it makes the same tree as this one."""
        other = Search(self._position, self.parameters, seed=self.seed, threads=self.threads, evaluator=self._evaluator)
        other._parts.copy_from(self._parts)
        other._runs.copy_from(self._runs)
        other._position_number = self._position_number
        other._final_moves.chance = deepcopy(self._final_moves.chance)
        return other

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> "Search":
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("A search cannot be pickled. Write it to a file by save(path), read it by Search.open(path).")

    def save(self, path: str | PathLike[str]) -> None:
        """Write tree and random numbers to a file, from which `open` makes a search that goes on to the last bit.

        A pass that was begun is finished before; what was asked of the root's moves is not written.
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
        """Bring a saved search back; refused are files that cannot be believed, and trees of more memory.

        A tree that a network judged can only be looked at, unless it is the one that is given.
        """
        checked_start(0, threads)  # before the reading, which may take long
        return cls.from_state(read(path, checked_memory(most_memory_mb)), threads, network)

    @classmethod
    def opening(
        cls, path: Path, most_memory_mb: int, threads: int = 1, network: FindNetwork | None = None
    ) -> Generator[float, None, "Search"]:
        """The same, a little at each step, which tells how far it is from 0 to 1."""
        return cls.from_state((yield from reading(path, most_memory_mb)), threads, network)

    @changing
    def state(self) -> SearchState:
        """What this search is; good until the search does anything but being looked at."""
        self._runs.finish_pass()
        self._room.tidy()
        return self._parts.state(
            position=self.position,
            parameters=self.parameters,
            seed=self.seed,
            seconds=self.seconds,
            final_chance=self._final_moves.chance,
            changes=self._turn.changes,
        )

    def while_good(self, state: SearchState, steps: Generator[Part]) -> Iterator[Part]:
        """Go on with what reads a state step by step, until the search has done anything but being looked at."""
        with closing(steps):
            while (part := self._next(steps, state.changes)) is not None:
                yield part

    @classmethod
    def from_state(
        cls, state: SearchState, threads: int = 1, network: NetworkOfFile | FindNetwork | None = None
    ) -> "Search":
        """A search that goes on as the one would have that the state is of, if both have one thread.

        Where a network can be asked by one thread only, there is one.
        """
        evaluator = evaluator_for(state.network, network)
        threads = 1 if asked_by_one_thread(evaluator) else threads
        search = cls(state.position, state.parameters, seed=state.seed, threads=threads, evaluator=evaluator)
        search._parts.take(state)
        search._runs.go_on_after(state.seconds)
        search._final_moves.chance = state.final_chance
        if state.is_steered:
            search.steer(Steering())
        return search

    # Inside: the root

    @property
    def _root(self) -> int:
        return int(self._room.tree.counts[ROOT])

    def _play(self, point: int) -> None:
        position = self._position.copy()
        move = position.play(point)
        self._runs.finish_pass()
        node = self._looking.child(self._root, int(self._map.codes[move.point]))
        self._go_to(position, node if self.parameters.reuse else 0)

    def _go_to(self, position: Position, node: int = 0) -> None:
        """Begin at this position, with what was found below its node if there is one."""
        if node and not position.is_over and not self._looking.shows_why(node):
            node = 0  # it was not searched below it, and whoever asks about it wants to see why
        has_one_reply = bool(node) and self._room.legal_moves(node) < len(position.legal_moves())
        self._turn.change(partial(self._begin_at, position, node, has_one_reply, self._position_number + 1))

    def _begin_at(self, position: Position, node: int, has_one_reply: bool, number: int) -> None:
        """Forget all that is said of the root alone; to do it twice is to do it once."""
        self._position, self._position_number = position, number
        self._passes.set_root(position)
        self._runs.begin_at(position)
        self._steering.drop()
        if node:
            self._room.move_root(node)
            if has_one_reply:
                self._room.open_root(position)
                self._steering.ask(Steering(), self._room.tree, self._looking.view_at(()))
        else:
            self._room.plant(position, self._passes.root)
