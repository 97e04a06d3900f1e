"""The two sides of a comparison of searches, and their settings."""

from dataclasses import dataclass, replace
from enum import StrEnum

from studio.engine.options.parameters import Parameters
from studio.engine.options.profiles import DEFAULT_PROFILE, profile_named


class Side(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class SideSettings:
    """The search settings of one side."""

    profile: str = DEFAULT_PROFILE
    seed: int = 0
    exploration: float | None = None  # None: the value of the profile
    own: Parameters | None = None
    """The parameters of the search.

    If None, those of the profile are used. Always set if the profile is one that the user created.
    """

    @property
    def parameters(self) -> Parameters:
        of_profile = self.own or profile_named(self.profile).parameters
        return of_profile if self.exploration is None else replace(of_profile, exploration=self.exploration)
