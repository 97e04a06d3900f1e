"""The description of a snapshot in the longest form that fits."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from studio.engine.views.snapshot import Snapshot
from studio.game.message import fill
from studio.ui.texts.numbers import decimal, short_number, widest_short_number
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import GRID

_BRIEF = 1
"""Times below this number of seconds have two decimals."""


class MomentText(ElidedLabel):
    """A label as wide as its longest text."""

    # Its neighbours then stay in place during a replay.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._snapshots: tuple[Snapshot, ...] = ()
        self._form = self._wanted = 0
        self._shown = ""

    @property
    def least_width(self) -> int:
        """The width in pixels of the shortest form."""
        return self._width_of([self.tr("Now"), widest_short_number(QLocale())])

    def text(self) -> str:
        return self._shown

    def setText(self, text: str) -> None:
        """Show `text`."""
        # Unlike in the base class, this does not lay out the bar again.
        if text != self._shown:
            self._shown = text
            self.setAccessibleName(text)
            self.update()

    def sizeHint(self) -> QSize:
        """Return a size with the width of the longest text."""
        # In a narrow window, the label may be narrower.
        return QSize(self._wanted, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def show_moments(self, snapshots: Sequence[Snapshot], room: float, most: float | None = None) -> None:
        """Set the snapshots, and choose the longest form of the text that fits into `room` pixels.

        If even the shortest form is wider, the label may have up to `most` pixels.
        """
        most = room if most is None else most
        had, self._snapshots = bool(self._snapshots), tuple(snapshots)
        longest = {_length(*each): each for each in enumerate(self._snapshots)}.values()
        texts = [self._texts(None), *(self._texts(*each) for each in longest)]
        widths = [self._width_of(form) for form in zip(*texts, strict=True)]
        if had and not self._snapshots:  # after a move, often only briefly: keep the width
            room, most = min(room, self._wanted), min(most, self._wanted)
        self._form = next((form for form, width in enumerate(widths) if width <= room), len(widths) - 1)
        wanted = max(1, min(widths[self._form], int(most)))
        if (self._snapshots or not had) and wanted != self._wanted:
            self._wanted = wanted
            self.updateGeometry()

    def show_place(self, place: int | None, shown: Snapshot | None = None) -> None:
        """Describe the snapshot at index `place`, or the newest results if `place` is None.

        If the snapshot was removed, describe `shown` instead.
        """
        texts = self._texts(place, shown)
        form = self._form if place is not None else self._fullest(texts)
        self.setText(texts[form])
        self.setToolTip(texts[0])

    # Implementation

    def _fullest(self, texts: tuple[str, ...]) -> int:
        """Return the index of the longest form that fits."""
        return next((form for form, text in enumerate(texts) if self._width_of([text]) <= self._wanted), self._form)

    def _width_of(self, texts: Iterable[str]) -> int:
        return max(map(self.fontMetrics().horizontalAdvance, texts)) + GRID // 2

    def _texts(self, place: int | None, shown: Snapshot | None = None) -> tuple[str, ...]:
        """Return the forms of the text, the longest first."""
        if not self._snapshots:
            return self._of_nothing()
        return self._of_present() if place is None else self._of_past(place, shown or self._snapshots[place])

    def _of_nothing(self) -> tuple[str, ...]:
        sentence = self.tr("Snapshots of the running search are kept here for replay.")
        return sentence, self.tr("Nothing to replay yet"), "", ""

    def _of_present(self) -> tuple[str, ...]:
        moments = self.tr("%Ln snapshot(s)", "", len(self._snapshots))
        now = self.tr("Now")
        return fill(self.tr("Now · {snapshots}"), snapshots=moments), now, now, now

    def _of_past(self, place: int, snapshot: Snapshot) -> tuple[str, ...]:
        locale = QLocale()
        simulations = self.tr("%Ln simulation(s)", "", snapshot.simulations)
        seconds = fill(self.tr("{time} s"), time=decimal(snapshot.seconds, 1 + (snapshot.seconds < _BRIEF), locale))
        at, of = locale.toString(place + 1), locale.toString(len(self._snapshots))
        moment = fill(self.tr("snapshot {number} of {total}"), number=at, total=of)
        number = short_number(snapshot.simulations, locale)
        return f"{simulations} · {seconds} · {moment}", f"{simulations} · {seconds}", simulations, number


def _length(place: int, snapshot: Snapshot) -> tuple[float, ...]:
    """Return a key that is equal for snapshots with equally wide descriptions."""
    simulations, seconds = snapshot.simulations, snapshot.seconds
    return min(simulations, 10), len(str(simulations)), len(f"{seconds:.1f}"), seconds < _BRIEF, len(str(place + 1))
