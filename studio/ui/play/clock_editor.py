"""Chooses both sides' time: none, so much for the game with an increment, or so much for each move."""

from enum import StrEnum

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from studio.engine.options.limits import Limit
from studio.players.clocks import TimeControl
from studio.ui.parts.theme import GRID, Theme

_MOST_MINUTES, _MOST_SECONDS = 1440.0, 86_400.0
_MINUTE = 60.0


class ClockKind(StrEnum):
    NONE = "none"
    GAME = "game"
    MOVE = "move"


class ClockEditor(QWidget):
    """A kind of clock, its numbers, and a sentence that says what happens when time is up."""

    clock_changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game_clock_editor")
        self.kind = QComboBox()
        self._minutes, self._increment, self._seconds = QDoubleSpinBox(), QDoubleSpinBox(), QDoubleSpinBox()
        self._sentence, self._rest = QLabel(), QWidget()
        self._dress()
        self._lay_out()
        self.set_theme(theme)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    def clock(self) -> TimeControl:
        if self._kind is ClockKind.GAME:
            return TimeControl(game_seconds=self._minutes.value() * _MINUTE, increment=self._increment.value())
        if self._kind is ClockKind.MOVE:
            return TimeControl(Limit(seconds=self._seconds.value()))
        return TimeControl()

    def set_clock(self, clock: TimeControl) -> None:
        kind = ClockKind.NONE
        if clock.game_seconds is not None:
            kind = ClockKind.GAME
            self._minutes.setValue(clock.game_seconds / _MINUTE)
            self._increment.setValue(clock.increment)
        elif clock.limit.seconds is not None:
            kind = ClockKind.MOVE
            self._seconds.setValue(clock.limit.seconds)
        self.kind.setCurrentIndex(self.kind.findData(kind))

    def set_theme(self, theme: Theme) -> None:
        self._sentence.setStyleSheet(f"color: {theme.quiet_text}")

    # Its parts

    @property
    def _kind(self) -> ClockKind:
        return ClockKind(self.kind.currentData())

    def _dress(self) -> None:
        self.kind.setObjectName("new_game_clock")
        self.kind.setAccessibleName(self.tr("Clock of the game"))
        for kind, text in (
            (ClockKind.NONE, self.tr("No clock")),
            (ClockKind.GAME, self.tr("Time for the game")),
            (ClockKind.MOVE, self.tr("Time for each move")),
        ):
            self.kind.addItem(text, kind)
        for box, name, text, least, most, value in (
            (self._minutes, "minutes", self.tr("Minutes for the game"), 0.01, _MOST_MINUTES, 5.0),
            (self._increment, "increment", self.tr("Seconds more for each move"), 0.0, 3600.0, 3.0),
            (self._seconds, "seconds", self.tr("Seconds for each move"), 0.1, _MOST_SECONDS, 30.0),
        ):
            box.setObjectName(f"new_game_clock_{name}")
            box.setAccessibleName(text)
            box.setRange(least, most)
            box.setDecimals(2 if box is self._minutes else 1)
            box.setValue(value)
        self._minutes.setSuffix(self.tr(" min"))
        self._increment.setPrefix("+ ")
        self._increment.setSuffix(self.tr(" s"))
        self._seconds.setSuffix(self.tr(" s"))
        self._sentence.setObjectName("new_game_clock_sentence")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.kind, 3)
        numbers = QHBoxLayout()
        numbers.setSpacing(GRID)
        for box in (self._minutes, self._increment, self._seconds):
            numbers.addWidget(box, 1)
        numbers.addWidget(self._rest, 1)
        holder = QWidget()
        holder.setLayout(numbers)
        numbers.setContentsMargins(0, 0, 0, 0)
        row.addWidget(holder, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._sentence)

    @Slot()
    def _on_kind(self) -> None:
        kind = self._kind
        self._minutes.setVisible(kind is ClockKind.GAME)
        self._increment.setVisible(kind is ClockKind.GAME)
        self._seconds.setVisible(kind is ClockKind.MOVE)
        self._rest.setVisible(kind is ClockKind.NONE)
        sentences = {
            ClockKind.NONE: self.tr("Nobody loses on time; each engine keeps to its own limit"),
            ClockKind.GAME: self.tr("For people and engines alike; whose time is up has lost"),
            ClockKind.MOVE: self.tr("For people and engines alike; who takes longer has lost"),
        }
        self._sentence.setText(sentences[kind])
        self.kind.setAccessibleDescription(sentences[kind])
        self.clock_changed.emit()
