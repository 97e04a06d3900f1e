"""Estimates the time of a review from the searches that it has made so far. No Qt."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from studio.engine.options.limits import Limit
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis
from studio.insight.judgements import MISTAKE
from studio.insight.reviewing import QUICK_SIMULATIONS, ReviewQueue, ReviewTask, TaskKind

_UNSEEN_COMPARISONS = 0.1
"""How many comparisons are assumed for a move that loses nothing in the quick search."""
_MARGIN = 0.02
"""A move counts as half a comparison if its loss is within this distance of the smallest loss of a mistake."""
_FADING = 0.95
"""Each new measurement of the load multiplies the weight of the earlier ones by this factor."""
_LONG_LOOK_SECONDS = 20.0
"""The processor time assumed for a long threat search before the first one is measured.

Its limit allows about 30 seconds.
"""
_UNPREDICTABLE = 10_000
"""How many simulations are assumed for a search that is limited only in depth."""


@dataclass(frozen=True, slots=True)
class _Sample:
    """The measurements of one search that the estimate uses."""

    seconds: float
    """The processor time of one simulation."""
    is_decided: bool
    """Whether the search ended early because the position was proven."""
    rate: float | None
    """The win rate of the side to move. None if it is unknown."""


class ReviewTime:
    """Measures the searches of a review, and estimates how long the remaining ones will take.

    The estimate is their processor time, multiplied by the present load of the machine. The load is how many seconds
    pass while a thread gets one second of processor time.
    """

    def __init__(self, line: Sequence[Node] = (), threads: int = 1) -> None:
        self._line, self._threads = tuple(line), max(1, threads)
        self._samples: dict[Node, _Sample] = {}
        self._elapsed = self._used = 0.0  # in seconds; earlier tasks have less weight
        self._predicted = self._needed = 0.0  # of the full searches so far
        self._simulations, self._seconds = 0, 0.0
        self._threats, self._looks = 0.0, 0
        self._long_looks, self._long_count = 0.0, 0

    @property
    def simulations_per_second(self) -> float:
        """The simulations per second of all threads together. It is 0 before the first measurement."""
        return self._threads * self._simulations / self._seconds if self._seconds > 0 else 0.0

    @property
    def is_known(self) -> bool:
        """Whether at least one search was measured."""
        # `estimate` is meaningful only then.
        return bool(self._samples)

    def note(
        self,
        task: ReviewTask,
        seconds: float,
        used: float,
        analysis: PositionAnalysis | None,
        threats: float = 0.0,
    ) -> None:
        """Record a finished task with its duration and processor time in seconds, and its result.

        `threats` is the processor time of the threat search.
        """
        if task.needs_threats:
            self._threats, self._looks = self._threats + threats, self._looks + 1
        elif task.kind is TaskKind.THREATS:
            self._long_looks, self._long_count = self._long_looks + threats, self._long_count + 1
        if analysis is None or not task.needs_search:
            return
        self._simulations += analysis.simulations
        self._seconds += seconds
        self._elapsed, self._used = _FADING * self._elapsed + seconds, _FADING * self._used + used
        if task.is_steered:
            return
        sample, is_decided = self._samples.get(task.node), _is_early(analysis, task.limit)
        each = used / max(1, analysis.simulations)
        if task.kind is not TaskKind.QUICK and sample is not None and not (sample.is_decided or is_decided):
            self._predicted += sample.seconds * analysis.simulations
            self._needed += used
        if task.is_of_position:
            self._samples[task.node] = _Sample(each, is_decided, _rate(analysis))

    def left(self, queue: ReviewQueue, limit: Limit) -> float | None:
        """Return the estimated seconds until the end of a review. Return None before the first measurement."""
        if not self._samples:
            return None
        quick = (queue.quick_of - queue.quick_done) * self._mean_seconds(Limit(simulations=QUICK_SIMULATIONS))
        threats = self._load * self._threat_seconds(queue)
        confirmations = self._confirmations_seconds(queue)
        return (quick + threats + confirmations) / self._threads + self.estimate(queue.pending, limit)

    def estimate(self, pending: Collection[Node], limit: Limit) -> float:
        """Return the estimated seconds for full searches of the positions in `pending` and the comparisons that
        follow.
        """
        if not self._samples:
            return 0.0
        searches = sum(self._search_seconds(node, limit) for node in pending)
        comparisons = sum(self._comparison_seconds(node, pending, limit) for node in self._line[1:])
        return (searches + comparisons) / self._threads

    # Implementation

    @property
    def _load(self) -> float:
        """How many seconds pass while a thread gets one second of processor time."""
        return self._elapsed / self._used if self._used > 0 else 1.0

    @property
    def _correction(self) -> float:
        """The actual processor time of the full searches so far, divided by the predicted time."""
        few = 0.5  # a few searches correct little
        return (self._needed + few) / (self._predicted + few)

    def _threat_seconds(self, queue: ReviewQueue) -> float:
        """Return the processor time of all remaining threat searches."""
        long = self._long_looks / self._long_count if self._long_count else _LONG_LOOK_SECONDS
        return queue.threat_searches_left * self._threats / max(1, self._looks) + queue.long_looks_left * long

    def _search_seconds(self, node: Node, limit: Limit) -> float:
        sample = self._samples.get(node)
        if sample is None:
            return self._mean_seconds(limit)
        return 0.0 if sample.is_decided else self._full_seconds(sample.seconds, limit)

    def _full_seconds(self, each: float, limit: Limit) -> float:
        """Return the seconds of a search that no proof ends early. `each` is the processor time of one simulation."""
        simulations = limit.simulations if limit.simulations is not None else _UNPREDICTABLE
        needed = each * simulations * self._correction * self._load
        if limit.seconds is None:
            return needed
        return limit.seconds if limit.simulations is None else min(limit.seconds, needed)

    def _mean_seconds(self, limit: Limit) -> float:
        samples = self._samples.values()
        return fmean(0.0 if each.is_decided else self._full_seconds(each.seconds, limit) for each in samples)

    def _comparison_seconds(self, node: Node, pending: Collection[Node], limit: Limit) -> float:
        if node.parent is None or (node not in pending and node.parent not in pending):
            return 0.0
        before, after = self._samples.get(node.parent), self._samples.get(node)
        if before is None or after is None:
            return _UNSEEN_COMPARISONS * self._mean_seconds(limit)
        each = self._mean_each if before.is_decided else before.seconds
        return _comparisons(before, after) * self._full_seconds(each, limit)

    def _confirmations_seconds(self, queue: ReviewQueue) -> float:
        """Return the seconds of the long searches that confirm marks.

        Consecutive moves share some of these searches.
        """
        limit, shares = queue.long_limit, dict[Node, float]()
        for node in queue.unjudged if limit is not None else ():
            for searched, share in self._expected_searches(node, queue):
                shares[searched] = max(share, shares.get(searched, 0.0))
        return sum(share * self._search_seconds(node, limit) for node, share in shares.items() if limit is not None)

    def _expected_searches(self, node: Node, queue: ReviewQueue) -> Iterator[tuple[Node, float]]:
        """Yield the positions that will probably be searched again to judge a move, each with its probability."""
        parent, pending = node.parent, queue.pending
        if parent is None:
            return
        if node not in pending and parent not in pending:
            yield from ((search.node, 1.0) for search in queue.expected(node))
            return
        before, after = self._samples.get(parent), self._samples.get(node)
        share = _UNSEEN_COMPARISONS if before is None or after is None else _comparisons(before, after)
        yield from ((each, share) for each in (parent, node))

    @property
    def _mean_each(self) -> float:
        """The mean processor time of a simulation. Decided positions are left out."""
        # Most of their time is not spent on simulations.
        return fmean([sample.seconds for sample in self._samples.values() if not sample.is_decided] or [0.0])


def evenly_spread(nodes: Sequence[Node], most: int) -> list[Node]:
    """Return at most `most` nodes that are spread evenly over the given ones."""
    count = min(most, len(nodes))
    return [nodes[index * len(nodes) // count] for index in range(count)]


def _comparisons(before: _Sample, after: _Sample) -> float:
    """Return how many comparisons a move will probably need."""
    if before.rate is None or after.rate is None or (before.is_decided and after.is_decided):
        return 0.0
    loss = before.rate - (1 - after.rate)
    if loss >= MISTAKE + _MARGIN:
        return 1.0
    return 0.5 if loss >= MISTAKE - _MARGIN else _UNSEEN_COMPARISONS


def _is_early(analysis: PositionAnalysis, limit: Limit) -> bool:
    return limit.simulations is not None and analysis.simulations < limit.simulations


def _rate(analysis: PositionAnalysis) -> float | None:
    if analysis.known.is_certain:
        return analysis.known.rate
    best = max(analysis.candidates, key=lambda row: row.visits, default=None)
    return None if best is None else best.win_rate
