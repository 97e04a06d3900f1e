"""The table of candidates. While numbers change, its rows stay in place under the pointer."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from studio.engine.views.snapshot import CandidateRow, NodeView
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.cells import CandidatesCells
from studio.ui.candidates.left_out import left_out_rows
from studio.ui.candidates.marks import CandidateMarks, ThreatWin
from studio.ui.candidates.model import CandidatesModel
from studio.ui.candidates.order import OPTIONAL, Column
from studio.ui.tables.ranked_model import NO_ROWS
from studio.ui.tables.ranked_table import RankedMovesTable
from studio.ui.tables.table import LEAST_WIDTH
from studio.ui.texts.hidden import answer_first_text
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import Theme

_BOARD_ORDER = (int(Column.MOVE), Qt.SortOrder.AscendingOrder)
_BY_RANK = (int(Column.RANK), Qt.SortOrder.AscendingOrder)
# Without the column of proofs, a proof replaces the win rate.
_GIVE_WAY = (Column.SHARE, Column.PROOF, Column.PRIOR)
"""Columns that are hidden if the table is too narrow."""

_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CandidatesTable(RankedMovesTable):
    """Shows the candidates of one node.

    Signals tell at which candidate the user points, and which move the user requests.
    """

    candidate_pointed = Signal(object)  # with a CandidateRow, or None
    move_requested = Signal(int)
    menu_requested = Signal(int, QPoint)
    """Emitted with the point of a candidate, and the position on the screen where its context menu should open."""
    line_kept = Signal(int)
    """Emitted when a click makes the line of a candidate stay on the board.

    The argument is the number of moves in the line.
    """
    view_shown = Signal()
    left_out_counted = Signal(int)
    """Emitted with the number of moves that the table leaves out.

    While it shows all moves, it is the number that could be left out.
    """
    order_changed = Signal(bool)
    """Emitted when the order changes. The argument is True for the order of the board."""

    _model: CandidatesModel

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("candidates", theme, parent)
        self._view: NodeView | None = None
        self._pointed: CandidateRow | None = None
        self._pressed: int | None = None  # stores a point, because the rows may change before the button is released
        self._clicked: int | None = None  # the point of the last click, which a double click plays
        self._chosen_point: int | None = None  # the point of the candidate whose line stays on the board
        self._is_hidden, self._state, self._starts_itself = False, EngineState.PAUSED, False
        self._is_question = self._is_lesson = self._shows_all = False
        self._has_priors, self._needs_priors = True, False
        self._played: frozenset[int] = frozenset()
        self._chosen: frozenset[Column] = frozenset()  # optional columns
        self._model = CandidatesModel(self)
        self._cells: CandidatesCells = CandidatesCells(theme, self)
        self.setItemDelegate(self._cells)
        self._furnish()
        self.setAccessibleName(self.tr("Candidates"))
        self._size_columns()
        self._show_nothing()

    def show_view(self, view: NodeView | None) -> None:
        """Show the candidates of the node `view`.

        If it is None, show no rows. While the search runs and the user points at the table, rows stay in place.
        """
        self._view = view
        if view is None:
            self._chosen_point = self._clicked = None
            self._rest()
        if view is not None and len(view) and view.has_priors is not self._has_priors:
            self._has_priors = view.has_priors
            self._fit_columns()
        left_out = NO_ROWS if view is None else left_out_rows(view, self._kept_points(view))
        self._change_rows(partial(self._model.show_view, view, left_out=NO_ROWS if self._shows_all else left_out))
        self.left_out_counted.emit(left_out.size)
        self.view_shown.emit()

    def show_all(self, *, shown: bool) -> None:
        """Set whether the table shows all moves. If not, it leaves out the moves of `left_out_rows`."""
        self._shows_all = shown
        self.show_view(self._view)

    def keep_played(self, points: frozenset[int]) -> None:
        """Keep these moves in the table, even if they lose.

        They are the moves that the game record has in the position of the root.
        """
        if points != self._played:
            self._played = points
            self.show_view(self._view)

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates, values and proven results for the side of `viewed`, and name this side in the headings."""
        self._model.show_side(viewed)
        self._size_columns()

    def show_marks(self, marks: CandidateMarks) -> None:
        """Mark the root moves that are excluded or get extra visits."""
        self._model.show_marks(marks)

    def show_threat_win(self, win: ThreatWin | None) -> None:
        """Mark the root move that wins by threats. If `win` is None, remove the mark."""
        self._model.show_threat_win(win)

    @property
    def chosen_columns(self) -> frozenset[Column]:
        """The optional columns that are shown."""
        return self._chosen

    def set_column_shown(self, column: Column, shown: bool) -> None:
        """Show or hide an optional column."""
        self._chosen = self._chosen | {column} if shown else self._chosen - {column}
        self._fit_columns()

    @property
    def is_in_board_order(self) -> bool:
        """Whether the moves are in the order of the board: column by column, from bottom to top."""
        return self._model.sorted_by == _BOARD_ORDER

    def set_board_order(self, wanted: bool) -> None:
        """Sort the moves in the order of the board. If `wanted` is False, sort them by rank."""
        if wanted is not self.is_in_board_order:
            self.sortByColumn(*(_BOARD_ORDER if wanted else _BY_RANK))

    @property
    def empty_text(self) -> str:
        return self._empty_text

    def set_hidden_from_player(self, hidden: bool, *, question: bool = False) -> None:
        """Set whether the search is hidden from a person who plays.

        An empty table then says so. If `question`, it says that the user must first answer a question.
        """
        self._is_hidden, self._is_question = hidden, question
        self._show_nothing()

    def set_lesson(self, *, is_lesson: bool) -> None:
        """Set whether a lesson runs the search. If so, no text asks the user to start it."""
        self._is_lesson = is_lesson
        self._show_nothing()

    def need_columns(self, names: Collection[str]) -> None:
        """Keep the column of priors in a narrow table if `names`, the columns of a lesson, contain it."""
        self._needs_priors = "prior" in names
        self._fit_columns()

    def show_state(self, state: EngineState, *, starts_itself: bool = False) -> None:
        """Store the state of the search, and whether it will start by itself."""
        # They decide about the text of an empty table. At the end of a search, the rows are sorted.
        if (state, starts_itself) == (self._state, self._starts_itself):
            return
        has_ended = self._state is EngineState.THINKING and state is not EngineState.THINKING
        self._state, self._starts_itself = state, starts_itself
        self._show_nothing()
        if has_ended:
            self.show_view(self._view)

    @property
    def view(self) -> NodeView | None:
        """Return the results of the node whose candidates the table shows, or None."""
        return self._view

    @property
    def chosen_candidate(self) -> CandidateRow | None:
        """Return the candidate that the user has clicked, or None."""
        # The board keeps showing its variation.
        row = self._model.row_of(self._chosen_point)
        return None if row is None else self._model.candidate(row)

    def end_choice(self) -> None:
        """Remove the variation of a candidate from the board. It returns when the user points at a candidate."""
        self._rest()
        self.setCurrentIndex(QModelIndex())
        self._choose(None)

    @property
    def asked_point(self) -> int | None:
        """Return the point of the candidate under the pointer.

        If there is none, return the point of the clicked or focused row, or None.
        """
        return self._pointed.point if self._pointed is not None else self._current

    # User input

    def focusInEvent(self, event: QFocusEvent) -> None:
        """If a key has moved the focus here, show the variation of the current row again."""
        # Enter would play this row.
        super().focusInEvent(event)
        if event.reason() in _BY_KEY and self._current is not None:
            self._by_keyboard = True
            self._point_at_row(self._model.row_of(self._current))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._clicked = None
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._point_under(event.position().toPoint())
            if self._pressed is None:
                self._choose(None)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Request the move in the row where the first click was."""
        # Another row may be under the second click.
        self._pressed = None
        event.accept()
        clicked, self._clicked = self._clicked, None
        if clicked is not None and event.button() is Qt.MouseButton.LeftButton:
            self.move_requested.emit(clicked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make the variation of the clicked candidate stay on the board. A second click on the row removes it."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._point_under(event.position().toPoint()):
            self._clicked = pressed
            self._choose(None if pressed == self._chosen_point else pressed)
            if self.chosen_candidate is not None:
                self.line_kept.emit(len(self.chosen_candidate.line))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self.move_requested.emit(self._current)
        elif event.key() == Qt.Key.Key_Escape:
            self.end_choice()
            event.ignore()  # the window returns the focus to the board
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._ask_for_menu()  # not every system treats this key as the menu key
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()
        elif (point := self._point_under(event.pos())) is not None:
            self.menu_requested.emit(point, event.globalPos())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """After scrolling, update the row under the pointer."""
        super().scrollContentsBy(dx, dy)
        if not self._is_updating:
            self._point_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the variation of the clicked candidate from the board when the table is hidden."""
        # Another pane or workspace hides the row.
        super().hideEvent(event)
        if not event.spontaneous():
            self._choose(None)

    # Layout

    def _arrange_header(self) -> None:
        super()._arrange_header()
        header = self.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        header.sortIndicatorChanged.connect(self._on_order)

    @Slot()
    def _on_order(self) -> None:
        self.order_changed.emit(self.is_in_board_order)

    def _size_columns(self) -> None:
        self._cells.shows_proofs_as_rates = False
        super()._size_columns()
        self.setColumnWidth(Column.LINE, LEAST_WIDTH)  # it takes the remaining width

    def _fit_columns(self) -> None:
        """Hide optional columns that the user has not chosen.

        Hide priors if all are equal. If the table is still too narrow, hide more columns. The principal variations are
        hidden last.
        """
        unwanted = [] if self._has_priors else [Column.PRIOR]
        unwanted += [column for column in OPTIONAL if column not in self._chosen]
        spare = sum(self._widths[column] for column in unwanted)
        giving_way = [column for column in _GIVE_WAY if column not in unwanted]
        if self._needs_priors and self._has_priors:
            giving_way = [column for column in giving_way if column is not Column.PRIOR]
            self.setColumnHidden(Column.PRIOR, False)
        missing = self._leave_out(giving_way, spare) - spare
        if self.isColumnHidden(Column.PROOF):  # the win rates then need the width of the proofs
            spare -= max(0, self._widths[Column.PROOF] - self._widths[Column.WIN_RATE])
            missing = self._leave_out(giving_way, spare) - spare
        for column in unwanted:
            self.setColumnHidden(column, True)
        for column in self._chosen:
            self.setColumnHidden(column, False)
        self._show_proofs_as_rates(self.isColumnHidden(Column.PROOF))
        self.setColumnHidden(Column.LINE, missing > self._widths[Column.LINE] - LEAST_WIDTH)

    def _show_proofs_as_rates(self, shown: bool) -> None:
        """Set whether the column of win rates shows proofs where there are any. If so, make it wide enough."""
        if shown is not self._cells.shows_proofs_as_rates:
            self._cells.shows_proofs_as_rates = shown
            width = self._widths[Column.WIN_RATE]
            self.setColumnWidth(Column.WIN_RATE, max(width, self._widths[Column.PROOF]) if shown else width)

    def _show_nothing(self) -> None:
        self._empty_text = self._nothing()
        self.viewport().update()

    def _nothing(self) -> str:
        if self._is_hidden and self._is_question:
            return answer_first_text()
        if self._is_hidden:
            return self.tr(
                "The search is hidden while you play. Ask for a hint, or show the search from the View menu."
            )
        if self._state is EngineState.OVER:
            return self.tr("The game is over here. Go back to an earlier move to see what the search considers.")
        if self._state is EngineState.THINKING or self._is_lesson:
            return self.tr("The candidate moves of the search appear here.")
        if self._state is EngineState.PREPARING:
            if self._starts_itself:
                return self.tr("The search begins as soon as it is prepared.")
            return self.tr("The search is being prepared. Afterwards “Run” (Space) starts it.")
        return self.tr("The candidate moves of the search appear here. “Run” (Space) starts it.")

    # The rows

    def _kept_points(self, view: NodeView) -> frozenset[int]:
        """Return the points of the moves that stay in the table even if they lose.

        These are the current, the chosen and the played moves. While the pointer is over the table, all moves in it
        stay.
        """
        before = self._model.points if self._keeps_order() and not self._shows_all else ()
        played = frozenset() if view.path else self._played
        return (
            frozenset({*before, *(point for point in (self._current, self._chosen_point) if point is not None)})
            | played
        )

    # The pointer

    def _keeps_order(self) -> bool:
        return self._state is EngineState.THINKING and super()._keeps_order()

    def _ask_for_menu(self) -> None:
        """Open the menu of the current row after a key press. If no row is current, open the menu of the first row."""
        row = self._model.row_of(self._current) or 0
        if row < self._model.rowCount():
            index = self._model.index(row, Column.MOVE)
            self.scrollTo(index)
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.menu_requested.emit(self._model.point(row), place)

    def _point_under(self, place: QPoint) -> int | None:
        row = self._row_at(place)
        return None if row is None else self._model.point(row)

    def _choose(self, point: int | None) -> None:
        """Show the variation of the candidate at `point` until the user chooses another.

        If `point` is None, remove it.
        """
        self._chosen_point = point
        row = self._model.row_of(point)
        is_pointed = row is None and self.viewport().underMouse() and not self._is_resting
        self._point_at_row(self._row_at(self._pointer) if is_pointed else row)

    def _leave(self) -> None:
        self._point_at_row(None)
        self.show_view(self._view)  # restores the order of the table

    def _point_again(self) -> None:
        """Update the row under the pointer."""
        # Rows may have moved or disappeared.
        if self._by_keyboard:
            self._point_at_row(self._model.row_of(self._pointed.point if self._pointed else None))
        elif self.viewport().underMouse() and not self._is_resting:
            self._point_at_row(self._row_at(self._pointer))
        else:
            self._point_at_row(None)

    def _point_at_row(self, row: int | None) -> None:
        before, after = self._pointed, self.chosen_candidate if row is None else self._model.candidate(row)
        self._pointed = after
        self._show_pointed(row)
        if _shown(before) != _shown(after):
            self.candidate_pointed.emit(after)


def _shown(candidate: CandidateRow | None) -> tuple[int, ...]:
    """Return the principal variation of `candidate`, or an empty tuple."""
    return () if candidate is None else candidate.line
