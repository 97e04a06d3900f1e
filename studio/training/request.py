"""A request for a training, and the commands of a running one: plain data between processes."""

from enum import StrEnum

import msgspec

from studio.game.rules import PRESETS

STANDARD, TOY, TEXTBOOK = "standard", "toy", "textbook"
"""The names of recipes.

TOY learns a small game in minutes. TEXTBOOK is AlphaZero's method with a convolutional network.
"""
TOY_RULES = PRESETS["four-5"]
TOY_HOURS = 2 / 60


class TrainingRequest(msgspec.Struct, frozen=True):
    """A training to start or to resume."""

    folder: str
    rules: str
    hours: float
    """The training time of all sessions together, in hours of processor time per worker."""
    seed: int = 0
    recipe: str = STANDARD
    gate: float = 0.0
    resumed: bool = False
    settings: dict[str, str] = {}  # changes of the recipe, by the names of `SETTINGS`; msgspec copies the default


class Command(StrEnum):
    """A command to the training process, sent as a line of text."""

    PAUSE = "pause"
    GO_ON = "go_on"
    STOP = "stop"
