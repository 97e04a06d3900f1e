"""The pane of the lessons. It shows the list of lessons or the current lesson, and handles their keys."""

from collections.abc import Sequence, Set
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QStackedLayout, QWidget

from studio.engine.views.threats import Solution
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.lessons.lesson import Lesson, Pane
from studio.lessons.page import LessonPage, Stage
from studio.ui.lessons.list import LessonList
from studio.ui.lessons.scroll import SCROLLING
from studio.ui.lessons.view import LessonView
from studio.ui.widgets.arranging import scrolled
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.row_keys import ROWS, claims_row_key
from studio.ui.widgets.theme import Theme, ThemeColors, text_font

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
_LESSONS = tuple(Qt.Key(key) for key in range(Qt.Key.Key_1, Qt.Key.Key_9 + 1))
"""The keys that choose a lesson in the list by its number."""
_BACK, _ON = "back", "on"
_TITLE = 1.2
"""How many times as large as other texts the title is."""


class LessonPanel(QWidget):
    """Shows the list of lessons or a lesson, and emits what the user requests."""

    # When the pane is first shown, it needs the list of lessons.
    list_wanted = Signal()
    """Emitted when the pane is shown for the first time."""
    lesson_chosen = Signal(object)
    """Emitted with the `Lesson` that the user wants to begin."""
    resume_requested = Signal()
    """Emitted when the user wants to continue the lesson that was left."""
    open_requested = Signal()
    """Emitted when the user wants to open a lesson from a file."""
    continue_requested = Signal()
    continue_refused = Signal()
    back_requested = Signal()
    answer_chosen = Signal(str)
    next_requested = Signal()
    """Emitted when the user wants to begin the lesson that follows the one that has ended."""
    leave_requested = Signal()
    pane_requested = Signal(str)
    """Emitted with the name of the pane that the text of the lesson mentions, when the user wants to see it."""
    need_changed = Signal()
    """Emitted when the pane may need a different height, because its page or its size has changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lesson_panel")
        self._theme = theme
        self._was_seen = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._list, self._view = LessonList(theme), LessonView(theme)
        self._layout = QStackedLayout(self)
        self._scroll = _scrolled(self._list)
        for widget in (self._scroll, self._view):
            self._layout.addWidget(widget)
        self._shortcuts = [self._answering(place, key) for place, key in enumerate(_DIGITS)]
        self._connect()
        theme.bind(self._apply_colors)
        self._set_texts()

    @property
    def is_reading(self) -> bool:
        """Whether the pane shows a lesson. Otherwise it shows the list."""
        return self._layout.currentWidget() is self._view

    @property
    def summary(self) -> str:
        """The text of the page for screen readers. It is empty if the list is shown."""
        return self._view.summary if self.is_reading else ""

    @property
    def missing_height(self) -> int:
        """How many pixels are missing to show the page of a lesson completely.

        If there is room to spare, it is negative.
        """
        return self._view.missing_height

    @property
    def missing_height_of_question(self) -> int:
        """How many pixels are missing to show the question and its answers completely.

        If there is room to spare, or no question, it is negative.
        """
        return self._view.missing_height_of_question

    @property
    def page_place(self) -> tuple[str, int] | None:
        """The title of the lesson and the number of its step, or None before the first page."""
        return self._view.page_place

    @property
    def stage(self) -> Stage | None:
        """The stage of the step, or None before the first page."""
        return self._view.stage

    @property
    def look(self) -> Pane | None:
        """What the page of the lesson asks the reader to look at, or None."""
        return self._view.look

    def set_low(self, *, low: bool) -> None:
        """Set whether the pane has a small height. If so, the parts of a lesson are closer to each other."""
        self._view.set_low(low=low)

    def set_small(self, *, small: bool) -> None:
        """Set whether the texts of a step are smaller, so that more of them is visible."""
        self._view.set_small(small=small)

    @property
    def needs_board(self) -> bool:
        """Whether the reader of a lesson uses the cursor of the board now."""
        return self.is_reading and self._view.needs_board

    def show_key(self, key: str) -> None:
        """Show which keys continue the lesson from where the focus is. If `key` is empty, show none."""
        self._view.show_key(key)

    @Slot()
    def go_on(self) -> None:
        """Continue the lesson, or say what it waits for."""
        if self.is_reading:
            self._view.go_on()

    def show_lessons(self, lessons: Sequence[Lesson], done: Set[str] = frozenset()) -> None:
        """Show these lessons in the list. `done` contains the names of the finished ones."""
        self._list.show_lessons(lessons, done)
        if self.hasFocus() and not self.is_reading:
            self._list.enter()

    def show_left(self, lesson: Lesson | None, step: int = 0) -> None:
        """Offer to continue `lesson` at the step with this number, from 1. If `lesson` is None, offer nothing."""
        self._list.show_left(lesson, step)

    def enter(self) -> None:
        """Move the focus to the pane.

        In the list, the lesson to read next gets it. In a lesson, Enter then continues.
        """
        if self.is_reading or not self._list.enter():
            self.setFocus()

    def show_page(self, page: LessonPage | None) -> None:
        """Show a page of a lesson. If `page` is None, show the list of lessons."""
        focused = self._focused_part()
        if page is not None:
            self._view.show_page(page)
            for before, after in pairwise((self, *self._view.tab_order)):
                self.setTabOrder(before, after)
                after.installEventFilter(self)
        for place, shortcut in enumerate(self._shortcuts):
            shortcut.setEnabled(page is not None and self._view.question.can_choose(place))
        self._layout.setCurrentWidget(self._view if page is not None else self._scroll)
        if focused is not None and (page is None or self.window().focusWidget() is not focused):
            self.enter()  # a button that is hidden would lose the focus
        self.need_changed.emit()

    def show_solution(self, solution: Solution | None, to_move: Stone, rules: Rules) -> None:
        """Show the solver's result for the position on the board, or remove it if `solution` is None.

        `to_move` is the side to move in this position.
        """
        self._view.show_solution(solution, to_move, rules)

    # Events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._was_seen:
            self._was_seen = True
            self.list_wanted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.need_changed.emit()

    def event(self, event: QEvent) -> bool:
        """Claim the keys that the lesson and the list of lessons use."""
        # The shortcuts of the window would get them first.
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return super().event(event)
        if self._request(event) or self._scrolls(event):
            event.accept()
            return True
        if not self.is_reading and claims_row_key(event, (*ROWS, *_LESSONS)):
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that scroll a lesson work on its buttons, too."""
        # Qt would move the focus to another button.
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self._scrolls(event):
            self._view.turn(Qt.Key(event.key()))
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        request = self._request(event)
        if not self.is_reading and event.key() in ROWS and not _modifiers(event):
            self._list.go(Qt.Key(event.key()))
        elif not self.is_reading and event.key() in _LESSONS and not _modifiers(event):
            self._list.choose(_LESSONS.index(Qt.Key(event.key())))
        elif self._scrolls(event):
            self._view.turn(Qt.Key(event.key()))
        elif request is None or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif request == _ON:
            self._press()
        elif request == _BACK:
            self._view.go_back()
        else:
            self._view.question.choose(int(request))

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        points = text_font().pointSizeF()
        self.setStyleSheet(
            f"QWidget#lesson_panel, QWidget#lesson_list, QScrollArea {{ background: {colors.pane}; }} "
            f"QLabel#lesson_title {{ font-weight: 700; font-size: {_TITLE * points:.1f}pt; }}"
            + focus_rule("QWidget#lesson_panel:focus", colors)
        )

    def _request(self, event: QKeyEvent) -> str | None:
        """Return what a key requests: the next or the previous step, or an option by its number.

        Return None if it requests nothing.
        """
        if not self.is_reading:
            return None
        modifiers = _modifiers(event)
        key = Qt.Key(event.key())
        if modifiers == Qt.KeyboardModifier.AltModifier:
            return _BACK if key == Qt.Key.Key_Left else None
        if modifiers:
            return None
        if key in _ENTER:
            return _ON
        if key == Qt.Key.Key_Backspace:
            return _BACK
        return str(_DIGITS.index(key)) if key in _DIGITS and self._view.question.buttons else None

    def _scrolls(self, event: QKeyEvent) -> bool:
        """Return whether a key scrolls the page of a lesson, which must be longer than the pane."""
        return self.is_reading and event.key() in SCROLLING and not _modifiers(event) and self._view.can_scroll

    def _press(self) -> None:
        """Press the focused button. If no button has the focus, continue the lesson."""
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and focused.hasFocus():
            focused.click()
        else:
            self._view.go_on()

    def _answering(self, place: int, key: Qt.Key) -> QShortcut:
        """Return a shortcut that chooses an option by its number while a pane without text to edit has the focus."""
        # Lists and trees would jump to the next row that begins with the digit.
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setAutoRepeat(False)
        shortcut.setEnabled(False)
        shortcut.activated.connect(partial(self._view.question.choose, place))
        return shortcut

    @Slot()
    def _reveal_focus(self) -> None:
        """Scroll the list to the lesson that has the focus."""
        focused = self._focused_part()
        if focused is not None and self._list.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused)

    def _focused_part(self) -> QWidget | None:
        """Return the widget of the pane that has the focus, or None."""
        focused = self.window().focusWidget()
        return focused if focused is self or (focused is not None and self.isAncestorOf(focused)) else None

    def _connect(self) -> None:
        self._list.lesson_chosen.connect(self.lesson_chosen)
        self._list.reached.connect(self._scroll.ensureWidgetVisible)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._reveal_focus)
        self._list.resume_requested.connect(self.resume_requested)
        self._list.open_requested.connect(self.open_requested)
        self._view.need_changed.connect(self.need_changed)
        self._view.continue_requested.connect(self.continue_requested)
        self._view.continue_refused.connect(self.continue_refused)
        self._view.back_requested.connect(self.back_requested)
        self._view.next_requested.connect(self.next_requested)
        self._view.leave_requested.connect(self.leave_requested)
        self._view.answer_chosen.connect(self.answer_chosen)
        self._view.pane_requested.connect(self.pane_requested)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Lessons"))


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def _scrolled(widget: QWidget) -> QScrollArea:
    widget.setObjectName("lesson_list")
    area = scrolled(widget)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area
