"""Finds the objects that PySide keeps of layout items that Qt has deleted."""

from collections.abc import Iterable, Iterator, Mapping

import shiboken6
from PySide6.QtWidgets import QLayout, QLayoutItem, QSpacerItem, QWidgetItem

_PARENT = "parent....."


def deleted_items() -> list[str]:
    """Return a description of each such object.

    PySide does not learn that Qt deletes an item, for example when its widget moves to another layout. The next object
    at the address of the item crashes the process when it is deleted.
    """
    known = shiboken6.getAllValidWrappers()
    layouts = {hex(id(one)): one for one in known if isinstance(one, QLayout)}
    texts = {one: shiboken6.dump(one) for one in known if isinstance(one, (QWidgetItem, QSpacerItem))}
    # Items without a parent belong to a `FlowLayout`. Qt does not delete them.
    return [text for item, text in texts.items() if _PARENT in text and not _is_in(item, _likely_first(layouts, text))]


def _likely_first(layouts: Mapping[str, QLayout], text: str) -> Iterator[QLayout]:
    """Yield the layouts, first the one that the description of an item names as its parent."""
    named = layouts.get(text.partition(_PARENT)[2].partition(" at ")[2].partition(">")[0])
    if named is not None:
        yield named
    yield from layouts.values()


def _is_in(item: QLayoutItem, layouts: Iterable[QLayout]) -> bool:
    return any(layout.indexOf(item) >= 0 for layout in layouts)
