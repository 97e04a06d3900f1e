"""Makes the pictures of the real window for docs/pictures: python -m tests.window.pictures [FOLDER].

An existing file is replaced only if the new picture differs visibly; delete the file to replace it in any case.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEvent, QEventLoop, QLocale, Qt, QTimer
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QLineEdit, QPushButton

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import Profile
from studio.engine.options.steering import Steering
from studio.engine.views.found_nodes import TreeFilter
from studio.exercises.sources import Order
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.insight.sides import SideSettings
from studio.lessons.page import Stage
from studio.lessons.reading import lessons
from studio.machine.folders import home_folders
from studio.machine.resources import resource_path
from studio.machine.settings import PlaySection
from studio.matches.experiments import known_experiments
from studio.players.clocks import TimeControl
from studio.players.engine_list import save_engines
from studio.players.levels import SeatedEngine
from studio.players.proposals import setup_of
from studio.players.seats import GameSetup
from studio.thinking.thoughts import EngineState
from studio.training.request import TEXTBOOK
from studio.ui.export.frame_files import saving_animation
from studio.ui.export.frames import FramePainting
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.profiles_dialog import ProfilesDialog
from studio.ui.play.new_game import NewGameDialog
from studio.ui.program import Program
from studio.ui.projects.dialog import ProjectsDialog
from tests.players.engines import CLEVER, DETAILS, scripted
from tests.window.png_files import Pixels, replace_animation, save_png

_SIMULATIONS, _SOME = 200_000, 2_000
_LONGEST_MS = 60_000
_SCREEN = f"offscreen:configfile={Path(__file__).parents[1] / 'screen.json'}"
_GAMES = 30
_EVOLUTION, _ANIMATION_SIDE = "evolution", 480
_TRAINING = "training"


def first_start(program: Program) -> None:
    wait_until(lambda: program.live_search.thought is not None)


def analyse(program: Program) -> None:
    think(program, _SIMULATIONS)


def candidates(program: Program) -> None:
    program.window.actions_["show_discs"].trigger()
    think(program, _SIMULATIONS)


def threats(program: Program) -> None:
    """Black's threat in the middle of a game, with its line on the board."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "i8", "h7", "j8", "e5", "j10"):
        program.session.play(point_from_human(name, program.session.rules))
    program.window.actions_["show_threat_line"].trigger()
    wait_until(lambda: "threatens" in program.window.panes.threat_line.text())


def threat_marks(program: Program) -> None:
    """The marks of points at which a stone of either side makes a threat, with their legend."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "i8", "h7", "j8", "g6", "j10", "i6"):
        program.session.play(point_from_human(name, program.session.rules))
    program.window.panes.threats.switch(marked=True)
    board = program.window.panes.board
    wait_until(lambda: any(board.threats_on(point) for point in range(board.rules.size)))


def exercise(program: Program) -> None:
    """An exercise after the first correct move and a hint."""
    exercises = program.services.exercises
    program.window.controllers.exercises.begin(Order(level=3))
    wait_until(lambda: _is_asked(program))
    while exercises.page.hint is None or exercises.page.hint.move is None:
        exercises.hint()
        wait_until(lambda: _is_asked(program))
    exercises.play(exercises.page.hint.move)
    wait_until(lambda: _is_asked(program))
    for _ in range(2):
        exercises.hint()
        wait_until(lambda: _is_asked(program))


def _is_asked(program: Program) -> bool:
    page = program.services.exercises.page
    return page.exercise is not None and not page.busy and not page.is_collecting


def dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    think(program, _SIMULATIONS)


def priors(program: Program) -> None:
    """The network's priors as a heatmap, in a position with a few stones."""
    program.session.begin(PRESETS["gomoku-15"])
    for name in ("h8", "i9", "g9", "i7", "i8", "g8"):
        program.session.play(point_from_human(name, program.session.rules))
    raised(program, "dock_heatmap")
    program.window.actions_["show_priors"].trigger()
    think(program, _SOME)


def priors_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    priors(program)


def priors_small(program: Program) -> None:
    program.window.resize(900, 640)
    priors(program)


def play(program: Program) -> None:
    """A game against a casual engine after some moves, with a hint."""
    window = program.window
    window.actions_["workspace_play"].trigger()
    window.controllers.play.begin(setup_of(PlaySection()))
    for point in (112, 98, 82, 128):
        wait_until(lambda: program.services.live_game.awaits_person)
        if program.session.position.stone(point) is Stone.EMPTY:
            window.controllers.game.play(point)
    wait_until(lambda: program.services.live_game.awaits_person or not program.services.live_game.is_on)


