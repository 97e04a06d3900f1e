"""Parameters of the analysis in the real window: editing, applying, naming and remembering."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from studio.engine.options.parameters import Parameters, Selection
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.machine.folders import home_folders
from studio.machine.settings import EngineSection, Settings, default_path, load_settings, save_settings
from studio.players.profile_folder import ProfileFolder
from studio.thinking.thoughts import EngineState
from studio.ui.parameters.dialog import ParametersDialog
from studio.ui.parameters.number_box import NumberBox
from studio.ui.parameters.profile_menu import ProfileMenu
from studio.ui.program import Program
from tests.window.hands import child, child_of
from tests.window.starting import Start
from tests.window.thinking import wait_for_state

STUDIO = PROFILES["studio"].parameters
MINE = Profile("mine", "Mine", "", replace(STUDIO, exploration=0.9), "studio")
CTRL = Qt.KeyboardModifier.ControlModifier
Steps = Callable[[ParametersDialog], None]


def in_dialog(qtbot: QtBot, steps: Steps, end: Qt.Key = Qt.Key.Key_Return) -> list[ParametersDialog]:
    """Act in the next parameters dialog, then close it by a key."""
    met: list[ParametersDialog] = []

    def carry_out() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ParametersDialog)
        met.append(dialog)
        try:
            steps(dialog)
            dialog.rows["proofs"].editor.setFocus()
            qtbot.keyClick(dialog, end)
        finally:
            if dialog.isVisible():  # a failed test must not block
                dialog.reject()

    QTimer.singleShot(0, carry_out)
    return met


def type_number(qtbot: QtBot, dialog: ParametersDialog, name: str, text: str) -> None:
    editor = dialog.rows[name].editor
    assert isinstance(editor, NumberBox)
    editor.selectAll()
    qtbot.keyClicks(editor, text)


def ask(qtbot: QtBot, program: Program, steps: Steps, end: Qt.Key = Qt.Key.Key_Return) -> None:
    met = in_dialog(qtbot, steps, end)
    qtbot.keyClick(program.window, Qt.Key.Key_P, CTRL)
    assert met
    program.window.activateWindow()  # no window manager gives it the focus again
    qtbot.waitUntil(program.window.isActiveWindow, timeout=20_000)


def run_to(qtbot: QtBot, program: Program, simulations: int) -> None:
    program.live_search.run_to(simulations)
    qtbot.waitUntil(lambda: made(program) >= simulations, timeout=30_000)


def made(program: Program) -> int:
    thought = program.live_search.thought
    return thought.snapshot.simulations if thought is not None else 0


def profile_box(program: Program) -> QComboBox:
    return program.window.panes.bar.profile


def test_a_change_restarts_the_search_with_it(qtbot: QtBot, start: Start) -> None:
    program = start()
    run_to(qtbot, program, 100)
    run = program.live_search.run
    ask(qtbot, program, lambda dialog: type_number(qtbot, dialog, "exploration", "0.9"))
    assert program.live_search.parameters == replace(STUDIO, exploration=0.9)
    assert program.live_search.run > run
    assert profile_box(program).currentText() == "Studio, changed"
    assert program.window.controllers.search.profile == "studio"
    run_to(qtbot, program, 5000)
    program.window.controllers.search.keep()
    kept = program.session.node.analysis
    assert kept is not None
    assert (kept.profile, kept.parameters["exploration"]) == ("studio", 0.9)


@pytest.mark.long
def test_cancel_changes_nothing(qtbot: QtBot, start: Start) -> None:
    program = start()
    run = program.live_search.run
    ask(qtbot, program, lambda dialog: type_number(qtbot, dialog, "exploration", "0.9"), Qt.Key.Key_Escape)
    assert (program.live_search.parameters, program.live_search.run) == (STUDIO, run)
    ask(qtbot, program, lambda _: None)
    assert program.live_search.run == run, "nor does Apply where nothing was changed"
    assert profile_box(program).currentText() == "Studio"


@pytest.mark.long
def test_memory_is_also_set_in_the_pane_and_does_not_change_the_profile(qtbot: QtBot, start: Start) -> None:
    program = start()
    ask(qtbot, program, lambda dialog: type_number(qtbot, dialog, "memory_mb", "96"))
    assert program.live_search.parameters.memory_mb == 96
    assert program.window.panes.panel.memory.value() == 96
    assert profile_box(program).currentText() == "Studio"


@pytest.mark.long
def test_choosing_the_profile_again_discards_the_changes(qtbot: QtBot, start: Start) -> None:
    program = start()
    ask(qtbot, program, lambda dialog: type_number(qtbot, dialog, "exploration", "0.9"))
    box = profile_box(program)
    box.activated.emit(box.currentIndex())
    assert program.live_search.parameters == STUDIO
    assert box.currentText() == "Studio"


@pytest.mark.long
def test_changes_are_remembered(qtbot: QtBot, start: Start) -> None:
    program = start()

    def change(dialog: ParametersDialog) -> None:
        type_number(qtbot, dialog, "exploration", "0.123456789")
        type_number(qtbot, dialog, "first_play", "-0.5")
        dialog.rows["proofs"].editor.toggle()  # type: ignore[union-attr]

    ask(qtbot, program, change)
    wanted = replace(STUDIO, exploration=0.123456789, first_play=-0.5, proofs=False)
    assert program.live_search.parameters == wanted
    leave(program)
    again = start()
    assert again.live_search.parameters == wanted
    assert profile_box(again).currentText() == "Studio, changed"


@pytest.mark.long
@pytest.mark.parametrize(
    "changes", [{"exploration": "much"}, {"speed": "3"}, {"selection": "puct", "widening_start": "3"}]
)
def test_invalid_remembered_changes_are_dropped(home: Path, start: Start, changes: dict[str, str]) -> None:
    del home
    save_settings(default_path(), Settings(engine=EngineSection(profile="graph", changes=changes, memory_mb=64)))
    program = start()
    assert program.live_search.parameters == replace(PROFILES["graph"].parameters, memory_mb=64)
    assert profile_box(program).currentText() == "Graph search"


def test_a_user_profile_is_chosen_remembered_and_may_be_deleted(home: Path, start: Start) -> None:
    del home
    folder = ProfileFolder(home_folders().profiles)
    folder.save(MINE)
    program = start()
    box = profile_box(program)
    box.setCurrentIndex(box.findData("mine"))
    box.activated.emit(box.currentIndex())
    assert program.live_search.parameters == MINE.parameters
    assert program.window.controllers.search.profile == "mine"
    leave(program)
    again = start()
    assert (again.live_search.parameters, profile_box(again).currentText()) == (MINE.parameters, "Mine")
    again.window.context.profiles.delete("mine")
    assert again.live_search.parameters == MINE.parameters
    assert profile_box(again).currentText() == "Studio, changed"
    leave(again)
    settings, _ = load_settings(default_path())
    assert (settings.engine.profile, settings.engine.changes) == ("studio", {"exploration": "0.9"})


@pytest.mark.long
def test_a_damaged_profile_is_named_in_the_window(home: Path, start: Start) -> None:
    del home
    folder = home_folders().profiles
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("exploration = ")
    program = start()
    program.show()
    assert "The profile mine.toml was skipped: The file is not valid TOML" in program.window.panes.note.text()


@pytest.mark.long
def test_saved_parameters_are_listed_with_the_built_in_profiles_at_once(qtbot: QtBot, start: Start) -> None:
    program = start()

    def save(dialog: ParametersDialog) -> None:
        type_number(qtbot, dialog, "exploration", "0.9")
        assert dialog._keep is not None
        dialog._catalogue = dialog._keep(MINE)
        dialog._profile = MINE

    ask(qtbot, program, save)
    assert profile_box(program).currentText() == "Mine"
    assert ProfileFolder(home_folders().profiles).catalogue()["mine"] == MINE
    assert program.window.controllers.search.profile == "mine"


@pytest.mark.long
def test_each_side_of_a_comparison_has_its_own_parameters(qtbot: QtBot, home: Path, start: Start) -> None:
    del home
    ProfileFolder(home_folders().profiles).save(MINE)
    program = start()
    program.window.actions_["compare"].trigger()
    window = program.window.controllers.comparing.window
    assert window is not None
    button = child_of(window, QToolButton, "compare_left_parameters")
    plainer = program.services.comparison.right.settings.parameters
    met = in_dialog(qtbot, lambda dialog: type_number(qtbot, dialog, "tree_radius", "4"))
    button.click()
    assert met[0].windowTitle() == "Parameters of A"
    left, right = program.services.comparison.left.settings, program.services.comparison.right.settings
    assert left.parameters == replace(STUDIO, tree_radius=4)
    assert window.left.profile.currentText() == "Studio, changed"
    assert right.parameters == plainer != left.parameters
    in_dialog(qtbot, lambda dialog: type_number(qtbot, dialog, "exploration", "0.7"))
    button.click()
    assert window.left.exploration.text() == "0.7"
    assert window.left.settings.parameters == replace(STUDIO, tree_radius=4, exploration=0.7)
    window.right.profile.setCurrentIndex(window.right.profile.findData("mine"))
    assert program.services.comparison.right.settings.parameters == MINE.parameters
    box = window.left.profile
    box.activated.emit(box.currentIndex())
    assert window.left.settings.parameters == replace(STUDIO, exploration=0.7), "its box stays unchanged"


@pytest.mark.long
def test_foreign_parameters_are_named_after_the_nearest_profile(start: Start) -> None:
    program = start()
    program.window.controllers.search.take_parameters(replace(PROFILES["classic-uct"].parameters, exploration=0.5))
    assert profile_box(program).currentText() == "Classic UCT, changed"
    program.window.controllers.search.take_parameters(PROFILES["win-share"].parameters)
    assert profile_box(program).currentText() == "UCT, wins / visits"


@pytest.mark.long
def test_the_button_beside_the_profile_opens_the_dialog(qtbot: QtBot, start: Start) -> None:
    program = start()

    def change(dialog: ParametersDialog) -> None:
        selection = dialog.rows["selection"].editor
        assert isinstance(selection, QComboBox)
        selection.setCurrentIndex(selection.findData("puct"))

    met = in_dialog(qtbot, change)
    child(program, QToolButton, "parameters").click()
    assert met
    assert program.live_search.parameters.selection is Selection.PUCT
    assert isinstance(program.live_search.parameters, Parameters)


def leave(program: Program) -> None:
    program.session.mark_saved(Path("unused.sgf"))
    assert program.window.close()
    program.close()


def test_a_key_chooses_a_profile_in_full_screen(qtbot: QtBot, start: Start) -> None:
    program = start()
    window = program.window
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    window.actions_["choose_profile"].trigger()
    menu = window.findChild(ProfileMenu)
    assert menu is not None
    active = menu.activeAction()
    assert active is not None
    assert active.text() == "Studio"
    classic = next(action for action in menu.actions() if action.data() == "classic-uct")
    menu.setActiveAction(classic)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert window.controllers.search.profile == "classic-uct"
    assert program.live_search.parameters.proofs is False
    assert window.panes.note.text() == "The search uses the profile Classic UCT now."


@pytest.mark.long
def test_the_steps_name_a_profile_if_the_result_is_proven(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.session.present(GameRecord(PRESETS["tic-tac-toe"]))
    program.window.actions_["run"].trigger()
    wait_for_state(qtbot, program, EngineState.PROVEN)
    shown = [label.text() for label in program.window.panes.steps.findChildren(QLabel)]
    assert any("such as Classic UCT: “Choose a Profile” (Ctrl+Alt+P)." in text for text in shown)


def test_the_key_of_profiles_works_without_an_entry_in_a_menu(qtbot: QtBot, start: Start) -> None:
    window = start().window
    for key in (Qt.Key.Key_F11, Qt.Key.Key_Escape, None):
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window.panes.board, Qt.Key.Key_P, CTRL | Qt.KeyboardModifier.AltModifier)
        menu = window.findChild(ProfileMenu)
        assert menu is not None
        with qtbot.waitSignal(menu.destroyed):
            menu.close()
        if key is not None:
            qtbot.keyClick(window.panes.board, key)
