"""The view of an engine's test. It has buttons that start and stop the test, and shows the progress and the results."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget

from studio.players.engine_trial import TrialResult, TrialStep
from studio.ui.engines.trial_texts import Mark, MarkedSentence, TrialTexts
from studio.ui.widgets.arranging import hbox, keep_space, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.theme import GRID, Theme, text_font

_LEAST_LINES = 7


class TrialView(QWidget):
    """Shows the progress and the results of one engine's test."""

    test_requested = Signal()
    cancel_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._texts = theme, TrialTexts(self)
        self._test, self._cancel = QPushButton(self.tr("Te&st")), QPushButton(self.tr("&Stop the test"))
        self._bar, self._state, self._found = BusyBar("engine_progress"), QLabel(), QPlainTextEdit()
        self._sentences: tuple[MarkedSentence, ...] = ()
        self._dress()
        self._lay_out()
        self._test.clicked.connect(self.test_requested)
        self._cancel.clicked.connect(self.cancel_requested)
        self.clear()
        theme.changed.connect(self._show_again)

    @property
    def sentences(self) -> str:
        """All sentences that the view shows now, joined to one text."""
        return self._found.toPlainText()

    @property
    def state(self) -> str:
        return self._state.text()

    def clear(self) -> None:
        """Remove the results before another engine is shown."""
        self._show_running(running=False)
        self._say(self.tr("Starts the engine and requests moves on three boards."))
        self._show(())

    def show_step(self, step: TrialStep) -> None:
        self._show_running(running=True)
        if step is TrialStep.START:
            self._show(())
        self._bar.show_count(list(TrialStep).index(step), len(TrialStep))
        self._say(self._texts.of_step(step))

    def show_result(self, result: TrialResult) -> None:
        self._show_running(running=False)
        self._say(self._texts.verdict(result), firm=True)
        self._show(self._texts.of_result(result))

    def show_stopped(self) -> None:
        self._show_running(running=False)
        self._say(self.tr("The test and the engine were stopped."))

    # Implementation

    def _dress(self) -> None:
        for part, name in (
            (self._test, "test"),
            (self._cancel, "stop_test"),
            (self._state, "state"),
            (self._found, "found"),
        ):
            part.setObjectName(f"engine_{name}")
        keep_space(self._bar)
        self._bar.setAccessibleName(self.tr("Progress of the test"))
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setWordWrap(True)
        self._found.setReadOnly(True)
        self._found.setTabChangesFocus(True)
        self._found.setAccessibleName(self.tr("Result of the test"))
        self._found.setPlaceholderText(self.tr("The result of the test appears here."))
        self._found.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing() + 2 * GRID)
        for button in (self._test, self._cancel):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        row = hbox(self._test, self._cancel, (self._state, 1))
        vbox(row, self._bar, (self._found, 1), of=self)

    def _show_running(self, *, running: bool) -> None:
        had_focus = self._cancel.hasFocus() or self._test.hasFocus()
        self._test.setVisible(not running)
        self._cancel.setVisible(running)
        self._bar.setVisible(running)
        if had_focus:
            (self._cancel if running else self._test).setFocus()

    def _say(self, text: str, *, firm: bool = False) -> None:
        self._state.setText(text)
        self._state.setFont(text_font(bold=firm))

    def _show(self, sentences: tuple[MarkedSentence, ...]) -> None:
        self._sentences = sentences
        self._found.clear()
        cursor = self._found.textCursor()
        for number, sentence in enumerate(sentences):
            if number:
                cursor.insertBlock()
            cursor.insertText(f"{sentence.mark} ", self._format(sentence.mark))
            cursor.insertText(sentence.text, QTextCharFormat())
        self._found.moveCursor(QTextCursor.MoveOperation.Start)

    @Slot()
    def _show_again(self) -> None:
        self._show(self._sentences)

    def _format(self, mark: Mark) -> QTextCharFormat:
        name = {Mark.GOOD: "thinking", Mark.NOTE: "quiet_text", Mark.FAULT: "failed"}[mark]
        form = QTextCharFormat()
        form.setForeground(self._theme.color(name))
        return form
