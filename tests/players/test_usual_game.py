"""The usual game changes with the choices of the user, but not after a single game with other rules."""

from dataclasses import replace

from studio.game.rules import PRESETS
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.players.usual_game import UsualGame

RENJU = GameSetup(PRESETS["renju-15"], Person(), SeatedEngine("studio", "club"))
FOUR = GameSetup(PRESETS["connect-four"], SeatedEngine("studio", "casual"), Person())
NOUGHTS = GameSetup(PRESETS["tic-tac-toe"], Person(), Person())
DEFAULT = UsualGame(GameSetup(PRESETS["gomoku-15"], Person(), SeatedEngine("studio", "casual")))


def after(*setups: GameSetup) -> UsualGame:
    usual = DEFAULT
    for setup in setups:
        usual = usual.after(setup, is_random=False)
    return usual


def test_the_first_choice_is_the_usual_game() -> None:
    assert after(RENJU).setup == RENJU


def test_a_single_game_with_other_rules_does_not_replace_it() -> None:
    assert after(RENJU, FOUR).setup == RENJU
    assert after(RENJU, FOUR, NOUGHTS).setup == RENJU
    assert after(RENJU, FOUR, RENJU, FOUR).setup == RENJU


def test_other_rules_become_usual_when_they_are_chosen_twice_in_a_row() -> None:
    stronger = replace(FOUR, black=SeatedEngine("studio", "club"))
    assert after(RENJU, FOUR, stronger).setup == stronger


def test_other_players_with_the_usual_rules_apply_at_once() -> None:
    usual = after(RENJU, FOUR).after(RENJU.swapped(), is_random=True)
    assert usual == UsualGame(RENJU.swapped(), is_random=True, is_chosen=True)
