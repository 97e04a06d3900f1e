"""Training in the real window: starting, pausing, closing, resuming and saving. The trainer is a stand-in."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from studio.activities.live_training import TrainingState
from studio.engine.options.profiles import profile_named
from studio.game.rules import Rules
from studio.machine.folders import home_folders
from studio.networks.catalogue import network_names
from studio.thinking.thoughts import EngineState
from studio.ui.controllers.windows.secondary_window import Leaving
from studio.ui.controllers.windows.training_window import TrainingWindow
from studio.ui.parameters.number_box import NumberBox
from studio.ui.parameters.save_dialog import SaveProfileDialog
from studio.ui.program import Program
from studio.ui.texts import language
from studio.ui.training.settings_dialog import TrainingSettingsDialog
from studio.ui.widgets.theme import DARK, LIGHT
from tests.activities.trainings import BROKEN, COMMAND, MISSING
from tests.sizes import one_always, one_row_always
from tests.ui.pseudo_locale import PseudoLocale
from tests.ui.shown_texts import clipped, is_marked, texts_of
from tests.window.hands import answer
from tests.window.starting import Start

Key, Modifier = Qt.Key, Qt.KeyboardModifier
LONG = 600
"""In minutes: this training runs until it is stopped."""
Opened = Callable[[], tuple[Program, TrainingWindow]]


@pytest.fixture
def opened(start: Start) -> Opened:
    def begin() -> tuple[Program, TrainingWindow]:
        program = start()
        program.services.training._child._command = COMMAND
        program.window.actions_["training"].trigger()
        window = program.window.controllers.training.window
        assert window is not None
        return program, window

    return begin


def until(qtbot: QtBot, program: Program, state: TrainingState) -> None:
    qtbot.waitUntil(lambda: program.services.training.state is state, timeout=60_000)


def learn(qtbot: QtBot, program: Program, window: TrainingWindow) -> None:
    """Start a training that lasts long."""
    window.view.setup.minutes.setValue(LONG)
    window.view.start.click()
    qtbot.waitUntil(lambda: bool(program.services.training.curve), timeout=60_000)


def test_a_training_is_started_watched_paused_and_stopped_by_keys(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.services.training._child._command = COMMAND
    program.window.actions_["run"].trigger()
    qtbot.waitUntil(lambda: program.live_search.state is EngineState.THINKING, timeout=30_000)
    qtbot.keyClick(program.window, Key.Key_T, Modifier.ControlModifier | Modifier.ShiftModifier)
    window = program.window.controllers.training.window
    assert window is not None
    assert window.isVisible()
    assert window.view.state.text() == "No network is being trained."
    learn(qtbot, program, window)
    assert program.live_search.state is not EngineState.THINKING, "the window's own search pauses"
    qtbot.waitUntil(lambda: window.view.board.moves_shown == (12, 13, 7, 18), timeout=10_000)
    assert "Generation" in window.view.state.text()
    assert "of processor time left" in window.view.state.text()
    qtbot.keyClick(window, Key.Key_Space)
    until(qtbot, program, TrainingState.PAUSED)
    assert window.view.state.text() == "Paused."
    assert not window.view.progress.isHidden()
    qtbot.keyClick(window, Key.Key_Space)
    until(qtbot, program, TrainingState.TRAINING)
    window.view.stop.click()
    until(qtbot, program, TrainingState.ENDED)
    assert window.view.state.text() == "Stopped. The training can be resumed."


def test_after_a_question_that_disappears_enter_presses_no_button(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    assert window.focusWidget() is window.view.start
    learn(qtbot, program, window)
    window.view.pause.setFocus()
    QTimer.singleShot(0, program.services.training.stop)
    assert window.ask_leaving() is Leaving.CANCEL
    assert program.services.training.state is TrainingState.ENDED
    assert window.focusWidget() is window
    qtbot.keyClick(window, Key.Key_Return)
    assert program.services.training.state is TrainingState.ENDED


@pytest.mark.long
def test_the_main_window_shows_a_running_training(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    badge = program.window.panes.work.training
    assert not badge.isVisible()
    learn(qtbot, program, window)
    assert badge.isVisible()
    assert badge.text().startswith("Training: ")
    window.hide()
    badge.click()
    assert window.isVisible()
    window.pause()
    until(qtbot, program, TrainingState.PAUSED)
    assert badge.text().startswith("Training paused: ")
    window.hide()
    window.view.stop.click()
    until(qtbot, program, TrainingState.ENDED)
    assert badge.text() == "Training: finished", "the end is not missed"
    badge.click()
    assert window.isVisible()
    assert not badge.isVisible()


@pytest.mark.long
def test_the_board_is_that_of_the_chosen_game_also_after_a_training(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    learn(qtbot, program, window)
    qtbot.waitUntil(lambda: bool(window.view.board.moves_shown), timeout=10_000)
    window.view.stop.click()
    until(qtbot, program, TrainingState.ENDED)
    window.view.setup.rules_editor.set_rules(Rules(6, 9, 4))
    assert window.view.board.rules == Rules(6, 9, 4)
    assert not window.view.board.moves_shown


@pytest.mark.long
def test_the_reason_why_a_training_cannot_start_stands_beside_the_button(opened: Opened) -> None:
    _, window = opened()
    view = window.view
    assert view.setup.problem.isHidden()
    view.setup.rules_editor.set_rules(Rules(3, 4, 5))
    assert view.setup.problem.isVisible()
    assert not view.start.isEnabled()
    above = view.start.mapTo(window, view.start.rect().topLeft()).y()
    problem = view.setup.problem
    below = problem.mapTo(window, problem.rect().bottomLeft()).y()
    assert 0 <= above - below <= 20


@pytest.mark.long
def test_a_stopped_training_is_in_the_list(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    learn(qtbot, program, window)
    window.view.stop.click()
    until(qtbot, program, TrainingState.ENDED)
    assert window.view.setup.which.count() == 2
    assert window.view.setup.which.itemText(1).startswith("Four in a row 5×5")
    window.view.setup.which.setCurrentIndex(1)
    window.view.setup.minutes.setValue(1)
    window.view.start.click()
    until(qtbot, program, TrainingState.TRAINING)
    assert program.services.training.request is not None
    assert program.services.training.request.resumed


@pytest.mark.long
def test_all_settings_of_a_rectangle_reach_the_training_and_return_with_it(
    qtbot: QtBot, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: TrainingSettingsDialog) -> int:
        editor = dialog.rows["playouts"].editor
        assert isinstance(editor, NumberBox)
        editor.lineEdit().setText("")
        qtbot.keyClicks(editor, "90")
        dialog.accept()
        return 1

    monkeypatch.setattr(TrainingSettingsDialog, "exec", accept)
    program, window = opened()
    setup = window.view.setup
    setup.rules_editor.set_rules(Rules(4, 6, 3))
    setup.more.click()
    learn(qtbot, program, window)
    request = program.services.training.request
    assert request is not None
    assert (request.rules, request.settings) == ("4x6/3", {"playouts": "90"})
    program._on_language("cs")
    program.window.actions_["training"].trigger()
    other = program.window.controllers.training.window
    assert other is not None
    assert other.view.setup.choice.settings == {"playouts": "90"}, "another window shows the running training"
    assert other.view.setup.rules == Rules(4, 6, 3)
    program.services.training.stop()
    until(qtbot, program, TrainingState.ENDED)
    other.view.setup.which.setCurrentIndex(1)
    assert other.view.setup.choice.settings == {"playouts": "90"}


def test_closing_asks_during_a_training(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    learn(qtbot, program, window)
    answer("Cancel")
    window.close()
    assert window.isVisible()
    answer("Keep Training")
    window.close()
    assert not window.isVisible()
    assert program.services.training.is_on
    window.open()
    answer("Stop the Training")
    window.close()
    until(qtbot, program, TrainingState.ENDED)
    window.open()
    window.close()
    assert not window.isVisible(), "without a running training there is no question"


@pytest.mark.long
def test_quitting_asks_and_ends_the_process(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    learn(qtbot, program, window)
    answer(QMessageBox.StandardButton.Cancel)
    program.window.close()
    assert program.window.isVisible()
    assert program.services.training.is_on
    answer(QMessageBox.StandardButton.Yes)
    program.window.close()
    assert not program.window.isVisible()
    assert not window.isVisible()
    program.close()
    assert not program.services.training.is_on


@pytest.mark.parametrize(
    ("seed", "words"), one_row_always(2, [(MISSING, "pip install"), (BROKEN, "ended unexpectedly")])
)
def test_an_error_is_reported_in_a_sentence(qtbot: QtBot, opened: Opened, seed: int, words: str) -> None:
    program, window = opened()
    window.view.setup.seed.setValue(seed)
    window.view.start.click()
    until(qtbot, program, TrainingState.ENDED)
    qtbot.waitUntil(lambda: words in window.view.note.text())
    assert not window.view.save.isEnabled()
    assert window.view.start.isEnabled()


@pytest.mark.long
def test_the_network_is_saved_as_a_file(qtbot: QtBot, opened: Opened, tmp_path: Path) -> None:
    program, window = opened()
    window.view.start.click()
    until(qtbot, program, TrainingState.ENDED)
    assert "reached its time limit" in window.view.state.text()
    window.save(tmp_path / "mine.npz")
    assert (tmp_path / "mine.npz").read_bytes() == b"a network"
    assert window.view.note.text() == "The network was saved to mine.npz."
    home_folders().networks.mkdir(parents=True, exist_ok=True)
    window.save(home_folders().networks / "a toy.npz")
    assert "choose a toy as the network" in window.view.note.text()
    assert "a toy" in network_names()


@pytest.mark.long
def test_the_plots_are_saved_and_the_report_is_shown(
    qtbot: QtBot, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, window = opened()
    assert not window.view.results.isEnabled()
    window.view.start.click()
    until(qtbot, program, TrainingState.ENDED)
    asked = [str(tmp_path / "curves"), str(tmp_path / "curves.svg")]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (asked.pop(0), "PNG picture (*.png)"))
    for name in ("curves.png", "curves.svg"):
        window.view.results.plots.click()
        assert (tmp_path / name).stat().st_size > 1_000
        assert window.view.note.text() == f"The plots were saved to {name}."
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    window.view.results.report.click()
    assert shown == []
    request = program.services.training.request
    assert request is not None
    (Path(request.folder) / "index.html").write_text("a page")
    window.view.results.report.click()
    assert [Path(url.toLocalFile()).name for url in shown] == ["index.html"]


def test_the_network_becomes_a_profile_that_is_offered_everywhere(
    qtbot: QtBot, opened: Opened, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def save(dialog: SaveProfileDialog) -> int:
        proposed.append(dialog.title_edit.text())
        dialog.name_edit.setText("mine")
        dialog.accept()
        return 1

    monkeypatch.setattr(SaveProfileDialog, "exec", save)
    program, window = opened()
    assert not window.view.profile.isEnabled()
    window.view.start.click()
    until(qtbot, program, TrainingState.ENDED)
    window.view.profile.click()
    assert proposed == ["Four in a row 5×5, my network"]
    assert "was saved, and the profile Four in a row 5×5, my network uses it." in window.view.note.text()
    box = program.window.panes.bar.profile
    assert box.findData("mine") >= 0
    files = list(home.rglob("networks/*.npz"))
    assert [(file.name, file.read_bytes()) for file in files] == [("mine.npz", b"a network")]
    text = next(home.rglob("profiles/mine.toml")).read_text(encoding="utf-8")
    assert 'network = "mine"' in text
    files[0].write_bytes(b"an older one")
    window.view.profile.click()
    assert files[0].read_bytes() == b"a network", "the profile's own network is replaced"
    (files[0].parent / "other.npz").write_bytes(b"somebody's")
    assert window._network_name(replace(profile_named("studio"), name="other")) == "other-2"


@pytest.mark.long
def test_another_language_shows_the_running_training(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    learn(qtbot, program, window)
    program._on_language("cs")
    program.window.actions_["training"].trigger()
    other = program.window.controllers.training.window
    assert other is not None
    assert other is not window
    assert program.services.training.is_on
    assert not other.view.strength.is_empty or len(program.services.training.curve) < 2


@pytest.mark.long
@pytest.mark.parametrize("theme", one_always(2, ["theme_dark", "theme_light"]))
def test_it_follows_the_theme(opened: Opened, theme: str) -> None:
    program, window = opened()
    program.window.actions_[theme].trigger()
    assert window.view.board.colors is (DARK if theme == "theme_dark" else LIGHT)


@pytest.mark.long
def test_it_can_be_translated(
    qtbot: QtBot, opened: Opened, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    translator = PseudoLocale()
    monkeypatch.setattr(language, "_put_on", lambda _application, _code: None)
    qapp.installTranslator(translator)
    try:
        program, window = opened()
        learn(qtbot, program, window)
        qapp.processEvents()
        unmarked = [(name, text) for name, text in texts_of(window) if not is_marked(text)]
        assert not unmarked
        window.resize(window.sizeHint())
        assert not list(clipped(window))
        window.view.setup.rules_editor.set_rules(Rules(12, 14, 5, gravity=True))
        qapp.processEvents()
        assert not list(clipped(window))
        dialog = window.view.setup.made_dialog()
        dialog.show()
        for page in range(dialog.pages.count()):
            dialog.pages.setCurrentIndex(page)
            qapp.processEvents()
            assert not [(name, text) for name, text in texts_of(dialog) if not is_marked(text)]
            assert not list(clipped(dialog))
        dialog.close()
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.long
def test_every_control_has_a_name_and_its_own_mnemonic(qtbot: QtBot, opened: Opened) -> None:
    program, window = opened()
    view = window.view
    for part in (
        view.setup.which,
        view.setup.game,
        view.setup.network,
        view.setup.minutes,
        view.setup.seed,
        view.board,
        view.losses,
        view.strength,
        view.rate,
    ):
        assert part.accessibleName()
    letters = [text[text.index("&") + 1].lower() for text in _marked(window)]
    assert len(letters) == len(set(letters)), letters
    learn(qtbot, program, window)
    assert view.strength.accessibleDescription()


def _marked(window: TrainingWindow) -> list[str]:
    view = window.view
    labels = [label.text() for label in view.setup.labels.values()]
    buttons = (
        view.setup.more,
        view.start,
        view.pause,
        view.stop,
        view.save,
        view.profile,
        view.results.plots,
        view.results.report,
    )
    return [*labels, *(button.text() for button in buttons)]
