"""Chooses the next search of a review: a quick or full one, a comparison of moves, or a long one that confirms a mark.

No Qt. The caller runs the tasks, possibly in parallel. It stores each result in the record before it calls `finish`,
because comparisons use the stored results. The judgements do not depend on the order of the results.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.judgement import MoveJudgement
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.insight.comparing import LEAST_VISITS, steerings_to_compare
from studio.insight.confirming import Confirming, LongSearch
from studio.insight.judgements import judgements
from studio.insight.long_looks import LongLooks
from studio.insight.mistakes import MISTAKE, positions_along
from studio.insight.offered import limit_to_compare_offers, picked_fifth, steering_to_compare_offers
from studio.insight.open_marks import judged_deeper
from studio.insight.stored_searches import StoredSearches, free_visits, has_threat_search

QUICK_SIMULATIONS = 1_000
"""The number of simulations of a quick search. If the limit of a review is about as small, it has no quick searches."""
_WORTH_A_QUICK_SEARCH = 4 * QUICK_SIMULATIONS
# The first simulation visits no move, and the threads of a search may visit one of the moves a few times more often
# than the other.
_TO_COMPARE = 2 * LEAST_VISITS + 20
"""The number of simulations of a search that compares two moves."""


class TaskKind(Enum):
    """The kinds of searches in a review."""

    # The win rates of the whole game are then known early.
    QUICK = auto()
    """A short search."""
    FULL = auto()
    """A search with the limit of the review, and the threat search."""
    COMPARISON = auto()
    """A search of selected moves, which compares them or proves them lost."""
    CONFIRMATION = auto()
    """A long search that confirms or refutes a mark."""
    THREATS = auto()
    """A long threat search for a win whose length is not known although it is proven."""
    AHEAD = auto()
    """A confirmation that will probably be needed, made while other tasks have to wait.

    Its result is passed to `finish`, but not stored in the record. If it turns out to be needed, a task of the kind
    CONFIRMATION follows that has this result.
    """


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A position to be searched."""

    node: Node
    position: Position
    limit: Limit
    kind: TaskKind = TaskKind.FULL
    steering: Steering = UNSTEERED
    needs_search: bool = True
    """Whether the position needs a tree search in addition to the threat search."""
    needs_threats: bool = True
    found: PositionAnalysis | None = None
    """The result of a search that was made ahead. If it is set, the task needs no search."""

    @property
    def is_steered(self) -> bool:
        return not self.steering.is_empty

    @property
    def is_of_position(self) -> bool:
        """Whether the task is the quick or the full search of a position, which every position needs."""
        return self.kind in (TaskKind.QUICK, TaskKind.FULL)


