"""A layout for a row of widgets. The row wraps, so that it needs little width."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from studio.ui.widgets.theme import GRID


class FlowLayout(QLayout):
    """Arranges widgets in lines. They are vertically centred.

    They have their preferred widths. If `fills`, the widgets of a line share the remaining width.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        spacing: int = GRID,
        line_spacing: int = GRID // 2,
        *,
        fills: bool = False,
    ) -> None:
        super().__init__(parent)
        self._fills = fills
        self._items: list[QLayoutItem] = []
        self._gap, self._line_gap = spacing, line_spacing
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def set_spacing(self, spacing: int) -> None:
        """Set the distance in pixels between the widgets of a line."""
        self._gap = spacing
        self.invalidate()

    def insert_widget(self, place: int, widget: QWidget) -> None:
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())
        self.invalidate()

    # Overrides of Qt

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = width - margins.left() - margins.right()
        lines = self._lines(room)
        heights = sum(_height(line, room) for line in lines) + self._line_gap * max(0, len(lines) - 1)
        return heights + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """Return the size that is needed if all widgets are in one line."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return self._with_margins(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        hints = [item.minimumSize() for item in self._shown()]
        height = max((hint.height() for hint in hints), default=0)
        return self._with_margins(max((hint.width() for hint in hints), default=0), height)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        room = rect.marginsRemoved(self.contentsMargins())
        top, is_mirrored = room.top(), self._is_mirrored()
        for line in self._lines(room.width()):
            height, left = _height(line, room.width()), room.left()
            more = self._rest(line, room.width()) // len(line) if self._fills else 0
            for item in line:
                size = _size(item, room.width()).boundedTo(QSize(room.width(), height)) + QSize(more, 0)
                place = QRect(left, top + (height - size.height()) // 2, size.width(), size.height())
                item.setGeometry(_mirrored(place, room) if is_mirrored else place)
                left += size.width() + self._gap
            top += height + self._line_gap

    # Implementation

    def _shown(self) -> Iterator[QLayoutItem]:
        return (item for item in self._items if not item.isEmpty())

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            width = item.sizeHint().width()
            if not lines or left + width > room:
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += width + self._gap
        return lines

    def _rest(self, line: list[QLayoutItem], room: int) -> int:
        """Return the width in pixels that the widgets of a line leave free."""
        used = sum(_size(item, room).width() for item in line) + self._gap * (len(line) - 1)
        return max(0, room - used)

    def _with_margins(self, width: int, height: int) -> QSize:
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def _is_mirrored(self) -> bool:
        owner = self.parentWidget()
        return owner is not None and owner.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _height(line: list[QLayoutItem], room: int) -> int:
    return max(_size(item, room).height() for item in line)


def _size(item: QLayoutItem, room: int) -> QSize:
    """Return the preferred size of a widget. If it is a text that is wider than `room`, the text wraps."""
    size = item.sizeHint()
    if size.width() > room and item.hasHeightForWidth():
        return QSize(room, item.heightForWidth(room))
    return size


def _mirrored(place: QRect, room: QRect) -> QRect:
    return place.translated(room.left() + room.right() - place.left() - place.right(), 0)
