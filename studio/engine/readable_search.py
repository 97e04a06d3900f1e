"""The class `ReadableSearch`. It is the part of a search that only reads: the tree, settings and statistics."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from studio.engine.kernels.search.tree import ROOT
from studio.engine.options.breakpoints import Break
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.running.access import Access, reads, was_changed
from studio.engine.running.final_move import FinalMoves
from studio.engine.running.root import Root
from studio.engine.running.run_loop import RunLoop
from studio.engine.running.simulations import Simulations
from studio.engine.running.tree_memory import TreeMemory
from studio.engine.running.tree_reader import TreeReader, snapshot_of
from studio.engine.trees.filter import filtered_nodes
from studio.engine.trees.outline import outlined_tree
from studio.engine.trees.statistics import counted_tree
from studio.engine.views.found_nodes import FilteredNodes, TreeFilter
from studio.engine.views.outline import TreeOutline, checked_budget
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.engine.views.statistics import TreeStatistics
from studio.game.argument_checks import refuse_other_than
from studio.game.errors import StudioError
from studio.game.position import Position

Part = TypeVar("Part")


class ReadableSearch:
    """The part of `Search` that only reads. All results are copies. The constructor of `Search` sets the attributes."""

    _position: Position
    _parameters: Parameters
    _seed: int
    _simulations: Simulations
    _memory: TreeMemory
    _reader: TreeReader
    _root: Root
    _final_moves: FinalMoves
    _position_number: int
    _access: Access
    _run_loop: RunLoop

    def __repr__(self) -> str:
        try:
            found = "searching" if self._run_loop.present is not None else self.snapshot().headline
        except StudioError:  # another thread has access
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
        return self._simulations.threads

    @property
    def simulations(self) -> int:
        """The number of simulations at this root."""
        return self._simulations.count

    @property
    def depth(self) -> int:
        """The length in plies of the longest path that a simulation at this root has taken."""
        return self._simulations.depth

    @property
    def seconds(self) -> float:
        """How many seconds this root has been searched, including the current run."""
        return self._run_loop.seconds

    @property
    def visits(self) -> int:
        """The number of visits of the root. Visits that were kept from earlier positions are included."""
        tree = self._memory.tree  # read once, because a run in another thread may replace it
        return int(tree.visits[tree.counts[ROOT]])

    @property
    def is_proven(self) -> bool:
        return self._root.is_proven

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to search.

        This requires that proofs are on, the root is proven, and no requested visit is missing.
        """
        return self._root.is_settled

    @property
    def broken_at(self) -> Break | None:
        """The breakpoint that ended the last run. It is None if the run ended for another reason."""
        return self._run_loop.broken_at

    # Steering

    @property
    def steering(self) -> Steering:
        """The restrictions and requests of visits for the root's moves. A new root has none."""
        return self._root.steering.steering

    @property
    @reads
    def visits_owed(self) -> dict[int, int]:
        """How many of the requested visits each move still needs, by point."""
        return self._root.steering.owed(self._memory.tree)

    # Reading

    @reads
    def snapshot(self) -> Snapshot:
        """Return a copy of the current state of the search."""
        root = self.inspect(())
        best = self._final_moves.best_now(root, self._position, self.steering.allows)
        return snapshot_of(self._memory, self._simulations, self._position_number, root, best, self.seconds)

    @reads
    def inspect(self, path: Sequence[int]) -> NodeView:
        """Return the node to which the moves of `path` lead from the root, with its children."""
        return self._reader.view_at(path)

    @reads
    def final_move(self) -> int | None:
        """Return the point of the move to play, by the rule in the parameters.

        Return None before the first simulation, if the game is over, or if no allowed move has a child in the tree.
        With the rule `sample`, each call draws a new random number.
        """
        return self._final_moves.played(self.inspect(()), self._position, self.steering.allows)

    # Queries on the whole tree: each step takes a few milliseconds, and the search may run between the steps

    def filtered(self, wanted: TreeFilter) -> Iterator[FilteredNodes]:
        refuse_other_than(TreeFilter, wanted, "A filter", "TreeFilter(fewest_visits=100)")
        return self._in_steps(filtered_nodes(self._reader, wanted))

    def statistics(self) -> Iterator[TreeStatistics]:
        return self._in_steps(counted_tree(self._reader, lambda: (self.simulations, self._simulations.draws)))

    def outline(self, budget: int) -> Iterator[TreeOutline]:
        return self._in_steps(outlined_tree(self._reader, checked_budget(budget)))

    def _in_steps(self, steps: Iterator[Part]) -> Iterator[Part]:
        while (part := self._next(steps)) is not None:
            yield part

    @reads
    def _next(self, steps: Iterator[Part], changes: int | None = None) -> Part | None:
        if changes is not None and changes != self._access.changes:
            raise was_changed()
        return next(steps, None)
