"""Chooses when a search is to end: after simulations, after seconds, or never."""

from enum import StrEnum

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QHBoxLayout, QSpinBox, QWidget

from studio.engine.limits import Limit

_MOST_SIMULATIONS = 1_000_000_000
_MOST_SECONDS = 86_400.0


class LimitKind(StrEnum):
    UNLIMITED = "unlimited"
    SIMULATIONS = "simulations"
    SECONDS = "seconds"


class LimitEditor(QWidget):
    """A kind, and the number that belongs to it."""

    limit_changed = Signal(object)
    """The `Limit`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("limit")
        self._kind = QComboBox()
        self._simulations, self._seconds = QSpinBox(), QDoubleSpinBox()
        for kind, text in self._kinds().items():
            self._kind.addItem(text, kind)
        self._kind.setAccessibleName(self.tr("Limit of the search"))
        self._dress_numbers()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for widget in (self._kind, self._simulations, self._seconds):
            layout.addWidget(widget)
        self._kind.currentIndexChanged.connect(self._on_kind)
        self._simulations.valueChanged.connect(self._on_number)
        self._seconds.valueChanged.connect(self._on_number)
        self._on_kind()

    def limit(self) -> Limit:
        match self.kind:
            case LimitKind.SIMULATIONS:
                return Limit(simulations=self._simulations.value())
            case LimitKind.SECONDS:
                return Limit(seconds=self._seconds.value())
        return Limit()

    @property
    def kind(self) -> LimitKind:
        return LimitKind(self._kind.currentData())

    @property
    def simulations(self) -> int:
        return self._simulations.value()

    @property
    def seconds(self) -> float:
        return self._seconds.value()

    def set_limit(self, kind: LimitKind, simulations: int, seconds: float) -> None:
        self._simulations.setValue(simulations)
        self._seconds.setValue(seconds)
        self._kind.setCurrentIndex(self._kind.findData(kind))

    def _kinds(self) -> dict[LimitKind, str]:
        return {
            LimitKind.UNLIMITED: self.tr("no limit"),
            LimitKind.SIMULATIONS: self.tr("simulations"),
            LimitKind.SECONDS: self.tr("seconds"),
        }

    def _dress_numbers(self) -> None:
        self._simulations.setRange(1, _MOST_SIMULATIONS)
        self._simulations.setValue(100_000)
        self._simulations.setSingleStep(10_000)
        self._simulations.setGroupSeparatorShown(True)
        self._simulations.setAccessibleName(self.tr("Simulations"))
        self._seconds.setRange(0.1, _MOST_SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setValue(10.0)
        self._seconds.setAccessibleName(self.tr("Seconds"))
        for number in (self._simulations, self._seconds):
            number.setKeyboardTracking(False)

    @Slot()
    def _on_kind(self) -> None:
        self._simulations.setVisible(self.kind is LimitKind.SIMULATIONS)
        self._seconds.setVisible(self.kind is LimitKind.SECONDS)
        self._on_number()

    @Slot()
    def _on_number(self) -> None:
        self.limit_changed.emit(self.limit())
