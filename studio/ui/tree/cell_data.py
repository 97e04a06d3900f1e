"""The data of cells in the search tree.

As in the model's indexes, a row is identified by the key of its parent node, and its place among the parent's rows.
"""

from PySide6.QtCore import QLocale

from studio.ui.tables.model import BAR_ROLE, UNSURE_ROLE, Roles
from studio.ui.texts.numbers import FEW_VISITS
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.tree.columns import ALIGNMENT, UNSURE, TreeColumn, cell_text, loading_text, root_text, waiting_text
from studio.ui.tree.items import TreeItems

LOADING_ROLE = Roles.UserRole + 2
"""The Qt role of a flag: whether the children of a node are being loaded."""


def data_of(
    items: TreeItems, key: int, row: int, column: int, role: int, locale: QLocale, viewed: ViewedSide
) -> str | int | float | None:
    """Return the data of a cell for a role of Qt or of the tables, or None."""
    is_spoken = role == Roles.AccessibleTextRole
    if role == Roles.DisplayRole or is_spoken:
        return text_of(items, key, row, column, locale, viewed, is_spoken=is_spoken)
    if role == Roles.TextAlignmentRole:
        return ALIGNMENT[column]
    if role == LOADING_ROLE:
        return is_loading(items, key, row)
    return measure_of(items, key, row, column, role) if role in (BAR_ROLE, UNSURE_ROLE) else None


def is_loading(items: TreeItems, key: int, row: int) -> bool:
    """Return whether the children of this node were requested but are not loaded yet."""
    branch = items.row(key, row)
    return branch is not None and branch.is_awaited


def text_of(
    items: TreeItems, key: int, row: int, column: int, locale: QLocale, viewed: ViewedSide, *, is_spoken: bool = False
) -> str:
    """Return the text of a cell. If `is_spoken` is set, return its text for screen readers."""
    above = items.by_key.get(key)
    if above is None or above.view is None:
        text = root_text(None if items.root is None else items.root.view, column, locale, viewed)
    else:
        text = cell_text(above.view, int(above.order[row]), column, len(above.path) + 1, locale, viewed)
    if column != TreeColumn.MOVE or not is_loading(items, key, row):
        return text
    return loading_text(text) if is_spoken else waiting_text(text)


def measure_of(items: TreeItems, key: int, row: int, column: int, role: int) -> float | bool | None:
    """Return what a cell shows in addition to its text, or None in the row of the root.

    For `UNSURE_ROLE`, this is whether the number is uncertain because the node has few visits. For `BAR_ROLE`, it is
    the bar's length from 0 to 1, or None in columns without bars.
    """
    above = items.by_key.get(key)
    if above is None or above.view is None:
        return None
    visits = int(above.view.child_visits[above.order[row]])
    if role == UNSURE_ROLE:
        return column in UNSURE and visits < FEW_VISITS
    most = max(1, int(above.view.child_visits[0]))
    return visits / most if column == TreeColumn.VISITS else None
