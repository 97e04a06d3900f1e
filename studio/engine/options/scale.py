"""The two scales of the exploration constant c, and functions that read parameters on either scale."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from studio.engine import messages
from studio.engine.options.parameters import ParameterError, Parameters, Selection

EXPLORATION, SCALE = "exploration", "scale"


class Scale(StrEnum):
    """The scale of the values in the selection formula: win rates from 0 to 1, or values from −1 to 1.

    With the scale of values, c must be twice as large for the same choices as with win rates.
    """

    RATES = "rates"
    VALUES = "values"

    @classmethod
    def of(cls, selection: Selection) -> "Scale":
        """Return the scale of the parameter `exploration` for this selection rule."""
        return cls.RATES if selection.compares_win_rates else cls.VALUES

    def factor_to(self, other: "Scale") -> float:
        """Return the factor that converts c from this scale to `other`."""
        if self is other:
            return 1.0
        return 2.0 if other is Scale.VALUES else 0.5


def with_settings(parameters: Parameters, settings: Mapping[str, str], scale: Scale | None = None) -> Parameters:
    """Return a copy with these settings, whose values are texts.

    `scale` is the scale of c in the settings, by default the scale of the selection rule, as in `Parameters`. Without
    `exploration` in the settings, c does not change.
    """
    changed = parameters.with_text(settings)
    if scale is None or EXPLORATION not in settings:
        return changed
    factor = scale.factor_to(Scale.of(changed.selection))
    return replace(changed, exploration=changed.exploration * factor)


def scale_from_text(text: str) -> Scale:
    """Return the scale with this name. Raise if there is none."""
    if text not in list(Scale):
        raise ParameterError(messages.NOT_A_CHOICE, name=SCALE, choices=", ".join(Scale), value=text[:40])
    return Scale(text)