def engine_game(program: Program) -> None:
    """A game between two engines with clocks, after some moves, with the numbers of each move."""
    window = program.window
    window.actions_["show_costs"].setChecked(True)
    black, white = (SeatedEngine(name, "full", Limit(seconds=0.4)) for name in ("studio", "studio"))
    clock = TimeControl(game_seconds=300, increment=3)
    window.controllers.play.begin(GameSetup(PRESETS["gomoku-15"], black, white, clock=clock))
    wait_until(lambda: program.session.record.position(program.services.live_game.tip).ply >= 7)
    program.services.live_game.pause()
    slow = SeatedEngine("studio", "full", Limit(seconds=1000.0))
    program.services.live_game.replace_player(Stone.WHITE, slow)
    program.services.live_game.go_on()
    wait(1500)


def full_screen(program: Program) -> None:
    engine_game(program)
    program.window.actions_["full_screen"].trigger()
    wait(500)


def new_game(program: Program) -> None:
    theme, nothing_changed = program.theme, lambda _seat, _side: None
    NewGameDialog(setup_of(PlaySection()), theme, program.window, edit_parameters=nothing_changed).show()


def parameters(program: Program, conflict: bool = False) -> None:
    """The dialog of parameters of the analysis, with three parameters that differ from the profile."""
    window = program.window
    before = program.live_search.parameters
    window.controllers.search.search_as("studio", replace(before, exploration=0.45, tree_radius=2, proofs=False))
    profiles = window.context.profiles
    title, theme, searched = "Parameters of the Analysis", window.context.theme, program.live_search.parameters
    dialog = ParametersDialog(
        title, profiles.catalogue["studio"], searched, theme, window, catalogue=profiles.catalogue, keep=profiles.keep
    )
    dialog.show()
    if conflict:
        dialog.resize(dialog.minimumSizeHint())
        dialog.rows["selection"].editor.setCurrentIndex(1)  # type: ignore[union-attr]
        dialog.rows["widening_start"].editor.stepBy(5)  # type: ignore[union-attr]


def parameters_dark(program: Program) -> None:
    program.window.actions_["theme_dark"].trigger()
    parameters(program)


def parameters_small(program: Program) -> None:
    """The dialog of parameters in its smallest size, with contradictory values."""
    parameters(program, conflict=True)


def profiles(program: Program) -> None:
    """The dialog of the user's profiles; one of them is damaged."""
    kept = program.window.context.profiles
    studio = kept.catalogue["studio"]
    wide = replace(studio.parameters, exploration=0.9, tree_radius=2)
    kept.keep(Profile("wide-and-slow", "Wide and slow", "", wide, "studio"))
    kept.keep(Profile("reading", "Reading", "", replace(wide, transpositions=False, proofs=False), "studio"))
    (Path(kept.folder) / "old.toml").write_text("exploration = ")
    kept.keep(Profile("wide-and-slow", "Wide and slow", "Looks two points around.", wide, "studio"))
    dialog = ProfilesDialog(kept, "~/.config/mcts-studio/profiles", program.theme, program.window)
    dialog.show()


def engines(program: Program) -> None:
    """The dialog of external engines, after a test of an engine."""
    folder = home_folders().config
    folder.mkdir(parents=True, exist_ok=True)
    entry = scripted(folder, CLEVER, name="First Free Point")
    other = replace(entry, name="Far Away", command=("/opt/engines/far-away",))
    save_engines([replace(entry, folder="", options=(("thread_num", "2"),)), other])
    program.window.actions_["engines"].trigger()
    dialog = program.window.controllers.engines.dialog
    assert dialog is not None
    button = dialog.findChild(QPushButton, "engine_test")
    assert button is not None
    button.click()
    wait_until(lambda: not program.services.engine_trial.is_running)
    shown = {"program": "/opt/engines/first-free-point", "arguments": "--calm"}
    for name, text in shown.items():
        field = dialog.findChild(QLineEdit, f"engine_{name}")
        assert field is not None
        field.setText(text)


def ask_engine(program: Program) -> None:
    """The analysis of a position by an external engine, reported in detail blocks."""
    folder = home_folders().config
    folder.mkdir(parents=True, exist_ok=True)
    save_engines([scripted(folder, DETAILS, name="First Free Point")])
    program.session.begin(PRESETS["gomoku-15"])
    program.window.actions_["ask_engine"].trigger()
    dialog = program.window.controllers.engine_question.dialog
    assert dialog is not None
    button = dialog.findChild(QPushButton, "question_ask")
    assert button is not None
    button.click()
    wait_until(lambda: not program.services.engine_question.is_running)


def review(program: Program) -> None:
    """A finished game with variations, after a review."""
    session, window = program.session, program.window
    session.open(resource_path("games/first-steps.sgf"))
    session.go_to_end()
    program.services.review.begin(session.record, session.node.path(), Limit(simulations=20_000))
    wait_until(lambda: not program.services.review.is_running)
    window.actions_["move_numbers"].trigger()
    window.actions_["previous_mistake"].trigger()
    window.actions_["show_discs"].trigger()


