"""Records a search for a web page while it runs. It records moments, trees, and some of the phases."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from studio.engine.views.outline import TreeOutline
from studio.engine.views.phase_event import Phase, PhaseEvent
from studio.engine.views.snapshot import Snapshot
from studio.engine.views.timeline import Timeline
from studio.game.position import Position
from studio.keeping.names import counted, side_name
from studio.pages.scenes import Moment, Page, PageKind, Scene, Tree

RECORDED = 8
"""How many simulations are recorded phase by phase.

This is done at the beginning of a search, and again after its end.
"""
GROWTH, MOMENTS = 1.12, 300
"""The factor by which the number of simulations grows between two snapshots, and the maximum number of snapshots."""
LAST_NODES, _EARLY_NODES = 800, 200
"""The number of nodes in the last tree, and the number of nodes in each earlier tree."""
_FIRST_TREE, _TREE_GROWTH, _MOST_TREES = 50, 3, 8


class RecordedSearch(Protocol):
    """The attributes and methods of a search that the recording uses."""

    @property
    def simulations(self) -> int: ...

    def step(self) -> PhaseEvent | None: ...

    def snapshot(self) -> Snapshot: ...

    def outline(self, budget: int) -> Iterator[TreeOutline]: ...


class SearchRecorder:
    """Stores snapshots and trees of one search. The caller must pass `timeline` to each run."""

    def __init__(self) -> None:
        self.timeline = Timeline(GROWTH, MOMENTS)
        self._trees: list[Tree] = []
        self._next_tree = _FIRST_TREE

    def observe(self, search: RecordedSearch) -> None:
        """Store the current tree if the next one is due. The caller must call this after each slice of a run."""
        if search.simulations >= self._next_tree and len(self._trees) < _MOST_TREES:
            self._trees.append(tree_of(search, _EARLY_NODES))
            self._next_tree = _TREE_GROWTH * search.simulations

    def trees(self, search: RecordedSearch) -> list[Tree]:
        """Return the stored trees, and also the larger tree at the end of the search."""
        now = search.simulations
        return [*(tree for tree in self._trees if tree.simulations < now), tree_of(search, LAST_NODES)]


def tree_of(search: RecordedSearch, nodes: int) -> Tree:
    """Return the most visited nodes of the current tree. There are at most `nodes`."""
    *_, outline = search.outline(nodes)
    return Tree(outline, search.simulations)


def recorded_phases(search: RecordedSearch, simulations: int = RECORDED) -> list[PhaseEvent]:
    """Perform simulations phase by phase, and return the phases. If the search ends earlier, stop."""
    events: list[PhaseEvent] = []
    while simulations > 0 and (event := search.step()) is not None:
        events.append(event)
        simulations -= event.phase is Phase.BACKPROPAGATE
    return events


def search_title(position: Position) -> str:
    """Return an English title with the game, the side to move, and the number of stones."""
    stones = counted(position.stones_count, "stone")
    return f"{position.rules.title}: {side_name(position.to_move, position.rules)} to move after {stones}"


def search_page(
    title: str,
    caption: str,
    position: Position,
    snapshots: Sequence[Snapshot],
    trees: Sequence[Tree] = (),
    steps: Sequence[PhaseEvent] = (),
) -> Page:
    """Return the page of a search. Snapshots, trees and steps must be given in chronological order."""
    moments = [Moment.of(snapshot) for snapshot in snapshots]
    scene = Scene("", position, moments=moments, trees=trees, steps=steps)
    return Page(PageKind.SEARCH, title, caption, position.rules, [scene])
