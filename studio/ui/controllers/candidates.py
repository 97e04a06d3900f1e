"""The controller of the order and the columns of the candidates."""

from PySide6.QtCore import QObject

from studio.machine.settings import CandidatesSection
from studio.ui.candidates.table import CandidatesTable
from studio.ui.controllers.context import ControllerContext


class CandidatesController(QObject):
    """Lists the candidates in the order that the user chooses, with or without their values."""

    def __init__(self, context: ControllerContext, table: CandidatesTable, section: CandidatesSection) -> None:
        super().__init__(table)
        self._table = table
        self._in_order, self._values = context.actions["candidates_in_order"], context.actions["candidate_values"]
        self._connect()
        self._in_order.setChecked(section.board_order)
        self._values.setChecked(section.values)
        table.set_board_order(section.board_order)

    @property
    def section(self) -> CandidatesSection:
        """The choices to remember."""
        return CandidatesSection(self._table.is_in_board_order, self._table.shows_values)

    # Inside

    def _connect(self) -> None:
        self._table.horizontalHeader().addActions([self._in_order, self._values])
        self._in_order.triggered.connect(self._table.set_board_order)
        self._table.order_changed.connect(self._in_order.setChecked)  # a click on a heading changes the order, too
        self._values.toggled.connect(self._table.set_values_shown)
