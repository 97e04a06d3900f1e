"""The view of one step of a lesson. It has the text, the question, and buttons to continue and to go back."""

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from studio.engine.views.threats import Solution
from studio.game.message import fill
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.lessons.lesson import Pane
from studio.lessons.page import LessonPage, Stage
from studio.ui.lessons.markup import dressed, undressed
from studio.ui.lessons.question import LessonQuestion
from studio.ui.lessons.scroll import LessonScroll
from studio.ui.lessons.texts import continue_text, end_text, leave_text, look_text, note_text, place_text
from studio.ui.texts.lessons import language_note, lesson_text
from studio.ui.texts.numbers import decimal
from studio.ui.texts.plies import ply_text
from studio.ui.texts.sides import side_name
from studio.ui.texts.threats import kind_text
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly

_QUESTION = (Stage.PREDICTING, Stage.JUDGED)
"""The stages in which the reader needs the question and its answers."""
_LOW_GAP = 4
"""The distance in pixels between the parts of a view of small height."""
_WAITING = (Stage.PREDICTING, Stage.WORKING)


class LessonView(QWidget):
    """Shows the current page of a lesson."""

    continue_requested = Signal()
    continue_refused = Signal()
    """Emitted when a key should continue the lesson, but the lesson is waiting for an answer or for the search."""
    back_requested = Signal()
    next_requested = Signal()
    """Emitted when the user wants to begin the next lesson."""
    leave_requested = Signal()
    answer_chosen = Signal(str)
    pane_requested = Signal(str)
    """Emitted when the user wants to see the pane that the text of the lesson mentions."""
    need_changed = Signal()
    """Emitted when the text or the answers may need a different height."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._page: LessonPage | None = None
        self._reveals = False  # whether the question stays visible when heights change
        self._solved: tuple[Solution, Stone, Rules] | None = None
        self._is_low = self._is_small = False
        self._key = ""  # the keys that continue from where the focus is; empty if it is in the pane
        self._title, self._place, self._text, self._note = QLabel(), QLabel(), QLabel(), QLabel()
        self._language, self._further = QLabel(), QLabel()
        self._progress, self._look, self._leave = BusyBar("lesson_progress", height=4), QToolButton(), QToolButton()
        self._back, self._continue = QPushButton(), QPushButton()
        self.question = LessonQuestion(theme)
        self._scroll = LessonScroll()
        self._inside_layout = self._scroll.page_layout
        self._connect()
        self._dress_parts()
        self._arrange()
        show_quietly(self._place, self._note, self._language, self._further)
        theme.bind(self._apply_colors)
        self._set_texts()

    @property
    def summary(self) -> str:
        """The text of the page for screen readers."""
        if self._page is None:
            return ""
        is_judged = self._page.stage is Stage.JUDGED
        return self.question.spoken if is_judged else f"{self._place.text()}. {self._text.accessibleName()}"

    @property
    def tab_order(self) -> tuple[QWidget, ...]:
        """The controls in the order of the Tab key.

        The control that continues comes first, and the one that leaves comes last.
        """
        return *self.question.buttons, self._continue, self._back, self._look, self._leave

    @property
    def missing_height(self) -> int:
        """How many pixels are missing to show the page without scrolling. If there is room to spare, it is negative."""
        return self._scroll.missing_height

    @property
    def missing_height_of_question(self) -> int:
        """How many pixels are missing to show the question and its answers together.

        If there is room to spare, or no question, it is negative.
        """
        shown = self._scroll.maximumViewportSize()
        needed = self.question.heightForWidth(shown.width()) if self.question.isVisibleTo(self) else 0
        return needed - shown.height()

    @property
    def page_place(self) -> tuple[str, int] | None:
        """The title of the lesson and the number of its step, or None before the first page."""
        return (self._page.title, self._page.number) if self._page is not None else None

    @property
    def stage(self) -> Stage | None:
        """The stage of the step, or None before the first page."""
        return self._page.stage if self._page is not None else None

    @property
    def look(self) -> Pane | None:
        """What the page asks the reader to look at, or None."""
        return self._page.look if self._page is not None else None

    @property
    def needs_board(self) -> bool:
        """Whether the reader uses the cursor of the board, to answer a question or because the board was changed."""
        return self._page is not None and (self._page.wants_point or self._page.is_astray)

    def show_key(self, key: str) -> None:
        """Show `key` on the button that continues, or no key if it is empty."""
        if key != self._key:
            self._key = key
            if self._page is not None:
                self._write_buttons(self._page)

    def show_page(self, page: LessonPage) -> None:
        is_other = self.page_place != (page.title, page.number)
        stage = self._page.stage if self._page is not None else None
        self._page = page
        self.question.show_page(page)
        self._write()
        self._settle()
        if is_other:
            self._scroll.verticalScrollBar().setValue(0)
        if is_other or page.stage is not stage:
            self._reveals = page.stage in _QUESTION
            self._reveal()

    def set_low(self, *, low: bool) -> None:
        """Set whether the view has a small height.

        If so, distances are smaller, short answers are side by side, and the button that shows a pane is beside the
        title.
        """
        if low is self._is_low:
            return
        self._is_low = low
        gap = _LOW_GAP if low else GRID
        self._layout.setSpacing(gap)
        self._layout.setContentsMargins(GRID, gap, GRID, gap)
        self._progress.setVisible(not low)
        self._inside_layout.setSpacing(gap if low else GRID + 4)
        self.question.set_low(low=low)
        self._place_look()
        self._settle()
        self.need_changed.emit()

    def set_small(self, *, small: bool) -> None:
        """Set whether the texts of the step are smaller and the title is hidden, so that more of them is visible."""
        if small is not self._is_small:
            self._is_small = small
            self._title.setVisible(not small)
            self._scroll.dress(self._theme.colors, small=small)
            self._write()
            self._settle()

    def show_solution(self, solution: Solution | None, to_move: Stone, rules: Rules) -> None:
        """Show the solver's result for the position on the board, or remove it if `solution` is None.

        `to_move` is the side to move in this position.
        """
        solved = (solution, to_move, rules) if solution is not None else None
        if solved != self._solved:
            self._solved = solved
            self._write()

    @property
    def can_scroll(self) -> bool:
        """Whether the page is longer than the view."""
        return self._scroll.can_scroll

    def turn(self, key: Qt.Key) -> None:
        """Scroll the page. `key` is one of `SCROLLING`."""
        self._scroll.turn(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `need_changed` when the text or the answers need a different height."""
        # New answers know theirs only after Qt has styled them. A note below the text takes height from the view.
        is_resized = watched is self._scroll and event.type() is QEvent.Type.Resize
        if is_resized or event.type() is QEvent.Type.LayoutRequest:
            self.need_changed.emit()
        return super().eventFilter(watched, event)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._dress_look(colors)
        self._leave.setStyleSheet(f"QToolButton {{ color: {colors.quiet_text}; padding: 3px 2px; }}")
        self._scroll.dress(colors, small=self._is_small)
        self._continue.setStyleSheet(
            f"QPushButton:enabled {{ background: {colors.accent}; color: {colors.on_accent}; "
            f"border-color: {colors.accent}; }}" + focus_rule("QPushButton:focus", colors, on_accent=True)
        )
        self._write()

    @Slot()
    def _reveal(self) -> None:
        """Scroll to the question and its answers if the page is longer than the view and the user has not scrolled.

        If they do not fit, show the question, the chosen answer and the feedback, or at least the last two.
        """
        if not self._reveals:
            return
        question, height = self.question.geometry(), self._scroll.viewport().height()
        self.question.join_verdict(joined=question.height() > height)
        self._settle()
        chosen, end = (question.top() + distance for distance in self.question.verdict_range)
        if end - question.top() <= height:
            wanted = min(question.bottom() + 1 - height, question.top())
        else:
            wanted = min(end - height, chosen)
        self._scroll.verticalScrollBar().setValue(max(0, wanted))

    @Slot()
    def _on_scrolled(self) -> None:
        self._reveals = False

    def _settle(self) -> None:
        """Compute the layout immediately."""
        # Qt would set the heights of new widgets too late.
        for layout in (self.question.layout(), self._inside_layout, self.layout()):
            if layout is not None:
                layout.invalidate()
                layout.activate()

    def _place_look(self) -> None:
        """Put the button that shows a pane below the text or, in a view of small height, beside the title."""
        if self._is_low:
            self._inside_layout.removeWidget(self._look)
            self._title_row.addWidget(self._look, 0, Qt.AlignmentFlag.AlignTop)
        else:
            self._title_row.removeWidget(self._look)
            below = self._inside_layout.indexOf(self._text) + 1
            self._inside_layout.insertWidget(below, self._look, 0, Qt.AlignmentFlag.AlignLeft)
        self._dress_look(self._theme.colors)

    def _dress_look(self, colors: ThemeColors) -> None:
        above = 0 if self._is_low else 4
        self._look.setStyleSheet(
            f"QToolButton {{ color: {colors.accent}; border: 1px solid {colors.border}; border-radius: 6px; "
            f"padding: {above}px {GRID}px; }} QToolButton:hover {{ border-color: {colors.accent}; }}"
            + focus_rule("QToolButton:focus", colors, above, GRID)
        )

    def go_on(self) -> None:
        """Continue the lesson, like a click on the button."""
        if self._continue.isEnabled():
            self._continue.click()
        else:
            self.continue_refused.emit()

    def go_back(self) -> None:
        self._back.click()

    # Construction

    def _connect(self) -> None:
        self._continue.clicked.connect(self._on_continue)
        self._back.clicked.connect(self.back_requested)
        self._leave.clicked.connect(self.leave_requested)
        self._look.clicked.connect(self._on_look)
        self.question.answer_chosen.connect(self.answer_chosen)
        bar = self._scroll.verticalScrollBar()
        bar.actionTriggered.connect(self._on_scrolled)  # only for actions of the user
        bar.rangeChanged.connect(self._reveal)
        for signal in (bar.rangeChanged, bar.valueChanged):
            signal.connect(self._write_further)

    def _dress_parts(self) -> None:
        names = {"title": self._title, "place": self._place, "text": self._text, "note": self._note}
        names |= {"language": self._language, "further": self._further}
        for name, label in names.items():
            label.setObjectName(f"lesson_{name}")
            label.setWordWrap(name not in ("place", "further"))
        for label in (self._title, self._place, self._note, self._language):
            label.setTextFormat(Qt.TextFormat.PlainText)
        buttons = {"continue": self._continue, "back": self._back, "leave": self._leave, "look": self._look}
        for name, button in buttons.items():
            button.setObjectName(f"lesson_{name}")
        self._continue.setProperty("entry", True)  # keys enter the pane here
        for button in (self._back, self._continue):
            button.setAutoDefault(False)
        self._leave.setAutoRaise(True)

    def _arrange(self) -> None:
        top = hbox((self._place, 1), self._further, self._leave, spacing=None)
        bottom = hbox(self._back, (self._continue, 1))
        self._layout = vbox(top, self._progress, (self._scroll, 1), self._note, bottom, of=self, margins=GRID)
        self._scroll.installEventFilter(self)
        self._fill()

    def _fill(self) -> None:
        self._scroll.page.installEventFilter(self)
        layout = self._inside_layout
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(GRID + 4)
        layout.addWidget(self._language)
        self._title_row = hbox((self._title, 1))
        layout.addLayout(self._title_row)
        layout.addWidget(self._text)
        layout.addWidget(self._look, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.question)
        layout.addStretch(1)

    # Texts

    def _write(self) -> None:
        page = self._page
        if page is None:
            return
        self._place.setText(place_text(page))
        self._progress.show_count(page.count if page.stage is Stage.ENDED else page.number - 1, page.count)
        self._title.setText(lesson_text(page.title))
        self._language.setText(language_note(page.title))
        self._language.setVisible(bool(self._language.text()))
        text = end_text(page) if page.stage is Stage.ENDED else page.text
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setText(dressed(text, self._theme.colors))
        self._text.setAccessibleName(undressed(text))
        self.question.setVisible(page.prediction is not None and page.stage is not Stage.ENDED)
        self._look.setVisible(page.look is not None and page.stage is not Stage.ENDED and not self._is_small)
        if page.look is not None:
            self._look.setText(look_text(page.look))
            self._look.setAccessibleName(self._look.text())
        self._note.setText(note_text(page) or self._solution_text())
        self._note.setVisible(bool(self._note.text()))
        self._write_buttons(page)

    def _solution_text(self) -> str:
        """Return a text such as "White wins by fours in at most 11 plies, according to the solver. The solver tried
        162 moves in 0.3 ms."
        """
        if self._solved is None:
            return ""
        solution, to_move, rules = self._solved
        if solution.side is to_move:
            text = self.tr("{side} wins {means} in at most %n plies, according to the solver.", "", solution.length)
        else:
            text = self.tr(
                "{side} threatens to win {means} in at most %n plies, according to the solver.", "", solution.length
            )
        text = fill(text, side=side_name(solution.side, rules), means=kind_text(solution.kind, rules))
        spent = self.tr("The solver tried %Ln move(s) in {time} ms.", "", solution.nodes)
        return " ".join((text, fill(spent, time=decimal(solution.seconds * 1000, 1, QLocale())), ply_text()))

    @Slot()
    def _write_further(self) -> None:
        """Say which key shows the part of the page that is out of sight."""
        self._further.setText(self._scroll.further_text)

    def _write_buttons(self, page: LessonPage) -> None:
        self._continue.setEnabled(page.stage not in _WAITING or page.is_astray or page.can_read_on)
        self._continue.setText(continue_text(page, self._key if self._continue.isEnabled() else ""))
        self._continue.setAccessibleName(self._continue.text())
        self._leave.setText(leave_text(page))
        self._leave.setAccessibleName(self._leave.text())
        self._back.setEnabled(page.stage is not Stage.WORKING and (page.number > 1 or page.stage is Stage.ENDED))

    def _set_texts(self) -> None:
        self._back.setText(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back to the previous step"))
        self._progress.setAccessibleName(self.tr("Progress of the lesson"))
        self._write()

    @Slot()
    def _on_continue(self) -> None:
        if self._page is not None and self._page.stage is Stage.ENDED:
            (self.next_requested if self._page.next_title else self.leave_requested).emit()
        else:
            self.continue_requested.emit()

    @Slot()
    def _on_look(self) -> None:
        if self._page is not None and self._page.look is not None:
            self.pane_requested.emit(str(self._page.look))
