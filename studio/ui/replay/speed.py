"""The choice of the speed of the replay."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QComboBox, QWidget

from studio.game.message import fill

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
MOMENT_MS = 250
"""The duration of a snapshot at the default speed, in milliseconds."""


class ReplaySpeed(QComboBox):
    """A choice of the speed as a multiple of the default."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_speed")
        for speed in SPEEDS:
            self.addItem("", speed)
        self.set_speed(1.0)
        self._set_texts()

    @property
    def speed(self) -> float:
        return float(self.currentData())

    @property
    def interval_ms(self) -> int:
        return round(MOMENT_MS / self.speed)

    def set_speed(self, speed: float) -> None:
        """Select the available speed nearest to `speed`."""
        self.setCurrentIndex(min(range(len(SPEEDS)), key=lambda at: abs(SPEEDS[at] - speed)))

    def _set_texts(self) -> None:
        name = self.tr("Speed of the replay")
        self.setAccessibleName(name)
        self.setToolTip(name)
        for at, speed in enumerate(SPEEDS):
            self.setItemText(at, fill(self.tr("{speed}×"), speed=QLocale().toString(speed, "g", 3)))
