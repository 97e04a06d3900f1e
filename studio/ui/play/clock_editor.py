"""Editor of the clock for both sides: no clock, time per game with an increment, or time per move."""

import re
from enum import StrEnum

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QComboBox, QWidget

from studio.engine.options.limits import Limit
from studio.players.clocks import TimeControl
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import show_quietly

_MOST_SECONDS = 86_400
_MINUTE = 60
_MINUTES_SECONDS = re.compile(r"(\d{1,4}):([0-5]?\d)")
_MINUTES = re.compile(r"\d{1,4}([.,]\d*)?")
_BEGUN = re.compile(r"\d{0,4}(:[0-5]?\d?)?")


class MinutesBox(IntegerBox):
    """A field for a time in minutes and seconds.

    Its value is in seconds. A text such as `1:30`, `1.5` or `5` means minutes.
    """

    def textFromValue(self, value: int) -> str:  # Qt's name
        return f"{value // _MINUTE}:{value % _MINUTE:02}"

    def valueFromText(self, text: str) -> int:  # Qt's name
        return self._seconds(text) or 0

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        seconds = self._seconds(text)
        if seconds is not None and self.minimum() <= seconds <= self.maximum():
            return QValidator.State.Acceptable, text, place
        is_begun = seconds is not None or _BEGUN.fullmatch(self._bare(text)) is not None
        return QValidator.State.Intermediate if is_begun else QValidator.State.Invalid, text, place

    def _seconds(self, text: str) -> int | None:
        bare = self._bare(text)
        if (match := _MINUTES_SECONDS.fullmatch(bare)) is not None:
            return int(match[1]) * _MINUTE + int(match[2])
        if _MINUTES.fullmatch(bare) is not None:
            return round(float(bare.replace(",", ".")) * _MINUTE)
        return None

    def _bare(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip()


class ClockKind(StrEnum):
    NONE = "none"
    GAME = "game"
    MOVE = "move"


class ClockEditor(QWidget):
    """Lets the user choose the kind of clock and its times."""

    # A sentence says what happens when the time is over.

    clock_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game_clock_editor")
        self.kind = QComboBox()
        self._minutes, self._increment, self._seconds = MinutesBox(), DecimalBox(), DecimalBox()
        self._sentence, self._rest = Sentence(), QWidget()
        self._dress()
        self._lay_out()
        show_quietly(self._sentence)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    def clock(self) -> TimeControl:
        if self._kind is ClockKind.GAME:
            return TimeControl(game_seconds=float(self._minutes.value()), increment=self._increment.value())
        if self._kind is ClockKind.MOVE:
            return TimeControl(Limit(seconds=self._seconds.value()))
        return TimeControl()

    def set_clock(self, clock: TimeControl) -> None:
        kind = ClockKind.NONE
        if clock.game_seconds is not None:
            kind = ClockKind.GAME
            self._minutes.setValue(round(clock.game_seconds))
            self._increment.setValue(clock.increment)
        elif clock.limit.seconds is not None:
            kind = ClockKind.MOVE
            self._seconds.setValue(clock.limit.seconds)
        self.kind.setCurrentIndex(self.kind.findData(kind))

    # Construction

    @property
    def _kind(self) -> ClockKind:
        return ClockKind(self.kind.currentData())

    def _dress(self) -> None:
        self.kind.setObjectName("new_game_clock")
        self.kind.setAccessibleName(self.tr("Clock of the game"))
        for kind, text in (
            (ClockKind.NONE, self.tr("No clock")),
            (ClockKind.GAME, self.tr("Time per game")),
            (ClockKind.MOVE, self.tr("Time per move")),
        ):
            self.kind.addItem(text, kind)
        for box, name, text, least, most, value in (
            (self._increment, "increment", self.tr("Seconds added per move"), 0.0, 3600.0, 3.0),
            (self._seconds, "seconds", self.tr("Seconds per move"), 0.1, _MOST_SECONDS, 30.0),
        ):
            box.setObjectName(f"new_game_clock_{name}")
            box.setAccessibleName(text)
            box.setRange(least, most)
            box.setDecimals(1)
            box.setValue(value)
        self._minutes.setObjectName("new_game_clock_minutes")
        self._minutes.setAccessibleName(self.tr("Minutes and seconds per game"))
        self._minutes.setRange(1, _MOST_SECONDS)
        self._minutes.setValue(5 * _MINUTE)
        self._minutes.setSingleStep(_MINUTE)
        self._minutes.setSuffix(self.tr(" min"))
        self._increment.setPrefix("+ ")
        self._increment.setSuffix(self.tr(" s"))
        self._seconds.setSuffix(self.tr(" s"))
        self._sentence.setObjectName("new_game_clock_sentence")

    def _lay_out(self) -> None:
        row = hbox((self.kind, 3))
        numbers = hbox((self._minutes, 1), (self._increment, 1), (self._seconds, 1), (self._rest, 1), margins=None)
        holder = QWidget()
        holder.setLayout(numbers)
        numbers.setContentsMargins(0, 0, 0, 0)
        row.addWidget(holder, 2)
        vbox(row, self._sentence, of=self, spacing=4)

    @Slot()
    def _on_kind(self) -> None:
        kind = self._kind
        self._minutes.setVisible(kind is ClockKind.GAME)
        self._increment.setVisible(kind is ClockKind.GAME)
        self._seconds.setVisible(kind is ClockKind.MOVE)
        self._rest.setVisible(kind is ClockKind.NONE)
        sentences = {
            ClockKind.NONE: self.tr("No loss on time; each engine uses its own limit per move"),
            ClockKind.GAME: self.tr(
                "Time per side for the whole game, for people and engines; a side that runs out of time loses"
            ),
            ClockKind.MOVE: self.tr("Time per move, for people and engines; a side that exceeds it loses"),
        }
        self._sentence.setText(sentences[kind])
        self.kind.setAccessibleDescription(sentences[kind])
        self.clock_changed.emit()
