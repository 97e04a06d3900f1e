"""Checks in a thread whether a network file can be used for a game. A signal reports the answer."""

import logging
import threading
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from studio.activities import messages
from studio.game.errors import StudioError
from studio.game.rules import Rules
from studio.thinking.preparation import load

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CheckedNetwork:
    """The result of checking a network file for a game.

    If the file cannot be used, `error` says why; otherwise it is None.
    """

    file: Path
    rules: Rules
    error: StudioError | None = None


class NetworkCheck(QObject):
    """Checks one file at a time. Its methods are called, and its signals are emitted, in the window's thread."""

    checked = Signal(object)
    """Emitted with the `CheckedNetwork` of the newest request."""

    _reported = Signal(int, object)  # emitted in the thread, with the number of the thread's request

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads = list[threading.Thread]()
        self._number = 0
        self._reported.connect(self._on_reported, Qt.ConnectionType.QueuedConnection)

    def start(self, file: Path, rules: Rules) -> None:
        """Check a file. Earlier requests that have no answer yet are dropped."""
        self._number += 1
        thread = threading.Thread(target=self._run, args=(file, rules, self._number), name="network check")
        self._threads = [other for other in self._threads if other.is_alive()] + [thread]
        thread.start()

    def close(self) -> None:
        """Drop all requests, and wait until the threads have ended."""
        self._number += 1
        for thread in self._threads:
            thread.join()

    # In the thread

    def _run(self, file: Path, rules: Rules, number: int) -> None:
        self._reported.emit(number, CheckedNetwork(file, rules, _error_of(file, rules)))

    # In the window's thread

    def _on_reported(self, number: int, checked: CheckedNetwork) -> None:
        if number == self._number:
            self.checked.emit(checked)


def _error_of(file: Path, rules: Rules) -> StudioError | None:
    try:
        load("studio.networks.searching")
        from studio.networks.searching import refuse_unfit_network

        refuse_unfit_network(str(file), rules)
    except StudioError as error:
        return error
    except Exception as error:
        _logger.exception("A network could not be checked.")
        return StudioError(messages.NETWORK_NOT_CHECKED, reason=str(error) or type(error).__name__)
    return None
