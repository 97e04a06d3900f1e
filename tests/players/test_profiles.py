"""The catalogue of built-in and user profiles: names, lookup, and the profile closest to a search."""

from dataclasses import replace

import pytest

from studio.engine.options.parameters import FinalMove, Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, PROFILES, Profile
from studio.game.errors import StudioError
from studio.players.levels import SeatedEngine
from studio.players.profiles import LONGEST_NAME, OURS, ProfileCatalogue, check_profile, name_for

STUDIO = PROFILES["studio-rollouts"].parameters
MINE = Profile("mine", "Mine", "Wide.", replace(STUDIO, exploration=0.9, tree_radius=2), "studio-rollouts")
SHELF = ProfileCatalogue((MINE,))


def test_built_in_profiles_precede_user_profiles() -> None:
    assert list(SHELF) == [*PROFILES, "mine"]
    assert list(OURS.values()) == list(PROFILES.values())
    assert SHELF.named("mine") is MINE
    assert SHELF.known("graph") is PROFILES["graph"]
    assert SHELF.known("gone") is PROFILES[DEFAULT_PROFILE]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(StudioError, match=r"There is no profile 'their'\. The profiles are studio, .*, graph, mine\."):
        SHELF.named("their")


def test_a_seat_needs_parameters_unless_its_profile_is_built_in() -> None:
    seat = SeatedEngine("mine", "full", own=SHELF.own_parameters("mine"))
    assert seat.parameters == MINE.parameters
    assert SHELF.own_parameters("graph") is None
    with pytest.raises(StudioError, match="There is no profile 'mine'"):
        SeatedEngine("mine", "full")


@pytest.mark.parametrize("name", PROFILES)
def test_full_strength_keeps_the_rule_for_the_final_move(name: str) -> None:
    for rule in FinalMove:
        own = replace(PROFILES[name].parameters, final_move=rule, temperature=0.3, confidence=2.5)
        assert SeatedEngine(name, "full", own=own).parameters == own
        assert SeatedEngine(name, "club", own=own).parameters.final_move is FinalMove.SAMPLE
    assert SeatedEngine(name, "full").parameters == PROFILES[name].parameters


@pytest.mark.parametrize(
    ("parameters", "wished", "expected"),
    [
        (STUDIO, "", "studio-rollouts"),
        (replace(STUDIO, memory_mb=7), "graph", "studio-rollouts"),
        (replace(STUDIO, exploration=0.31), "", "studio-rollouts"),
        (replace(MINE.parameters, rollout_moves=9), "", "mine"),
        (replace(PROFILES["classic-uct"].parameters, final_move=FinalMove.VALUE), "", "classic-uct"),
        (replace(PROFILES["neighbour-uniform"].parameters, exploration=0.7), "classic-uct", "neighbour-uniform"),
    ],
)
def test_the_nearest_profile_differs_in_the_fewest_parameters(
    parameters: Parameters, wished: str, expected: str
) -> None:
    assert SHELF.nearest(parameters, wished).name == expected


def test_of_equally_near_profiles_the_requested_one_is_chosen() -> None:
    twin = ProfileCatalogue((MINE, replace(MINE, name="twin", title="Twin")))
    for wished in ("mine", "twin"):
        assert twin.nearest(replace(MINE.parameters, confidence=1.0), wished).name == wished


def test_memory_is_not_compared_unless_a_profile_sets_it() -> None:
    large = replace(MINE, name="large", parameters=replace(MINE.parameters, memory_mb=2048))
    catalogue = ProfileCatalogue((MINE, large))
    assert catalogue.parameters_here("mine", 64) == replace(MINE.parameters, memory_mb=64)
    assert catalogue.parameters_here("graph", 64) == replace(PROFILES["graph"].parameters, memory_mb=64)
    assert catalogue.parameters_here("large", 64) == large.parameters


@pytest.mark.parametrize("name", ["mine", "a", "9x9", "my-profile-2", "x" * LONGEST_NAME])
def test_a_typeable_name_is_allowed(name: str) -> None:
    check_profile(replace(MINE, name=name))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Mine",
        "my profile",
        "-a",
        "a-",
        "a--b",
        "../x",
        "a/b",
        "é",
        "x" * 41,
        "studio-rollouts",
        "graph",
        "person",
        "con",
        "a\n",
    ],
)
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(StudioError) as refused:
        check_profile(replace(MINE, name=name))
    assert refused.value.code.startswith("profile_name")


@pytest.mark.parametrize(
    "title", ["", " ", "two\nlines", "x" * 41, "studio", "CLASSIC uct", " Graph search ", "\x1b[1m"]
)
def test_an_invalid_or_built_in_title_is_refused(title: str) -> None:
    with pytest.raises(StudioError) as refused:
        check_profile(replace(MINE, title=title))
    assert refused.value.code.startswith("profile_title")


def test_a_description_is_one_short_line_and_the_base_is_built_in() -> None:
    for sentence in ("two\nlines", "x" * 201):
        with pytest.raises(StudioError, match="one line of at most 200"):
            check_profile(replace(MINE, sentence=sentence))
    with pytest.raises(StudioError, match="There is no profile 'mine'"):
        check_profile(replace(MINE, base="mine"))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Mine", "mine"),
        ("Můj profil č. 2", "muj-profil-c-2"),
        ("  Wide & slow  ", "wide-slow"),
        ("我的", "profile"),
        ("Studio", "my-studio"),
        ("con", "my-con"),
        ("x" * 90, "x" * 40),
        ("Graph / search!", "graph-search"),
        ("", "profile"),
    ],
)
def test_a_title_proposes_a_name(title: str, name: str) -> None:
    assert name_for(title) == name
    check_profile(replace(MINE, name=name))
