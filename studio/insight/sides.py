"""The two sides of a comparison, and how each of them is to search."""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SideSettings:
    """How one side searches."""

    profile: str = DEFAULT_PROFILE
    seed: int = 0
    exploration: float | None = None  # as the profile has it
    own: Parameters | None = None
    """Replace the profile's parameters where the user changed them; always set for a user's own profile."""

    @property
    def parameters(self) -> Parameters:
        of_profile = self.own or profile_named(self.profile).parameters
        return of_profile if self.exploration is None else replace(of_profile, exploration=self.exploration)
