"""The list of lessons. Finished lessons have a mark."""

from collections.abc import Sequence, Set
from itertools import pairwise

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.game.message import fill
from studio.lessons.lesson import Lesson
from studio.ui.lessons.button import LessonButton, Mark
from studio.ui.texts.lessons import lesson_text
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.row_keys import ROWS
from studio.ui.widgets.theme import GRID, Theme, show_quietly

_PAGE = 5
"""How many lessons the focus moves with Page Up and Page Down."""


class LessonList(QWidget):
    """Shows one button for each lesson, and one button that opens a lesson file."""

    lesson_chosen = Signal(object)
    resume_requested = Signal()
    """Emitted when the user wants to continue the lesson that was left."""
    open_requested = Signal()
    reached = Signal(QWidget)
    """Emitted when a key has moved the focus to a button, with this button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lessons: tuple[Lesson, ...] = ()
        self._done: Set[str] = frozenset()
        self._buttons: list[LessonButton] = []
        self._last = ""  # the name of the lesson that was chosen last
        self._left: tuple[Lesson, int] | None = None
        self._intro, self._resume, self._open = QLabel(), LessonButton(theme), QPushButton()
        self._intro.setWordWrap(True)
        for name, button in (("resume", self._resume), ("open", self._open)):
            button.setObjectName(f"lesson_{name}")
            button.setAutoDefault(False)
            button.installEventFilter(self)
        self._resume.clicked.connect(self.resume_requested)
        self._open.clicked.connect(self._on_open)
        self._resume.hide()
        self._layout = vbox(self._intro, self._resume, self._open, of=self, margins=GRID)
        self._layout.addStretch(1)
        show_quietly(self._intro)
        self._set_texts()

    @property
    def buttons(self) -> Sequence[LessonButton]:
        return self._buttons

    def show_lessons(self, lessons: Sequence[Lesson], done: Set[str] = frozenset()) -> None:
        """Show these lessons. `done` contains the names of the finished ones."""
        if tuple(lessons) != self._lessons:
            self._lessons = tuple(lessons)
            self._make_buttons()
        self._done = frozenset(done)
        self._write()

    def show_left(self, lesson: Lesson | None, step: int = 0) -> None:
        """Offer to continue `lesson` at the step with this number, from 1. If `lesson` is None, offer nothing."""
        self._left = (lesson, step) if lesson is not None else None
        self._resume.setVisible(lesson is not None)
        self._write()

    def enter(self) -> bool:
        """Move the focus to the lesson to read next.

        This is the lesson that was left, otherwise the first unfinished lesson, beginning with the one that was chosen
        last. If all of these are finished, it is the first lesson. Return False if there are no lessons.
        """
        if not self._buttons:
            return False
        button = self._resume if self._left is not None else self._buttons[self._next_place()]
        button.setFocus(Qt.FocusReason.TabFocusReason)
        self.reached.emit(button)
        return True

    def choose(self, place: int) -> None:
        """Choose the lesson with the index `place`, if there is one."""
        if place < len(self._buttons):
            self._buttons[place].click()

    def go(self, key: Qt.Key) -> None:
        """Move the focus through the buttons. `key` is one of the keys that move through rows."""
        rows: tuple[QPushButton, ...] = (*self._buttons, self._open)
        rows = (self._resume, *rows) if self._left is not None else rows
        at = next((at for at, button in enumerate(rows) if button.hasFocus()), -1)
        to = {
            Qt.Key.Key_Up: at - 1,
            Qt.Key.Key_Down: at + 1,
            Qt.Key.Key_PageUp: at - _PAGE,
            Qt.Key.Key_PageDown: at + _PAGE,
            Qt.Key.Key_End: len(rows) - 1,
        }.get(key, 0)
        row = rows[max(0, min(to, len(rows) - 1))]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self.reached.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that move through rows move from button to button."""
        # Qt would move in the order of tabs, or scroll.
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in ROWS
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.go(Qt.Key(event.key()))
            return True
        return super().eventFilter(watched, event)

    # Implementation

    def _make_buttons(self) -> None:
        for button in self._buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [LessonButton(self._theme) for _ in self._lessons]
        for place, button in enumerate(self._buttons):
            button.setObjectName(f"lesson_{place + 1}")
            button.clicked.connect(self._on_chosen)
            button.installEventFilter(self)
            self._layout.insertWidget(place + 2, button)  # below the introduction and the lesson that was left
            button.show()  # shown at once; otherwise the layout would do it in the next turn of the event loop
        for before, after in pairwise((self._resume, *self._buttons, self._open)):
            QWidget.setTabOrder(before, after)

    def _next_place(self) -> int:
        """Return the index of the lesson to read next."""
        names = [lesson.name for lesson in self._lessons]
        start = names.index(self._last) if self._last in names else 0
        order = (*range(start, len(names)), *range(start))
        return next((place for place in order if names[place] not in self._done), 0)

    def _write(self) -> None:
        self._write_left()
        entry = self._next_place()
        for number, (lesson, button) in enumerate(zip(self._lessons, self._buttons, strict=True), 1):
            button.setProperty("entry", number == entry + 1 and self._left is None)  # keys enter the pane here
            is_done = lesson.name in self._done
            button.write(QLocale().toString(number), lesson_text(lesson.title), lesson_text(lesson.sentence))
            button.show_mark(Mark.RIGHT if is_done else Mark.NONE)
            button.setAccessibleName(self._spoken(lesson, is_done))
            button.setAccessibleDescription(lesson_text(lesson.sentence))

    def _write_left(self) -> None:
        self._resume.setProperty("entry", self._left is not None)
        if self._left is not None:
            lesson, step = self._left
            text = fill(self.tr("Continue at step {step}"), step=QLocale().toString(step))
            self._resume.write("→", text, lesson_text(lesson.title))
            self._resume.setAccessibleName(f"{text}: {lesson_text(lesson.title)}")

    def _spoken(self, lesson: Lesson, is_done: bool) -> str:
        template = self.tr("{lesson}, finished") if is_done else self.tr("{lesson}, not finished")
        return fill(template, lesson=lesson_text(lesson.title))

    def _set_texts(self) -> None:
        self._intro.setText(
            self.tr(
                "Short lessons with the real search: step through it, predict what it does, and "
                "see why. Choose a lesson."
            )
        )
        self._open.setText(self.tr("Open a lesson file …"))
        self._open.setAccessibleName(self.tr("Open a lesson file"))
        self._write()

    @Slot()
    def _on_chosen(self) -> None:
        for lesson, button in zip(self._lessons, self._buttons, strict=True):
            if button is self.sender():
                self._last = lesson.name
                self.lesson_chosen.emit(lesson)
                return

    @Slot()
    def _on_open(self) -> None:
        self.open_requested.emit()
