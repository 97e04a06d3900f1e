"""Levels limit the simulations and set a temperature, and change nothing else."""

from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import FinalMove
from studio.engine.options.profiles import PROFILES
from studio.engine.search import Search
from studio.game.errors import StudioError
from studio.game.natural_openings import centre_distance
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.networks.searching import made_search
from studio.players.levels import DEFAULT_LEVEL, LEVELS, SeatedEngine


def test_levels_grow_in_simulations_and_fall_in_temperature() -> None:
    *weaker, full = LEVELS.values()
    simulations = [level.simulations or 0 for level in weaker]
    temperatures = [level.temperature or 0 for level in weaker]
    assert simulations == sorted(simulations)
    assert temperatures == sorted(temperatures, reverse=True)
    assert (full.simulations, full.temperature) == (None, None)
    assert DEFAULT_LEVEL in LEVELS


def test_a_level_changes_nothing_but_the_final_move() -> None:
    for name, profile in PROFILES.items():
        assert SeatedEngine(name, "full").parameters == profile.parameters
        casual = SeatedEngine(name, "casual").parameters
        assert casual.final_move is FinalMove.SAMPLE
        own = profile.parameters
        assert replace(casual, final_move=own.final_move, temperature=own.temperature) == own


@pytest.mark.parametrize(
    ("level", "limit", "expected"),
    [
        ("casual", Limit(seconds=2.0), Limit(seconds=2.0, simulations=300)),
        ("casual", Limit(simulations=50), Limit(simulations=50)),
        ("casual", Limit(simulations=5000), Limit(simulations=300)),
        ("full", Limit(seconds=2.0), Limit(seconds=2.0)),
        ("full", Limit(simulations=5000), Limit(simulations=5000)),
    ],
)
def test_the_first_limit_reached_ends_a_move(level: str, limit: Limit, expected: Limit) -> None:
    assert SeatedEngine("studio", level, limit).move_limit == expected


def test_a_beginner_does_not_always_play_the_same_move() -> None:
    player = SeatedEngine("studio-rollouts", "beginner")
    played = set()
    for seed in range(12):
        search = Search(Position(PRESETS["gomoku-9"]), player.parameters, seed=seed)
        search.run(player.move_limit)
        played.add(search.final_move())
    assert len(played) > 3


@pytest.mark.parametrize(("profile", "level"), [("nobody", "casual"), ("studio", "grandmaster")])
def test_unknown_profiles_and_levels_are_refused(profile: str, level: str) -> None:
    with pytest.raises(StudioError, match="There is no"):
        SeatedEngine(profile, level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("profile", ["studio", "classic-uct", "neighbour"])
def test_every_level_opens_within_two_points_of_the_centre(profile: str, level: str) -> None:
    rules = PRESETS["gomoku-15"]
    for seed in range(3):
        search = made_search(Position(rules), SeatedEngine(profile, level).parameters, seed=seed)
        search.run(Limit(simulations=30))
        point = search.final_move()
        assert point is not None
        assert centre_distance(rules, point) <= 2
