"""One setting of a training: its name, description and range, and how a recipe stores it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from studio.game.errors import StudioError
from studio.training import messages
from studio.training.recipes import Recipe

Number = int | float


class SettingGroup(StrEnum):
    """The part of a training that a setting changes."""

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
    """A setting with its range. `value` reads it from a recipe, and `changed` returns a recipe with another value."""

    name: str
    group: SettingGroup
    sentence: str
    kind: type
    least: Number
    most: Number
    value: Callable[[Recipe], Number]
    changed: Callable[[Recipe, Any], Recipe]

    def parsed(self, text: str) -> Number:
        """Return the number in a text. Raise an error that states the valid range if the number is invalid."""
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
