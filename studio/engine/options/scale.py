"""The two scales on which the exploration constant c is written, and the reading of parameters with c on either
scale.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from studio.engine import messages
from studio.engine.options.parameters import ParameterError, Parameters, Selection

EXPLORATION, SCALE = "exploration", "scale"


class Scale(StrEnum):
    """The scale of the values that c is compared with: win rates from 0 to 1, or values from −1 to 1.

    On values, c must be twice as large for the same choices.
    """

    RATES = "rates"
    VALUES = "values"

    @classmethod
    def of(cls, selection: Selection) -> "Scale":
        """Return the scale of the parameter `exploration` for this selection rule."""
        return cls.RATES if selection.compares_win_rates else cls.VALUES

    def factor_to(self, other: "Scale") -> float:
        """Return the factor that converts a c on this scale to the other scale."""
        if self is other:
            return 1.0
        return 2.0 if other is Scale.VALUES else 0.5


def with_settings(parameters: Parameters, settings: Mapping[str, str], scale: Scale | None = None) -> Parameters:
    """Return a copy with the values of `settings`, given as text. A c in `settings` is on the scale `scale`.

    Without `scale`, c is on the scale of the selection rule, as in `Parameters`. Without an `exploration` in
    `settings`, it stays as it is.
    """
    changed = parameters.with_text(settings)
    if scale is None or EXPLORATION not in settings:
        return changed
    factor = scale.factor_to(Scale.of(changed.selection))
    return replace(changed, exploration=changed.exploration * factor)


def scale_from_text(text: str) -> Scale:
    """Return the scale of this name; another name raises an error."""
    if text not in list(Scale):
        raise ParameterError(messages.NOT_A_CHOICE, name=SCALE, choices=", ".join(Scale), value=text[:40])
    return Scale(text)
