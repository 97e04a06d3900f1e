"""The nodes that match a filter, as a table model."""

# Rows can be kept in place.

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from studio.engine.views.found_nodes import FilteredNodes, FilterOrder
from studio.engine.views.snapshot import Path, proof_of
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.ui.tables.model import NO_PARENT, UNSURE_ROLE, AnyIndex, FiguresModel, Roles, alignment
from studio.ui.texts.numbers import FEW_VISITS, percent, short_number, widest_short_number
from studio.ui.texts.viewed_side import ViewedSide


class FoundColumn(IntEnum):
    LINE = 0
    VISITS = 1
    WIN_RATE = 2
    DEPTH = 3
    PROOF = 4


ORDERS = {
    FoundColumn.VISITS: FilterOrder.VISITS,
    FoundColumn.WIN_RATE: FilterOrder.VALUE,
    FoundColumn.DEPTH: FilterOrder.DEPTH,
}
"""The columns by which the search can sort the found nodes."""
ALIGNMENT = alignment(FoundColumn, words=(FoundColumn.LINE, FoundColumn.PROOF))

_Row = tuple[FilteredNodes, int]  # the last result that contains the node, and its index there
_EMPTY: Path = (-1,)


class FoundNodesModel(FiguresModel):
    """The model of the nodes that match a filter."""

    # A new result replaces the old one, but not the selection.

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ALIGNMENT, parent)
        self._nodes: FilteredNodes | None = None
        self._viewed = ViewedSide()
        self._rules = Rules(3, 3, 3)
        self._paths: list[Path] = []
        self._rows: dict[Path, _Row] = {}

    def show_nodes(self, nodes: FilteredNodes | None, rules: Rules, *, keep_order: bool = False) -> None:
        """Show the result of a filter.

        If `keep_order` is set and the filter is the same, existing rows stay in place and new rows follow.
        """
        known = self._rows if keep_order and self._goes_on(nodes, rules) else {}
        found = {} if nodes is None else {nodes.paths[at]: (nodes, at) for at in self._order(nodes)}
        paths = [path for path in self._paths if path in known]
        new = [path for path in found if path not in known]
        room = len(found) if nodes is None else max(nodes.filter.most_rows, len(paths))
        paths += new[: room - len(paths)]
        self._nodes, self._rules = nodes, rules
        self._put(paths, {path: found.get(path) or known[path] for path in paths})

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and proven results of this side."""
        # The heading names the side.
        self._viewed = viewed
        self._forget_headings()
        self.show_nodes(self._nodes, self._rules)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    @property
    def nodes(self) -> FilteredNodes | None:
        """The result that the table shows, or None if there is no filter."""
        return self._nodes

    def path(self, row: int) -> Path | None:
        return self._paths[row] if 0 <= row < len(self._paths) else None

    def moves(self, row: int) -> tuple[str, ...]:
        """Return the names of the moves to the node in this row."""
        return tuple(move_name(point, self._rules) for point in self._paths[row])

    def widest_text(self, column: int) -> str:
        """Return the widest text that the column must have space for."""
        # Principal variations may be wider.
        match column:
            case FoundColumn.LINE:
                return "h8 … k10 m12"
            case FoundColumn.VISITS:
                return widest_short_number(self._locale)
            case FoundColumn.WIN_RATE:
                return percent(1, self._locale)
            case FoundColumn.DEPTH:
                return self._locale.toString(888)
            case _:
                return max((self._proof(proof) for proof in Proof), key=len)

    # Overrides of Qt

    def rowCount(self, parent: AnyIndex = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._paths)

    def data(self, index: AnyIndex, role: int = Roles.DisplayRole) -> Any:
        if not index.isValid() or self._paths[index.row()] not in self._rows:
            return None
        column = FoundColumn(index.column())
        if role == Roles.DisplayRole or (role == Roles.ToolTipRole and column is FoundColumn.LINE):
            return self._text(index.row(), column)
        if role == Roles.TextAlignmentRole:
            return ALIGNMENT[column]
        if role == UNSURE_ROLE:
            nodes, at = self._row(index.row())
            return bool(nodes.visits[at] < FEW_VISITS)
        return None

    # Rows

    def _goes_on(self, nodes: FilteredNodes | None, rules: Rules) -> bool:
        before = self._nodes
        return nodes is not None and before is not None and nodes.filter == before.filter and rules == self._rules

    def _order(self, nodes: FilteredNodes) -> list[int]:
        """Return the indexes of the nodes in the order of their rows."""
        # The search sorts by the win rate of the side that made the last move. The table may show that of the other
        # side.
        rows = list(range(len(nodes)))
        if nodes.filter.order is FilterOrder.VALUE:
            rows.sort(key=lambda at: -self._seen(nodes.paths[at], float(nodes.values[at])))
        return rows

    def _seen(self, path: Path, value: float) -> float:
        """Convert a value from the view of the side that made the node's last move to the view of the side that
        the table shows.
        """
        return self._viewed.on_moves_to(len(path)).value(value)

    def _put(self, paths: list[Path], rows: dict[Path, _Row]) -> None:
        """Replace the rows: add and remove rows at the end, and reorder the others."""
        before = len(self._paths)
        if len(paths) > before:
            self.beginInsertRows(NO_PARENT, before, len(paths) - 1)
            self._paths += [_EMPTY] * (len(paths) - before)
            self.endInsertRows()
        self._reorder(paths)
        self._rows = rows
        if len(paths) < before:
            self.beginRemoveRows(NO_PARENT, len(paths), before - 1)
            del self._paths[len(paths) :]
            self.endRemoveRows()
        self._notify_of_rows()

    def _reorder(self, paths: Sequence[Path]) -> None:
        if self._paths == paths:
            return
        self.layoutAboutToBeChanged.emit()
        indexes = self.persistentIndexList()
        held = [self._paths[index.row()] for index in indexes]
        self._paths = [*paths, *[_EMPTY] * (len(self._paths) - len(paths))]
        places = {path: row for row, path in enumerate(paths)}
        moved = [
            self.index(places[path], index.column()) if path in places else QModelIndex()
            for path, index in zip(held, indexes, strict=True)
        ]
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()

    def _row(self, row: int) -> _Row:
        return self._rows[self._paths[row]]

    # Texts

    def _text(self, row: int, column: FoundColumn) -> str:
        nodes, at = self._row(row)
        match column:
            case FoundColumn.LINE:
                return " ".join(self.moves(row)) or self.tr("position")
            case FoundColumn.VISITS:
                return short_number(int(nodes.visits[at]), self._locale)
            case FoundColumn.WIN_RATE:
                return percent((self._seen(self._paths[row], float(nodes.values[at])) + 1) / 2, self._locale)
            case FoundColumn.DEPTH:
                return self._locale.toString(len(self._paths[row]))
            case _:
                proof = proof_of(int(nodes.lower[at]), int(nodes.upper[at]))
                return self._proof(self._viewed.on_moves_to(len(self._paths[row])).proof(proof))

    def _proof(self, proof: Proof) -> str:
        texts = {Proof.WIN: self.tr("win"), Proof.DRAW: self.tr("draw"), Proof.LOSS: self.tr("loss")}
        return texts.get(proof, "")

    def _headings(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Line"), self.tr("Moves from the root to this node")),
            (self.tr("Visits"), self.tr("Number of simulations through this node")),
            (
                self._viewed.heading,
                fill(
                    self.tr("Expected result for {side}, 0 % to 100 %; a draw counts one half"), side=self._viewed.name
                ),
            ),
            (self.tr("Depth"), self.tr("Distance from the root, in plies")),
            (self.tr("Proof"), fill(self.tr("Proven result for {side}"), side=self._viewed.name)),
        )
