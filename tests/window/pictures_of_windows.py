"""Dialogs and secondary windows, for pictures."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import Profile
from studio.game.rules import PRESETS, Rules
from studio.insight.sides import SideSettings
from studio.lessons.reading import lessons
from studio.machine.folders import home_folders
from studio.matches.experiments import known_experiments
from studio.players.engine_list import save_engines
from studio.training.request import TEXTBOOK
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.profiles_dialog import ProfilesDialog
from studio.ui.program import Program
from studio.ui.projects.dialog import ProjectsDialog
from tests.players.engines import CLEVER, DETAILS, scripted
from tests.window.picture_waits import wait, wait_until

_GAMES = 30


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
