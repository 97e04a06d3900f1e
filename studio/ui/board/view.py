"""The interactive board: shows a position and its analysis, and emits signals for mouse and keys."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from studio.game.position import Position
from studio.game.rules import Rules
from studio.ui.board.accessible import BoardAccessible, announce, announce_cursor, move_text, tip_text
from studio.ui.board.canvas import BoardCanvas, middle
from studio.ui.board.scene import ShownMarks
from studio.ui.board.step_painting import seen_banner
from studio.ui.widgets.theme import Theme

NOTCH = 120
"""The angle delta that Qt reports for one notch of a mouse wheel."""
_ARROWS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)
_KEYS_OF_CURSOR = (Qt.Key.Key_Return, Qt.Key.Key_Enter, *_MODIFIERS)
"""Keys that do not hide the cursor. Enter plays at the cursor, and a modifier only begins a combination of keys."""
_AWAY = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason)
"""Reasons for which the board loses the focus only for a short time.

The cursor then stays visible, and the outline returns with the focus.
"""


class BoardView(BoardCanvas):
    """The interactive board. It shows what its methods are told, and emits signals for clicks, keys and the wheel."""

    move_requested = Signal(int)
    stone_chosen = Signal(int)
    """Emitted when the user presses Enter at a point with a stone."""
    click_refused = Signal()
    """Emitted when the user clicks a point or presses Enter while the board accepts no moves."""
    forbidden_chosen = Signal(int)
    """Emitted with the point when the user tries to play on a point that is forbidden to the side to move."""
    occupied_chosen = Signal(int)
    """Emitted with the point when the user clicks a stone to play there."""
    full_column_chosen = Signal(int)
    """Emitted when the user tries to drop a disc into a full column.

    The argument is the number of the column; the first is 1.
    """
    pointed_changed = Signal(object)
    """Emitted with the point under the pointer or, in games with gravity, the point where a disc would land.

    The argument is None if there is no such point.
    """
    steps_requested = Signal(int)
    """Emitted when the user turns the mouse wheel.

    The argument is the number of moves to go forward, or back if it is negative.
    """
    # A plain `BoardCanvas` draws it below its board. This board leaves it to another widget of the window.
    banner_changed = Signal(str)
    """Emitted with the new text below the board: a note or the result of the game."""
    marks_changed = Signal(object)
    """Emitted with the `ShownMarks` that the board shows now."""
    menu_requested = Signal(int, QPoint)
    """Emitted after a right click on a legal move.

    The arguments are the move, and the place of the click on the screen.
    """
    cursor_changed = Signal()
    """Emitted when the keyboard's cursor appears, moves or disappears."""
    enter_left = Signal()
    """Emitted when the user presses Enter without a cursor, and the board leaves this key to others."""
    laid_out = Signal()
    """Emitted after the geometry of the board has changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._accepts_moves = self._has_ghost = True
        self._leaves_enter = False
        self._banner, self._marks = "", ShownMarks()
        self._place: QPointF | None = None
        self._pointed: int | None = None
        self._pressed: int | None = None
        self._wheel = 0
        self._came_by_tab = self._was_outlined = self._is_quiz = self._is_leaving_cursor = False
        self._has_left = False  # the board has lost the focus since it last received it
        self._accessible: QAccessibleInterface | None = None
        self._name()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_moved)

    @property
    def pointed_point(self) -> int | None:
        return self._pointed

    @property
    def pointed_move(self) -> int | None:
        """The legal move under the mouse pointer, or None."""
        return None if self._pointed is None else self._target(self._pointed)

    @property
    def is_enter_left(self) -> bool:
        """Whether the board leaves Enter to others now, because the cursor is hidden."""
        return self._leaves_enter and self._scene.cursor_point is None

    @property
    def cursor_move(self) -> int | None:
        """The legal move at the keyboard's cursor, or None."""
        shown = self._scene.cursor_point
        return None if shown is None else self._target(shown)

    # Commands

    def show_position(self, position: Position, last_point: int | None, move_numbers: Mapping[int, int]) -> None:
        super().show_position(position, last_point, move_numbers)
        self._is_quiz = False
        self._place_cursor()
        self._drop_cursor()
        self._follow_pointer()

    def set_accepts_moves(self, accepts: bool) -> None:
        self._accepts_moves = accepts
        self._follow_pointer()

    def set_ghost_shown(self, *, shown: bool) -> None:
        """Set whether a translucent stone is shown under the pointer. Turn it off while clicks do not play moves."""
        self._has_ghost = shown
        self._follow_pointer()

    def set_leaves_enter(self, *, leaves: bool) -> None:
        """Set whether the board leaves Enter to others while the cursor is hidden. Otherwise Enter shows the cursor."""
        self._leaves_enter = leaves

    def move_cursor(self, d_row: int, d_column: int) -> None:
        """Show the keyboard's cursor, and move it.

        It stops at the edge of the board. In gravity games it moves between columns, and stands where a disc would
        land.
        """
        self._is_leaving_cursor = False
        row, column = divmod(self._cursor_point, self.rules.columns)
        row = min(max(row + d_row, 0), self.rules.rows - 1)
        column = min(max(column + d_column, 0), self.rules.columns - 1)
        self._cursor_point = self._scene.cursor_point = self._landing(self.rules.point(row, column))
        announce_cursor(self)
        self.cursor_changed.emit()
        self.update()

    def hide_cursor(self, *, for_quiz: bool = False) -> None:
        """Hide the keyboard's cursor until the next key.

        If `for_quiz`, it will first reappear where it gives no hint to the answer: on a stone, or in a corner of an
        empty board.
        """
        is_new, self._is_quiz = for_quiz and not self._is_quiz, for_quiz
        if self._scene.cursor_point is not None:
            self._scene.cursor_point = None
            self.cursor_changed.emit()
            self.update()
        if is_new:
            self._place_cursor()

    @Slot()
    def begin_cursor(self) -> None:
        """Hide the keyboard's cursor for a new game or exercise.

        It will reappear on a stone, or in the middle of an empty board.
        """
        self.hide_cursor()
        self._cursor_point = middle(self.rules)
        self._place_cursor()

    def play_at_cursor(self) -> None:
        """Request a move at the keyboard's cursor, and hide the cursor. If the cursor is hidden, only show it."""
        if self._scene.cursor_point is None:
            self.move_cursor(0, 0)
        elif self._accepts_moves and not self.rules.gravity and self._scene.cells[self._cursor_point]:
            self.stone_chosen.emit(self._cursor_point)
        else:
            point = self._cursor_point
            if self.cursor_move is not None and self._accepts_moves:
                self.hide_cursor(for_quiz=self._is_quiz)  # it would cover the new stone
            self._request_move(point)

    def take_accessible(self, accessible: QAccessibleInterface) -> None:
        """Keep a reference to the board's accessible object, so that it is not deleted."""
        # Python would free it otherwise.
        self._accessible = accessible

    # Events

    def event(self, event: QEvent) -> bool:
        """Show tooltips of marks.

        When a key is pressed, outline the focused board first. Hide the cursor if the key has nothing to do with it.
        """
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() not in _MODIFIERS:
                self._show_focus(self.hasFocus())
            if self._leaves_cursor(event):
                self._is_leaving_cursor = True
                QTimer.singleShot(0, self, self._leave_cursor)  # the action may be about the point of the cursor
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.board_layout.point_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tip_text(self, point) if point is not None else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        banner = seen_banner(self._scene)
        if banner != self._banner:
            self._banner = banner
            self.banner_changed.emit(banner)
        marks = self._scene.marks
        if marks != self._marks:
            self._marks = marks
            self.marks_changed.emit(marks)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._came_by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._show_focus(self._was_outlined and event.reason() in _AWAY)
        self._has_left = False
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if not self._has_left:  # a menu takes the focus twice: as a popup, and as the menu bar
            self._was_outlined = self._scene.is_focused  # a closed dialog returns the focus, and the outline with it
        self._has_left = True
        self._show_focus(False)
        if event.reason() not in _AWAY:
            self.hide_cursor(for_quiz=self._is_quiz)
        super().focusOutEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._place = event.position()
        self.hide_cursor(for_quiz=self._is_quiz)
        self._follow_pointer()

    def leaveEvent(self, _event: QEvent) -> None:
        self._place = None
        self._follow_pointer()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)
        self._show_focus(False)
        self._pressed = self._pointed if event.button() == Qt.MouseButton.LeftButton else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Request a move at the pressed point. If the pointer was dragged away from the point, do nothing."""
        self.mouseMoveEvent(event)
        pressed, self._pressed = self._pressed, None
        if event.button() == Qt.MouseButton.LeftButton and pressed is not None and pressed == self._pointed:
            self._request_move(pressed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        point = self.board_layout.point_at(QPointF(event.pos()))
        move = None if point is None else self._target(point)
        if move is not None and event.reason() is QContextMenuEvent.Reason.Mouse:
            self.menu_requested.emit(move, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Request one step per notch of the wheel."""
        # Small deltas of a touchpad are added up.
        turned = -event.angleDelta().y()
        self._wheel = turned + (self._wheel if self._wheel * turned > 0 else 0)
        steps = int(self._wheel / NOTCH)
        self._wheel -= steps * NOTCH
        if steps:
            self.steps_requested.emit(steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the cursor: Shift with an arrow key shows or moves it, and Enter plays at it.

        A hidden cursor moves at once from the last stone, and otherwise only appears. Arrow keys alone go through the
        game.
        """
        key = event.key()  # a plain number, because not every key is a Qt.Key
        if is_cursor_key(event):
            is_known = self._scene.cursor_point is not None or self._is_at_last_stone
            self.move_cursor(*(_ARROWS[key] if is_known else (0, 0)))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not _modifiers(event):
            if not self.is_enter_left:
                self.play_at_cursor()
            elif not event.isAutoRepeat():
                self.enter_left.emit()
        else:
            if self._leaves_cursor(event):
                self.hide_cursor(for_quiz=self._is_quiz)
            event.ignore()

    # Implementation

    @property
    def _is_at_last_stone(self) -> bool:
        """Whether the cursor would appear on the last stone, so that the user knows where it is."""
        return not self._is_quiz and self._cursor_point == self._scene.last_point

    @Slot()
    def _leave_cursor(self) -> None:
        """Hide the cursor. If the user has pressed a key for the cursor since this call was scheduled, do nothing."""
        if self._is_leaving_cursor:
            self.hide_cursor(for_quiz=self._is_quiz)

    def _leaves_cursor(self, event: QKeyEvent) -> bool:
        """Return whether the key neither moves nor uses the cursor."""
        return event.key() not in _KEYS_OF_CURSOR and not is_cursor_key(event)

    def _room_below(self) -> float:
        return 0.0

    def _began_painting(self) -> None:
        self.laid_out.emit()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Board"))

    def _take_added(self, added: int | None) -> None:
        super()._take_added(added)
        if added is not None:
            announce(self, move_text(self, added))

    def _target(self, point: int) -> int | None:
        """Return the point where a move at `point` places its stone. Return None if the move is illegal."""
        target = self._position.landing_point(point % self.rules.columns) if self.rules.gravity else point
        return target if target is not None and self._position.is_legal(target) else None

    def _landing(self, point: int) -> int:
        """Return where a disc lands that is dropped into the column of `point`.

        If the column is full, return its highest point. Without gravity, return `point`.
        """
        if not self.rules.gravity:
            return point
        column = point % self.rules.columns
        target = self._position.landing_point(column)
        return self.rules.point(0, column) if target is None else target

    def _drop_cursor(self) -> None:
        """If the cursor is visible, move it to the point where the next disc of its column lands."""
        if self._scene.cursor_point is not None:
            self._cursor_point = self._scene.cursor_point = self._landing(self._cursor_point)

    def _request_move(self, point: int) -> None:
        if not self._accepts_moves:
            self.click_refused.emit()
            return
        target = self._target(point)
        if target is not None:
            self.move_requested.emit(target)
        elif self.rules.gravity and not self._position.is_over:
            self.full_column_chosen.emit(point % self.rules.columns + 1)
        elif self.forbidden(point) is not None:
            self.forbidden_chosen.emit(point)
        elif self._scene.cells[point]:
            self.occupied_chosen.emit(point)

    def _follow_pointer(self) -> None:
        nearest = None if self._place is None else self.board_layout.point_at(self._place)
        target = None if nearest is None else self._target(nearest)
        ghost = target if self._accepts_moves and self._has_ghost else None
        if ghost != self._scene.ghost_point:
            self._scene.ghost_point = ghost
            self.update()
        pointed = nearest if target is None else target
        if pointed != self._pointed:
            self._pointed = pointed
            self.pointed_changed.emit(pointed)

    def _place_cursor(self) -> None:
        """If the cursor is hidden, place it on the last stone or, without one, on the stone nearest to the middle.

        On an empty board it stays where it is; during a quiz it goes to a corner.
        """
        if self._scene.cursor_point is not None:
            return
        last, rules = self._scene.last_point, self.rules
        stones = [point for point, stone in enumerate(self._scene.cells) if stone]
        if last is not None and self._scene.cells[last]:
            self._cursor_point = last
        elif stones:
            self._cursor_point = min(stones, key=partial(_distance_to_middle, rules))
        elif self._is_quiz:
            self._cursor_point = rules.point(rules.rows - 1, 0)

    @Slot(QWidget, QWidget)
    def _on_focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """If the user has moved the focus to the board by Tab, outline the board."""
        if now is self and before is not None and self._came_by_tab:
            self._show_focus(True)
            announce_cursor(self)

    def _show_focus(self, shown: bool) -> None:
        if shown is not self._scene.is_focused:
            self._scene.is_focused = shown
            self.update()


def is_cursor_key(event: QKeyEvent) -> bool:
    """Return whether the key moves the cursor of the board: an arrow key with Shift."""
    return event.key() in _ARROWS and _modifiers(event) == Qt.KeyboardModifier.ShiftModifier


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    """Return the modifiers of a key, without the flag of the number pad."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def _distance_to_middle(rules: Rules, point: int) -> int:
    row, column = divmod(point, rules.columns)
    return max(abs(row - rules.rows // 2), abs(column - rules.columns // 2))


def _accessible_for(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the accessible object of a board. Return None if `thing` is not a board."""
    # Qt calls this for every object.
    if class_name != "BoardView" or not isinstance(thing, BoardView):
        return None
    accessible = BoardAccessible(thing)
    thing.take_accessible(accessible)
    return accessible


QAccessible.installFactory(_accessible_for)
