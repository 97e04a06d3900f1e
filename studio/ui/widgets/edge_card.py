"""Places a card over the lower or upper edge of another widget, where it covers less of certain areas."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from studio.ui.widgets.theme import GRID

Areas = Callable[[], Iterable[QRect]]
Fit = Callable[[int, int], None]
"""A callback that gets the width of the card and its maximum height, both in pixels."""
_MOST_SHARE = 0.45
"""The maximum share of the widget's height that a card may cover."""


class EdgeCard(QObject):
    """Keeps a card at an edge of the widget `over`. It moves the card when the widget moves or changes its size."""

    def __init__(
        self, card: QWidget, over: QWidget, widest: int, kept_free: Areas = tuple, fit: Fit = lambda _width, _most: None
    ) -> None:
        """Keep `card`, at most `widest` pixels wide, at an edge of `over`.

        `kept_free` returns the areas of `over` that the card should not cover. `fit` hides parts of the card if it
        would be too high.
        """
        super().__init__(card)
        self._card, self._over, self._widest, self._kept_free, self._fit = card, over, widest, kept_free, fit
        over.installEventFilter(self)

    def place(self) -> None:
        """Move the card to the lower or the upper edge: to the one where it covers less of the reserved areas."""
        card, home, room = self._card, self._card.parentWidget(), self._over.rect()
        if home is None:
            return
        width = min(self._widest, room.width() - 2 * GRID)
        self._fit(width, int(room.height() * _MOST_SHARE))
        size = QSize(width, min(card.heightForWidth(width), room.height() - 2 * GRID))
        left = room.left() + (room.width() - width) // 2
        lower = QRect(QPoint(left, room.bottom() + 1 - GRID - size.height()), size)
        upper = QRect(QPoint(left, room.top() + GRID), size)
        place = min((lower, upper), key=self._covered)
        card.setGeometry(QRect(self._over.mapTo(home, place.topLeft()), size))
        card.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and self._card.isVisible() and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def _covered(self, place: QRect) -> int:
        """Return how many pixels of the reserved areas would be covered if the card were at `place`."""
        common = (place & area for area in self._kept_free())
        return sum(each.width() * each.height() for each in common if each.isValid())
