"""Chooses which results of a position the views show: an earlier snapshot, a node, or the newest results."""

from dataclasses import dataclass, replace

import numpy as np

from studio.engine.views.snapshot import CandidateRow, NodeView, Snapshot
from studio.game.position_analysis import KnownResult, Proof
from studio.game.stones import Stone
from studio.insight.proven_view import snapshot_with_recorded, with_recorded
from studio.insight.ranking import best_point, expected_row
from studio.insight.recorded import NOTHING_RECORDED, Recorded
from studio.thinking.thoughts import Thought
from studio.ui.plots.evaluation_bar import Evaluation
from studio.ui.texts.saved_analysis import Origin, SavedAnalysis


@dataclass(frozen=True, slots=True)
class Known:
    """All available results of a position, and the user's choice among them."""

    kept: NodeView | None = None  # the saved analysis
    view: NodeView | None = None  # the better one of the saved analysis and the search's results; never without moves
    best: int | None = None  # the move that the search would play
    thought: Thought | None = None
    kept_moments: tuple[Snapshot, ...] = ()  # the snapshots of the saved search
    node: NodeView | None = None  # a node below the root, if the user has chosen one
    moment: Snapshot | None = None  # an earlier snapshot, if the user has chosen one
    moments: tuple[Snapshot, ...] = ()  # all snapshots of the search with `moment`
    is_hidden: bool = False  # hidden from a person who plays
    recorded: Recorded = NOTHING_RECORDED  # what the record knows about the position
    is_recalled: bool = False  # whether `kept` comes from the position database, not from the record
    is_live: bool = False  # whether the user has started the search in this position, and watches it
    earlier: NodeView | None = None  # a weaker search of this session that the user ran here before leaving

    def knowing(self, recorded: Recorded) -> "Known":
        """Return a copy in which all results contain what the record now knows about the position."""
        known = replace(self, recorded=recorded)
        thought = None if self.thought is None else known.proven(self.thought)
        is_of_search = self.thought is not None and self.view is self.thought.snapshot.root
        best = thought.snapshot.best if is_of_search and thought is not None else self.best
        kept, earlier = known.proven_view(self.kept), known._proven_search(self.earlier)
        view = thought.snapshot.root if is_of_search and thought is not None else known.proven_view(self.view)
        if self._shows_earlier:
            view = earlier
        return replace(known, kept=kept, view=view, thought=thought, best=best, earlier=earlier)

    def proven(self, thought: Thought) -> Thought:
        """Return results of the search with what the record adds to them."""
        snapshot = self.completed(thought.snapshot)
        return thought if snapshot is thought.snapshot else replace(thought, snapshot=snapshot)

    def completed(self, snapshot: Snapshot) -> Snapshot:
        """Return a snapshot of the search with what the record adds to it."""
        return snapshot_with_recorded(snapshot, self._added)

    def proven_view(self, view: NodeView | None) -> NodeView | None:
        return None if view is None else with_recorded(view, self.recorded)

    def expecting(self, kept: NodeView | None, earlier: NodeView | None = None) -> "Known":
        """Return a copy for a new position or search.

        It shows the saved analysis `kept`. `earlier` has the weaker results of an earlier search, which the user may
        ask to see.
        """
        kept, earlier = self.proven_view(kept), self._proven_search(earlier if kept is not None else None)
        known = replace(self, kept=kept, view=kept, best=None, thought=None, node=None, moment=None)
        return replace(known, is_recalled=False, is_live=False, earlier=earlier)

    def watching(self, *, live: bool) -> "Known":
        """Return a copy that shows the search from its first simulation on if `live`, or else only when it is better
        than the saved analysis.

        Until the next results arrive, the copy shows the earlier search if `live`, otherwise the saved analysis.
        """
        if self.kept is None:
            return replace(self, is_live=live)
        known = replace(self, is_live=live, best=None, thought=None)
        return replace(known, view=self.earlier if known._shows_earlier else self.kept)

    def recalling(self, kept: NodeView) -> "Known":
        """Return a copy that shows `kept`, an analysis from the position database.

        If there are results already, they stay.
        """
        has_others = self.view is not None and self.thought is None  # of the record, or of an external engine
        if has_others or self.kept is not None or self.kept_moments or self._has_searched:
            return self
        kept = with_recorded(kept, self.recorded)
        return replace(self, kept=kept, view=kept, best=None, thought=None, is_recalled=True)

    def renewed(self, recorded: Recorded, kept: NodeView | None, thought: Thought | None) -> "Known":
        """Return a copy whose results have only the proofs in `recorded`, not those that the record has lost.

        `kept` is the saved analysis, and `thought` has the current results of the search.
        """
        known = replace(self, recorded=recorded)
        if self.is_recalled:
            known = replace(known.expecting(self.kept), is_recalled=True)
        else:
            known = known.expecting(kept, self.earlier).watching(live=self.is_live)
        if thought is not None:
            known = known.with_thought(thought)
        return replace(known, node=self.node, moment=self.moment)

    def lingering(self) -> "Known":
        """Return a copy for a new position that still shows the previous results."""
        return replace(self, kept=None, kept_moments=(), node=None, moment=None, is_live=False)

    def with_thought(self, thought: Thought) -> "Known":
        """Return a copy with the results `thought` of the search.

        They replace the saved analysis in the candidates only if they are better.
        """
        thought = self.proven(thought)
        snapshot = thought.snapshot
        known = replace(self, thought=thought if snapshot.simulations or self.kept is None else None)
        if not self.is_surpassed_by(thought):
            return known
        return replace(known, thought=thought, view=snapshot.root if len(snapshot.root) else None, best=snapshot.best)

    def is_surpassed_by(self, thought: Thought) -> bool:
        """Return whether the views show `thought` instead of the saved analysis.

        If the user has started the search here, or if the analysis comes from the position database, one simulation is
        enough. Otherwise `thought` must be better. A proof is better than no proof. If both or neither are proven, more
        visits are better.
        """
        if self.kept is None:
            return True
        if self._gives_way:
            return thought.snapshot.simulations > 0
        return _foundation(self.proven(thought).snapshot.root) > _foundation(self.kept)

    @property
    def shows_kept(self) -> bool:
        """Whether the views show a saved analysis instead of the results of the search. See `is_surpassed_by`."""
        if self._gives_way:
            return self.kept is not None and not self._has_searched and not self._shows_earlier
        return self._is_kept_better

    @property
    def saved(self) -> SavedAnalysis | None:
        """The saved analysis, if the board and the candidates show it. Otherwise None."""
        if not self._is_of_root or self.kept is None or not self.shows_kept:
            return None
        earlier = 0 if self.earlier is None or self._has_searched else self.earlier.visits
        is_compared = self._is_compared(self.kept)
        return SavedAnalysis(self.kept.visits, self._has_searched, self._origin, is_compared, earlier=earlier)

    @property
    def source(self) -> SavedAnalysis | None:
        """The source of the candidates' numbers. None if the search of this session has produced all of them."""
        if self.saved is not None or not self._is_of_root:
            return self.saved
        if self.is_live:
            is_better = self._is_kept_better and not self.is_recalled
            visits = self.kept.visits if self.kept is not None else 0
            return SavedAnalysis(visits, is_searching=True, origin=self._origin, is_live=True) if is_better else None
        if self._is_compared(self.view):
            return SavedAnalysis(0, is_searching=True, origin=Origin.SEARCH, is_compared=True)
        return None

    @property
    def _is_of_root(self) -> bool:
        """Whether the views show the newest results of the current position itself."""
        return not self.is_hidden and self.node is None and self.moment is None

    @property
    def _gives_way(self) -> bool:
        """Whether one simulation is enough for the search to replace the saved analysis in the views."""
        return self.is_live or self.is_recalled

    @property
    def _shows_earlier(self) -> bool:
        """Whether the views show the user's earlier search although the saved analysis is better."""
        return self.is_live and self.earlier is not None and not self._has_searched

    @property
    def _is_kept_better(self) -> bool:
        searched = _foundation(self.thought.snapshot.root) if self.thought is not None else (False, 0)
        return self.kept is not None and searched < _foundation(self.kept)

    def _proven_search(self, view: NodeView | None) -> NodeView | None:
        return None if view is None else with_recorded(view, _only_proofs(self.recorded))

    @property
    def _added(self) -> Recorded:
        """What the record adds to the results of the search.

        If the user watches the search itself, only proofs are added.
        """
        return _only_proofs(self.recorded) if self.is_live else self.recorded

    def _is_compared(self, view: NodeView | None) -> bool:
        """Return whether the best move in `view` has the visits of the search in which the review compared moves."""
        compared = self.recorded.compared
        if compared is None or view is None:
            return False
        return bool((view.child_visits[view.points == compared.point] == compared.visits).any())

    @property
    def _has_searched(self) -> bool:
        return self.thought is not None and self.thought.snapshot.simulations > 0

    @property
    def _origin(self) -> Origin:
        """The search from which the saved analysis comes."""
        if self.is_recalled:
            return Origin.DATABASE
        if not self.recorded.is_reviewed:
            return Origin.UNKNOWN
        return Origin.LATER if self.recorded.is_later else Origin.REVIEW


