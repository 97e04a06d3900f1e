"""The two scales of the exploration constant c. Also functions that read parameters on either scale."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from studio.engine import messages
from studio.engine.options.parameters import ParameterError, Parameters, Selection

EXPLORATION, SCALE = "exploration", "scale"


class Scale(StrEnum):
    """The scale of the values in the selection formula: win rates from 0 to 1, or values from −1 to 1.

    On the scale of values, c must be twice as large to select the same moves.
    """

    RATES = "rates"
    VALUES = "values"

    @classmethod
    def of(cls, selection: Selection) -> "Scale":
        """Return the scale that the parameter `exploration` has with this selection rule."""
        return cls.RATES if selection.compares_win_rates else cls.VALUES

    def factor_to(self, other: "Scale") -> float:
        """Return the factor by which c is multiplied to convert it from this scale to `other`."""
        if self is other:
            return 1.0
        return 2.0 if other is Scale.VALUES else 0.5


def with_settings(parameters: Parameters, settings: Mapping[str, str], scale: Scale | None = None) -> Parameters:
    """Return a copy of the parameters with these settings, whose values are texts.

    `scale` is the scale on which the settings give c. By default, it is the scale of the selection rule. If they do not
    contain `exploration`, c does not change.
    """
    changed = parameters.with_text(settings)
    if scale is None or EXPLORATION not in settings:
        return changed
    factor = scale.factor_to(Scale.of(changed.selection))
    return replace(changed, exploration=changed.exploration * factor)


def scale_from_text(text: str) -> Scale:
    """Return the scale with this name. Raise an error if there is none."""
    if text not in list(Scale):
        raise ParameterError(messages.NOT_A_CHOICE, name=SCALE, choices=", ".join(Scale), value=text[:40])
    return Scale(text)
