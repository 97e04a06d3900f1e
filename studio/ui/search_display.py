"""Lets the views of one search show the same moment of it: heat or discs on the board, the table, the numbers."""

from PySide6.QtCore import QLocale, QObject, Slot

from studio.engine.snapshot import CandidateRow
from studio.game.stones import Stone
from studio.thinker import Thought
from studio.ui.board_overlays import GhostLine
from studio.ui.board_view import BoardView
from studio.ui.candidates_table import CandidatesTable
from studio.ui.heat import Display, HeatSettings, discs, heat_layer, legend_of
from studio.ui.heatmap_selector import HeatmapSelector
from studio.ui.search_panel import SearchPanel
from studio.ui.theme import Theme

_LONGEST_GHOST = 12


class SearchDisplay(QObject):
    """Hands each thought on to the views it was given; it keeps the last one, so that a pause changes nothing."""

    def __init__(
        self,
        board: BoardView,
        candidates: CandidatesTable,
        selector: HeatmapSelector,
        panel: SearchPanel,
        theme: Theme,
    ) -> None:
        super().__init__(board)
        self._board, self._candidates, self._selector, self._panel = board, candidates, selector, panel
        self._theme, self._locale = theme, QLocale()
        self._heat = selector.settings
        self._thought: Thought | None = None
        self._to_move = Stone.BLACK
        selector.settings_changed.connect(self._on_heat)
        candidates.candidate_pointed.connect(self._on_candidate_pointed)
        board.pointed_changed.connect(self._on_board_pointed)

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

    def expect(self, to_move: Stone) -> None:
        """Another position: what was shown speaks of the old one."""
        self._to_move = to_move
        self._board.show_line(None)
        self.show_thought(None)

    @Slot(object)
    def show_thought(self, thought: Thought | None) -> None:
        self._thought = thought
        view = thought.snapshot.root if thought and len(thought.snapshot.root) else None
        self._candidates.show_view(view)
        self._panel.show_thought(thought)
        self._show_on_board()

    # Inside

    def _show_on_board(self) -> None:
        view = self._thought.snapshot.root if self._thought else None
        shown = self._heat.display
        heated = view is not None and shown is Display.HEAT and len(view) > 0
        self._board.show_heat(heat_layer(view, self._heat) if heated and view else None)
        self._selector.show_legend(legend_of(view, self._heat, self._locale) if heated and view else None)
        best = self._thought.snapshot.best if self._thought else None
        rows = discs(view, self._theme, self._locale, best=best) if view is not None and len(view) else ()
        self._board.show_ranks({disc.point: (self._visits(disc.point), disc.rank) for disc in rows})
        self._board.show_discs(rows if shown is Display.DISCS else ())

    def _visits(self, point: int) -> int:
        return int(self._thought.snapshot.visits.flat[point]) if self._thought else 0

    @Slot(object)
    def _on_heat(self, settings: HeatSettings) -> None:
        self._heat = settings
        self._show_on_board()

    @Slot(object)
    def _on_candidate_pointed(self, row: CandidateRow | None) -> None:
        self._board.show_line(GhostLine(row.line[:_LONGEST_GHOST], self._to_move) if row else None)

    @Slot(object)
    def _on_board_pointed(self, point: int | None) -> None:
        """Pointing at a disc shows its line, as pointing at a row does."""
        row = self._row_at(point) if self._heat.display is Display.DISCS else None
        self._on_candidate_pointed(row)

    def _row_at(self, point: int | None) -> CandidateRow | None:
        rows = self._thought.snapshot.root.candidates[:10] if self._thought and point is not None else ()
        return next((row for row in rows if row.point == point), None)
