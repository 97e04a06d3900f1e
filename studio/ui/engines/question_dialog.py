"""The dialog in which an external engine analyses the current position."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QWidget,
)

from studio.game.message import fill
from studio.game.notation import line_text
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import Rules
from studio.players.engine_entry import EngineEntry
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import percent
from studio.ui.texts.times import depth_text, score_text
from studio.ui.widgets.arranging import DIALOG_MARGINS, STRETCH, hbox, vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.number_boxes import DecimalBox
from studio.ui.widgets.theme import GRID

_MOST_SECONDS = 86_400.0
_LONGEST_LINE = 8
_WIDTH = 48 * GRID
_LINES = 3


class QuestionDialog(QDialog):
    """Asks for an engine and a time limit, and shows the engine's analysis."""

    # The dialog is not modal, so that the board remains usable.

    asked = Signal(object, float)
    """Emitted with the `EngineEntry` and the time limit in seconds when the user starts an analysis."""
    cancel_requested = Signal()
    list_requested = Signal()
    """Emitted when the user wants to open the list of engines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question_dialog")
        self.setWindowTitle(self.tr("Ask an External Engine"))
        self._engine, self._seconds, self._state = QComboBox(), DecimalBox(), QLabel()
        self._ask, self._stop = QPushButton(self.tr("&Ask")), QPushButton(self.tr("&Stop"))
        self._list, self._close = QPushButton(self.tr("E&ngines …")), QPushButton(self.tr("&Close"))
        self._entries: tuple[EngineEntry, ...] = ()
        self._has_told = False
        self._dress()
        self._lay_out()
        self._ask.clicked.connect(self._on_ask)
        self._stop.clicked.connect(self._on_stop)
        self._list.clicked.connect(self.list_requested)
        self._close.clicked.connect(self.reject)
        self.show_engines(())

    @property
    def state(self) -> str:
        """The text about the state of the engine, as it is shown."""
        return self._state.text()

    def show_engines(self, entries: Sequence[EngineEntry]) -> None:
        """Let the user choose from these engines.

        If possible, the selected engine stays selected. Otherwise the first one is selected.
        """
        before = self._engine.currentText()
        self._entries = tuple(entries)
        self._engine.clear()
        self._engine.addItems([entry.name for entry in entries])
        self._engine.setCurrentIndex(max(0, self._engine.findText(before)))
        self.show_running(running=False)
        if not entries:
            self.say(self.tr("Your list of engines is empty. Choose “Engines …” to add one."))
        else:
            self.say(self.tr("The board shows the analysis that the engine reports."))

    def show_running(self, *, running: bool) -> None:
        was_at_stop = self._stop.hasFocus()
        self._ask.setVisible(not running)
        self._stop.setVisible(running)
        for part in (self._engine, self._seconds, self._ask):
            part.setEnabled(not running and bool(self._entries))
        if running or was_at_stop:  # a hidden button would pass the focus to the button after it
            (self._stop if running else self._ask).setFocus()

    def say(self, text: str) -> None:
        self._state.setText(text)

    def show_analysis(self, analysis: PositionAnalysis, rules: Rules, answer: int | None = None) -> None:
        """Show the analysis so far.

        `answer` is the move that the engine plays. It is None while the engine is thinking.
        """
        self._has_told = True
        move = " ".join(filter(None, (self._move(rules, answer), self._drawing(analysis, rules, answer))))
        self.say("\n".join(filter(None, (move, self._figures(analysis), _line(analysis, rules)))))

    def done(self, result: int) -> None:
        """If a request is running, cancel it. Close the dialog."""
        self.cancel_requested.emit()
        super().done(result)

    # Implementation

    def _dress(self) -> None:
        for part, name, title in (
            (self._engine, "engine", self.tr("Engine")),
            (self._seconds, "seconds", self.tr("Seconds")),
            (self._state, "state", self.tr("Engine output")),
            (self._ask, "ask", self.tr("Ask")),
            (self._stop, "stop", self.tr("Stop")),
            (self._list, "list", self.tr("Engines")),
        ):
            part.setObjectName(f"question_{name}")
            part.setAccessibleName(title)
        self._seconds.setRange(0.1, _MOST_SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setSuffix(self.tr(" s"))
        self._seconds.setValue(5.0)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setWordWrap(True)
        self._state.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state.setMinimumSize(_WIDTH, _LINES * self.fontMetrics().lineSpacing())
        for button in (self._stop, self._list, self._close):
            button.setAutoDefault(False)
        self._ask.setDefault(True)

    def _lay_out(self) -> None:
        form = Form()
        form.add(QLabel(self.tr("&Engine")), self._engine)
        form.add(QLabel(self.tr("&Time limit")), self._seconds)
        # A button box would change the order when a button is hidden.
        buttons = hbox(STRETCH, self._ask, self._stop, self._list, self._close)
        vbox(form, (self._state, 1), buttons, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)

    def _move(self, rules: Rules, answer: int | None) -> str:
        if answer is None:
            return ""
        engine, move = self._engine.currentText(), move_in_words(answer, rules)
        return fill(self.tr("{engine} would play {move}."), engine=engine, move=move)

    def _drawing(self, analysis: PositionAnalysis, rules: Rules, answer: int | None) -> str:
        """Return a note if the engine plays another move than the one it rates highest.

        Otherwise return an empty text.
        """
        best = analysis.candidates[0].point if analysis.candidates else answer
        if answer is None or best is None or best == answer:
            return ""
        text = self.tr("The engine rates {move} highest. Below full strength, an engine may choose a move at random.")
        return fill(text, move=move_in_words(best, rules))

    def _figures(self, analysis: PositionAnalysis) -> str:
        locale, parts = QLocale(), list[str]()
        best = analysis.candidates[0] if analysis.candidates else None
        if best is not None and best.engine_score:
            parts.append(score_text(best.engine_score))
        if best is not None and not best.is_estimate:
            parts.append(fill(self.tr("win rate {rate}"), rate=percent(best.win_rate, locale)))
        if analysis.depth is not None:
            parts.append(depth_text(analysis.depth, analysis.full_depth, locale))
        if analysis.told_simulations:
            parts.append(self.tr("%Ln node(s)", "", analysis.told_simulations))
        if analysis.seconds is not None:
            parts.append(fill(self.tr("{seconds} s"), seconds=locale.toString(analysis.seconds, "f", 1)))
        return " · ".join(parts)

    @Slot()
    def _on_stop(self) -> None:
        # The analysis so far remains visible.
        self.cancel_requested.emit()
        if not self._has_told:
            self.say(self.tr("The engine was stopped before it reported anything."))

    @Slot()
    def _on_ask(self) -> None:
        self._has_told = False
        row = self._engine.currentIndex()
        if 0 <= row < len(self._entries):
            self.asked.emit(self._entries[row], self._seconds.value())


def _line(analysis: PositionAnalysis, rules: Rules) -> str:
    return line_text(analysis.candidates[0].line[:_LONGEST_LINE], rules) if analysis.candidates else ""
