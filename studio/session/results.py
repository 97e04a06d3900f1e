"""Stores results of searches in the open record."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from studio.game.judgement import MoveJudgement
from studio.game.merged_analysis import merged_analysis, with_proofs_of
from studio.game.move_cost import MoveCost
from studio.game.node import Node
from studio.game.position_analysis import PositionAnalysis, ThreatsFound
from studio.game.record import GameRecord
from studio.session.open_file import OpenFile


@dataclass(frozen=True, slots=True)
class ResultsState:
    """Which results of a record are not saved yet. Its fields mean the same as the properties of `Results`."""

    is_new: bool
    is_unsaved: bool


class Results:
    """Stores results of searches in the open record, and knows whether they are saved in its file.

    Results are not edits. They cannot be undone, and the journal contains them only in checkpoints.
    """

    def __init__(
        self,
        file: Callable[[], OpenFile | None],
        games_folder: Path | None,
        on_unsaved: Callable[[], None],
    ) -> None:
        self._file, self._games_folder = file, games_folder
        self._on_unsaved = on_unsaved
        self._unaided: dict[Node, PositionAnalysis] = {}  # what analyses would be without `keep_threats`

    def begin(self, record: GameRecord) -> None:
        """Store results in this record from now on."""
        self._record = record
        self._unaided.clear()
        self.mark_saved()

    @property
    def state(self) -> ResultsState:
        return ResultsState(self._is_new, self._is_unsaved)

    def resume(self, record: GameRecord, state: ResultsState) -> None:
        """Store results in a record that is opened again.

        `state` says which results were not saved when the record was put aside. The journal that had them is gone.
        """
        self._record = record
        self._unaided.clear()
        self._is_new, self._is_unsaved = state.is_new, state.is_unsaved
        self._is_secured = not state.is_new

    @property
    def is_new(self) -> bool:
        """Whether there are results that are not saved yet.

        This includes those that the program saves without asking the user.
        """
        return self._is_new

    @property
    def is_unsaved(self) -> bool:
        """Whether there are results about which the user must be asked before they are discarded."""
        return self._is_unsaved

    @property
    def is_saved_unasked(self) -> bool:
        """Whether the program may write the record's file without asking the user."""
        file = self._file()
        return file is not None and file.is_ours(self._games_folder)

    @property
    def is_secured(self) -> bool:
        """Whether all results are in a file or in the journal."""
        return self._is_secured

    def mark_saved(self) -> None:
        self._is_new = self._is_unsaved = False
        self._is_secured = True

    def mark_left_out(self) -> None:
        """Note that the record was saved in a format that cannot store results of searches.

        If the user has to be asked about results, they stay unsaved. The journal no longer contains them.
        """
        self._is_secured = not self._is_unsaved

    def mark_secured(self) -> None:
        """Record that all results are in the journal."""
        self._is_secured = True

    def keep_analysis(self, node: Node, analysis: PositionAnalysis, *, to_be_saved: bool = False) -> bool:
        """Merge an analysis into the analysis of a node, and return whether this changed anything.

        If `to_be_saved`, a change makes the record unsaved. If the program may write the file without asking the user,
        the record does not become unsaved, and `Session.save_analysis` writes the results later.
        """
        if node in self._unaided:
            self._unaided[node] = merged_analysis(self._unaided[node], analysis)
        kept = merged_analysis(node.analysis, analysis)
        if kept == node.analysis:
            return False
        self._record.set_analysis(node, kept)
        self._note_news(to_be_saved=to_be_saved)
        return True

    def keep_threats(self, node: Node, found: ThreatsFound) -> bool:
        """Add proofs of the threat solver to the analysis of a node, and return whether this changed anything.

        Do nothing if the node has no analysis, or if its result is already proven.
        """
        analysis = node.analysis
        if analysis is None or self._record.known(node).is_certain or not found.wins:
            return False
        kept = with_proofs_of(analysis, found, self._record.position(node).legal_moves())
        if kept == analysis:
            return False
        self._unaided.setdefault(node, analysis)
        self._record.set_analysis(node, kept)
        self._note_news(to_be_saved=False)
        return True

    def forget_threats(self) -> bool:
        """Remove the proofs that `keep_threats` added, and return whether this changed anything.

        Proofs of a search or a review remain.
        """
        nodes = [node for node in self._unaided if self._record.holds(node) and node.analysis is not None]
        for node in nodes:
            is_later = node.analysis is not None and node.analysis.is_later
            self._record.set_analysis(node, replace(self._unaided[node], is_later=is_later))
        self._unaided.clear()
        if nodes:
            self._note_news(to_be_saved=False)
        return bool(nodes)

    def keep_judgements(self, found: Iterable[tuple[Node, MoveJudgement | None]], *, to_be_saved: bool = False) -> bool:
        """Store the judgements of a review, and return whether this changed anything.

        The analyses on which they are based then belong to the review. Moves of other records are ignored.
        `to_be_saved` means the same as in `keep_analysis`.
        """
        found = tuple(found)
        news = [(node, judgement) for node, judgement in found if self._record.holds(node)]
        news = [(node, judgement) for node, judgement in news if judgement != node.judgement]
        for node, judgement in news:
            self._record.set_judgement(node, judgement)
        of_review = self._count_as_reviewed(node for node, _ in found)
        if news or of_review:
            self._note_news(to_be_saved=to_be_saved)
        return bool(news)

    def _count_as_reviewed(self, nodes: Iterable[Node]) -> bool:
        """Note that a review has used the analyses before and after these moves.

        Return whether this changed anything.
        """
        changed = False
        for node in nodes:
            for each in (node.parent, node) if self._record.holds(node) else ():
                if each is not None and each.analysis is not None and each.analysis.is_later:
                    self._record.set_analysis(each, replace(each.analysis, is_later=False))
                    changed = True
        return changed

    def keep_cost(self, node: Node, time_ms: int, cost: MoveCost | None = None) -> None:
        """Store the time of a move in milliseconds and, for a move of an engine, its cost."""
        # The user is not asked to save them.
        self._record.set_time(node, time_ms)
        self._record.set_cost(node, cost)
        self._is_new, self._is_secured = True, False

    def _note_news(self, *, to_be_saved: bool) -> None:
        """Note that the record has new results. `to_be_saved` means the same as in `keep_analysis`."""
        self._is_new, self._is_secured = True, False
        if to_be_saved and not self.is_saved_unasked:
            self._is_unsaved = True
            self._on_unsaved()
