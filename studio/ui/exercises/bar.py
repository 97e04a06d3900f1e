"""The bar above the board during an exercise: the task, the result of the last move, and the next actions."""

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from studio.exercises.attempt import Score, Stage, Tally
from studio.exercises.judging import Solutions, Verdict
from studio.exercises.page import Busy, ExercisePage
from studio.game.message import fill
from studio.ui.exercises.texts import looking_text, missed_text, origin_text, state_text, task_text, title_text
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_BUTTONS = ("take_back", "hint", "solution", "previous", "next", "stop", "end", "close")


class ExerciseBar(QWidget):
    """Shows an exercise or the final results; hidden while there is no exercise."""

    take_back_requested = Signal()
    hint_requested = Signal()
    solution_requested = Signal()
    previous_requested = Signal()
    next_requested = Signal()
    stop_requested = Signal()
    """Emitted to stop searching for positions."""
    end_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exercise_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._page: ExercisePage | None = None
        self._tally: Tally | None = None
        self._note_text = ""  # the note without the number of examined positions
        self._title, self._task, self._state, self._note = QLabel(), QLabel(), QLabel(), QLabel()
        self._buttons = {name: QToolButton() for name in _BUTTONS}
        self._dress()
        self._arrange()
        show_quietly(self._title, self._note)
        theme.bind(self._apply_colors)
        self._set_texts()
        self.hide()

    @property
    def summary(self) -> str:
        """The text for screen readers. It lacks the number of examined positions, which changes all the time."""
        task, state = self._task.text(), self._state.text()
        parts = (task, state) if state else (self._title.text(), task, self._note_text)
        return " ".join(part for part in parts if part)

    def show_page(self, page: ExercisePage) -> None:
        self._page, self._tally = page, None
        self._write()
        self.show()

    def show_tally(self, tally: Tally) -> None:
        """Show the final results until the user closes them."""
        self._page, self._tally = None, tally
        self._write()
        self.show()

    def put_away(self) -> None:
        self._page = self._tally = None
        self.hide()

    # Layout

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._task.setFont(text_font(bold=True))
        self.setStyleSheet(f"QWidget#exercise_bar {{ background: {colors.pane}; }}")
        for button in self._buttons.values():
            button.setStyleSheet(
                f"QToolButton {{ border: 1px solid {colors.border}; border-radius: 6px; padding: 3px {GRID}px; }}"
                f"QToolButton:enabled {{ color: {colors.text}; background: {colors.raised}; }}"
                f"QToolButton:disabled {{ color: {colors.quiet_text}; }}"
                f"QToolButton:hover, QToolButton:focus {{ border-color: {colors.accent}; }}"
            )
        self._write()

    def _dress(self) -> None:
        names = {"title": self._title, "task": self._task, "state": self._state, "note": self._note}
        for name, label in names.items():
            label.setObjectName(f"exercise_{name}")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(name != "title")
        signals = {
            "take_back": self.take_back_requested,
            "hint": self.hint_requested,
            "solution": self.solution_requested,
            "previous": self.previous_requested,
            "next": self.next_requested,
            "stop": self.stop_requested,
            "end": self.end_requested,
        }
        for name, button in self._buttons.items():
            button.setObjectName(f"exercise_{name}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            if name in signals:
                button.clicked.connect(signals[name])
        self._buttons["close"].clicked.connect(self._on_close)

    def _arrange(self) -> None:
        top = hbox((self._task, 1), spacing=None)
        top.addWidget(self._title, 0, Qt.AlignmentFlag.AlignTop)
        column = vbox(
            top, self._state, self._note, of=self, spacing=GRID // 2, margins=(GRID, GRID // 2, GRID, GRID // 2)
        )
        row = QWidget()
        flow = FlowLayout(row)
        for button in self._buttons.values():
            flow.addWidget(button)
        column.addWidget(row)

    # Texts

    def _write(self) -> None:
        if self._page is not None:
            self._write_page(self._page)
        elif self._tally is not None:
            self._write_tally(self._tally)
        for label in (self._state, self._note):
            label.setVisible(bool(label.text()))

    def _write_page(self, page: ExercisePage) -> None:
        exercise = page.exercise
        self._title.setText(title_text(page))
        self._task.setText(task_text(exercise) if exercise is not None else "")
        self._state.setText(state_text(page))
        self._edge(self._color(page))
        looking = looking_text(page) if page.is_collecting else ""
        origin = origin_text(exercise) if exercise is not None else ""
        ended = ""
        if exercise is not None and page.stage in (Stage.SOLVED, Stage.SHOWN):
            ended = " ".join(filter(None, (self._result_text(page), missed_text(exercise))))
        self._note_text = " ".join(filter(None, (ended, origin)))
        self._note.setText(" ".join(filter(None, (self._note_text, looking))))
        self._show_buttons(page)

    def _show_buttons(self, page: ExercisePage) -> None:
        is_there, is_over = page.exercise is not None, page.stage in (Stage.SOLVED, Stage.SHOWN)
        is_free = page.busy is Busy.NOTHING and is_there and not is_over
        enabled = {
            "take_back": is_free and page.can_take_back,
            "hint": is_free and page.stage is Stage.TRYING,
            "solution": is_free,
            "previous": page.number > 1,
            "next": page.number < page.count,
        }
        for name, button in self._buttons.items():
            button.setVisible(is_there if name in enabled else name == "end" or (name == "stop" and page.is_collecting))
            button.setEnabled(enabled.get(name, True))
        self._buttons["next"].setText(self.tr("Next") if is_over else self.tr("Skip"))
        self._buttons["next"].setAccessibleName(self._buttons["next"].text())

    def _write_tally(self, tally: Tally) -> None:
        self._title.setText("")
        template = self.tr("Exercises solved: {solved} of {tried} tried. Solved without mistakes or hints: {clean}.")
        self._task.setText(_filled(template, solved=tally.solved, tried=tally.tried, clean=tally.clean))
        self._state.setText("")
        template = self.tr("Mistakes: {mistakes}. Hints: {hints}. Seconds: {seconds}.")
        self._note_text = _filled(template, mistakes=tally.mistakes, hints=tally.hints, seconds=round(tally.seconds))
        self._note.setText(self._note_text)
        for name, button in self._buttons.items():
            button.setVisible(name == "close")

    def _result_text(self, page: ExercisePage) -> str:
        """Return a text such as "There are 3 first moves that win. You found one in 2 tries. Mistakes: 1. …"."""
        parts = [self._count_text(page.solutions), self._found_text(page.score) if page.score.is_solved else ""]
        return " ".join(filter(None, parts))

    def _count_text(self, solutions: Solutions | None) -> str:
        if solutions is None:
            return self.tr("The number of winning moves is still being counted.")
        count = len(solutions.points)
        if solutions.is_exact:
            return self.tr("There are %n first moves that win.", "", count)
        return self.tr("There are at least %n first moves that win.", "", max(1, count))

    def _found_text(self, score: Score) -> str:
        found = self.tr("You found one in %n tries.", "", score.tries)
        template = self.tr("Mistakes: {mistakes}. Hints: {hints}. Seconds: {seconds}.")
        seconds = round(score.seconds)
        return f"{found} {_filled(template, mistakes=score.mistakes, hints=score.hints, seconds=seconds)}"

    def _color(self, page: ExercisePage) -> str:
        verdict = page.last.verdict if page.last is not None and page.busy is Busy.NOTHING else None
        colors = self._theme.colors
        return (
            {
                Verdict.WINS: colors.thinking,
                Verdict.KEEPS: colors.thinking,
                Verdict.LOSES: colors.failed,
                Verdict.UNKNOWN: colors.paused,
            }.get(verdict, colors.border)
            if verdict is not None
            else colors.border
        )

    def _edge(self, color: str) -> None:
        self._state.setStyleSheet(
            f"QLabel#exercise_state {{ background: {self._theme.colors.raised}; border-left: 4px solid {color}; "
            f"padding: 2px {GRID}px; }}"
        )

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Find the win"))
        texts = {
            "take_back": (self.tr("Take back"), self.tr("Take back your last move and the reply to it (Backspace)")),
            "hint": (self.tr("Hint"), self.tr("Show a winning move (?)")),
            "solution": (self.tr("Solution"), self.tr("Show the winning line")),
            "previous": (self.tr("Previous"), self.tr("Go to the previous exercise")),
            "next": (self.tr("Skip"), self.tr("Go to the next exercise (Ctrl+Right)")),
            "stop": (self.tr("Stop searching"), self.tr("Stop searching for positions")),
            "end": (self.tr("End"), self.tr("Show your results and return to the open game")),
            "close": (self.tr("Close"), self.tr("Close the results")),
        }
        for name, (text, tip) in texts.items():
            self._buttons[name].setText(text)
            self._buttons[name].setToolTip(tip)
            self._buttons[name].setAccessibleName(text)
            self._buttons[name].setAccessibleDescription(tip)
        self._write()

    @Slot()
    def _on_close(self) -> None:
        self.put_away()


def _filled(template: str, **numbers: int) -> str:
    return fill(template, **{name: QLocale().toString(number) for name, number in numbers.items()})
