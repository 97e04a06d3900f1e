"""Lets the views of one search show the same moment of it: heat or discs on the board, the table, the numbers."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QLocale, QObject, Signal, Slot

from studio.engine.snapshot import CandidateRow, NodeView, Snapshot
from studio.game.stones import Stone
from studio.thoughts import Thought
from studio.ui.board_overlays import GhostLine
from studio.ui.heat import MOST_DISCS, Display, HeatSettings, discs, heat_layer, legend_of
from studio.ui.panes import Panes
from studio.ui.theme import Theme

_LONGEST_GHOST = 12


class SearchDisplay(QObject):
    """Hands each thought on to the views it was given; it keeps the last one, so that a pause changes nothing."""

    moment_left = Signal()
    """Who looked back sees the present again, because another one has come."""

    def __init__(self, panes: Panes, theme: Theme) -> None:
        super().__init__(panes.board)
        self._board, self._candidates = panes.board, panes.candidates
        self._selector, self._numbers = panes.heatmap, (panes.panel, panes.line, panes.bar)
        self._plot = panes.convergence
        self._theme, self._locale = theme, QLocale()
        self._heat = self._selector.settings
        self._kept: NodeView | None = None  # what the record knows of the position
        self._view: NodeView | None = None  # what is shown, never an empty one
        self._best: int | None = None
        self._node: NodeView | None = None  # another node than the root, while a person looks at it
        self._moment: Snapshot | None = None  # an earlier one, while a person looks back
        self._moments: tuple[Snapshot, ...] = ()  # those of its search
        self._kept_moments: tuple[Snapshot, ...] = ()  # of a search that the record knows
        self._to_move = Stone.BLACK
        self._thought: Thought | None = None
        self._is_hidden = False
        self._line: tuple[int, ...] = ()
        self._shown_moves = 0
        self._selector.settings_changed.connect(self._on_heat)
        self._candidates.candidate_pointed.connect(self._on_candidate_pointed)
        self._board.pointed_changed.connect(self._on_board_pointed)

    @property
    def heat(self) -> HeatSettings:
        return self._heat

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_on_board()

    def set_heat(self, heat: HeatSettings) -> None:
        self._on_heat(heat)

    def set_display(self, display: Display) -> None:
        """Heat, candidates or nothing on the board."""
        heat = self._heat
        chosen = HeatSettings(display, heat.quantity, heat.logarithmic, heat.colour_map, heat.opacity)
        self._selector.set_settings(chosen)
        self._on_heat(chosen)

    def set_hidden(self, hidden: bool) -> None:
        """Hide all that tells a player what the search thinks."""
        if hidden is not self._is_hidden:
            self._is_hidden = hidden
            self._candidates.set_hidden_from_player(hidden)
            self._show_numbers()
            self._show()

    def show_node(self, view: NodeView | None, to_move: Stone) -> None:
        """Show this node of the search instead of its root, until there is none."""
        is_other = (self._node.path if self._node else ()) != (view.path if view else ())
        self._node, self._to_move = view, to_move
        if is_other:
            self._candidates.show_view(None)
            self._on_candidate_pointed(None)
        self._show()

    def show_moment(self, moment: Snapshot | None, moments: Sequence[Snapshot] = ()) -> None:
        """Show the search of these moments as it was then, until there is none."""
        self._moment, self._moments = moment, tuple(moments)
        self._show_numbers()
        self._show()

    def show_kept_moments(self, moments: Sequence[Snapshot]) -> None:
        """How a search of this position evolved that the record keeps: shown until another one knows something."""
        self._kept_moments = tuple(moments)
        self._show_numbers()
        self._show()

    def expect(self, to_move: Stone, kept: NodeView | None = None) -> None:
        """Another position: what the record keeps of it is shown until more is known."""
        was_past, self._node, self._moment = self._moment is not None, None, None
        self._to_move, self._kept, self._view, self._best, self._thought = to_move, kept, kept, None, None
        self._on_candidate_pointed(None)
        self._show_numbers()
        self._candidates.show_view(None)  # it keeps no order from one position to another
        self._show()
        if was_past:
            self.moment_left.emit()

    @Slot(object)
    def show_thought(self, thought: Thought) -> None:
        root = thought.snapshot.root
        self._thought = thought if thought.snapshot.simulations or self._kept is None else None
        if self._moment is None:
            self._show_numbers()
        if self._kept is not None and root.visits <= self._kept.visits:
            return
        self._view, self._best = root if len(root) else None, thought.snapshot.best
        if self._moment is None:
            self._show()

    @property
    def shows_kept(self) -> bool:
        """Whether the record knows more of the position than the search."""
        known = self._thought.snapshot.root.visits if self._thought is not None else 0
        return self._kept is not None and known < self._kept.visits

    def forget_kept(self) -> None:
        """Show the search itself, even where the record knows more."""
        self._kept = None

    # Inside

    @property
    def _shown(self) -> NodeView | None:
        if self._is_hidden:
            return None
        if self._moment is not None:
            return self._moment.root or None
        if self._node is not None:
            return self._node or None  # a leaf has nothing to show, and not what its root has
        return self._view or self._last_kept_view

    @property
    def _last_kept_view(self) -> NodeView | None:
        return self._kept_moments[-1].root or None if self._kept_moments else None

    @property
    def _shown_best(self) -> int | None:
        node = self._node
        if self._moment is not None:
            return self._moment.best
        if node is not None:
            return int(node.points[0]) if len(node) else None
        is_kept = self._view is None and self._kept_moments
        return self._kept_moments[-1].best if is_kept else self._best

    @property
    def _thought_then(self) -> Thought | None:
        """What the engine knew at the moment that is shown."""
        moment, moments, thought = self._moment, self._moments, self._thought
        if moment is None:
            if not self._kept_moments or (thought is not None and thought.snapshot.simulations):
                return thought
            moment, moments = self._kept_moments[-1], self._kept_moments
        before = tuple(snapshot for snapshot in moments if snapshot.simulations < moment.simulations)
        return Thought(moment.run, moment, (*before, moment), None)

    def _show_numbers(self) -> None:
        thought = None if self._is_hidden else self._thought_then
        for view in self._numbers:
            view.show_thought(thought)
        if thought is None:
            self._plot.clear()
        else:
            self._plot.show_timeline(thought.timeline, thought.snapshot.root.rules)

    def _show(self) -> None:
        self._candidates.show_view(self._shown)
        self._show_on_board()

    def _show_on_board(self) -> None:
        view, shown = self._shown, self._heat.display
        heated = view if shown is Display.HEAT else None
        self._board.show_heat(heat_layer(heated, self._heat) if heated else None)
        self._selector.show_legend(legend_of(heated, self._heat, self._locale) if heated else None)
        rows = discs(view, self._theme, self._locale, best=self._shown_best) if view else ()
        visits = view.board_visits.ravel() if view else np.zeros(0, np.int64)
        self._board.show_ranks({disc.point: (int(visits[disc.point]), disc.rank) for disc in rows})
        self._board.show_discs(rows if shown is Display.DISCS else ())

    @Slot(object)
    def _on_heat(self, settings: HeatSettings) -> None:
        self._heat = settings
        self._show_on_board()

    @Slot(object)
    def _on_candidate_pointed(self, row: CandidateRow | None) -> None:
        line = row.line[:_LONGEST_GHOST] if row else ()
        is_whole = self._shown_moves == len(self._line)
        if is_whole or line[:1] != self._line[:1]:  # while the engine thinks, a line changes behind its first move
            self._shown_moves = len(line)
        self._line = line
        self._show_line()

    def _show_line(self) -> None:
        moves = self._line[: self._shown_moves]
        self._board.show_line(GhostLine(moves, self._to_move) if moves else None)

    def walk_line(self, steps: int) -> bool:
        """The wheel goes along the line that is shown, if one is; it keeps at least its first move."""
        if self._line:
            self._shown_moves = min(max(self._shown_moves + steps, 1), len(self._line))
            self._show_line()
        return bool(self._line)

    @Slot(object)
    def _on_board_pointed(self, point: int | None) -> None:
        """Pointing at a disc shows its line, as pointing at a row does."""
        row = self._row_at(point) if self._heat.display is Display.DISCS else None
        self._on_candidate_pointed(row)

    def _row_at(self, point: int | None) -> CandidateRow | None:
        rows = self._shown.candidates[:MOST_DISCS] if self._shown and point is not None else ()
        return next((row for row in rows if row.point == point), None)
