"""How a cell of the found nodes is drawn: a long line keeps its first move and its last ones."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStyleOptionViewItem

from studio.ui.tables.cells import FiguresCells
from studio.ui.tables.model import AnyIndex
from studio.ui.tree.found_model import ALIGNMENT, FoundColumn, FoundNodesModel
from studio.ui.widgets.theme import Theme

_QUIET = (FoundColumn.DEPTH,)
_UNSURE = (FoundColumn.VISITS, FoundColumn.WIN_RATE)


class FoundNodesCells(FiguresCells):
    """Shortens lines in their middle."""

    _alignment = ALIGNMENT

    def __init__(self, theme: Theme, model: FoundNodesModel, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._model = model

    def _is_quiet(self, index: AnyIndex) -> bool:
        return index.column() in _QUIET or (index.column() in _UNSURE and super()._is_quiet(index))

    def _fitting(self, option: QStyleOptionViewItem, index: AnyIndex) -> str:
        moves = self._model.moves(index.row()) if index.column() == FoundColumn.LINE else ()
        if not moves:
            return super()._fitting(option, index)
        return shortened_line(moves, option.fontMetrics, self._room(option, index).width())


def shortened_line(moves: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The whole line where there is room; else its first move and as many of the last ones as fit."""
    whole = " ".join(moves)
    if metrics.horizontalAdvance(whole) <= room or len(moves) < 2:
        return whole
    shortened = moves[-1]
    for kept in range(1, len(moves) - 1):
        longer = " ".join((moves[0], "…", *moves[-kept:]))
        if metrics.horizontalAdvance(longer) > room:
            break
        shortened = longer
    return shortened
