"""Makes the pictures of the real window for docs/pictures: python -m tests.window.pictures [FOLDER].

An existing file is replaced only if the new picture differs visibly; delete the file to replace it in any case.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog

from studio.ui.export.frame_files import saving_animation
from studio.ui.export.frames import FramePainting
from studio.ui.program import Program
from tests.window import pictures_of_games as games
from tests.window import pictures_of_searches as searches
from tests.window import pictures_of_windows as windows
from tests.window.picture_waits import SIMULATIONS, think, wait
from tests.window.png_files import Pixels, replace_animation, save_png

_SCREEN = f"offscreen:configfile={Path(__file__).parents[1] / 'screen.json'}"
_EVOLUTION, _ANIMATION_SIDE = "evolution", 480
_TRAINING = "training"

PICTURES: dict[str, Callable[[Program], None]] = {
    "first-start": searches.first_start,
    "analyse": searches.analyse,
    "priors": searches.priors,
    "priors-dark": searches.priors_dark,
    "priors-small": searches.priors_small,
    "priors-large": searches.priors,
    "threats": searches.threats,
    "threat-marks": searches.threat_marks,
    "exercise": games.exercise,
    "practice": games.practice,
    "practice-dark": games.practice_dark,
    "play": games.play,
    "engine-game": games.engine_game,
    "full-screen": games.full_screen,
    "new-game": games.new_game,
    "engines": windows.engines,
    "parameters": windows.parameters,
    "parameters-dark": windows.parameters_dark,
    "parameters-small": windows.parameters_small,
    "parameters-large": windows.parameters,
    "profiles": windows.profiles,
    "ask-engine": windows.ask_engine,
    "review": games.review,
    "review-dark": games.review_dark,
    "report": games.report,
    "report-dark": games.report_dark,
    "study": searches.study,
    "lesson": games.lesson,
    "compare": windows.compare,
    "compare-network": windows.compare_network,
    "projects": windows.projects,
    "match": windows.match,
    _TRAINING: windows.training,
    "training-settings": windows.training_settings,
    "chinese": searches.chinese,
    "connect-four": games.connect_four,
    "exact-end": games.exact_end,
    "dark": searches.dark,
    "small": searches.small,
}


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "docs/pictures").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    for name in (*PICTURES, _EVOLUTION):
        ending = "gif" if name == _EVOLUTION else "png"
        scale = {"QT_SCALE_FACTOR": "2"} if name.endswith("large") else {}
        with tempfile.TemporaryDirectory() as home:
            environment = os.environ | {"MCTS_STUDIO_HOME": home, "QT_QPA_PLATFORM": _SCREEN} | scale
            command = [sys.executable, "-m", "tests.window.pictures", "--one", name, str(folder / f"{name}.{ending}")]
            subprocess.run(command, env=environment, check=True)
    return 0


def evolution(program: Program, path: str) -> None:
    """Write an animation of the growing search."""
    program.window.actions_["show_discs"].trigger()
    think(program, SIMULATIONS)
    thought = program.live_search.thought
    assert thought is not None
    painting = FramePainting(
        program.window.panes.board, program.window.controllers.display.heatmap.settings, _ANIMATION_SIDE
    )
    new = Path(path).with_suffix(".new")
    for _ in saving_animation(painting, thought.timeline, new):
        pass
    replace_animation(new, Path(path))


def take(name: str, path: str) -> int:
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    QLocale.setDefault(QLocale(QLocale.Language.English))
    program = Program(application)
    program.window.resize(1440, 900)
    program.show()
    if name == _EVOLUTION:
        evolution(program, path)
    else:
        _take_window(application, program, name, path)
    program.session.close(discard=True)
    program.close()
    program.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # before Python destroys the widgets
    return 0


def _take_window(application: QApplication, program: Program, name: str, path: str) -> None:
    if PICTURES[name] is not searches.first_start:
        program.window.starting.end()
    PICTURES[name](program)
    wait(300)  # until all animations have ended
    controllers = program.window.controllers
    owners = (controllers.comparing, controllers.matches, controllers.training, controllers.reports)
    compared = next((owner.window for owner in owners if owner.window is not None), None)
    dialogs = [dialog for dialog in program.window.findChildren(QDialog) if dialog.isVisible()]
    shown = application.activeModalWidget() or next(iter(dialogs), compared or program.window)
    save_png(_pixels(shown.grab().toImage()), Path(path))


def _pixels(image: QImage) -> Pixels:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(bytes(plain.constBits()), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3)


if __name__ == "__main__":
    sys.exit(take(*sys.argv[2:4]) if sys.argv[1:2] == ["--one"] else main(sys.argv[1:]))
