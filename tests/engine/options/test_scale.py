"""The exploration constant on win rates and on values."""

import pytest

from studio.engine.options.parameters import ParameterError, Parameters, Selection
from studio.engine.options.profiles import PROFILES
from studio.engine.options.scale import Scale, scale_from_text, with_settings

UCT, PUCT = PROFILES["classic-uct"].parameters, PROFILES["alphazero"].parameters


@pytest.mark.parametrize(
    ("parameters", "scale", "wanted"),
    [
        (UCT, None, 2.0),
        (UCT, Scale.RATES, 2.0),
        (UCT, Scale.VALUES, 1.0),
        (PUCT, None, 2.0),
        (PUCT, Scale.VALUES, 2.0),
        (PUCT, Scale.RATES, 4.0),
    ],
)
def test_c_is_converted_to_the_scale_of_the_rule(parameters: Parameters, scale: Scale | None, wanted: float) -> None:
    changed = with_settings(parameters, {"exploration": "2"}, scale)
    assert changed.exploration == wanted
    if scale is not None:
        assert wanted in (changed.exploration_on_win_rates, changed.exploration_on_values)
        on_scale = changed.exploration_on_values if scale is Scale.VALUES else changed.exploration_on_win_rates
        assert on_scale == 2


def test_the_rule_that_is_set_decides() -> None:
    changed = with_settings(UCT, {"selection": "puct", "exploration": "2"}, Scale.VALUES)
    assert (changed.selection, changed.exploration) == (Selection.PUCT, 2)
    assert with_settings(UCT, {"selection": "uct-total", "exploration": "2"}, Scale.VALUES).exploration == 1


def test_the_c_of_a_profile_is_not_converted() -> None:
    assert with_settings(UCT, {"proofs": "off"}, Scale.VALUES).exploration == UCT.exploration


def test_invalid_values_are_refused() -> None:
    with pytest.raises(ParameterError, match="one of rates, values"):
        scale_from_text("percent")
    with pytest.raises(ParameterError, match="exploration must be"):
        with_settings(UCT, {"exploration": "-1"}, Scale.VALUES)
    with pytest.raises(ParameterError, match="exploration must be"):
        with_settings(PUCT, {"exploration": "600"}, Scale.RATES)
