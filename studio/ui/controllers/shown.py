"""What of all that is known of a position is shown: a moment before a node, a node before the newest."""

from dataclasses import dataclass, replace

from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.position_analysis import Proof
from studio.thinking.thoughts import Thought


@dataclass(frozen=True, slots=True)
class Known:
    """What the search and the record know of a position, and what of it a person looks at."""

    kept: NodeView | None = None  # what the record knows, as long as it counts
    view: NodeView | None = None  # the most that is known, never an empty one
    best: int | None = None  # the move that the search would play there
    thought: Thought | None = None
    kept_moments: tuple[Snapshot, ...] = ()  # of a search that the record knows
    node: NodeView | None = None  # another node than the root, while a person looks at it
    moment: Snapshot | None = None  # an earlier one, while a person looks back
    moments: tuple[Snapshot, ...] = ()  # those of its search
    is_hidden: bool = False  # from a person who plays

    def expecting(self, kept: NodeView | None) -> "Known":
        """Another position, or another search of it."""
        return replace(self, kept=kept, view=kept, best=None, thought=None, node=None, moment=None)

    def lingering(self) -> "Known":
        """Another position: what was found in the last one stays in sight for a moment."""
        return replace(self, kept=None, kept_moments=(), node=None, moment=None)

    def with_thought(self, thought: Thought) -> "Known":
        """Its numbers count when the search has begun; its candidates when it has come further than the record."""
        snapshot = thought.snapshot
        known = replace(self, thought=thought if snapshot.simulations or self.kept is None else None)
        if not self.is_surpassed_by(thought):
            return known
        return replace(known, view=snapshot.root if len(snapshot.root) else None, best=snapshot.best)

    def is_surpassed_by(self, thought: Thought) -> bool:
        """Whether a search knows more than the record."""
        return self.kept is None or _foundation(thought.snapshot.root) > _foundation(self.kept)

    @property
    def shows_kept(self) -> bool:
        """Whether the record knows more than the search."""
        searched = _foundation(self.thought.snapshot.root) if self.thought is not None else (False, 0)
        return self.kept is not None and searched < _foundation(self.kept)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the views of one search show."""

    view: NodeView | None = None
    best: int | None = None
    thought: Thought | None = None  # its numbers and its timeline


def _foundation(view: NodeView) -> tuple[bool, int]:
    """As a record weighs two analyses: a proof goes before any number of visits."""
    return view.proof is not Proof.UNKNOWN, view.visits


def shown_of(known: Known) -> Shown:
    if known.is_hidden:
        return Shown()
    if known.moment is not None:
        moment = known.moment
        return Shown(moment.root or None, moment.best, _thought_at(moment, known.moments))
    if known.node is not None:  # a leaf has nothing to show, and not what its root has
        best = int(known.node.points[0]) if len(known.node) else None
        return Shown(known.node or None, best, _newest_thought(known))
    if known.view is None and known.kept_moments:
        last = known.kept_moments[-1]
        return Shown(last.root or None, last.best, _newest_thought(known))
    return Shown(known.view, known.best, _newest_thought(known))


def _newest_thought(known: Known) -> Thought | None:
    """Until a search has begun, the end of the one that the record knows."""
    has_begun = known.thought is not None and known.thought.snapshot.simulations > 0
    if has_begun or not known.kept_moments:
        return known.thought
    return _thought_at(known.kept_moments[-1], known.kept_moments)


def _thought_at(moment: Snapshot, moments: tuple[Snapshot, ...]) -> Thought:
    """What the engine knew then."""
    before = tuple(snapshot for snapshot in moments if snapshot.simulations < moment.simulations)
    return Thought(moment.run, moment, (*before, moment), None)
