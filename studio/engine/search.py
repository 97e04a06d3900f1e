"""The search: the one owner of its tree, its board and its random numbers. One thread at a time may call it.

Only `stop` may be called from anywhere, at any time.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from studio.engine.following import moves_between
from studio.engine.kernels.board import Codes
from studio.engine.kernels.passes import (
    NOTHING_LEFT,
    PHASE,
    SELECT,
)
from studio.engine.kernels.reclaiming import IDLE, STAGE
from studio.engine.kernels.scoring import FREE
from studio.engine.kernels.tree import ROOT, Tree
from studio.engine.looking import Looking
from studio.engine.phase_event import PhaseEvent
from studio.engine.search_runs import SearchRuns
from studio.engine.steering import Steering
from studio.engine.stepping import describe_phase, note_before
from studio.engine.tree_file import About, about_search, generator_of
from studio.engine.tree_filter import FilteredNodes, TreeFilter, filtered_nodes
from studio.engine.tree_outline import TreeOutline, outlined_tree
from studio.engine.tree_statistics import TreeStatistics, counted_tree
from studio.engine.tree_writing import written
from studio.game.errors import StudioError
from studio.game.position import Position


class Search(SearchRuns):
    """Monte Carlo tree search of one position after another."""

    # Steering

    @property
    def steering(self) -> Steering:
        """What is asked of the root's moves; another root is not steered."""
        return self._root_steering.steering

    @property
    def visits_owed(self) -> dict[int, int]:
        """The visits that moves were promised and have not had yet, by point."""
        return self._root_steering.owed(self._tree)

    def steer(self, steering: Steering) -> None:
        """Ask this of the root's moves from now on, and nothing else; the tree stays as it is."""
        self._finish_pass()
        steered = self._root_steering.ask(steering, self._tree, self.inspect(()), self._position)
        self._settings = self._settings._replace(steered=steered)

    # Going on

    def step(self) -> PhaseEvent | None:
        """Perform one phase, and say what it did; nothing where there is nothing left to search."""
        self._finish_reclaiming()
        self._watch = None
        current = self._passes[0]
        if current.state[PHASE] == SELECT and (self._position.is_over or (self.parameters.proofs and self.is_proven)):
            return None
        self._make_room()
        phase, before = int(current.state[PHASE]), note_before(self._tree, current)
        if self._advance_by_phase() == NOTHING_LEFT:
            return None
        return describe_phase(phase, before, self._looking, current, self.simulations)

    def stop(self) -> None:
        """End the current run, or the next one, at once. May be called from any thread."""
        self._stop[0] = 1

    def play(self, point: int) -> None:
        """Make a move at the root: what was found below it is kept, the rest is reclaimed by the next run."""
        position = self._position.copy()
        position.play(point)
        self._finish_pass()
        node = self._looking.child(int(self._tree.counts[ROOT]), int(self._map.codes[point]))
        self._take_position(position)
        if node and self.parameters.reuse:
            self._move_root(node)
        else:
            self._start_anew()

    def tidy(self) -> bool:
        """Give back a part of what the last moves left behind; whether all is done. `run` and `step` do it as well."""
        if self._reclaiming[STAGE] != IDLE:
            self._reclaim_some()
        return bool(self._reclaiming[STAGE] == IDLE)

    def set_position(self, position: Position) -> None:
        """Search this position: its tree is kept if it follows from the present one by moves that were searched."""
        moves = moves_between(self._position, position)
        if moves is None:
            self._finish_pass()
            same_rules = position.rules == self._position.rules
            if not same_rules:
                raise StudioError("other_rules", "A search keeps to its rules. Begin a new search for another game.")
            self._take_position(position.copy())
            self._start_anew()
            return
        for point in moves:
            self.play(point)

    def final_move(self) -> int | None:
        """The point to play, by the parameters' rule; nothing before the first simulation or after the game."""
        root = self.inspect(())
        if self._final_chance is None:
            self._final_chance = np.random.default_rng([self.seed, 1])
        row = self._final_row(root, self._final_chance)
        return None if row is None else int(root.points[row])

    # Looking at the whole tree: each step of these takes a few milliseconds, and the search may go on in between

    def filtered(self, wanted: TreeFilter) -> Iterator[FilteredNodes]:
        return filtered_nodes(lambda: self._looking, wanted)

    def statistics(self) -> Iterator[TreeStatistics]:
        return counted_tree(lambda: self._looking, lambda: (self.simulations, self._draw_share()))

    def outline(self, budget: int) -> Iterator[TreeOutline]:
        return outlined_tree(lambda: self._looking, budget)

    # Files

    def saving(self, path: Path, moves: Sequence[int] | None = None) -> Iterator[float]:
        """Write the tree to a file, a little at each step, and tell how far it is; nothing may change meanwhile.

        `moves` are the points played from an empty board to this position, where they are known.
        """
        self._finish_pass()
        while not self.tidy():
            yield 0.0
        about = about_search(
            self._position,
            self.parameters,
            self.seed,
            self.seconds,
            self._settings.steered != FREE,
            moves,
            self._map.kind.__name__,
            self._passes,
            self._final_chance,
            self._tree,
        )
        yield from written(path, self._tree, self._settings.order, about)

    def take_over(self, tree: Tree, order: Codes, about: About) -> None:
        """Go on with a tree that was read from a file."""
        self._settings = self._settings._replace(order=order)
        self._tree, self._looking = tree, Looking(tree, self._settings, self._map)
        self._seconds, self._final_chance = about.seconds, generator_of(about.final_chance)
        self._passes[0].tally[:] = about.tally
        self._passes[0].random[0] = int(about.random, 16)
        if about.steered:
            self.steer(Steering())
