"""The class of a training setting: name, description, range, and access to its value in a recipe."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from studio.game.errors import StudioError
from studio.training import messages
from studio.training.recipes import Recipe

Number = int | float
MOST = 1_000_000
"""The largest value of a setting that has no other limit."""


class SettingGroup(StrEnum):
    """The group to which a setting belongs in lists and dialogs."""

    SEARCH = "search"
    GAMES = "games"
    NOISE = "noise"
    LEARNING = "learning"
    MEASURING = "measuring"

    @property
    def is_of_self_play(self) -> bool:
        return self in (SettingGroup.SEARCH, SettingGroup.GAMES, SettingGroup.NOISE)


@dataclass(frozen=True)
class TrainingSetting:
    """A setting of a training, with its range. `value` returns its value in a recipe.

    `changed` returns the recipe with a new value.
    """

    name: str
    group: SettingGroup
    sentence: str
    kind: type
    least: Number
    most: Number
    value: Callable[[Recipe], Number]
    changed: Callable[[Recipe, Any], Recipe]

    def parsed(self, text: str) -> Number:
        """Parse a number. If the text is invalid, raise an error that states the range."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        is_valid = self.least <= number <= self.most and (self.kind is not int or number.is_integer())
        if not is_valid:
            kind = "a whole number" if self.kind is int else "a number"
            raise StudioError(
                messages.TRAINING_SETTING, name=self.name, kind=kind, least=self.least, most=self.most, given=text[:40]
            )
        return int(number) if self.kind is int else number
