"""Writes the messages of Qt to the log."""

import contextlib
import logging
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

_logger = logging.getLogger(__name__)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_messages() -> None:
    """Write all messages of Qt to the log from now on."""
    # They still appear on the error output.
    qInstallMessageHandler(_on_message)


def stop_logging_qt_messages() -> None:
    """Restore Qt's own message handler."""
    # Call this before Python ends, because Qt may write messages afterwards.
    qInstallMessageHandler(None)


def _on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _logger.log(_LEVELS[kind], "Qt: %s", text)
    if sys.stderr is not None:  # a program without a console has no error output
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(qFormatLogMessage(kind, context, text) + "\n")
