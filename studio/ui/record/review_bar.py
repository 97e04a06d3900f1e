"""A row in the summary card that shows the progress of a review. The user can cancel the review there."""

from math import ceil

from PySide6.QtCore import QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from studio.game.message import fill
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, show_quietly

_BAR_WIDTH = 5 * GRID
_MINUTE, _HOUR = 60, 3600
_LONGER = 2.0
"""A longer estimate is shown only if it is at least this many times as long as the shown one."""


class ReviewBar(QWidget):
    """Shows the progress of a review."""

    cancel_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review_bar")
        self._done = self._of = 0
        self._least: float | None = None  # the estimate that is shown, in seconds
        self._label, self._progress, self._cancel = QLabel(), BusyBar("review_progress"), QToolButton()
        self._left = QLabel()
        self._left.setObjectName("review_left")
        self._progress.setMinimumWidth(_BAR_WIDTH)
        self._dress_cancel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, 0, 0, 0)
        layout.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        layout.setSpacing(GRID)
        for widget, share in ((self._label, 0), (self._progress, 1), (self._left, 0), (self._cancel, 0)):
            layout.addWidget(widget, share, Qt.AlignmentFlag.AlignVCenter)
        self._set_texts()
        show_quietly(self._label)
        show_quietly(self._left)
        theme.bind(self._apply_colors)

    @property
    def text(self) -> str:
        return self._label.text()

    def show_progress(self, done: int, of: int) -> None:
        """Show that `done` of `of` moves are analysed, and that the review is still running."""
        self._done, self._of = done, of
        self._progress.show_count(done, of)
        self._write()

    def show_glance(self, done: int, of: int) -> None:
        """Show that the quick searches of `done` of `of` positions are finished."""
        self._progress.show_count(done, of)
        self._label.setText(self.tr("First look at the game"))

    def show_left(self, seconds: float | None) -> None:
        """Show the estimated time until the end in whole minutes.

        If `seconds` is None, show no estimate. A longer estimate than the shown one is ignored unless it is at least
        twice as long, because searches that confirm mistakes let the estimate rise and fall.
        """
        if seconds is None:
            self._least = None
            self._left.setText("")
            self._fit()
            return
        if self._least is None or seconds < self._least or seconds >= _LONGER * max(self._least, _MINUTE):
            self._least = seconds
        self._left.setText(self._about(self._least))
        self._fit()

    def show_comparing(self) -> None:
        """Show that moves are being compared."""
        self._label.setText(self.tr("Comparing moves"))

    def show_confirmed(self, done: int, of: int) -> None:
        """Show that long searches are confirming the marks, and that the marks of `done` of `of` moves are final."""
        self._progress.show_count(done, of)
        self._label.setText(self.tr("Confirming mistakes"))

    def minimumSizeHint(self) -> QSize:
        """Return the size without the estimate.

        A narrow bar leaves the estimate out, so the estimate never makes the window wider.
        """
        return QSize(self._needed(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # Implementation

    def _needed(self) -> int:
        """Return the width in pixels of everything except the estimate."""
        label = max(self._label.sizeHint().width(), self._label.minimumWidth())
        return label + _BAR_WIDTH + self._cancel.sizeHint().width() + 3 * GRID

    def _fit(self) -> None:
        """Show the estimate only if there is enough room for it."""
        has_room = self._needed() + self._left.sizeHint().width() + GRID <= self.width()
        self._left.setVisible(bool(self._left.text()) and has_room)
        self._label.setToolTip("" if has_room else self._left.text())

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._label.setFont(figure_font())
        self._left.setFont(figure_font())
        self._progress.setStyleSheet(f"background: {colors.border}; border-radius: 2px; max-height: 4px;")
        self._cancel.setStyleSheet(f"color: {colors.text}; padding: 1px {GRID}px;")

    def _write(self) -> None:
        if not self._of:  # the moves are only compared, and marks confirmed
            self._label.setText(self.tr("Comparing moves"))
            return
        self._label.setText(self._sentence(min(self._done + 1, self._of)))
        self._label.setMinimumWidth(self._label.fontMetrics().horizontalAdvance(self._sentence(self._of)))

    def _sentence(self, move: int) -> str:
        locale = QLocale()
        text = self.tr("Analysing move {number} of {total}")
        return fill(text, number=locale.toString(move), total=locale.toString(self._of))

    def _about(self, seconds: float) -> str:
        if seconds < _MINUTE:
            return self.tr("less than a minute left")
        if seconds < _HOUR:
            return self.tr("about %n minute(s) left", "", ceil(seconds / _MINUTE))
        hours = QLocale().toString(seconds / _HOUR, "f", 1)
        return fill(self.tr("about {count} hours left"), count=hours)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Analysis of the whole game"))
        self._progress.setAccessibleName(self.tr("Progress of the analysis"))
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setAccessibleName(self.tr("Cancel the analysis of the whole game"))
        self._write()

    def _dress_cancel(self) -> None:
        self._cancel.setObjectName("review_cancel")
        self._cancel.setAutoRaise(True)
        self._cancel.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._cancel.clicked.connect(self._on_cancel)

    @Slot()
    def _on_cancel(self) -> None:
        self.cancel_requested.emit()
