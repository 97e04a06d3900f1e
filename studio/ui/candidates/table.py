"""The candidates as a table: numbers that change while rows stay under the pointer."""

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from studio.engine.views.snapshot import CandidateRow, NodeView
from studio.thinking.thoughts import EngineState
from studio.ui.candidates.cells import CandidatesCells
from studio.ui.candidates.marks import CandidateMarks, ThreatWin
from studio.ui.candidates.model import CandidatesModel
from studio.ui.candidates.order import Column
from studio.ui.tables.ranked_table import RankedMovesTable
from studio.ui.tables.table import LEAST_WIDTH
from studio.ui.widgets.theme import Theme

_GIVE_WAY = (Column.SHARE, Column.PROOF, Column.PRIOR)
"""Where there is no room for all; a proof is told as a win rate then."""


class CandidatesTable(RankedMovesTable):
    """Shows the candidates of one node; says which one is pointed at, and which one a person wants to play."""

    candidate_pointed = Signal(object)  # CandidateRow, or None
    move_requested = Signal(int)
    menu_requested = Signal(int, QPoint)
    """The point of the candidate that a person wants to ask something of, and where on the screen."""
    view_shown = Signal()

    _model: CandidatesModel

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("candidates", theme, parent)
        self._view: NodeView | None = None
        self._pointed: CandidateRow | None = None
        self._pressed: int | None = None  # a point, because the rows may change before the button is released
        self._is_hidden, self._state = False, EngineState.PAUSED
        self._has_priors = True
        self._model = CandidatesModel(self)
        self._cells: CandidatesCells = CandidatesCells(theme, self)
        self.setItemDelegate(self._cells)
        self._furnish()
        self.retranslate()

    def show_view(self, view: NodeView | None) -> None:
        """Show this node's candidates; no row moves while the pointer is over them."""
        self._view = view
        if view is not None and len(view) and view.has_priors is not self._has_priors:
            self._has_priors = view.has_priors
            self._fit_columns()
        self._change_rows(partial(self._model.show_view, view))
        self.view_shown.emit()

    def show_marks(self, marks: CandidateMarks) -> None:
        """Which of the root's moves are left out, and which get more visits."""
        self._model.show_marks(marks)

    def show_threat_win(self, win: ThreatWin | None) -> None:
        """The root's move that wins by threats, if one is known."""
        self._model.show_threat_win(win)

    @property
    def empty_text(self) -> str:
        return self._empty_text

    def set_hidden_from_player(self, hidden: bool) -> None:
        """Say why the table is empty while somebody plays."""
        self._is_hidden = hidden
        self.retranslate()

    def show_state(self, state: EngineState) -> None:
        """What is said where there is no candidate depends on whether one is to be expected."""
        if state is not self._state:
            self._state = state
            self._empty_text = self._nothing()
            self.viewport().update()

    @property
    def view(self) -> NodeView | None:
        """The node whose candidates are shown."""
        return self._view

    @property
    def asked_point(self) -> int | None:
        """The candidate that is pointed at, or else the current one."""
        return self._pointed.point if self._pointed is not None else self._current

    # What people do

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = self._point_under(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is not another move: after the first one the rows are others."""
        self._pressed = None
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self._point_under(event.position().toPoint()):
            self.move_requested.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current is not None:
            self.move_requested.emit(self._current)
        elif event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self._ask_for_menu()  # not every system takes this key for the one of the menu
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()
        elif (point := self._point_under(event.pos())) is not None:
            self.menu_requested.emit(point, event.globalPos())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Rows that move under a resting pointer are pointed at."""
        super().scrollContentsBy(dx, dy)
        if not self._is_updating:
            self._point_again()

    # How it looks

    def _size_columns(self) -> None:
        super()._size_columns()
        self.setColumnWidth(Column.LINE, LEAST_WIDTH)  # it takes what is left

    def _fit_columns(self) -> None:
        """Priors need no room where they tell nothing; the line gives way last."""
        unused = 0 if self._has_priors else self._widths[Column.PRIOR]
        giving_way = (column for column in _GIVE_WAY if self._has_priors or column is not Column.PRIOR)
        missing = self._leave_out(giving_way, unused) - unused
        if not self._has_priors:
            self.setColumnHidden(Column.PRIOR, True)
        self.setColumnHidden(Column.LINE, missing > self._widths[Column.LINE] - LEAST_WIDTH)
        self._cells.tells_proofs_as_rates = self.isColumnHidden(Column.PROOF)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Candidates"))
        self._empty_text = self._nothing()
        self._model.retranslate()
        self._size_columns()
        self.viewport().update()

    def _nothing(self) -> str:
        if self._is_hidden:
            return self.tr("The search is hidden while you play. Ask for a hint, or switch it on in the menu View.")
        if self._state is EngineState.OVER:
            return self.tr("The game is over here. Go back to an earlier move to see what the search considers.")
        if self._state is EngineState.THINKING:
            return self.tr("The candidate moves of the search appear here.")
        return self.tr("The candidate moves of the search appear here. Press Space to start it.")

    # What is pointed at

    def _ask_for_menu(self) -> None:
        """By a key: for the current row, or the first one, and below it."""
        row = self._model.row_of(self._current) or 0
        if row < self._model.rowCount():
            index = self._model.index(row, Column.MOVE)
            self.scrollTo(index)
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            self.menu_requested.emit(self._model.point(row), place)

    def _point_under(self, place: QPoint) -> int | None:
        row = self._row_at(place)
        return None if row is None else self._model.point(row)

    def _leave(self) -> None:
        self._point_at_row(None)
        self.show_view(self._view)  # in its own order again

    def _point_again(self) -> None:
        """Whatever is under the pointer now; what the keys pointed at may be in another row, or be gone."""
        if self._by_keyboard:
            self._point_at_row(self._model.row_of(self._pointed.point if self._pointed else None))
        elif self.viewport().underMouse():
            self._point_at_row(self._row_at(self._pointer))

    def _point_at_row(self, row: int | None) -> None:
        before, after = self._pointed, None if row is None else self._model.candidate(row)
        self._pointed = after
        self._show_pointed(row)
        if _shown(before) != _shown(after):
            self.candidate_pointed.emit(after)


def _shown(candidate: CandidateRow | None) -> tuple[int, ...]:
    """What others show of a pointed candidate; its numbers alone change too often to be told."""
    return () if candidate is None else candidate.line
