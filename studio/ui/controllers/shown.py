"""The choice of the shown results of a position: an earlier snapshot, a node, or the newest results."""

from dataclasses import dataclass, replace

from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position_analysis import Proof
from studio.thinking.thoughts import Thought


@dataclass(frozen=True, slots=True)
class Known:
    """The results known for a position, and which of them the user has selected."""

    kept: NodeView | None = None  # the saved analysis
    view: NodeView | None = None  # the analysis with a proof or the most visits, never empty
    best: int | None = None  # the move that the search would play
    thought: Thought | None = None
    kept_moments: tuple[Snapshot, ...] = ()  # the snapshots of the saved search
    node: NodeView | None = None  # a chosen node below the root
    moment: Snapshot | None = None  # a chosen earlier snapshot
    moments: tuple[Snapshot, ...] = ()  # all snapshots of the search with `moment`
    is_hidden: bool = False  # hidden from a person who plays

    def expecting(self, kept: NodeView | None) -> "Known":
        """Return the state for another position or search, with the saved analysis `kept`."""
        return replace(self, kept=kept, view=kept, best=None, thought=None, node=None, moment=None)

    def lingering(self) -> "Known":
        """Return the state for another position that still has the last results."""
        return replace(self, kept=None, kept_moments=(), node=None, moment=None)

    def with_thought(self, thought: Thought) -> "Known":
        """Return the state with this thought. Its candidates are shown only if the thought exceeds the saved
        analysis.
        """
        snapshot = thought.snapshot
        known = replace(self, thought=thought if snapshot.simulations or self.kept is None else None)
        if not self.is_surpassed_by(thought):
            return known
        return replace(known, view=snapshot.root if len(snapshot.root) else None, best=snapshot.best)

    def is_surpassed_by(self, thought: Thought) -> bool:
        """Return whether a thought has a proof or more visits than the saved analysis."""
        return self.kept is None or _foundation(thought.snapshot.root) > _foundation(self.kept)

    @property
    def shows_kept(self) -> bool:
        """Return whether the saved analysis has a proof or more visits than the search."""
        searched = _foundation(self.thought.snapshot.root) if self.thought is not None else (False, 0)
        return self.kept is not None and searched < _foundation(self.kept)


@dataclass(frozen=True, slots=True)
class Shown:
    """The results that the views of one search show."""

    view: NodeView | None = None
    best: int | None = None
    thought: Thought | None = None  # for the figures and the plot


def _foundation(view: NodeView) -> tuple[bool, int]:
    """Return a sort key for results. A proven result exceeds any number of visits."""
    return view.proof is not Proof.UNKNOWN, view.visits


def shown_of(known: Known) -> Shown:
    if known.is_hidden:
        return Shown()
    if known.moment is not None:
        moment = known.moment
        return Shown(moment.root or None, moment.best, _thought_at(moment, known.moments))
    if known.node is not None:  # a leaf shows no candidates, not even those of the root
        best = int(known.node.points[0]) if len(known.node) else None
        return Shown(known.node or None, best, _newest_thought(known))
    if known.view is None and known.kept_moments:
        last = known.kept_moments[-1]
        return Shown(last.root or None, last.best, _newest_thought(known))
    return Shown(known.view, known.best, _newest_thought(known))


def _newest_thought(known: Known) -> Thought | None:
    """Return the newest thought, or the last saved snapshot until the search has simulations."""
    has_begun = known.thought is not None and known.thought.snapshot.simulations > 0
    if has_begun or not known.kept_moments:
        return known.thought
    return _thought_at(known.kept_moments[-1], known.kept_moments)


def _thought_at(moment: Snapshot, moments: tuple[Snapshot, ...]) -> Thought:
    """Return a thought with the snapshot `moment` and the earlier ones of `moments`."""
    before = tuple(snapshot for snapshot in moments if snapshot.simulations < moment.simulations)
    return Thought(moment.run, moment, (*before, moment), None)
