"""Measure the board in the real window on the screen of DISPLAY, in each workspace: python -m tests.e2e.board_widths

Prints one line of JSON, with all sizes in pixels. The window is first as the program opens it, then maximized.
"""

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from studio.ui.panes.spec import Workspace
from studio.ui.program import Program

_LONGEST_SECONDS = 30
_STILL_SECONDS = 0.4
"""The time without a change after which sizes count as final."""


def main() -> int:
    application = QApplication([])
    program = Program(application)
    window = program.window
    program.show()
    _wait(application, lambda: window.frameGeometry().height() > window.height())
    program.window.starting.end()
    measured = {"opened": _measured(application, program)}
    window.showMaximized()
    _wait(application, window.isMaximized)
    measured["maximized"] = _measured(application, program)
    print(json.dumps(measured))
    program.session.close(discard=True)
    program.close()
    return 0


def _measured(application: QApplication, program: Program) -> dict[str, object]:
    """Return the size of the window with and without its frame, and of the board in each workspace."""
    window = program.window
    boards: dict[str, tuple[float, float]] = {}
    for workspace in Workspace:
        window.actions_[f"workspace_{workspace}"].trigger()
        _wait_until_still(application, program)
        plate = window.panes.board.board_layout.plate_rect
        boards[workspace.value] = plate.width(), plate.height()
    frame = window.frameGeometry()
    return {
        "window": (window.width(), window.height()),
        "frame": (frame.left(), frame.top(), frame.width(), frame.height()),
        "boards": boards,
    }


def _wait_until_still(application: QApplication, program: Program) -> None:
    """Wait until the window and the board keep their sizes."""
    window, board = program.window, program.window.panes.board
    sizes, since = None, time.monotonic()

    def is_still() -> bool:
        nonlocal sizes, since
        now = window.size(), board.board_layout.plate_rect
        if now != sizes:
            sizes, since = now, time.monotonic()
        return time.monotonic() - since > _STILL_SECONDS

    _wait(application, is_still)


def _wait(application: QApplication, condition: Callable[[], bool]) -> None:
    end = time.monotonic() + _LONGEST_SECONDS
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError
        application.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    sys.exit(main())
