"""The objects of the board for screen readers: one per point, row by row from the top left."""

import weakref
from collections.abc import Iterator
from functools import partial

import shiboken6
from PySide6.QtCore import QObject, QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from studio.game.message import fill
from studio.game.notation import human_point
from studio.game.stones import Stone
from studio.ui.board.canvas import BoardCanvas
from studio.ui.texts.messages import translated
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import made_text
from studio.ui.texts.translating import translate
from studio.ui.widgets.accessible_part import AccessiblePart


class PointAccessible(AccessiblePart):
    """The object of one point for screen readers.

    It has the rectangle and the stone of the point, and the visits and the rank of the move there.
    """

    def __init__(self, view: BoardCanvas, point: int) -> None:
        super().__init__()
        self._view = weakref.ref(view)
        self.point = point

    def isValid(self) -> bool:
        return self._board() is not None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self._board()
        return QAccessible.queryAccessibleInterface(board) if board else None

    def rect(self) -> QRect:
        board = self._board()
        if board is None:
            return QRect()
        cell = board.board_layout.cell_rect(self.point).toRect()
        return QRect(board.mapToGlobal(cell.topLeft()), cell.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        board = self._board()
        state.invalid = board is None
        state.focusable = board is not None
        state.focused = board is not None and board.hasFocus() and board.cursor_point == self.point
        return state

    def text(self, kind: QAccessible.Text, /) -> str:
        board = self._board()
        if board is None or kind is not QAccessible.Text.Name:
            return ""
        return point_text(board, self.point)

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:  # noqa: ARG002
        return

    def _board(self) -> BoardCanvas | None:
        view = self._view()
        if view is None or not shiboken6.isValid(view):
            return None
        return view if self.point < view.rules.size else None


class BoardAccessible(QAccessibleWidget):
    """The object of the board. Its children are the points, then the child widgets."""

    def __init__(self, view: BoardCanvas) -> None:
        super().__init__(view, QAccessible.Role.Table, view.accessibleName())
        self._view = weakref.ref(view)
        self._points: dict[int, PointAccessible] = {}
        view.destroyed.connect(partial(_forget, self._points))

    def childCount(self) -> int:
        return self._size + super().childCount()

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        view, size = self._view(), self._size
        if view is None or index < 0:
            return None
        if index >= size:
            return super().child(index - size)
        if index not in self._points:
            self._points[index] = PointAccessible(view, index)
        return self._points[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        if isinstance(child, PointAccessible):
            return child.point if self._points.get(child.point) is child else -1
        index = super().indexOfChild(child)
        return index if index < 0 else index + self._size

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        if view is None:
            return None
        place = view.mapFromGlobal(QPoint(x, y))
        above = view.childAt(place)
        if above is not None:
            return QAccessible.queryAccessibleInterface(above)
        point = view.board_layout.point_at(QPointF(place))
        return None if point is None else self.child(point)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        if view is None or not view.hasFocus():
            return super().focusChild()
        return self.child(view.cursor_point)

    @property
    def _size(self) -> int:
        view = self._view()
        return 0 if view is None else view.rules.size


def point_text(view: BoardCanvas, point: int) -> str:
    """Return the description of a point, such as "h8, Black" or "i9, empty, visits 1,234, rank 1".

    For a point that is forbidden to the side to move, return the reason instead. If the point is marked because it is
    forbidden for Black while White is to move, add the reason.
    """
    name, stone = human_point(point, view.rules), view.stone(point)
    reason, trap = view.forbidden(point), view.trap(point)
    if reason is not None:
        return translated(reason.message, reason.fields)
    if trap is not None:
        described = ", ".join((_empty_text(view, point, name), *_threat_texts(view, point)))
        return f"{described}. {translated(trap.message, trap.fields)}"
    if stone is Stone.EMPTY:
        return ", ".join((_empty_text(view, point, name), *_threat_texts(view, point)))
    text = fill(translate("BoardAccessible", "{point}, {side}"), point=name, side=side_name(stone, view.rules))
    return ", ".join((text, *_stone_texts(view, point)))


def tip_text(view: BoardCanvas, point: int) -> str:
    """Return the tooltip of `point`, or an empty text for a point without marks."""
    is_empty = view.stone(point) is Stone.EMPTY
    marks = _threat_texts(view, point) if is_empty else _stone_texts(view, point)
    is_forbidden = view.forbidden(point) is not None or view.trap(point) is not None
    is_marked = next(marks, "") or (is_empty and (view.has_disc(point) or is_forbidden))
    return point_text(view, point) if is_marked else ""


def _stone_texts(view: BoardCanvas, point: int) -> Iterator[str]:
    """Yield a text for each mark on the stone at `point`. Marks are hints, the last move and winning lines."""
    if view.is_ringed(point):
        yield translate("BoardAccessible", "ringed by the hint")
    if point == view.last_point:
        yield translate("BoardAccessible", "the last move")
    if view.is_winning(point):
        yield translate("BoardAccessible", "in the winning line")


def _empty_text(view: BoardCanvas, point: int, name: str) -> str:
    known = view.rank(point)
    if known is None:
        return fill(translate("BoardAccessible", "{point}, empty"), point=name)
    visits, rank = known
    text = translate("BoardAccessible", "{point}, empty, visits {visits}, rank {rank}")
    return fill(text, point=name, visits=view.locale().toString(visits), rank=view.locale().toString(rank))


def _threat_texts(view: BoardCanvas, point: int) -> Iterator[str]:
    """Yield a text for each mark on an empty point. Marks are hints, moves of a shown winning line, and threats."""
    if point == view.hint_point:
        yield _better_text(view) if view.is_hint_better else translate("BoardAccessible", "the hint")
    if view.is_ringed(point):
        yield translate("BoardAccessible", "offered as the fifth move")
    if view.is_framed(point):
        yield translate("BoardAccessible", "in the frame of the hint")
    turn = view.turn_on(point)
    if turn is not None:
        text = translate("BoardAccessible", "move {number} of the winning line, {side}")
        yield fill(text, number=view.locale().toString(turn[0]), side=side_name(turn[1], view.rules))
    for mark in view.threats_on(point):
        text = translate("BoardAccessible", "{side} can make {threat} here")
        yield fill(text, side=side_name(mark.side, view.rules), threat=made_text(mark.made, view.rules))


def _better_text(view: BoardCanvas) -> str:
    """Return the meaning of the ring that marks a better move than the last one."""
    if view.last_point is None:
        return translate("BoardAccessible", "the better move")
    text = translate("BoardAccessible", "the better move instead of {played}")
    return fill(text, played=move_in_words(view.last_point, view.rules))


def move_text(view: BoardCanvas, point: int) -> str:
    """Return the text that screen readers speak when a stone was just played."""
    text = translate("BoardAccessible", "{side} plays {point}")
    return fill(text, side=side_name(view.stone(point), view.rules), point=human_point(point, view.rules))


def announce(view: QWidget, text: str) -> None:
    """Make screen readers speak `text` after their current text."""
    event = QAccessibleAnnouncementEvent(view, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


def announce_cursor(view: BoardCanvas) -> None:
    """Make screen readers describe the point under the cursor."""
    event = QAccessibleEvent(view, QAccessible.Event.Focus)
    event.setChild(view.cursor_point)
    QAccessible.updateAccessibility(event)


def _forget(points: dict[int, PointAccessible], _view: QObject | None = None) -> None:
    """Remove the objects of the points from Qt's cache."""
    # Qt does not do this itself.
    for point in points.values():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(point))
    points.clear()
