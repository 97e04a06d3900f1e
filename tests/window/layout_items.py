"""Finds the objects that PySide keeps of layout items that Qt has deleted."""

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem, QSpacerItem, QWidgetItem


def deleted_items() -> list[str]:
    """Return a description of each such object.

    PySide does not learn that Qt deletes an item, for example when its widget moves to another layout. The next object
    at the address of the item crashes the process when it is deleted.
    """
    known = shiboken6.getAllValidWrappers()
    layouts = [one for one in known if isinstance(one, QLayout)]
    items = [one for one in known if isinstance(one, (QWidgetItem, QSpacerItem)) and not _is_in(one, layouts)]
    # Items without a parent belong to a `FlowLayout`. Qt does not delete them.
    return [text for text in map(shiboken6.dump, items) if "parent....." in text]


def _is_in(item: QLayoutItem, layouts: list[QLayout]) -> bool:
    return any(layout.indexOf(item) >= 0 for layout in layouts)
