"""A light and a word that show the state of the engine."""

import time

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from studio.game.message import QT_TRANSLATE_NOOP, fill
from studio.thinking.thoughts import EngineState
from studio.ui.texts.translating import translate
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.theme import GRID, Theme

_WORDS = {
    EngineState.PREPARING: QT_TRANSLATE_NOOP("StateLight", "first start: preparing the search, about a minute"),
    EngineState.PAUSED: QT_TRANSLATE_NOOP("StateLight", "paused"),
    EngineState.THINKING: QT_TRANSLATE_NOOP("StateLight", "thinking"),
    EngineState.PROVEN: QT_TRANSLATE_NOOP("StateLight", "proven"),
    EngineState.OVER: QT_TRANSLATE_NOOP("StateLight", "game over"),
    EngineState.FAILED: QT_TRANSLATE_NOOP("StateLight", "failed"),
}
_COLORS = {
    EngineState.PREPARING: "accent",
    EngineState.PAUSED: "paused",
    EngineState.THINKING: "thinking",
    EngineState.PROVEN: "proven",
    EngineState.OVER: "paused",
    EngineState.FAILED: "failed",
}
_TICK_MS = 1000


class _Lamp(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self.color = theme, "paused"
        self.setFixedSize(12, 12)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(12, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color(self.color))
        painter.drawEllipse(1, 1, 10, 10)


class StateLight(QWidget):
    """Shows the state of an engine by a coloured light and a word."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("engine_state")
        self._lamp, self._word, self._elapsed = _Lamp(theme), QLabel(), QLabel()
        self._parts: tuple[int, int] | None = None
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_elapsed)
        hbox(self._lamp, self._word, self._elapsed, of=self, spacing=6, margins=(GRID, 0, GRID, 0))
        self.show_state(EngineState.PAUSED)

    @property
    def word(self) -> str:
        return self._word.text()

    def show_state(self, state: EngineState) -> None:
        """Show a state.

        While the search is being compiled, also show the number of the part and the elapsed time.
        """
        if state is not EngineState.PREPARING and self._lamp.color == _COLORS[EngineState.PREPARING]:
            self.setToolTip("")
        is_preparing = state is EngineState.PREPARING
        self._show(state, self._preparing_word() if is_preparing else translate("StateLight", _WORDS[state]))

    def show_idle(self) -> None:
        """Hide the light and the word."""
        # The search is paused, and hidden by a game.
        self._show(EngineState.PAUSED, "")

    def show_preparation(self, done: int, of: int) -> None:
        """Show that the search is being compiled. The tooltip says that `done` of its `of` stages are ready."""
        self._parts = done, of
        self.show_state(EngineState.PREPARING)
        text = self.tr("preparing the search for this board, {done} of {total}")
        self.setToolTip(fill(text, done=str(done), total=str(of)))

    def show_rest(self, done: int, of: int) -> None:
        """Show in the tooltip that `done` of `of` stages are compiled."""
        # They include those for other boards and options.
        text = fill(self.tr("preparing the search for other boards: {done} of {total}"), done=str(done), total=str(of))
        self.setToolTip(text if done < of else "")

    def _preparing_word(self) -> str:
        if self._parts is None:
            return translate("StateLight", _WORDS[EngineState.PREPARING])
        done, of = self._parts
        text = self.tr("first start: preparing the search, part {number} of {total}")
        return fill(text, number=str(min(done + 1, of)), total=str(of))

    def _run_clock(self, *, runs: bool) -> None:
        """Start the display of the elapsed time, or end it and forget the progress."""
        if not runs:
            self._timer.stop()
            self._parts = None
        elif not self._timer.isActive():
            self._since = time.monotonic()
            self._timer.start()
            self._show_elapsed()
        self._elapsed.setVisible(runs)

    @Slot()
    def _show_elapsed(self) -> None:
        minutes, seconds = divmod(int(time.monotonic() - self._since), 60)
        self._elapsed.setText(f"{minutes}:{seconds:02}")

    def _show(self, state: EngineState, text: str) -> None:
        self._run_clock(runs=state is EngineState.PREPARING)
        self._lamp.color = _COLORS[state]
        self._lamp.setVisible(bool(text))
        self._lamp.update()
        self._word.setText(text)
        self.setAccessibleName(text)
