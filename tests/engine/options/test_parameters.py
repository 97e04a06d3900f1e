"""Search parameters, profiles, and limits of a run."""

import math
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.parameters import (
    PARAMETERS,
    FinalMove,
    ParameterError,
    Parameters,
    Rollout,
    Selection,
    sentence_of,
)
from studio.engine.options.profiles import DEFAULT_PROFILE, PROFILES, profile_named
from studio.game.errors import StudioError

BAD_VALUES: list[tuple[str, Any]] = [
    ("selection", "best"),
    ("selection", True),
    ("selection", 1),
    ("exploration", -0.1),
    ("exploration", 1000.5),
    ("exploration", math.inf),
    ("exploration", math.nan),
    ("exploration", 10**400),
    ("exploration", True),
    ("exploration", "0.5"),
    ("exploration", None),
    ("first_play", math.nan),
    ("first_play", -math.inf),
    ("first_play", -1.5),
    ("first_play", False),
    ("rollout", ""),
    ("rollout_radius", 1.5),
    ("rollout_radius", -1),
    ("rollout_radius", 26),
    ("rollout_radius", math.inf),
    ("rollout_radius", math.nan),
    ("rollout_moves", True),
    ("widening_start", 677),
    ("widening_factor", -math.inf),
    ("widening_exponent", 1.01),
    ("tree_radius", [2]),
    ("transpositions", "on"),
    ("proofs", 1),
    ("reuse", None),
    ("final_move", "most visits"),
    ("temperature", 0),
    ("temperature", math.nan),
    ("confidence", 11),
    ("memory_mb", 0),
    ("memory_mb", -math.inf),
    ("memory_mb", 65_537),
]
BAD_TEXTS = [
    ("selection", "UCB"),
    ("exploration", "-0.1"),
    ("exploration", "inf"),
    ("exploration", "nan"),
    ("exploration", "1e999"),
    ("exploration", "much"),
    ("exploration", "true"),
    ("exploration", ""),
    ("first_play", "nan"),
    ("first_play", "-inf"),
    ("rollout", "random"),
    ("rollout_radius", "1.5"),
    ("rollout_radius", "inf"),
    ("rollout_moves", "9" * 5000),
    ("widening_exponent", "-0.5"),
    ("proofs", "maybe"),
    ("proofs", "2"),
    ("reuse", ""),
    ("final_move", "Visits!"),
    ("temperature", "0"),
    ("memory_mb", "0"),
    ("memory_mb", "99999999"),
]


def is_one_sentence(text: str) -> bool:
    return text[0].isalpha() and text.endswith(".") and "\n" not in text and len(text) < 1000


@pytest.mark.parametrize("name", PARAMETERS)
def test_every_parameter_has_a_description_and_a_default_in_its_range(name: str) -> None:
    parameter = PARAMETERS[name]
    assert is_one_sentence(sentence_of(name))
    assert sentence_of(name)[0].isupper()
    assert getattr(Parameters(), name) == parameter.default
    if isinstance(parameter.default, int | float):
        assert parameter.metadata["low"] <= parameter.default <= parameter.metadata["high"]


@pytest.mark.parametrize("name", PARAMETERS)
def test_the_bounds_of_a_range_are_allowed_and_values_beyond_are_not(name: str) -> None:
    parameter = PARAMETERS[name]
    if isinstance(parameter.default, bool) or not isinstance(parameter.default, int | float):
        return
    for end, beyond in ((parameter.metadata["low"], -1), (parameter.metadata["high"], 1)):
        assert getattr(Parameters(**{name: end}), name) == end
        if math.isfinite(end):
            with pytest.raises(ParameterError, match=f"^{name} must be "):
                Parameters(**{name: end + beyond})


def test_every_choice_is_allowed_as_text() -> None:
    for name, kind in (("selection", Selection), ("rollout", Rollout), ("final_move", FinalMove)):
        for choice in kind:
            assert getattr(Parameters().with_text({name: str(choice)}), name) is choice


@pytest.mark.parametrize(("name", "value"), BAD_VALUES, ids=lambda part: str(part)[:20])
def test_an_invalid_value_is_refused_in_one_sentence(name: str, value: Any) -> None:
    with pytest.raises(ParameterError) as refused:
        Parameters(**{name: value})
    assert refused.value.code == "parameter_value"
    assert refused.value.fields["name"] == name
    assert refused.value.sentence.startswith(f"{name} must be ")
    assert is_one_sentence(refused.value.sentence)


@pytest.mark.parametrize(("name", "text"), BAD_TEXTS, ids=lambda part: str(part)[:20])
def test_an_invalid_text_is_refused_in_one_sentence(name: str, text: str) -> None:
    with pytest.raises(ParameterError) as refused:
        Parameters().with_text({name: text})
    assert refused.value.code == "parameter_value"
    assert refused.value.sentence.startswith(f"{name} must be ")
    assert is_one_sentence(refused.value.sentence)


