"""The editor of a search limit.

A limit may restrict the simulations, the seconds and the depth, or only some of them.
"""

from enum import StrEnum

from PySide6.QtCore import QLocale, QPoint, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyleOptionButton,
    QWidget,
)

from studio.engine.options.limits import Limit
from studio.game.message import fill
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.theme import GRID

_MOST_SIMULATIONS = 1_000_000_000
_MOST_SECONDS = 86_400.0
_AROUND_TEXT, _LEAST_WIDTH = 7 * GRID, 14 * GRID
_LEAST_STEPPED = 0.1
_MOST_DEPTH = 676  # the number of moves of a game on the largest board


class LimitKind(StrEnum):
    """The unit of a limit."""

    SIMULATIONS = "simulations"
    SECONDS = "seconds"
    DEPTH = "depth"


class LimitEditor(QPushButton):
    """A button that shows the limit. A click opens the editor of its numbers."""

    limit_changed = Signal(object)
    """Emitted with the `Limit`."""

    def __init__(self, parent: QWidget | None = None, *, may_be_endless: bool = True) -> None:
        """Create the editor. If `may_be_endless` is False, the user cannot remove the last limit."""
        # An engine in a game must move.
        super().__init__(parent)
        self.setObjectName("limit")
        self._may_be_endless = may_be_endless
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._numbers: dict[LimitKind, QSpinBox | QDoubleSpinBox] = {
            LimitKind.SIMULATIONS: _counter(_MOST_SIMULATIONS, 100_000, 10_000),
            LimitKind.SECONDS: _clock(),
            LimitKind.DEPTH: _counter(_MOST_DEPTH, 12, 1),
        }
        self._ticks = {kind: QCheckBox() for kind in LimitKind}
        self._needed: LimitKind | None = None
        self._note, self._heading, self._text = QLabel(), "", "{limit}"
        self._popup = self._made_popup()
        self._set_texts()
        for kind in LimitKind:
            self._ticks[kind].toggled.connect(self._on_changed)
            self._numbers[kind].valueChanged.connect(self._on_changed)
        self.clicked.connect(self.open)
        if not may_be_endless:
            self._ticks[LimitKind.SECONDS].setChecked(True)
        self._on_changed()

    @property
    def popup(self) -> QFrame:
        return self._popup

    @property
    def kinds(self) -> tuple[LimitKind, ...]:
        """The units of the limit."""
        return tuple(kind for kind in LimitKind if self._ticks[kind].isChecked())

    def limit(self) -> Limit:
        return Limit(**{kind.value: self.number(kind) for kind in self.kinds})  # type: ignore[arg-type]

    def number(self, kind: LimitKind) -> float:
        """Return the number in the box of this unit. The box has a number even if the search has no such limit."""
        return self._numbers[kind].value()

    def set_limit(self, limit: Limit) -> None:
        """Set the limit.

        Boxes of units without a limit keep their numbers. If one limit is required and `limit` has none that the editor
        can show, ignore it.
        """
        if not self._may_be_endless and not _is_counted(limit):
            return
        before = self.limit()
        self.blockSignals(True)
        # New limits are set before others are removed, because the last limit may not be removable.
        for kind in sorted(LimitKind, key=lambda kind: getattr(limit, kind.value) is None):
            number = getattr(limit, kind.value)
            self._ticks[kind].setChecked(number is not None)
            if number is not None:
                self.propose(kind, number)
        self.blockSignals(False)
        if self.limit() != before:
            self._on_changed()

    def propose(self, kind: LimitKind, number: float) -> None:
        """Set the number in the box of this unit, but do not limit the search by it."""
        self._numbers[kind].setValue(number)  # type: ignore[arg-type]

    def set_heading(self, heading: str, text: str) -> None:
        """Set the accessible name and the text of the button. In both, {limit} stands for the limit."""
        self._heading, self._text = heading, text
        self._update_texts()

    @Slot()
    def open(self) -> None:
        """Show the numbers below the button. Focus the first limit or, if there is none, the simulations."""
        self._popup.adjustSize()
        self._show_at(self.mapToGlobal(QPoint(0, self.height())))

    def open_over(self, window: QWidget) -> None:
        """Show the numbers in the middle of `window`, while the button is hidden."""
        self._popup.setFont(window.font())
        self._popup.adjustSize()
        self._show_at(window.mapToGlobal(window.rect().center()) - self._popup.rect().center())

    def _show_at(self, place: QPoint) -> None:
        self._popup.move(place)
        self._popup.show()
        first = next(iter(self.kinds), None)
        (self._numbers[first] if first is not None else self._ticks[LimitKind.SIMULATIONS]).setFocus()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Add the arrow of a menu. If the text does not fit, shorten it."""
        super().initStyleOption(option)
        option.features |= QStyleOptionButton.ButtonFeature.HasMenu
        room = self.width() - _AROUND_TEXT + GRID
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def sizeHint(self) -> QSize:
        """Return a size for the whole text and the arrow."""
        # Set here, because the style would measure the shortened text.
        whole = self.fontMetrics().horizontalAdvance(self.text()) + _AROUND_TEXT
        return QSize(whole, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a smaller size, in which the text is shortened."""
        # Other widgets then keep their space.
        return QSize(min(_LEAST_WIDTH, self.sizeHint().width()), self.sizeHint().height())

    # Implementation

    def _made_popup(self) -> QFrame:
        popup = QFrame(self, Qt.WindowType.Popup)
        popup.setObjectName("limit_numbers")
        popup.setFrameShape(QFrame.Shape.StyledPanel)
        grid = QGridLayout(popup)
        for row, kind in enumerate(LimitKind):
            self._ticks[kind].setObjectName(f"limit_by_{kind.value}")
            self._numbers[kind].setObjectName(f"limit_{kind.value}")
            grid.addWidget(self._ticks[kind], row, 0)
            grid.addWidget(self._numbers[kind], row, 1)
        grid.addWidget(self._note, len(LimitKind), 0, 1, 2)
        return popup

    def _set_texts(self) -> None:
        titles = {
            LimitKind.SIMULATIONS: self.tr("Simulations"),
            LimitKind.SECONDS: self.tr("Seconds"),
            LimitKind.DEPTH: self.tr("Depth of the tree"),
        }
        for kind, title in titles.items():
            self._ticks[kind].setText(title)
            self._numbers[kind].setAccessibleName(title)
        self._update_texts()

    @Slot()
    def _on_changed(self) -> None:
        """Apply a change. If a limit is required and the change removes the last one, restore it and say why."""
        is_refused = not self._may_be_endless and not self.kinds
        if is_refused and self._needed is not None:
            with QSignalBlocker(self._ticks[self._needed]):
                self._ticks[self._needed].setChecked(True)
        self._needed = self.kinds[0] if self.kinds else None
        for kind, tick in self._ticks.items():
            self._numbers[kind].setEnabled(tick.isChecked())
        self._update_texts(is_refused=is_refused)
        self.limit_changed.emit(self.limit())

    def _update_texts(self, *, is_refused: bool = False) -> None:
        needed = self.tr("At least one limit is required. Select another limit before you clear this one.")
        self._note.setText(needed if is_refused else self.tr("The first limit reached ends the search."))
        limit_text = self._limit_text()
        self.setText(fill(self._text, limit=limit_text))
        self.setToolTip(limit_text)
        self.setAccessibleName(fill(self._heading or self.tr("Limit of the search: {limit}"), limit=limit_text))

    def _limit_text(self) -> str:
        limit, parts = self.limit(), list[str]()
        if limit.simulations is not None:
            parts.append(self.tr("%Ln simulation(s)", "", limit.simulations))
        if limit.seconds is not None:
            parts.append(fill(self.tr("{time} s"), time=_seconds_text(limit.seconds, QLocale())))
        if limit.depth is not None:
            parts.append(fill(self.tr("depth {depth}"), depth=QLocale().toString(limit.depth)))
        return ", ".join(parts) or self.tr("no limit")


