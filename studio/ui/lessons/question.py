"""The question of a lesson. It has options and, after the answer, shows whether the answer was right and why."""

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from studio.game.message import fill
from studio.lessons.lesson import Prediction
from studio.lessons.page import LessonPage, Stage, Verdict
from studio.ui.lessons.button import LessonButton, Mark
from studio.ui.lessons.markup import dressed, undressed
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.theme import GRID, Theme, show_quietly, text_font

_LOW_GAP = 4
"""The distance in pixels between the parts in a pane of small height."""
_MOST_COLUMNS = 4


class LessonQuestion(QWidget):
    """Shows a question, and emits the option that the user chooses."""

    answer_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._page: LessonPage | None = None
        self._shown: Prediction | None = None
        self._buttons: list[LessonButton] = []
        self._chosen: int | None = None  # the index of the option that the user has chosen
        self._joined: int | None = None  # the index of the option below which the feedback is, if not below all
        self._is_low, self._columns = False, 1
        self._question, self._hint, self._frame = QLabel(), QLabel(), QFrame()
        self._verdict, self._explanation = QLabel(), QLabel()
        self._arrange()
        show_quietly(self._hint)
        theme.changed.connect(self._on_theme)
        self._on_theme()

    @property
    def buttons(self) -> list[LessonButton]:
        return self._buttons

    @property
    def verdict_range(self) -> tuple[int, int]:
        """The distances in pixels from the top to the chosen answer and to the end of the feedback.

        Both are 0 before the answer. If there are no options, the first distance leads to the feedback.
        """
        if not self._frame.isVisibleTo(self):
            return 0, 0
        chosen = self._frame if self._chosen is None else self._buttons[self._chosen]
        return chosen.y(), self._frame.geometry().bottom() + 1

    def join_verdict(self, *, joined: bool) -> None:
        """Show the feedback directly below the chosen answer, or, if `joined` is False, below all answers."""
        # The height of the widget stays the same.
        place = self._chosen if joined else None
        if place != self._joined:
            self._joined = place
            self._place_options()

    @property
    def spoken(self) -> str:
        """What screen readers read about the answer: whether it was right, and the explanation.

        It is empty before the answer.
        """
        return f"{self._verdict.text()} {self._explanation.accessibleName()}" if self._frame.isVisibleTo(self) else ""

    def show_page(self, page: LessonPage) -> None:
        """Show the question of `page`. If the page has none, hide the widget."""
        self._page = page
        if page.prediction is not self._shown:
            self._shown = page.prediction
            self.join_verdict(joined=False)
            self._make_buttons()
        self._write()

    def set_low(self, *, low: bool) -> None:
        """Set whether the pane has a small height.

        If so, short answers are side by side, and distances are smaller.
        """
        self._is_low = low
        self._layout.setSpacing(_LOW_GAP if low else GRID)
        self._options.setSpacing(_LOW_GAP if low else GRID)
        self._frame_layout.setContentsMargins(*((GRID, _LOW_GAP) if low else (GRID, GRID)) * 2)
        self._frame_layout.setSpacing(0 if low else 4)
        for button in self._buttons:
            button.set_low(low=low)
        self._write()
        self._place_options()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitting_columns() != self._columns:
            self._place_options()

    def choose(self, place: int) -> bool:
        """Choose the option with the index `place`. Return False if there is no such option, or if it is disabled."""
        if not self.can_choose(place):
            return False
        self._buttons[place].click()
        return True

    def can_choose(self, place: int) -> bool:
        """Return whether there is an enabled option with the index `place`."""
        return place < len(self._buttons) and self._buttons[place].isEnabled()

    # Implementation

    @Slot()
    def _on_theme(self) -> None:
        self._question.setFont(text_font(bold=True))
        self._verdict.setFont(text_font(bold=True))
        self._write()

    def _arrange(self) -> None:
        for label, name in (
            (self._question, "question"),
            (self._hint, "hint"),
            (self._verdict, "verdict"),
            (self._explanation, "explanation"),
        ):
            label.setObjectName(f"lesson_{name}")
            label.setWordWrap(True)
        self._frame.setObjectName("lesson_verdict_frame")
        self._frame_layout = vbox(self._verdict, self._explanation, of=self._frame, spacing=4, margins=GRID)
        self._options = QGridLayout()
        self._options.setSpacing(GRID)
        self._layout = vbox(self._question, self._options, self._hint, self._frame, of=self)

    def _make_buttons(self) -> None:
        for button in self._buttons:
            self._options.removeWidget(button)
            button.hide()
            button.deleteLater()
        options = self._shown.options if self._shown is not None else ()
        self._chosen = None
        self._buttons = [LessonButton(self._theme) for _ in options]
        for place, button in enumerate(self._buttons):
            button.setObjectName(f"lesson_option_{place + 1}")
            button.clicked.connect(self._on_clicked)
            button.set_low(low=self._is_low)
            self._options.addWidget(button, place, 0)
            button.show()  # shown at once; otherwise the layout would do it in the next turn of the event loop

    def _write(self) -> None:
        page = self._page
        prediction = page.prediction if page is not None else None
        self.setVisible(prediction is not None and page is not None and page.stage is not Stage.ENDED)
        if page is None or prediction is None:
            return
        self._question.setText(dressed(prediction.question, self._theme.colors))
        self._question.setAccessibleName(undressed(prediction.question))
        self._hint.setText(self._hint_text(page))
        self._hint.setVisible(bool(self._hint.text()))
        self._write_options(page, prediction)
        self._write_verdict(page)

    def _hint_text(self, page: LessonPage) -> str:
        if page.wants_point:
            return self.tr("Click your move on the board, or choose it with Shift+arrows and press Enter.")
        if page.given and page.verdict is None and not self._buttons:
            return fill(self.tr("Your answer: {answer}"), answer=page.given)
        return ""

    def _write_options(self, page: LessonPage, prediction: Prediction) -> None:
        answers = [option.answer for option in prediction.options]
        self._chosen = answers.index(page.given) if page.given in answers else None
        for place, (option, button) in enumerate(zip(prediction.options, self._buttons, strict=True), 1):
            button.write(QLocale().toString(place), option.text)
            button.setEnabled(page.stage is Stage.PREDICTING)
            button.show_mark(_mark(option.answer, page.given, page.verdict))
            button.setAccessibleName(self._spoken_option(undressed(option.text), button.mark))
        self._place_options()

    def _place_options(self) -> None:
        """Put the answers into as many columns as their texts allow, and the feedback to its place."""
        self._columns = columns = self._fitting_columns()
        for widget in (*self._buttons, self._frame):
            self._options.removeWidget(widget)
        self._layout.removeWidget(self._frame)
        last = (
            len(self._buttons) if self._joined is None else self._joined // columns
        )  # the last row above the feedback
        for place, button in enumerate(self._buttons):
            row, column = divmod(place, columns)
            self._options.addWidget(button, row + (row > last), column)
        for column in range(_MOST_COLUMNS):
            self._options.setColumnStretch(column, 1 if column < columns else 0)
        if self._joined is None:
            self._layout.addWidget(self._frame)
        else:
            self._options.addWidget(self._frame, last + 1, 0, 1, columns)

    def _fitting_columns(self) -> int:
        """Return into how many columns the answers fit with one line each. Unless the pane is low, return 1."""
        if not self._is_low or not self._buttons:
            return 1
        widest = max(button.line_width for button in self._buttons)
        fitting = (self.width() + _LOW_GAP) // (widest + _LOW_GAP)
        most = max(1, min(fitting, len(self._buttons), _MOST_COLUMNS))
        lines = -(-len(self._buttons) // most)
        return -(-len(self._buttons) // lines)

    def _spoken_option(self, text: str, mark: Mark) -> str:
        templates = {
            Mark.NONE: self.tr("Answer: {answer}"),
            Mark.CHOSEN: self.tr("Your answer: {answer}"),
            Mark.RIGHT: self.tr("Correct answer: {answer}"),
            Mark.WRONG: self.tr("Your answer, incorrect: {answer}"),
        }
        return fill(templates[mark], answer=text)

    def _write_verdict(self, page: LessonPage) -> None:
        verdict = page.verdict
        self._frame.setVisible(verdict is not None)
        if verdict is None:
            return
        judgement = self._judgement(verdict)
        self._verdict.setText(judgement)
        self._verdict.setVisible(not self._is_low)
        colors = self._theme.colors
        edge = colors.thinking if verdict.is_right else colors.failed
        self._frame.setStyleSheet(
            f"QFrame#lesson_verdict_frame {{ background: {colors.raised}; border-left: 4px solid {edge}; }}"
        )
        self._explanation.setTextFormat(Qt.TextFormat.RichText)
        told = f"**{judgement}** {page.explanation}" if self._is_low else page.explanation  # in one paragraph
        self._explanation.setText(dressed(told, self._theme.colors))
        self._explanation.setAccessibleName(undressed(page.explanation))

    def _judgement(self, verdict: Verdict) -> str:
        if not verdict.right:
            return self.tr("The search did not give an answer to this question.")
        if self._buttons:
            return self.tr("Correct.") if verdict.is_right else self.tr("Incorrect.")
        template = (
            self.tr("Correct: {right}.")
            if verdict.is_right
            else self.tr("Incorrect: the answer is {right}, not {given}.")
        )
        return fill(template, right=verdict.right, given=verdict.given)

    @Slot()
    def _on_clicked(self) -> None:
        options = self._shown.options if self._shown is not None else ()
        for option, button in zip(options, self._buttons, strict=True):
            if button is self.sender():
                self.answer_chosen.emit(option.answer)
                return


def _mark(answer: str, given: str, verdict: Verdict | None) -> Mark:
    if verdict is None:
        return Mark.CHOSEN if answer == given else Mark.NONE
    if answer == verdict.right:
        return Mark.RIGHT
    return Mark.WRONG if answer == given else Mark.NONE
