"""The sizes of panes relative to the window."""

# A layout then keeps its proportions in another window.

from collections.abc import Iterable, Mapping

import msgspec
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from studio.ui.panes.spec import Arrangement, Column
from studio.ui.widgets.theme import GRID

Shares = dict[str, tuple[float, float]]
"""The width and the height of each open pane, as shares of the window."""


class KeptLayout(msgspec.Struct, frozen=True):
    """The stored layout of one workspace."""

    state: str
    """The places of the panes, in Qt's format, as base64."""
    shares: Shares = {}  # msgspec copies the default
    """The sizes of the panes. If it is empty, the user has changed none, and the arrangement determines the sizes."""


def written(layout: KeptLayout) -> str:
    return msgspec.json.encode(layout).decode()


def read(text: str) -> KeptLayout:
    """Return the layout in `text`.

    If the text is damaged or from an earlier release, the state of the layout is empty.
    """
    try:
        return msgspec.json.decode(text.encode("utf-8", "replace"), type=KeptLayout)
    except msgspec.DecodeError:
        return KeptLayout("")


def bytes_of(layout: KeptLayout) -> QByteArray:
    return QByteArray.fromBase64(layout.state.encode("ascii", "replace"))


def shares_of(docks: Mapping[str, QDockWidget], window: QMainWindow) -> Shares:
    """Return the sizes of the visible docked panes relative to the window."""
    width, height = max(1, window.width()), max(1, window.height())
    return {
        name: (round(dock.width() / width, 4), round(dock.height() / height, 4))
        for name, dock in docks.items()
        if _is_placed(dock) and dock.isVisible() and window.rect().intersects(dock.geometry())
    }


def apply_shares(shares: Shares, docks: Mapping[str, QDockWidget], window: QMainWindow) -> None:
    """Resize the panes to the given shares of the window."""
    known = [(docks[name], share) for name, share in shares.items() if name in docks and _is_placed(docks[name])]
    resize(window, [(dock, round(width * window.width())) for dock, (width, _) in known], Qt.Orientation.Horizontal)
    resize(window, [(dock, round(height * window.height())) for dock, (_, height) in known], Qt.Orientation.Vertical)


def apply_arrangement(
    arrangement: Arrangement, docks: Mapping[str, QDockWidget], window: QMainWindow, square: int, room: int
) -> None:
    """Resize the panes as `arrangement` declares.

    `square` is the width in pixels of a square board with its evaluation bar. `room` is the height in pixels for the
    board and the panes.
    """
    widths, heights = [], []
    for column, width in zip(arrangement.columns, _widths(arrangement, window.width(), square), strict=True):
        known = sum(row.height or 0.0 for row in column.rows)
        for row in column.rows:
            for group in row.groups:
                front = _front(group.names + group.closed, docks)
                if front is not None:
                    widths.append((front, round(group.share * width)))
                    heights.append((front, round((1 - known if row.height is None else row.height) * room)))
    resize(window, widths, Qt.Orientation.Horizontal)
    resize(window, heights, Qt.Orientation.Vertical)


def resize(window: QMainWindow, sizes: Iterable[tuple[QDockWidget, int]], orientation: Qt.Orientation) -> None:
    known = sorted(sizes, key=lambda each: each[1])  # for each column, Qt uses the last width, so the largest is last
    window.resizeDocks([dock for dock, _ in known], [max(1, size) for _, size in known], orientation)


def _widths(arrangement: Arrangement, window: int, square: int) -> list[int]:
    """Return the width of each column of panes for a window of this width, in pixels."""
    columns = arrangement.columns
    widths = [min(max(round(column.share * window), column.least), column.most) for column in columns]
    rest = window - 2 * GRID - square - sum(widths) - len(columns) * GRID
    return [_enlarged(column, width, rest) for column, width in zip(columns, widths, strict=True)]


def _enlarged(column: Column, width: int, rest: int) -> int:
    return min(column.most, width + rest) if column.takes_rest and rest > 0 else width


def _front(names: Iterable[str], docks: Mapping[str, QDockWidget]) -> QDockWidget | None:
    """Return the first of the named panes that is open and docked, or None."""
    return next((docks[name] for name in names if _is_placed(docks[name])), None)


def _is_placed(dock: QDockWidget) -> bool:
    return not dock.isHidden() and not dock.isFloating()