@dataclass(frozen=True, slots=True)
class Shown:
    """The results that the views show."""

    view: NodeView | None = None
    best: int | None = None
    thought: Thought | None = None  # for the figures and the plot


def _only_proofs(recorded: Recorded) -> Recorded:
    return replace(recorded, best=None, compared=None)


def evaluation_of(shown: Shown, to_move: Stone) -> Evaluation | None:
    """Return the evaluation of the shown position from Black's point of view, or None if it is unknown.

    It is the win rate of the best move, just as in the plot of the game. `to_move` is the side to move.
    """
    root = shown.view
    if root is None and shown.thought is not None:
        root = shown.thought.snapshot.root
    if root is None or (not root.visits and root.proof is Proof.UNKNOWN):
        return None
    row = expected_row(root)
    rate = root.win_rate if row is None else (float(root.values[row]) + 1) / 2
    # A saved analysis does not have the mean.
    mean = root.win_rate if row is not None and root.has_terms else None
    if to_move is Stone.BLACK:
        return Evaluation(rate, root.proof, mean)
    return Evaluation(1 - rate, KnownResult(root.proof).before.proof, None if mean is None else 1 - mean)


def _foundation(view: NodeView) -> tuple[bool, int]:
    """Return a sort key that is higher for more reliable results. A proof counts more than any number of visits."""
    # A proof counts more than any number of visits.
    return view.proof is not Proof.UNKNOWN, view.visits


