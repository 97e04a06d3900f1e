"""A small dialog that shows the progress of long work."""

# The user can cancel the work. The window stays responsive.

import time
from collections.abc import Generator, Iterator

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QWidget

from studio.game.errors import StudioError
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.theme import GRID

_SLICE_SECONDS = 0.012
"""Seconds of work between two updates of the window. This is about the time of one frame on the screen."""
_WIDTH = 45 * GRID


class ExportProgress(QDialog):
    """Runs work step by step, and shows its progress.

    The work is a generator that yields how much is done, from 0 to 1. If the user cancels, the generator is closed and
    must remove unfinished results.
    """

    finished_work = Signal()
    cancelled = Signal()
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export_progress")
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._work: Iterator[float] | None = None
        self._title, self._bar = QLabel(), BusyBar("export_bar")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_next)
        self._buttons.rejected.connect(self.reject)
        self._arrange()
        self._set_texts()
        if parent is not None:
            parent.window().installEventFilter(self)

    @property
    def is_running(self) -> bool:
        return self._work is not None

    def run(self, work: Iterator[float], title: str) -> None:
        """Start the work and return at once. Cancel other running work."""
        # A signal reports the end.
        self.cancel()
        self._work = work
        self._title.setText(title)
        self._bar.setAccessibleName(title)
        self._bar.show_fraction(0)
        self.open()
        self._timer.start()

    @Slot()
    def cancel(self) -> None:
        if self._end():
            self.cancelled.emit()

    def reject(self) -> None:
        """Cancel the work on Escape or a click on the button."""
        self.cancel()
        super().reject()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cancel the work when the window is hidden."""
        if event.type() is QEvent.Type.Hide and not event.spontaneous():
            self.cancel()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.cancel()
        super().closeEvent(event)

    # Implementation

    @Slot()
    def _on_next(self) -> None:
        try:
            done = self._advance()
        except StudioError as error:
            self._end()
            self.failed.emit(error)
        except BaseException:
            self._end()  # otherwise the dialog would stay open after an unexpected error
            raise
        else:
            self._show(done)

    def _advance(self) -> float | None:
        """Run steps for about the time of one frame.

        Return how much is done, from 0 to 1, or None if the work has ended.
        """
        until, done = time.perf_counter() + _SLICE_SECONDS, 0.0
        while self._work is not None:
            try:
                done = next(self._work)
            except StopIteration:
                return None
            if time.perf_counter() >= until:
                break
        return done

    def _show(self, done: float | None) -> None:
        if done is not None:
            self._bar.show_fraction(done)
        elif self._end():
            self.finished_work.emit()

    def _end(self) -> bool:
        """End the work. Return False if no work was running."""
        work, self._work = self._work, None
        self._timer.stop()
        if isinstance(work, Generator):
            work.close()
        self.hide()
        return work is not None

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("MCTS Studio"))

    def _arrange(self) -> None:
        self._bar.setMinimumWidth(_WIDTH)
        self._title.setObjectName("export_title")
        vbox(self._title, self._bar, GRID, self._buttons, of=self, margins=2 * GRID)
