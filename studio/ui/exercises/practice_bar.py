"""The bar during practice: the task, the verdict on the answer, and buttons."""

from itertools import chain

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from studio.exercises.attempt import Stage
from studio.exercises.hints import Grade
from studio.exercises.page import Busy
from studio.game.stones import Stone
from studio.practice.card import Card
from studio.practice.judging import Verdict
from studio.practice.page import PracticePage, SeriesTally
from studio.practice.statistics import Statistics
from studio.ui.exercises.message import MessageMark
from studio.ui.exercises.practice_texts import PracticeTexts
from studio.ui.exercises.task_bar import TaskBar
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import Theme

_OF_CARD = ("take_back", "hint", "solution", "next", "remove", "end")
_OF_SERIES = ("next", "remove")
_HINTS = {Grade.AREA: MessageMark.AREA, Grade.STONES: MessageMark.STONES, Grade.MOVE: MessageMark.MOVE}
_VERDICTS = {
    Verdict.RIGHT: MessageMark.RIGHT,
    Verdict.BETTER: MessageMark.BETTER,
    Verdict.WRONG: MessageMark.WRONG,
}
_SIDES = (Stone.BLACK, Stone.WHITE)


class PracticeBar(TaskBar):
    """Shows a position to practise, or the result of the series.

    Outside practice, the bar is hidden. Its height depends on its width, but not on the message, so that the board does
    not move.
    """

    take_back_requested = Signal()
    hint_requested = Signal()
    solution_requested = Signal()
    next_requested = Signal()
    remove_requested = Signal()
    """Emitted when the user no longer wants to practise this position."""
    end_requested = Signal()
    """Emitted when the user wants to end practice or close the result."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "practice", (*_OF_CARD, "close"), parent)
        self._page = PracticePage()
        self._texts_for = {side: PracticeTexts(self, side) for side in _SIDES}
        self._texts = self._texts_for[Stone.BLACK]
        self._connect(
            {
                "take_back": self.take_back_requested,
                "hint": self.hint_requested,
                "solution": self.solution_requested,
                "next": self.next_requested,
                "remove": self.remove_requested,
                "end": self.end_requested,
                "close": self.end_requested,
            }
        )
        theme.bind(self._apply_colors)
        self._set_texts()
        self.hide()

    def show_page(self, page: PracticePage) -> None:
        """Show the position of the page."""
        if page.card is None:
            return
        self._page = page
        self._write(page, page.card)
        self._apply_colors(self._theme.colors)
        self._lay_out()
        self._let_escape_close(closes=False)
        self.show()

    def show_side(self, viewed: ViewedSide) -> None:
        """Use the win rates and proven results of the side of `viewed` in the messages."""
        self._texts = self._texts_for[viewed.side]
        if self._page.card is not None:
            self._write(self._page, self._page.card)

    def show_tally(self, tally: SeriesTally, statistics: Statistics) -> None:
        """Show the result of the series until the user closes it."""
        self._page = PracticePage()
        self._task.reserve(())
        self._title.reserve(())
        self._task.setText(self.tr("Practice for today"))
        self._title.setText(self._texts.streak(statistics))
        self._note_text = self._texts.tally(tally, statistics)
        self._message.show_message(self._note_text)
        for name, button in self._buttons.items():
            button.setVisible(name == "close")
        self._let_escape_close(closes=True)
        self.show()

    def put_away(self) -> None:
        self._page = PracticePage()
        self._let_escape_close(closes=False)
        self.hide()

    # Implementation

    @property
    def _is_over(self) -> bool:
        return self._page.is_over

    def _write(self, page: PracticePage, card: Card) -> None:
        texts = self._texts
        self._title.setText(texts.title(page))
        self._task.setText(texts.heading(page, card))
        tasks = [texts.full_task(card, side) for side in _SIDES]
        self._reserve_room({self._task: tasks, self._title: (texts.widest_title(), self._title.text())})
        longest = (each.longest_messages(card) for each in self._texts_for.values())
        self._message.reserve(tuple(chain.from_iterable(longest)))
        self._note_text = texts.message(page)
        self._message.show_message(self._note_text, _mark(page))
        is_free = page.busy is Busy.NOTHING
        enabled = {
            "take_back": is_free and page.can_take_back,
            "hint": page.can_hint,
            "solution": page.can_show_solution,
            "remove": is_free,
        }
        for name, button in self._buttons.items():
            button.setVisible(name in _OF_CARD and not (page.is_trial and name in _OF_SERIES))
            button.setEnabled(enabled.get(name, True))
        is_last = page.number >= page.count and not page.again
        self._buttons["next"].setText(self._next_text(is_last=is_last))
        self._buttons["next"].setAccessibleName(self._buttons["next"].text())

    def _next_text(self, *, is_last: bool) -> str:
        if not self._is_over:
            return self.tr("Skip")
        return self.tr("Finish") if is_last else self.tr("Next")

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Practice"))
        texts = {
            "take_back": (self.tr("Take Back"), self.tr("Take back your answer and the reply (Backspace)")),
            "hint": (
                self.tr("Hint"),
                self.tr(
                    "Give a hint (?). The first hint marks the area, the second marks the stones, and "
                    "the third marks the best move."
                ),
            ),
            "solution": (self.tr("Solution"), self.tr("Show the best line (S)")),
            "next": (self.tr("Skip"), self.tr("Go to the next position (Ctrl+Right)")),
            "remove": (self.tr("Remove"), self.tr("Never show this position again")),
            "end": (
                self.tr("End"),
                self.tr("End practice and return to the open game (E or Esc). Your answers are saved."),
            ),
            "close": (self.tr("Close"), self.tr("Close the results (E or Esc)")),
        }
        for name, (text, tip) in texts.items():
            self._write_button(name, text, tip)
        widths = []
        for text in (self.tr("Next"), self.tr("Finish"), self.tr("Skip")):
            self._buttons["next"].setText(text)
            widths.append(self._buttons["next"].sizeHint().width())
        self._buttons["next"].setMinimumWidth(max(widths))


def _mark(page: PracticePage) -> MessageMark | None:
    """Return the mark for the message of this page. None if it has no mark."""
    if page.busy is not Busy.NOTHING:
        return None
    if page.stage is Stage.SHOWN:
        return MessageMark.LINE
    if page.hint is not None:
        return _HINTS[page.hint.grade]
    if page.last is None:
        return None
    return _VERDICTS[page.last.verdict]