def chinese(program: Program) -> None:
    chosen = program.window.menus.languages.findChild(QAction, "language_zh_CN")
    assert chosen is not None
    chosen.trigger()
    program.window.resize(1440, 900)
    think(program, _SIMULATIONS)


def study(program: Program) -> None:
    program.window.actions_["workspace_study"].trigger()
    think(program, _SIMULATIONS)


def stepping(program: Program) -> None:
    """The phase *select* with the terms of its scores, beside the tree."""
    think(program, _SIMULATIONS)
    for pane in ("dock_steps", "dock_tree"):
        dock = program.window.findChild(QDockWidget, pane)
        assert dock is not None
        dock.raise_()
    program.window.actions_["step_phase"].trigger()
    wait(1500)


def compare(program: Program) -> None:
    """A comparison of uniform with neighbour rollouts, after equal numbers of simulations."""
    program.window.actions_["compare_rollouts"].trigger()
    compared = program.window.controllers.comparing.window
    assert compared is not None
    compared.resize(1280, 860)
    wait_until(lambda: program.services.comparison.progress == 1.0)
    wait(500)


def compare_network(program: Program) -> None:
    """A comparison of a network with rollouts, with the network's priors."""
    program.window.actions_["compare"].trigger()
    compared = program.window.controllers.comparing.window
    assert compared is not None
    compared.resize(1280, 860)
    sides = SideSettings("studio"), SideSettings("studio-rollouts")
    compared.compare(program.session.position, *sides, Limit(simulations=10_000))
    wait_until(lambda: program.services.comparison.progress == 1.0)
    wait(500)


def experiments(program: Program) -> None:
    """The page of experiments."""
    program.window.actions_["matches"].trigger()
    window = program.window.controllers.matches.shown_window()
    window.resize(1240, 820)
    window.experiments.list.setCurrentRow(window.experiments.list.count() - 1)
    wait(500)


def projects(program: Program) -> None:
    """The dialog of classroom projects, with the Connect Four lab."""
    dialog = ProjectsDialog(known_experiments()[0], lessons(), program.window)
    dialog.list.setCurrentRow(dialog.list.count() - 1)
    dialog.show()


def match(program: Program) -> None:
    """The page of a match, while an experiment runs."""
    experiments(program)
    page = program.window.controllers.matches.shown_window().experiments
    (quick,) = page.list.findItems("Neighbour", Qt.MatchFlag.MatchStartsWith)
    page.list.setCurrentItem(quick)
    page.start.click()
    wait_until(lambda: len(program.services.live_match.results) >= _GAMES)
    wait(500)


def training(program: Program) -> None:
    """The training window, after more than a minute of a toy training."""
    program.window.actions_["training"].trigger()
    window = program.window.controllers.training.shown_window()
    window.view.start.click()
    for minutes in (0.2, 0.6, 1.0, 1.4):  # several waits, because each has a timeout
        wait_until(lambda minutes=minutes: _minutes_of(program) >= minutes)  # type: ignore[misc]
    wait_until(lambda: len(window.view.board.moves_shown) == 5)


def training_settings(program: Program) -> None:
    """All settings of a training on a rectangle; some are changed."""
    program.window.actions_["training"].trigger()
    setup = program.window.controllers.training.shown_window().view.setup
    setup.rules_editor.set_rules(Rules(6, 9, 4))
    setup.network.setCurrentIndex(setup.network.findData(TEXTBOOK))
    setup._settings = {"playouts": "400", "c": "4", "batch": "512"}
    setup.made_dialog().show()


def _minutes_of(program: Program) -> float:
    return program.services.training.curve[-1].seconds / 60 if program.services.training.curve else 0.0


def node(program: Program) -> None:
    """A node three plies below the root on the board and among the candidates, beside the tree."""
    think(program, _SIMULATIONS)
    thought = program.live_search.thought
    assert thought is not None
    path = thought.snapshot.candidates[0].line[:3]
    program.window.panes.tree.reveal(path)
    program.window.controllers.inside.nodes.choose(path)
    wait(500)


def inside(program: Program) -> None:
    """A drawing of the tree, a filter, an excluded move, and the explanation why another move was not chosen."""
    window = program.window
    window.actions_["workspace_study"].trigger()
    think(program, _SIMULATIONS)
    thought = program.live_search.thought
    assert thought is not None
    first, second, third = (row.point for row in thought.snapshot.candidates[:3])
    window.controllers.inside.steering._steer(Steering(excluded=frozenset({third}), more_visits=((second, 100_000),)))
    window.controllers.inside.explanations.ask_about(second)
    window.actions_["count_tree"].trigger()
    window.controllers.inside.nodes.choose((first,))
    window.controllers.inside.nodes.return_to_root()
    window.controllers.inside.explanations.ask_about(second)
    wait(1500)