def test_an_error_lists_the_allowed_values() -> None:
    for name, text, sentence in (
        ("exploration", "-1", "exploration must be a number from 0 to 1,000, not -1."),
        ("rollout_radius", "near", "rollout_radius must be a whole number from 0 to 25, not near."),
        ("first_play", "-2", "first_play must be -1 or more, not -2."),
        ("proofs", "perhaps", "proofs must be on or off, not perhaps."),
        ("selection", "ucb", "selection must be one of uct, uct-total, puct, not ucb."),
    ):
        with pytest.raises(ParameterError) as refused:
            Parameters().with_text({name: text})
        assert refused.value.sentence == sentence


@pytest.mark.parametrize("name", ["explore", "", "Proofs", "__class__", "x" * 10_000])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ParameterError, match=f"The parameters are {', '.join(PARAMETERS)}") as refused:
        Parameters().with_text({name: "1"})
    assert refused.value.code == "no_such_parameter"
    assert is_one_sentence(refused.value.sentence)


def test_booleans_are_read_from_common_words() -> None:
    for truth, words in ((True, "on true YES 1"), (False, "off False no 0")):
        for word in words.split():
            assert Parameters().with_text({"proofs": word}).proofs is truth


def test_texts_change_only_the_named_parameters() -> None:
    before = PROFILES["win-share"].parameters
    after = before.with_text({"exploration": "0.5", "proofs": "on", "rollout": "neighbour", "rollout_moves": "7"})
    assert after == replace(before, exploration=0.5, proofs=True, rollout=Rollout.NEIGHBOUR, rollout_moves=7)
    assert before == PROFILES["win-share"].parameters
    assert before.with_text({}) == before


def test_integers_become_the_type_of_the_parameter() -> None:
    parameters = Parameters(exploration=1, rollout_radius=2.0)  # type: ignore[arg-type]
    assert isinstance(parameters.exploration, float)
    assert isinstance(parameters.rollout_radius, int)


def test_parameters_are_frozen() -> None:
    parameters = Parameters()
    for name in PARAMETERS:
        with pytest.raises(FrozenInstanceError):
            setattr(parameters, name, getattr(parameters, name))


def test_widening_and_puct_are_refused_together_in_any_order() -> None:
    for settings in (
        {"selection": "puct", "widening_start": "3"},
        {"widening_start": "3", "selection": "puct"},
    ):
        with pytest.raises(ParameterError, match="Widening requires UCT"):
            Parameters().with_text(settings)
    assert PROFILES["win-share"].parameters.with_text({"widening_start": "0", "selection": "puct"}).selection == "puct"


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_survives_a_round_trip_through_text(name: str) -> None:
    parameters = PROFILES[name].parameters
    plain = parameters.as_dict()
    assert list(plain) == list(PARAMETERS)
    assert {type(value) for value in plain.values()} <= {bool, int, float, str}
    assert Parameters().with_text({parameter: str(value) for parameter, value in plain.items()}) == parameters


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_has_the_documented_parameters(name: str) -> None:
    profile = profile_named(name)
    assert profile.name == name == name.lower()
    assert profile.title
    assert is_one_sentence(profile.sentence)
    assert replace(profile.parameters) == profile.parameters


def test_profiles_differ_and_the_default_is_among_them() -> None:
    assert DEFAULT_PROFILE in PROFILES
    for what in ("title", "sentence", "parameters"):
        assert len({str(getattr(profile, what)) for profile in PROFILES.values()}) == len(PROFILES)


@pytest.mark.parametrize("name", ["", "Studio", "alphabeta", "x" * 10_000])
def test_an_unknown_profile_is_refused_and_the_known_ones_are_listed(name: str) -> None:
    with pytest.raises(StudioError, match=f"The profiles are {', '.join(PROFILES)}") as refused:
        profile_named(name)
    assert refused.value.code == "no_such_profile"
    assert is_one_sentence(refused.value.sentence)


@pytest.mark.parametrize("name", ["simulations", "seconds", "memory_mb", "depth"])
@pytest.mark.parametrize("value", [0, -1, math.nan, math.inf, -math.inf, 10**15], ids=str)
def test_an_invalid_limit_is_refused_in_one_sentence(name: str, value: float) -> None:
    limits: dict[str, Any] = {name: value}
    with pytest.raises(StudioError, match=f"^The limit of {name.removesuffix('_mb')} must be ") as refused:
        Limit(**limits)
    assert refused.value.code == "limit"
    assert str(refused.value.fields["quantity"]) == name.removesuffix("_mb")
    assert is_one_sentence(refused.value.sentence)


def test_limits_may_be_small_and_may_be_omitted() -> None:
    assert Limit() == Limit(simulations=None, seconds=None, memory_mb=None, depth=None)
    assert Limit(simulations=1, seconds=1e-9, memory_mb=0.1, depth=1).seconds == 1e-9
    with pytest.raises(FrozenInstanceError):
        setattr(Limit(), "depth", 3)  # noqa: B010  # the checker of types would refuse it otherwise
