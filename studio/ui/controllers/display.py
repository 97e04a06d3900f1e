"""The controller that shows the results of a search in all views."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QLocale, QObject, QTimer, Signal, Slot

from studio.engine.views.snapshot import CandidateRow, NodeView, Snapshot
from studio.game.position_analysis import Proof
from studio.game.stones import Stone
from studio.insight.proven_view import with_recorded
from studio.insight.ranking import best_point, ranked_rows
from studio.insight.recorded import Recorded
from studio.thinking.thoughts import Thought
from studio.ui.board.overlays import GhostLine
from studio.ui.controllers.board_heatmap import BoardHeatmap
from studio.ui.controllers.shown import Known, Shown, best_row, evaluation_of, root_of, shown_of
from studio.ui.controllers.shown_line import ShownLine
from studio.ui.heat.discs import LEAST_VISITS, MOST_DISCS, discs
from studio.ui.heat.layers import Display
from studio.ui.panes.panes import Panes
from studio.ui.texts.saved_analysis import SavedAnalysis
from studio.ui.texts.viewed_side import ViewedSide, WinRatesFor
from studio.ui.widgets.theme import Theme

_LINGER_MS = 1000


class SearchDisplay(QObject):
    """Shows the results of a search in all views.

    The last results remain while the search is paused.
    """

    # The position has changed.
    moment_left = Signal()
    """Emitted when the views no longer show an earlier snapshot."""

    side_changed = Signal(object)
    """Emitted with the new `ViewedSide`, from whose point of view all numbers are shown."""

    saved_changed = Signal(object)
    """Emitted with the `SavedAnalysis` that is shown from now on.

    The argument is None if the results of the search are shown.
    """

    line_pinned = Signal(int, int)
    """Emitted with two numbers about the pinned line: how many of its moves are displayed, and how many it has.

    Both are 0 if no line is pinned.
    """

    live_chosen = Signal(bool)
    """Emitted with True if the user wants to see the search, with False if the user wants to see the saved analysis."""

    def __init__(self, panes: Panes, theme: Theme) -> None:
        super().__init__(panes.board)
        self._board, self._candidates, self._evaluation = panes.board, panes.candidates, panes.evaluation
        self.heatmap = BoardHeatmap(panes)
        """The heatmap on the board, and the choice of what the board shows."""
        self._numbers = panes.panel, panes.line, panes.full_screen_strip.line, panes.bar
        self._plot, self._legend = panes.convergence, panes.board_line.legend
        self._theme, self._locale = theme, QLocale()
        self._known, self._to_move, self._root_side = Known(), Stone.BLACK, Stone.BLACK
        self._viewed, self._win_rates_for = ViewedSide(), WinRatesFor.BLACK
        self._keeps_root_side = False
        self._saved: SavedAnalysis | None = None
        self._shows_all = self._marks_first = False
        self._source: SavedAnalysis | None = None
        self._source_line = panes.saved_line
        self._source_line.live_chosen.connect(self.live_chosen)
        self._shown_line = ShownLine(panes.board)
        self._better: GhostLine | None = None
        self._is_board_hidden = False
        self._lingering = QTimer(self)
        self._lingering.setSingleShot(True)
        self._lingering.setInterval(_LINGER_MS)
        self._lingering.timeout.connect(self._forget_last)
        self.heatmap.chosen.connect(self._show_on_board)
        self._candidates.candidate_pointed.connect(self._on_candidate_pointed)
        self._board.pointed_changed.connect(self._on_board_pointed)
        for view in panes.of_one_side:
            self.side_changed.connect(view.show_side)
        for source_view in (panes.tree, panes.convergence, panes.evaluation, panes.board_line.legend):
            self.saved_changed.connect(source_view.show_saved)
        theme.changed.connect(self._show_on_board)

    @property
    def viewed(self) -> ViewedSide:
        """The side from whose point of view all numbers are shown."""
        return self._viewed

    def show_win_rates_for(self, chosen: WinRatesFor, *, keeps_root_side: bool = False) -> None:
        """Show all numbers for the chosen side from now on.

        If `chosen` is the side to move and `keeps_root_side` is True, the side does not change when the user looks into
        a node at which the other side is to move.
        """
        self._win_rates_for, self._keeps_root_side = chosen, keeps_root_side
        # While results of the previous position remain, so does their side.
        if not self._lingering.isActive():
            self._show_side()
            self._show_on_board()

    def set_hidden(self, hidden: bool, *, question: bool = False) -> None:
        """Hide all results of the search from a person who plays, or show them again.

        If `question` is True, they stay hidden until the user answers a question.
        """
        if hidden is not self._known.is_hidden:
            self._known = replace(self._known, is_hidden=hidden)
            self._candidates.set_hidden_from_player(hidden, question=question)
            self._evaluation.set_hidden_from_player(hidden=hidden)
            self._show_numbers()
            self._show()

    def set_board_hidden(self, hidden: bool) -> None:
        """Hide the results on the board and in the evaluation bar, or show them again."""
        # The panes keep their numbers.
        if hidden is not self._is_board_hidden:
            self._is_board_hidden = hidden
            self._show_on_board()
            self._show_line()

    def hold_back(self, better: GhostLine | None) -> None:
        """Hide the results on the board while it marks a move that would have been better than the last move.

        `better` is the line of this better move; the board shows the line when the user points at its first move. If
        `better` is None, show the results again.
        """
        if better != self._better:
            self._better = better
            self._legend.show_held_back(held=better is not None)
            self._show_on_board()

    def show_node(self, view: NodeView | None, to_move: Stone) -> None:
        """Show `view`, the results of a node.

        If `view` is None, show the results of the root again. `to_move` is the side to move in the shown position.
        """
        node = self._known.node
        is_other = (node.path if node else ()) != (view.path if view else ())
        self._known, self._to_move = replace(self._known, node=view), to_move
        self._show_side()
        if is_other:
            self._candidates.show_view(None)
            self._on_candidate_pointed(None)
        self._show()

    def show_moment(self, moment: Snapshot | None, moments: Sequence[Snapshot] = ()) -> None:
        """Show the earlier snapshot `moment`, and a plot of `moments`, the snapshots of the same search.

        If `moment` is None, show the newest results again.
        """
        self._known = replace(self._known, moment=moment, moments=tuple(moments))
        self._show_numbers()
        self._show()

    def show_kept_moments(self, moments: Sequence[Snapshot]) -> None:
        """Show `moments`, the saved snapshots of this position, until a new search has results."""
        self._known = replace(self._known, kept_moments=tuple(moments))
        self._show_numbers()
        self._show()

    def know(self, recorded: Recorded, *, is_new: bool) -> None:
        """From now on, add what the record knows about the position to all results.

        `is_new` says that the position is new, so none of its results are shown yet.
        """
        if is_new or self._lingering.isActive():
            self._known = replace(self._known, recorded=recorded)
        elif recorded != self._known.recorded:
            self._known = self._known.knowing(recorded)
            if self._known.moment is None:
                self._show_numbers()
            self._show()

    def renew(self, recorded: Recorded, kept: NodeView | None, thought: Thought | None) -> None:
        """Show the results again after the record has lost proofs, which `know` only adds.

        `kept` is the saved analysis, and `thought` has the current results of the search.
        """
        if self._lingering.isActive():
            self.know(recorded, is_new=True)
            return
        self._known = self._known.renewed(recorded, kept, thought)
        if self._known.moment is None:
            self._show_numbers()
        self._show()

    def completed(self, snapshot: Snapshot) -> Snapshot:
        """Return a copy of `snapshot` with what the record knows about its position, which is the shown one."""
        return self._known.completed(snapshot)

    @property
    def best(self) -> int | None:
        """The best move that the search has found in the shown position, or None."""
        thought = self._known.thought
        return None if thought is None else thought.snapshot.best

    def expect(self, to_move: Stone, kept: NodeView | None = None, earlier: NodeView | None = None) -> None:
        """Clear the results for a new position.

        `kept` is its saved analysis, or None; it is shown until the search has better results. `earlier` has the weaker
        results of an earlier search, which the user may ask to see.
        """
        self._lingering.stop()
        was_past = self._known.moment is not None
        self._known, self._to_move, self._root_side = self._known.expecting(kept, earlier), to_move, to_move
        self._show_side()
        self._on_candidate_pointed(None)
        self._show_numbers()
        self._candidates.show_view(None)  # the table must not keep the order of the old position
        self._show()
        if was_past:
            self.moment_left.emit()

    def recall(self, kept: NodeView) -> None:
        """If there are no results yet, show `kept`, an analysis of this position from the position database."""
        if self._lingering.isActive():  # an engine moves at once
            return
        known = self._known.recalling(kept)
        if known is not self._known:
            self._known = known
            self._show_numbers()
            self._show()

    def linger(self, to_move: Stone) -> None:
        """Keep the results of the previous position on screen for up to a second.

        If there are none to show, call `expect` at once.
        """
        # So panes do not flicker after a move.
        if self._known.view is None or self._known.is_hidden:
            self.expect(to_move)
            return
        self._known, self._to_move = self._known.lingering(), to_move
        self._on_candidate_pointed(None)
        self._lingering.start()

    @Slot(object)
    def show_thought(self, thought: Thought) -> None:
        if self._lingering.isActive():
            if not len(thought.snapshot.root):
                return
            self.expect(self._to_move)
        is_further = self._known.is_surpassed_by(thought)
        self._known = self._known.with_thought(thought)
        if self._known.moment is None:
            self._show_numbers()
            if is_further:
                self._show()

    def show_view(self, view: NodeView) -> None:
        """Show the analysis of an external engine in the table and on the board."""
        # It has no statistics, so the views of search statistics keep their content.
        if self._lingering.isActive():
            self.expect(self._to_move)
        view = with_recorded(view, self._known.recorded)
        self._known = replace(self._known, view=view or None, best=best_point(view))
        if self._known.moment is None:
            self._show()

    @property
    def shows_kept(self) -> bool:
        """Whether the saved analysis of the record is shown."""
        # It is better than the results of the search.
        return self._known.shows_kept and not self._known.is_recalled

    @property
    def view_without_terms(self) -> NodeView | None:
        """The analysis in the candidates table, if it is saved or comes from an external engine. Otherwise None."""
        view = self._shown.view
        is_other = view is None or view.has_terms or self._lingering.isActive()
        return None if is_other else view

    @property
    def root_view(self) -> NodeView | None:
        """The best results of the shown position itself, even if the views show a node or an earlier snapshot."""
        return None if self._lingering.isActive() else root_of(self._known).view

    @property
    def root_best(self) -> CandidateRow | None:
        """The best move of `root_view`."""
        return None if self._lingering.isActive() else best_row(root_of(self._known))

    @property
    def is_proven(self) -> bool:
        """Whether the shown results or the record prove the result of the shown position."""
        view = self.root_view
        return self._known.recorded.is_proven or (view is not None and view.proof is not Proof.UNKNOWN)

    def watch_search(self, thought: Thought | None, *, live: bool) -> None:
        """Choose whether to show the search or the saved analysis, until the position changes.

        If `live`, show the search from its first simulation on. Otherwise show the saved analysis until the search is
        better. `thought` has the current results of the search, if any.
        """
        self._known = self._known.watching(live=live)
        if thought is not None:
            self._known = self._known.with_thought(thought)
        if self._known.moment is None:
            self._show_numbers()
        self._show()

    # Implementation

    @Slot()
    def _forget_last(self) -> None:
        """If no new results have come after a second, clear those of the previous position."""
        self.expect(self._to_move)

    @property
    def _shown(self) -> Shown:
        return shown_of(self._known)

    def _show_side(self) -> None:
        chosen, to_move = self._win_rates_for, self._root_side if self._keeps_root_side else self._to_move
        viewed = ViewedSide(chosen.side(to_move), self._root_side, self._board.rules, chosen.plotted)
        if viewed != self._viewed:
            self._viewed = viewed
            self.side_changed.emit(viewed)

    def _show_numbers(self) -> None:
        self._show_source()
        thought = self._shown.thought
        for view in self._numbers:
            view.show_thought(thought)
        if thought is None:
            self._plot.clear()
        else:
            self._plot.show_timeline(thought.timeline, thought.snapshot.root.rules)

    def _show_source(self) -> None:
        """Tell the views whether the numbers come from a saved analysis.

        Do nothing while the views still show results of the previous position.
        """
        if self._lingering.isActive():
            return
        saved, source = self._known.saved, self._known.source
        if source != self._source:
            self._source = source
            self._source_line.show_saved(source)
        if saved != self._saved:
            self._saved = saved
            self.saved_changed.emit(saved)

    def _show(self) -> None:
        self._show_source()
        self._candidates.show_view(self._shown.view)
        self._show_on_board()

    def set_lesson(self, *, is_lesson: bool, all_discs: bool) -> None:
        """Set whether a lesson runs the search, and whether the board then has discs on all visited moves.

        During a lesson the disc of the best move is on the move with rank 1, whose win rate the evaluation bar shows.
        The move that the search would play can be another one.
        """
        if (is_lesson, all_discs) != (self._marks_first, self._shows_all):
            self._marks_first, self._shows_all = is_lesson, all_discs
            self._show_on_board()

    def _show_on_board(self) -> None:
        shown, display = Shown() if self._is_board_hidden else self._shown, self.heatmap.settings.display
        view = shown.view if self._better is None else None
        if not self._lingering.isActive():
            self._evaluation.show_evaluation(evaluation_of(shown, self._to_move))
        pov = self._viewed.on_moves_from(view.path if view else ())
        best = best_point(view) if view and self._marks_first else shown.best
        self.heatmap.show_view(view, best, pov, is_hidden=self._known.is_hidden)
        most, least = (len(view) if view else 0, 1) if self._shows_all else (MOST_DISCS, LEAST_VISITS)
        colors, locale = self._theme.colors, self._locale
        rows = discs(view, colors, locale, most, best, pov, least, self._viewed) if view else ()
        visits = view.board_visits.ravel() if view else np.zeros(0, np.int64)
        self._board.show_ranks({disc.point: (int(visits[disc.point]), disc.rank) for disc in rows})
        is_line_pinned = self._shown_line.pinned is not None and not self._is_board_hidden
        self._board.show_discs(rows if display is Display.DISCS and not is_line_pinned else ())

    @Slot(object)
    def _on_candidate_pointed(self, row: CandidateRow | None) -> None:
        self._shown_line.point_at(row.line if row else ())
        self._show_line()

    def _show_line(self) -> None:
        self._shown_line.show(self._to_move, is_hidden=self._is_board_hidden)

    def pin_line(self, line: GhostLine | None) -> None:
        """Show `line` instead of the discs and the lines of candidates, beginning with its first move.

        If `line` is None, remove it.
        """
        is_other = line != self._shown_line.pinned
        if is_other:
            self._shown_line.pin(line)
            self._show_on_board()
        self._show_line()
        if is_other:
            self._report_pinned()

    def _report_pinned(self) -> None:
        line = self._shown_line.pinned
        self.line_pinned.emit(self._shown_line.pinned_moves, 0 if line is None else len(line.points))

    def preview(self, points: tuple[int, ...], equal: tuple[int, ...] = ()) -> None:
        """Show moves from the shown position until the user points at a different move.

        An empty tuple removes the moves. `equal` are the points to mark because the first move would be the same there
        by symmetry.
        """
        self._shown_line.replace(points, equal)
        self._show_line()

    def walk_line(self, steps: int) -> bool:
        """Show `steps` more moves of the displayed line, or fewer moves if `steps` is negative.

        At least the first move remains. Return False if no line is displayed.
        """
        is_shown = self._shown_line.walk(steps)
        if is_shown:
            self._show_line()
        if self._shown_line.pinned is not None:
            self._report_pinned()
        return is_shown

    @Slot(object)
    def _on_board_pointed(self, point: int | None) -> None:
        """Show the principal variation of the candidate at `point`.

        If there is no candidate at `point`, show the variation of the candidate that is selected in the table.
        """
        better = self._better
        if better is not None and better.points[0] == point:
            self._board.show_line(better)
            return
        row = self._row_at(point) if self.heatmap.settings.display is Display.DISCS and better is None else None
        self._on_candidate_pointed(row or self._candidates.chosen_candidate)

    def _row_at(self, point: int | None) -> CandidateRow | None:
        view = self._shown.view
        rows = ranked_rows(view)[:MOST_DISCS].tolist() if view and point is not None else ()
        return next((view.candidate(row) for row in rows if view and view.points[row] == point), None)