def filtered(program: Program) -> None:
    """A filter that lists all nodes with at least 500 visits."""
    think(program, _SIMULATIONS)
    for pane in ("dock_tree", "dock_breakpoints"):
        raised(program, pane)
    wanted = TreeFilter(fewest_visits=500)
    program.window.panes.tree_filter.set_filter(wanted)
    program.window.panes.tree_filter.filter_requested.emit(wanted)
    wait(800)


def replay(program: Program) -> None:
    """The moment of a search after its first thousand simulations."""
    think(program, _SIMULATIONS)
    bar = program.window.panes.replay
    at = next(place for place, moment in enumerate(bar.snapshots) if moment.simulations >= 1000)
    bar._slider.setValue(at)
    wait(500)


def lesson(program: Program) -> None:
    """A step of the third lesson with a question."""
    window = program.window
    window.actions_["workspace_study"].trigger()
    window.controllers.lessons.begin(lessons()[2])
    runner = window.controllers.lessons._runner
    assert runner is not None
    while runner.page.stage is not Stage.PREDICTING:
        window.panes.lessons.continue_requested.emit()
        wait_until(lambda: runner.page.stage is not Stage.WORKING)
    wait(500)


def raised(program: Program, pane: str) -> None:
    dock = program.window.findChild(QDockWidget, pane)
    assert dock is not None
    dock.raise_()


def connect_four(program: Program, columns: tuple[int, ...] = (3, 3, 3, 4, 2, 3)) -> None:
    program.session.begin(PRESETS["connect-four"])
    for column in columns:
        point = program.session.position.landing_point(column)
        assert point is not None
        program.session.play(point)
    program.window.actions_["show_discs"].trigger()
    think(program, _SIMULATIONS)


def exact_end(program: Program) -> None:
    """A distant win that the endgame solver proved after a thousand simulations."""
    connect_four(program, (6, 6, 3, 5, 5, 1, 2, 4, 3, 5, 6, 5))


def tic_tac_toe(program: Program) -> None:
    program.session.begin(PRESETS["tic-tac-toe"])
    for point in (4, 0):
        program.session.play(point)
    think(program, _SIMULATIONS)


def small(program: Program) -> None:
    program.window.resize(900, 640)
    think(program, _SIMULATIONS)


PICTURES: dict[str, Callable[[Program], None]] = {
    "first-start": first_start,
    "analyse": analyse,
    "candidates": candidates,
    "priors": priors,
    "priors-dark": priors_dark,
    "priors-small": priors_small,
    "priors-large": priors,
    "threats": threats,
    "threat-marks": threat_marks,
    "exercise": exercise,
    "play": play,
    "engine-game": engine_game,
    "full-screen": full_screen,
    "new-game": new_game,
    "engines": engines,
    "parameters": parameters,
    "parameters-dark": parameters_dark,
    "parameters-small": parameters_small,
    "parameters-large": parameters,
    "profiles": profiles,
    "ask-engine": ask_engine,
    "review": review,
    "study": study,
    "stepping": stepping,
    "node": node,
    "inside": inside,
    "filter": filtered,
    "replay": replay,
    "lesson": lesson,
    "compare": compare,
    "compare-network": compare_network,
    "experiments": experiments,
    "projects": projects,
    "match": match,
    _TRAINING: training,
    "training-settings": training_settings,
    "chinese": chinese,
    "connect-four": connect_four,
    "exact-end": exact_end,
    "tic-tac-toe": tic_tac_toe,
    "dark": dark,
    "small": small,
    "large": analyse,
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
    think(program, _SIMULATIONS)
    thought = program.live_search.thought
    assert thought is not None
    painting = FramePainting(program.window.panes.board, program.window.controllers.display.heat, _ANIMATION_SIDE)
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
    if PICTURES[name] is not first_start:
        program.window.starting.end()
    PICTURES[name](program)
    wait(300)  # until all animations have ended
    controllers = program.window.controllers
    compared = controllers.comparing.window or controllers.matches.window or controllers.training.window
    dialogs = [dialog for dialog in program.window.findChildren(QDialog) if dialog.isVisible()]
    shown = application.activeModalWidget() or next(iter(dialogs), compared or program.window)
    save_png(_pixels(shown.grab().toImage()), Path(path))


def _pixels(image: QImage) -> Pixels:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(bytes(plain.constBits()), np.uint8).reshape(plain.height(), plain.bytesPerLine())
    return lines[:, : 3 * plain.width()].reshape(plain.height(), plain.width(), 3)


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


if __name__ == "__main__":
    sys.exit(take(*sys.argv[2:4]) if sys.argv[1:2] == ["--one"] else main(sys.argv[1:]))
