"""Lets the window think and wait for a picture."""

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QDockWidget

from studio.thinking.thoughts import EngineState
from studio.ui.program import Program

SIMULATIONS, SOME = 200_000, 2_000
"""The numbers of simulations of most pictures, and of those that need few."""
_LONGEST_MS = 60_000


def raised(program: Program, pane: str) -> None:
    dock = program.window.findChild(QDockWidget, pane)
    assert dock is not None
    dock.raise_()


def think(program: Program, simulations: int) -> None:
    program.window.actions_["run"].trigger()
    wait_until(lambda: _enough(program, simulations))
    program.live_search.pause()
    wait_until(lambda: program.live_search.state is not EngineState.THINKING)


def _enough(program: Program, simulations: int) -> bool:
    thought = program.live_search.thought
    ended = program.live_search.state in (EngineState.PROVEN, EngineState.OVER)
    return ended or (thought is not None and thought.snapshot.simulations >= simulations)


def wait_until(condition: Callable[[], bool]) -> None:
    waited = 0
    while not condition():
        if waited > _LONGEST_MS:
            raise TimeoutError("the window did not get there")
        wait(20)
        waited += 20


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
