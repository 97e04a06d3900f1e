"""The controller of unexpected errors. It shows the first error in a dialog and counts later ones."""

import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtWidgets import QMainWindow, QMessageBox

from studio.game.message import fill
from studio.machine.error_text import described, sentence_of
from studio.machine.log import log_folder, program_and_system
from studio.machine.log_file import LOG, place_of
from studio.session.session import Session
from studio.ui.errors.error_dialog import ErrorDialog, ErrorReport, Safety
from studio.ui.errors.log_dialog import LogDialog
from studio.ui.texts.translating import translate

# A timer may raise the same error again and again.
_QUIET_SECONDS = 60.0
"""The number of seconds for which an error must not have occurred before it opens a dialog again."""
_program = logging.getLogger("studio")
_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Occurrence:
    """Where an error occurred, with its report."""

    place: object  # not the error itself, which would keep its whole stack alive
    report: ErrorReport


class UnexpectedErrors(QObject):
    """Shows a dialog for each log entry of level CRITICAL with an exception, from any thread.

    Only one dialog is open at a time. An error in the dialog itself is only logged.
    """

    _occurred = Signal(object)

    def __init__(self, session: Session, window: Callable[[], QMainWindow]) -> None:
        super().__init__()
        self._session, self._window = session, window
        self._dialog: ErrorDialog | None = None
        self._last_seen: dict[object, float] = {}
        # queued, because an error of a paint event must not open a dialog while the window paints
        self._occurred.connect(self._on_occurred, Qt.ConnectionType.QueuedConnection)
        self._listener = _Listener(self._occurred.emit)
        _program.addHandler(self._listener)

    def close(self) -> None:
        _program.removeHandler(self._listener)

    # Implementation

    @Slot(object)
    def _on_occurred(self, occurrence: _Occurrence) -> None:
        now = time.monotonic()
        before = self._last_seen.get(occurrence.place)
        self._last_seen[occurrence.place] = now
        if self._dialog is not None:
            self._dialog.count_another()
        elif before is None or now - before > _QUIET_SECONDS:
            self._show(occurrence.report)

    def _show(self, report: ErrorReport) -> None:
        try:
            dialog = ErrorDialog(report, self._safety(), self._window())
            dialog.log_requested.connect(self._on_log)
            dialog.quit_requested.connect(self._on_quit)
            dialog.finished.connect(self._on_finished)
            self._dialog = dialog
            dialog.show()
        except Exception:  # a critical log entry would open the dialog again
            _logger.exception("The dialog of an unexpected error could not be shown.")

    def _safety(self) -> Safety:
        if not self._session.is_changed:
            return Safety.SAVED
        return Safety.RECOVERABLE if self._session.is_recoverable else Safety.UNSAVED

    @Slot()
    def _on_log(self) -> None:
        dialog = LogDialog(log_folder(), self._dialog or self._window())
        dialog.exec()
        dialog.deleteLater()

    @Slot()
    def _on_quit(self) -> None:
        self._window().close()

    @Slot()
    def _on_finished(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()


def show_failed_start(error: Exception) -> None:
    """Show a message box that says why the window cannot open."""
    text = translate(
        "UnexpectedErrors",
        "The window cannot be opened because of an unexpected error ({error}). The log has the details: {path}",
    )
    box = QMessageBox(QMessageBox.Icon.Critical, "MCTS Studio", fill(text, error=sentence_of(error), path=_log_path()))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()


def _log_path() -> str:
    return str(log_folder() / LOG)


class _Listener(logging.Handler):
    """A log handler that passes unexpected errors to the callback `tell`. It may call it from any thread."""

    def __init__(self, tell: Callable[[_Occurrence], object]) -> None:
        super().__init__(logging.CRITICAL)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            with contextlib.suppress(Exception):  # Qt may have deleted the controller
                details = f"{program_and_system()}, Qt {qVersion()}\n\n{record.getMessage()}\n{described(error)}\n"
                self._tell(_Occurrence(place_of(error), ErrorReport(sentence_of(error), details)))
