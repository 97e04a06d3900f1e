"""Controls below the players: for the delay between moves of engines, and for what to do when an engine fails."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.sentence import Sentence


class FaultBox(QWidget):
    """Shows why an engine could not move. Its buttons try again, replace the engine or end the game."""

    retry_requested = Signal()
    replacement_requested = Signal()
    end_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("players_fault")
        self._sentence, self._advice = Sentence(), Sentence()
        self._sentence.setObjectName("players_fault_sentence")
        self._advice.setObjectName("players_fault_advice")
        self._advice.setText(self.tr("The game is paused and the clocks are stopped."))
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._sentence)
        column.addWidget(self._advice)
        buttons = QGridLayout()  # two rows, because a low window has little space
        buttons.setSpacing(4)
        for name, text, signal, place in (
            ("retry", self.tr("Try again"), self.retry_requested, (0, 0)),
            ("end", self.tr("End the game"), self.end_requested, (0, 1)),
            ("replace", self.tr("Replace player …"), self.replacement_requested, (1, 0, 1, 2)),
        ):
            button = QPushButton(text)
            button.setObjectName(f"players_fault_{name}")
            button.clicked.connect(signal)
            button.setMinimumHeight(button.sizeHint().height())
            buttons.addWidget(button, *place)
        column.addLayout(buttons)
        self.hide()

    def show_fault(self, sentence: str, width: int) -> None:
        """Show `sentence`, which says why the engine could not move.

        `width` is the width of the pane in pixels.
        """
        self._sentence.setText(sentence)
        self.resize(width, self.height())  # the heights of the texts depend on this width
        self._column.activate()
        for part in (self._sentence, self._advice):
            part.fit()
        self.setAccessibleName(sentence)
        self.setAccessibleDescription(self._advice.text())
        self.show()


class SpeedChooser(QWidget):
    """Lets the user choose the delay between moves in a game of two engines."""

    delay_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._label, self._box = QLabel(self.tr("Move delay")), QComboBox()
        self._label.setBuddy(self._box)
        self._box.setObjectName("players_delay")
        self._box.setAccessibleName(self.tr("Delay between the moves of engines"))
        for text, delay_ms in (
            (self.tr("no delay"), 0),
            (self.tr("half a second"), 500),
            (self.tr("1 second"), 1000),
            (self.tr("2 seconds"), 2000),
            (self.tr("5 seconds"), 5000),
            (self.tr("10 seconds"), 10_000),
        ):
            self._box.addItem(text, delay_ms)
        hbox(self._label, (self._box, 1), of=self, spacing=None)
        self._box.activated.connect(self._on_chosen)

    def show_delay(self, delay_ms: int) -> None:
        """Select the delay that is nearest to `delay_ms`."""
        delays = [self._box.itemData(place) for place in range(self._box.count())]
        nearest = min(range(len(delays)), key=lambda place: abs(delays[place] - delay_ms))
        self._box.setCurrentIndex(nearest)

    @Slot()
    def _on_chosen(self) -> None:
        self.delay_chosen.emit(int(self._box.currentData()))
