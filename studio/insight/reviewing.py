"""Chooses the next search of a review: a quick search of each position, then a full search, then comparisons. No Qt.

The caller runs the tasks, in parallel if it likes. It stores each result in the record, and then calls `finish`:
comparisons depend on the stored results. The order of the results does not change the judgements.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import UNSTEERED, Steering
from studio.game.node import Node
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof
from studio.game.record import GameRecord
from studio.insight.comparing import LEAST_VISITS, steering_to_compare, steering_to_prove_loss
from studio.insight.mistakes import MISTAKE, positions_along

QUICK_SIMULATIONS = 1_000
"""The simulations of a quick search.

A review with a similar limit has no quick searches.
"""
_WORTH_A_QUICK_SEARCH = 4 * QUICK_SIMULATIONS
_NO_SEARCH = ("final_move", "temperature", "confidence", "memory_mb")
"""Parameters that do not change the results of a search with enough memory."""
# The first simulation visits no move, and the threads of a search may visit one of the moves a few times more often
# than the other.
_TO_COMPARE = 2 * LEAST_VISITS + 20
"""The number of simulations of a search that compares two moves."""
_WHOLE = 0.9
"""A search counts as complete if it took at least this share of the limit in seconds."""


class TaskKind(Enum):
    """The kinds of searches in a review."""

    # The win rates of the whole game and all wins by threats are then known early.
    QUICK = auto()
    """A short search."""
    FULL = auto()
    COMPARISON = auto()
    """A steered search that compares moves, or proves that moves lose."""


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A position to be searched."""

    node: Node
    position: Position
    limit: Limit
    kind: TaskKind = TaskKind.FULL
    steering: Steering = UNSTEERED
    needs_search: bool = True
    """Whether the position needs a search in addition to the threat search."""
    needs_threats: bool = True

    @property
    def is_comparison(self) -> bool:
        return self.kind is TaskKind.COMPARISON


class ReviewQueue:
    """The searches of one review.

    Without `again`, positions with a sufficient analysis and a result of the threat search are skipped. So a cancelled
    review continues where it stopped.
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
        """Raise an error if the line is not playable.

        Each node of `line` must be a child of the previous one.
        """
        self._record, self._line, self._again = record, tuple(line), again
        self._limit, self._profile, self._parameters = limit, profile, parameters
        searched = [node for node, position in positions_along(record, self._line) if not position.is_over]
        self._due = {node for node in searched if again or not self._is_sufficient(node)}
        quick = [node for node in searched if node in self._due and self._needs_quick_search(node)]
        self._quick_nodes = frozenset(quick)
        self._quick, self._full = iter(quick), iter([node for node in reversed(searched) if node in self._due])
        self._running: set[tuple[Node, TaskKind]] = set()
        self._pending = set(self._due)
        self._quick_pending = set(quick)
        self._comparing: ReviewTask | None = None
        self._comparisons = self._comparisons_from_the_end()
        self._judged: list[Node] = []
        self._is_compared = False

    @property
    def of(self) -> int:
        """The number of positions to be searched."""
        return len(self._due)

    @property
    def done(self) -> int:
        """The number of positions that are finished apart from comparisons."""
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
    def is_finished(self) -> bool:
        return self._is_compared and not self._running and not self._pending

    def next(self) -> ReviewTask | None:
        """Return the next task that can start now.

        Return None if all others wait for a running task, or if the review is finished. Raise an error if the line is
        no longer playable.
        """
        task = self._next_quick()
        if task is None and not self._quick_pending:
            task = self._next_comparison() or self._next_full() or self._next_comparison()
        if task is not None:
            self._running.add((task.node, task.kind))
        return task

    def finish(self, task: ReviewTask) -> None:
        """Note that a task has ended, with or without a result."""
        self._running.discard((task.node, task.kind))
        if task.kind is TaskKind.QUICK:
            self._quick_pending.discard(task.node)
        elif task.kind is TaskKind.FULL:
            self._pending.discard(task.node)
        else:
            self._comparing = None

    def take_judged(self) -> list[Node]:
        """Return the moves that can be judged now, each once.

        Both positions are searched in full, and the move is compared.
        """
        judged, self._judged = self._judged, []
        return judged

    # Implementation

    def _next_quick(self) -> ReviewTask | None:
        for node in self._quick:
            if not self._record.holds(node):
                self._quick_pending.discard(node)
                continue
            limit = replace(self._limit, simulations=QUICK_SIMULATIONS)
            is_searched = _visits(node) >= QUICK_SIMULATIONS
            return self._task(node, limit, TaskKind.QUICK, needs_search=not is_searched)
        return None

    def _next_full(self) -> ReviewTask | None:
        for node in self._full:
            if not self._record.holds(node) or (not self._again and self._is_sufficient(node)):
                self._pending.discard(node)
                continue
            needs_search = self._again or not self._is_known(node)
            needs_threats = not _was_looked_at(node) or (self._again and node not in self._quick_nodes)
            return self._task(node, self._limit, TaskKind.FULL, needs_search=needs_search, needs_threats=needs_threats)
        return None

    def _next_comparison(self) -> ReviewTask | None:
        """Return the next comparison.

        Return None while another one runs, or until the positions that it needs are searched.
        """
        if self._comparing is None and not self._is_compared:
            self._comparing = next(self._comparisons, None)
        else:
            return None
        return self._comparing

    def _comparisons_from_the_end(self) -> Iterator[ReviewTask | None]:
        """Yield comparisons from the last move to the first.

        Yield None until the positions of the next move are searched.
        """
        # Later proofs also decide earlier moves.
        for node in reversed(self._line[1:]):
            while node in self._pending or node.parent in self._pending:
                yield None
            if node.parent is None or not self._record.holds(node):
                continue
            yield from self._comparisons_of(node, node.parent)
            self._judged.append(node)
        while self._pending:
            yield None
        self._is_compared = True

    def _comparisons_of(self, node: Node, parent: Node) -> Iterator[ReviewTask]:
        for steering in _steerings(self._record, node, self._again):
            position = self._record.position(parent)
            if steering.only <= set(position.legal_moves()):
                limit = _enough_to_compare(self._limit)
                yield ReviewTask(parent, position, limit, TaskKind.COMPARISON, steering, needs_threats=False)

    def _task(
        self, node: Node, limit: Limit, kind: TaskKind, *, needs_search: bool, needs_threats: bool = True
    ) -> ReviewTask:
        position = self._record.position(node)
        return ReviewTask(node, position, limit, kind, needs_search=needs_search, needs_threats=needs_threats)

    def _needs_quick_search(self, node: Node) -> bool:
        simulations = self._limit.simulations
        if simulations is not None and simulations < _WORTH_A_QUICK_SEARCH:
            return False
        return not _was_looked_at(node) or _visits(node) < QUICK_SIMULATIONS

    def _is_sufficient(self, node: Node) -> bool:
        return self._is_known(node) and _was_looked_at(node)

    def _is_known(self, node: Node) -> bool:
        """Return whether a new search with the review's settings would not improve the stored analysis."""
        analysis, limit = node.analysis, self._limit
        if analysis is None or analysis.is_steered:
            return False
        if limit.simulations is not None and (analysis.visits >= limit.simulations or _is_certain(analysis)):
            return True
        is_whole = _is_certain(analysis) or _reached(analysis, limit)
        return is_whole and self._was_searched_so(analysis)

    def _was_searched_so(self, analysis: PositionAnalysis) -> bool:
        """Return whether the analysis was made with the profile and the search parameters of the review.

        Parameters that do not change results are ignored. So are parameters that the analysis does not state.
        """
        if analysis.profile != self._profile or not analysis.candidates:
            return False
        kept, wanted = analysis.parameters, self._parameters.as_dict()
        return all(kept.get(name, value) == value for name, value in wanted.items() if name not in _NO_SEARCH)


