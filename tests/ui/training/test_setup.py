"""The settings of a training in the window: every game, every kind of network, every setting, and what is refused."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS, Rules
from studio.training.recipes import RECIPES, Recipe, recipe_named
from studio.training.request import STANDARD, TEXTBOOK, TOY, TOY_RULES
from studio.training.setting import SettingGroup, TrainingSetting
from studio.training.settings import SETTINGS, WINDOW_SETTINGS, with_settings
from studio.ui.parameters.number_box import NumberBox
from studio.ui.texts.training import GROUP_TITLES, KIND_TITLES, SETTING_TITLES
from studio.ui.training.settings_dialog import TrainingSettingsDialog
from studio.ui.training.setup import ListedTraining, TrainingChoice, TrainingSetup
from studio.ui.training.view import Doing, TrainingView
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.shown_texts import clipped


@pytest.fixture
def view(qtbot: QtBot) -> TrainingView:
    made = TrainingView(Theme(LIGHT))
    qtbot.addWidget(made)
    return made


@pytest.fixture
def setup(view: TrainingView) -> TrainingSetup:
    return view.setup


def opened(setup: TrainingSetup, **values: float) -> TrainingSettingsDialog:
    """Return the dialog of the settings, after the user typed these values."""
    dialog = setup.made_dialog()
    for name, value in values.items():
        write(dialog, name, f"{value:.10g}")
    return dialog


def write(dialog: TrainingSettingsDialog, name: str, text: str) -> None:
    editor = dialog.rows[name].editor
    if isinstance(editor, QCheckBox):
        editor.setChecked(text == "1")
    else:
        editor.lineEdit().setText(text)
        editor.lineEdit().textEdited.emit(text)


def choose(setup: TrainingSetup, recipe: str) -> None:
    setup.network.setCurrentIndex(setup.network.findData(recipe))


def custom(setup: TrainingSetup, rules: Rules) -> None:
    setup.rules_editor.set_rules(rules)


def test_every_setting_group_and_recipe_has_a_title() -> None:
    assert list(SETTING_TITLES) == list(SETTINGS)
    assert set(GROUP_TITLES) == set(SettingGroup)
    assert set(KIND_TITLES) == set(RECIPES)


def test_a_rectangle_of_any_size_is_trained_with_each_kind_of_network(setup: TrainingSetup) -> None:
    custom(setup, Rules(4, 5, 3, gravity=True))
    assert setup.choice == TrainingChoice(Rules(4, 5, 3, gravity=True), TOY, 2 / 60, 0)
    custom(setup, Rules(6, 11, 4))
    assert setup.choice == TrainingChoice(Rules(6, 11, 4), STANDARD, 1.0, 0), "larger boards take longer"
    choose(setup, TEXTBOOK)
    custom(setup, Rules(3, 4, 3))
    assert setup.choice == TrainingChoice(Rules(3, 4, 3), TEXTBOOK, 1.0, 0), "the kind that the user chose stays"


@pytest.mark.parametrize("recipe", RECIPES)
def test_every_setting_reaches_the_training_and_can_be_reset(setup: TrainingSetup, recipe: str) -> None:
    choose(setup, recipe)
    base, dialog = recipe_named(recipe, TOY_RULES), opened(setup)
    for name, setting in WINDOW_SETTINGS.items():
        wanted, row = another_value(setting, base), dialog.rows[name]
        write(dialog, name, f"{wanted:.10g}")
        assert row.differs, name
        assert not row.reset.isHidden(), name
        assert row.editor.toolTip(), name
        assert row.editor.accessibleDescription(), name
        assert with_settings(base, dialog.changes) == setting.changed(base, wanted), name
        row.take_back()
        assert dialog.changes == {}, name
        assert not row.differs, name


def another_value(setting: TrainingSetting, base: Recipe) -> float:
    """Return a value that differs from the default and contradicts no other default."""
    known = {"last_rate": 1e-5, "rate": 0.5, "batch": 200}
    return known.get(setting.name, setting.most if setting.value(base) != setting.most else setting.least)


def test_accepted_settings_are_part_of_the_choice_and_listed(
    setup: TrainingSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert setup.summary.text() == "All settings have their defaults."
    dialog = opened(setup, playouts=400, opponent_doubles=1)
    monkeypatch.setattr(setup, "made_dialog", lambda: dialog)
    monkeypatch.setattr(dialog, "exec", lambda: 1)
    setup.more.click()
    assert setup.choice.settings == {"playouts": "400", "opponent_doubles": "1"}
    assert setup.summary.text() == "Changed: Playouts 400 and Playout doubling on"


def test_the_pages_count_their_changes_and_reset_all_removes_them(setup: TrainingSetup) -> None:
    dialog = opened(setup, playouts=400, c=3, batch=64)
    texts = [dialog.pages.tabText(at) for at in range(dialog.pages.count())]
    assert texts == ["Search (2)", "Games", "Noise", "Learning (1)", "Evaluation"]
    dialog._reset.click()
    assert dialog.changes == {}
    assert dialog.pages.tabText(0) == "Search"


def test_the_defaults_are_those_of_the_kind_of_network(setup: TrainingSetup) -> None:
    for recipe in RECIPES:
        choose(setup, recipe)
        rows = setup.made_dialog().rows
        assert {name: row.value for name, row in rows.items()} == {
            name: setting.value(RECIPES[recipe]) for name, setting in WINDOW_SETTINGS.items()
        }


def test_a_value_out_of_range_is_refused_in_place(setup: TrainingSetup) -> None:
    dialog = opened(setup)
    write(dialog, "playouts", "1")
    assert dialog.rows["playouts"].refusal == "⚠ Out of range (2 to 1,000,000): the value stays 64."
    assert dialog.changes == {}
    write(dialog, "playouts", "100")
    assert not dialog.rows["playouts"].refusal


def test_settings_that_contradict_each_other_cannot_be_applied(setup: TrainingSetup) -> None:
    dialog = opened(setup, rate=0.002, last_rate=0.01)
    assert "must not exceed the initial rate, 0.002" in dialog.message
    assert {name for name, row in dialog.rows.items() if row.refusal} == {"rate", "last_rate"}
    (apply,) = (button for button in dialog._buttons.buttons() if button.objectName() == "training_settings_apply")
    assert not apply.isEnabled()
    dialog.rows["last_rate"].take_back()
    assert apply.isEnabled()
    assert dialog.changes == {"rate": "0.002"}


def test_what_cannot_be_trained_is_said_before_the_start(view: TrainingView) -> None:
    setup = view.setup
    custom(setup, Rules(4, 4, 5))
    assert "every game has the same result" in setup.problem.text()
    assert not view.start.isEnabled()
    custom(setup, Rules(7, 7, 6))
    assert "Use a convolutional network" in setup.problem.text()
    choose(setup, TEXTBOOK)
    assert not setup.problem.text()
    assert view.start.isEnabled()
    setup._settings = {"measure_games": "3"}
    setup._update_texts()
    assert "must be even" in setup.problem.text()
    assert not view.start.isEnabled()


EARLIER = ListedTraining(Rules(5, 6, 4), 12.0, 1500, TEXTBOOK, 7, {"playouts": "50", "opponent_doubles": "1"})


def test_an_earlier_training_shows_its_settings_and_keeps_them(qtbot: QtBot, view: TrainingView) -> None:
    setup = view.setup
    setup.seed.setValue(3)
    setup._settings = {"c": "3.0"}
    setup._update_texts()
    before = setup.choice
    view.show_earlier([EARLIER])
    setup.which.setCurrentIndex(1)
    assert (setup.rules, setup.recipe, setup.seed.value()) == (EARLIER.rules, TEXTBOOK, 7)
    assert setup.summary.text() == "Changed: Playouts 50 and Playout doubling on"
    assert not setup.rules_editor.isEnabled()
    assert setup.made_dialog().rows["playouts"].value == 50
    with qtbot.waitSignal(view.resume_requested) as told:
        view.start.click()
    assert told.args[2] == {}, "nothing changes"
    setup._settings = {"playouts": "60"}
    with qtbot.waitSignal(view.resume_requested) as told:
        view.start.click()
    assert told.args[2] == {"playouts": "60", "opponent_doubles": "0"}
    setup.which.setCurrentIndex(0)
    assert setup.choice == before, "the settings of the new training return"


def test_labels_and_games_have_room_when_a_training_is_resumed(qtbot: QtBot, view: TrainingView) -> None:
    view.show_earlier([EARLIER])
    view.setup.which.setCurrentIndex(1)
    view.resize(992, 640)
    with qtbot.waitExposed(view):
        view.show()
    assert view.setup.labels[view.setup.minutes].text() == "Additional &minutes"
    assert not list(clipped(view))


def test_the_focus_returns_to_the_start_when_a_training_ends(qtbot: QtBot, view: TrainingView) -> None:
    with qtbot.waitExposed(view):
        view.show()
    view.show_doing(Doing.TRAINING)
    view.pause.setFocus()
    view.show_doing(Doing.STOPPING)
    view.show_doing(Doing.ENDED)
    assert view.focusWidget() is view.start


def test_a_training_of_an_unknown_recipe_is_refused(view: TrainingView) -> None:
    view.show_earlier([ListedTraining(TOY_RULES, 1.0, 5, "future")])
    view.setup.which.setCurrentIndex(1)
    assert "no training recipe 'future'" in view.setup.problem.text()
    assert not view.start.isEnabled()
    view.setup.more.click()


def test_during_a_training_the_settings_can_only_be_read(view: TrainingView) -> None:
    view.show_doing(Doing.TRAINING)
    dialog = view.setup.made_dialog()
    assert not any(row.editor.isEnabled() for row in dialog.rows.values())
    assert not view.setup.rules_editor.isEnabled()
    assert view.start.isHidden()
    assert not view.pause.isHidden()


def test_the_board_shows_the_chosen_game_until_a_training_plays(view: TrainingView) -> None:
    assert view.board.rules == TOY_RULES
    custom(view.setup, Rules(6, 11, 4))
    assert view.board.rules == Rules(6, 11, 4)
    view.show_doing(Doing.TRAINING)
    view.board.begin(PRESETS["tic-tac-toe"])
    custom(view.setup, Rules(6, 9, 4))
    assert view.board.rules == PRESETS["tic-tac-toe"]


def test_all_settings_fit_a_small_screen(qtbot: QtBot, view: TrainingView) -> None:
    custom(view.setup, Rules(26, 26, 5))
    view.setup._settings = {
        name: f"{WINDOW_SETTINGS[name].least:g}" for name in ("playouts", "c", "epochs", "games", "rate")
    }
    view.setup._update_texts()
    assert view.setup.problem.text()
    view.resize(992, 640)
    with qtbot.waitExposed(view):
        view.show()
    assert view.minimumSizeHint().height() <= 640
    dialog = view.setup.made_dialog()
    assert dialog.height() <= 640
    assert dialog.width() <= 992


def test_settings_are_reached_by_keys(qtbot: QtBot, setup: TrainingSetup) -> None:
    dialog = opened(setup)
    with qtbot.waitExposed(dialog):
        dialog.show()
    walked = []
    for _ in range(12):
        focus = dialog.focusWidget()
        assert focus is not None
        walked.append(focus.objectName())
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    page = [f"training_knob_{name}" for name, known in WINDOW_SETTINGS.items() if known.group is SettingGroup.SEARCH]
    assert [name for name in walked if name.startswith("training_knob_")][: len(page)] == page
    box = dialog.rows["playouts"].editor
    assert isinstance(box, NumberBox)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert box.value == 74
