"""The window is painted before the compiler is loaded, which takes half a second or more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.engine import Limit, Parameters, Search
from studio.engine.saved.writing import saving
from studio.game.position import Position
from studio.game.rules import PRESETS

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from studio.ui.program import Program

class Paints(QObject):
    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            print("numba" in sys.modules)
            program.window.removeEventFilter(self)
            program.live_search.thought_changed.connect(lambda: application.exit(0))
        return False

application = QApplication([])
program, paints = Program(application, *map(Path, sys.argv[1:])), Paints()
program.window.installEventFilter(paints)
program.show()
application.exec()
program.session.close(discard=True)
print("numba" in sys.modules)
"""


def seen(home: Path, *arguments: str) -> list[str]:
    """Return whether the compiler was loaded at the first painting, and after the first search."""
    environment = os.environ | {"MCTS_STUDIO_HOME": str(home)}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=120)
    return told.stdout.split()


def test_the_window_is_painted_before_the_compiler_is_loaded(tmp_path: Path) -> None:
    assert seen(tmp_path) == ["False", "True"]


@pytest.mark.long
def test_the_code_of_windows_that_are_not_open_is_not_loaded() -> None:
    program = "import sys, studio.ui.program; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True, timeout=120)
    windows = {f"studio.ui.controllers.windows.{name}_window" for name in ("match", "training", "compare")}
    dialogs = {"studio.ui.engines.dialog", "studio.ui.projects.dialog"}
    assert not (windows | dialogs) & set(told.stdout.split())


@pytest.mark.long
def test_a_search_requested_at_the_start_waits_for_the_painting(tmp_path: Path) -> None:
    search = Search(Position(PRESETS["tic-tac-toe"]), Parameters(), seed=1)
    search.run(Limit(simulations=50))
    for _ in saving(search, tmp_path / "search.npz", ()):
        pass
    assert seen(tmp_path, str(tmp_path / "search.npz")) == ["False", "True"]
