"""The new-game dialog: every field takes effect."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES, Profile
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.baselines import BASELINE_SENTENCES, BASELINE_TITLES, Baseline, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.players.levels import LEVELS, SeatedEngine
from studio.players.profiles import OURS, ProfileCatalogue
from studio.players.seats import GameSetup, Person, SeatedProgram
from studio.ui.play.new_game import EditedParameters, NewGameDialog
from studio.ui.play.rules_editor import TITLES
from studio.ui.widgets.limit_editor import LimitKind
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.play.new_games import GUEST, PROPOSED, Make, box, choose, combo, limit, sentence, set_limit, write

# Every field takes effect


@pytest.mark.parametrize(("name", "title"), TITLES.items())
def test_each_game_can_be_chosen(dialog: NewGameDialog, name: str, title: str) -> None:
    choose(combo(dialog, "rules"), title)
    assert dialog.setup().rules == PRESETS[name]


def test_every_preset_has_a_title() -> None:
    assert set(TITLES) == set(PRESETS)


@pytest.mark.parametrize("side", ["black", "white"])
@pytest.mark.parametrize("profile", PROFILES)
def test_each_profile_can_play_each_side(dialog: NewGameDialog, side: str, profile: str) -> None:
    choose(combo(dialog, side), PROFILES[profile].title)
    assert getattr(dialog.setup(), side) == SeatedEngine(profile, "casual", Limit(seconds=2.0))


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_can_be_chosen(dialog: NewGameDialog, level: str) -> None:
    choose(combo(dialog, "white_level"), LEVELS[level].title)
    assert dialog.setup().white == SeatedEngine("studio", level, Limit(seconds=2.0))


def test_several_limits_of_a_move_can_be_combined(dialog: NewGameDialog) -> None:
    set_limit(dialog, "white", LimitKind.SECONDS, "7.5")
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=7.5))
    set_limit(dialog, "white", LimitKind.SIMULATIONS, "250")
    set_limit(dialog, "white", LimitKind.DEPTH, "9")
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=7.5, simulations=250, depth=9))


def test_each_engine_has_its_own_limit(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "black"), "Graph search")
    set_limit(dialog, "black", LimitKind.SECONDS, "3")
    setup = dialog.setup()
    assert setup.black == SeatedEngine("graph", "casual", Limit(seconds=3.0))
    assert setup.white == SeatedEngine("studio", "casual", Limit(seconds=2.0))


def test_an_engine_always_has_a_limit(dialog: NewGameDialog) -> None:
    tick = limit(dialog, "white").popup.findChild(QCheckBox, "limit_by_seconds")
    assert tick is not None
    tick.click()
    assert tick.isChecked()
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=2.0))


# The colour


def test_one_choice_gives_the_person_either_side(dialog: NewGameDialog) -> None:
    assert combo(dialog, "colour").currentText() == "Black"
    pick(dialog, "White")
    assert dialog.setup() == PROPOSED.swapped()
    assert combo(dialog, "white").currentText() == "You"
    pick(dialog, "Black")
    assert dialog.setup() == PROPOSED
    assert not dialog.is_random


def test_a_random_colour_is_drawn_later(dialog: NewGameDialog) -> None:
    pick(dialog, "Random")
    assert dialog.is_random
    texts = {label.text().replace("&", "") for label in dialog.findChildren(QLabel) if label.isVisible()}
    assert texts >= {"One side", "Other side"}
    assert not texts & {"Black", "White"}
    pick(dialog, "White")
    assert (dialog.is_random, dialog.setup()) == (False, PROPOSED.swapped())


def test_the_colour_follows_the_players(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "white"), "Person")
    assert not combo(dialog, "colour").isEnabled()
    choose(combo(dialog, "black"), "Studio")
    assert (combo(dialog, "colour").isEnabled(), combo(dialog, "colour").currentText()) == (True, "White")


def pick(dialog: NewGameDialog, colour: str) -> None:
    """Choose a colour as a user does."""
    box = combo(dialog, "colour")
    box.setCurrentIndex(box.findText(colour))
    box.activated.emit(box.currentIndex())


# The clock


def test_a_clock_of_the_game_has_minutes_and_an_increment(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time per game")
    write(box(dialog, "clock_minutes"), "1.5")
    write(box(dialog, "clock_increment"), "2")
    assert dialog.setup().clock == TimeControl(game_seconds=90.0, increment=2.0)
    assert not box(dialog, "clock_seconds").isVisible()


@pytest.mark.parametrize(
    ("written", "seconds", "shown"),
    [("0:05", 5.0, "0:05 min"), ("1:30", 90.0, "1:30 min"), ("10", 600.0, "10:00 min"), ("0,25", 15.0, "0:15 min")],
)
def test_minutes_may_be_written_with_seconds(dialog: NewGameDialog, written: str, seconds: float, shown: str) -> None:
    choose(combo(dialog, "clock"), "Time per game")
    minutes = box(dialog, "clock_minutes")
    write(minutes, written)
    minutes.interpretText()  # as if the focus left the field
    assert dialog.setup().clock.game_seconds == seconds
    assert minutes.text() == shown


@pytest.mark.parametrize("written", ["0:00", "1:75", "soon", "-3"])
def test_invalid_times_are_refused(dialog: NewGameDialog, written: str) -> None:
    choose(combo(dialog, "clock"), "Time per game")
    minutes = box(dialog, "clock_minutes")
    write(minutes, written)
    minutes.interpretText()
    assert (dialog.setup().clock.game_seconds or 0) >= 1
    assert minutes.hasAcceptableInput()


def test_a_clock_may_be_per_move(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "clock"), "Time per move")
    write(box(dialog, "clock_seconds"), "12")
    assert dialog.setup().clock == TimeControl(Limit(seconds=12.0))
    assert sentence(dialog, "clock_sentence") == "Time per move, for people and engines; a side that exceeds it loses"
    choose(combo(dialog, "clock"), "No clock")
    assert dialog.setup().clock == TimeControl()


@pytest.mark.parametrize("clock", [TimeControl(game_seconds=90.0, increment=2.0), TimeControl(Limit(seconds=4.0))])
def test_a_proposed_clock_is_returned_unchanged(make: Make, clock: TimeControl) -> None:
    proposed = GameSetup(PRESETS["gomoku-9"], Person(), Person(), clock=clock)
    assert make(proposed).setup() == proposed


# External engines and parameters


def test_external_engines_follow_the_profiles(qtbot: QtBot) -> None:
    dialog = NewGameDialog(PROPOSED, Theme(LIGHT), engines=(GUEST,))
    qtbot.addWidget(dialog)
    choose(combo(dialog, "white"), "A guest")
    assert dialog.setup().white == SeatedProgram(GUEST, Limit(seconds=2.0))
    assert not combo(dialog, "white_level").isEnabled()
    assert limit(dialog, "white").isEnabled()
    assert sentence(dialog, "white_sentence") == "An external engine, at full strength"


@pytest.mark.parametrize("kind", Baseline)
def test_baseline_players_follow_the_profiles(qtbot: QtBot, kind: Baseline) -> None:
    dialog = NewGameDialog(PROPOSED, Theme(LIGHT), engines=(GUEST,))
    qtbot.addWidget(dialog)
    choose(combo(dialog, "white"), BASELINE_TITLES[kind])
    assert dialog.setup().white == SeatedBaseline(kind, Limit(seconds=2.0))
    assert not combo(dialog, "white_level").isEnabled()
    assert limit(dialog, "white").isEnabled() == (kind is Baseline.MINIMAX)
    assert sentence(dialog, "white_sentence") == BASELINE_SENTENCES[kind]


def test_a_proposed_baseline_is_returned_unchanged(make: Make) -> None:
    black = SeatedBaseline(Baseline.MINIMAX, Limit(depth=5))
    proposed = GameSetup(PRESETS["gomoku-9"], black, SeatedBaseline(Baseline.ONE_PLY, Limit(seconds=2.0)))
    assert make(proposed).setup() == proposed


def test_a_missing_engine_is_replaced_by_the_user(make: Make) -> None:
    dialog = make(GameSetup(PRESETS["gomoku-9"], SeatedProgram(GUEST), SeatedEngine("studio")))
    assert dialog.setup().black == Person()


def test_parameters_belong_to_the_seat_until_its_profile_changes(qtbot: QtBot) -> None:
    mine = replace(PROFILES["studio-rollouts"].parameters, exploration=0.7)
    asked: list[SeatedEngine] = []

    def edit(seat: SeatedEngine, _window: QWidget) -> EditedParameters:
        asked.append(seat)
        return EditedParameters("studio", mine, OURS)

    dialog = NewGameDialog(PROPOSED, Theme(LIGHT), edit_parameters=edit)
    qtbot.addWidget(dialog)
    button = dialog.findChild(QPushButton, "new_game_white_parameters")
    assert button is not None
    assert button.accessibleName() == "Parameters of White"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [SeatedEngine("studio", "casual", Limit(seconds=2.0))]
    assert dialog.setup().white == SeatedEngine("studio", "casual", Limit(seconds=2.0), mine)
    assert sentence(dialog, "white_sentence").endswith("; parameters changed")
    choose(combo(dialog, "white"), "Graph search")
    assert dialog.setup().white == SeatedEngine("graph", "casual", Limit(seconds=2.0))


def test_user_profiles_can_play(qtbot: QtBot) -> None:
    mine = replace(PROFILES["graph"].parameters, exploration=0.7)
    catalogue = ProfileCatalogue((Profile("mine", "My own", "It is mine.", mine, base="graph"),))
    dialog = NewGameDialog(PROPOSED, Theme(LIGHT), catalogue=catalogue)
    qtbot.addWidget(dialog)
    choose(combo(dialog, "white"), "My own")
    assert dialog.setup().white == SeatedEngine("mine", "casual", Limit(seconds=2.0), mine)
    assert "changed" not in sentence(dialog, "white_sentence")


def test_white_may_start(dialog: NewGameDialog) -> None:
    choose(combo(dialog, "starts"), "White")
    assert dialog.setup().starts is Stone.WHITE


def test_an_opening_is_explained_and_may_change_the_colour(make: Make) -> None:
    dialog = make(PROPOSED)
    protocol = dialog.findChild(QLabel, "new_game_protocol")
    assert protocol is not None
    assert protocol.isHidden()
    assert combo(dialog, "colour").accessibleName() == "Your colour"
    choose(combo(dialog, "opening"), "Swap2")
    assert not protocol.isHidden()
    assert protocol.text().startswith("The first player places three stones.")
    assert combo(dialog, "colour").accessibleName() == "Your colour at first"