class ReviewQueue:
    """The searches of one review.

    Unless `again` is set, positions are skipped that have a sufficient analysis and a result of the threat search. So a
    cancelled review continues where it stopped.
    """

    def __init__(
        self,
        record: GameRecord,
        line: Sequence[Node],
        limit: Limit,
        profile: str,
        parameters: Parameters,
        *,
        again: bool = False,
    ) -> None:
        """Raise an error if the moves of `line` cannot be played.

        Each node of `line` must be a child of the previous one.
        """
        self._record, self._line, self._again = record, tuple(line), again
        self._limit, self._picked = limit, picked_fifth(record)
        self._stored = StoredSearches(limit, profile, parameters)
        searched = [node for node, position in positions_along(record, self._line) if not position.is_over]
        self._due = {node for node in searched if again or not self._stored.are_sufficient(node)}
        quick = [node for node in searched if node in self._due and self._needs_quick_search(node)]
        self._quick_nodes = frozenset(quick)
        self._quick, self._full = iter(quick), iter([node for node in reversed(searched) if node in self._due])
        self._running: set[tuple[Node, TaskKind]] = set()
        self._pending = set(self._due)
        self._quick_pending = set(quick)
        self._confirming = Confirming(limit)
        kept = judged_deeper(record, self._line, limit.simulations) if not again else frozenset()
        self._kept = frozenset(node for node in kept if self._due.isdisjoint((node, node.parent)))
        self._long_looks = LongLooks(record, frozenset(self._due))
        self._ahead: dict[Node, PositionAnalysis | None] = {}  # None while the search runs
        self._comparisons = self._comparisons_from_the_end()
        self._asked: set[tuple[Node, Steering, TaskKind]] = set()  # the comparisons and confirmations of this review
        self._unjudged = set(self._line[1:])
        self._judged: list[Node] = []
        self._is_compared = False

    @property
    def of(self) -> int:
        """The number of positions to be searched."""
        return len(self._due)

    @property
    def done(self) -> int:
        """The number of positions that are finished. Comparisons of moves may still follow."""
        return len(self._due) - len(self._pending)

    @property
    def quick_of(self) -> int:
        """The number of quick searches."""
        return len(self._quick_nodes)

    @property
    def quick_done(self) -> int:
        return len(self._quick_nodes) - len(self._quick_pending)

    @property
    def pending(self) -> frozenset[Node]:
        """The positions that still need a full search."""
        return frozenset(self._pending)

    @property
    def kept(self) -> int:
        """The number of moves whose judgement comes from an earlier, deeper review."""
        return len(self._kept)

    @property
    def threat_searches_left(self) -> int:
        """The number of positions that still need a threat search."""
        return sum(1 for node in self._pending if self._needs_threats(node))

    @property
    def confirmed(self) -> tuple[int, int]:
        """The number of moves whose marks are final, and the number of all moves."""
        return len(self._line) - 1 - len(self._unjudged), len(self._line) - 1

    @property
    def is_finished(self) -> bool:
        is_running = any(kind is not TaskKind.AHEAD for _, kind in self._running) or bool(self._pending)
        return self._is_compared and not is_running

    @property
    def unjudged(self) -> frozenset[Node]:
        """The moves whose marks are not final yet."""
        return frozenset(self._unjudged)

    @property
    def long_limit(self) -> Limit | None:
        """The limit of a search that confirms a mark. None if there are no such searches."""
        return self._confirming.limit

    def expected(self, node: Node) -> list[LongSearch]:
        """Return the confirmations that a move will probably need and that have not started yet."""
        is_open = self._record.holds(node) and node not in self._kept and node is not self._picked
        searches = self._confirming.expected(self._record, node) if is_open else []
        begun = self._ahead.keys() | {each for each, steering, _kind in self._asked if steering.is_empty}
        return [search for search in searches if search.node not in begun or search.is_steered]

    @property
    def confirmations(self) -> int:
        """The estimated number of confirmations that have not started yet."""
        searches = (search for node in self._unjudged for search in self.expected(node))
        return len({(search.node, search.steering) for search in searches})

    @property
    def long_looks_left(self) -> int:
        """The estimated number of long threat searches that will still be made."""
        searched = [node for node in self._unjudged if not self._pending & {node, node.parent}]
        return sum(self._long_looks.is_needed(node, self.judgement(node)) for node in searched)

    def judgement(self, node: Node) -> MoveJudgement | None:
        """Judge a move of the line by the searches made so far.

        Return None if this is not possible yet. A move that was judged by a deeper review keeps that judgement.
        """
        if node in self._kept:
            return node.judgement
        return self._confirming.judgement(self._record, node)

    def judgements(self) -> Iterator[tuple[Node, MoveJudgement | None]]:
        """Yield all moves of the line with their judgements."""
        return judgements(self._record, self._line, lambda _record, node: self.judgement(node))

    def next(self) -> ReviewTask | None:
        """Return the next task that can start now.

        Return None if the review is finished, or if all remaining tasks have to wait for a running one. Raise an error
        if the moves of the line can no longer be played.
        """
        task = self._next_quick()
        if task is None and not self._quick_pending:
            task = self._next_comparison() or self._next_full() or self._next_comparison() or self._next_ahead()
        if task is not None:
            self._running.add((task.node, task.kind))
        return task

    def finish(self, task: ReviewTask, found: PositionAnalysis | None = None) -> None:
        """Note that a task has ended, whether or not it had a result.

        `found` is the result of a task of the kind AHEAD.
        """
        self._running.discard((task.node, task.kind))
        if task.kind is TaskKind.QUICK:
            self._quick_pending.discard(task.node)
        elif task.kind is TaskKind.FULL:
            self._pending.discard(task.node)
        elif task.kind is TaskKind.AHEAD:
            self._ahead[task.node] = found

    def take_judged(self) -> list[Node]:
        """Return the moves that can be judged now and were not returned before.

        For this, the positions before and after a move must be searched in full, and the move must be compared.
        """
        judged, self._judged = self._judged, []
        return judged

    # Implementation

    def _next_quick(self) -> ReviewTask | None:
        for node in self._quick:
            if not self._record.holds(node) or not self._needs_quick_search(node):
                self._quick_pending.discard(node)
                continue
            limit = replace(self._limit, simulations=QUICK_SIMULATIONS)
            return self._task(node, limit, TaskKind.QUICK, needs_search=True)
        return None

    def _next_full(self) -> ReviewTask | None:
        for node in self._full:
            if not self._record.holds(node) or (not self._again and self._stored.are_sufficient(node)):
                self._pending.discard(node)
                continue
            needs_search = self._again or not self._stored.has_full(node)
            needs_threats = self._needs_threats(node)
            return self._task(node, self._limit, TaskKind.FULL, needs_search=needs_search, needs_threats=needs_threats)
        return None

    def _next_comparison(self) -> ReviewTask | None:
        """Return the next comparison or confirmation. Return None if it has to wait for a running task."""
        return None if self._is_compared else next(self._comparisons, None)

    def _comparisons_from_the_end(self) -> Iterator[ReviewTask | None]:
        """Yield comparisons and confirmations from the last move to the first, until all marks are confirmed.

        Yield None as long as the next task has to wait.
        """
        # Later proofs also decide earlier moves. A confirmation also changes the moves beside its own.
        again, asked = self._again, -1
        while asked < len(self._asked):
            asked = len(self._asked)
            for node in reversed(self._line[1:]):
                while node in self._pending or node.parent in self._pending:
                    yield None
                if node in self._kept:
                    self._note_judged(node)
                elif node.parent is not None and self._record.holds(node):
                    yield from self._comparisons_of(node, node.parent, again=again)
                    yield from self._confirmations_of(node)
                    yield from self._long_look_at(node)
                    self._note_judged(node)
            again = False
        while self._pending:
            yield None
        self._is_compared = True

    def _note_judged(self, node: Node) -> None:
        if node in self._unjudged:
            self._unjudged.discard(node)
            self._judged.append(node)

    def _comparisons_of(self, node: Node, parent: Node, *, again: bool) -> Iterator[ReviewTask | None]:
        is_picked = node is self._picked
        of_offers = steering_to_compare_offers(self._record, node, again=again) if is_picked else None
        of_choice = steerings_to_compare(self._record, node, MISTAKE, again=again)
        for steering in filter(None, [of_offers]) if is_picked else of_choice:
            position = self._record.position(parent)
            if self._ask(parent, steering, TaskKind.COMPARISON) and steering.only <= set(position.legal_moves()):
                limit = limit_to_compare_offers(self._limit, steering) if is_picked else _enough_to_compare(self._limit)
                yield ReviewTask(parent, position, limit, TaskKind.COMPARISON, steering, needs_threats=False)
                yield from self._until_done(TaskKind.COMPARISON)

    def _confirmations_of(self, node: Node) -> Iterator[ReviewTask | None]:
        """Yield the long searches that a mark needs. Two of them can run at the same time."""
        while self._record.holds(node) and node is not self._picked:
            searches = [
                search
                for search in self._confirming.needed(self._record, node)
                if self._ask(search.node, search.steering, TaskKind.CONFIRMATION)
            ]
            if not searches:
                return
            for search in searches:
                yield from self._confirmation(search)
            yield from self._until_done(TaskKind.CONFIRMATION)

    def _long_look_at(self, node: Node) -> Iterator[ReviewTask | None]:
        if self._long_looks.ask(node, self.judgement(node)):
            yield self._task(node, self._limit, TaskKind.THREATS, needs_search=False)
            yield from self._until_done(TaskKind.THREATS)

    def _confirmation(self, search: LongSearch) -> Iterator[ReviewTask | None]:
        """Yield the task of a long search. If the search was started ahead, wait for its result first."""
        limit, found = self._confirming.limit, None
        if not search.is_steered and search.node in self._ahead:
            yield from self._until_done(TaskKind.AHEAD, search.node)
            found = self._ahead.pop(search.node)
        if limit is not None and self._record.holds(search.node):
            task = self._task(search.node, limit, TaskKind.CONFIRMATION, needs_search=found is None)
            if not task.position.is_over:
                self._running.add((task.node, task.kind))
                yield replace(task, steering=search.steering, found=found)

    def _until_done(self, kind: TaskKind, node: Node | None = None) -> Iterator[None]:
        """Yield None as long as a task of this kind is running.

        If `node` is given, wait only for the task of this node.
        """
        while any(running is kind and node in (None, each) for each, running in self._running):
            yield None

    def _ask(self, node: Node, steering: Steering, kind: TaskKind) -> bool:
        """Remember a search, so that it is not repeated. Return False if this review has asked for it before."""
        is_new = (node, steering, kind) not in self._asked
        self._asked.add((node, steering, kind))
        return is_new

    def _next_ahead(self) -> ReviewTask | None:
        """Return a confirmation that a later comparison will probably need. Return None if there is none."""
        limit = self._confirming.limit
        for node in reversed(self._line[1:]) if limit is not None and not self._is_compared else ():
            is_searched = node not in self._pending and node.parent not in self._pending
            for search in self.expected(node) if node in self._unjudged and is_searched else ():
                if not search.is_steered and limit is not None:
                    self._ahead[search.node] = None
                    return self._task(search.node, limit, TaskKind.AHEAD, needs_search=True)
        return None

    def _task(
        self, node: Node, limit: Limit, kind: TaskKind, *, needs_search: bool, needs_threats: bool = False
    ) -> ReviewTask:
        position = self._record.position(node)
        return ReviewTask(node, position, limit, kind, needs_search=needs_search, needs_threats=needs_threats)

    def _needs_threats(self, node: Node) -> bool:
        return self._again or not has_threat_search(node)

    def _needs_quick_search(self, node: Node) -> bool:
        simulations = self._limit.simulations
        if simulations is not None and simulations < _WORTH_A_QUICK_SEARCH:
            return False
        return free_visits(node) < QUICK_SIMULATIONS


def _enough_to_compare(limit: Limit) -> Limit:
    """Raise the limit to the number of simulations that a comparison of two moves needs.

    If the limit has no number of simulations, return it unchanged.
    """
    if limit.simulations is None:
        return limit
    return replace(limit, simulations=max(limit.simulations, _TO_COMPARE))
