"""The sides of a game whose mistakes are the user's."""

import pytest

from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.practice.sources import own_sides
from tests.practice.games import BLACK, WHITE


@pytest.mark.parametrize(
    ("black", "white", "player", "sides"),
    [
        ("", "Studio (casual)", "", {BLACK}),
        ("Studio (full)", "Ada", "", {WHITE}),
        ("Ada", "Bob", "", {BLACK, WHITE}),
        ("Ada", "Bob", "Bob", {WHITE}),
        ("Ada", "Bob", " bob ", {WHITE}),
        ("Ada", "Ada", "Ada", {BLACK, WHITE}),
        ("Ada", "Bob", "Eve", set()),
        ("", "Studio (casual)", "Eve", {BLACK}),
        ("", "", "Eve", {BLACK, WHITE}),
        ("Studio (full)", "Studio (casual)", "", set()),
        ("Studio (full)", "Studio (casual)", "studio (casual)", {WHITE}),
    ],
)
def test_mistakes_of_engines_and_of_other_players_are_not_the_users(
    black: str, white: str, player: str, sides: set[object]
) -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    record.black, record.white = black, white
    assert {*own_sides(record, player, lambda name: name.startswith("Studio"))} == sides


@pytest.mark.parametrize(
    ("black", "white", "player", "sides"),
    [
        ("Ada", "Bob", "", set()),
        ("Ada", "Bob", "Eve", set()),
        ("Ada", "Bob", "bob", {WHITE}),
        ("", "Studio (casual)", "", {BLACK}),
    ],
)
def test_in_games_of_others_only_sides_with_the_users_name_count(
    black: str, white: str, player: str, sides: set[object]
) -> None:
    record = GameRecord(PRESETS["gomoku-9"])
    record.black, record.white = black, white
    assert {*own_sides(record, player, lambda name: name.startswith("Studio"), is_chosen=False)} == sides
