"""The training window: the plan, the curves, and a game shown move by move."""

import pytest
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.training.checkpoint import Progress
from studio.training.request import STANDARD, TEXTBOOK, TOY, TOY_RULES
from studio.ui.training.curves import CurvePlot, Line
from studio.ui.training.replayed import ReplayedGame
from studio.ui.training.setup import ListedTraining, TrainingChoice
from studio.ui.training.view import Doing, TrainingView
from studio.ui.widgets.theme import DARK, LIGHT, Theme


@pytest.fixture
def view(qtbot: QtBot) -> TrainingView:
    made = TrainingView(Theme(LIGHT))
    qtbot.addWidget(made)
    return made


def progress(generation: int, *, measured: bool = True) -> Progress:
    seconds = 30.0 * generation
    return Progress(
        rules=TOY_RULES.text,
        seed=0,
        hours=1.0,
        generation=generation,
        seconds=seconds,
        policy_loss=3.0 / generation,
        value_loss=0.5,
        game_length=9.0,
        sample_rate=200.0,
        against_random=0.1 * generation,
        against_search=0.25,
        measured_at=seconds if measured else 30.0,
    )


def choose_network(view: TrainingView, recipe: str) -> None:
    view.setup.network.setCurrentIndex(view.setup.network.findData(recipe))


def test_only_a_small_game_is_offered_as_a_two_minute_toy(view: TrainingView) -> None:
    assert view.setup.choice == TrainingChoice(TOY_RULES, TOY, 2 / 60, 0)
    view.setup.game.setCurrentIndex(view.setup.game.findData("gomoku-15"))
    view.setup.seed.setValue(3)
    assert view.setup.choice == TrainingChoice(PRESETS["gomoku-15"], STANDARD, 1.0, 3)


def test_a_convolutional_network_learns_any_game_with_textbook_settings(view: TrainingView) -> None:
    choose_network(view, TEXTBOOK)
    assert view.setup.choice == TrainingChoice(TOY_RULES, TEXTBOOK, 1.0, 0)
    choose_network(view, TOY)
    assert view.setup.choice == TrainingChoice(TOY_RULES, TOY, 2 / 60, 0)


def test_starting_emits_the_plan(qtbot: QtBot, view: TrainingView) -> None:
    with qtbot.waitSignal(view.start_requested) as told:
        view.start.click()
    assert told.args == [view.setup.choice]


def test_an_earlier_training_is_resumed_for_longer(qtbot: QtBot, view: TrainingView) -> None:
    view.show_earlier([ListedTraining(PRESETS["gomoku-9"], 12.0, 1500), ListedTraining(TOY_RULES, 2.0, 900)])
    assert [view.setup.which.itemText(at) for at in range(3)] == [
        "New training",
        "Five in a row 9×9, 12 min, 1,500 games",
        "Four in a row 5×5, 2 min, 900 games",
    ]
    view.setup.which.setCurrentIndex(2)
    view.setup.minutes.setValue(30)
    assert not view.setup.game.isEnabled()
    assert not view.setup.network.isEnabled()
    with qtbot.waitSignal(view.resume_requested) as told:
        view.start.click()
    assert told.args == [1, 0.5, {}]


@pytest.mark.parametrize("doing", list(Doing))
def test_only_possible_actions_are_enabled(view: TrainingView, doing: Doing) -> None:
    view.show_doing(doing)
    assert view.start.isEnabled() == (doing in (Doing.READY, Doing.ENDED))
    assert view.stop.isEnabled() == (doing.is_on and doing is not Doing.STOPPING)
    assert ("Continue" in view.pause.text()) == (doing in (Doing.PAUSING, Doing.PAUSED))
    assert not view.save.isEnabled(), "there is no network yet"
    assert not view.profile.isEnabled()


def test_the_curves_show_measurements_at_their_times(view: TrainingView) -> None:
    view.show_curve([progress(1), progress(2, measured=False), progress(3)], has_network=True)
    policy, value = view.losses.lines
    assert list(policy.values) == pytest.approx([3.0, 1.5, 1.0])
    assert list(policy.minutes) == [0.5, 1.0, 1.5]
    assert list(value.values) == [0.5] * 3
    random, _ = view.strength.lines
    assert list(random.minutes) == [0.5, 1.5]
    assert list(random.values) == pytest.approx([0.1, 0.3])
    assert not view.strength.is_empty
    assert view.save.isEnabled()
    assert view.profile.isEnabled()
    assert "random: 30" in view.strength.accessibleDescription()


def test_a_plot_explains_what_it_will_show(qtbot: QtBot, theme: Theme) -> None:
    plot = CurvePlot("curve", 1, lambda value, _locale: f"{value:g}", theme)
    qtbot.addWidget(plot)
    plot.set_texts("Losses", "Soon.")
    told = []
    for line in (Line("one", [1.0], [2.0]), Line("one", [1.0, 2.0], [2.0, 4.0]), Line("one")):
        plot.show_lines((line,))
        theme.set_colors(DARK)
        told.append((plot.is_empty, plot.accessibleDescription()))
    assert told == [(True, "one: 2"), (False, "one: 4"), (True, "Soon.")]


def test_a_game_is_shown_to_its_end_before_the_next_one(qtbot: QtBot) -> None:
    board = ReplayedGame(Theme(LIGHT))
    qtbot.addWidget(board)
    board.begin(TOY_RULES)
    board.take((12, 13, 7))
    for newer in ((0, 1), (5, 6)):
        board.take(newer)
    shown = []
    for _ in range(12):
        board.step()
        shown.append(board.moves_shown)
    assert shown[:3] == [(12,), (12, 13), (12, 13, 7)]
    assert shown[3:8] == [(12, 13, 7)] * 5
    assert shown[8:11] == [(), (5,), (5, 6)], "the game in between was never shown"
    board.begin(PRESETS["tic-tac-toe"])
    assert board.moves_shown == ()


def test_another_game_replaces_the_shown_moves(qtbot: QtBot) -> None:
    board = ReplayedGame(Theme(LIGHT))
    qtbot.addWidget(board)
    board.begin(PRESETS["tic-tac-toe"])
    board.take((0, 0, 700))
    for _ in range(4):
        board.step()
    assert board.moves_shown == (0,)


def test_the_end_of_a_training_moves_the_focus_from_a_hidden_button_to_start(view: TrainingView) -> None:
    view.show()
    view.show_curve([progress(1)], has_network=True)
    view.show_doing(Doing.TRAINING)
    view.pause.setFocus()
    view.show_doing(Doing.ENDED)
    assert view.focusWidget() is view.start
    view.save.setFocus()
    view.show_doing(Doing.TRAINING)
    view.show_doing(Doing.ENDED)
    assert view.focusWidget() is view.save