def _enough_to_compare(limit: Limit) -> Limit:
    """Raise the limit to the simulations that a comparison of two moves needs.

    A limit without simulations does not change.
    """
    if limit.simulations is None:
        return limit
    return replace(limit, simulations=max(limit.simulations, _TO_COMPARE))


def _steerings(record: GameRecord, node: Node, again: bool) -> Iterator[Steering]:
    """Yield restrictions for searches of the position before a node.

    Each search may depend on the stored result of the previous one. If all known moves are proven to lose, the other
    moves are searched, as long as each search proves more losing moves.
    """
    steering = steering_to_compare(record, node, MISTAKE, again=again)
    if steering is not None:
        yield steering
    lost = 0
    while record.holds(node) and (steering := steering_to_prove_loss(record, node)) and len(steering.excluded) > lost:
        lost = len(steering.excluded)
        yield steering


def _visits(node: Node) -> int:
    """Return the visits of the analysis of a position, without steered searches."""
    analysis = node.analysis
    return 0 if analysis is None or analysis.is_steered else analysis.visits


def _was_looked_at(node: Node) -> bool:
    return node.analysis is not None and node.analysis.threats is not None


def _reached(analysis: PositionAnalysis, limit: Limit) -> bool:
    """Return whether the search has reached the time or depth of a full search.

    Unknown numbers count as reached, unless the limit has a number of simulations.
    """
    if_unknown, reached = limit.simulations is None, list[bool]()
    if limit.seconds is not None:
        reached.append(if_unknown if analysis.seconds is None else analysis.seconds >= _WHOLE * limit.seconds)
    if limit.depth is not None:
        reached.append(if_unknown if analysis.depth is None else analysis.depth >= limit.depth)
    return any(reached) if reached else if_unknown


def _is_certain(analysis: PositionAnalysis) -> bool:
    """Return whether a proof decided the position."""
    # Another search would then end early, too.
    proofs = [candidate.proof for candidate in analysis.candidates]
    is_all_known = bool(proofs) and Proof.UNKNOWN not in proofs  # older files store no result of the position itself
    return analysis.known.is_certain or Proof.WIN in proofs or is_all_known
