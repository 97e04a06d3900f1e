"""Comparisons of two searches, started from their dialog."""

from pytestqt.qtbot import QtBot

from studio.ui.controllers.windows.compare_window import CompareWindow
from studio.ui.program import Program


def opened(program: Program, action: str = "compare") -> CompareWindow:
    program.window.actions_[action].trigger()
    window = program.window.controllers.comparing.window
    assert window is not None
    return window


def ended(qtbot: QtBot, program: Program) -> None:
    qtbot.waitUntil(
        lambda: program.services.comparison.progress == 1.0 and not program.services.comparison.is_thinking,
        timeout=60_000,
    )
