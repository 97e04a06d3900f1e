"""The controller of the candidates table: it sorts rows, shows optional columns, and keeps the moves of the record."""

from functools import partial

from PySide6.QtCore import QObject, Slot

from studio.machine.settings import CandidatesSection
from studio.ui.candidates.order import Column
from studio.ui.candidates.table import CandidatesTable
from studio.ui.controllers.context import ControllerContext


class CandidatesController(QObject):
    """Sorts the candidates as the user chooses, and shows or hides the optional columns."""

    def __init__(self, context: ControllerContext, table: CandidatesTable, section: CandidatesSection) -> None:
        super().__init__(table)
        self._table, self._session = table, context.session
        self._in_order = context.actions["candidates_in_order"]
        self._columns = {
            Column.VALUE: context.actions["candidate_values"],
            Column.WINS: context.actions["candidate_wins"],
        }
        self._connect()
        self._in_order.setChecked(section.board_order)
        self._columns[Column.VALUE].setChecked(section.values)
        self._columns[Column.WINS].setChecked(section.wins)
        table.set_board_order(section.board_order)
        self._on_record()

    @property
    def section(self) -> CandidatesSection:
        """The sort order and the visible columns of the candidates table, to be saved in the settings file."""
        shown = self._table.chosen_columns
        return CandidatesSection(self._table.is_in_board_order, Column.VALUE in shown, Column.WINS in shown)

    # Implementation

    def _connect(self) -> None:
        self._table.horizontalHeader().addActions([self._in_order, *self._columns.values()])
        self._in_order.triggered.connect(self._table.set_board_order)
        self._table.order_changed.connect(self._in_order.setChecked)  # a click on a heading changes the order, too
        for column, action in self._columns.items():
            action.toggled.connect(partial(self._table.set_column_shown, column))
        for signal in (self._session.position_changed, self._session.tree_changed, self._session.record_opened):
            signal.connect(self._on_record)

    @Slot()
    def _on_record(self) -> None:
        """Keep the moves of the record in the table."""
        moves = (child.move for child in self._session.node.children)
        self._table.keep_played(frozenset(move.point for move in moves if move is not None and move.point is not None))