def _counter(most: int, value: int, step: int) -> QSpinBox:
    counter = IntegerBox()
    counter.setRange(1, most)
    counter.setValue(value)
    counter.setSingleStep(step)
    counter.setGroupSeparatorShown(True)
    counter.setKeyboardTracking(False)
    return counter


class _SecondsBox(DecimalBox):
    """A spin box for seconds. It steps by 1 and accepts hundredths of a second."""

    # Engines may play at 50 ms per move.

    def textFromValue(self, value: float) -> str:
        return _seconds_text(value, self.locale())

    def stepBy(self, steps: int) -> None:
        """Change the value by `steps`, but not below 0.1."""
        # The user can type smaller values.
        before = self.value()
        super().stepBy(steps)
        if self.value() < min(before, _LEAST_STEPPED):
            self.setValue(min(before, _LEAST_STEPPED))


def _seconds_text(seconds: float, locale: QLocale) -> str:
    """Return the seconds as text, with one decimal or, if needed, two."""
    return locale.toString(seconds, "f", 1 if round(seconds * 100) % 10 == 0 else 2)


def _is_counted(limit: Limit) -> bool:
    """Return whether `limit` limits simulations, seconds or depth. The editor can show only these."""
    return any(getattr(limit, kind.value) is not None for kind in LimitKind)


def _clock() -> QDoubleSpinBox:
    clock = _SecondsBox()
    clock.setDecimals(2)
    clock.setRange(0.01, _MOST_SECONDS)
    clock.setValue(10.0)
    clock.setKeyboardTracking(False)
    return clock