def shown_of(known: Known) -> Shown:
    if known.is_hidden:
        return Shown()
    if known.moment is not None:
        moment = known.moment
        return Shown(moment.root or None, moment.best, _thought_at(moment, known.moments))
    if known.node is not None:  # a leaf shows no candidates, not even those of the root
        best = best_point(known.node)
        return Shown(known.node or None, best, _newest_thought(known))
    if known.view is None and known.kept_moments:
        last = known.kept_moments[-1]
        return Shown(last.root or None, last.best, _newest_thought(known))
    return Shown(known.view, known.best, _newest_thought(known))


def root_of(known: Known) -> Shown:
    """Return the best results of the current position itself.

    The views may show a node, an earlier snapshot or nothing.
    """
    return shown_of(replace(known, node=None, moment=None, is_hidden=False))


def best_row(shown: Shown) -> CandidateRow | None:
    """Return the move that the search would play. If it is unknown, return the first move by rank."""
    view = shown.view
    if view is None or not len(view):
        return None
    rows = np.flatnonzero(view.points == (best_point(view) if shown.best is None else shown.best))
    return view.candidate(int(rows[0])) if rows.size else None


def _newest_thought(known: Known) -> Thought | None:
    """Return the newest results of the search, or None.

    Until the search has run its first simulation, return the last saved snapshot.
    """
    has_begun = known.thought is not None and known.thought.snapshot.simulations > 0
    if has_begun or not known.kept_moments:
        return known.thought
    return _thought_at(known.kept_moments[-1], known.kept_moments)


def _thought_at(moment: Snapshot, moments: tuple[Snapshot, ...]) -> Thought:
    """Return the snapshot `moment` as if it were the results of a search.

    Its timeline has the snapshots of `moments` up to `moment`.
    """
    before = tuple(snapshot for snapshot in moments if snapshot.simulations < moment.simulations)
    return Thought(moment.run, moment, (*before, moment), None)
